/** Lands by what lies in them: "which country is Timbuktu in", "what countries are the Alps in". */

import { GeoError } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';
import type { SetKind } from '../../domain/query.ts';
import { AreaIndex } from '../../geometry/area-index.ts';
import { toMixed } from '../../geometry/combine.ts';
import { printQuery } from '../../parse/print.ts';
import { cityRadiusMetres } from '../shapes.ts';
import { kilometresToLines } from './located.ts';
import type { SetWork, Test } from './member-test.ts';
import { yes } from './member-test.ts';
import type { Operand } from './operand.ts';
import { besideMetres } from './shores.ts';
import { sovereignOf } from './sovereigns.ts';

/** A town lies beside them, not in them. */
const waters: ReadonlySet<SetKind> = new Set(['ocean', 'sea', 'gulf', 'bay', 'strait', 'lake', 'river']);

/** @param km  how far a place may lie from a box */
function isApart([west, south, east, north]: Box, lon: number, lat: number, km: number): boolean {
  const up = km / 110.5;
  if (lat < south - up || lat > north + up) return true;
  const aside = (1.1 * up) / Math.max(0.02, Math.cos((Math.abs(lat) * Math.PI) / 180));
  return west <= east && (lon < west - aside || lon > east + aside);
}

type Box = readonly [west: number, south: number, east: number, north: number];

/** @throws GeoError `query_not_understood` for what is no place: a side, a distance */
export function holdingTest(operand: Operand, work: SetWork): Test {
  const { query, place, units } = operand;
  const { facts } = work;
  if (place && waters.has(work.kind)) return waterTest(place, units, work);
  const onLand = work.kind !== 'island';
  const spread = place && onLand && facts.spreadOf(place.id);
  if (spread) return (member) => yes(member.units?.some((unit) => spread.has(unit)) ?? false);
  // "Which country does Greenland belong to?"
  if (place?.kind === 'territory' && work.kind === 'country') {
    const sovereign = sovereignOf(place.id);
    return ({ id }) => yes(id === sovereign);
  }
  if (units && onLand && work.kind !== 'continent')
    return (member) =>
      yes(member.id !== place?.id && [...units].every((unit) => member.units?.includes(unit)));
  if (!place) {
    throw new GeoError(
      'query_not_understood',
      `The query was not understood: "${printQuery(query)}" lies in no land of its own.`,
    );
  }
  const { lon, lat } = place;
  return async (member) => {
    const box = await work.boxOf(member);
    if (box && (lat < box[1] || lat > box[3])) return 'no';
    return yes(new AreaIndex(toMixed(await work.outline(member)).areas).contains([lon, lat]));
  };
}

/** Waters at which a place lies: a town by the way to the shore, a land by what it shares of it. */
function waterTest({ lon, lat, population }: Place, units: Operand['units'], work: SetWork): Test {
  const { facts, outline, boxOf } = work;
  if (units)
    return ({ id }) =>
      yes([...(facts.shoreOf(id) ?? facts.spreadOf(id) ?? new Map()).keys()].some((unit) => units.has(unit)));
  const reach = (cityRadiusMetres(population ?? 0) + besideMetres) / 1000;
  return async (member) => {
    const box = await boxOf(member);
    if (box && isApart(box, lon, lat, reach)) return 'no';
    const shape = await outline(member);
    const inside = new AreaIndex(toMixed(shape).areas).contains([lon, lat]);
    return yes(inside || kilometresToLines(shape, lon, lat) <= reach);
  };
}
