/** Numbers that name columns, with more than digits: `2022p`, `2023 (e)`, `2021/22`, `10%`, `5 mg`. */

/** What is left of a text without its numbers: a unit, a mark of a footnote, letters. */
const besideDigits = (text: string): string => text.replace(/[\d.,\s'’()+\-−]/g, '');

/** Whether a name has a unit or a mark beside its digits, and no cell below it has any. */
export const hasMarkOfItsOwn = (name: string, below: readonly string[]): boolean =>
  /\d/.test(name) && besideDigits(name) !== '' && below.every((cell) => besideDigits(cell) === '');

/** Whether the mark is a unit or a word, which no footnote is. */
export const isMarkOfUnit = (name: string): boolean => /[\p{L}\p{Sc}%°]/u.test(besideDigits(name));

/** `2021`, `2022p`, `2022 (e)`, `2023*`, `2021/22`. */
export const isNamedYear = (text: string): boolean =>
  /^(?:19|20)\d\d(?:\/\d\d(?:\d\d)?)?(?: ?\(?\p{L}{1,4}\.?\)?| ?\*{1,3}|[¹²³⁴⁵†‡])?$/u.test(text);

/** The first number of a name; undefined when it has none. */
export function numberIn(name: string): number | undefined {
  const [digits] = /\d{1,15}(?:\.\d{1,9})?/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
