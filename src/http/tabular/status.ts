/** Error code to HTTP status. */

import type { ErrorCategory, ErrorCode } from '../../tabular/index.ts';

const ofCategory: Readonly<Record<ErrorCategory, number>> = {
  auth: 401,
  permission: 403,
  quota: 429,
  validation: 422,
  not_found: 404,
  conflict: 409,
  unavailable: 503,
  server: 500,
};

export function statusOf(code: ErrorCode, category: ErrorCategory): number {
  return code === 'payload_too_large' ? 413 : ofCategory[category];
}
