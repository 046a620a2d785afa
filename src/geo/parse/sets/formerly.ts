/** "That used to be part of the Soviet Union": members of a state that is no more. Of what was once part of Mexico, or of the EU,
 * the members of today say nothing. */

import { fold } from '../../domain/fold.ts';
import { groupCode } from '../../domain/groups.ts';
import type { Draft } from './meaning.ts';
import type { Operands } from './operands.ts';

const formerStates: ReadonlySet<string> = new Set(['soviet-union', 'former-yugoslavia']);

/** @returns the word after a condition that was added to the draft */
export function formerly({ text }: Operands, start: number, draft: Draft): number | undefined {
  const end = text.word('formerly', text.skip(start, ['that']));
  const state = end === undefined ? undefined : text.name(text.skip(end));
  if (state?.value.type !== 'NamedPlace') return undefined;
  const code = groupCode(fold(state.value.name).replace(/^the /, ''));
  if (code === undefined || !formerStates.has(code)) return undefined;
  draft.where.push({ type: 'In', of: state.value });
  return state.end;
}
