import type { SetCondition } from '../../domain/query.ts';
import type { OperandList } from './meaning.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

/** What the reader of sets lends: the words, and what it reads at one of them. */
export interface Operands {
  readonly text: SetWords;
  readonly operand: (at: number) => Read<OperandList> | undefined;
  readonly relation: (at: number, head: Head) => Read<SetCondition[]> | undefined;
}
