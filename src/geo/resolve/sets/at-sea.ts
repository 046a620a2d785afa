/** Whether an island, or a gulf, lies in a sea. */

import type { Geometry } from 'geojson';
import type { SetKind } from '../../domain/query.ts';
import { toMixed } from '../../geometry/combine.ts';
import type { Region } from './located.ts';
import type { Member } from './member.ts';
import { type SetWork, type Verdict, yes } from './member-test.ts';

export const isMarine = (kind: SetKind): boolean =>
  ['ocean', 'sea', 'gulf', 'bay', 'strait', 'fjord'].includes(kind);

export const ofIslands: ReadonlySet<SetKind> = new Set(['island', 'archipelago']);

/** A water lies where most of it does. The westernmost vertex of an island's largest polygon has the sea to its west; large islands lie in several seas. */
export async function atSea(area: Region, member: Member, work: SetWork): Promise<Verdict> {
  const { island, lon, lat } = member;
  if (isMarine(work.kind)) {
    const share = await area.share(await work.outline(member), work.source.work);
    return yes(share > 0.5);
  }
  if (work.kind === 'archipelago' || (island?.[0] ?? 0) >= severalSeasKm2)
    return yes(facesArea(area, await work.outline(member)));
  const [, west = lon, south = lat] = island?.[2][0] ?? [];
  const step = 0.004;
  return yes(
    [
      [west - step, south],
      [west - step, south - step],
      [west - step, south + step],
    ].some(([x, y]) => area.holds(x!, y!)),
  );
}

/** Share of the coast of an island in a lake that has the lake before it. */
const leastInLake = 0.5;
/** Degrees around an island's middle in which a water is looked for before its outline is read. */
const nearDegrees = 0.75;

/** Whether an island has a narrow water, or a lake, before enough of its coast. */
export async function inWater(
  area: Region,
  member: Member,
  work: SetWork,
  least = leastFacing,
): Promise<Verdict> {
  const { lon, lat } = member;
  if (!area.meets([lon - nearDegrees, lat - nearDegrees, lon + nearDegrees, lat + nearDegrees])) return 'no';
  return yes(facesArea(area, await work.outline(member), least));
}

export const inLake = (area: Region, member: Member, work: SetWork): Promise<Verdict> =>
  inWater(area, member, work, leastInLake);

/** Larger islands are looked at all around. */
const severalSeasKm2 = 5000;
/** Degrees off the coast, and vertices that are looked at. */
const offDegrees = 0.1;
const coastSamples = 60;
/** Great Britain has a coast on the Irish Sea, and does not lie in it. */
const leastFacing = 0.25;

function facesArea(area: Region, outline: Geometry, least = leastFacing): boolean {
  const rings = toMixed(outline).areas.coordinates.map((polygon) => polygon[0]!);
  const longest = rings.reduce((best, ring) => (ring.length > best.length ? ring : best), rings[0] ?? []);
  const step = Math.max(1, Math.floor(longest.length / coastSamples));
  let [facing, all] = [0, 0];
  for (let i = 0; i < longest.length; i += step) {
    const [lon, lat] = longest[i] as [number, number];
    const around = [
      [lon - offDegrees, lat],
      [lon + offDegrees, lat],
      [lon, lat - offDegrees],
      [lon, lat + offDegrees],
    ] as const;
    all++;
    if (around.some(([x, y]) => area.holds(x, y))) facing++;
  }
  return facing >= least * all;
}
