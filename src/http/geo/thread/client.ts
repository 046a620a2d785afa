/** A geo service on a thread of its own: however long its geometry, its JSON and its garbage collection take, the thread
 * that takes requests goes on. */

import { type GeoOptions, resolveGeoOptions } from '../../../geo/index.ts';
import { type PostgisOptions, postgis } from '../../../geo/postgis/index.ts';
import { AskedThread } from '../../../shared/asked-thread.ts';
import { builtFile } from '../../../shared/package-root.ts';
import type { Answer, Question } from '../question.ts';
import { receiveError, type SentError } from './protocol.ts';

/** Megabytes for new objects. With 48 the process held more after 200 sentences (medians of 293 and 262 MiB) for about the same processor time. */
const youngMiB = 12;

export type ThreadOptions = Omit<GeoOptions, 'atlas' | 'mapFeatures'> & {
  readonly atlas?: string;
  readonly mapFeatures?: PostgisOptions;
};

export const withMap = ({ mapFeatures, ...options }: ThreadOptions): GeoOptions => ({
  ...options,
  ...(mapFeatures && { mapFeatures: postgis(mapFeatures) }),
});

/** One thread, started by the first question and again after it has failed.
 * @example
 * const thread = new GeoThread({ osmDir: './data/osm' });
 * const mount = geoHttp(thread, { keys, log }); */
export class GeoThread {
  readonly #thread: AskedThread<Question, Answer>;

  /** @param options  as for `createGeo`; an atlas of one's own cannot go to a thread, and map features are named by the
   *                 options of `postgis`
   * @param program  what the thread runs; default: this service
   * @throws TypeError naming each wrong option */
  constructor(options: ThreadOptions, program?: string) {
    resolveGeoOptions(withMap(options));
    this.#thread = new AskedThread({
      name: 'The geo service',
      program: () => program ?? builtFile('http/geo/thread/worker.js'),
      workerData: options,
      resourceLimits: { maxYoungGenerationSizeMb: youngMiB },
      receiveError: (sent) => receiveError(sent as SentError),
    });
  }

  /** Starts the thread before the first question. */
  warm(): void {
    this.#thread.warm();
  }

  /** Answers on the thread.
   * @throws GeoError as the service does */
  answer(question: Question, signal: AbortSignal): Promise<Answer> {
    return this.#thread.ask(question, signal);
  }

  /** Lets what is open be closed, then ends the thread. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}
