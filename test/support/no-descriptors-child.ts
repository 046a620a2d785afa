/** An engine asked to fit while the process has no file descriptor left; prints the code of its error. */

import { openSync } from 'node:fs';
import { EngineClient } from '../../src/tabular/engine/runtime/client.ts';

const client = new EngineClient({ background: false });
try {
  for (;;) openSync('/dev/null', 'r');
} catch {
  // That was the last one.
}
const error = await client.send('fit', {} as never).catch((reason) => reason);
process.stdout.write(`${error.code} ${error.retryable}\n`);
