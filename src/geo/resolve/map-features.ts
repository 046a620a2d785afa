/** "The 5 nearest Italian restaurants to the casino in Monaco" → features of the imported extracts. */

import { Pacer } from '../../shared/run-sliced.ts';
import type { MapFeatureOptions } from '../domain/requests.ts';
import { twoQuestions } from '../parse/map/two-questions.ts';
import { type Context, checkQuery } from './context.ts';
import { rank } from './extracts/rank.ts';
import { boxOf, type Found, type MapFeatures, toFeatures } from './map-answer.ts';
import { type MapQuestion, printWanted, readMapQuestion } from './map-question.ts';
import { Search } from './map-search.ts';

const defaultLimit = 10_000;

/** @throws GeoError `query_too_long` for more than 64 words, `query_not_understood`, `place_not_found`,
 * `area_not_covered` */
export async function mapFeatures(
  context: Context,
  text: string,
  options: MapFeatureOptions,
): Promise<MapFeatures> {
  const two = twoQuestions(text);
  if (!two) return one(context, text, options);
  checkQuery(text, context.maxQueryLength);
  const [first, second] = [await one(context, two[0], options), await one(context, two[1], options)];
  return joined(two, [first, second]);
}

/** The features of both, each once; how many of each stands in `parts`. */
function joined(questions: readonly string[], answers: readonly MapFeatures[]): MapFeatures {
  const [first] = answers as [MapFeatures];
  const features = [
    ...new Map(answers.flatMap((answer) => answer.features).map((one) => [one.id, one])).values(),
  ];
  const bbox = boxOf(features);
  const { bbox: _, ...rest } = first;
  return {
    ...rest,
    ...(bbox && { bbox }),
    features,
    count: answers.reduce((sum, { count }) => sum + count, 0),
    parts: answers.map(({ count, query }, i) => ({ question: questions[i]!, count, query })),
    attribution: [...new Set(answers.map(({ attribution }) => attribution))].filter(Boolean).join('; '),
    notes: [
      ...new Set([
        'two questions were read: how many each means stands in `parts`',
        ...answers.flatMap(({ notes }) => notes),
      ]),
    ],
  };
}

async function one(context: Context, text: string, options: MapFeatureOptions): Promise<MapFeatures> {
  return context.osm.with(async (stores) => {
    const question = await readMapQuestion(context, stores, text, options);
    const search = new Search(context, stores, question, options);
    try {
      const { found, where } = await search.run();
      const { chosen, count, notes } = choose(found, question, options);
      const { request, subject, places } = question;
      const { asked } = request;
      const features = await toFeatures(chosen, asked, new Pacer(options.signal));
      const bbox = boxOf(features);
      return {
        type: 'FeatureCollection',
        ...(bbox && { bbox }),
        count,
        ...(request.ask === 'exists' && { exists: count > 0 }),
        features,
        attribution: [...new Set(search.searched.map((store) => store.attribution))].join('; '),
        query: {
          asks: request.ask,
          kinds: subject.wanted.flatMap(printWanted),
          ...where,
          places: places.readings,
          extracts: search.searched.map(({ name }) => name),
        },
        notes: [...new Set([...search.notes, ...places.notes, ...notes])],
      };
    } finally {
      search.close();
    }
  }, text);
}

/** The first of those found, in the order that is asked. */
function choose(
  found: readonly Found[],
  { request, severalOrOne }: MapQuestion,
  options: MapFeatureOptions,
): { chosen: readonly Found[]; count: number; notes: readonly string[] } {
  const { order, asked } = request;
  const notes =
    asked.length === 0
      ? []
      : [`what is asked of each stands in its properties.asked: ${asked.map(({ name }) => name).join(', ')}`];
  const most = options.limit ?? defaultLimit;
  if (!order) {
    const limit = Math.min(request.count ?? Number.POSITIVE_INFINITY, most);
    if (found.length > limit) notes.push(`the first ${limit} of ${found.length} features`);
    return { chosen: found.slice(0, limit), count: found.length, notes };
  }
  const ranked = rank(found, order);
  const groups = ranked.groups.slice(0, request.count ?? severalOrOne);
  const chosen = groups.flatMap(({ members, measure }) => members.map((one) => ({ ...one, measure })));
  notes.push(...ranked.notes);
  if (ranked.groups.length > groups.length)
    notes.push(`the first ${groups.length} of ${ranked.groups.length}`);
  return { chosen: chosen.slice(0, most), count: groups.length, notes };
}
