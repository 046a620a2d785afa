/** What a language model answers: a tree, a refusal or what is wrong with it. */

import { readAnswer } from '../../../src/geo/language-model/answer-schema.ts';
import { printQuery } from '../../../src/geo/parse/print.ts';
import type { FuzzTarget } from '../target.ts';

const place = { type: 'NamedPlace', name: 'France', within: ['Europe'] };
const trees = [
  place,
  { type: 'Buffer', of: place, distance: { value: 50, unit: 'km' } },
  { type: 'Difference', from: place, minus: { type: 'CoastOf', of: place } },
  { type: 'Union', of: [place, { type: 'Directional', direction: 'north', of: place }] },
  { type: 'Between', a: place, b: { type: 'BorderBetween', a: place, b: place }, halfway: true },
];

export const target: FuzzTarget = {
  name: 'model-answer',
  seeds: () =>
    [
      ...trees.map((query) => JSON.stringify({ query, reason: null })),
      '```json\n{"query":null,"reason":"it asks for a route"}\n```',
    ].map((text) => Buffer.from(text)),
  dictionary: [
    '{',
    '}',
    '[',
    ']',
    '"of":',
    '"type":"Union"',
    'null',
    '1e999',
    '-0',
    '```',
    '"__proto__":',
    '\\u0000',
  ],
  run(input) {
    const answer = readAnswer(Buffer.from(input).toString());
    if (answer.kind === 'tree') printQuery(answer.query);
  },
};
