/** Readers of option values for commander; a wrong value is a wrong usage. */

import { InvalidArgumentError } from 'commander';

/** `.1,.9` → [0.1, 0.9] */
export function levels(text: string): number[] {
  const values = text.split(',').map(Number);
  if (values.some((value) => !(value > 0 && value < 1))) {
    throw new InvalidArgumentError('Expected levels between 0 and 1, separated by commas, such as .1,.5,.9');
  }
  return values;
}

/** `a,b` → ['a', 'b'], after those of an earlier use of the option. */
export function names(text: string, before: string[] = []): string[] {
  return [...before, ...text.split(',').filter((name) => name !== '')];
}

export const wholeNumber = (text: string): number => wholeFrom(0, 'zero', text);

export const positiveWholeNumber = (text: string): number => wholeFrom(1, 'one', text);

function wholeFrom(least: number, word: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least || text.trim() === '') {
    throw new InvalidArgumentError(`Expected a whole number, ${word} or more.`);
  }
  return value;
}
