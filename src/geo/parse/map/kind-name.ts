/** A name that holds a pattern, in any language that the map has it in. */

import type { TagFilter } from '../../domain/tag-filter.ts';
import type { Tags } from '../../domain/tags.ts';

const names = /^(?:name|official_name|alt_name|loc_name)(?::|$)/;

export const nameHolds = (pattern: RegExp): TagFilter => ({ type: 'matches', key: names, pattern });

export const isNamed = (tags: Tags, pattern: RegExp): boolean =>
  Object.entries(tags).some(([key, value]) => names.test(key) && pattern.test(value));
