/** One PostgreSQL server for all test files: it is started when the first of them asks for it, and ends with the run. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the server. */
    postgresStarter: string;
  }
}

export default async function setup(project: TestProject) {
  let starting: Promise<PostgresServer> | null = null;
  const starter = createServer((_request, response) => {
    starting ??= startPostgres('fsync=off');
    starting.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  const { port } = starter.address() as AddressInfo;
  project.provide('postgresStarter', `http://127.0.0.1:${port}/`);
  return async () => {
    starter.close();
    await (await starting?.catch(() => null))?.close();
  };
}
