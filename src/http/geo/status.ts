import { GeoError, type GeoErrorCategory } from '../../geo/index.ts';
import { StorageError } from '../../shared/storage-error.ts';

/** What cannot be answered is an answer (200, `status: "error"`); what is broken on this side is not. */
const statuses: Readonly<Record<GeoErrorCategory, number>> = {
  not_found: 200,
  limit: 200,
  validation: 422,
  data: 500,
  upstream: 502,
  server: 503,
};

export function statusOf(error: unknown): number {
  if (error instanceof GeoError) return statuses[error.category];
  return error instanceof StorageError && error.retryable ? 503 : 500;
}
