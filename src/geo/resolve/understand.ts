/** A sentence → its tree: by the grammar, and by the configured language model where the grammar gives up. */

import { runSliced } from '../../shared/run-sliced.ts';
import { GeoError } from '../domain/errors.ts';
import type { SpatialProperties } from '../domain/feature.ts';
import type { ParsedQuery } from '../domain/query.ts';
import { readByClauses } from '../parse/by-clauses.ts';
import { circlesApart, circlesNote } from '../parse/either-side.ts';
import { readSpatial } from '../parse/parse-spatial.ts';
import type { Context } from './context.ts';
import { knownNames } from './known-names.ts';
import { withNamesMended } from './mended-names.ts';
import { nearestQuestion } from './nearest-question.ts';

export type Understood = Pick<SpatialProperties, 'query' | 'language' | 'notes' | 'readBy'>;

/** Reads a sentence and answers it. The language model is asked when the words or a name in them are not understood, and
 * what it gives is answered the same way.
 * @param answer  evaluates a tree
 * @throws GeoError the grammar's or the lookup's refusal when there is no model or it has no tree either;
 *   `upstream_failed`, `model_unavailable`, `model_budget_spent` */
export async function understand<T>(
  context: Context,
  text: string,
  signal: AbortSignal | undefined,
  answer: (understood: Understood) => Promise<T>,
): Promise<T> {
  let refusal: GeoError;
  let parsed: ParsedQuery | undefined;
  try {
    parsed = await runSliced(readSpatial(text, knownNames(context.finder)), signal);
    return await answer({ ...parsed, readBy: 'grammar' });
  } catch (error) {
    if (!(error instanceof GeoError)) throw error;
    const apart = parsed && asAreas(parsed, error);
    if (apart) return await answer({ ...apart, readBy: 'grammar' });
    const other = parsed && (await byClauses(context, text, parsed, error, signal, answer));
    if (other) return other.answer;
    if (!asksForModel(error)) throw error;
    const mended = await withNamesMended(context, text, signal);
    if (mended) return await answer({ ...mended, readBy: 'grammar' });
    if (!context.languageModel) throw await withOffer(error, text, context, signal);
    refusal = error;
  }
  const model = context.languageModel;
  const reading = await model.read(text, signal);
  if ('refused' in reading) {
    const { code, message, nearest } = refusal;
    throw new GeoError(
      code,
      `${message} The language model ${model.name} has no reading either: ${reading.refused}`,
      {
        nearest,
        cause: refusal,
      },
    );
  }
  return answer({
    query: reading.query,
    language: 'und',
    notes: [`the tree comes from the language model ${model.name}: ${refusal.message}`],
    readBy: `model:${model.name}`,
  });
}

/** Two distances that "and" joins, where nothing is within both. */
function asAreas(parsed: ParsedQuery, { code }: GeoError): ParsedQuery | undefined {
  if (code !== 'empty_result' || !parsed.notes.includes(circlesNote)) return undefined;
  const query = circlesApart(parsed.query);
  return query && { ...parsed, query };
}

/** What a text is answered with by its clauses where nothing was found as it was read first: "na mapie" is on the map, and no
 * overlap with Mapo. */
async function byClauses<T>(
  context: Context,
  text: string,
  first: ParsedQuery,
  error: GeoError,
  signal: AbortSignal | undefined,
  answer: (understood: Understood) => Promise<T>,
): Promise<{ readonly answer: T } | undefined> {
  if (!asksForModel(error) && error.code !== 'empty_result') return undefined;
  const parsed = await runSliced(readByClauses(text, knownNames(context.finder)), signal);
  if (!parsed || JSON.stringify(parsed.query) === JSON.stringify(first.query)) return undefined;
  try {
    return { answer: await answer({ ...parsed, readBy: 'grammar' }) };
  } catch (again) {
    if (again instanceof GeoError) return undefined;
    throw again;
  }
}

/** The refusal with the nearest question that would work. */
async function withOffer(
  refusal: GeoError,
  text: string,
  context: Context,
  signal: AbortSignal | undefined,
): Promise<GeoError> {
  const { code, message, cause, nearest } = refusal;
  if (code !== 'query_not_understood') return refusal;
  const offer = await nearestQuestion(text, message, knownNames(context.finder), signal);
  if (offer === undefined) return refusal;
  return new GeoError(code, message, { cause, nearest, fix: `This much is understood: “${offer}”.` });
}

const asksForModel = ({ code }: GeoError) => code === 'query_not_understood' || code === 'place_not_found';
