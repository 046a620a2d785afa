/** What a tool is, whatever offers it. */

import type * as z from '../shared/zod.ts';

export interface ToolContext {
  readonly signal: AbortSignal;
}

export interface Tool<Input extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** Whether it leaves a file. */
  readonly writes: boolean;
  /** @returns a small JSON value; what is long lies in a file that it names */
  readonly run: (input: z.output<z.ZodObject<Input>>, context: ToolContext) => Promise<object>;
}

/** Infers the type of the input of `run` from `input`. */
export const tool = <Input extends z.ZodRawShape>(definition: Tool<Input>): Tool =>
  definition as unknown as Tool;
