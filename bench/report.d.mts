/** A file of bench/results. */
export interface Result {
  readonly command: string;
  readonly date: string;
  readonly commit: string;
  /** Of figures that were taken before results were kept in files. */
  readonly note?: string;
  readonly machine: { readonly cores: number | string };
  readonly load?: { readonly before: number; readonly after: number };
  // biome-ignore lint/suspicious/noExplicitAny: each bench has figures of its own
  readonly figures: any;
}
/** Path of bench/README.md. */
export const page: string;
export function readResults(folder?: string): Record<string, Result>;
export function render(template: string, results: Record<string, Partial<Result>>): string;
export function report(): string;
