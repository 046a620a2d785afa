/** `--monotone` and `--costs`: what predictions must keep to, and what mistakes cost. */

import { InvalidArgumentError } from 'commander';
import type { ClassCosts, Monotone } from '../../tabular/index.ts';

const signs: Readonly<Record<string, 1 | -1>> = { '+': 1, '1': 1, '+1': 1, '-': -1, '-1': -1 };

/** `age=+,price=-`. */
export function directions(text: string): Monotone {
  return Object.fromEntries(
    text.split(',').map((part): [string, 1 | -1] => {
      const at = part.lastIndexOf('=');
      const sign = signs[part.slice(at + 1).trim()];
      if (at > 0 && sign !== undefined) return [part.slice(0, at).trim(), sign];
      throw new InvalidArgumentError(`expected COLUMN=+ or COLUMN=-; received ${JSON.stringify(part)}.`);
    }),
  );
}

/** `fraud:fine=50,fine:fraud=1`, or JSON as of the library, for classes with such signs in their names. */
export function classCosts(text: string): ClassCosts {
  if (text.trimStart().startsWith('{')) return fromJson(text);
  const costs: Record<string, Record<string, number>> = {};
  for (const part of text.split(',')) {
    const [, truth, predicted, written] = /^([^:]+):(.+)=([^=]+)$/.exec(part) ?? [];
    const cost = Number(written);
    if (truth === undefined || predicted === undefined || !Number.isFinite(cost))
      throw new InvalidArgumentError(
        `expected TRUTH:PREDICTION=COST with a finite cost; received ${JSON.stringify(part)}.`,
      );
    const row = costs[truth.trim()] ?? {};
    row[predicted.trim()] = cost;
    costs[truth.trim()] = row;
  }
  return costs;
}

/** Its values are checked with the option. */
function fromJson(text: string): ClassCosts {
  try {
    return JSON.parse(text) as ClassCosts;
  } catch (error) {
    throw new InvalidArgumentError(
      `expected JSON such as {"fraud":{"fine":50}}: ${(error as Error).message}.`,
    );
  }
}
