/** Roads by their number, as people write them: "the A9", "B 27", "Route 66", "I-80", "autoroute A7", "国道1号", "трасса М4". */

import { isTag, type TagFilter } from '../../domain/tag-filter.ts';
import type { TextSpan } from '../grid/words-with-grid.ts';
import { toPlain } from './plain.ts';

/** A road that a text names by its number. */
export interface Road extends TextSpan {
  /** As it was said: "a9", "Route 66". */
  readonly said: string;
  /** As it is said back: "A9", "highway 66". */
  readonly name: string;
  /** Whether a road of the map bears the number. */
  readonly filter: TagFilter;
}

/** Kinds of road that have numbers. */
export const numberedRoads: readonly string[] = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
].map((kind) => `highway=${kind}`);

/** Letters where a word leaves them open. */
const open = ' US SR SH CR HWY';
/** What a road is called before its number, and the letters that it then has on the map, of which none is one. */
const called: readonly (readonly [words: string, letters: string])[] = [
  ['autobahn|autoroute|autostrada|snelweg|autosnelweg|rijksweg', 'A'],
  ['bundesstras+e', 'B'],
  ['(?:landes|staats|land)stras+e', 'L St S'],
  ['motorway', 'M A'],
  ['interstate(?: highway)?', 'I'],
  ['us (?:highway|route)', 'US'],
  ['(?:route )?nationale', 'N RN'],
  ['(?:route )?departementale', 'D RD'],
  ['strada statale', 'SS'],
  ['strada provinciale', 'SP'],
  ['autopista', 'AP A'],
  ['autovia', 'A'],
  ['carretera nacional', 'N'],
  ['drog[aei] krajow(?:a|ej)', ' DK'],
  ['(?:(?:state|county|provincial) )?(?:highway|route)|carretera|rodovia|трасс[аеуы]', open],
];
const words = new RegExp(
  `(?<!\\p{L})(?:${called.map(([one], i) => `(?<w${i}>${one})`).join('|')})(?: (?:nr|no|number)\\.?)?[ -]?$`,
  'u',
);
/** Letters of numbers that need no word, in small letters too. */
const series = new Set(
  'a b c d e g i k l m n o r s ap br cv dk dn dw en hwy ic ip nh rn rd sh sp sr ss st us м а р е к'.split(
    ' ',
  ),
);
const figures =
  /(?<![\p{L}\p{N}.,-])(?:(?<letters>[a-zмарек]{1,3})(?<gap>[- ]?))?(?<number>\d{1,4}[a-z]?(?: ?\(m\))?)(?![\p{L}\p{N}]|[.,:]\d)/dgu;
/** Where numbers stand beside signs that need no blanks. */
const unspaced =
  /(?:国道|國道|県道|省道)(?:第)?(?<number>\d{1,4})(?:号線?|號)?|(?<![a-z\d])(?<letters>[gs])(?<code>\d{1,4})(?=高速|国道|沿|省道)(?:高速(?:公路)?|国道|省道)?/dgu;
/** What makes a length, an amount or a time of a number. */
const unit =
  /^ ?(?:k?m|mi|nmi?|yd|ft|feet|min|h|km\/h|mph|[a-z]*(?:met(?:re|er|ro)|mile|mill|meile|yard|minut|stern|star|floor|stock))(?:s|n|es|as)?(?!\p{L})/u;
/** Lines, gates and districts have numbers too: "bus route 5", "gate A9", "pubs in E1". */
const noRoad =
  /(?:^|[ -])(?:in|within|inside|bus|tram|train|metro|cycle|bike|ferry|lin(?:e|ie|ea|ia)|ligne|gate|terminal|platform|gleis|exit|ausfahrt|halle?|zone|size|typ|type) $/;
const latin: Readonly<Record<string, string>> = { м: 'M', а: 'A', р: 'P', е: 'E', к: 'K' };

/** The roads of a text, in their order. */
export function roadsIn(text: string): readonly Road[] {
  if (!/\d/.test(text)) return none;
  if (text === last.text) return last.roads;
  const plain = toPlain(text);
  const roads = [...spacedRoads(text, plain), ...unspacedRoads(plain)].sort((a, b) => a.start - b.start);
  last = { text, roads };
  return roads;
}

const none: readonly Road[] = [];
/** One reader of a text after another asks for them. */
let last: { readonly text: string; readonly roads: readonly Road[] } = { text: '', roads: none };

/** The road that a whole text names, its article aside. */
export function roadOf(text: string): Road | undefined {
  const [road, other] = roadsIn(text);
  if (road === undefined || other !== undefined) return undefined;
  const around = toPlain(`${text.slice(0, road.start)}|${text.slice(road.end)}`);
  return /^(?:the |der |die |den |l'|la |el |l[ae]s |los )?\|(?: (?:motorway|autobahn|highway|autoroute))?$/.test(
    around,
  )
    ? road
    : undefined;
}

/** The road that a text asks for by its number alone: "G7" is a group of states as well, "the G7" on a map is a road. */
export function roadAlone(text: string): Road | undefined {
  const road = roadOf(text);
  if (road === undefined) return undefined;
  const isTold = road.start > 0 || /\p{L}{4}/u.test(road.said) || /^[ABEIMN]\d/.test(road.name);
  return isTold ? road : undefined;
}

function* spacedRoads(text: string, plain: string): Generator<Road> {
  for (const { 0: all, index, indices, groups } of plain.matchAll(figures)) {
    const { letters = '', gap, number } = groups as { letters?: string; gap?: string; number: string };
    const end = index + all.length;
    if (unit.test(plain.slice(end))) continue;
    const isCode = series.has(letters) || /^[A-Z]{1,3}$/.test(text.slice(index, index + letters.length));
    const start = isCode ? index : indices!.groups!.number![0];
    const word = words.exec(plain.slice(0, start));
    if (noRoad.test(plain.slice(0, word?.index ?? start))) continue;
    if (isCode) {
      // "A 9" has its capital letter, "a9" its number at once; "à 7 km" has neither.
      if (!word && gap === ' ' && !/\p{Lu}/u.test(text[index]!)) continue;
      const start = word?.index ?? index;
      yield road(text.slice(start, end), start, [latinised(letters)], number);
    } else if (word) {
      const which = Object.keys(word.groups!).find((name) => word.groups![name] !== undefined)!;
      const [, before] = called[Number(which.slice(1))]!;
      yield road(text.slice(word.index, end), word.index, before.split(' '), number);
    }
  }
}

function* unspacedRoads(plain: string): Generator<Road> {
  for (const { 0: all, index, groups } of plain.matchAll(unspaced)) {
    const { letters, code, number } = groups!;
    yield road(
      all,
      index,
      letters === undefined ? open.split(' ') : [letters.toUpperCase()],
      code ?? number!,
    );
  }
}

/** @param letters  that the number may have before it, in the order of what is said back */
function road(said: string, start: number, letters: readonly string[], number: string): Road {
  const figure = number.replace(' ', '').toUpperCase();
  const values = letters.flatMap((before) =>
    before === ''
      ? [figure]
      : spelt(before).flatMap((one) => [`${one} ${figure}`, one + figure, `${one}-${figure}`]),
  );
  const name = letters[0] === '' ? `highway ${figure}` : `${letters[0]}${figure}`;
  return { said, start, end: start + said.length, name, filter: isTag('ref', ...values) };
}

/** In Latin letters and, where they have the same signs, in Cyrillic ones. */
function spelt(letters: string): string[] {
  const other = cyrillic[letters];
  return other === undefined ? [letters] : [letters, other];
}

const latinised = (letters: string): string =>
  [...letters].map((letter) => latin[letter] ?? letter.toUpperCase()).join('');
const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(latin).map(([from, to]) => [to, from.toUpperCase()]),
);
