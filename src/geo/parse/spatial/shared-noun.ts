/** Names that share a word: "North and South Korea", "the Balearic and Canary Islands", "northern and central Italy". */

import { fold } from '../../domain/fold.ts';
import type { Lexicon, LexiconEntry } from '../language/lexicon.ts';
import type { NameSource } from '../name-source.ts';
import type { Spans } from './spans.ts';
import type { Token } from './token.ts';

/** Words that stand before many names. */
const forewords = new Set(
  'north south east west northern southern eastern western northeast northwest southeast southwest central inner outer upper lower greater lesser great little new old'.split(
    ' ',
  ),
);
/** Nouns that several names share in the plural: "the Balearic and Canary Islands". */
const plurals = new Set(
  'islands isles mountains alps seas oceans deserts lakes rivers highlands lowlands hills peninsulas provinces keys antilles hebrides'.split(
    ' ',
  ),
);
const mostShared = 4;

/** Kinds whose names stand without their noun, and where it stands with one of them. */
const singular: Readonly<Record<string, (name: string) => string>> = {
  rivers: (name) => `river ${name}`,
  lakes: (name) => `Lake ${name}`,
  deserts: (name) => `${name} desert`,
  peninsulas: (name) => `${name} peninsula`,
};

/** "Tigris and Euphrates rivers", "Erie and Ontario lakes": where each of the names is one of them. */
function named(
  spans: Spans,
  at: number,
  last: number,
  names: NameSource,
): { symbols: readonly Token[]; length: number } | undefined {
  const { words } = spans;
  const noun = words[last + 1]?.text ?? '';
  const whole = Object.hasOwn(singular, noun) ? singular[noun]! : undefined;
  const next = words[last + 2];
  if (!whole || (next?.kind === 'word' && next.text === 'of')) return undefined;
  const symbols: Token[] = [];
  for (let i = at; i <= last; i += 2) {
    const { raw } = words[i]!;
    const name = whole(raw);
    if (names.isA?.(fold(raw), noun.slice(0, -1)) !== true && !names.knows(fold(name), false))
      return undefined;
    if (i > at) symbols.push({ type: 'keyword', keyword: 'and', text: 'and' });
    symbols.push({ type: 'place', name, known: true, joined: false, text: raw });
  }
  return { symbols, length: last + 2 - at };
}

/** The first of such names at a word; the rest is read as it stands.
 * @returns symbols, and the number of words that they stand for */
export function sharedNoun(
  spans: Spans,
  at: number,
  names: NameSource,
  { phrases }: Lexicon,
): { symbols: readonly Token[]; length: number } | undefined {
  const { words } = spans;
  const first = words[at];
  if (first?.kind !== 'word' || spans.nameAt(at) > 1) return undefined;
  const joins = (index: number) => {
    const entry = phrases.get(words[index]?.text ?? '');
    return entry?.symbol === 'keyword' && (entry.keyword === 'and' || entry.keyword === 'or');
  };
  let last = at;
  for (let n = 0; n < mostShared; n++) {
    if (words[last + 1]?.text === ',' && words[last + 2]?.kind === 'word') last += 2;
    else if (joins(last + 1) && words[last + 2]?.kind === 'word') {
      last += 2;
      break;
    } else return undefined;
  }
  if (!joins(last - 1)) return undefined;
  const waters = named(spans, at, last, names);
  if (waters) return waters;
  const length = spans.nameAt(last);
  for (let n = 1; n <= 2 && last + n < words.length; n++) {
    if (words[last + n]!.kind !== 'word') break;
    const noun = spans.quote(last + 1, n);
    const apart = forewords.has(first.text) || plurals.has(words[last + n]!.text);
    const whole = spans.quote(last, n + 1);
    if (!apart || length < n + 1 || !names.knows(fold(whole), false)) continue;
    const name = `${first.raw} ${noun}`;
    if (!names.knows(fold(name), false)) continue;
    return { symbols: [{ type: 'place', name, known: true, joined: false, text: name }], length: 1 };
  }
  return sides(spans, at, last, phrases);
}

/** "northern and central Italy": the side of the name that stands after the other one. */
function sides(
  spans: Spans,
  at: number,
  last: number,
  phrases: ReadonlyMap<string, LexiconEntry>,
): { symbols: readonly Token[]; length: number } | undefined {
  const side = phrases.get(spans.words[at]!.text);
  const other = phrases.get(spans.words[last]!.text);
  if (last !== at + 2 || !side || !other || side.symbol === 'keyword') return undefined;
  if (other.symbol === 'keyword' && other.keyword !== 'middle') return undefined;
  const compound = spans.nameAt(last);
  const start = compound > 1 ? last : last + 1;
  const length = start === last ? compound : spans.words[start] ? spans.nameAt(start) : 0;
  // Of is a town, and "north or south of Paris" is not about it.
  const isWord = phrases.get(spans.words[start]?.text ?? '')?.symbol === 'keyword';
  if (length === 0 || (length === 1 && isWord)) return undefined;
  const text = spans.quote(at, 1);
  const name = start === last ? spans.quote(last + 1, compound - 1) : spans.quote(start, length);
  return {
    symbols: [
      { type: 'adjective', direction: side.direction, text },
      { type: 'place', name, known: true, joined: false, text: name },
    ],
    length: 1,
  };
}
