/** The jobs and contexts of an organisation, page by page. */

import type Database from 'better-sqlite3';
import type { FittedContext } from '../../domain/context.ts';
import type { ListedJob } from '../../domain/job.ts';
import type { ListRequest } from '../../ports.ts';
import { type ContextRow, type JobRow, listedColumns, toContext, toListed } from '../sql/rows.ts';

type Bounds = [org: string, createdAt: number, id: string, limit: number];

/** Before every entry: newer than any clock says, and `id` is then not looked at. */
const newest = { createdAt: Number.MAX_SAFE_INTEGER, id: '' };

const bounds = ({ org, after, limit }: ListRequest): Bounds => {
  const { createdAt, id } = after ?? newest;
  return [org, createdAt, id, limit];
};

export function prepareLists(database: Database.Database) {
  const one = database.prepare<[string], JobRow>(`SELECT ${listedColumns} FROM jobs WHERE id = ?`);
  const jobs = database.prepare<Bounds, JobRow>(`
    SELECT ${listedColumns} FROM jobs WHERE org = ? AND (created_at, id) < (?, ?)
    ORDER BY created_at DESC, id DESC LIMIT ?`);
  const contexts = database.prepare<Bounds, ContextRow>(`
    SELECT * FROM contexts WHERE org = ? AND status <> 'deleted' AND (created_at, id) < (?, ?)
    ORDER BY created_at DESC, id DESC LIMIT ?`);
  return {
    job(id: string): ListedJob | null {
      const row = one.get(id);
      return row === undefined ? null : toListed(row);
    },
    jobs: (request: ListRequest): ListedJob[] => jobs.all(...bounds(request)).map(toListed),
    contexts: (request: ListRequest): FittedContext[] => contexts.all(...bounds(request)).map(toContext),
  };
}
