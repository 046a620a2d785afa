/** What the runner and the child that reads the inputs tell each other. */

/** What became of one input, where it was not simply accepted or refused. */
export interface Failure {
  readonly kind: 'throws' | 'slow' | 'grows' | 'memory' | 'hang' | 'dies';
  /** Names the fault, without what differs from input to input: finds of one key are one find. */
  readonly key: string;
  readonly detail: string;
}

export type Order =
  | { readonly order: 'range'; readonly from: number; readonly to: number }
  | { readonly order: 'growths'; readonly from: number; readonly to: number; readonly maxBytes: number }
  | { readonly order: 'one'; readonly input: Uint8Array }
  | { readonly order: 'end' };

export type Report =
  | { readonly report: 'ready'; readonly given: number; readonly maxMs: number }
  | { readonly report: 'find'; readonly index: number; readonly failure: Failure }
  | { readonly report: 'range'; readonly cpuMs: number; readonly slowestMs: number; readonly slowest: number }
  | { readonly report: 'one'; readonly failure: Failure | null };
