/** Errors across the thread border: code, kind and fix survive, the stack of the worker becomes the cause. */

import { isErrorCode, TabularError } from '../../domain/errors.ts';
import type { SentError } from './protocol.ts';

export function sendError(error: unknown): SentError {
  if (!(error instanceof Error)) {
    return { kind: 'other', code: undefined, detail: String(error), fix: undefined, stack: undefined };
  }
  const { code } = error as Error & { code?: unknown };
  const base = { code: typeof code === 'string' ? code : undefined, fix: undefined, stack: error.stack };
  if (error instanceof TabularError)
    return { ...base, kind: 'tabular', detail: error.detail, fix: error.fix };
  if (base.code === 'aborted') return { ...base, kind: 'aborted', detail: error.message };
  // The file system's own errors (ENOENT, EACCES) are the caller's to read as they are.
  if ('errno' in error) return { ...base, kind: 'system', detail: error.message, fix: fixOf(error) };
  if (error instanceof TypeError) return { ...base, kind: 'type', detail: error.message };
  if (error instanceof RangeError) return { ...base, kind: 'range', detail: error.message };
  return { ...base, kind: 'other', detail: error.message };
}

export function receiveError(sent: SentError): Error {
  const cause = Object.assign(new Error(sent.detail), sent.stack === undefined ? {} : { stack: sent.stack });
  const { fix } = sent;
  if (sent.kind === 'type') return new TypeError(sent.detail, { cause });
  if (sent.kind === 'range') return new RangeError(sent.detail, { cause });
  if (sent.kind === 'system')
    return Object.assign(new Error(sent.detail, { cause }), {
      code: sent.code,
      ...(fix !== undefined && { fix }),
    });
  if (isErrorCode(sent.code)) {
    return new TabularError(sent.code, sent.detail, { cause, ...(fix !== undefined && { fix }) });
  }
  return new TabularError('internal_error', sent.detail, { cause });
}

const fixOf = (error: Error): string | undefined => (error as { fix?: string }).fix;
