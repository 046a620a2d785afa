import { afterEach } from 'vitest';
import { createSharedKeyStore } from '../../src/http/shared-keys.ts';
import { dropSchema, newSchema, postgresUrl } from '../support/postgres.ts';
import { describeKeyStore } from './key-store.ts';

let schema = '';
afterEach(() => dropSchema(schema));

describeKeyStore('PostgreSQL', async (options) => {
  schema = newSchema();
  const url = await postgresUrl();
  const open = () => createSharedKeyStore({ url, schema, maxConnections: 2, ...options });
  return [open(), open()];
});
