/** Longitude and latitude, or a name of `points.json`. */
export type Where = string | readonly [lon: number, lat: number];

/** What must hold of an answer; whatever is absent is not asked for. Positions lie well inside or outside. */
export interface Truth {
  /** Inside the area; with `reach`, at most that many kilometres from it. */
  in?: readonly Where[];
  out?: readonly Where[];
  /** At most so many kilometres from the answer. */
  along?: readonly (readonly [Where, number])[];
  /** At least so many kilometres from the answer. */
  away?: readonly (readonly [Where, number])[];
  /** Square kilometres, least and most. */
  area?: readonly [number, number];
  /** Kilometres of lines, least and most. */
  length?: readonly [number, number];
  /** A position of each member of a set: of a collection exactly one feature for each, of a union a part. */
  members?: readonly Where[];
  /** Kilometres that `in` and `members` may lie outside, for cities and the like; default 0. */
  reach?: number;
  /** “How many”: `properties.count`, or else the number of features. */
  count?: number;
  /** The names of the features, no more and no fewer. */
  names?: readonly string[];
  /** Must be refused, and why. */
  refuse?: string;
}

export interface BlindQuestion {
  question: string;
  door: 'spatial' | 'geocode' | 'border' | 'ocean' | 'water' | 'osm';
  language: string;
  kind: 'names' | 'landscapes' | 'lines' | 'sets' | 'relations' | 'languages' | 'map' | 'refusals';
  truth: Truth;
  /** Other readings that are as good. */
  accept?: readonly Truth[];
}

export interface Judgement {
  verdict: 'right' | 'wrong' | 'refused' | 'error';
  why: string;
}

type Points = Readonly<Record<string, readonly [number, number]>>;

export function judge(question: BlindQuestion, answer: object, points: Points): Judgement;
export function judgeFailure(question: BlindQuestion, error: unknown): Judgement;
export function areaKm2(geometry: import('geojson').Geometry): number;
export function lengthKm(geometry: import('geojson').Geometry): number;
export function distanceKm(a: readonly [number, number], b: readonly [number, number]): number;
