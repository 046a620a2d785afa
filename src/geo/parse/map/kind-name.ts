/** A name that holds a pattern, in any language that the map has it in. */

import type { TagFilter } from '../../domain/tag-filter.ts';
import type { Tags } from '../../domain/tags.ts';

const names = /^(?:name|official_name|alt_name|loc_name)(?::|$)/;

/** @param said  what the pattern spells out */
export const nameHolds = (pattern: RegExp, said?: string): TagFilter => ({
  type: 'matches',
  key: names,
  pattern,
  ...(said !== undefined && { said }),
});

export const isNamed = (tags: Tags, pattern: RegExp): boolean =>
  Object.entries(tags).some(([key, value]) => names.test(key) && pattern.test(value));
