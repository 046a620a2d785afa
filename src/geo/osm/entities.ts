/** What an OpenStreetMap file holds, and how its readers hand it over. */

import type { Box } from '../domain/box.ts';
import type { Tags } from '../domain/tags.ts';

export interface Member {
  readonly type: 'node' | 'way' | 'relation';
  readonly ref: number;
  readonly role: string;
}

/** Kinds of entity that a pass wants; a reader may skip the rest cheaply. */
export interface Wanted {
  /** What the file says it covers. */
  bounds?(box: Box): void;
  /** Degrees. */
  node?(id: number, lon: number, lat: number, tags: Tags): void;
  way?(id: number, refs: readonly number[], tags: Tags): void;
  relation?(id: number, members: readonly Member[], tags: Tags): void;
}
