/** A part of a text that speaks of the grid. */

import type { Direction, Distance, SpatialQuery } from '../../domain/query.ts';

/** What a part of the text stands for in the list of symbols. */
export type GridToken =
  | { type: 'node'; query: SpatialQuery }
  | { type: 'rectangle'; width: Distance; height: Distance }
  | { type: 'beyond'; direction: Direction }
  | { type: 'keyword'; keyword: 'in' }
  | { type: 'problem'; detail: string };

export interface GridSpan {
  readonly start: number;
  readonly end: number;
  readonly token: GridToken;
}
