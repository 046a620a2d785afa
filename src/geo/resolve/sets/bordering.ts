/** What shares a border on land with an operand. */

import { GeoError } from '../../domain/errors.ts';
import { printQuery } from '../../parse/print.ts';
import type { SetFacts } from './facts.ts';
import type { Member } from './member.ts';
import { type SetWork, type Test, yes } from './member-test.ts';
import type { Operand } from './operand.ts';
import { sovereignOf } from './sovereigns.ts';

export function borderingTest(operand: Operand, { facts, kind, source, nameOf }: SetWork): Test {
  const units = operand.units ?? new Set();
  const own = [...units];
  const mainland = own.filter((unit) => !facts.isOverseas(unit));
  const from = mainland.length > 0 ? mainland : own;
  const neighbours = new Set(from.flatMap((unit) => facts.neighboursOf(unit)));
  if (from.length < own.length) {
    const left = own.filter((unit) => !mainland.includes(unit));
    const others = new Set(
      left
        .flatMap((unit) => facts.neighboursOf(unit))
        .filter((unit) => !units.has(unit) && !neighbours.has(unit))
        .map((unit) => facts.countryOf(unit)),
    );
    if (others.size > 0 && kind === 'country') {
      const note = `parts on another continent are left out: they border ${[...others].map((id) => nameOf(id)).join(', ')}`;
      if (!source.notes.includes(note)) source.notes.push(note);
    }
  }
  for (const unit of own) neighbours.delete(unit);
  const inOperand = new Set(own.map((unit) => facts.countryOf(unit)));
  return (member) => {
    const theirs = member.only ?? member.units ?? [];
    if (kind === 'country' && inOperand.has(member.id)) return 'no';
    if (theirs.some((unit) => units.has(unit)) && kind !== 'country') return 'no';
    return yes(
      theirs.some((unit) => neighbours.has(unit) && !(kind === 'country' && facts.isOverseas(unit))),
    );
  };
}

/** Beside whatever country that it is no part of; Hong Kong is no other one than China. */
export function foreignBorderTest(facts: SetFacts): Test {
  const stateOf = (unit: number) => sovereignOf(facts.countryOf(unit)) ?? facts.countryOf(unit);
  return ({ units = [] }) =>
    yes(units.some((unit) => facts.neighboursOf(unit).some((next) => stateOf(next) !== stateOf(unit))));
}

/** Whether a land has no other country for a neighbour. */
export const isAlone = ({ units = [] }: Member, facts: SetFacts): boolean =>
  !units.some((unit) =>
    facts.neighboursOf(unit).some((next) => facts.countryOf(next) !== facts.countryOf(unit)),
  );

/** Beside the operand and nothing else. */
export function onlyBorderingTest(operand: Operand, work: SetWork): Test {
  const { facts, kind } = work;
  const { units } = operand;
  if (!units) {
    throw new GeoError(
      'query_not_understood',
      `The query was not understood: what borders only "${printQuery(operand.query)}" is known of land only.`,
    );
  }
  const beside = borderingTest(operand, work);
  return async (member) => {
    const own = new Set(member.units ?? []);
    const others = [...own]
      .filter((unit) => kind !== 'country' || !facts.isOverseas(unit))
      .flatMap((unit) => facts.neighboursOf(unit))
      .filter((unit) => !own.has(unit));
    return others.every((unit) => units.has(unit)) ? beside(member) : 'no';
  };
}
