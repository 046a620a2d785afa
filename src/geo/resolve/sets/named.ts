/** Sets of what bears one name: "cities called Springfield". */

import { fold } from '../../domain/fold.ts';
import type { SetCondition } from '../../domain/query.ts';

/** What tells one of a name from others is no part of it: "Castor (mountain)". */
export const isNamed = (name: string, sought: string): boolean =>
  fold(name.replace(/ \([^)]*\)$/, '')) === fold(sought);

/** The name that all members of a set bear. */
export function nameOfAll(where: readonly SetCondition[] = []): string | undefined {
  for (const condition of where)
    if (condition.type === 'Spelled' && condition.whole !== undefined) return condition.whole;
  return undefined;
}
