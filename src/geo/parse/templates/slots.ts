/** What a pattern has found for its slots, and what makes a tree of that. */

import type { Direction, Distance, Share, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import type { SlotName } from './pattern.ts';

/** What a pattern found for its slots. */
export interface Slots {
  readonly trees: Readonly<Partial<Record<SlotName, SpatialQuery>>>;
  readonly distance?: Distance;
  /** How many of its unit a word for it is: a number before it without a unit is of those. */
  readonly times?: number;
  readonly number?: number;
  /** The second of two numbers. */
  readonly second?: number;
  /** What the words behind the second number multiply it by: 1000 in "300 to 600 thousand". */
  readonly secondScale?: number;
  readonly direction?: Direction;
  readonly share?: Share;
  /** 2 for "second". */
  readonly rank?: number;
  /** A language by its ISO 639-1 code. */
  readonly tongue?: string;
}

/** The first part of a text that stands for nothing, or for too much. */
export class Refused {
  readonly detail: string;
  constructor(detail: string) {
    this.detail = detail;
  }
}

/** @param notes  receives what had to be decided
 * @param made   unions and intersections that patterns made, whose members join the next one */
export type Build = (
  slots: Slots,
  names: NameSource,
  notes: string[],
  made: WeakSet<object>,
) => SpatialQuery | Refused | undefined;

export const tree = ({ trees }: Slots, slot: SlotName) => trees[slot]!;
/** The operand, whichever slot a pattern has for it. */
export const operand = ({ trees }: Slots) => (trees.l ?? trees.p ?? trees.a)!;
