/** "The highest mountain in Japan": written down for each land, as not all mountains are known here. */

import { fold } from '../../domain/fold.ts';
import { highestMountains, otherSummits } from '../../domain/highest-mountains.ts';
import type { PlaceSet, SpatialQuery } from '../../domain/query.ts';
import type { Candidates } from './candidates.ts';
import { unitOf } from './measures.ts';
import type { Member } from './member.ts';
import type { Operand, SetSource } from './operand.ts';

interface Highest {
  readonly members: readonly Member[];
  readonly values: ReadonlyMap<string, { by: string; value: number; unit: string }>;
}

const source = 'heights: as commonly given, 2024';

/** @param operandOf  what the land that is asked for is
 * @returns undefined where the set is no single highest mountain of a land, or none is written down */
export async function highestOf(
  { kind, rank, where = [] }: PlaceSet,
  { notes }: Pick<SetSource, 'notes'>,
  candidates: Pick<Candidates, 'place'>,
  operandOf: (query: SpatialQuery) => Promise<Operand>,
): Promise<Highest | undefined> {
  const isHighest = rank?.by === 'elevation' && rank.order === 'most' && !rank.each;
  if (!isHighest || (kind !== 'mountain' && kind !== 'peak')) return undefined;
  if ((rank.take ?? 1) !== 1 || (rank.from ?? 1) !== 1) return undefined;
  const [only, more] = where;
  if (more || (only && (only.type !== 'In' || only.extent !== undefined))) return undefined;
  const asked = only?.type === 'In' ? idOf(await operandOf(only.of)) : 'world';
  const summit = asked === undefined ? undefined : highestMountains.get(asked);
  const place = summit && candidates.place(summit.id);
  if (!place) return undefined;
  const other = otherSummits.get(asked!);
  notes.push(source, ...(other === undefined ? [] : [other]));
  const { id, name, lon, lat } = place;
  return {
    members: [{ id, name, kind: place.kind, lon, lat, place }],
    values: new Map([[id, { by: 'elevation', value: summit.metres, unit: unitOf.elevation }]]),
  };
}

const idOf = ({ place, continent }: Operand): string | undefined =>
  place?.id ?? (continent && `continent/${fold(continent).replace(' ', '-')}`);
