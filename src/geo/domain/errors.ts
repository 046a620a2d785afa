/** The one table of coded failures of the geo service: it feeds the error class, the HTTP edge and the tests. */

export type GeoErrorCategory = 'not_found' | 'limit' | 'validation' | 'data' | 'upstream' | 'server';

export interface GeoErrorKind {
  readonly category: GeoErrorCategory;
  readonly retryable: boolean;
  /** What the caller can do about it. */
  readonly fix: string;
}

const kind = (category: GeoErrorCategory, fix: string, retryable = false): GeoErrorKind =>
  Object.freeze({ category, retryable, fix });

/** Every code of a {@link GeoError} with its category and whether the same call may succeed later. */
export const geoErrorKinds = Object.freeze({
  place_not_found: kind('not_found', 'Check the spelling, or use one of the nearest names.'),
  empty_result: kind('not_found', 'Ask for places that the operation applies to.'),
  query_not_understood: kind('not_found', 'Name a place, for example "border of France".'),
  too_expensive: kind(
    'limit',
    'Ask for fewer or smaller places or a larger distance, or raise spatial.deadlineMs.',
  ),
  query_too_long: kind('validation', 'Send a shorter query.'),
  invalid_geometry: kind(
    'validation',
    'Pass GeoJSON (RFC 7946): longitude first, in degrees, rings of at least four positions.',
  ),
  area_not_covered: kind('not_found', 'Import an extract of the area: graticule osm import FILE.'),
  invalid_file: kind('data', 'Import a file of places in a form that is read, in longitude and latitude.'),
  data_missing: kind(
    'data',
    'Install the package again; if `dataDir` or `atlas` names files of your own, write those again.',
  ),
  data_corrupt: kind(
    'data',
    'Install the package again; if `dataDir` or `atlas` names files of your own, write those again.',
  ),
  model_unavailable: kind('server', 'Install the client library of the language model: npm install openai.'),
  model_budget_spent: kind(
    'upstream',
    'Ask in other words, wait until 00:00 UTC, or raise languageModel.maxCallsPerDay or maxTokensPerDay.',
    true,
  ),
  upstream_failed: kind('upstream', 'Try again later, or check the address of the upstream.', true),
  closed: kind('server', 'Create a new service with createGeo().'),
});

/** What went wrong, for programs: a key of {@link geoErrorKinds}. */
export type GeoErrorCode = keyof typeof geoErrorKinds;

/** A failure with a stable code. Branch on `code` or `retryable`, never on the message.
 * @example
 * try {
 *   await geo.geocode('Atlantis');
 * } catch (error) {
 *   if (error instanceof GeoError && error.code === 'place_not_found') console.log(error.nearest);
 * } */
export class GeoError extends Error {
  override readonly name = 'GeoError';
  readonly code: GeoErrorCode;
  readonly category: GeoErrorCategory;
  readonly retryable: boolean;
  readonly fix: string;
  /** Names close to what was asked, best first; only with `place_not_found`. */
  readonly nearest: readonly string[];

  constructor(
    code: GeoErrorCode,
    message: string,
    options?: { cause?: unknown; fix?: string; nearest?: readonly string[] },
  ) {
    const { category, retryable, fix } = geoErrorKinds[code];
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.category = category;
    this.retryable = retryable;
    this.fix = options?.fix ?? fix;
    this.nearest = Object.freeze([...(options?.nearest ?? [])]);
  }
}
