/** Lands by what lies in them: "which country is Timbuktu in", "what countries are the Alps in". */

import { GeoError } from '../../domain/errors.ts';
import { AreaIndex } from '../../geometry/area-index.ts';
import { toMixed } from '../../geometry/combine.ts';
import { printQuery } from '../../parse/print.ts';
import type { SetWork, Test } from './member-test.ts';
import { yes } from './member-test.ts';
import type { Operand } from './operand.ts';
import { sovereignOf } from './sovereigns.ts';

/** @throws GeoError `query_not_understood` for what is no place: a side, a distance */
export function holdingTest({ query, place, units }: Operand, work: SetWork): Test {
  const { facts, outline, boxOf } = work;
  const spread = place && facts.spreadOf(place.id);
  if (spread) return (member) => yes(member.units?.some((unit) => spread.has(unit)) ?? false);
  // "Which country does Greenland belong to?"
  if (place?.kind === 'territory' && work.kind === 'country') {
    const sovereign = sovereignOf(place.id);
    return ({ id }) => yes(id === sovereign);
  }
  if (units && work.kind !== 'continent')
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
    const box = await boxOf(member);
    if (box && (lat < box[1] || lat > box[3])) return 'no';
    return yes(new AreaIndex(toMixed(await outline(member)).areas).contains([lon, lat]));
  };
}
