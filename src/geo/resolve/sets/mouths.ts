/** Rivers by where they rise and what they flow into. */

import type { Geometry, Position } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { maskOf, waterKinds } from '../../domain/place.ts';
import { toMixed } from '../../geometry/combine.ts';
import { stemOf } from '../../geometry/stem.ts';
import { printQuery } from '../../parse/print.ts';
import { asItFlows } from '../operations/river.ts';
import { kilometresToLines, regionOf } from './located.ts';
import type { Member } from './member.ts';
import { type SetWork, type Test, yes } from './member-test.ts';
import type { Operand } from './operand.ts';

const note = 'the mouths of about 320 large rivers are known here; smaller rivers are left out';
/** So far off its place may a source be drawn. */
const sourceKm = 5;

/** Its mouth lies in a water.
 * @throws GeoError `query_not_understood` for what no river flows into */
export function mouthTest(operand: Operand, work: SetWork): Test {
  const { place } = operand;
  if (place !== undefined && (maskOf([place.kind]) & waterKinds) !== 0) {
    refuseOthers(work, 'what something flows into');
    tell(work, note);
    return ({ id }) => yes(work.facts.mouthOf(id)?.includes(place.id) ?? false);
  }
  refuseOthers(work, 'what something flows into');
  throw new GeoError(
    'query_not_understood',
    `The query was not understood: "${printQuery(operand.query)}" is not a river, lake or sea that rivers flow into.`,
  );
}

/** Its source lies in a land or a landscape, by the course as it is drawn. */
export function sourceTest(operand: Operand, work: SetWork): Test {
  refuseOthers(work, 'where a source lies');
  tell(work, 'the sources are those of the rivers as they are drawn here; smaller rivers are left out');
  const { source } = work;
  let area: Promise<{ shape: Geometry; region: ReturnType<typeof regionOf> }> | undefined;
  return async (member) => {
    // Not before it is awaited: a failure would be nobody's.
    area ??= operand.geometry().then((shape) => ({ shape, region: regionOf(shape) }));
    const { shape, region } = await area;
    if (!region.hasArea) {
      throw new GeoError(
        'query_not_understood',
        `The query was not understood: "${printQuery(operand.query)}" has no area that a source can lie in.`,
      );
    }
    const holds = (at: Position) => region.holds(at[0]!, at[1]!);
    const course = await courseOf(member, work);
    if (!course) return 'no';
    const ends = [course[0]!, course.at(-1)!];
    // Which way it flows is looked for only where either end may tell.
    if (!ends.some((at) => reaches(at, shape, holds))) return 'no';
    const flowing = await asItFlows(source, course, member.id);
    if (!flowing) return 'no';
    const at = flowing[0]!;
    const inside = holds(at);
    if (kilometresToLines(shape, at[0]!, at[1]!) < sourceKm)
      tell(
        work,
        `the source of the ${member.name} lies close to the edge, and is counted ${inside ? 'in' : 'out'}`,
      );
    return yes(inside);
  };
}

const reaches = (at: Position, shape: Geometry, holds: (at: Position) => boolean): boolean =>
  holds(at) || kilometresToLines(shape, at[0]!, at[1]!) <= sourceKm;

async function courseOf(member: Member, work: SetWork): Promise<Position[] | undefined> {
  const outline = await work.outline(member);
  return stemOf({ type: 'MultiLineString', coordinates: toMixed(outline).lines.coordinates });
}

function refuseOthers({ kind }: SetWork, what: string): void {
  if (kind === 'river') return;
  throw new GeoError(
    'query_not_understood',
    `The query was not understood: ${what} is known only of rivers.`,
  );
}

function tell({ source }: SetWork, text: string): void {
  if (!source.notes.includes(text)) source.notes.push(text);
}
