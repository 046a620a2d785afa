import type { BlindQuestion } from './judge.mjs';

export function halfOf(question: string): 'dev' | 'held';
export function readQuestions(only?: {
  half?: 'dev' | 'held' | undefined;
  kind?: string | undefined;
}): (BlindQuestion & {
  file: string;
})[];
export function points(): Record<string, [number, number]>;
