/** Drives one native intake: gives it a file or a stream, passes on progress, stops it when the signal aborts. */

import { stat } from 'node:fs/promises';
import type { NativeIntakeHandle, NativeIntakeOptions, NativePayload } from '../../../bindings/addon.d.ts';
import { storageFaultOf, toStorageError } from '../../shared/storage-error.ts';
import { isErrorCode, TabularError } from '../domain/errors.ts';
import { addon } from '../engine/addon.ts';

export type IntakeRun = Omit<NativeIntakeOptions, 'path' | 'totalBytes' | 'control' | 'onRoom'>;

export interface IntakeWatch {
  readonly signal?: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
  readonly bytes?: number;
}

/** How often progress is looked at. */
const progressMs = 100;

/** @returns what the native side holds; the caller releases the handle
 * @throws  TabularError; the signal's reason; whatever the stream threw */
export async function runIntake(
  source: string | AsyncIterable<Uint8Array>,
  run: IntakeRun,
  { signal, onProgress, bytes }: IntakeWatch,
): Promise<{ handle: NativeIntakeHandle; payload: NativePayload }> {
  signal?.throwIfAborted();
  const isPath = typeof source === 'string';
  if (isPath) await checkFile(source);
  const control = new Int32Array(new SharedArrayBuffer(8));
  let onRoom = () => {};
  const { handle, done } = addon().startIntake({
    ...run,
    ...(isPath ? { path: source } : {}),
    totalBytes: bytes ?? 0,
    control,
    onRoom: () => onRoom(),
  });
  const stop = () => {
    Atomics.store(control, 0, 1);
    addon().endIntake(handle, true);
  };
  const ticker =
    onProgress && setInterval(() => onProgress(Atomics.load(control, 1) / 1000), progressMs).unref();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    if (isPath) return { handle, payload: await done };
    const finished = done.then(
      () => true,
      () => true,
    );
    await pump(source, handle, finished, (waiting) => {
      onRoom = waiting;
    });
    return { handle, payload: await done };
  } catch (error) {
    stop();
    await done.catch(() => {});
    signal?.throwIfAborted();
    throw codedError(error);
  } finally {
    clearInterval(ticker);
    signal?.removeEventListener('abort', stop);
  }
}

/** Pushes chunks until the stream or the intake ends; an intake that fails early ends the stream. */
async function pump(
  source: AsyncIterable<Uint8Array>,
  handle: NativeIntakeHandle,
  finished: Promise<boolean>,
  setOnRoom: (waiting: () => void) => void,
): Promise<void> {
  let over = false;
  void finished.then(() => {
    over = true;
  });
  for await (const chunk of source) {
    if (over) return;
    const room = new Promise<void>((resolve) => setOnRoom(resolve));
    if (!addon().pushIntake(handle, chunk)) await Promise.race([room, finished]);
  }
  addon().endIntake(handle, false);
}

async function checkFile(path: string): Promise<void> {
  const about = await stat(path).catch((cause: unknown) => {
    // A disk in trouble is no reason to call the payload gone: the job waits for it.
    if (storageFaultOf(cause) !== null) throw toStorageError(cause, path);
    throw new TabularError('training_ref_expired', 'The staged payload is no longer there.', { cause });
  });
  if (!about.isFile()) throw new TabularError('training_ref_expired', 'The staged payload is not a file.');
}

/** Rebuilds the typed error on the stack of the caller. */
function codedError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TabularError) return error;
  const { code } = error as Error & { code?: string };
  return isErrorCode(code) ? new TabularError(code, error.message) : error;
}
