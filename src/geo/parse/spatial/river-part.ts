/** Parts of a river by what they are called: "the upper Danube", "the lower course of the Elbe". Where one ends is agreed upon for
 * each river, at a town or a confluence. */

import { fold } from '../../domain/fold.ts';
import type { NamedPlace, Position, SpatialQuery } from '../../domain/query.ts';
import type { Spans } from './spans.ts';
import type { Token } from './token.ts';

/** The river's names, those in Asian languages behind the Latin ones, where its upper, its middle and its lower course begin, and where the last ends. `-` is its source or its
 * mouth, `?` a part that is not called so. */
const rows = `
danube, donau, 多瑙河, ドナウ川, ドナウ河, 도나우강, 다뉴브강, الدانوب, डेन्यूब: - | Bratislava 17.1 48.14 | Iron Gates 22.55 44.67 | -
rhine, rhein, 莱茵河, ライン川, ライン河, 라인강, الراين, राइन: Basel 7.59 47.56 | Bingen 7.89 49.97 | Bonn 7.11 50.73 | -
elbe, labe, 易北河, エルベ川, 엘베강, الالبه, एल्बे: - | Riesa 13.3 51.31 | Geesthacht 10.37 53.43 | -
weser, 威悉河, ヴェーザー川, 베저강: - | Minden 8.92 52.29 | Bremen 8.8 53.07 | -
oder, odra, 奥得河, オーデル川, 오데르강, الاودر: - | Brzeg 17.47 50.86 | Kostrzyn 14.64 52.59 | -
vistula, wisla, 维斯瓦河, ヴィスワ川, 비스와강, 비스툴라강, فيستولا: - | Sandomierz 21.75 50.68 | Modlin 20.68 52.43 | -
volga, 伏尔加河, ヴォルガ川, ボルガ川, 볼가강, الفولغا, الفولجا, فولغا, वोल्गा: - | Nizhny Novgorod 44 56.33 | the mouth of the Kama 49.6 55.25 | -
dnieper, dnipro, 第聂伯河, ドニエプル川, ドニプロ川, 드니프로강, 드네프르강, دنيبر, नीपर: - | Kyiv 30.55 50.45 | Zaporizhzhia 35.1 47.85 | -
nile, 尼罗河, ナイル川, ナイル河, 나일강, النيل, नील: ? | ? | Aswan 32.9 24.09 | -
congo, 刚果河, コンゴ川, 콩고강, الكونغو, कांगो: - | Kisangani 25.2 0.52 | Kinshasa 15.3 -4.3 | -
yangtze, 长江, 長江, 扬子江, 揚子江, 양쯔강, 양자강, 장강, اليانغتسي, यांग्त्ज़ी, यांग्त्सी: - | Yichang 111.28 30.69 | Hukou 116.22 29.74 | -
yellow river, huang he, 黄河, 黃河, 황허, 황하, 황허강, النهر الاصفر, ह्वांगहो: - | Hohhot’s Hekou 111.1 40.25 | Zhengzhou 113.6 34.9 | -
mekong, 湄公河, メコン川, メコン河, 메콩강, الميكونغ, ميكونغ, मेकांग: - | ? | the Golden Triangle 100.08 20.36 | -
amazon, 亚马孙河, 亚马逊河, アマゾン川, 아마존강, الامازون, अमेज़न, अमेजन: - | ? | Manaus -60 -3.13 | -
parana, 巴拉那河, パラナ川, 파라나강: - | Corrientes -58.84 -27.47 | Diamante -60.65 -32.07 | -
mississippi, 密西西比河, ミシシッピ川, ミシシッピー川, 미시시피강, المسيسيبي, الميسيسيبي, मिसिसिपी: - | ? | Cairo, Illinois -89.13 36.98 | -
missouri, 密苏里河, ミズーリ川, 미주리강, ميزوري, मिसौरी: - | ? | Yankton -97.39 42.87 | -
colorado, 科罗拉多河, コロラド川, 콜로라도강, كولورادو, कोलोराडो: - | ? | Lees Ferry -111.59 36.87 | -
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
      return names.split(', ').map((name) => [fold(name), called] as const);
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
    const of: NamedPlace = { type: 'NamedPlace', name: river.endsWith('river') ? river : `river ${river}` };
    const found = courseOf(part, river, of, text);
    if (found) return { symbols: [{ type: 'node', query: found.query, text }], length, note: found.note };
  }
  return undefined;
}

/** Which part of a river is asked for. */
export type RiverPart = (typeof parts)[number];

/** The noun beside the name of a river. */
const nounOfRiver = /^نهر | (?:river|नदी)$/u;

/** The middle course and what follows it: "长江中下游". */
const togetherFrom: Readonly<Partial<Record<string, RiverPart>>> = { 'middle and lower': 'middle' };

/** The part of a river where that river is known to have such a part.
 * @param river  its name, folded
 * @param of  the river itself
 * @param text  what was written for it */
export function courseOf(
  part: string,
  river: string,
  of: NamedPlace,
  text: string,
): { readonly query: SpatialQuery; readonly note: string } | undefined {
  const called = byRiver.get(river) ?? byRiver.get(river.replace(nounOfRiver, ''));
  const first = togetherFrom[part];
  const found = called?.get(first ?? part);
  if (!found) return undefined;
  const { from } = found;
  const to = first ? undefined : found.to;
  const query: SpatialQuery =
    from && to
      ? { type: 'Intersection', of: [of, { type: 'Between', a: from.position, b: to.position }] }
      : from
        ? { type: 'Reach', way: 'downstream', of, from: from.position }
        : { type: 'Reach', way: 'upstream', of, from: to!.position };
  const course = [from && `from ${from.name}`, to ? `to ${to.name}` : 'to its mouth'].filter(Boolean);
  return {
    query,
    note: `"${text}" is read as its course ${from ? '' : 'from its source '}${course.join(' ')}`,
  };
}
