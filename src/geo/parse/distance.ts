/** Lengths in words and digits: "50 km", "fifty miles", "half a mile", "a couple of nautical miles". */

import type { Distance, Language, LengthUnit } from '../domain/query.ts';
import { readUnit } from './unit.ts';
import type { Word } from './words.ts';

/** Measures that people write and that are no length. */
const notLengths = new Set(
  'degree degrees deg grad degre degres grado grados minute minutes min mins hour hours hr hrs second seconds minuten stunde stunden minuto minutos heure heures hora horas'.split(
    ' ',
  ),
);

const small: Record<Language, Record<string, number>> = {
  en: numbers(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety',
  ),
  de: numbers(
    'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  ),
  fr: numbers(
    'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    'vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix',
  ),
  es: numbers(
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  ),
};
const extra: Record<Language, Record<string, number>> = {
  en: { a: 1, an: 1, half: 0.5, quarter: 0.25, dozen: 12, couple: 2 },
  de: { ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, halbe: 0.5, halben: 0.5, halber: 0.5, dutzend: 12 },
  fr: { une: 1, demi: 0.5, dizaine: 10, douzaine: 12, vingtaine: 20, cinquantaine: 50, centaine: 100 },
  es: { un: 1, una: 1, medio: 0.5, media: 0.5, decena: 10, docena: 12, centenar: 100 },
};
const scales: Record<string, number> = {
  hundred: 100,
  hundreds: 100,
  thousand: 1000,
  hundert: 100,
  einhundert: 100,
  zweihundert: 200,
  tausend: 1000,
  cent: 100,
  cents: 100,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  quinientos: 500,
  mil: 1000,
};
const glue: Record<Language, ReadonlySet<string>> = {
  en: new Set(['and', 'a', 'of', 'an']),
  de: new Set(['und']),
  fr: new Set(['et', 'de', 'd']),
  es: new Set(['y', 'de']),
};

function numbers(ones: string, tens: string): Record<string, number> {
  const table: Record<string, number> = {};
  ones.split(' ').forEach((word, index) => {
    table[word] = index;
  });
  tens.split(' ').forEach((word, index) => {
    table[word] = (index + 2) * 10;
  });
  return table;
}

export interface FoundDistance {
  value: number;
  unit: LengthUnit;
  /** Words used. */
  length: number;
  /** How a misspelt unit was read. */
  note?: string;
}

/** Words of a number written out at most, and of glue before its unit. */
const longestNumber = 12;
/** A letter wrong in a short word after "a" is some other word. */
const leastAfterArticle = 8;

export type DistanceResult =
  | { kind: 'distance'; distance: FoundDistance }
  /** A number with a measure that is no length, or none at all. */
  | { kind: 'problem'; detail: string; length: number }
  | undefined;

/** The length that begins at a word, if one does. */
export function readDistance(words: readonly Word[], at: number, language: Language): DistanceResult {
  const number = readNumber(words, at, language);
  if (!number) return undefined;
  let next = at + number.length;
  const limit = next + longestNumber;
  while (next < limit && words[next] && glue[language].has(words[next]!.text) && number.spelled) next++;
  const unit = readUnit(words, next, number.article ? leastAfterArticle : undefined);
  if (unit) {
    const { note, length } = unit;
    return {
      kind: 'distance',
      distance: {
        value: number.value,
        unit: unit.unit,
        length: next - at + length,
        ...(note !== undefined && { note }),
      },
    };
  }
  const word = words[next];
  if (word && notLengths.has(word.text)) {
    const said = `${number.value} ${word.raw}`;
    return {
      kind: 'problem',
      detail: `"${said}" is no length; use metres, kilometres, feet, yards, miles or nautical miles`,
      length: next - at + 1,
    };
  }
  if (number.spelled) return undefined;
  return {
    kind: 'problem',
    detail: `the number ${number.value} has no unit; use metres, kilometres, feet, yards, miles or nautical miles`,
    length: number.length,
  };
}

/** "10-20 km", "10 to 20 km", "between 10 and 20 km" without its first word: two lengths that belong together. */
export function readRange(
  words: readonly Word[],
  at: number,
  language: Language,
): { near: Distance; far: Distance; length: number; notes: readonly string[] } | undefined {
  const first = readNumber(words, at, language);
  if (!first || words[at]!.text === '-') return undefined;
  let next = at + first.length;
  const own = readUnit(words, next);
  if (own) next += own.length;
  if (rangeWords[language].has(words[next]?.text ?? '')) next++;
  else if (!words[next]?.joined) return undefined;
  const second = readDistance(words, next, language);
  if (second?.kind !== 'distance') return undefined;
  const { value, unit, length, note } = second.distance;
  return {
    notes: [own?.note, note].filter((said) => said !== undefined),
    near: { value: first.value, unit: own?.unit ?? unit },
    far: { value, unit },
    length: next + length - at,
  };
}

const rangeWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(['to', 'and']),
  de: new Set(['bis', 'und']),
  fr: new Set(['a', 'et']),
  es: new Set(['a', 'y']),
};

interface FoundNumber {
  value: number;
  length: number;
  spelled: boolean;
  /** No more than "a" or "un". */
  article?: boolean;
}

function readNumber(words: readonly Word[], at: number, language: Language): FoundNumber | undefined {
  const first = words[at];
  if (!first) return undefined;
  if (first.kind === 'mark' && first.text === '-' && words[at + 1]?.kind === 'number') {
    return { value: -words[at + 1]!.value!, length: 2, spelled: false };
  }
  if (first.kind === 'number') {
    const scale = scales[words[at + 1]?.text ?? ''];
    if (scale !== undefined) return { value: first.value! * scale, length: 2, spelled: false };
    return { value: first.value!, length: 1, spelled: false };
  }
  return spelledNumber(words, at, language);
}

/** "two hundred and fifty", "half a", "one and a half", "zweihundert". */
function spelledNumber(words: readonly Word[], at: number, language: Language): FoundNumber | undefined {
  const known = small[language];
  const more = extra[language];
  let total = 0;
  let current: number | undefined;
  let length = 0;
  let article = false;
  for (let i = at; i < Math.min(words.length, at + longestNumber); i++) {
    const word = words[i]!;
    if (word.kind !== 'word') break;
    const pair = words[i + 1]?.joined ? known[`${word.text}-${words[i + 1]!.text}`] : undefined;
    const value = pair ?? known[word.text];
    if (value !== undefined) {
      current = (current ?? 0) + value;
      if (pair !== undefined) i++;
    } else if (scales[word.text] !== undefined) {
      const scale = scales[word.text]!;
      current = (current === undefined || current === 0 ? 1 : current) * scale;
      if (scale >= 1000) {
        total += current;
        current = 0;
      }
    } else if (more[word.text] !== undefined) {
      const value = more[word.text]!;
      if (value < 1) current = article ? value : (current ?? 0) + value;
      else if (value === 1 && current !== undefined) continue;
      else current = current === undefined || current === 1 ? value : current * value;
      article = value === 1;
    } else if (length > 0 && glue[language].has(word.text)) {
      continue;
    } else {
      break;
    }
    length = i - at + 1;
  }
  if (current === undefined || length === 0) return undefined;
  return { value: total + current, length, spelled: true, article: length === 1 && article };
}
