/** What the harness asks of a server process over its channel, and hears. */

import type { TabularOptionsInput } from '../../src/tabular/index.ts';

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

export interface Stats {
  readonly rssMiB: number;
  readonly heapMiB: number;
  /** Open descriptors; null where the system does not tell. */
  readonly descriptors: number | null;
  /** Timers, sockets and the like that are active, by kind. */
  readonly resources: Readonly<Record<string, number>>;
  /** Delay of the event loop since the last stats. */
  readonly loopP99Ms: number;
  readonly loopMaxMs: number;
}

export type Say =
  | { readonly say: 'listening'; readonly url: string }
  | { readonly say: 'answer'; readonly id: number; readonly value: unknown; readonly error?: string };

export const token = 'faults-key';
export const org = 'acme';
