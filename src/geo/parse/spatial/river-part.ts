/** Parts of a river by what they are called: "the upper Danube", "the lower course of the Elbe". Where one ends is agreed upon for
 * each river, at a town or a confluence. */

import { fold } from '../../domain/fold.ts';
import type { Position, SpatialQuery } from '../../domain/query.ts';
import type { Spans } from './spans.ts';
import type { Token } from './token.ts';

/** The river's names, where its upper, its middle and its lower course begin, and where the last ends. `-` is its source or its
 * mouth, `?` a part that is not called so. */
const rows = `
danube, donau: - | Bratislava 17.1 48.14 | Iron Gates 22.55 44.67 | -
rhine, rhein: Basel 7.59 47.56 | Bingen 7.89 49.97 | Bonn 7.11 50.73 | -
elbe, labe: - | Riesa 13.3 51.31 | Geesthacht 10.37 53.43 | -
weser: - | Minden 8.92 52.29 | Bremen 8.8 53.07 | -
oder, odra: - | Brzeg 17.47 50.86 | Kostrzyn 14.64 52.59 | -
vistula, wisla: - | Sandomierz 21.75 50.68 | Modlin 20.68 52.43 | -
volga: - | Nizhny Novgorod 44 56.33 | the mouth of the Kama 49.6 55.25 | -
dnieper, dnipro: - | Kyiv 30.55 50.45 | Zaporizhzhia 35.1 47.85 | -
nile: ? | ? | Aswan 32.9 24.09 | -
congo: - | Kisangani 25.2 0.52 | Kinshasa 15.3 -4.3 | -
yangtze: - | Yichang 111.28 30.69 | Hukou 116.22 29.74 | -
yellow river, huang he: - | Hohhot’s Hekou 111.1 40.25 | Zhengzhou 113.6 34.9 | -
mekong: - | ? | the Golden Triangle 100.08 20.36 | -
amazon: - | ? | Manaus -60 -3.13 | -
parana: - | Corrientes -58.84 -27.47 | Diamante -60.65 -32.07 | -
mississippi: - | ? | Cairo, Illinois -89.13 36.98 | -
missouri: - | ? | Yankton -97.39 42.87 | -
colorado: - | ? | Lees Ferry -111.59 36.87 | -
`;

interface End {
  readonly name: string;
  readonly position: Position;
}

/** An end of the river itself is left out. */
interface Part {
  readonly from?: End;
  readonly to?: End;
}

const parts = ['upper', 'middle', 'lower'] as const;
const partOf =
  /^(?:(?:the )?(?:part|course|reach|reaches|stretch|stretches|section) of (?:the )?)?(?:river )?/u;

const byRiver: ReadonlyMap<string, ReadonlyMap<string, Part>> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [names, cells] = row.split(': ') as [string, string];
      const called = partsBetween(cells.split(' | ').map(endOf));
      return names.split(', ').map((name) => [name, called] as const);
    }),
);

function partsBetween(ends: readonly (End | null | undefined)[]): ReadonlyMap<string, Part> {
  return new Map(
    parts.flatMap((part, i): (readonly [string, Part])[] => {
      const from = ends[i];
      if (from === undefined) return [];
      // A part that is not called so is a piece of the one before it.
      const to = ends.slice(i + 1).find((end) => end !== undefined);
      return [[part, { ...(from && { from }), ...(to && { to }) }]];
    }),
  );
}

/** @returns null for an end of the river, undefined where no part begins */
function endOf(cell: string): End | null | undefined {
  if (cell === '-') return null;
  const found = /^(.+) (-?[\d.]+) (-?[\d.]+)$/u.exec(cell);
  if (!found) return undefined;
  const [, name, lon, lat] = found;
  return { name: name!, position: { type: 'Position', lon: Number(lon), lat: Number(lat) } };
}

export interface FoundRiverPart {
  readonly symbols: readonly Token[];
  /** Words used. */
  readonly length: number;
  readonly note: string;
}

/** The part of a river that begins at a word. */
export function riverPart(spans: Spans, at: number): FoundRiverPart | undefined {
  const part = spans.words[at]!.text;
  if (!parts.some((one) => one === part) || spans.nameAt(at) > 1) return undefined;
  for (let length = Math.min(7, spans.words.length - at); length > 1; length--) {
    const text = spans.quote(at, length);
    const river = fold(spans.quote(at + 1, length - 1)).replace(partOf, '');
    const called = byRiver.get(river) ?? byRiver.get(river.replace(/ river$/u, ''));
    const found = called?.get(part);
    if (!found) continue;
    const of: SpatialQuery = { type: 'NamedPlace', name: river.endsWith('river') ? river : `river ${river}` };
    const { from, to } = found;
    const query: SpatialQuery =
      from && to
        ? { type: 'Intersection', of: [of, { type: 'Between', a: from.position, b: to.position }] }
        : from
          ? { type: 'Reach', way: 'downstream', of, from: from.position }
          : { type: 'Reach', way: 'upstream', of, from: to!.position };
    const course = [from && `from ${from.name}`, to ? `to ${to.name}` : 'to its mouth'].filter(Boolean);
    return {
      symbols: [{ type: 'node', query, text }],
      length,
      note: `"${text}" is read as its course ${from ? '' : 'from its source '}${course.join(' ')}`,
    };
  }
  return undefined;
}
