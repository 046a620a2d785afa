/** Which encoding of Latin letters a text is in, by the letters with marks of the languages that are written so. */

import { decodeDos, isDosCodePage } from './dos-code-pages.ts';

/** With the logarithm of how often files come in each, against the first. */
const candidates = [
  ['windows-1252', 0],
  ['windows-1250', -2],
  ['iso-8859-2', -3],
  ['windows-1254', -1],
  ['windows-1257', -4],
  ['macintosh', -3],
  ['ibm850', -3],
  ['ibm437', -4],
  ['ibm852', -4],
] as const;

export type LatinEncoding = (typeof candidates)[number][0];

/** Letters with marks of each language, the most frequent first. */
const languages: readonly string[] = [
  'üäöß',
  'éèàêçôâîûùïœëæ',
  'óíáéñúü',
  'óàèéíçúòïü',
  'ãçéáíóêõúâôà',
  'àèòùéì',
  'ëïéèö',
  'äöåéü',
  'øåæéö',
  'áíðéóúöþýæ',
  'áéóöőíüúű',
  'łóąężśćńź',
  'íáéýěřčžšůúťďňó',
  'áíéýčžšúľťôňďäóĺŕ',
  'ăâîșțşţ',
  'čćžšđ',
  'ıüşçğöâî',
  'ėųįšžąęčū',
  'āīēšņūļžčģķ',
  'äõüöšž',
];

const otherLetter = -9;
/** Letters with marks stand side by side in few words. */
const besideAnother = -4;
const besideDigit = -12;
const alone = -4;
const threeConsonants = -1.5;
const shares: readonly ReadonlyMap<string, number>[] = languages.map((letters) => {
  const all = [...letters].map((letter, rank) => [letter, Math.exp(-rank / 4)] as const);
  const total = all.reduce((sum, [, share]) => sum + share, 0);
  return new Map(all.map(([letter, share]) => [letter, Math.log(share / total)]));
});

/** How much less likely a word of another language is than one of the language that most words are of. */
const foreignWord = -4;
/** Natural logarithm of how much likelier than any other a reading must be that is not Windows-1252. */
const leastMargin = 4;
/** The least mean of a sign's logarithm that words have. */
const leastMean = -6;
const sampleBytes = 16_384;
const carriageReturn = 0x0d;
const lineFeed = 0x0a;
/** Old Macs end lines with a carriage return alone, and nothing else does. */
const linesOfMac = 4;

export interface LatinReading {
  readonly name: LatinEncoding;
  /** Another encoding that is about as likely, if there is one. */
  readonly rival: LatinEncoding | undefined;
  /** Whether the best reading makes words at all. */
  readonly hasWords: boolean;
}

export function likelyLatin(head: Uint8Array): LatinReading {
  const sample = head.subarray(0, sampleBytes);
  const isMac = sample.includes(carriageReturn) && !sample.includes(lineFeed);
  const read = candidates.map(([name, usual]) => {
    const often = isMac && name === 'macintosh' ? linesOfMac : usual;
    const text = decoded(name, sample);
    const { weight, signs } = likelihood(text);
    return { name, text, weight: weight + often, mean: weight / Math.max(1, signs) };
  });
  const [best, ...others] = read.toSorted((a, b) => b.weight - a.weight);
  const next = others.find(({ text }) => text !== best!.text);
  const isClear = next === undefined || best!.weight - next.weight >= leastMargin;
  return {
    name: best!.name,
    rival: isClear ? undefined : next.name,
    hasWords: best!.mean >= leastMean,
  };
}

function decoded(name: LatinEncoding, bytes: Uint8Array): string {
  // Some versions of Node take Windows-1252 for Latin-1 unless they expect more.
  return isDosCodePage(name) ? decodeDos(name, bytes) : new TextDecoder(name).decode(bytes, { stream: true });
}

/** Every word once: that it stands in many rows tells nothing more. */
function likelihood(text: string): { weight: number; signs: number } {
  const words = new Set(text.split(/[\t\n\r ,;|"]+/).filter((word) => /\P{ASCII}/u.test(word)));
  const weights = Array.from(words, (word) => shares.map((language) => ofWord(word, language)));
  const totals = shares.map((_, j) => weights.reduce((sum, word) => sum + word[j]!, 0));
  const main = totals.indexOf(Math.max(...totals));
  const weight = weights.reduce(
    (sum, word) => sum + Math.max(word[main]!, Math.max(...word) + foreignWord),
    0,
  );
  let signs = 0;
  for (const word of words) for (const sign of word) if (sign >= '\u0080') signs++;
  return { weight, signs };
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

const isConsonant = (sign: string | undefined): boolean =>
  isLetter(sign) && !/^[aeiouyæøœı]/.test(sign!.normalize('NFD').toLowerCase());

function ofWord(word: string, language: ReadonlyMap<string, number>): number {
  const signs = [...word];
  let sum = 0;
  for (const [i, sign] of signs.entries()) {
    if (sign < '\u0080') continue;
    const [before, after] = [signs[i - 1], signs[i + 1]];
    if (isLetter(sign) && /\d/.test(`${before}${after}`)) sum += besideDigit;
    else if (!isLetter(sign) || sign === 'º' || sign === 'ª')
      sum += ofMark(sign, isLetter(before) && isLetter(after));
    else {
      const small = sign.toLowerCase();
      sum += language.get(small) ?? otherLetter;
      if (isLetter(before) && before! >= '\u0080') sum += besideAnother;
      if (!isLetter(before) && !isLetter(after)) sum += alone;
      if (isConsonant(before) && isConsonant(sign) && isConsonant(after)) sum += threeConsonants;
      if (small === sign) continue;
      // Capitals begin a word or stand among capitals.
      sum += -1;
      if (/\p{Ll}/u.test(before ?? '')) sum += -8;
      else if (isLetter(before) && /\p{Ll}/u.test(after ?? '')) sum += -3;
    }
  }
  return sum;
}

const common = /[\u00a0¢¤¥¦¬–—‘’‚“”„«»‹›°§€£©®™²³µ·…½¼¾±×ºª¿¡•†№]/;

/** Marks stand around words, apostrophes and dots within some too. */
function ofMark(sign: string, isWithin: boolean): number {
  if (!common.test(sign)) return /[\p{Cc}\ufffd]/u.test(sign) ? -18 : -12;
  return isWithin && !/[’·–—]/.test(sign) ? -13 : -5;
}
