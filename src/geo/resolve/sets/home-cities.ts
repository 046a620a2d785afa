/** "The southernmost city of Europe" is none on Madeira: of continents, parts of countries far from all the rest do not count. */

import type { Geometry, Position } from 'geojson';
import type { PlaceSet, SetRank } from '../../domain/query.ts';
import { toMixed } from '../../geometry/combine.ts';
import { flatContains, flatten } from '../../geometry/flat.ts';
import type { Candidates } from './candidates.ts';
import type { SetFacts } from './facts.ts';
import { kilometresToLines } from './located.ts';
import { type Measures, ranked, sourceOf } from './measures.ts';
import { isCity, type Member } from './member.ts';
import type { SetSource } from './operand.ts';
import { homeParts, outlineOf } from './outline.ts';

/** Towns on a coast may stand beside its outline. */
const besideKm = 5;

/** Towns that a rank by latitude or longitude is taken of. In a continent those far off their country's home are passed over;
 * in a country they count, which is told.
 * @param continent  what the towns lie in, if that is a continent */
export async function homeCities(
  { rank }: Pick<PlaceSet, 'rank'>,
  members: readonly Member[],
  continent: string | undefined,
  measures: Measures,
  source: SetSource,
  facts: SetFacts,
  candidates: Candidates,
): Promise<readonly Member[]> {
  if (!rank || (rank.by !== 'latitude' && rank.by !== 'longitude') || !members.every(isCity)) return members;
  const isHome = homeTest(source, facts, candidates);
  const wanted = (rank.from ?? 1) - 1 + (rank.take ?? 1);
  const order: SetRank = { ...rank, from: 1, take: members.length };
  const kept: Member[] = [];
  const far: string[] = [];
  for (const { member } of (await ranked(members, order, measures)).kept) {
    if (kept.length >= wanted) break;
    const home = await isHome(member);
    if (!home) far.push(member.name);
    if (home || continent === undefined) kept.push(member);
  }
  if (far.length === 0 || kept.length === 0) return members;
  const { notes } = source;
  if (continent !== undefined) notes.push(sourceOf[rank.by]!);
  else
    notes.push(
      `${far.join(', ')} ${far.length === 1 ? 'lies' : 'lie'} more than 500 km from all the rest of the country: ask for the mainland to leave such parts out`,
    );
  return continent === undefined ? members : kept;
}

/** Whether a town lies in its country's mainland or near it. */
function homeTest({ context, work }: SetSource, facts: SetFacts, candidates: Candidates) {
  const homes = new Map<string, Promise<Geometry | undefined>>();
  const homeOf = async (id: string): Promise<Geometry | undefined> => {
    const land = candidates.land(id);
    return land && homeParts(await outlineOf(context, facts, land, work), work);
  };
  return async ({ units = [], lon, lat }: Member): Promise<boolean> => {
    const [unit] = units;
    if (unit === undefined) return true;
    const id = facts.countryOf(unit);
    const known = homes.get(id) ?? homeOf(id);
    homes.set(id, known);
    const home = await known;
    return home === undefined || lies(home, [lon, lat]);
  };
}

function lies(home: Geometry, [lon, lat]: Position): boolean {
  if (flatContains(flatten(toMixed(home).areas), lon!, lat!)) return true;
  return kilometresToLines(home, lon!, lat!) <= besideKm;
}
