/** The bytes of a saved model, or plain words for what is none. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { plainFileError } from '../../shared/file-error.ts';
import { isSavedModel } from '../csv/encoding.ts';
import { TabularError } from '../domain/errors.ts';

/** @throws TabularError `fitted_context_incompatible` for what is no model at all; the file system's error, in plain words */
export async function modelBytes(source: string | URL | Uint8Array): Promise<Uint8Array> {
  if (source instanceof Uint8Array) {
    if (!isSavedModel(source)) throw noModel(`The bytes given are ${whatElse(source)}.`);
    return source;
  }
  const path = source instanceof URL ? fileURLToPath(source) : source;
  const bytes = await readFile(path).catch((error) => {
    throw plainFileError(error, path);
  });
  if (!isSavedModel(bytes)) throw noModel(`${path} is ${whatElse(bytes)}.`);
  return bytes;
}

const whatElse = (bytes: Uint8Array) =>
  bytes.length === 0 ? 'empty' : 'not a model that graticule saved, but a table or something else';

const noModel = (detail: string) =>
  new TabularError('fitted_context_incompatible', detail, {
    problem: 'This is not a model.',
    fix: 'Name what `graticule fit --out FILE` or model.save(FILE) wrote. To learn from a table, fit it: --train FILE --target COLUMN, or fit(FILE, { target }).',
  });
