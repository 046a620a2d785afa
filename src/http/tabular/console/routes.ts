/** Routes of the console, beside the contract and under a prefix of their own: lists of jobs and contexts, progress, scores
 * and explanations. Keys, isolation of organisations, ceilings and errors are those of the contract's routes. */

import type { Context } from 'hono';
import type * as z from '../../../shared/zod.ts';
import { maxExplainedRows, type Tabular } from '../../../tabular/index.ts';
import type { Identity } from '../../auth.ts';
import type { BodyPace } from '../../body.ts';
import { Ceiling } from '../../ceiling.ts';
import { tooMany } from '../../limits.ts';
import { respond, respondJson } from '../../respond.ts';
import { type DescribedRoute, openapiOf } from '../openapi.ts';
import type { Docs } from '../wire.ts';
import { respondTable, tableOfFile } from './file-table.ts';
import { nextOf, pageOf, schemas, toExplanations, toListedContext, toListedJob, toModel } from './wire.ts';

export const consoleApi = '/console/api';
export const consoleDocument = `${consoleApi}/openapi.json`;

/** One route: what it does, and what its document says of it. */
export interface ConsoleRoute extends DescribedRoute {
  readonly request?: z.ZodType;
  handle(call: ConsoleCall): Promise<Response>;
}

export interface ConsoleCall {
  readonly context: Context;
  readonly owner: Identity;
  readonly docs: Docs;
  /** The body, in the shape of the route's `request`. */
  body<Schema extends z.ZodType>(schema: Schema): Promise<z.output<Schema>>;
}

/** Looks into models, for one organisation at once: each may load a model and take the engine for seconds. */
const maxLooks = 2;

/** @param pace of the files that are sent */
export function consoleRoutes(tabular: Tabular, pace: BodyPace): readonly ConsoleRoute[] {
  const looks = new Ceiling(maxLooks);

  async function looking(owner: Identity, look: () => Promise<Response>): Promise<Response> {
    const leave = looks.enter(owner.org);
    if (leave === null) throw tooMany();
    return look().finally(leave);
  }

  const idOf = ({ context }: ConsoleCall) => context.req.param('id')!;
  const queryOf = ({ context }: ConsoleCall) => new URL(context.req.raw.url).searchParams;

  return [
    {
      method: 'get',
      path: '/session',
      operationId: 'session',
      summary: 'Who the key belongs to',
      response: schemas.session,
      handle: async ({ owner: { org, user } }) => respondJson(200, { org, user, maxExplainedRows }),
    },
    {
      method: 'post',
      path: '/tables',
      operationId: 'readTable',
      summary: 'The table of a file, as the library and the command line read it; nothing is kept',
      description:
        'The body is the file: CSV, TSV, JSON, JSON lines, Parquet, Arrow or Excel, up to 32 MiB. `name` in the query is what it is called.',
      file: true,
      response: schemas.table,
      handle: (call) =>
        looking(call.owner, async () => {
          const name = queryOf(call).get('name') || 'the file';
          return respondTable(await tableOfFile(call.context.req.raw, name, pace));
        }),
    },
    {
      method: 'get',
      path: '/jobs',
      operationId: 'listJobs',
      summary: 'Jobs of the organisation, newest first',
      paged: true,
      response: schemas.jobs,
      async handle(call) {
        const { limit, after } = pageOf(queryOf(call));
        const { owner, docs } = call;
        const read = await tabular.jobs({ owner, limit: limit + 1, ...(after && { after }) });
        const shown = read.slice(0, limit);
        const jobs = shown.map((job) => toListedJob(job, docs));
        return respondJson(200, { jobs, next: nextOf(shown, read) });
      },
    },
    {
      method: 'get',
      path: '/jobs/:id',
      operationId: 'job',
      summary: 'A job with how far it has come',
      response: schemas.job,
      handle: async (call) =>
        respondJson(200, toListedJob(await tabular.listedJob(idOf(call), call), call.docs)),
    },
    {
      method: 'get',
      path: '/jobs/:id/evaluation',
      operationId: 'evaluation',
      summary: 'Scores, curves and errors behind the value of an evaluation',
      response: schemas.evaluation,
      async handle(call) {
        const detail = await tabular.evaluationDetail(idOf(call), call);
        if (detail !== null) return respond(200, detail, 'application/json');
        return respondJson(200, await tabular.evaluation(idOf(call), call));
      },
    },
    {
      method: 'post',
      path: '/forecasts',
      operationId: 'forecast',
      summary:
        'Submit a forecast whose series feel the public holidays of places; the rest is as of the contract',
      request: schemas.forecast,
      response: schemas.job,
      async handle(call) {
        const { id } = await tabular.forecast(await call.body(schemas.forecast), call);
        return respondJson(200, toListedJob(await tabular.listedJob(id, call), call.docs));
      },
    },
    {
      method: 'get',
      path: '/contexts',
      operationId: 'listContexts',
      summary: 'Fitted contexts of the organisation, newest first',
      paged: true,
      response: schemas.contexts,
      async handle(call) {
        const { limit, after } = pageOf(queryOf(call));
        const { owner, docs } = call;
        const read = await tabular.contexts({ owner, limit: limit + 1, ...(after && { after }) });
        const shown = read.slice(0, limit);
        const contexts = shown.map((context) => toListedContext(context, docs));
        return respondJson(200, { contexts, next: nextOf(shown, read) });
      },
    },
    {
      method: 'delete',
      path: '/contexts/:id',
      operationId: 'deleteContext',
      summary: 'Delete a context and its model',
      response: null,
      async handle(call) {
        await tabular.deleteContext(idOf(call), call);
        return respondJson(200, {});
      },
    },
    {
      method: 'get',
      path: '/contexts/:id/model',
      operationId: 'model',
      summary: 'What a model learnt from: columns as they were read, their importance, what is blended',
      response: schemas.model,
      handle: (call) =>
        looking(call.owner, async () => {
          const model = await tabular.describeContext(idOf(call), call);
          return respondJson(200, toModel(await tabular.context(idOf(call), call), model, call.docs));
        }),
    },
    {
      method: 'post',
      path: '/contexts/:id/explanations',
      operationId: 'explain',
      summary: `Why up to ${maxExplainedRows} rows are predicted as they are: contributions of the columns`,
      request: schemas.rows,
      response: schemas.explanations,
      async handle(call) {
        const { rows } = await call.body(schemas.rows);
        return looking(call.owner, async () =>
          respondJson(200, toExplanations(await tabular.explain(idOf(call), rows, call))),
        );
      },
    },
  ];
}

export const consoleOpenapi = (routes: readonly ConsoleRoute[]): object =>
  openapiOf({
    title: 'Graticule job console',
    description:
      'What the console in the browser needs beside the tabular service. Same keys, same isolation.',
    prefix: consoleApi,
    routes,
    schemas: Object.values(schemas),
    refusals: [schemas.error],
  });
