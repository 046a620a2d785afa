/** Well-known places and what is expected for them: the tables beside this file, as questions with the ids that answer
 * them. Shared by the tests and by `bench/geo/famous.ts`, which prints the misses. */

import { readFileSync } from 'node:fs';
import type { Geo } from '../../../src/geo/index.ts';
import { GeoError } from '../../../src/geo/index.ts';

export interface Question {
  readonly query: string;
  /** Ids of the places that are right. */
  readonly ids: readonly string[];
  /** Where the place lies, degrees: an outline of the very city is right too. */
  readonly position?: readonly [lon: number, lat: number];
}

export interface Miss extends Question {
  readonly answer: string;
}

export interface Result {
  readonly asked: number;
  readonly right: number;
  readonly misses: readonly Miss[];
}

export const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

type Row = Pick<Question, 'ids' | 'position'> & { readonly names: string[] };

const cities = (file: string): Row[] =>
  rowsOf(file).map(([id, lon, lat, ...names]) => ({
    ids: [`city/${id}`],
    position: [Number(lon), Number(lat)],
    names,
  }));

const ask = ({ ids, position }: Row, query: string): Question => ({
  query,
  ids,
  ...(position && { position }),
});

/** Sets of questions by name, with the share that has to be right. */
export const sets: Readonly<Record<string, { least: number; questions: () => Question[] }>> = {
  'capitals of countries': {
    least: 1,
    questions: () =>
      cities('capitals.tsv').flatMap((row) => {
        const [name = '', country, code] = row.names;
        const forms = [`${name}, ${country}`, `${name} (${country})`, `${name}, ${code}`];
        if (!namesakesOfCapitals.has(name)) forms.push(name);
        return forms.map((form) => ask(row, form));
      }),
  },
  'capitals of US states': {
    least: 1,
    questions: () =>
      cities('us-capitals.tsv').flatMap((row) => {
        const [name, state, code] = row.names;
        return [
          `${name}, ${code}`,
          `${name}, ${state}`,
          `${name}, ${state}, USA`,
          `${name} ${code}`,
          `${name} ${state}`,
        ].map((form) => ask(row, form));
      }),
  },
  'US cities above 50,000 with their state': {
    least: 0.98,
    questions: () =>
      cities('us-cities.tsv').flatMap((row) => {
        const [name, state, code] = row.names;
        return [`${name}, ${code}`, `${name}, ${state}, USA`, `${name} ${code}`, `${name} (${state})`].map(
          (form) => ask(row, form),
        );
      }),
  },
  'US cities above 50,000 that are by far the largest of their name': {
    least: 0.98,
    questions: () =>
      cities('us-cities.tsv')
        .filter(({ names }) => names[3] === 'yes')
        .map((row) => ask(row, row.names[0]!)),
  },
  'cities above 100,000 with their country': {
    least: 0.97,
    questions: () => cities('world-cities.tsv').map((row) => ask(row, `${row.names[0]}, ${row.names[1]}`)),
  },
  'cities above 100,000 with the code of their country': {
    least: 0.97,
    questions: () => cities('world-cities.tsv').map((row) => ask(row, `${row.names[0]}, ${row.names[2]}`)),
  },
  'cities above 100,000 in the language of their country': {
    least: 0.97,
    questions: () =>
      cities('world-cities.tsv')
        .filter(({ names }) => names[3] !== '')
        .map((row) => ask(row, `${row.names[3]}, ${row.names[4]}`)),
  },
  'the 1,000 largest cities by name alone': {
    least: 0.97,
    questions: () => cities('largest-cities.tsv').map((row) => ask(row, row.names[0]!)),
  },
  'what most people mean': {
    least: 0.98,
    questions: () => rowsOf('famous.tsv').map(([query, ids]) => ({ query: query!, ids: ids!.split(' ') })),
  },
};

/** Capitals whose bare name is a country, or a city that more people mean. */
const namesakesOfCapitals = new Set([
  'Adamstown',
  'George Town',
  'Hamilton',
  'Jamestown',
  'Kingston',
  'Saint-Pierre',
  'San Marino',
  'Vatican City',
  'Victoria',
]);

/** A city that is its own region or country (Singapore, Berlin) may be answered with that outline: one that holds the
 * city and reaches no further than this. */
const mostDegrees = 3;

export async function judge(geo: Geo, questions: readonly Question[]): Promise<Result> {
  const misses: Miss[] = [];
  for (const question of questions) {
    const { query, ids, position } = question;
    try {
      const { id, bbox, properties } = await geo.geocode(String(query));
      if (ids.includes(String(id)) || isItsOutline(position, properties.kind, bbox)) continue;
      misses.push({
        ...question,
        answer: `${id} ${properties.name}, ${properties.region ?? properties.country ?? ''}`,
      });
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
      misses.push({ ...question, answer: `refused: ${error.code}` });
    }
  }
  return { asked: questions.length, right: questions.length - misses.length, misses };
}

function isItsOutline(
  position: readonly [number, number] | undefined,
  kind: string,
  [west, south, east, north]: readonly [number, number, number, number],
): boolean {
  if (!position || !['region', 'territory', 'country'].includes(kind)) return false;
  const [lon, lat] = position;
  const beside = 0.05;
  if (!(lon >= west - beside && lon <= east + beside && lat >= south - beside && lat <= north + beside))
    return false;
  return east - west <= mostDegrees && north - south <= mostDegrees;
}
