/** The typed client of the console's routes, which the service offers beside its contract: lists of jobs and contexts,
 * progress, scores and explanations. */

import type {
  EvaluationReport,
  ListedContext,
  ListedJob,
  ModelDescription,
  RowExplanations,
  Session,
  TableOfFile,
} from './console-wire.ts';
import { consoleApi, Flow } from './flow.ts';
import type { Row } from './payload.ts';
import { type ClientOptions, transportOf } from './transport.ts';
import type { ForecastStep, PredictionResult } from './wire.ts';

/** Options of every verb of the console. */
export interface ConsoleCallOptions {
  /** Aborting rejects with the signal's reason.
   * @defaultValue none */
  readonly signal?: AbortSignal;
}

/** Which page of a list is wanted. */
export interface ConsolePage extends ConsoleCallOptions {
  /** Entries at most, 1 to 100. @defaultValue 50 */
  readonly limit?: number;
  /** `next` of the page before. */
  readonly after?: string;
}

/** Every verb rejects with a `GraticuleClientError`, `invalid_request` where the service has no console.
 * @example
 * const { jobs, next } = await consoleClient.jobs({ limit: 20 }); */
export interface ConsoleClient {
  /** Whom the key belongs to. */
  session(options?: ConsoleCallOptions): Promise<Session>;
  /** Reads a file as the library and the command line read it, and keeps nothing of it.
   * @param file up to 32 MiB
   * @param name what it is called: the ending tells JSON lines from JSON */
  readTable(file: Blob, name: string, options?: ConsoleCallOptions): Promise<TableOfFile>;
  /** Jobs of the organisation, newest first. */
  jobs(page?: ConsolePage): Promise<{ readonly jobs: readonly ListedJob[]; readonly next: string | null }>;
  /** A job with how far it has come. */
  job(id: string, options?: ConsoleCallOptions): Promise<ListedJob>;
  /** Contexts of the organisation, newest first. */
  contexts(
    page?: ConsolePage,
  ): Promise<{ readonly contexts: readonly ListedContext[]; readonly next: string | null }>;
  /** Deletes a context and its model; jobs that run by it go on. */
  deleteContext(id: string, options?: ConsoleCallOptions): Promise<void>;
  /** Scores, curves and errors of an evaluation that has succeeded. */
  evaluation(jobId: string, options?: ConsoleCallOptions): Promise<EvaluationReport>;
  /** The result of a prediction that has succeeded. */
  predictions(jobId: string, options?: ConsoleCallOptions): Promise<PredictionResult>;
  /** The steps of a forecast that has succeeded. */
  forecast(jobId: string, options?: ConsoleCallOptions): Promise<readonly ForecastStep[]>;
  /** What a context's model learnt from and goes by. */
  model(contextId: string, options?: ConsoleCallOptions): Promise<ModelDescription>;
  /** Why rows are predicted as they are; at most `session().maxExplainedRows` of them. */
  explain(contextId: string, rows: readonly Row[], options?: ConsoleCallOptions): Promise<RowExplanations>;
}

/** @throws TypeError for options that are none
 * @example
 * const console_ = createConsoleClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'key' });
 * for (const { id, status } of (await console_.jobs({ limit: 10 })).jobs) console.log(id, status); */
export function createConsoleClient(options: ClientOptions): ConsoleClient {
  const transport = transportOf(options);
  const flow = new Flow(transport);
  const get = <T>(path: string, { signal }: ConsoleCallOptions = {}) =>
    transport.json<T>('GET', `${consoleApi}${path}`, undefined, signal);
  const list = <T>(what: string, { limit, after, signal }: ConsolePage = {}) => {
    const query = new URLSearchParams();
    if (limit !== undefined) query.set('limit', String(limit));
    if (after !== undefined) query.set('after', after);
    return get<T>(`/${what}${query.size === 0 ? '' : `?${query}`}`, signal === undefined ? {} : { signal });
  };
  const resultOf = <T extends object>(jobId: string, options: ConsoleCallOptions = {}) =>
    flow.result<T>(`/v1/predictions/${encodeURIComponent(jobId)}/result`, options);
  return {
    session: (options) => get('/session', options),
    readTable: (file, name, { signal } = {}) =>
      transport.json('POST', `${consoleApi}/tables?name=${encodeURIComponent(name)}`, file, signal),
    jobs: (page) => list('jobs', page),
    job: (id, options) => get(`/jobs/${encodeURIComponent(id)}`, options),
    contexts: (page) => list('contexts', page),
    async deleteContext(id, { signal } = {}) {
      await transport.json('DELETE', `${consoleApi}/contexts/${encodeURIComponent(id)}`, undefined, signal);
    },
    evaluation: (jobId, options) => get(`/jobs/${encodeURIComponent(jobId)}/evaluation`, options),
    predictions: (jobId, options) => resultOf(jobId, options),
    forecast: async (jobId, options) =>
      (await resultOf<{ predictions: readonly ForecastStep[] }>(jobId, options)).predictions,
    model: (contextId, options) => get(`/contexts/${encodeURIComponent(contextId)}/model`, options),
    explain: (contextId, rows, { signal } = {}) =>
      transport.json(
        'POST',
        `${consoleApi}/contexts/${encodeURIComponent(contextId)}/explanations`,
        { rows },
        signal,
      ),
  };
}
