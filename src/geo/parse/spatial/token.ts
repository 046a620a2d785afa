/** A symbol of the grammar. */

import type { Direction, Distance, Share } from '../../domain/query.ts';
import type { GridToken } from '../grid/grid-span.ts';
import type { Keyword } from '../language/language-table.ts';

export type Token =
  | { type: 'place'; name: string; known: boolean; joined: boolean; text: string }
  | { type: 'distance'; distance: Distance; text: string; definite?: true }
  | { type: 'range'; near: Distance; far: Distance; text: string }
  | {
      type: 'direction' | 'beyond' | 'close' | 'adjective' | 'half' | 'outermost';
      direction: Direction;
      text: string;
    }
  | { type: 'keyword'; keyword: Keyword; text: string }
  | { type: 'fraction'; share: Share; text: string }
  | { type: 'mark'; mark: ',' | '(' | ')' | "'s" | '-'; text: string }
  | { type: 'problem'; detail: string; text: string }
  | (GridToken & { text: string });
