/** OpenAPI documents, made from tables of routes and the schemas of their bodies. */

import * as z from '../../shared/zod.ts';

/** What a document says of one route. */
export interface DescribedRoute {
  readonly method: 'get' | 'post' | 'delete';
  /** Below the document's prefix; `:name` is a part of the path. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** Needs no key. */
  readonly open?: true;
  /** Takes `limit` and `after`. */
  readonly paged?: true;
  /** Takes the bytes of a file, and `name` in the query. */
  readonly file?: true;
  /** Several where a body may have one shape or another. */
  readonly request?: z.ZodType | readonly z.ZodType[];
  /** Null for an answer without a body. */
  readonly response: z.ZodType | null;
}

export interface DescribedApi {
  readonly title: string;
  readonly description: string;
  readonly prefix: string;
  readonly routes: readonly DescribedRoute[];
  /** Every schema that stands under a name of its own; its id is that name. */
  readonly schemas: readonly z.ZodType[];
  /** Shapes of a refusal. */
  readonly refusals: readonly z.ZodType[];
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const idOf = (schema: z.ZodType): string => z.globalRegistry.get(schema)!.id!;
const reference = (schema: z.ZodType) => ({ $ref: `#/components/schemas/${idOf(schema)}` });

function referenceTo(schemas: z.ZodType | readonly z.ZodType[]): object {
  if (schemas instanceof z.ZodType) return reference(schemas);
  const [one, other] = schemas;
  return other === undefined ? reference(one!) : { anyOf: schemas.map(reference) };
}

export function openapiOf({ title, description, prefix, routes, schemas, refusals }: DescribedApi): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = prefix + route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route, refusals) };
  }
  return {
    openapi: '3.1.0',
    info: { title, description, version: '1.0.0' },
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: componentsOf(schemas),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(route: DescribedRoute, refusals: readonly z.ZodType[]): object {
  const { path, operationId, summary, description, open, paged, file, request, response } = route;
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const page = [
    { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } },
    { name: 'after', in: 'query', description: '`next` of the page before', schema: { type: 'string' } },
  ];
  const fileName = { name: 'name', in: 'query', description: 'of the file', schema: { type: 'string' } };
  const bytes = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
  return {
    operationId,
    summary,
    ...(description !== undefined && { description }),
    ...(open && { security: [] }),
    parameters: [...named, ...(paged ? page : []), ...(file ? [fileName] : [])],
    ...(file && { requestBody: { required: true, ...bytes } }),
    ...(request && { requestBody: { required: true, ...json(referenceTo(request)) } }),
    responses: {
      200: { description: 'Success', ...json(response === null ? { type: 'object' } : reference(response)) },
      default: { description: 'Refused', ...json(referenceTo(refusals)) },
    },
  };
}

function componentsOf(schemas: readonly z.ZodType[]): object {
  const registry = z.registry<{ id: string }>();
  for (const schema of schemas) registry.add(schema, { id: idOf(schema) });
  const { schemas: made } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'input',
  });
  return Object.fromEntries(
    Object.entries(made).map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schema]),
  );
}
