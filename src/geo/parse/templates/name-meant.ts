/** The name in a question for one place, in any language: "где протекает Волга?", "il confine della Germania". */

import type { SpatialQuery } from '../../domain/query.ts';
import { withoutApposition } from '../apposition.ts';
import type { NameSource } from '../name-source.ts';
import { type Bare, withoutFrames } from './frames.ts';
import { readByTables } from './read.ts';

export interface NameMeant {
  /** With what it lies in behind commas. */
  readonly name: string;
  /** The question asks for its coast, which no town or river is meant by: “Costa de Prata”. */
  readonly coast: boolean;
}

/** @returns names to look up in place of the question; none where it has no other */
export function namesMeant(question: string, names: NameSource): NameMeant[] {
  const reading = readByTables(question, names);
  let step = reading.next();
  while (!step.done) step = reading.next();
  const tree = step.value?.parsed?.query;
  const name = tree && nameOf(tree);
  const coast = tree?.type === 'CoastOf';
  return [
    ...(name === undefined ? [] : [{ name, coast }]),
    ...withoutFrames(question, () => false).map((bare) => ({ name: ofWhat(bare), coast: false })),
    ...withoutApposition(question, (name) => names.isLand?.(name) !== false).map((told) => ({
      name: told,
      coast: false,
    })),
  ].filter((one) => one.name !== question.trim());
}

/** A place, its border, its coast. */
function nameOf(tree: SpatialQuery): string | undefined {
  const place = tree.type === 'BorderOf' || tree.type === 'CoastOf' ? tree.of : tree;
  return place.type === 'NamedPlace' ? [place.name, ...(place.within ?? [])].join(', ') : undefined;
}

/** Only rivers flow, rise and end in a sea. */
const ofWhat = ({ text, asks }: Bare): string => (asks === undefined ? text : `river ${text}`);
