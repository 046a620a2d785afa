/** Whether a capital has the most inhabitants of the cities of its land. */

import { maskOf } from '../../domain/place.ts';
import type { SetFacts } from './facts.ts';
import { type SetWork, type Test, yes } from './member-test.ts';
import type { SetSource } from './operand.ts';

const note =
  'cities are compared by the inhabitants within their limits, by GeoNames: with their suburbs some come in another order';
const cities = maskOf(['city']);
/** Entries that are looked at between two looks at the clock. */
const slice = 4096;

interface City {
  readonly id: string;
  readonly people: number;
}

const known = new WeakMap<SetFacts, ReadonlyMap<number, City>>();

export function largestCityTest({ source, facts }: SetWork): Test {
  if (!source.notes.includes(note)) source.notes.push(note);
  // Kept when it is whole: a question that is broken off leaves nothing to the next.
  let asked: Promise<ReadonlyMap<number, City>> | undefined;
  return async ({ id, units = [] }) => {
    if (!known.has(facts)) asked ??= largestOfUnits(source, facts);
    const largest = known.get(facts) ?? (await asked!);
    let most: City | undefined;
    for (const unit of units) {
      const city = largest.get(unit);
      if (city && city.people > (most?.people ?? 0)) most = city;
    }
    return yes(most?.id === id);
  };
}

/** The most populous city of each unit. */
async function largestOfUnits(
  { context, work }: SetSource,
  facts: SetFacts,
): Promise<ReadonlyMap<number, City>> {
  const { gazetteer } = context.finder;
  const sections = new Set(facts.written.sections);
  const units = new Map<number, number | undefined>();
  const unitAt = (index: number) => {
    if (!units.has(index)) units.set(index, facts.unitNumber(gazetteer.idOf(index)));
    return units.get(index);
  };
  const most = new Map<number, City>();
  for (let index = 0; index < gazetteer.size; index++) {
    if (index % slice === 0 && work.due) await work.pause();
    if (!gazetteer.isKind(index, cities) || gazetteer.wholeOf(index) !== undefined) continue;
    const number = gazetteer.cityNumberOf(index);
    const people = facts.written.populations[number] ?? gazetteer.population[index]!;
    const [region, country] = [gazetteer.region[index]! - 1, gazetteer.country[index]! - 1];
    const unit = (region >= 0 ? unitAt(region) : undefined) ?? (country >= 0 ? unitAt(country) : undefined);
    if (unit === undefined || people <= (most.get(unit)?.people ?? 0) || sections.has(number)) continue;
    most.set(unit, { id: gazetteer.idOf(index), people });
  }
  work.resume();
  known.set(facts, most);
  return most;
}
