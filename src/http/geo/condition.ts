/** Whether the geo service can read its data: told by what its questions met, and asked again while it cannot. */

import { GeoError } from '../../geo/index.ts';
import type { Log } from '../../shared/log.ts';
import { StorageError } from '../../shared/storage-error.ts';
import type { Answerer, Question } from './question.ts';

/** A part that cannot do its work: its name, one word for what is wrong, and since when (ms since the epoch). */
export interface Problem {
  readonly part: string;
  readonly fault: string;
  readonly since: number;
}

/** The question that failed is asked again at most so often, and given up after as long. */
const probeEveryMs = 1000;
const probeMs = 30_000;

/** @returns the same answerer, and what `/health` is to tell: a map store or a data file that is damaged, missing or cannot
 *           be read, until the question that met it can be answered again */
export function watched(
  answerer: Answerer,
  log: Log,
  now: () => number,
): { answer: Answerer; problems(): readonly Problem[] } {
  let trouble: (Problem & { readonly question: Question }) | undefined;
  let probedAt = 0;
  let probing = false;

  function note(error: unknown, question: Question): void {
    const fault = faultOf(error);
    if (fault === undefined || trouble?.fault === fault) return;
    trouble = { part: 'geo', fault, since: now(), question };
    probedAt = now();
    log.error('geo_trouble', { fault, error });
  }

  async function probe({ question, fault, since }: NonNullable<typeof trouble>): Promise<void> {
    probing = true;
    try {
      await answerer(question, AbortSignal.timeout(probeMs));
    } catch (error) {
      // An answer of another kind, "no such place" for one, is an answer: the data were read.
      if (faultOf(error) !== undefined || (error as Error).name === 'TimeoutError') return;
    } finally {
      probing = false;
    }
    log.info('geo_recovered', { fault, afterMs: now() - since });
    trouble = undefined;
  }

  return {
    async answer(question, signal) {
      try {
        return await answerer(question, signal);
      } catch (error) {
        note(error, question);
        throw error;
      }
    },
    problems() {
      if (trouble === undefined) return [];
      if (!probing && Math.abs(now() - probedAt) >= probeEveryMs) {
        probedAt = now();
        void probe(trouble);
      }
      const { part, fault, since } = trouble;
      return [{ part, fault, since }];
    },
  };
}

function faultOf(error: unknown): string | undefined {
  if (error instanceof StorageError) return error.fault;
  if (!(error instanceof GeoError) || error.category !== 'data') return undefined;
  return error.code === 'data_missing' ? 'missing' : 'damaged';
}
