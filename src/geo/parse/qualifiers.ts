/** “Paris, Texas”, “Punjab in Pakistan”, “Springfield IL”: ways to split a name from the places it lies in. */

import { articles, containmentWords } from './request-words.ts';
import { type Token, writtenOf } from './tokens.ts';

export interface Split {
  /** The place asked for, folded. */
  readonly head: string;
  /** The same as it was written, in lower case. */
  readonly written: string;
  /** What it lies in, innermost first, each folded; at least one. */
  readonly within: readonly string[];
  /** Whether a comma or a word such as “in” marks the split; else only the order of words does. */
  readonly marked: boolean;
}

const mostWords = 10;

/** Articles and prepositions that are also codes of regions. */
const joining: ReadonlySet<string> = new Set(
  'le la les el los las il lo i gli der die das den dem de du des del di da do al au an am im in on en et y e o or and und ou zu à a the of'.split(
    ' ',
  ),
);

const nameOf = (tokens: readonly Token[]) => tokens.map(({ text, whole }) => whole ?? text).join(' ');

/** @returns splits in the order in which they should be tried; none for a single word or a long text */
export function splitQualifiers(said: readonly Token[]): Split[] {
  const tokens = withoutOne(withoutOther(said));
  if (tokens.length < 2 || tokens.length > 4 * mostWords) return [];
  const segments = markedSegments(tokens);
  if (segments.length > 1) return markedSplits(segments, markedSegments(tokens, true));
  if (tokens.length > mostWords) return [];
  const splits: Split[] = [];
  // “le Congo”: its first word is no code of a region.
  const small = joining.has(tokens[0]!.text) && tokens[0]!.raw !== tokens[0]!.raw.toUpperCase() ? 1 : 0;
  const add = (head: readonly Token[], ...within: (readonly Token[])[]) =>
    splits.push({
      head: nameOf(head),
      written: writtenOf(head),
      within: within.map(nameOf),
      marked: false,
    });
  for (let at = tokens.length - 1; at > small; at--) {
    add(tokens.slice(0, at), tokens.slice(at));
    // Three names in a row: “Springfield Illinois USA”.
    for (let inner = at - 1; inner > small; inner--)
      add(tokens.slice(0, inner), tokens.slice(inner, at), tokens.slice(at));
  }
  for (let at = 1 + small; at < tokens.length; at++) add(tokens.slice(at), tokens.slice(0, at));
  return splits;
}

/** “Halifax, the Yorkshire one” */
function withoutOne(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findLastIndex(({ text }) => text === 'the');
  const [before, one] = [tokens[from - 1], tokens.at(-1)];
  const isTold = before?.breakAfter === true && one?.text === 'one' && from < tokens.length - 2;
  return isTold ? [...tokens.slice(0, from), ...tokens.slice(from + 1, -1)] : tokens;
}

/** “Cordoba in Argentina, not the Spanish one”: where another one lies says nothing more where this one is told. */
function withoutOther(tokens: readonly Token[]): readonly Token[] {
  const not = tokens.findIndex(({ text }, at) => text === 'not' && tokens[at + 1]?.text === 'the');
  if (not < 2 || tokens.at(-1)!.text !== 'one' || not > tokens.length - 4) return tokens;
  const rest = tokens.slice(0, not);
  return markedSegments(rest).length > 1 ? rest : tokens;
}

/** The first part is the name and the others hold it, innermost first; a name may have a mark of its own too (Donostia /
 * San Sebastián, Halle (Saale)), and the largest may come first (“France, Paris”). */
function markedSplits(segments: readonly Token[][], whole: readonly Token[][]): Split[] {
  const splits: Split[] = [];
  for (let at = 1; at < segments.length; at++) {
    const head = segments.slice(0, at).flat();
    splits.push({
      head: nameOf(head),
      written: writtenOf(head),
      within: segments.slice(at).map(nameOf),
      marked: true,
    });
  }
  // “Richmond, Virginia USA”: the last part has two names in a row.
  const ending = segments.at(-1)!;
  const head = segments.slice(0, -1).flat();
  for (let at = 1; at < ending.length; at++)
    splits.push({
      head: nameOf(head),
      written: writtenOf(head),
      within: [nameOf(ending.slice(0, at)), nameOf(ending.slice(at))],
      marked: true,
    });
  // The place around may have marks in its name: Jamestown, Saint Helena, Ascension and Tristan da Cunha.
  if (segments.length > 2) {
    const [head, ...around] = segments;
    splits.push({
      head: nameOf(head!),
      written: writtenOf(head!),
      within: [nameOf(around.flat())],
      marked: true,
    });
  }
  // “California, Los Angeles”: here the article is a part of the name.
  const last = whole[whole.length - 1]!;
  splits.push({
    head: nameOf(last),
    written: writtenOf(last),
    within: segments.slice(0, -1).reverse().map(nameOf),
    marked: true,
  });
  return splits;
}

/** @param articled  articles behind a mark are kept */
function markedSegments(tokens: readonly Token[], articled = false): Token[][] {
  const segments: Token[][] = [[]];
  // “Lafayette IN USA”: among small letters it is Indiana.
  const mixed = tokens.some(({ raw }) => /\p{Ll}/u.test(raw));
  tokens.forEach((token, i) => {
    const current = segments[segments.length - 1]!;
    const isCode = mixed && token.raw === 'IN';
    if (containmentWords.has(token.text) && !isCode && current.length > 0 && i < tokens.length - 1) {
      segments.push([]);
      return;
    }
    // “in the United States”; in “Aurora, IL, USA” it is a code.
    const isArticle =
      !articled &&
      articles.has(token.text) &&
      !token.breakAfter &&
      current.length === 0 &&
      segments.length > 1;
    if (isArticle && i < tokens.length - 1) return;
    current.push(token);
    if (token.breakAfter && i < tokens.length - 1) segments.push([]);
  });
  return segments.filter((segment) => segment.length > 0);
}
