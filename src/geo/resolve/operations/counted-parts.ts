/** Lands that the maps draw apart from the country that they are counted with: the north of Cyprus is that of the whole
 * island. */

import type { NamedPlace } from '../../domain/query.ts';
import { toMixed, unite } from '../../geometry/combine.ts';
import { inflate } from '../../geometry/flat.ts';
import type { Area } from '../../geometry/native.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';
import { partsCountedWith } from '../sets/facts.ts';

/** @param area  the country as the map draws it */
export async function withCountedParts(evaluation: Evaluation, query: NamedPlace, area: Area): Promise<Area> {
  const { place } = await evaluation.find(query);
  const { finder, shapes } = evaluation.context;
  const parts = partsCountedWith(place.id).flatMap((id) => {
    const index = finder.gazetteer.indexOfId(id);
    return index === undefined ? [] : [finder.gazetteer.place(index)];
  });
  if (parts.length === 0) return area;
  const drawn = [];
  for (const part of parts) {
    const shape = await shapes.shape(part);
    if (shape) drawn.push(inflate(shape.flat));
  }
  evaluation.notes.push(
    `parts of ${printQuery(query)} are taken of all of it, with ${parts.map(({ name }) => name).join(', ')}`,
  );
  const whole = await unite([area, ...drawn], evaluation.work);
  return whole ? toMixed(whole).areas : area;
}
