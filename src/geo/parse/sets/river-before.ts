/** "Danube cities": towns lie on a river, and in no region that is called after it. */

import { fold } from '../../domain/fold.ts';
import type { Draft } from './meaning.ts';
import type { SetWords } from './set-words.ts';

/** The draft with the river before its noun as what the towns lie on. */
export function riverBefore({ names }: SetWords, draft: Draft): Draft {
  const { owner, head, where, ...rest } = draft;
  if (head?.kind !== 'city' || owner?.type !== 'NamedPlace') return draft;
  if (names.isUsually?.(fold(owner.name), 'river') !== true) return draft;
  return { ...rest, head, where: [{ type: 'On', of: owner }, ...where] };
}
