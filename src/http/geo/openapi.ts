/** The interface description, made from the table of endpoints. */

import type { Endpoint } from './endpoints.ts';
import type { Field } from './wire.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** A document and what it describes beside the endpoints: routes that are read without a key. */
export interface Described {
  readonly title: string;
  readonly description: string;
  readonly open: readonly (readonly [path: string, operationId: string, summary: string])[];
}

const contract: Described = {
  title: 'Geospatial Query Service',
  description: 'Plain language to GeoJSON (RFC 7946), in a common response wrapper.',
  open: [
    ['/health', 'health_check_health_get', 'Health Check'],
    ['/', 'root__get', 'Root'],
  ],
};

export function openapi(endpoints: readonly Endpoint[], described: Described = contract): object {
  const open = ([path, operationId, summary]: Described['open'][number]) => [
    path,
    {
      get: { summary, operationId, responses: { 200: { description: 'Successful Response', ...json({}) } } },
    },
  ];
  const paths = Object.fromEntries([
    ...described.open.map(open),
    ...endpoints.map((endpoint) => [endpoint.path, { post: operationOf(endpoint) }]),
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: described.title,
      description: described.description,
      version: '1.0.0',
    },
    paths,
    components: {
      schemas: {
        APIResponse: apiResponse,
        ...Object.fromEntries(endpoints.map((endpoint) => [endpoint.schema, requestSchema(endpoint)])),
        HTTPValidationError: {
          title: 'HTTPValidationError',
          type: 'object',
          properties: { detail: { title: 'Detail', type: 'array', items: reference('ValidationError') } },
        },
        ValidationError: validationError,
      },
      securitySchemes: { HTTPBearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf({ operationId, summary, schema }: Endpoint): object {
  return {
    summary,
    operationId,
    security: [{ HTTPBearer: [] }],
    requestBody: { required: true, ...json(reference(schema)) },
    responses: {
      200: { description: 'Successful Response', ...json(reference('APIResponse')) },
      422: { description: 'Validation Error', ...json(reference('HTTPValidationError')) },
    },
  };
}

function requestSchema({ schema, fields }: Endpoint): object {
  return {
    title: schema,
    type: 'object',
    required: Object.keys(fields).filter((name) => fields[name]!.required),
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  };
}

function fieldSchema({ title, nullable, maxLength, values }: Field): object {
  const text = { type: 'string', ...(maxLength !== undefined && { maxLength }) };
  return {
    title,
    ...(nullable ? { anyOf: [text, { type: 'null' }] } : text),
    ...(values && { description: `Known values: ${values.join(', ')}.` }),
  };
}

const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

const apiResponse = {
  title: 'APIResponse',
  type: 'object',
  required: ['status'],
  properties: {
    status: { title: 'Status', type: 'string', enum: ['success', 'error'] },
    data: { title: 'Data', ...nullable({ type: 'object', additionalProperties: true }) },
    error: { title: 'Error', ...nullable({ type: 'string' }) },
    timestamp: { title: 'Timestamp', type: 'string', format: 'date-time' },
  },
};

const validationError = {
  title: 'ValidationError',
  type: 'object',
  required: ['loc', 'msg', 'type'],
  properties: {
    loc: { title: 'Location', type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
    msg: { title: 'Message', type: 'string' },
    type: { title: 'Error Type', type: 'string' },
  },
};
