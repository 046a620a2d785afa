/** The ground between two places, and the point halfway. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import type { Between } from '../../domain/query.ts';
import { corridor, halfway } from '../../geometry/between.ts';
import type { Area } from '../../geometry/native.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';
import { betweenLines } from './between-lines.ts';

export async function between(evaluation: Evaluation, query: Between): Promise<Geometry> {
  const band = betweenLines(query);
  if (band) return band;
  const { work } = evaluation;
  const [a, b] = (await evaluation.all([query.a, query.b])) as [Geometry, Geometry];
  if (query.halfway) return halfway(a, b, work);
  const names = [printQuery(query.a), printQuery(query.b)] as const;
  for (const [index, { type }] of [a, b].entries()) {
    if (type === 'Point') throw pointInCorridor(names[index]!);
  }
  return corridor(a as Area, b as Area, names, work);
}

function pointInCorridor(name: string): GeoError {
  return new GeoError('empty_result', `A corridor runs between areas, and ${name} is a point.`, {
    fix: 'Ask for "halfway between", or give the point an extent: "between (within 5 km of 48.85, 2.35) and Lyon".',
  });
}
