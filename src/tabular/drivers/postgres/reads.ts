/** Reading jobs and contexts. */

import type { JobStore, ListRequest } from '../../ports.ts';
import { jobColumns, listedColumns } from '../sql/rows.ts';
import type { Calls } from './call.ts';
import { type ContextRow, type JobRow, toContext, toJob, toListed, toRecord } from './stored-rows.ts';

type Reads = Pick<
  JobStore,
  'pending' | 'job' | 'record' | 'context' | 'listedJob' | 'listJobs' | 'listContexts'
>;

export function prepareReads(calls: Calls, s: string): Reads {
  const row = async <Row extends object, T>(
    text: string,
    id: string,
    to: (row: Row) => T,
  ): Promise<T | null> => {
    const [found] = await calls.rows<Row>(text, [id]);
    return found === undefined ? null : to(found);
  };
  const page = <Row extends object>(columns: string, from: string, { org, after, limit }: ListRequest) =>
    calls.rows<Row>(
      `SELECT ${columns} FROM ${s}.${from} org = $1 AND ($2::bigint IS NULL OR (created_at, id) < ($2, $3::text))
        ORDER BY created_at DESC, id DESC LIMIT $4`,
      [org, after?.createdAt ?? null, after?.id ?? null, limit],
    );
  return {
    async pending() {
      const [found] = await calls.rows<{ any: boolean }>(
        `SELECT EXISTS (SELECT 1 FROM ${s}.jobs WHERE status = 'queued')
          OR EXISTS (SELECT 1 FROM ${s}.jobs WHERE status = 'running') AS any`,
      );
      return found!.any;
    },
    job: (id) => row(`SELECT ${jobColumns} FROM ${s}.jobs WHERE id = $1`, id, toJob),
    record: (id) => row(`SELECT * FROM ${s}.jobs WHERE id = $1`, id, toRecord),
    context: (id) => row(`SELECT * FROM ${s}.contexts WHERE id = $1`, id, toContext),
    listedJob: (id) => row(`SELECT ${listedColumns} FROM ${s}.jobs WHERE id = $1`, id, toListed),
    listJobs: async (request) => (await page<JobRow>(listedColumns, 'jobs WHERE', request)).map(toListed),
    listContexts: async (request) =>
      (await page<ContextRow>('*', "contexts WHERE status <> 'deleted' AND", request)).map(toContext),
  };
}
