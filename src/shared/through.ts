/** A stream by way of another. */

import { type Duplex, pipeline, type Readable } from 'node:stream';

/** Whichever of them ends first, or fails, ends the other: no file stays open behind a reader that has gone.
 * @returns `change`, which also tells the errors of `source` */
export function through<T extends Duplex>(source: Readable, change: T): T {
  pipeline(source, change, () => {});
  return change;
}
