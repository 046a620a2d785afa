/** How many live in each place of a gazetteer. */

import type { Gazetteer } from '../../lookup/gazetteer.ts';

type Mended = Readonly<Record<string, number>>;

const made = new WeakMap<Gazetteer, { readonly mended: Mended; readonly people: Uint32Array }>();

/** Inhabitants by index, made once: every question for cities walks over all of them.
 * @param mended  numbers of people that are right here and wrong in the gazetteer, by the number of the city */
export function inhabitantsOf(gazetteer: Gazetteer, mended: Mended): Uint32Array {
  const known = made.get(gazetteer);
  if (known?.mended === mended) return known.people;
  const people = gazetteer.population.slice();
  const byNumber = new Map(Object.entries(mended).map(([number, count]) => [Number(number), count]));
  for (let index = 0; index < people.length; index++) {
    const count = byNumber.get(gazetteer.cityNumberOf(index));
    if (count !== undefined) people[index] = count;
  }
  made.set(gazetteer, { mended, people });
  return people;
}
