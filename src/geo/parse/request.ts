/** The grammar of a request for one place. It peels what surrounds a name, layer by layer, by word classes:
 *
 *   request  := lead* outline? subject trail*
 *   lead     := polite | command pronoun? | modal | question | be
 *   outline  := article? adjective* noun (("and" | ",") noun)* preposition article?      “the outline of”
 *   subject  := article? (type ("of" | naming))? NAME possessive? adjective* noun*        “the dutch frontier”
 *
 * Every layer gives a reading; the gazetteer decides which one names a place, and prefers the fuller one, because
 * names contain such words too (The Gambia, Gulf of Mexico, Show Low, Border). */

import { fold } from '../domain/fold.ts';
import type { KindMask } from '../domain/place.ts';
import { beforeLandscapeNoun, coastalKinds, kindHint, landscapeNouns } from './kind-words.ts';
import {
  articles,
  beWords,
  coastNouns,
  commandWords,
  modalWords,
  namingWords,
  outlineAdjectives,
  outlineNouns,
  politeWords,
  prepositions,
  pronouns,
  questionWords,
  trailingPhrases,
  trailingWords,
  typeNouns,
} from './request-words.ts';
import { type Token, textOf, tokenize, writtenOf } from './tokens.ts';

/** No name of a place with all that is put around it has more words: of longer texts only the whole is a reading. */
const mostWords = 200;

const ofTheUnion = new Set(['us', 'usa', 'american', 'federal']);

const contractions = new Set(['i', 'id', 'ill', 'im', 'ive']);

export interface Reading {
  readonly tokens: readonly Token[];
  /** The name under this reading, folded. */
  readonly text: string;
  /** The name as it was written, in lower case. */
  readonly written: string;
  /** How many layers were peeled off. */
  readonly depth: number;
  /** Kinds that a peeled-off noun asked for (“the city of …”); 0 when none did. */
  readonly kinds: KindMask;
}

export interface Request {
  /** Fullest first; at least one unless the query holds no letter or digit. */
  readonly readings: readonly Reading[];
  /** The query speaks of two places (“between A and B”): not a request for one. */
  readonly between: boolean;
}

/** @param query  what a person typed; any length, any characters */
export function parseRequest(query: string): Request {
  const all = tokenize(query);
  const readings: Reading[] = [];
  const seen = new Set<string>();
  let kinds = 0;
  const add = (tokens: readonly Token[], text = textOf(tokens), written = writtenOf(tokens)) => {
    if (tokens.length === 0 || text === '' || seen.has(text)) return;
    seen.add(text);
    readings.push({ tokens, text, written, depth: readings.length, kinds });
  };
  if (all.length === 0) return { readings, between: false };
  add(all, fold(query), query.normalize('NFC').trim().toLowerCase());
  if (all.length > mostWords) return { readings, between: false };
  add(all);
  let rest: readonly Token[] = spelledOut(dropTrail(dropLead(all)));
  add(rest);
  const between = isBetween(rest);
  kinds |= coastal(rest, dropOutline(rest));
  rest = peel(rest, dropOutline, add);
  const articled = dropTrailingOutline(rest);
  rest = peel(rest, dropArticle, add);
  const unelided = rest[0]?.unelided;
  if (unelided) add([{ ...rest[0]!, text: unelided }, ...rest.slice(1)]);
  // One noun at a time: “Ivory Coast border”.
  for (let n = rest.length + 1; rest.length < n; ) {
    n = rest.length;
    kinds |= coastal(rest, dropTrailingOutline(rest));
    rest = peel(rest, dropTrailingOutline, add);
  }
  rest = peel(rest, dropArticle, add);
  const untyped = dropTypeAfter(articled);
  if (rest.length < articled.length && untyped.length > 1 && untyped.length < articled.length) {
    const typed = kinds;
    kinds |= kindHint(articled.slice(untyped.length).map((token) => token.text));
    add(untyped);
    kinds = typed;
  }
  // “Rhode Island state”: a name may end in such a noun itself.
  const ending = rest[rest.length - 1]!.text;
  if (rest.length > 2 && typeNouns.has(ending)) {
    const typed = kinds;
    kinds |= kindHint([ending]);
    add(rest.slice(0, -1));
    kinds = typed;
  }
  const close = closeType(rest);
  if (close.length > 0) {
    const typed = kinds;
    kinds |= kindHint([close[0]!.text]);
    add(close);
    kinds = typed;
  }
  for (const drop of [dropTypeBefore, dropTypeAfter]) {
    const shorter = drop(rest);
    kinds |= kindHint(rest.filter((token) => !shorter.includes(token)).map((token) => token.text));
    rest = peel(rest, () => shorter, add);
    rest = peel(rest, dropArticle, add);
  }
  // “Frankreichs Grenze”, “frances border”: a possessive without its apostrophe.
  const last = rest[rest.length - 1]!;
  if (rest.length < all.length && /^\p{L}{4,}s$/u.test(last.text))
    add([...rest.slice(0, -1), { ...last, text: last.text.slice(0, -1) }]);
  return { readings, between };
}

/** “Co. Kerry”, “Yellowstone NP” */
function spelledOut(tokens: readonly Token[]): readonly Token[] {
  const [noun, ...rest] = tokens;
  const last = rest.at(-1);
  const spelt = (token: Token, text: string): Token => ({ ...token, text, raw: text });
  if (!noun || !last) return tokens;
  if (noun.text === 'co' && !noun.breakAfter) return [spelt(noun, 'county'), ...rest];
  if (last.text !== 'np' || tokens.at(-2)!.breakAfter) return tokens;
  return [...tokens.slice(0, -1), spelt(last, 'national'), spelt(last, 'park')];
}

/** “county of Cork” as “county Cork”, which may be a name; Cork alone is the city.
 * @returns no token where nothing of the kind stands there */
function closeType([noun, of, ...rest]: readonly Token[]): readonly Token[] {
  if (!noun || !of || !typeNouns.has(noun.text) || !prepositions.has(of.text)) return [];
  return rest.length === 0 ? [] : [noun, ...rest];
}

/** @returns the kinds that a coast among the words peeled off asks for; 0 where there is none */
function coastal(tokens: readonly Token[], rest: readonly Token[]): KindMask {
  return tokens.some((token) => coastNouns.has(token.text) && !rest.includes(token)) ? coastalKinds : 0;
}

function peel(
  tokens: readonly Token[],
  drop: (tokens: readonly Token[]) => readonly Token[],
  add: (tokens: readonly Token[]) => void,
): readonly Token[] {
  const rest = drop(tokens);
  if (rest.length === 0) return tokens;
  add(rest);
  return rest;
}

function dropLead(tokens: readonly Token[]): readonly Token[] {
  let i = 0;
  let spoken = false;
  while (i < tokens.length - 1) {
    const { text } = tokens[i]!;
    const opens =
      politeWords.has(text) || commandWords.has(text) || modalWords.has(text) || questionWords.has(text);
    // “us”, “it” and “is” are codes of countries too: they belong to the lead only behind a word that opens one.
    const follows = spoken && (pronouns.has(text) || beWords.has(text));
    // “I’d like”; “id” alone is Idaho or Indonesia.
    const contraction = i === 0 && contractions.has(text) && modalWords.has(tokens[1]!.text);
    if (!opens && !follows && !contraction) break;
    spoken = true;
    i++;
  }
  return tokens.slice(i);
}

function dropTrail(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  for (let found = true; found && end > 1; ) {
    found = false;
    for (const phrase of trailingPhrases) {
      const start = end - phrase.length;
      if (start > 0 && phrase.every((word, i) => tokens[start + i]!.text === word)) {
        end = start;
        found = true;
      }
    }
    if (!found && end > 1 && trailingWords.has(tokens[end - 1]!.text)) {
      end--;
      found = true;
    }
  }
  return tokens.slice(0, end);
}

/** “the full outline and area of the …”; only with its preposition, else the noun may belong to the name. */
function dropOutline(tokens: readonly Token[]): readonly Token[] {
  let i = 0;
  let nouns = 0;
  while (i < tokens.length - 1) {
    const { text } = tokens[i]!;
    if (outlineNouns.has(text)) nouns++;
    else if (
      !(articles.has(text) && nouns === 0) &&
      !outlineAdjectives.has(text) &&
      !(nouns > 0 && text === 'and')
    )
      break;
    i++;
  }
  if (nouns === 0) return tokens;
  let prepositionsSeen = 0;
  while (i < tokens.length - 1 && prepositions.has(tokens[i]!.text)) {
    prepositionsSeen++;
    i++;
  }
  if (prepositionsSeen > 0) return dropOutline(dropArticle(tokens.slice(i)));
  // “map france”, “border france”: a leading noun without preposition, when something else follows.
  return outlineNouns.has(tokens[0]!.text) && !outlineNouns.has(tokens[tokens.length - 1]!.text)
    ? tokens.slice(1)
    : tokens;
}

const capitals = /^\p{Lu}{2,}$/u;

function dropArticle(tokens: readonly Token[]): readonly Token[] {
  let i = 0;
  // “LA California”: in capitals among small letters it is a city.
  const mixed = tokens.some(({ raw }) => /\p{Ll}/u.test(raw));
  const isArticle = ({ text, raw }: Token) => articles.has(text) && !(mixed && capitals.test(raw));
  while (i < tokens.length - 1 && isArticle(tokens[i]!) && i < 2) i++;
  return tokens.slice(i);
}

function dropTrailingOutline(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  if (end > 1 && outlineNouns.has(tokens[end - 1]!.text)) end--;
  if (end < tokens.length) while (end > 1 && outlineAdjectives.has(tokens[end - 1]!.text)) end--;
  return tokens.slice(0, end);
}

function dropTypeBefore(tokens: readonly Token[]): readonly Token[] {
  let i = 0;
  // “the U.S. state of Ohio”
  if (ofTheUnion.has(tokens[0]!.text) && tokens[1]?.text === 'state') i++;
  while (i < tokens.length - 1 && typeNouns.has(tokens[i]!.text)) i++;
  if (i === 0) return tokens;
  // One preposition: “the city of Des Moines”.
  let prepositionsSeen = 0;
  while (i < tokens.length - 1) {
    const { text } = tokens[i]!;
    if (!namingWords.has(text) && !(prepositions.has(text) && prepositionsSeen++ === 0)) break;
    i++;
  }
  return tokens.slice(i);
}

function dropTypeAfter(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  const isType = ({ text }: Token) => typeNouns.has(text) || landscapeNouns.has(text);
  while (end > 1 && isType(tokens[end - 1]!)) end--;
  if (end < tokens.length && end > 1 && beforeLandscapeNoun.has(tokens[end - 1]!.text)) end--;
  if (end < tokens.length && end > 1 && articles.has(tokens[end - 1]!.text)) end--;
  return tokens.slice(0, end);
}

/** “border between A and B”, “A border with B”, “A-B border” is not decided here: only the explicit words. */
function isBetween(tokens: readonly Token[]): boolean {
  const texts = tokens.map((token) => token.text);
  const nounAt = texts.findIndex((text) => outlineNouns.has(text));
  const at = texts.findIndex((text) => text === 'between' || text === 'zwischen' || text === 'entre');
  if (at >= 0) return texts.indexOf('and', at + 2) > 0 || texts.length > at + 3;
  return nounAt >= 0 && texts.indexOf('with', nounAt) > nounAt;
}
