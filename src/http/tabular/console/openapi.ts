/** The interface description of the console's routes, made from their table. */

import { z } from 'zod';
import { type ConsoleRoute, consoleApi } from './routes.ts';
import { schemas } from './wire.ts';

const reference = (id: string) => ({ $ref: `#/components/schemas/${id}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

export function consoleOpenapi(routes: readonly ConsoleRoute[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = consoleApi + route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Graticule job console',
      description:
        'What the console in the browser needs beside the tabular service. Same keys, same isolation.',
      version: '1.0.0',
    },
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: componentsOf(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf({ path, operationId, summary, paged, request, response }: ConsoleRoute): object {
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
  return {
    operationId,
    summary,
    parameters: [...named, ...(paged ? page : [])],
    ...(request && { requestBody: { required: true, ...json(reference(idOf(request))) } }),
    responses: {
      200: {
        description: 'Success',
        ...json(response === null ? { type: 'object' } : reference(idOf(response))),
      },
      default: { description: 'Refused', ...json(reference('Error')) },
    },
  };
}

const idOf = (schema: z.ZodType): string => z.globalRegistry.get(schema)!.id!;

function componentsOf(): object {
  const registry = z.registry<{ id: string }>();
  const add = (schema: z.ZodType) => registry.add(schema, { id: idOf(schema) });
  for (const schema of Object.values(schemas)) add(schema);
  const { schemas: made } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'input',
  });
  return Object.fromEntries(
    Object.entries(made).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}
