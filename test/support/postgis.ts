/** Debian's PostGIS and osm2pgsql, for tests that skip with a reason where they are not installed. */

import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { osm2pgsqlStyle } from '../../src/geo/postgis/index.ts';
import { startPostgresOf } from './postgres-server.ts';

const run = promisify(execFile);
const versions = '/usr/lib/postgresql';

/** The newest version that has PostGIS. */
const version = (existsSync(versions) ? readdirSync(versions) : [])
  .filter((name) => existsSync(`/usr/share/postgresql/${name}/extension/postgis.control`))
  .sort((a, b) => Number(b) - Number(a))[0];

/** Why there is no PostGIS here; undefined where there is. */
export const postgisMissing =
  version === undefined ? 'postgresql-NN-postgis-3 is not installed' : missing('osm2pgsql');

function missing(program: string): string | undefined {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return undefined;
  } catch {
    return `${program} is not installed`;
  }
}

export interface PostgisServer {
  readonly url: string;
  /** Makes a database and fills it from a file of OpenStreetMap.
   * @returns its address */
  fill(name: string, file: string): Promise<string>;
  /** Makes a database with the extension and nothing in it. */
  create(name: string): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startPostgis(): Promise<PostgisServer> {
  const server = await startPostgresOf(join(versions, version!, 'bin'), 'fsync=off', 'jit=off');
  const folder = await mkdtemp(join(tmpdir(), 'graticule-postgis-'));
  const style = join(folder, 'graticule.lua');
  writeFileSync(style, osm2pgsqlStyle());
  const create = async (name: string) => {
    await statement(server.url, `CREATE DATABASE ${name}`);
    const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    await statement(url, 'CREATE EXTENSION postgis');
    return url;
  };
  return {
    url: server.url,
    create,
    async fill(name, file) {
      const url = await create(name);
      await run('osm2pgsql', [
        '--output=flex',
        `--style=${style}`,
        `--database=${url}`,
        '--log-level=error',
        file,
      ]);
      return url;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function statement<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
