/** "The five countries nearest to Malta": members by how far their outline lies from a place. */

import type { Geometry, Position } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import type { Place } from '../../domain/place.ts';
import type { PlaceSet, SetRank } from '../../domain/query.ts';
import { bestKnownKinds } from '../../domain/set-kinds.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { toMixed } from '../../geometry/combine.ts';
import { flatContains, flatten } from '../../geometry/flat.ts';
import { NearestIndex } from '../../geometry/nearest.ts';
import { pluralOf } from '../../parse/sets/print-set.ts';
import { nearbyTowns } from './how-large.ts';
import { someVertices } from './located.ts';
import { type Box, unitOf } from './measures.ts';
import { isCity, type Member, type SetAnswer } from './member.ts';
import type { SetWork } from './member-test.ts';
import type { Operand } from './operand.ts';
import { homeParts, mainlandOf } from './outline.ts';
import { notAllKnown } from './too-many.ts';

/** Vertices of an outline that are looked at. */
const looked = 2000;
const kilometresOfDegree = 111.1;
/** By how much a distance between boxes may be too long, on a globe that is none. */
const boxError = 1.02;
/** Of kinds of which only the best known are here, one so far off is not likely the nearest: small airports are many. */
const farOf = (kind: PlaceSet['kind']) => (kind === 'airport' ? 60 : 200);
/** An island reaches so many sides of a square of its area from its middle at most. */
const longSides = 6;

/** @param near  what they are measured from */
export async function nearestAnswer(
  set: PlaceSet,
  members: readonly Member[],
  near: Operand,
  work: SetWork,
): Promise<SetAnswer> {
  const kept = await nearestOf(set, members, near, work);
  const { notes } = work.source;
  if (set.kind === 'city')
    notes.push(`towns of fewer than ${nearbyTowns.toLocaleString('en')} inhabitants are left out`);
  else if (bestKnownKinds.has(set.kind))
    notes.push(`only the best-known ${pluralOf(set)} are known here: others may be nearer`);
  else if (notAllKnown.has(set.kind))
    notes.push(`the small ${pluralOf(set)} are missing here: one of them may be nearer`);
  notes.push('distances are those between outlines, of towns from their middle');
  if (set.kind === 'country')
    notes.push('parts of countries more than 500 km from all the rest do not count');
  return {
    members: kept.map(({ member }) => member),
    values: new Map(
      kept.map(({ member, km }) => [
        member.id,
        { by: 'distance', value: rounded(km), unit: unitOf.distance },
      ]),
    ),
  };
}

const rounded = (km: number) => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km));

interface Far {
  readonly member: Member;
  readonly km: number;
}

/** @param near  what they are measured from; it is no member itself, nor is land that holds it
 * @returns the nearest first, with their kilometres
 * @throws GeoError `place_not_found` */
async function nearestOf(
  set: PlaceSet,
  members: readonly Member[],
  near: Operand,
  work: SetWork,
): Promise<Far[]> {
  const { from = 1, take = 1 } = set.rank as SetRank;
  const clock = work.source.work;
  const whole = await near.geometry();
  // The islands of Sicily are near to it.
  const geometry =
    set.kind === 'island' && toMixed(whole).areas.coordinates.length > 1
      ? await mainlandOf(whole, clock)
      : near.place?.kind === 'country'
        ? await homeParts(whole, clock)
        : whole;
  const index = await NearestIndex.build(geometry, clock);
  const box = bboxOf(geometry) as Box;
  const own = near.place;
  // Michigan holds the middle of Lake Michigan, and is as near to it as the other states at it.
  const shared = own !== undefined && (work.facts.spreadOf(own.id)?.size ?? 0) > 1;
  const bounded: Far[] = [];
  for (const member of members) {
    if (
      member.id === own?.id ||
      (isCity(member) && own && own.kind !== 'landmark' && fold(member.name) === fold(own.name))
    )
      continue;
    bounded.push({ member, km: await atLeast(member, box, index, work) });
  }
  bounded.sort((a, b) => a.km - b.km);
  const found: Far[] = [];
  for (const { member, km } of bounded) {
    const last = found[from + take - 2];
    if (last && last.km <= km && km > 0) break;
    if (clock.due) await clock.pause();
    if (isCity(member)) {
      found.push({ member, km });
      found.sort((a, b) => a.km - b.km);
      continue;
    }
    const all = await work.outline(member);
    const outline = member.kind === 'country' ? await homeParts(all, clock) : all;
    const exact = await kilometresTo(outline, geometry, index, work);
    if (exact === 0 && own && !shared && isLand(member) && holds(outline, own)) continue;
    found.push({ member, km: exact });
    found.sort((a, b) => a.km - b.km);
  }
  clock.resume();
  // Of the suburbs that begin where a city ends the nearest are those by its middle.
  const fromTown = set.kind === 'city' && own?.kind === 'city';
  if (fromTown) found.sort((a, b) => a.km - b.km || toMiddle(own, a) - toMiddle(own, b));
  const kept = found.slice(from - 1, from - 1 + take);
  // Thirteen countries lie on the equator, and none of them is nearer to it.
  if (from === 1 && take > 1 && kept.at(-1)?.km === 0 && !fromTown)
    kept.push(...found.slice(take).filter(({ km }) => km === 0));
  const farKm = farOf(set.kind);
  if (bestKnownKinds.has(set.kind) && kept.some(({ km }) => km > farKm))
    throw new GeoError(
      'place_not_found',
      `No ${pluralOf({ type: 'PlaceSet', kind: set.kind })} are known here within ${farKm} km of it: only the best known are.`,
    );
  return kept;
}

/** Degrees between the middles of two towns, good enough to tell which of several is nearer. */
const toMiddle = ({ lon, lat }: Pick<Place, 'lon' | 'lat'>, { member }: Far): number =>
  Math.hypot((member.lon - lon) * Math.cos((lat * Math.PI) / 180), member.lat - lat);

const landKinds: ReadonlySet<string> = new Set(['country', 'territory', 'region', 'continent', 'island']);
const isLand = ({ kind }: Member) => landKinds.has(kind);

/** Whether a land holds the place that it is to be near to: France is no country near Paris. */
const holds = (outline: Geometry, { lon, lat }: Pick<Place, 'lon' | 'lat'>): boolean =>
  flatContains(flatten(toMixed(outline).areas), lon, lat);

/** Kilometres that a member is off at least; those of towns are what they are off. */
async function atLeast(member: Member, box: Box, index: NearestIndex, work: SetWork): Promise<number> {
  const { island, lon, lat } = member;
  const around = isCity(member) || island ? undefined : await work.boxOf(member);
  if (around) return apartKm(around, box);
  if (island) return Math.max(0, index.about(lon, lat) / 1000 - longSides * Math.sqrt(island[0]));
  return isCity(member) ? index.about(lon, lat) / 1000 : 0;
}

/** Least distance of the vertices of either from the lines of the other. */
async function kilometresTo(
  outline: Geometry,
  geometry: Geometry,
  index: NearestIndex,
  { source }: SetWork,
): Promise<number> {
  let metres = Number.POSITIVE_INFINITY;
  for (const [lon, lat] of verticesOf(outline)) metres = Math.min(metres, index.about(lon!, lat!));
  if (metres === 0) return 0;
  const other = await NearestIndex.build(outline, source.work);
  for (const [lon, lat] of verticesOf(geometry)) metres = Math.min(metres, other.about(lon!, lat!));
  return metres / 1000;
}

function verticesOf(geometry: Geometry): Position[] {
  const { areas, lines, points } = toMixed(geometry);
  return [
    ...points,
    ...someVertices([...areas.coordinates.map((rings) => rings[0]!), ...lines.coordinates], looked),
  ];
}

/** No more kilometres than lie between two boxes. */
function apartKm([w1, s1, e1, n1]: Box, [w2, s2, e2, n2]: Box): number {
  const lat = Math.max(0, s1 - n2, s2 - n1);
  const wide = w1 > e1 || w2 > e2;
  const gaps = [-360, 0, 360].map((turn) => Math.max(0, w1 + turn - e2, w2 - e1 - turn));
  const lon = wide ? 0 : Math.min(...gaps);
  // Farther from the equator the degrees are narrower, and across the pole the way is shorter still.
  const most = Math.max(Math.abs(s1), Math.abs(n1), Math.abs(s2), Math.abs(n2));
  const narrow = Math.cos((Math.min(89, most) * Math.PI) / 180);
  return (Math.max(lat, Math.min(lon, 90) * narrow * 0.6) * kilometresOfDegree) / boxError;
}
