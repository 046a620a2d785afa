/** Texts of any script and width as ASCII writes their digits, marks and spaces. */

/** Spaces of every width, no-break ones too. */
const spaces = /[\s\u00a0\u2007\u2009\u202f]+/g;
/** What is not to be seen: zero-width spaces, direction marks, a byte order mark. */
const unseen = /[\u200b-\u200f\u2060\u2066-\u2069\ufeff]/g;

/** Zeros of the scripts whose digits people write numbers in: Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil,
 * Telugu, Kannada, Malayalam, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian. */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810,
];

/** ASCII digits for those of other scripts and widths; plain spaces; nothing that is not to be seen. */
export function plainCharacters(text: string): string {
  if (/^[!-~]*$/.test(text)) return text;
  return text
    .replace(unseen, '')
    .replace(spaces, ' ')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      const value = code - (zeros.findLast((zero) => code >= zero) ?? code);
      return value < 10 && value >= 0 ? String(value) : digit;
    })
    .trim();
}
