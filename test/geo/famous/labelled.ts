/** Questions with what is right for them, to see how often an answer with some score is right: names as they are, names
 * with slips, partial names, and names of nothing. */

import { type Geo, GeoError } from '../../../src/geo/index.ts';
import { type Question, rowsOf } from './judge.ts';

/** Park and Miller 1988: the same questions everywhere. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A slip of the fingers: two letters swapped, one left out, doubled, added or mistaken. */
export function withSlip(name: string, next: () => number): string {
  const at = 1 + Math.floor(next() * Math.max(1, name.length - 2));
  const letter = letters[Math.floor(next() * 26)]!;
  switch (Math.floor(next() * 5)) {
    case 0:
      return name.slice(0, at) + (name[at + 1] ?? '') + name[at]! + name.slice(at + 2);
    case 1:
      return name.slice(0, at) + name.slice(at + 1);
    case 2:
      return name.slice(0, at) + name[at]! + name.slice(at);
    case 3:
      return name.slice(0, at) + letter + name.slice(at);
    default:
      return name.slice(0, at) + letter + name.slice(at + 1);
  }
}

const syllables = 'ba ke li mo nu ra sto tri vel gan der pon quis tra zem flo wick bry ham dor'.split(' ');

/** Names that nobody has given to a place, as far as we know. */
function invented(next: () => number): string {
  const parts = 2 + Math.floor(next() * 3);
  return Array.from({ length: parts }, () => syllables[Math.floor(next() * syllables.length)]).join('');
}

const plain = (name: string) => /^[A-Za-z][A-Za-z ]{3,}$/.test(name);

/** @param seed  another seed gives other questions of the same kind */
export function labelled(seed: number): Question[] {
  const next = random(seed);
  const cities = [
    ...rowsOf('world-cities.tsv').map((row) => ({
      ids: [`city/${row[0]}`],
      position: row.slice(1, 3),
      name: row[3]!,
    })),
    ...rowsOf('us-cities.tsv').map((row) => ({
      ids: [`city/${row[0]}`],
      position: row.slice(1, 3),
      name: row[3]!,
    })),
  ].map(({ ids, position, name }) => ({
    ids,
    position: position.map(Number) as [number, number],
    query: name,
  }));
  const famous = rowsOf('famous.tsv').map(([query, ids]) => ({ query: query!, ids: ids!.split(' ') }));
  const some = <T>(all: readonly T[], count: number) =>
    Array.from({ length: count }, () => all[Math.floor(next() * all.length)]!);
  const known = [...some(cities, 1200), ...famous];
  const slips = [
    ...some(
      famous.filter(({ query }) => plain(query)),
      300,
    ),
    // Large cities are misspelled more often than small ones.
    ...some(
      cities.slice(0, 1000).filter(({ query }) => plain(query)),
      500,
    ),
  ].map((question) => ({ ...question, query: withSlip(question.query.toLowerCase(), next) }));
  const twice = some(slips, 150).map((question) => ({ ...question, query: withSlip(question.query, next) }));
  const nothing = Array.from({ length: 300 }, () => ({ query: invented(next), ids: [] }));
  return [...known, ...slips, ...twice, ...nothing];
}

export interface Scored {
  readonly score: number;
  readonly right: boolean;
  readonly method: string;
  readonly query: string;
}

/** What was answered, with its score, however small. Refusals are no answers. */
export async function scoresOf(geo: Geo, questions: readonly Question[]): Promise<Scored[]> {
  const scores: Scored[] = [];
  for (const { query, ids, position } of questions) {
    try {
      const { id, bbox, properties } = await geo.geocode(query);
      const { score, method } = properties.match;
      scores.push({ score, right: ids.includes(String(id)) || isOutlineOf(position, bbox), method, query });
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
    }
  }
  return scores;
}

/** The region that is the city, or the city itself drawn otherwise. */
function isOutlineOf(position: readonly [number, number] | undefined, bbox: readonly number[]): boolean {
  if (!position) return false;
  const [west, south, east, north] = bbox as [number, number, number, number];
  const [lon, lat] = position;
  return lon >= west && lon <= east && lat >= south && lat <= north && east - west < 3 && north - south < 3;
}

export interface Bin {
  readonly from: number;
  readonly count: number;
  /** Mean of the scores. */
  readonly said: number;
  /** Share of the answers that were right. */
  readonly right: number;
}

/** Answers by tenths of their score from a half on, the last tenth in two. */
export function reliability(scores: readonly Scored[]): Bin[] {
  const edges = [0.5, 0.6, 0.7, 0.8, 0.9, 0.97, 1.01];
  return edges.slice(0, -1).map((from, i) => {
    const inside = scores.filter(({ score }) => score >= from && score < edges[i + 1]!);
    const mean = (values: number[]) =>
      values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return {
      from,
      count: inside.length,
      said: mean(inside.map(({ score }) => score)),
      right: mean(inside.map(({ right }) => Number(right))),
    };
  });
}
