/** "The highest mountain in Japan": written down for each land, as not all mountains are known here. */

import { fold } from '../../domain/fold.ts';
import { highestMountains, otherSummits } from '../../domain/highest-mountains.ts';
import type { PlaceSet, SpatialQuery } from '../../domain/query.ts';
import type { Candidates } from './candidates.ts';
import { sourceOf, unitOf } from './measures.ts';
import type { Member } from './member.ts';
import type { Operand, SetSource } from './operand.ts';

interface Highest {
  readonly members: readonly Member[];
  readonly values: ReadonlyMap<string, { by: string; value: number; unit: string }>;
}

/** @param operandOf  what the land that is asked for is
 * @returns undefined where the set is no single highest mountain of a land, or none is written down */
export async function highestOf(
  set: PlaceSet,
  { notes }: Pick<SetSource, 'notes'>,
  candidates: Pick<Candidates, 'place'>,
  operandOf: (query: SpatialQuery) => Promise<Operand>,
): Promise<Highest | undefined> {
  if (!isHighest(set) || set.rank?.each) return undefined;
  const [only, more] = set.where ?? [];
  if (more || (only && (only.type !== 'In' || only.extent !== undefined))) return undefined;
  const asked = only?.type === 'In' ? idOf(await operandOf(only.of)) : 'world';
  return asked === undefined ? undefined : written([asked], notes, candidates);
}

/** "The highest mountain of each US state"
 * @param lands  of which each has one
 * @returns undefined where the set asks for anything else */
export function highestOfEach(
  set: PlaceSet,
  lands: readonly Pick<Member, 'id' | 'name'>[],
  { notes }: Pick<SetSource, 'notes'>,
  candidates: Pick<Candidates, 'place'>,
): Highest | undefined {
  if (!isHighest(set) || (set.where ?? []).length > 0) return undefined;
  const known = (id: string) => highestMountains.has(id);
  const missing = lands.filter(({ id }) => !known(id)).map(({ name }) => name);
  if (missing.length > 0) notes.push(`none is known in ${missing.join(', ')}`);
  return written(lands.map(({ id }) => id).filter(known), notes, candidates);
}

function isHighest({ kind, rank }: PlaceSet): boolean {
  if (rank?.by !== 'elevation' || rank.order !== 'most') return false;
  return (kind === 'mountain' || kind === 'peak') && (rank.take ?? 1) === 1 && (rank.from ?? 1) === 1;
}

/** @param lands  ids of the table
 * @returns undefined where none of them has a mountain here */
function written(
  lands: readonly string[],
  notes: string[],
  candidates: Pick<Candidates, 'place'>,
): Highest | undefined {
  const members = new Map<string, Member>();
  const values = new Map<string, { by: string; value: number; unit: string }>();
  const others: string[] = [];
  for (const land of lands) {
    const summit = highestMountains.get(land);
    const place = summit && candidates.place(summit.id);
    if (!place) continue;
    const other = otherSummits.get(land);
    if (other !== undefined) others.push(other);
    const { id, name, lon, lat } = place;
    members.set(id, { id, name, kind: place.kind, lon, lat, place });
    values.set(id, { by: 'elevation', value: summit.metres, unit: unitOf.elevation });
  }
  if (members.size === 0) return undefined;
  for (const note of [sourceOf.elevation!, ...(lands.length === 1 ? others : [])])
    if (!notes.includes(note)) notes.push(note);
  return { members: [...members.values()], values };
}

const idOf = ({ place, continent }: Operand): string | undefined =>
  place?.id ?? (continent && `continent/${fold(continent).replace(' ', '-')}`);

/** Whether a set is told by heights, which mountains have and ranges have not. */
const isByHeight = ({ rank, where = [] }: PlaceSet): boolean =>
  rank?.by === 'elevation' || where.some((one) => 'by' in one && one.by === 'elevation');

/** "Mountains over 8000 m" are single ones. */
export const asSummits = (set: PlaceSet): PlaceSet =>
  set.kind === 'mountain' && isByHeight(set) ? { ...set, kind: 'peak' } : set;

/** Metres above which all mountains of the world are known here. */
const allKnownFrom = 8000;

/** @returns whether no mountain that is meant is missing here: all are so high */
export const areAllKnown = ({ where = [] }: PlaceSet): boolean =>
  where.some((one) => one.type === 'Measured' && one.by === 'elevation' && (one.least ?? 0) >= allKnownFrom);

/** What is told of a list by heights.
 * @param least  the lowest of its members, metres */
export function moreSummits(set: PlaceSet, least: number | undefined): string | undefined {
  if (!isByHeight(set) || areAllKnown(set) || (least ?? 0) >= allKnownFrom) return undefined;
  return set.rank
    ? 'only the best-known mountains are known here: others may be as high'
    : 'only the best-known mountains are known here: there are more than these';
}
