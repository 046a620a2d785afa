/** The error of a column that is not what its owner says. */

import { TabularError } from '../../domain/errors.ts';

/** @param reads tells the texts that are what was said */
export function notAsSaid(
  { name, texts }: { readonly name: string; readonly texts: readonly string[] },
  what: string,
  reads: (text: string) => boolean,
  fix: string | undefined,
): TabularError {
  const stray = texts.find((text) => !reads(text));
  const shown = stray === undefined ? '' : `: ${JSON.stringify(stray.slice(0, 40))}`;
  const text = `Column ${JSON.stringify(name)} was declared as ${what}, but cannot be read so${shown}.`;
  return new TabularError('schema_mismatch', text, fix ? { fix } : {});
}
