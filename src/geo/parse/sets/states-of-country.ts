/** "Les États du Mexique": the word for countries is one for the states of a country as well. */

import type { SpatialQuery } from '../../domain/query.ts';
import { neighbouringStates } from './around-land.ts';
import type { Draft } from './meaning.ts';
import type { Head } from './phrases.ts';
import type { SetWords } from './set-words.ts';

/** The head of a set, as what it means where the set lies in one country or in a part of one. */
export function statesOfCountry(text: SetWords, { head, owner, where }: Draft): Head {
  const besides = where.flatMap((condition) => (condition.type === 'Bordering' ? [condition.of] : []));
  if (!head?.orStates) return neighbouringStates(text, head!, owner ? [owner] : besides);
  const homes = where.flatMap((condition) => (condition.type === 'In' ? [condition.of] : []));
  const inOne = [...(owner ? [owner] : []), ...homes].some((of) => isOneCountry(text, of));
  if (!inOne) return head;
  const { orStates: _, ...rest } = head;
  return { ...rest, kind: 'division', called: 'state' };
}

function isOneCountry(text: SetWords, of: SpatialQuery): boolean {
  const whole = of.type === 'DirectionalSubset' ? of.of : of;
  return whole.type === 'NamedPlace' && text.isCountry(whole.name);
}
