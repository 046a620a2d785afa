/** A server process that stops for ever at a named stage, so that a test can kill it there.
 * Arguments: data directory, stage. Messages to the parent: `{ url }`, `{ stopped }`. */

import { startStoppable } from './stoppable-server.ts';

const [, , dataDir = '', stage = 'none'] = process.argv;
const { url } = await startStoppable(dataDir, stage, () => {
  process.send!({ stopped: stage });
  return new Promise(() => {});
});
process.send!({ url });
