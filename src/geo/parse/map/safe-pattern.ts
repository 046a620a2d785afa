/** Patterns that strangers write in queries of tags. They run on every value of an extract, by an engine that tries each way in
 * which a pattern can be read: those ways are counted before it is compiled. */

import { GeoError } from '../../domain/errors.ts';

const longestPattern = 100;
/** Of single characters, without an end: each takes time with the length of a value. */
const mostRepeats = 2;
/** Ways through all that may be there or not and all groups of alternatives but the largest, by how many repeats there are. */
const mostWays = [64, 16, 4];

/** Compiled if it cannot take long: no group is repeated, and little else.
 * @throws GeoError `query_not_understood` */
export function safePattern(source: string, caseless: boolean): RegExp {
  const refuse = (why: string) =>
    new GeoError('query_not_understood', `The pattern “${source}” ${why}.`, {
      fix: 'Use letters, “.”, “^”, “$”, “|”, character classes, a few “?”, and “*” or “+” after a single character.',
    });
  if (source.length > longestPattern) throw refuse(`has more than ${longestPattern} characters`);
  const bare = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  const repeats = bare.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0;
  if (/\)\s*[*+{]|\(\?/.test(bare) || /\\[1-9kpP]/.test(source) || repeats > mostRepeats)
    throw refuse('repeats groups, or repeats too often');
  if (waysThrough(bare) > mostWays[repeats]!) throw refuse('can be read in too many ways');
  try {
    return new RegExp(source, caseless ? 'iu' : 'u');
  } catch {
    throw refuse('is not a regular expression');
  }
}

/** @param bare without escapes and classes
 * @returns the product of what each group and each “?” can be, the largest group aside: its alternatives are tried once */
function waysThrough(bare: string): number {
  const open: number[] = [];
  const groups: number[] = [];
  let ways = 1;
  for (const character of bare) {
    if (character === '(') open.push(1);
    else if (character === ')') groups.push(open.pop() ?? 1);
    else if (character === '|' && open.length > 0) open[open.length - 1]!++;
    else if (character === '?') ways *= 2;
  }
  groups.push(...open);
  const largest = Math.max(1, ...groups);
  return groups.reduce((product, alternatives) => product * alternatives, ways) / largest;
}
