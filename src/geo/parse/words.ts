/** Text into words: folded for comparison, with their place in the text so that errors and names quote the original. */

import { fold } from '../domain/fold.ts';
import type { GridToken } from './grid/grid-span.ts';

export interface Word {
  /** Folded letters, a number as digits, or one of `,` `(` `)`. */
  readonly text: string;
  /** As it was written. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** `name`: words that the caller has found to be one name. */
  readonly kind: 'word' | 'number' | 'mark' | 'grid' | 'name';
  /** What a word of the grid stands for. */
  readonly grid?: GridToken;
  /** The number's value; only for numbers. */
  readonly value?: number;
  /** A hyphen or dash joins it to the word before. */
  readonly joined: boolean;
}

const pattern =
  /(\d+(?:[.,  ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+[.,]\d+|\d+)\s?([¼½¾])?|([¼½¾])|([\p{L}\p{M}]+(?:['’.][\p{L}\p{M}]+)*['’.]?)|([(),;&])|(-?[-‐-―]|\/)/gu;
const contractions = /^(?:that|what|where|it|who|there|here|let|which)['’]s$/iu;
const elision = /^(l|d|qu)['’](?=\p{L})/iu;
const fractions: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** "1,234.5", "1.234,5", "1 234" and "1,5" as numbers: a separator followed by exactly three digits groups thousands
 * unless it is a lone point ("1.500" is one and a half, as English writes; "1,500" is fifteen hundred). */
function toNumber(text: string): number {
  const compact = text.replace(/[  ]/g, '');
  const lastPoint = compact.lastIndexOf('.');
  const lastComma = compact.lastIndexOf(',');
  if (lastPoint >= 0 && lastComma >= 0) {
    const decimal = lastPoint > lastComma ? '.' : ',';
    const group = decimal === '.' ? /,/g : /\./g;
    return Number(compact.replace(group, '').replace(decimal, '.'));
  }
  if (lastComma >= 0) {
    return /,\d{3}$/.test(compact) ? Number(compact.replace(/,/g, '')) : Number(compact.replace(',', '.'));
  }
  if (lastPoint !== compact.indexOf('.')) return Number(compact.replace(/\./g, ''));
  return Number(compact);
}

export function toWords(text: string): Word[] {
  const words: Word[] = [];
  let joined = false;
  for (const match of text.matchAll(pattern)) {
    const [raw, number, after, fraction, letters, mark, hyphen] = match;
    const start = match.index;
    const end = start + raw.length;
    const tight = start > 0 && !/\s/.test(text[start - 1]!);
    if (hyphen) {
      // A minus before a digit belongs to the number: it is refused later, by name.
      const minus = /\d/.test(text[end] ?? '') && !tight;
      if (minus) words.push({ text: '-', raw, start, end, kind: 'mark', joined: false });
      joined = words.length > 0 && !minus;
      continue;
    }
    if (number !== undefined || fraction !== undefined) {
      const value = (number === undefined ? 0 : toNumber(number)) + (fractions[after ?? fraction ?? ''] ?? 0);
      words.push({ text: String(value), raw, start, end, kind: 'number', value, joined });
    } else if (letters !== undefined) {
      pushLetters(words, letters, start, joined);
    } else if (mark !== undefined) {
      words.push({
        text: mark === ';' ? ',' : mark === '&' ? 'and' : mark,
        raw,
        start,
        end,
        kind: mark === '&' ? 'word' : 'mark',
        joined: false,
      });
    }
    joined = false;
  }
  return words;
}

/** A possessive ending becomes a word of its own, `'s`, and so do the elided l', d', qu' of French. */
function pushLetters(words: Word[], letters: string, from: number, joinedBefore: boolean): void {
  let raw = letters;
  let start = from;
  let joined = joinedBefore;
  for (let elided = elision.exec(raw); elided; elided = elision.exec(raw)) {
    const end = start + elided[0].length;
    words.push({ text: elided[1]!.toLowerCase(), raw: elided[0], start, end, kind: 'word', joined });
    raw = raw.slice(elided[0].length);
    start = end;
    joined = false;
  }
  // "that's" and the like are two words, not a possessive.
  const possessive = contractions.test(raw) ? null : /^(.+?)['’]s?$/iu.exec(raw);
  const stem = possessive ? possessive[1]! : raw;
  const folded = fold(stem).replace(/ /g, '');
  const end = start + stem.length;
  if (folded) words.push({ text: folded, raw: stem, start, end, kind: 'word', joined });
  if (possessive) {
    words.push({
      text: "'s",
      raw: raw.slice(stem.length),
      start: end,
      end: start + raw.length,
      kind: 'mark',
      joined: true,
    });
  }
}
