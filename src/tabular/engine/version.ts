/** Which engine this is: the same version gives the same bytes for the same inputs and seed. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addonPath } from '../../shared/load-addon.ts';
import { addon } from './addon.ts';
import { pretrainedIdentity } from './in-context/network-files.ts';
import { artifactVersion } from './model.ts';

/** Raised whenever the TypeScript part may give other numbers for the same input. */
const codeVersion = 1;

/** `eng_` and 16 hex characters over engine code version, artifact format, the bytes of the native build, and those
 * of the pretrained model where it takes part. */
export function engineVersion(): string {
  const hash = createHash('sha256');
  const native = addon().engineVersion();
  hash.update(`${codeVersion}\n${artifactVersion}\n${native}\n`);
  hash.update(readFileSync(addonPath()));
  hash.update((pretrainedIdentity() ?? ['none']).join('\n'));
  return `eng_${hash.digest('hex').slice(0, 16)}`;
}
