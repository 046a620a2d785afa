/** Which texts of a column are its categories. */

import { isMissingMark } from '../../domain/missing-words.ts';

/** Categories beyond this many, the rarest first, are treated as unseen. */
const maxCategories = 16_384;

/** Codes of two capitals, several of them those of countries. */
export const areCountryCodes = (categories: readonly string[]): boolean =>
  categories.length > 2 &&
  categories.every((code) => /^[A-Z]{2}$/.test(code)) &&
  categories.filter((code) => /^(?:US|DE|FR|GB|ES|IT|ZA|CN|IN|BR|JP|AT|CH|NL)$/.test(code)).length > 1;

/** Without the texts that say there is no value: `n/a`, `?`. A minus beside a plus is a value, a star beside two of them, and
 * marks alone are too. */
export function withoutMarks(used: readonly number[], dictionary: readonly string[]): readonly number[] {
  const has = (mark: RegExp) => used.some((code) => mark.test(dictionary[code]!));
  const [signs, stars] = [has(/^\++$/), has(/^\*{2,}$/)];
  const meant = used.filter((code) => {
    const text = dictionary[code]!;
    return !isMissingMark(text) || (signs && /^-+$/.test(text)) || (stars && text === '*');
  });
  return meant.length === 0 ? used : meant;
}

/** All categories in order of first appearance, or the most frequent ones when there are too many. */
export function mostFrequent(used: readonly number[], counts: Float64Array): readonly number[] {
  if (used.length <= maxCategories) return used;
  return [...used]
    .sort((a, b) => counts[b]! - counts[a]! || a - b)
    .slice(0, maxCategories)
    .sort((a, b) => a - b);
}

/** The share of the cells whose text passes a test. */
export function share(
  used: readonly number[],
  counts: Float64Array,
  total: number,
  test: (code: number) => boolean,
): number {
  let passed = 0;
  for (const code of used) if (test(code)) passed += counts[code]!;
  return passed / total;
}
