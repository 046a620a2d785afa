/** Folding: the one form in which names and queries are compared. */

import { scriptKey } from './script-key.ts';

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
};
const lettersPattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

// Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs. Vowel signs of Indic scripts are letters: kept.
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const apostrophes = /['’‘ʻʼ`´ʹʾʿ′]/g;
/** A dot after a single letter belongs to an abbreviation: U.S.A., D.C. */
const abbreviationDots = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}])|[\s,;]|$)/gu;
const controls = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/gu;
const invisible = /\p{Cf}/gu;
const punctuation = /[^\p{L}\p{N}\p{M} ]+/gu;
const spaces = / {2,}/g;

/** Fold case, accents, width, punctuation and invisible characters, so that spellings of one name compare equal.
 * Idempotent. Words stay separated by single spaces; scripts are kept (no transliteration).
 * @example fold('Côte d’Ivoire') === 'cote divoire'; fold('U.S.A.') === 'usa' */
export function fold(text: string): string {
  if (isFolded(text)) return text;
  return foldLetters(text) ?? foldAll(text);
}

/** Whether a text is words of small Latin letters and digits with single blanks between them: most of what is folded was
 * folded before. Letter by letter, at a third of what a pattern takes. */
function isFolded(text: string): boolean {
  let before = blank;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === blank ? before === blank : code < 48 || code > 122 || (code > 57 && code < 97)) return false;
    before = code;
  }
  return before !== blank;
}

const blank = 32;

/** What one letter folds to, by its code, for letters that fold alike wherever they stand; undefined for the others. What
 * was met is kept: most texts use the same few. */
const known = new Map<number, string | undefined>();
const mostKnown = 8192;

/** Letter by letter, ten times as fast as the whole text at once.
 * @returns undefined for a text with a letter that its neighbours change */
function foldLetters(text: string): string | undefined {
  let folded = '';
  let open = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    let letter: string | undefined;
    if (code >= 97 && code <= 122) letter = text[i];
    else {
      const dotted = text.charCodeAt(i + 1) === nukta;
      const key = dotted ? code + 0x10000 : code;
      letter = known.get(key);
      if (letter === undefined) {
        if (known.has(key)) return undefined;
        letter = foldLetter(dotted ? text.slice(i, i + 2) : text[i]!);
        if (known.size >= mostKnown) known.clear();
        known.set(key, letter);
        if (letter === undefined) return undefined;
      }
      if (dotted) i++;
    }
    if (letter === ' ') open = folded !== '';
    else if (letter !== '') {
      folded += open ? ` ${letter}` : letter;
      open = false;
    }
  }
  return folded;
}

/** Dots may belong to an abbreviation, a capital sigma is another letter at the end of a word, "&" is a word, marks and
 * the parts of Hangul syllables join what stands before them, and halves of pairs are no letters. */
const changed = /[.Σ&\p{M}\p{Cs}\u1100-\u11ff]/u;
/** Marks that do not: accents, which fall away, and vowel signs of Hindi. */
const alone = /^(?:[\u0300-\u036f\u064b-\u065f\u0670]|[\u0900-\u0903\u093e-\u094d])$/;
/** The dot under a letter of Hindi, which joins some of them. */
const nukta = 0x93c;
const dottedLetter = /^[\u0904-\u0939]\u093c$/;

function foldLetter(letter: string): string | undefined {
  const parts = letter.normalize('NFKD');
  const isSyllable = letter >= '가' && letter <= '힣';
  if (alone.test(parts)) return foldAll(`a${letter}b`).slice(1, -1);
  if (!dottedLetter.test(parts) && changed.test(letter)) return undefined;
  if ((!isSyllable && changed.test(parts[0]!)) || /[.&]/.test(parts)) return undefined;
  if (!isSyllable && /[\u1100-\u11ff]/u.test(parts)) return undefined;
  // Between two others, so that blanks stay.
  const folded = foldAll(`a${letter}b`).slice(1, -1);
  return folded !== ' ' && folded !== folded.trim() ? undefined : folded;
}

function foldAll(text: string): string {
  let folded = text.normalize('NFKD').replace(invisible, '').replace(controls, ' ').toLowerCase();
  folded = folded
    .replace(accents, '')
    .replace(apostrophes, '')
    .replace(lettersPattern, (letter) => letters[letter]!);
  folded = folded.replace(abbreviationDots, '$1').replace(punctuation, ' ');
  return folded.normalize('NFC').replace(spaces, ' ').trim();
}

const expansions: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' };

/** The key under which a folded name is stored and looked up: common abbreviations written out, and one spelling for what
 * scripts write in several ways. */
export function toKey(folded: string): string {
  return isFolded(folded) ? writtenOut(folded) : scriptKey(writtenOut(folded));
}

/** A folded name with common abbreviations written out: its key in stores of places of version 1. */
export function writtenOut(folded: string): string {
  if (!/(?:^| )(?:st|ste|mt|ft)(?= )/.test(folded)) return folded;
  return folded.replace(
    /(^| )(ste?|mt|ft)(?= )/g,
    (_, before: string, word: string) => before + expansions[word]!,
  );
}
