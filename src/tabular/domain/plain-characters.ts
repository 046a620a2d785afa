/** Texts of any script and width as ASCII writes their digits, marks and spaces. */

/** Spaces of every width, no-break ones too. */
const spaces = /[\s\u00a0\u2007\u2009\u202f]+/g;
/** What is not to be seen: zero-width spaces, direction marks, a byte order mark. */
const unseen = /[\u200b-\u200f\u2060\u2066-\u2069\ufeff]/g;

/** Zeros of the scripts whose digits people write numbers in: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

/** ASCII digits for those of other scripts and widths; plain spaces; nothing that is not to be seen. */
export function plainCharacters(text: string): string {
  if (/^[!-~]*$/.test(text)) return text;
  return text
    .replace(unseen, '')
    .replace(spaces, ' ')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - zeros.findLast((zero) => code >= zero)!);
    })
    .trim();
}
