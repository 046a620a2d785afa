/** "Countries crossed by a straight line from Lisbon to Ankara". */

import type { MultiLineString } from 'geojson';
import { bboxOf } from '../../geometry/bbox.ts';
import { linesInside } from '../../geometry/native.ts';
import { type SetWork, type Test, yes } from './member-test.ts';
import { nearTest } from './near-water.ts';
import type { Operand } from './operand.ts';

const towns: ReadonlySet<string> = new Set(['city', 'capital', 'division_capital', 'port']);

/** Lands that a drawn line runs through, and towns beside it. */
export function acrossLineTest(operand: Operand, work: SetWork): Test {
  if (towns.has(work.kind)) return nearTest(operand, work);
  let drawn: Promise<MultiLineString> | undefined;
  return async (member) => {
    drawn ??= operand.geometry().then(toLines);
    const line = await drawn;
    const [, south, , north] = bboxOf(line);
    const box = await work.boxOf(member);
    if (box && (box[3] < south || box[1] > north)) return 'no';
    const outline = await work.outline(member);
    if (outline.type !== 'Polygon' && outline.type !== 'MultiPolygon') return 'no';
    return yes((await linesInside(line, outline, work.source.work)).coordinates.length > 0);
  };
}

const toLines = (geometry: Awaited<ReturnType<Operand['geometry']>>): MultiLineString => ({
  type: 'MultiLineString',
  coordinates:
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [],
});
