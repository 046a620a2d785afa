/** Whether a length is told across a circle: "a circle with a diameter of 100 km", "100 km in diameter". */

import type { Word } from '../words.ts';

const noun = /^(?:diameter|durchmesser|diametre|diametro)$/;
/** Words between the noun and its length. */
const between = /^(?:of|in|von|im|de|en)$/;

/** @param from  where the length begins
 * @param end  the word after it */
export function isDiameter(words: readonly Word[], from: number, end: number): boolean {
  const said = (at: number, step: number) =>
    noun.test(words[between.test(words[at]?.text ?? '') ? at + step : at]?.text ?? '');
  return said(from - 1, -1) || said(end, 1);
}
