/** Keeping outcomes: those that come while a commit is under way share the next one. */

import { inBatches } from '../../../shared/batch.ts';
import { textBytes } from '../../../shared/bounded-cache.ts';
import type { JobStore, Success } from '../../ports.ts';
import { tooManyWaiting } from '../sql/waiting.ts';
import type { Calls } from './call.ts';

export function prepareFinish(calls: Calls, s: string): JobStore['finish'] {
  const finish = inBatches({
    async run(outcomes: readonly ReturnType<typeof toFields>[]) {
      const rows = await calls.rows<{ taken: boolean }>(`SELECT * FROM ${s}.finish_all($1) AS taken`, [
        JSON.stringify(outcomes),
      ]);
      return rows.map(({ taken }) => ({ value: taken }));
    },
    sizeOf: ({ result }) => 1024 + textBytes(result),
    refusal: tooManyWaiting,
  });
  return (id, token, success) => finish(toFields(id, token, success));
}

function toFields(id: string, token: string, { result, lifetime, ...facts }: Success) {
  return { id, token, ...facts, ...lifetime, result: result === null ? null : JSON.stringify(result) };
}
