/** A fitted context: a model made once by a fit and used by many predictions.
 *
 * States:
 *
 *     fit submitted ──► creating ──fit succeeds──► ready ──expiry time reached──► expired
 *                          │                         │
 *                          └──fit fails──► failed    └──deleteContext──► deleted   (from any state)
 */

import type { Failure, Owner } from './job.ts';
import type { Task } from './table.ts';

/** Where a fitted context stands; only `ready` ones predict. */
export type ContextStatus = 'creating' | 'ready' | 'failed' | 'expired' | 'deleted';

/** Times are milliseconds since the epoch. */
export interface FittedContext {
  readonly id: string;
  readonly owner: Owner;
  readonly status: ContextStatus;
  readonly task: Task;
  readonly trainRows: number;
  readonly cols: number;
  readonly targetColumn: string;
  readonly featureColumns: readonly string[];
  /** `eng_pending` until the fit is done. */
  readonly engineVersion: string;
  readonly artifactSchemaVersion: number;
  /** Content hash of the training payload, `sha256:<hex>`. */
  readonly trainHash: string;
  /** `sha256:<hex>` over the artifact; null while creating. */
  readonly artifactHash: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly lastUsedAt: number | null;
  readonly createdByJobId: string;
  readonly error: Failure | null;
}

/** Version of the stored form of a context. A context of another version is `fitted_context_incompatible`. */
export const artifactSchemaVersion = 1;

/** How long contexts live. */
export interface ContextLifetime {
  /** From creation or the last successful prediction. */
  readonly inactivityMs: number;
  /** From creation, whatever the use. */
  readonly maxAgeMs: number;
  /** When set, the whole lifetime from creation: use does not extend it. */
  readonly fixedMs: number | null;
}

/** The earlier of the two deadlines.
 * @param lastActiveAt  creation, or the last successful prediction */
export function expiryOf(createdAt: number, lastActiveAt: number, lifetime: ContextLifetime): number {
  if (lifetime.fixedMs !== null) return createdAt + lifetime.fixedMs;
  return Math.min(lastActiveAt + lifetime.inactivityMs, createdAt + lifetime.maxAgeMs);
}

/** Whether predictions may use the context at this time. */
export function isActive(context: FittedContext, now: number): boolean {
  return context.status === 'ready' && now < context.expiresAt;
}

/** Where a context's fitted model lies in the object store. */
export function artifactKeyOf(contextId: string): string {
  return `artifacts/${contextId}`;
}
