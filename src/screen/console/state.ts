/** What the page holds beyond one view: where it is, the tables of the thread, and the job that runs from here. */

import { signal } from '@preact/signals';
import { account, noteFailure } from './account.ts';
import type { JobRequest, Outcome, Progress, Slot, TableSummary } from './table/protocol.ts';
import type { Choice } from './table/reading.ts';
import { ask } from './table/thread.ts';

/** `#/jobs/job_1` as `['jobs', 'job_1']`. */
export const route = signal<readonly string[]>(routeNow());
addEventListener('hashchange', () => {
  route.value = routeNow();
});

function routeNow(): readonly string[] {
  const parts = location.hash.replace(/^#\/?/, '').split('/');
  return parts.filter((part) => part !== '').map(decodeURIComponent);
}

export const pathTo = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function goTo(...parts: readonly string[]): void {
  location.hash = pathTo(...parts);
}

/** What there is to show of a table. */
export type TableState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string; readonly fraction: number }
  | { readonly kind: 'read'; readonly table: TableSummary }
  | { readonly kind: 'failed'; readonly error: unknown };

export const tables: Readonly<Record<Slot, ReturnType<typeof signal<TableState>>>> = {
  train: signal<TableState>({ kind: 'none' }),
  score: signal<TableState>({ kind: 'none' }),
};

/** Columns that are not learnt from. */
export const ignored = signal<ReadonlySet<string>>(new Set());

export async function openFile(slot: Slot, file: File): Promise<void> {
  const state = tables[slot];
  const { name } = file;
  state.value = { kind: 'reading', name, fraction: 0 };
  if (slot === 'train') {
    ignored.value = new Set();
    tables.score.value = { kind: 'none' };
  }
  try {
    const table = await ask(
      'read',
      { slot, file, account: account.value },
      {
        onProgress({ fraction }) {
          state.value = { kind: 'reading', name, fraction: fraction ?? 0 };
        },
      },
    );
    state.value = { kind: 'read', table };
  } catch (error) {
    noteFailure(error);
    state.value = { kind: 'failed', error };
  }
}

export async function chooseReading(slot: Slot, column: string, choice: Choice): Promise<void> {
  const summary = await ask('choose', { slot, column, choice });
  const state = tables[slot];
  const now = state.value;
  if (now?.kind !== 'read') return;
  const columns = now.table.columns.map((each) => (each.name === column ? summary : each));
  state.value = { kind: 'read', table: { ...now.table, columns } };
}

export interface Run extends Progress {
  /** Once the service has taken it. */
  readonly jobId: string | null;
  readonly outcome: Outcome | null;
  readonly error: unknown;
}

/** The job that was started here last. */
export const run = signal<Run | null>(null);

/** Starts a job with the tables that are open; shows it once the service has taken it. */
export async function startJob(request: JobRequest): Promise<void> {
  if (account.value === null) return;
  const begun: Run = { stage: 'pack', fraction: 0, jobId: null, outcome: null, error: null };
  run.value = begun;
  const now = () => run.value ?? begun;
  try {
    const outcome = await ask(
      'run',
      { request, account: account.value },
      {
        onProgress({ stage, fraction }) {
          run.value = { ...now(), stage, fraction };
        },
        onSubmitted(jobId) {
          run.value = { ...now(), jobId };
          goTo('jobs', jobId);
        },
      },
    );
    run.value = { ...now(), outcome };
  } catch (error) {
    noteFailure(error);
    run.value = { ...now(), error };
  }
}

export const running = (): boolean =>
  run.value !== null && run.value.outcome === null && run.value.error === null;
