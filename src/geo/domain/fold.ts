/** Folding: the one form in which names and queries are compared. */

/** Letters that Unicode decomposition leaves alone although people write them either way. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ĸ: 'k',
  ŧ: 't',
  ə: 'e',
  '&': ' and ',
  // Persian and Urdu keyboards against Arabic ones.
  ک: 'ك',
  ی: 'ي',
  ى: 'ي',
  ۀ: 'ه',
  ة: 'ه',
  ـ: '',
  // Ukrainian and Serbian letters that foreigners type as Russian or Latin ones stay: they are different names.
};
const lettersPattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

// Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs. Vowel signs of Indic scripts are letters: kept.
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const apostrophes = /['’‘ʻʼ`´ʹʾʿ′]/g;
/** A dot after a single letter belongs to an abbreviation: U.S.A., D.C. */
const abbreviationDots = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}])|[\s,;]|$)/gu;
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const controls = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/gu;
const invisible = /\p{Cf}/gu;
const punctuation = /[^\p{L}\p{N}\p{M} ]+/gu;
const spaces = / {2,}/g;

/** Fold case, accents, width, punctuation and invisible characters, so that spellings of one name compare equal.
 * Idempotent. Words stay separated by single spaces; scripts are kept (no transliteration).
 * @example fold('Côte d’Ivoire') === 'cote divoire'; fold('U.S.A.') === 'usa' */
export function fold(text: string): string {
  if (plain.test(text)) return text;
  let folded = text.normalize('NFKD').replace(invisible, '').replace(controls, ' ').toLowerCase();
  folded = folded
    .replace(accents, '')
    .replace(apostrophes, '')
    .replace(lettersPattern, (letter) => letters[letter]!);
  folded = folded.replace(abbreviationDots, '$1').replace(punctuation, ' ');
  return folded.normalize('NFC').replace(spaces, ' ').trim();
}

const expansions: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' };

/** The key under which a folded name is stored and looked up: common abbreviations written out. */
export function toKey(folded: string): string {
  if (!/(?:^| )(?:st|ste|mt|ft)(?= )/.test(folded)) return folded;
  return folded.replace(
    /(^| )(ste?|mt|ft)(?= )/g,
    (_, before: string, word: string) => before + expansions[word]!,
  );
}
