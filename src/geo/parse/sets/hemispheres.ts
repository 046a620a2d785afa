/** "Countries in both hemispheres": those that the equator runs through. */

import { fold } from '../../domain/fold.ts';
import type { Draft } from './meaning.ts';
import type { Operands } from './operands.ts';

const both =
  /^(?:in|of|on|across|straddling) (?:both (?:the )?(?:northern and (?:the )?southern )?|the (?:northern and (?:the )?southern )|two )hemispheres?$|^dans les deux hemispheres$|^en (?:ambos|los dos) hemisferios$/u;
const longest = 8;

/** @returns the word after the hemispheres, when they are a condition of the draft */
export function bothHemispheres({ text }: Operands, start: number, draft: Draft): number | undefined {
  const at = text.skip(start, ['that']);
  for (let n = Math.min(longest, text.words.length - at); n > 1; n--) {
    if (!both.test(fold(text.spans.quote(at, n)))) continue;
    draft.where.push({ type: 'On', of: { type: 'Parallel', lat: 0, name: 'equator' } });
    return at + n;
  }
  return undefined;
}
