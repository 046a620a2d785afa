import { afterAll, beforeAll } from 'vitest';
import { postgres } from '../../src/tabular/drivers/postgres/index.ts';
import type { JobStore } from '../../src/tabular/ports.ts';
import { dropSchema, emptySchema, newSchema, postgresUrl } from '../support/postgres.ts';
import { describeJobStore } from './job-store.ts';

const schema = newSchema();
let url: string;
beforeAll(async () => {
  url = await postgresUrl();
  const store = postgres({ url, schema });
  await store.check!();
  await store.close();
});
afterAll(() => dropSchema(schema));

/** Calls go to two stores in turn, as two processes would make them. */
const shared = async () => {
  await emptySchema(schema);
  const options = { url, schema, clock: 'caller', maxConnections: 3 } as const;
  const stores = [postgres(options), postgres(options)];
  let turn = 0;
  return new Proxy(stores[0]!, {
    get(_target, name: keyof JobStore) {
      if (name === 'close') return () => Promise.all(stores.map((store) => store.close()));
      turn += 1;
      return stores[turn % 2]![name];
    },
  });
};
describeJobStore('PostgreSQL shared by two processes', shared, 25);
