/** Errors of the geo service on their way from its thread. */

import { GeoError, type GeoErrorCode } from '../../../geo/index.ts';
import { StorageError, type StorageFault } from '../../../shared/storage-error.ts';

/** An error without what cannot travel: causes go as text. */
export type SentError =
  | {
      readonly kind: 'geo';
      readonly code: GeoErrorCode;
      readonly message: string;
      readonly fix: string;
      readonly nearest: readonly string[];
      readonly cause?: string;
    }
  | {
      readonly kind: 'storage';
      readonly fault: StorageFault;
      readonly file: string;
      readonly message: string;
      readonly fix: string;
      readonly cause?: string;
    }
  | { readonly kind: 'other'; readonly name: string; readonly message: string; readonly stack?: string };

export function sendError(error: unknown): SentError {
  if (error instanceof GeoError) {
    const { code, message, fix, nearest } = error;
    return { kind: 'geo', code, message, fix, nearest, ...causeOf(error) };
  }
  if (error instanceof StorageError) {
    const { fault, file, message, fix } = error;
    return { kind: 'storage', fault, file, message, fix, ...causeOf(error) };
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'other', name, message, ...(stack !== undefined && { stack }) };
}

function causeOf({ cause }: Error): { cause?: string } {
  if (cause === undefined) return {};
  return { cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
}

export function receiveError(sent: SentError): Error {
  if (sent.kind === 'geo') {
    const { code, message, fix, nearest, cause } = sent;
    return new GeoError(code, message, { fix, nearest, cause });
  }
  if (sent.kind === 'storage') {
    const { fault, file, message, fix, cause } = sent;
    return new StorageError(fault, file, { message, fix, cause });
  }
  const error = new Error(sent.message);
  error.name = sent.name;
  if (sent.stack !== undefined) error.stack = sent.stack;
  return error;
}
