/** What the language model is asked to answer, as JSON Schema for structured output and as a reader of the text. */

import { z } from 'zod';
import type { SpatialQuery } from '../domain/query.ts';
import { spatialNodeSchema, spatialQuerySchema } from '../domain/query-schema.ts';

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

/** Reads the text of an answer; a fence of Markdown around it is taken off. */
export function readAnswer(text: string): ModelAnswer {
  let value: unknown;
  try {
    value = withoutNulls(JSON.parse(text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '')));
  } catch (error) {
    return { kind: 'invalid', detail: `it is no JSON: ${(error as Error).message}` };
  }
  const outcome = answerSchema.safeParse(value);
  if (!outcome.success) return { kind: 'invalid', detail: describe(outcome.error) };
  const { query, reason } = outcome.data;
  return query === null
    ? { kind: 'refused', reason: reason?.trim() || 'it gave no reason' }
    : { kind: 'tree', query };
}

/** Optional keys of the tree come as null in strict output: they are left out, the answer's own keys are kept. */
function withoutNulls(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((member) => withoutNulls(member, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null || depth === 0)
      .map(([key, member]) => [key, withoutNulls(member, depth + 1)]),
  );
}

/** The first problems with the path to each, the deepest member of a union's complaint first. */
function describe(error: z.ZodError): string {
  const lines: string[] = [];
  const visit = (issues: readonly z.core.$ZodIssue[], path: readonly PropertyKey[]): void => {
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
