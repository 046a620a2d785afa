/** The coasts that Americans speak of without naming their country: "states on the gulf", "US states on the east coast". */

import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import type { Draft } from './meaning.ts';
import type { Operands } from './operands.ts';
import type { SetWords } from './set-words.ts';

const west = 'West Coast of the United States';
const east = 'East Coast of the United States';
const gulf = 'Gulf Coast states';
const coasts: Readonly<Record<string, string>> = {
  'west coast': west,
  'pacific coast': west,
  'east coast': east,
  'atlantic coast': east,
  'eastern seaboard': east,
  'gulf coast': gulf,
  gulf,
};
const longest = 2;

const country = /^(?:the )?(?:us|usa|america|american|united states(?: of america)?)$/u;

/** @returns the word after the coast, which was added to the draft */
export function usCoast({ text }: Operands, at: number, draft: Draft): number | undefined {
  if (draft.head!.called !== 'state') return undefined;
  if (draft.owner && !isCountry(draft.owner)) return gulfOf(text, at, draft);
  const relation = text.lexicon.relations.at(text.words, text.skip(at, ['that']));
  if (relation?.meaning !== 'On') return undefined;
  const start = text.skip(relation.end);
  for (let n = Math.min(longest, text.words.length - start); n > 0; n--) {
    const name = coasts[fold(text.spans.quote(start, n))];
    if (name === undefined) continue;
    const of = text.lexicon.relations.at(text.words, start + n);
    const owner = of && text.name(text.skip(of.end));
    // "states on the gulf of Mexico", "on the west coast of India"
    if (of && !(owner && isCountry(owner.value))) return undefined;
    if (!of && start + n < text.words.length) return undefined;
    draft.where.push({ type: 'In', of: { type: 'NamedPlace', name } });
    return owner?.end ?? start + n;
  }
  return undefined;
}

/** "Mexican states on the Gulf coast" lie on the same gulf, and on no coast of the United States. */
function gulfOf(text: SetWords, at: number, draft: Draft): number | undefined {
  const relation = text.lexicon.relations.at(text.words, text.skip(at, ['that']));
  const start = relation?.meaning === 'On' ? text.skip(relation.end) : undefined;
  if (start === undefined || !isMexico(draft.owner!)) return undefined;
  // "Mexican states on the Gulf" says no more.
  const rest = text.words.length - start;
  if (rest < 1 || rest > longest || !gulfs.has(fold(text.spans.quote(start, rest)))) return undefined;
  draft.where.push({ type: 'On', of: { type: 'NamedPlace', name: 'Gulf of Mexico' } });
  return text.words.length;
}

const gulfs: ReadonlySet<string> = new Set(['gulf coast', 'gulf']);

const isMexico = (query: SpatialQuery): boolean =>
  query.type === 'NamedPlace' && /^mexic(?:o|an)$/u.test(fold(query.name));

const isCountry = (query: SpatialQuery): boolean =>
  query.type === 'NamedPlace' && country.test(fold(query.name));
