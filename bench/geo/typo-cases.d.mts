export interface TypoResult {
  names: number;
  total: number;
  right: number;
  refused: number;
  wrong: number;
  ms: number;
  wrongCases: string[];
}
export function typosOf(name: string): string[];
export function resolveTypos(
  finder: object,
  group: 'countries' | 'waters',
  modules: { choose: unknown; maskOf: unknown },
  options?: { sample?: number; seed?: number; part?: readonly [number, number] },
): Promise<TypoResult>;
