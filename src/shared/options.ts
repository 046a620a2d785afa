/** Options: default, check, freeze, in that order. */

import type { z } from 'zod';

/** Checks `given` against a strict schema with defaults.
 * @param caller  named in the message, as `createTabular`
 * @returns       the frozen options
 * @throws        TypeError naming each wrong option; for an unknown one also the nearest known name */
export function resolve<Schema extends z.ZodType>(
  caller: string,
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const outcome = schema.safeParse(given ?? {});
  if (outcome.success) return deepFreeze(outcome.data);
  const complaints = outcome.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(schema, issue.path);
      return issue.keys.map((key) => {
        const near = nearest(key, known);
        return `unknown option ${[...issue.path, key].join('.')}${near === undefined ? '' : `, did you mean ${near}?`}`;
      });
    }
    return [`${issue.path.join('.') || 'options'}: ${issue.message}`];
  });
  throw new TypeError(`${caller}: ${complaints.join('; ')}`);
}

function knownKeys(schema: unknown, path: readonly PropertyKey[]): string[] {
  let at = schema as { shape?: Record<string, unknown>; unwrap?: () => unknown } | undefined;
  const unwrapped = () => {
    while (at?.shape === undefined && at?.unwrap !== undefined) at = at.unwrap() as typeof at;
    return at?.shape ?? {};
  };
  for (const key of path) at = unwrapped()[String(key)] as typeof at;
  return Object.keys(unwrapped());
}

/** The known name within a third of the letters of `key`, by edit distance; one that it continues is nearer still. */
function nearest(key: string, known: readonly string[]): string | undefined {
  const distance = (a: string, b: string) => (a.startsWith(b) || b.startsWith(a) ? 1 : editDistance(a, b));
  const scored = known.map((name) => [distance(key.toLowerCase(), name.toLowerCase()), name] as const);
  const [best] = scored.sort(([a], [b]) => a - b);
  return best !== undefined && best[0] <= Math.max(2, key.length / 3) ? best[1] : undefined;
}

/** Levenshtein's distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + change));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Plain objects only: an engine or a store passed as an option stays as it is. */
function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const instance = Object.values(value).some((member) => typeof member === 'function');
    if (!instance) {
      for (const member of Object.values(value)) deepFreeze(member);
      Object.freeze(value);
    }
  }
  return value;
}
