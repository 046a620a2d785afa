/** What the language model is asked to answer, as JSON Schema for structured output and as a reader of the text. */

import * as z from '../../shared/zod.ts';
import type { SpatialQuery } from '../domain/query.ts';
import { maxTreeDepth, spatialNodeSchema, spatialQuerySchema } from '../domain/query-schema.ts';

type Json = Record<string, unknown>;

/** Structured output in its strict form wants every key required; what is optional in the tree may be null instead. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $schema, oneOf, ...rest } = schema as Json;
  const copy: Json = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, strict(value)]));
  if (oneOf) copy.anyOf = strict(oneOf);
  const properties = copy.properties as Record<string, Json> | undefined;
  if (properties) {
    const required = new Set(copy.required as string[] | undefined);
    copy.properties = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [
        key,
        required.has(key) ? value : { anyOf: [value, { type: 'null' }] },
      ]),
    );
    copy.required = Object.keys(properties);
    copy.additionalProperties = false;
  }
  return copy;
}

/** Either a tree, or null and the reason. */
export const answerJsonSchema = strict(
  z.toJSONSchema(
    z.strictObject({
      query: z.union([spatialNodeSchema, z.null()]),
      reason: z.union([z.string(), z.null()]),
    }),
  ),
) as Json;

const answerSchema = z.strictObject({
  query: z.union([z.null(), spatialQuerySchema]),
  reason: z.string().nullish(),
});

export type ModelAnswer =
  | { readonly kind: 'tree'; readonly query: SpatialQuery }
  | { readonly kind: 'refused'; readonly reason: string }
  /** What is wrong with the answer, for the model to repair. */
  | { readonly kind: 'invalid'; readonly detail: string };

/** Ten times the text of the largest tree that is taken, in UTF-16 units. */
const longestAnswer = 200_000;

/** Reads the text of an answer; a fence of Markdown around it is taken off. */
export function readAnswer(text: string): ModelAnswer {
  if (text.length > longestAnswer) {
    return { kind: 'invalid', detail: `it has ${text.length} characters, at most ${longestAnswer} are read` };
  }
  let written: unknown;
  try {
    written = JSON.parse(withoutFence(text));
  } catch (error) {
    return { kind: 'invalid', detail: `it is not JSON: ${(error as Error).message}` };
  }
  // A list is a level of its own here, and the answer one more.
  const value = withoutNulls(written, 2 * maxTreeDepth + 1);
  if (value === undefined) {
    return { kind: 'invalid', detail: `it is nested deeper than ${maxTreeDepth} levels` };
  }
  const outcome = answerSchema.safeParse(value);
  if (!outcome.success) return { kind: 'invalid', detail: describe(outcome.error) };
  const { query, reason } = outcome.data;
  return query === null
    ? { kind: 'refused', reason: reason?.trim() || 'it gave no reason' }
    : { kind: 'tree', query };
}

function withoutFence(text: string): string {
  const trimmed = text.trim();
  const bare = trimmed.startsWith('```') ? trimmed.replace(/^```(?:json)?/, '') : trimmed;
  return bare.endsWith('```') ? bare.slice(0, -3) : bare;
}

/** Optional keys of the tree come as null in strict output: they are left out, the answer's own keys are kept.
 * @returns undefined for what is nested deeper than some levels */
function withoutNulls(answer: unknown, most: number): unknown {
  let deep = false;
  const copy = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > most) {
      deep = true;
      return null;
    }
    if (Array.isArray(value)) return value.map((member) => copy(member, depth + 1));
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, member]) => member !== null || depth === 0)
        .map(([key, member]) => [key, copy(member, depth + 1)]),
    );
  };
  const flat = copy(answer, 0);
  return deep ? undefined : flat;
}

/** The first problems with the path to each, the deepest member of a union's complaint first. */
function describe(error: z.ZodError): string {
  const lines: string[] = [];
  const visit = (issues: readonly z.$ZodIssue[], path: readonly PropertyKey[]): void => {
    for (const issue of issues) {
      const at = [...path, ...issue.path];
      if (issue.code === 'invalid_union' && issue.errors.length > 0) {
        visit(issue.errors[issue.errors.length - 1]!, at);
      } else lines.push(`${at.map(String).join('.') || 'the answer'}: ${issue.message}`);
    }
  };
  visit(error.issues, []);
  return lines.slice(0, 5).join('; ');
}
