/** Mainland, home and overseas parts of a place. */

import type { Geometry } from 'geojson';
import type { Parts } from '../../domain/query.ts';
import { mainParts } from '../../geometry/main-parts.ts';
import { printQuery } from '../../parse/print.ts';
import { type Evaluation, nonEmpty } from '../evaluation.ts';

export async function parts(evaluation: Evaluation, query: Parts): Promise<Geometry> {
  const { mainland, near, overseas } = await mainParts(await evaluation.area(query.of), evaluation.work);
  const name = printQuery(query.of);
  if (query.which === 'overseas')
    return nonEmpty(query, overseas, `no part of ${name} lies more than 1,000 km from its mainland`);
  if (query.which === 'home') {
    evaluation.notes.push(`parts of ${name} more than 1,000 km from its mainland are left out`);
    return { type: 'MultiPolygon', coordinates: [...mainland.coordinates, ...near.coordinates] };
  }
  evaluation.notes.push(`the mainland of ${name} is its largest part; islands and other parts are left out`);
  return mainland;
}
