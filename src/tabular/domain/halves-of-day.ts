/** Words of East Asia for the halves of a day, which stand before the clock: `下午1:45`. */

export const halvesOfDay = ['上午', '下午', '午前', '午後', '오전', '오후'] as const;

export const isAfternoon = (word: string): boolean => ['下午', '午後', '오후'].includes(word);

/** The word for the other half, in the same language.
 * @param afternoon which half of the day it is to name */
export const halfOfDay = (word: string, afternoon: boolean): string => {
  const at = halvesOfDay.indexOf(word as (typeof halvesOfDay)[number]);
  return halvesOfDay[at - (at % 2) + Number(afternoon)]!;
};
