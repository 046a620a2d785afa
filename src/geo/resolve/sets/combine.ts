/** What is left of sets when they are joined, cut and taken from one another. */

import type { SetFacts } from './facts.ts';
import { areaOfUnits, type Member } from './member.ts';

export type Combine = (facts: SetFacts, a: readonly Member[], b: readonly Member[]) => readonly Member[];

/** Land of a member. */
const landOf = (member: Member): readonly number[] | undefined =>
  member.kind === 'city' ? undefined : (member.only ?? member.units);

export function either(_: SetFacts, a: readonly Member[], b: readonly Member[]): Member[] {
  const known = new Set(a.map(({ id }) => id));
  return [...a, ...b.filter(({ id }) => !known.has(id))];
}

export function both(facts: SetFacts, a: readonly Member[], b: readonly Member[]): Member[] {
  const land = new Set(b.flatMap((member) => landOf(member) ?? []));
  const others = new Map(b.map((member) => [member.id, member]));
  return a.flatMap((member) => {
    const other = others.get(member.id);
    // Of Russia in Asia only what of it is Asia's.
    if (other && !other.only) return [member];
    const own = landOf(member);
    if (!own) return other ? [member] : [];
    const inside = own.filter((unit) => land.has(unit));
    if (inside.length === 0 || areaOfUnits(facts, inside) === 0) return [];
    return [inside.length === own.length ? member : { ...member, only: inside }];
  });
}

export function without(facts: SetFacts, a: readonly Member[], b: readonly Member[]): Member[] {
  const land = new Set(b.flatMap((member) => landOf(member) ?? []));
  const ids = new Set(b.map(({ id }) => id));
  return a.flatMap((member) => {
    if (ids.has(member.id) && !b.some(({ id, only }) => id === member.id && only)) return [];
    const own = landOf(member);
    if (!own) return [member];
    const left = own.filter((unit) => !land.has(unit));
    if (left.length === 0 || areaOfUnits(facts, left) === 0) return [];
    return [left.length === own.length ? member : { ...member, only: left }];
  });
}
