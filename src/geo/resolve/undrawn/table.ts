/** The names of lands, parts of cities and rivers that are not drawn, by their folded forms. */

import { fold } from '../../domain/fold.ts';
import { americas } from './americas.ts';
import { elsewhere } from './elsewhere.ts';
import { europe } from './europe.ts';
import { quarters } from './quarters.ts';
import { rivers } from './rivers.ts';

export interface UndrawnRegion {
  readonly name: string;
  readonly sort: 'land' | 'quarter' | 'river';
  /** ISO 3166-1; undefined for a land of several countries. */
  readonly countryCode?: string;
  readonly lon: number;
  readonly lat: number;
}

const severalCountries = 'XX';

function readTable(sort: UndrawnRegion['sort'], text: string): UndrawnRegion[] {
  return text
    .trim()
    .split(/\n {2}(?! )/)
    .flatMap((rows) => {
      const [, code, places] = /^([A-Z]{2}): (.+)$/.exec(rows.replace(/\s+/g, ' '))!;
      return places!.split('; ').map((row) => {
        const [, name, lon, lat] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(row)!;
        return {
          name: name!,
          sort,
          ...(code !== severalCountries && { countryCode: code! }),
          lon: Number(lon),
          lat: Number(lat),
        };
      });
    });
}

/** All of them. */
export const undrawnRegions: readonly UndrawnRegion[] = [
  ...[europe, americas, elsewhere].flatMap((text) => readTable('land', text)),
  ...readTable('quarter', quarters),
  ...readTable('river', rivers),
];

const byName = new Map<string, UndrawnRegion[]>();
for (const region of undrawnRegions) {
  const name = fold(region.name);
  byName.set(name, [...(byName.get(name) ?? []), region]);
}

const words = new Set([...byName.keys()].flatMap((name) => name.split(' ')));
/** Beginnings of names of several words. */
const beginnings = new Set(
  [...byName.keys()].flatMap((name) => {
    const parts = name.split(' ');
    return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join(' '));
  }),
);

/** @param folded  a whole name */
export const undrawnCalled = (folded: string): readonly UndrawnRegion[] | undefined => byName.get(folded);
export const isUndrawn = (folded: string): boolean => byName.has(folded);
/** Whether a name has this word. */
export const isUndrawnWord = (folded: string): boolean => words.has(folded);
/** Whether a name begins with these words and goes on with more. */
export const beginsUndrawn = (folded: string): boolean => beginnings.has(folded);
