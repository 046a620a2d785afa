/** Which encoding a text of other letters than western ones is in, by how often each letter stands in its languages. */

import { type HanWriting, isFrequentHan, isFrequentHangul } from './frequent-signs.ts';

/** Encodings that are weighed, and what is written in them. */
const candidates = [
  ['windows-1251', 'Cyrillic'],
  ['koi8-r', 'Cyrillic'],
  ['koi8-u', 'Cyrillic'],
  ['ibm866', 'Cyrillic'],
  ['iso-8859-5', 'Cyrillic'],
  ['windows-1253', 'Greek'],
  ['iso-8859-7', 'Greek'],
  ['windows-1255', 'Hebrew'],
  ['windows-1256', 'Arabic'],
  ['windows-874', 'Thai'],
  ['shift_jis', 'Japanese'],
  ['euc-jp', 'Japanese'],
  ['gbk', 'simplified'],
  ['big5', 'traditional'],
  ['euc-kr', 'Korean'],
] as const;

export type LikelyEncoding = (typeof candidates)[number][0];
type Writing = (typeof candidates)[number][1];

/** Natural logarithm of how much likelier the best reading must be than the next one. */
const leastMargin = 10;

/** Two encodings that differ in a few signs alone: a sign of a language where the other has a mark is enough. */
const kin: readonly (readonly LikelyEncoding[])[] = [
  ['windows-1253', 'iso-8859-7'],
  ['koi8-r', 'koi8-u'],
];
const leastMarginOfKin = 3;

/** The least mean of a byte's logarithm: what is read so is the words of a language, not the best of bad readings. */
const leastMean = -4.2;

/** Of words that differ: fewer tell nothing. */
const leastBytes = 6;

/** Bytes that are looked at: more tell nothing new. */
const sampleBytes = 16_384;

/** @returns undefined where no reading is clearly the likeliest */
export function likelyEncoding(head: Uint8Array): LikelyEncoding | undefined {
  const sample = head.subarray(0, sampleBytes);
  const read = candidates.flatMap(([name, writing]) => {
    const text = decoded(name, sample);
    return text === undefined ? [] : [{ name, text, ...likelihood(text, writing) }];
  });
  read.sort((a, b) => b.weight - a.weight);
  const [best, ...others] = read;
  if (best === undefined || best.bytes < leastBytes || best.weight / best.bytes < leastMean) return undefined;
  const isClear = others.every(({ name, text, weight }) => {
    // Encodings that give the same text are as good as each other.
    if (text === best.text) return true;
    const near = kin.some((names) => names.includes(name) && names.includes(best.name));
    return best.weight - weight >= (near ? leastMarginOfKin : leastMargin);
  });
  return isClear ? best.name : undefined;
}

function decoded(name: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

/** Letters of an alphabet by how often they stand in texts, the most frequent first. */
const alphabets: Readonly<Record<'Cyrillic' | 'Greek' | 'Hebrew' | 'Arabic' | 'Thai', string>> = {
  Cyrillic: 'оаеинтрсвлкмдпуяьызгбчйхжшюцщэфъёіїєґјњљћђџў',
  Greek: 'αοιετσνρκπυλμηςωάίδόγέχήθφύβώξζψϊΐϋΰ',
  Hebrew: 'יוהלארתבשמנםדקפעחסגטכזןצךףץ',
  Arabic: 'اليمنرةتبودسعفهحقجكشأطصخذضزغثىئءإآؤظپچژگ',
  Thai: 'านรอกเ่งมย้วลดทส์ตะิปบคห็แจพชขใไผโณถธซูศ๊ฐภฎญุฟัษีื๋ฝฉฬฒฆฏฮฑฤฌำ',
};

const unknown = -14;

/** Logarithm of each letter's share: ranks fall off as they do in most languages. */
const lettersOf: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(alphabets).map(([writing, letters]) => {
    const all = [...letters];
    const shares = all.map((_, rank) => Math.exp(-rank / 9));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return [writing, new Map(all.map((letter, rank) => [letter, Math.log(shares[rank]! / total)]))];
  }),
);

interface Likelihood {
  readonly weight: number;
  /** Of signs that are not ASCII. */
  readonly bytes: number;
}

/** Every word once: that it stands in many rows tells nothing more. */
function likelihood(text: string, writing: Writing): Likelihood {
  const letters = lettersOf.get(writing);
  const words = new Set(text.split(/[^A-Za-z\u0080-\u{10ffff}]+/u));
  let weight = 0;
  let bytes = 0;
  for (const word of words) {
    if (!/\P{ASCII}/u.test(word)) continue;
    const signs = [...word].filter((sign) => sign >= '\u0080').length;
    weight +=
      letters === undefined ? ofSigns(word, writing as HanWriting | 'Korean') : ofLetters(word, letters);
    bytes += letters === undefined ? 2 * signs : signs;
  }
  return { weight, bytes };
}

/** A change from a small letter to a capital within a word, or from one alphabet to another. */
const oddChange = -8;
const capital = -0.7;

function ofLetters(word: string, letters: ReadonlyMap<string, number>): number {
  let sum = 0;
  let before = '';
  for (const letter of word) {
    const small = letter.toLowerCase();
    if (letter >= '\u0080') {
      sum += letters.get(small) ?? otherSign(letter);
      if (small !== letter) sum += capital + (/\p{Ll}/u.test(before) ? oddChange : 0);
    }
    if (before !== '' && /\p{L}/u.test(letter + before) && letter < '\u0080' !== before < '\u0080')
      sum += oddChange;
    before = letter;
  }
  return sum;
}

/** Marks that stand in texts of any language. */
const otherSign = (sign: string): number => (/[\u00a0«»–—“”„’€°№§]/.test(sign) ? -5 : unknown);

function ofSigns(word: string, writing: HanWriting | 'Korean'): number {
  let sum = 0;
  let before = '';
  for (const sign of word) {
    if (sign >= '\u0080') sum += ofSign(sign, writing);
    if (/[a-z]/i.test(before + sign) && sign < '\u0080' !== before < '\u0080' && before !== '') sum += -3;
    before = sign;
  }
  return sum;
}

/** Each sign is of two bytes (half a kana of one). */
function ofSign(sign: string, writing: HanWriting | 'Korean'): number {
  if (/[\u3000-\u3002\uff01-\uff5e、・ー「」（）￥]/.test(sign)) return -6;
  if (writing === 'Korean') {
    if (/\p{sc=Hangul}/u.test(sign)) return isFrequentHangul(sign) ? -5.6 : -9.5;
    return /\p{sc=Han}/u.test(sign) ? -13 : -2 * 7;
  }
  if (/[\u3041-\u30f6]/.test(sign)) return writing === 'Japanese' ? -4.6 : -13;
  if (/[\uff61-\uff9f]/.test(sign)) return writing === 'Japanese' ? -9 : -13;
  if (/\p{sc=Han}/u.test(sign)) return isFrequentHan(sign, writing) ? -6.6 : -10.5;
  return -2 * 7;
}
