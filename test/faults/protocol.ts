/** What the harness asks of a server process over its channel, and hears. */

import type { TabularOptionsInput } from '../../src/tabular/index.ts';

/** What must be none, whatever has been killed: names of jobs, of outcomes, of files. */
export interface Broken {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly altered: readonly string[];
  readonly dismissed: readonly string[];
  readonly orphans: readonly string[];
  readonly missing: readonly string[];
}

export interface HostConfig {
  readonly dataDir: string;
  /** `plain` answers with simple arithmetic, so that the time goes into what is tested; `native` is the real one. */
  readonly engine: 'plain' | 'native';
  /** Milliseconds that each call of the plain engine takes. */
  readonly engineMs: number;
  readonly options: TabularOptionsInput;
}

export type Ask =
  | { readonly id: number; readonly ask: 'stats' }
  /** Sweeps as if this much time had passed. */
  | { readonly id: number; readonly ask: 'sweep'; readonly aheadMs: number }
  | { readonly id: number; readonly ask: 'idle' };

/** One turn of the event loop. */
export interface Turn {
  /** When the one before it ended, in milliseconds of `process.hrtime`: a CPU profile (`--cpu-prof`) can be laid beside. */
  readonly atMs: number;
  /** What its thread had of a processor; 0 where the system does not tell. */
  readonly cpuMs: number;
}

export interface Stats {
  readonly rssMiB: number;
  /** Of JavaScript, in use and held. */
  readonly heapMiB: number;
  readonly heapTotalMiB: number;
  /** What JavaScript objects hold outside of its heap: array buffers, and all else that is reported. */
  readonly arrayBuffersMiB: number;
  readonly externalMiB: number;
  /** Open descriptors; null where the system does not tell. */
  readonly descriptors: number | null;
  /** Timers, sockets and the like that are active, by kind. */
  readonly resources: Readonly<Record<string, number>>;
  /** Delay of the event loop since the last stats, by the clock: what other threads and programs take included. */
  readonly loopP99Ms: number;
  readonly loopMaxMs: number;
  /** Its turns since the last stats; those over 8 ms of processor one by one. */
  readonly longestTurn: Turn;
  readonly longTurns: readonly Turn[];
  /** Pauses of the garbage collection since the last stats. */
  readonly collectionMs: number;
  readonly longestCollectionMs: number;
}

export type Say =
  | { readonly say: 'listening'; readonly url: string }
  | { readonly say: 'answer'; readonly id: number; readonly value: unknown; readonly error?: string };

export const token = 'faults-key';
export const org = 'acme';
