/** "The highest mountain in Japan", "the deepest lake of Africa": written down for each land, as not all mountains are known
 * here, and the depths of few lakes. */

import { deepestLakes, deepestOfWorld, otherDepths } from '../../domain/deepest-lakes.ts';
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

interface Extreme {
  readonly id: string;
  readonly metres: number;
}

/** What is written down of one measure. */
interface Written {
  readonly by: 'elevation' | 'depth';
  readonly of: ReadonlyMap<string, Extreme>;
  /** What is told of the answer for a land. */
  readonly others: ReadonlyMap<string, string>;
  /** Of the whole world, the first ones in order. */
  readonly first: readonly Extreme[];
}

const heights: Written = { by: 'elevation', of: highestMountains, others: otherSummits, first: [] };
const depths: Written = { by: 'depth', of: deepestLakes, others: otherDepths, first: deepestOfWorld };

/** @param operandOf  what the land that is asked for is
 * @returns undefined where the set is no single highest mountain or deepest lake of a land, or none is written down */
export async function highestOf(
  set: PlaceSet,
  { notes }: Pick<SetSource, 'notes'>,
  candidates: Pick<Candidates, 'place'>,
  operandOf: (query: SpatialQuery) => Promise<Operand>,
): Promise<Highest | undefined> {
  const table = tableOf(set);
  const { rank, where = [] } = set;
  if (!table || !rank || rank.each) return undefined;
  const [only, more] = where;
  if (!only) {
    const from = (rank.from ?? 1) - 1;
    const end = from + (rank.take ?? 1);
    if (end <= table.first.length) return answer(table, table.first.slice(from, end), notes, candidates);
  }
  if (!isSingle(set) || more || (only && (only.type !== 'In' || only.extent !== undefined))) return undefined;
  const asked = only?.type === 'In' ? idOf(await operandOf(only.of)) : 'world';
  return asked === undefined ? undefined : written(table, [asked], notes, candidates);
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
  const table = tableOf(set);
  if (!table || !isSingle(set) || (set.where ?? []).length > 0) return undefined;
  const known = (id: string) => table.of.has(id);
  const missing = lands.filter(({ id }) => !known(id)).map(({ name }) => name);
  if (missing.length > 0) notes.push(`none is known in ${missing.join(', ')}`);
  return written(table, lands.map(({ id }) => id).filter(known), notes, candidates);
}

function tableOf({ kind, rank }: PlaceSet): Written | undefined {
  if (rank?.order !== 'most') return undefined;
  if (rank.by === 'depth') return kind === 'lake' ? depths : undefined;
  return rank.by === 'elevation' && (kind === 'mountain' || kind === 'peak') ? heights : undefined;
}

const isSingle = ({ rank }: PlaceSet): boolean => (rank?.take ?? 1) === 1 && (rank?.from ?? 1) === 1;

/** @param lands  ids of the table
 * @returns undefined where none of them has one here */
function written(
  table: Written,
  lands: readonly string[],
  notes: string[],
  candidates: Pick<Candidates, 'place'>,
): Highest | undefined {
  const known = lands.filter((land) => table.of.has(land));
  const extremes = known.map((land) => table.of.get(land)!);
  return answer(
    table,
    extremes,
    notes,
    candidates,
    lands.length === 1 ? known.flatMap((land) => table.others.get(land) ?? []) : [],
  );
}

/** @param others  notes on the answer */
function answer(
  { by }: Written,
  extremes: readonly Extreme[],
  notes: string[],
  candidates: Pick<Candidates, 'place'>,
  others: readonly string[] = [],
): Highest | undefined {
  const members = new Map<string, Member>();
  const values = new Map<string, { by: string; value: number; unit: string }>();
  for (const extreme of extremes) {
    const place = candidates.place(extreme.id);
    if (!place) continue;
    const { id, name, lon, lat } = place;
    members.set(id, { id, name, kind: place.kind, lon, lat, place });
    values.set(id, { by, value: extreme.metres, unit: unitOf[by] });
  }
  if (members.size === 0) return undefined;
  for (const note of [sourceOf[by]!, ...others]) if (!notes.includes(note)) notes.push(note);
  return { members: [...members.values()], values };
}

/** What a land goes by in the table of its extremes. */
export const idOf = ({ place, continent }: Operand): string | undefined =>
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
