/** Which words of a text neither a table nor the gazetteer knows. */

import type { Text } from './text.ts';

/** Words told of at most. */
const mostTold = 5;

/** @param knownTo  where the longest phrase, number or name ends that begins at a letter; the letter itself for none */
export function notUnderstood(text: Text, knownTo: (at: number) => number): string {
  const unknown: string[] = [];
  for (let at = text.skip(0); at < text.length; ) {
    const end = knownTo(at);
    if (end > at) {
      at = text.skip(end);
      continue;
    }
    let next = at + 1;
    while (next < text.length && (!text.edge[next] || knownTo(next) === next) && text.folded[next] !== ' ')
      next++;
    if (!/^[ ,'.-]*$/.test(text.folded.slice(at, next))) unknown.push(text.quote(at, next));
    at = text.skip(next);
  }
  if (unknown.length === 0) return 'its words are known, but not in this order; ask in other words';
  const told = unknown.slice(0, mostTold).map((words) => `"${words}"`);
  return `${told.join(', ')} ${told.length === 1 ? 'was' : 'were'} not understood`;
}
