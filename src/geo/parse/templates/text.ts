/** A text as patterns are matched on it: folded letter by letter, with the way back to what was written. */

import { fold } from '../../domain/fold.ts';
import { simpleHan } from '../../domain/han.ts';

/** Private letters that stand for a position or line of the grid, by its index. */
const gridLetters = 0xe000;
export const mostGridLetters = 64;

export const gridLetter = (index: number) => String.fromCharCode(gridLetters + (index % mostGridLetters));
export function gridIndex(letter: string): number | undefined {
  const index = letter.charCodeAt(0) - gridLetters;
  return index >= 0 && index < mostGridLetters ? index : undefined;
}

/** Whether a position or line of the grid stands from `i` to `j`. */
export function holdsGrid(letters: string, i: number, j: number): boolean {
  for (let at = i; at < j; at++) if (gridIndex(letters[at]!) !== undefined) return true;
  return false;
}

const commas = new Set([',', ';', '、', '،', '؛', '，', '；']);
const apostrophes = new Set(["'", '’', '‘', 'ʼ', '`', '´', '＇']);
const dashes = new Set(['-', '‐', '‑', '–', '—', '~', '〜', '～', '−']);

/** Folded letters, each a function of one letter alone; what was met is kept, most texts use the same few. */
const known = new Map<string, string>();
const mostKnown = 8192;

/** Marks of Devanagari that most people leave out or write for one another: "ज़्यादा" and "ज्यादा", "नदियाँ" and "नदियां". */
const nukta = '\u093c';
const chandrabindu = '\u0901';
const anusvara = '\u0902';

/** Folded as names are, and as patterns are compared besides. */
export const foldWord = (word: string): string =>
  fold(word.normalize('NFC')).replaceAll(chandrabindu, anusvara).replaceAll(nukta, '');

/** The letter as it is compared: a small letter without its accents, a digit, a comma, an apostrophe, a parenthesis, the
 * degree sign, a dash, or a blank for all other marks. Nothing for accents that stand alone. */
function letter(written: string): string {
  const code = written.charCodeAt(0);
  if (code >= 97 && code <= 122) return written;
  const before = known.get(written);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const plain = foldLetter(written);
  known.set(written, plain);
  return plain;
}

function foldLetter(written: string): string {
  if (commas.has(written)) return ',';
  if (apostrophes.has(written)) return "'";
  if (dashes.has(written)) return '-';
  const simple = simpleHan(written);
  if (simple !== written) return simple;
  const wide = written.normalize('NFKC');
  if ('(){}[].,°%+/'.includes(wide)) return wide === '{' || wide === '[' ? '(' : wide;
  if (wide === '٫') return '.';
  if (wide === '٬') return ',';
  if (written === 'º' || written === '˚' || written === '度') return written === '度' ? '度' : '°';
  if (/^\p{Nd}$/u.test(wide)) return String(digitOf(wide.codePointAt(0)!));
  if (gridIndex(written) !== undefined) return written;
  if (written === nukta) return '';
  if (written === chandrabindu) return anusvara;
  if (/^[\p{L}\p{M}\p{N}ー]+$/u.test(wide)) return wide === 'ー' ? 'ー' : fold(wide);
  return /^\p{Cf}$/u.test(written) ? '' : ' ';
}

/** Digits of every script stand in runs of ten that begin at a multiple of 16 or 6 beyond it. */
function digitOf(code: number): number {
  if (code < 0x80) return code - 0x30;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** What a letter belongs to; a word may begin or end where this changes. In `running` script, Han and hiragana, any two
 * letters may belong to two words. */
type Class = 'blank' | 'mark' | 'digit' | 'letter' | 'running' | 'katakana' | 'hangul';

function classOf(code: number): Class {
  if (code >= 0x61 && code <= 0x7a) return 'letter';
  if (code === 0x20) return 'blank';
  if (code >= 0x30 && code <= 0x39) return 'digit';
  if (code < 0xaa || (code >= gridLetters && code < gridLetters + mostGridLetters)) return 'mark';
  if (code >= 0xac00 && code <= 0xd7af) return 'hangul';
  if ((code >= 0x30a1 && code <= 0x30fa) || code === 0x30fc) return 'katakana';
  if (code >= 0x3005 && code <= 0xfaff && code !== 0x30fb) return 'running';
  return 'letter';
}

/** Hands over the folded letters of a text, each with where it is written. Blanks are single, and none begins the text. */
function eachFolded(raw: string, take: (letter: string, at: number) => void): void {
  let at = 0;
  let open = false;
  for (const written of raw) {
    const plain = letter(written);
    if (plain === ' ') {
      if (open) take(plain, at);
      open = false;
    } else
      for (let unit = 0; unit < plain.length; unit++) {
        const one = plain[unit]!;
        if (one === ' ' && !open) continue;
        take(one, at);
        open = one !== ' ';
      }
    at += written.length;
  }
}

export class Text {
  /** As it was written, in composed letters. */
  readonly raw: string;
  readonly folded: string;
  /** Where each folded letter stands in `raw`, and the end. */
  private readonly from: number[] = [];
  /** Whether a word may begin or end before a letter. */
  readonly edge: boolean[] = [];

  constructor(text: string) {
    this.raw = text.normalize('NFC');
    let folded = '';
    eachFolded(this.raw, (one, at) => {
      folded += one;
      this.from.push(at);
    });
    this.folded = /[./-]/.test(folded) ? cleaned(folded) : folded;
    this.from.push(this.raw.length);
    let before: Class | undefined;
    for (let i = 0; i < this.folded.length; i++) {
      const here = classOf(this.folded.charCodeAt(i));
      this.edge.push(
        before === undefined || before !== here || here === 'running' || here === 'blank' || here === 'mark',
      );
      before = here;
    }
    this.edge.push(true);
  }

  get length(): number {
    return this.folded.length;
  }

  /** What was written for a part of the folded text. */
  quote(from: number, to: number): string {
    if (to <= from) return '';
    const start = this.from[from]!;
    let end = this.from[to] ?? this.raw.length;
    // A letter that folds to several, or to none, ends where the next one begins.
    if (end === start) end = this.from.find((at) => at > start) ?? this.raw.length;
    return this.raw.slice(start, end).trim();
  }

  /** The first letter at or after a place that is no blank. */
  skip(at: number): number {
    while (at < this.folded.length && this.folded[at] === ' ') at++;
    return at;
  }

  skipBack(at: number): number {
    while (at > 0 && this.folded[at - 1] === ' ') at--;
    return at;
  }
}

/** Points count only inside of numbers; dashes between digits; the rest parts words. */
function cleaned(folded: string): string {
  let clean = '';
  for (let i = 0; i < folded.length; i++) {
    const one = folded[i]!;
    const digits = isDigit(folded[i - 1]) && isDigit(folded[i + 1]);
    const keptDash = one === '-' && /\d ?$/.test(folded.slice(0, i)) && /^ ?\d/.test(folded.slice(i + 1));
    clean += (one === '.' && !digits) || (one === '-' && !keptDash) || one === '/' ? ' ' : one;
  }
  return clean;
}

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';

/** A phrase of a table as texts are folded. */
export function foldPhrase(phrase: string): string {
  if (phrase === '-' || /^[a-z]+$/.test(phrase)) return phrase;
  let folded = '';
  eachFolded(phrase.normalize('NFC'), (one) => {
    folded += one;
  });
  return (/[./-]/.test(folded) ? cleaned(folded) : folded).trim();
}
