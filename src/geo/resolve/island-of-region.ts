/** "Honshu" is an island: the region that is made of its prefectures has the far islands of these besides. */

import { fold } from '../domain/fold.ts';
import type { Place } from '../domain/place.ts';
import { bboxOf } from '../geometry/bbox.ts';
import { toMixed } from '../geometry/combine.ts';
import { mainParts } from '../geometry/main-parts.ts';
import { Work } from '../geometry/work.ts';
import type { Context } from './context.ts';
import type { SetFacts } from './sets/facts.ts';
import type { Outline } from './shapes.ts';

/** Of a region that was composed to be an island its largest part, of others the outline as it is: Sicily is a region of
 * Italy, too, and has Lampedusa. */
export async function islandOfRegion(context: Context, place: Place, outline: Outline): Promise<Outline> {
  if (place.kind !== 'region') return outline;
  const { gazetteer } = context.finder;
  const index = gazetteer.indexOfId(place.id);
  if (index === undefined || !gazetteer.isComposed(index)) return outline;
  const facts = await context.setFacts();
  if (isDivision(facts, place) || !isIsland(context, facts, place)) return outline;
  const { mainland } = await mainParts(toMixed(outline.geometry).areas, new Work());
  const { overseas: _, ...rest } = outline;
  return { ...rest, geometry: mainland, bbox: bboxOf(mainland) };
}

const isDivision = ({ written }: SetFacts, { id, countryCode }: Place): boolean =>
  (countryCode === undefined ? [] : (written.divisions[countryCode] ?? [])).some(([, which]) =>
    which.includes(id),
  );

function isIsland({ finder }: Context, facts: SetFacts, { id, name }: Place): boolean {
  const own = new Set(facts.landOf(id));
  return facts.written.islands.some(([, called, , units]) => {
    if (called === 0 || !units.every((unit) => own.has(unit))) return false;
    if (called === id) return true;
    const index = finder.gazetteer.indexOfId(called);
    return (
      fold(index === undefined ? called : finder.gazetteer.nameOf(index)).replace(/ island$/, '') ===
      fold(name)
    );
  });
}
