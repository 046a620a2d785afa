/** A text cut into the words of a language and names, so that every letter of it is in one. */

import { fold } from '../../domain/fold.ts';
import { demonym } from '../language/demonyms.ts';
import type { NameSource } from '../name-source.ts';
import { knownAs } from '../templates/names.ts';
import { foldPhrase, holdsGrid, type Text } from '../templates/text.ts';
import type { Lexicon, Sense } from './lexicon.ts';

export interface Piece {
  readonly senses: readonly Sense[];
  readonly from: number;
  readonly to: number;
}

/** Letters and words of a name at most, and letters where no blanks part words. */
const longestNameLetters = 50;
const mostNameWords = 5;
const longestFreeName = 14;
/** How well known a name must be, from 0 to 1, that is not written like one: nearly every word is some village. */
const leastFame = 0.3;
const leastCapitalFame = 0.1;
/** The same of one that is all that a text says, as it is written or with an ending. */
const leastBareFame = 0.45;
const leastSureFame = 0.6;
const leastNameLetters = 3;

/** What a name costs more that goes on as another one, where no blanks part words. */
const shorter = 1.2;

/** The fewest pieces, names as they are known; undefined for a text with other words in it. */
export function cut(text: Text, lexicon: Lexicon, names: NameSource): readonly Piece[] | undefined {
  const { length } = text;
  const costs = new Array<number>(length + 1).fill(Number.POSITIVE_INFINITY);
  const pieces = new Array<Piece | undefined>(length + 1);
  const before = new Array<number>(length + 1).fill(-1);
  costs[0] = 0;
  for (let at = 0; at < length; at++) {
    if (costs[at] === Number.POSITIVE_INFINITY) continue;
    const reach = (to: number, cost: number, piece?: Piece) => {
      if (costs[at]! + cost >= costs[to]!) return;
      costs[to] = costs[at]! + cost;
      pieces[to] = piece;
      before[to] = at;
    };
    const letter = text.folded[at]!;
    if (" '-".includes(letter)) {
      reach(at + 1, 0);
      continue;
    }
    if (letter === ',') {
      reach(at + 1, 0, { senses: comma, from: at, to: at + 1 });
      continue;
    }
    const digits = /^\d{1,2}(?![\d.])/.exec(text.folded.slice(at, at + 3))?.[0];
    if (digits !== undefined) {
      const value = Number(digits);
      const end = at + digits.length;
      if (value > 0) reach(end, 1, { senses: [{ type: 'number', value }], from: at, to: end });
      continue;
    }
    let longestName = 0;
    // "وألمانيا": and Germany.
    if (lexicon.code === 'ar' && letter === waw && text.edge[at] && !text.edge[at + 1])
      reach(at + 1, 0.6, { senses: joined, from: at, to: at + 1 });
    for (const end of [...ends(text, at, lexicon)].reverse()) {
      const said = end - at <= lexicon.longest ? lexicon.words.get(text.folded.slice(at, end)) : undefined;
      if (said)
        reach(end, wordCost(text.quote(at, end), at, lexicon) + (lexicon.free && isNumber(said) ? 0.4 : 0), {
          senses: said,
          from: at,
          to: end,
        });
      const adjective = lexicon.table || lexicon.code === 'en' ? undefined : demonym(text.quote(at, end));
      if (adjective !== undefined)
        reach(end, 0.9, { senses: [{ type: 'adjective', name: adjective }], from: at, to: end });
      // A word of such a script is no name beside: 나라 is a country, and Nara as well.
      if (said && lexicon.caseless) continue;
      const name = nameAt(text, at, end, lexicon, names);
      // "瀬戸内" is no name before "海".
      const cost = name && name.cost + (lexicon.free && end < longestName ? shorter : 0);
      longestName = Math.max(longestName, name ? end : 0);
      if (name) reach(end, cost!, { senses: [name.sense], from: at, to: end });
    }
  }
  if (costs[length] === Number.POSITIVE_INFINITY) return undefined;
  const all: Piece[] = [];
  for (let at = length; at > 0; at = before[at]!) if (pieces[at]) all.unshift(pieces[at]!);
  return all;
}

const waw = 'و';
const joined: readonly Sense[] = [{ type: 'concept', concept: 'and' }];
const comma: readonly Sense[] = [
  { type: 'concept', concept: 'fill' },
  { type: 'concept', concept: 'and' },
];

const isNumber = ([sense]: readonly Sense[]): boolean => sense?.type === 'number';

/** A word with a capital in a sentence is a name rather, but in German. */
const wordCost = (written: string, at: number, { code }: Lexicon): number =>
  at > 0 && code !== 'de' && /^\p{Lu}/u.test(written) ? 1.1 : 0.9;

/** Where a piece may end that begins at a letter. */
function* ends(text: Text, at: number, { free, code, longest }: Lexicon): Generator<number> {
  const all = code === 'ko';
  const isJoined = code === 'ar' && text.folded[at - 1] === waw && text.edge[at - 1];
  if (!all && !isJoined && !text.edge[at]) return;
  const most = free ? Math.max(longestFreeName, longest) : Math.max(longestNameLetters, longest);
  let words = 1;
  for (let end = at + 1; end <= Math.min(text.length, at + most); end++) {
    const last = text.folded[end - 1]!;
    if (last === ',' || last === '(' || last === ')') return;
    if (last === ' ') {
      if (++words > mostNameWords + 2) return;
      continue;
    }
    if (all || text.edge[end]) yield end;
  }
}

function nameAt(
  text: Text,
  at: number,
  end: number,
  lexicon: Lexicon,
  names: NameSource,
): { sense: Sense; cost: number } | undefined {
  const { endings, free } = lexicon;
  if (end - at > (free ? longestFreeName : longestNameLetters) || holdsGrid(text.folded, at, end))
    return undefined;
  const written = text.quote(at, end);
  if (written.length < (free ? 2 : leastNameLetters) && !/^\p{Lu}\p{L}$/u.test(written)) return undefined;
  if (written.split(' ').length > mostNameWords || /^['-]|['-]$/.test(written)) return undefined;
  // "w Europie" is a name behind a preposition.
  const [small, ...rest] = written.split(' ');
  if (rest.length > 0 && isPreposition(small!, lexicon) && knownAs(rest.join(' '), endings, names, false))
    return undefined;
  // "the city" is no place of that name.
  const last = lexicon.words.get(foldPhrase(rest.join(' ')));
  if (rest.length > 0 && last?.some(({ type }) => type === 'kind') && isSilent(small!, lexicon))
    return undefined;
  const found = knownAs(written, endings, names, /^\p{Lu}{2,4}$/u.test(written));
  if (!found) return undefined;
  const fame = names.fame?.(fold(found.name)) ?? 1;
  const isWritten = written.length > 2 && (/^\p{Lu}/u.test(written) || !/\p{Ll}/u.test(written));
  if (fame < (isWritten ? leastCapitalFame : leastFame)) return undefined;
  const isVague =
    !isWritten && (found.changed || lexicon.caseless ? fame < leastSureFame : fame < leastBareFame);
  const inside = lexicon.code === 'tr' && found.changed && ofOrIn.test(written);
  const sense: Sense =
    !lexicon.table && names.isAdjective(fold(found.name)) && !isProper(fold(found.name), lexicon, names)
      ? { type: 'adjective', name: found.name }
      : { type: 'name', name: found.name, ...(inside && { inside }), ...(isVague && { vague: true }) };
  return {
    sense,
    cost: (isWritten && at > 0 ? 1 : 1.15) - 0.2 * fame + (found.changed ? 0.05 : 0),
  };
}

function isPreposition(word: string, { words }: Lexicon): boolean {
  const senses = words.get(foldPhrase(word)) ?? [];
  return senses.length > 0 && senses.every((sense) => sense.type === 'concept' && links.has(sense.concept));
}

const isSilent = (word: string, { words }: Lexicon): boolean =>
  words.get(foldPhrase(word))?.some((sense) => sense.type === 'concept' && sense.concept === 'fill') === true;

const links: ReadonlySet<string> = new Set(['in', 'on', 'and', 'from', 'to', 'both']);

/** "China" is an adjective in Spanish, and no other word of English. */
const isProper = (name: string, { code }: Lexicon, names: NameSource): boolean =>
  names.speaks?.(name, code) === true || (code === 'en' && names.isEnglish?.(name) === true);

/** The Turkish endings of what something lies in or is of. */
const ofOrIn = /(?:[dt][ae](?:ki)?|[nıiuü]n)$/u;
