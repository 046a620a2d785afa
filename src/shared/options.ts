/** Options: default, check, freeze, in that order. */

import { nearest } from './nearest.ts';
import * as z from './zod.ts';

/** An option that is an object with such methods; it is taken as it is. */
export const instance = <T>(what: string, ...methods: string[]) =>
  z.custom<T>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      methods.every((method) => typeof (value as Record<string, unknown>)[method] === 'function'),
    `expected ${what} with ${methods.join(', ')}`,
  );

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
