/** Accepting work: what is submitted while a commit is under way shares the next one. */

import { inBatches, type Settled } from '../../../shared/batch.ts';
import { storageFaultOf } from '../../../shared/storage-error.ts';
import { isShort, sizeClassOf } from '../../domain/queue.ts';
import type { SubmitOutcome, SubmitRequest } from '../../ports.ts';
import { keptKey } from '../sql/kept-key.ts';
import { submitBytes, tooManyWaiting } from '../sql/waiting.ts';
import type { Calls } from './call.ts';
import { type ContextRow, type JobRow, toContext, toJob } from './stored-rows.ts';

/** Larger transactions keep others of the same organisation waiting for longer than they save. */
const maxBatch = 200;

type Row =
  | { kind: 'conflict' }
  | { kind: 'over_quota'; used: number }
  | { kind: 'created' | 'replayed' | 'reused'; job: JobRow; context: ContextRow | null };

/** How long one waits for a lock that somebody held all the time that its group waited, milliseconds. */
const shortWaitMs = 100;

/** @param callTimeoutMs  how long a call may take: a group leaves most of it to its members */
export function prepareSubmit(
  calls: Calls,
  s: string,
  callTimeoutMs: number,
): (request: SubmitRequest) => Promise<SubmitOutcome> {
  async function submitAll(requests: readonly SubmitRequest[], lockMs: number): Promise<SubmitOutcome[]> {
    const rows = await calls.rows<Row>(`SELECT * FROM ${s}.submit_within($1, $2)`, [
      JSON.stringify(requests.map(toFields)),
      lockMs,
    ]);
    return rows.map(toOutcome);
  }

  return inBatches({
    async run(requests): Promise<Settled<SubmitOutcome>[]> {
      const alone = requests.length === 1;
      try {
        const lockMs = alone ? 0 : Math.ceil(callTimeoutMs / 3);
        return (await submitAll(requests, lockMs)).map((value) => ({ value }));
      } catch (error) {
        // One that the database refuses, or that a lock stands in the way of, undoes those beside it.
        const fault = storageFaultOf(error);
        if (alone || (fault !== null && fault !== 'busy')) throw error;
      }
      const settled: Settled<SubmitOutcome>[] = [];
      for (const request of requests) {
        settled.push(
          await submitAll([request], shortWaitMs).then(
            ([value]) => ({ value: value! }),
            (error) => ({ error }),
          ),
        );
      }
      return settled;
    },
    sizeOf: submitBytes,
    refusal: tooManyWaiting,
    maxBatch,
  });
}

function toFields({ job, context, idempotency, reuse, quota }: SubmitRequest) {
  const { owner, columns, targetColumn, holidays, ...facts } = job;
  return {
    ...facts,
    ...owner,
    targetColumn: JSON.stringify(targetColumn),
    columns: JSON.stringify(columns),
    ...(holidays !== undefined && { holidays: JSON.stringify(holidays) }),
    short: isShort(job),
    sizeClass: sizeClassOf(job),
    ...(context !== null && {
      contextId: context.id,
      featureColumns: JSON.stringify(context.featureColumns),
      artifactSchemaVersion: context.artifactSchemaVersion,
      expiresAt: context.expiresAt,
      plannedEngineVersion: context.plannedEngineVersion,
    }),
    ...(idempotency !== null && {
      idempotencyKey: keptKey(idempotency.key),
      fingerprint: idempotency.fingerprint,
    }),
    reuse,
    ...(quota !== null && { quotaDay: quota.day, quotaRows: quota.rows, allowance: quota.allowance }),
  };
}

function toOutcome(row: Row): SubmitOutcome {
  if (row.kind === 'conflict') return { kind: row.kind };
  if (row.kind === 'over_quota') return { kind: row.kind, used: row.used };
  const context = row.context === null ? null : toContext(row.context);
  return { kind: row.kind, job: toJob(row.job), context };
}
