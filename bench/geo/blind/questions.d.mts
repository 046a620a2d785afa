import type { BlindQuestion } from './judge.mjs';

export function halfOf(question: string): 'dev' | 'held';
export const parts: readonly string[];
export function readQuestions(only?: {
  half?: 'dev' | 'held' | 'second' | 'third' | undefined;
  kind?: string | undefined;
}): (BlindQuestion & {
  file: string;
})[];
export function points(): Record<string, [number, number]>;
