export interface Bench {
  readonly script: string;
  readonly args?: readonly string[];
  readonly quick?: boolean;
  readonly peers?: readonly string[];
}
export const benches: Record<string, Bench>;
export function commandOf(bench: Bench): string;
