/** Shapes and names of the wire: bodies in, APIResponse and HTTPValidationError out. */

import type { BodyResult } from '../body.ts';

/** The body of every answer of the POST endpoints but a validation error. */
export interface ApiResponse {
  readonly status: 'success' | 'error';
  readonly data: object | null;
  readonly error: string | null;
  /** ISO 8601, UTC, milliseconds. */
  readonly timestamp: string;
}

/** One entry of an HTTPValidationError. */
export interface ValidationDetail {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** What a field of a request body accepts. All fields of this contract are texts. */
export interface Field {
  readonly required: boolean;
  readonly nullable?: boolean;
  readonly maxLength?: number;
  /** Known values, for documentation and the error. */
  readonly values?: readonly string[];
  /** Whether a text is a known value; default: one of `values`. */
  readonly accepts?: (value: string) => boolean;
  readonly title: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Check a body against its fields. Fields that the schema does not name are ignored.
 * @returns the texts by name, or the entries of the error in the order of the fields */
export function readFields(
  body: BodyResult & { ok: true },
  fields: Fields,
): { values: Record<string, string | null> } | { errors: ValidationDetail[] } {
  const { value } = body;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const msg = 'Input should be a valid dictionary or object to extract fields from';
    return { errors: [{ loc: ['body'], msg, type: 'model_attributes_type' }] };
  }
  const values: Record<string, string | null> = {};
  const errors: ValidationDetail[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    const problem = problemOf(given, field);
    if (problem) errors.push({ loc: ['body', name], ...problem });
    else if (given !== undefined) values[name] = given as string | null;
  }
  return errors.length > 0 ? { errors } : { values };
}

function problemOf(given: unknown, field: Field): { msg: string; type: string } | undefined {
  if (given === undefined) return field.required ? { msg: 'Field required', type: 'missing' } : undefined;
  if (given === null && field.nullable) return undefined;
  if (typeof given !== 'string') return { msg: 'Input should be a valid string', type: 'string_type' };
  if (field.maxLength !== undefined && given.length > field.maxLength)
    return { msg: `String should have at most ${field.maxLength} characters`, type: 'string_too_long' };
  const { values, accepts = (value: string) => values!.includes(value) } = field;
  if (values && !accepts(given)) {
    const quoted = values.map((value) => `'${value}'`);
    const list = `${quoted.slice(0, -1).join(', ')} or ${quoted[quoted.length - 1]}`;
    return { msg: `Input should be ${list}`, type: 'literal_error' };
  }
  return undefined;
}

/** The entry for a body that is refused before it is read as JSON. */
export function tooLong(maxBytes: number): ValidationDetail {
  const msg = `The request body should have at most ${maxBytes} bytes`;
  return { loc: ['body'], msg, type: 'string_too_long' };
}

/** The entry for a body that is no JSON; for an absent one, the field that is missing is the body. */
export function bodyError(empty: boolean): ValidationDetail {
  return empty
    ? { loc: ['body'], msg: 'Field required', type: 'missing' }
    : { loc: ['body', 0], msg: 'JSON decode error', type: 'json_invalid' };
}
