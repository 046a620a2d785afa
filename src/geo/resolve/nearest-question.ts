/** Of a sentence that was refused, the part that would be answered: a refusal offers it. */

import { runSliced } from '../../shared/run-sliced.ts';
import { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import { operandsOf, type SpatialQuery } from '../domain/query.ts';
import type { NameSource } from '../parse/name-source.ts';
import { readSpatial } from '../parse/parse-spatial.ts';
import { Steps } from '../parse/steps.ts';

/** Words that a sentence has at most, words that are left out together, and readings tried. */
const limits = { words: 16, left: 4, tries: 40 };
/** Steps that all readings together may take: what a refusal costs beside the reading itself stays small. */
const mostSteps = 12_000;

/** Share of the letters that an offer keeps. */
const leastKept = 0.4;
/** "The of France" is what is left of "the wobbly half of France". */
const halfPhrase =
  /^(?:(?:the|der|die|das|la|le|les|el|los|las) )?(?:of|von|de|du|del|des|and|und|et|y)\b|\b(?:of|in|von|de|and|und|et|y|the|der|la|le)$/i;

/** @param why  the refusal, which quotes what it does not understand
 * @returns undefined where nothing that is left can be read with names that are known */
export async function nearestQuestion(
  text: string,
  why: string,
  names: NameSource,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > limits.words) return undefined;
  const steps = new Steps(mostSteps);
  let tries = 0;
  for (const rest of shorter(words, why)) {
    if (rest.length < leastKept * text.length || halfPhrase.test(rest)) continue;
    if (++tries > limits.tries) return undefined;
    try {
      const { query } = await runSliced(readSpatial(rest, names, steps), signal);
      if (areKnown(query, names)) return rest;
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
      if (error.code === 'query_too_long') return undefined;
    }
  }
  return undefined;
}

/** The sentence without what the refusal quotes, then without one word, two, three … */
function* shorter(words: readonly string[], why: string): Generator<string> {
  const quoted = new Set([...why.matchAll(/[“"]([^“”"]+)[”"]/g)].flatMap(([, said]) => said!.split(/\s+/)));
  const others = words.filter((word) => !quoted.has(word.replace(/(?<![?!.,;:])[?!.,;:]+$/, '')));
  if (others.length > 0 && others.length < words.length) yield tidied(others);
  for (let left = 1; left <= Math.min(limits.left, words.length - 1); left++)
    for (let at = words.length - left; at >= 0; at--)
      yield tidied([...words.slice(0, at), ...words.slice(at + left)]);
}

const tidied = (words: readonly string[]) => words.join(' ').replace(/^[,;:]\s*|(?<!\s)\s*[,;:]$/g, '');

function areKnown(query: SpatialQuery, names: NameSource): boolean {
  if (query.type === 'NamedPlace')
    return [query.name, ...(query.within ?? [])].every((name) => names.knows(fold(name), true));
  return operandsOf(query).every((operand) => areKnown(operand, names));
}
