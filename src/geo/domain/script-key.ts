/** What a script writes in several ways and reads as one: keys of names are made of it, so that “Мурманськ” finds Мурманск,
 * 羅馬 finds 罗马, シエナ finds シエーナ and गेन्ट finds गेंट. */

import { simpleHan } from './han.ts';

const cyrillic = /[\u0400-\u04ff]/;
/** Ukrainian letters as Russian ones; ъ falls away, and ь in the Ukrainian -ськ. */
const russian: Record<string, string> = { і: 'и', ї: 'и', є: 'е', ґ: 'г', ы: 'и', э: 'е', ь: '', ъ: '' };

const kana = /[\u30a1-\u30fc]/;
/** ヴ as older spellings have it. */
const kanaOfV: Record<string, string> = {
  ヴァ: 'バ',
  ヴィ: 'ビ',
  ヴェ: 'ベ',
  ヴォ: 'ボ',
  ヴュ: 'ビュ',
  ヴ: 'ブ',
};
/** Shorter names keep their long vowels: バリ is Bali, バリー Barry. */
const leastKana = 3;

const han = /[\u4e00-\u9fff]/;

const devanagari = /[\u0900-\u097f]/;
/** Long and short vowels, and those of English, which Hindi writes in several ways: letters, then signs; ण as न, ष as श, and
 * ँ as ं. The dot under a letter (ज़) is left out by many. */
const vowels: Record<string, string> = {
  '\u0908': '\u0907',
  '\u090a': '\u0909',
  '\u0910': '\u090f',
  '\u0914': '\u0913',
  '\u0911': '\u0906',
  '\u0940': '\u093f',
  '\u0942': '\u0941',
  '\u0948': '\u0947',
  '\u094c': '\u094b',
  '\u0949': '\u093e',
  '\u0945': '\u0947',
  '\u0923': '\u0928',
  '\u0937': '\u0936',
  '\u0901': '\u0902',
};

const arabic = /[\u0600-\u06ff]/;
/** Letters for sounds that Arabic lacks. */
const plainArabic: Record<string, string> = { پ: 'ب', چ: 'ج', ژ: 'ج', گ: 'ك', ڤ: 'ف', ھ: 'ه', ے: 'ي' };

/** What is in other letters than Latin and Greek ones. */
const others = /[\u0400-\uffff]/;

/** A folded name with one spelling for what its script writes in several ways. Idempotent. */
export function scriptKey(folded: string): string {
  if (!others.test(folded)) return folded;
  let key = folded;
  if (cyrillic.test(key)) key = key.replace(/[іїєґыэъ]|ь(?=к)/g, (letter) => russian[letter]!);
  if (devanagari.test(key))
    key = key
      .replaceAll('\u093c', '')
      .replace(/([\u0915-\u0939])\u094d\1/g, '$1')
      .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902')
      .replace(
        /[\u0901\u0908\u090a\u0910\u0911\u0914\u0923\u0937\u0940\u0942\u0945\u0948\u0949\u094c]/g,
        (letter) => vowels[letter]!,
      );
  if (arabic.test(key)) key = key.replace(/[پچژگڤھے]/g, (letter) => plainArabic[letter]!);
  if (kana.test(key)) {
    key = key.replace(/ヴ[ァィェォュ]?/g, (syllable) => kanaOfV[syllable]!);
    key = key.replace(/[\u30a1-\u30fc]+/g, (word) => {
      const short = word.replaceAll('ー', '');
      return short.length >= leastKana ? short : word;
    });
  }
  if (han.test(key)) key = key.replace(/[\u4e00-\u9fff]/g, simpleHan);
  return key;
}
