/** Text for patterns over words of several languages: small letters without accents. */

const letters: Readonly<Record<string, string>> = { ß: 's', '’': "'", '‘': "'", '´': "'", '`': "'" };

/** As many UTF-16 units as `text`, in small letters without accents. */
export function toPlain(text: string): string {
  return text.toLowerCase().length === text.length
    ? text.toLowerCase().replace(/[^\0-\x7f]/g, (letter) => letters[letter] ?? letter.normalize('NFD')[0]!)
    : text;
}
