/** Each way to say a phrase of which every part has several forms: "which have | having", "a | the", "land |", "border". */

/** @param parts  alternatives parted by "|", of which one may be nothing
 * @returns all of them in a row, parted by "|" */
export const phraseProduct = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split('|'))
    .reduce((all, forms) =>
      all.flatMap((before) => forms.map((form) => [before, form].filter(Boolean).join(' '))),
    )
    .join('|');

/** The same without a blank between the parts: stems with each of their endings. */
export const withEndings = (stems: string, endings: string): string =>
  stems
    .split('|')
    .flatMap((stem) => endings.split('|').map((ending) => `${stem}${ending}`))
    .join('|');
