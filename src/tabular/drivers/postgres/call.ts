/** Statements, with their failures as callers of the service see them. */

import type { Database } from '../../../shared/postgres/database.ts';
import { StorageError } from '../../../shared/storage-error.ts';
import { TabularError } from '../../domain/errors.ts';

export interface Calls {
  /** Runs a statement. */
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The first column of the only row of a statement. */
  one<T>(text: string, values: readonly unknown[]): Promise<T>;
}

export function callsOf(database: Database): Calls {
  async function rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    try {
      return await database.query<Row>(text, values);
    } catch (error) {
      throw failed(error);
    }
  }
  return {
    rows,
    async one<T>(text: string, values: readonly unknown[]) {
      const [row] = await rows<Record<string, T>>(text, values);
      return Object.values(row!)[0]!;
    },
  };
}

function failed(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error;
  const { retryable, fault, fix } = error;
  // Callers of the service read this: where the database lies is no business of theirs.
  const detail = `The job store is unavailable at the moment: ${fault}.`;
  return new TabularError(retryable ? 'worker_unavailable' : 'internal_error', detail, { cause: error, fix });
}
