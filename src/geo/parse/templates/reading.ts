/** What a part of a text is read as. */

import type { SpatialQuery } from '../../domain/query.ts';

export interface Reading {
  readonly tree: SpatialQuery;
  /** Patterns and names it takes; the least explains most with each. */
  readonly cost: number;
  readonly notes: readonly string[];
  /** Names that are names in the language of the table. */
  readonly native: number;
}
