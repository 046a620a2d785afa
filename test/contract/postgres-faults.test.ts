/** The job store when its database goes away and comes back, takes no writes, or refuses: jobs wait, nothing is lost. */

import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/shared/clock.ts';
import { silentLog } from '../../src/shared/log.ts';
import { fs } from '../../src/tabular/drivers/fs/index.ts';
import { postgres } from '../../src/tabular/drivers/postgres/index.ts';
import { resolveOptions } from '../../src/tabular/options.ts';
import { createService } from '../../src/tabular/service.ts';
import { createFakeEngine } from '../support/fake-engine.ts';
import { pack, readPlainPayload } from '../support/plain-payload.ts';
import { newSchema } from '../support/postgres.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { trainingPayload } from '../support/service.ts';
import { ann, submission } from '../support/stored-service.ts';
import { failure, request } from './job-store-requests.ts';

let server: PostgresServer;
let folder: string;
let schema: string;
beforeAll(async () => {
  server = await startPostgres('fsync=off');
  folder = await mkdtemp(join(tmpdir(), 'graticule-postgres-faults-'));
});
beforeEach(() => {
  schema = newSchema();
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const away = { code: 'worker_unavailable', retryable: true, detail: expect.stringContaining('unreachable') };

async function operator(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(text);
  await client.end();
}

test('a server that stops and starts again keeps jobs waiting, and none is lost', async () => {
  const store = postgres({ url: server.url, schema, pollMs: 50 });
  const engine = createFakeEngine();
  let inside = () => {};
  const running = new Promise<void>((resolve) => {
    inside = resolve;
  });
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  engine.before = () => {
    inside();
    return held;
  };
  const service = await createService({
    store,
    objects: fs({ folder }),
    engine,
    readPayload: readPlainPayload,
    clock: systemClock,
    log: silentLog,
    options: resolveOptions({ worker: { concurrency: 1, pollMs: 50 } }),
  });
  const submit = async () =>
    service.predict(submission(await service.upload(pack(trainingPayload(4, 2)).bytes, ann)), ann);
  const jobs = [await submit(), await submit()];
  await running;
  await server.stop();
  // The first job is done while nobody can be told.
  go();
  await expect(submit()).rejects.toMatchObject(away);
  await expect(service.job(jobs[0]!.id, ann)).rejects.toMatchObject(away);
  expect(service.health()).toMatchObject({ ok: false, problems: [{ part: 'jobs', fault: 'unreachable' }] });
  await server.start();
  for (const { id } of jobs) {
    const status = () =>
      service.job(id, ann).then(
        (job) => job.status,
        () => 'unknown',
      );
    await expect.poll(status, { timeout: 20_000 }).toBe('succeeded');
    expect((await store.record(id))!.attempts).toBe(1);
  }
  expect(engine.calls.predict + engine.calls.fit).toBeGreaterThan(0);
  await expect.poll(() => service.health().ok, { timeout: 5000 }).toBe(true);
  await service.close();
}, 60_000);

describe('a database that answers', () => {
  test('and takes no writes refuses for the moment', async () => {
    const store = postgres({ url: server.url, schema });
    await store.submit(request());
    await operator('ALTER SYSTEM SET default_transaction_read_only = on; ');
    await operator('SELECT pg_reload_conf()');
    const submit = () =>
      store.submit(request()).then(
        () => 'taken',
        ({ code, retryable }) => ({ code, retryable }),
      );
    await expect.poll(submit).toEqual({ code: 'worker_unavailable', retryable: true });
    expect(store.health!()).toMatchObject({ ok: false, fault: 'read_only' });
    await operator('ALTER SYSTEM RESET default_transaction_read_only');
    await operator('SELECT pg_reload_conf()');
    await expect.poll(submit).toBe('taken');
    await store.close();
  });

  test('and gives its user too few rights says so, with the option', async () => {
    await operator("CREATE ROLE visitor LOGIN PASSWORD 'secret'");
    const url = Object.assign(new URL(server.url), { username: 'visitor' }).href;
    const store = postgres({ url, schema, optionName: '--database-url' });
    await expect(store.check!()).rejects.toMatchObject({
      name: 'StorageError',
      fault: 'forbidden',
      message: expect.stringMatching(
        /^The database 127\.0\.0\.1:\d+\/postgres refuses access: permission denied/,
      ),
      fix: expect.stringContaining('--database-url'),
    });
    await store.close();
  });

  test('and refuses the password says so', async () => {
    const url = Object.assign(new URL(server.url), { password: 'wrong' }).href;
    const store = postgres({ url, schema, optionName: '--database-url' });
    const refused = {
      fault: 'forbidden',
      message: expect.stringMatching(/refuses access: password authentication failed/),
      fix: expect.stringContaining('--database-url'),
    };
    await expect(store.check!()).rejects.toMatchObject(refused);
    await expect(store.check!()).rejects.not.toMatchObject({ message: expect.stringContaining('wrong') });
    await store.close();
  });

  test('and whose disk is full takes the outcome when there is room again', async () => {
    const store = postgres({ url: server.url, schema });
    const { job } = request();
    await store.submit(request(job));
    const claim = (await store.claim({ owner: 'w', now: 0, leaseUntil: 60_000 }))!;
    await operator(`CREATE FUNCTION ${schema}.no_room() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
    await operator(`CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${schema}.jobs
      FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.no_room()`);
    const full = { code: 'worker_unavailable', retryable: true, detail: expect.stringContaining('full') };
    await expect(store.submit(request())).rejects.toMatchObject(full);
    await expect(store.fail(job.id, claim.token, failure(1))).rejects.toMatchObject(full);
    expect(store.health!()).toMatchObject({ ok: false, fault: 'full' });
    await operator(`DROP TRIGGER full_disk ON ${schema}.jobs`);
    expect(await store.fail(job.id, claim.token, failure(1))).toBe(true);
    expect((await store.submit(request())).kind).toBe('created');
    await store.close();
  });

  test('and whose connections are ended goes on with others', async () => {
    const store = postgres({ url: server.url, schema });
    const { job } = request();
    await store.submit(request(job));
    const claim = (await store.claim({ owner: 'w', now: 0, leaseUntil: 60_000 }))!;
    await operator(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'graticule'`,
    );
    const fail = () => store.fail(job.id, claim.token, failure(1)).catch(() => 'again');
    await expect.poll(fail).toBe(true);
    expect((await store.job(job.id))!.status).toBe('failed');
    await store.close();
  });
});

describe('a foreign lock', () => {
  const late = { code: 'worker_unavailable', retryable: true, detail: expect.stringContaining('busy') };

  /** Holds a lock on a table of the store while `work` goes on. */
  async function locked(table: string, work: () => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`BEGIN; LOCK TABLE ${schema}.${table} IN ACCESS EXCLUSIVE MODE`);
    try {
      await work();
    } finally {
      await client.query('ROLLBACK');
      await client.end();
    }
  }
  const waiting = async (): Promise<number> => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'graticule' AND wait_event_type = 'Lock'",
    );
    await client.end();
    return rows[0].n;
  };

  test('on the jobs: calls end in time, nothing of them runs afterwards, and none waits on at the server', async () => {
    const store = postgres({ url: server.url, schema, callTimeoutMs: 300, connectTimeoutMs: 5000 });
    await store.submit(request());
    const { job } = request();
    await locked('jobs', async () => {
      await expect(store.submit(request(job))).rejects.toMatchObject(late);
      expect(store.health!()).toMatchObject({ ok: false, fault: 'busy' });
      await expect.poll(waiting).toBe(0);
    });
    expect(await store.job(job.id)).toBeNull();
    expect((await store.submit(request(job))).kind).toBe('created');
    expect(store.health!()).toMatchObject({ ok: true });
    await store.close();
  });

  test('on one uploaded object: of the submits that travel together only its own is refused', async () => {
    const store = postgres({ url: server.url, schema, callTimeoutMs: 900 });
    await store.submit(request({ stagedKey: 'staged/locked' }));
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`BEGIN; SELECT FROM ${schema}.staged WHERE key = 'staged/locked' FOR UPDATE`);
    const keys = ['staged/a', 'staged/locked', 'staged/b'];
    const ends = await Promise.allSettled(keys.map((stagedKey) => store.submit(request({ stagedKey }))));
    expect(ends).toMatchObject([
      { value: { kind: 'created' } },
      { reason: late },
      { value: { kind: 'created' } },
    ]);
    await client.query('ROLLBACK');
    await client.end();
    expect((await store.submit(request({ stagedKey: 'staged/locked' }))).kind).toBe('created');
    await store.close();
  });

  test('that holds all connections: the next call says so, and what holds them is not said to be away', async () => {
    const store = postgres({
      url: server.url,
      schema,
      maxConnections: 2,
      callTimeoutMs: 3000,
      connectTimeoutMs: 300,
    });
    await store.submit(request());
    await locked('jobs', async () => {
      const calls = ['a', 'b', 'c'].map((id) => store.release(id, crypto.randomUUID()));
      const ends = (await Promise.allSettled(calls)) as PromiseRejectedResult[];
      for (const { reason } of ends) expect(reason).toMatchObject(late);
      const said = ends.map(({ reason }) => reason.cause.message as string);
      expect(said.filter((text) => text.startsWith('All connections to the database'))).toHaveLength(1);
    });
    expect((await store.submit(request())).kind).toBe('created');
    await store.close();
  });

  test('on the table of versions: a store that opens does not wait for ever', async () => {
    const first = postgres({ url: server.url, schema });
    await first.check!();
    await first.close();
    const store = postgres({ url: server.url, schema, callTimeoutMs: 300 });
    await locked('schema_versions', async () => {
      await expect(store.check!()).rejects.toMatchObject({ name: 'StorageError', fault: 'busy' });
      await expect.poll(waiting).toBe(0);
    });
    await store.check!();
    await store.close();
  });

  test('whose waiting call loses its connection: it is refused, and nothing of it is kept', async () => {
    const store = postgres({ url: server.url, schema });
    await store.submit(request());
    const { job } = request();
    await locked('jobs', async () => {
      const submitted = store.submit(request(job)).catch((error: unknown) => error);
      await expect.poll(waiting).toBe(1);
      await operator(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'graticule' AND wait_event_type = 'Lock'",
      );
      expect(await submitted).toMatchObject(away);
    });
    expect(await store.job(job.id)).toBeNull();
    await store.close();
  });
});

describe('what answers is no PostgreSQL', () => {
  const int = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(value);
    return bytes;
  };
  const welcome = Buffer.concat([
    Buffer.from('R'),
    int(8),
    int(0),
    Buffer.from('Z'),
    int(5),
    Buffer.from('I'),
  ]);
  const sasl = Buffer.concat([Buffer.from('R'), int(23), int(10), Buffer.from('SCRAM-SHA-256\0\0')]);
  /** What it sends at the first bytes, and at the next. */
  const answers: Readonly<Record<string, readonly (Buffer | null)[]>> = {
    'another protocol': [Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')],
    noise: [Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919 + 13) % 256))],
    'a huge length': [Buffer.concat([Buffer.from('R'), int(0x7fff_ffff)])],
    'a negative length': [Buffer.concat([Buffer.from('R'), int(-1), int(0)])],
    'no length': [Buffer.concat([Buffer.from('R'), int(0), int(0), int(0)])],
    'a way to log in that nobody knows': [Buffer.concat([Buffer.from('R'), int(8), int(99)])],
    'a broken log-in': [sasl, Buffer.concat([Buffer.from('R'), int(12), int(11), Buffer.from('r=xx')])],
    'a row that nobody asked for': [
      welcome,
      Buffer.concat([Buffer.from('D'), int(10), Buffer.from('\0\x01'), int(1), Buffer.from('a')]),
    ],
    'nothing after the log-in': [welcome],
    nothing: [],
    'the end': [null],
  };

  test.each(Object.keys(answers))('%s: refused in time, and the process lives', async (name) => {
    const sockets = new Set<Socket>();
    const stranger = createServer((socket) => {
      sockets.add(socket);
      let next = 0;
      socket
        .on('error', () => {})
        .on('data', () => {
          const answer = answers[name]![next++];
          if (answer === null) socket.destroy();
          else if (answer !== undefined) socket.write(answer);
        });
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address() as AddressInfo;
    const store = postgres({
      url: `postgres://u:p@127.0.0.1:${port}/d`,
      connectTimeoutMs: 200,
      callTimeoutMs: 200,
    });
    await expect(store.check!()).rejects.toMatchObject({
      name: 'StorageError',
      fault: expect.stringMatching(/^(?:unreachable|busy)$/),
    });
    await store.close();
    for (const socket of sockets) socket.destroy();
    stranger.close();
  });
});

test('a method of a store that is closed rejects', async () => {
  const store = postgres({ url: server.url, schema });
  await store.close();
  await expect(store.job('x')).rejects.toMatchObject({ code: 'worker_unavailable' });
});

test('an address that is none is refused at once, without being shown', () => {
  for (const url of ['', 'localhost', 'mysql://u:hidden@h/d', 'postgres//hidden']) {
    expect(() => postgres({ url })).toThrow(/url must be an address like postgres:/);
    expect(() => postgres({ url })).not.toThrow(/hidden/);
  }
  expect(() => postgres({ url: 'postgres://h/d', schema: 'a"; DROP' })).toThrow(/schema must be/);
});
