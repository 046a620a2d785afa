/** Attributes joined by "and", "or" and commas: a mark stands in the text for each that was taken, so that it is seen which of
 * them a joint joins. */

import { GeoError } from '../../domain/errors.ts';
import { anyOf, type TagFilter } from '../../domain/tag-filter.ts';

/** Letters for private use, which are taken out of what is asked. */
const firstMark = 0xe000;
export const anyMark = '[\\ue000-\\ue0ff]';
export const both = '(?:and|und|et|y|but|aber|mais|pero)';
const oneOf = '(?:or|oder|ou|o)';

const firstBare = 0xe080;
const bareMark = '[\\ue080-\\ue0ff]';

/** @param index  of the filter that the attribute became
 * @param isBare  whether a comma joins it to the one before, without a word of its own */
export const markOf = (index: number, isBare = false): string =>
  String.fromCharCode((isBare ? firstBare : firstMark) + index);

const indexOf = (mark: string): number => (mark.charCodeAt(0) - firstMark) % (firstBare - firstMark);

const marks = new RegExp(anyMark, 'gu');

/** What is asked holds no marks of its own: a letter for private use says nothing. */
export const withoutMarks = (text: string): string => text.replace(marks, ' ');

/** Marks stand between single blanks, and commas right behind them. */
export const tight = (text: string): string => text.replace(/ {2,}/g, ' ').replaceAll(' ,', ',');

const markJoined = new RegExp(`${anyMark}(?:,? (?:${both}|${oneOf}) |, )`, 'iu');
const bothMarked = new RegExp(`(${anyMark}),? (?:${both} )?(?:also |auch )?(?=${anyMark})`, 'giu');
const andMarked = new RegExp(`(?<= |^)${both} (?:also |auch )?(?=${anyMark})`, 'giu');
export const leadingJoint = new RegExp(`^${both} `, 'i');
/** "With wifi, parking or a pool": one of all of them. */
const eitherMarked = new RegExp(`${anyMark}(?:, ${bareMark}){0,8},? ${oneOf} ${anyMark}`, 'iu');
const mixed = new RegExp(
  `${anyMark},? (?:${both} ${anyMark},? ${oneOf}|${oneOf} ${anyMark},? ${both}) ${anyMark}`,
  'iu',
);
/** "On Rue Grimaldi or with wifi", "with wifi or in Nice": one side is no attribute. */
const halfMarked = new RegExp(
  `(?<![^ ,])${oneOf} ${anyMark}|${anyMark},? ${oneOf} (?:in|im|on|at|near|auf|am|an|bei) `,
  'iu',
);
/** "Hotels with a pool and free parking": is the parking the hotel's? */
const more = new RegExp(
  `${anyMark} (?<joint>${both}|${oneOf}) (?!${anyMark})(?<thing>[^ ]+(?: [^ ]+){0,2})`,
  'u',
);
/** "Hotels with wifi, a garden and a view": what follows the comma of a list may be had too. */
const listed = new RegExp(
  `[\\p{L}\\d] ${anyMark}, (?<thing>(?!(?:in|im|on|at|near|within|around|along|close|next|north|south|east|west|auf|am|an|bei|um|nahe|entlang|der|die|das|that|which|where|wo|a|en|dans|à|cerca|près) )(?:an? |the |ein(?:e[nrms]?)? )?[^ ,]+(?: [^ ,]+)?),? (?<joint>and|or|und|oder|et|ou|y) `,
  'u',
);

export const isJoined = (text: string): boolean => markJoined.test(tight(text));

/** @param filters  of the marks; what "or" joins becomes one of them
 * @returns the text without marks
 * @throws GeoError `query_not_understood` where a joint has a mark on one side and no attribute on the other */
export function joinMarked(
  text: string,
  filters: readonly TagFilter[],
): { rest: string; filters: TagFilter[] } {
  if (mixed.test(tight(text)))
    throw new GeoError(
      'query_not_understood',
      'Of what is joined by “and” and by “or” it is not clear what belongs together. Ask for one of them at a time.',
    );
  const left: (TagFilter | undefined)[] = [...filters];
  let rest = tight(text);
  for (let found = eitherMarked.exec(rest); found; found = eitherMarked.exec(rest)) {
    const among = [...found[0].matchAll(marks)].map(([mark]) => indexOf(mark));
    left[among[0]!] = anyOf(...among.flatMap((index) => left[index] ?? []));
    for (const index of among.slice(1)) left[index] = undefined;
    rest = `${rest.slice(0, found.index)}${markOf(among[0]!)}${rest.slice(found.index + found[0].length)}`;
  }
  rest = rest.replace(bothMarked, '$1 ');
  const beside = more.exec(rest) ?? listed.exec(rest);
  if (beside) {
    const { thing, joint } = beside.groups!;
    throw new GeoError(
      'query_not_understood',
      `“${thing!.trim()}” behind “${joint}” may be something to have, or another kind of feature. Ask for one of them at a time.`,
    );
  }
  rest = rest.replace(andMarked, '');
  const half = halfMarked.exec(rest);
  if (half)
    throw new GeoError(
      'query_not_understood',
      '“or” joins what is asked of the features with something else. Ask for one of them at a time.',
    );
  return { rest: rest.replace(marks, ' '), filters: left.filter((one) => one !== undefined) };
}
