/** Points of the compass. */

export const directions = Object.freeze([
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const);
/** One of eight points of the compass. */
export type Direction = (typeof directions)[number];
