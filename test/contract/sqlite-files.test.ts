/** The database files themselves: damaged, foreign, misplaced; and who may read them. */

import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGeo } from '../../src/geo/index.ts';
import { importOsm } from '../../src/geo/osm/import-osm.ts';
import { OsmLibrary } from '../../src/geo/osm/library.ts';
import { createKeyStore } from '../../src/http/keys.ts';
import { openSqliteFile } from '../../src/shared/sqlite/open-file.ts';
import { StorageError } from '../../src/shared/storage-error.ts';
import { keptKey } from '../../src/tabular/drivers/sql/kept-key.ts';
import { sqlite } from '../../src/tabular/drivers/sqlite/index.ts';
import { createTabular } from '../../src/tabular/index.ts';
import { createFakeEngine } from '../support/fake-engine.ts';
import { turns } from '../support/stored-service.ts';
import { request } from './job-store-requests.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'graticule-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const columns = Array.from({ length: 200 }, (_, i) => `column ${i} ${'x'.repeat(50)}`);

/** A job store with some dozens of pages, all in the file. */
async function fillJobs(dataDir: string): Promise<void> {
  const store = sqlite({ dataDir, synchronous: 'normal' });
  for (let i = 0; i < 20; i += 1) {
    await store.submit(request({ columns }, { idempotency: { key: `key ${i}`, fingerprint: 'f' } }));
  }
  await store.close();
}

/** A key store of a page or two. */
async function fillKeys(dataDir: string): Promise<void> {
  const keys = createKeyStore({ dataDir });
  for (let i = 0; i < 100; i += 1) keys.create({ org: 'acme', user: 'u'.repeat(200) });
  keys.close();
}

/** A log of another database, as it lies there after a kill. */
function foreignLog(path: string): void {
  const other = join(folder, 'other.sqlite');
  const database = new Database(other);
  database.pragma('journal_mode = WAL');
  database.pragma('wal_autocheckpoint = 0');
  database.exec('CREATE TABLE other (text TEXT)');
  for (let i = 0; i < 50; i += 1) database.prepare('INSERT INTO other VALUES (?)').run('y'.repeat(1000));
  copyFileSync(`${other}-wal`, `${path}-wal`);
  database.close();
}

const damages: Record<string, (path: string) => void> = {
  'cut to half': (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
  'cut inside its header': (path) => truncateSync(path, 50),
  'cut to nothing': (path) => truncateSync(path, 0),
  'with its header overwritten': (path) => {
    const bytes = readFileSync(path);
    bytes.fill(0xab, 0, 100);
    writeFileSync(path, bytes);
  },
  'with pages of garbage': (path) => {
    const bytes = readFileSync(path);
    bytes.fill(0xab, 4096);
    writeFileSync(path, bytes);
  },
  'not a database': (path) => writeFileSync(path, 'hello '.repeat(2000)),
  'another database': (path) => {
    writeFileSync(path, '');
    const other = new Database(path);
    other.exec('CREATE TABLE other (a)');
    other.close();
  },
  'of a later version': (path) => {
    const database = new Database(path);
    database.pragma('user_version = 99');
    database.close();
  },
  'without a table that it must have': (path) => {
    const database = new Database(path);
    const [table] = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
    database.exec(`ALTER TABLE ${table} RENAME TO moved`);
    database.close();
  },
  'with another shape of a table': (path) => {
    const database = new Database(path);
    const column = path.endsWith('jobs.sqlite') ? ['jobs', 'content_hash'] : ['api_keys', 'hash'];
    database.exec(`ALTER TABLE ${column[0]} RENAME COLUMN ${column[1]} TO other`);
    database.close();
  },
  'beside the log of another': foreignLog,
  'beside a log of garbage': (path) => writeFileSync(`${path}-wal`, 'garbage '.repeat(1000)),
  'gone, with its log left': (path) => {
    foreignLog(path);
    renameSync(path, `${path}.away`);
  },
  'a folder': (path) => {
    renameSync(path, `${path}.away`);
    mkdirSync(path);
  },
};

const stores = {
  'jobs.sqlite': { fill: fillJobs, open: (dataDir: string) => sqlite({ dataDir }).close() },
  'keys.sqlite': { fill: fillKeys, open: (dataDir: string) => createKeyStore({ dataDir }).close() },
} as const;

describe.each(Object.entries(stores))('%s', (name, { fill, open }) => {
  test.each(Object.entries(damages))(
    '%s: the start names it, says what to do, and leaves it as it is',
    async (_, damage) => {
      const dataDir = join(folder, 'data');
      const path = join(dataDir, name);
      await fill(dataDir);
      damage(path);
      // Looking at a file in WAL mode makes an empty log.
      const bytes = (file: string) => {
        const found = statSync(file, { throwIfNoEntry: false });
        if (!found?.isFile() || found.size === 0) return null;
        return createHash('sha256').update(readFileSync(file)).digest('hex');
      };
      const before = [bytes(path), bytes(`${path}-wal`)];
      let error: unknown;
      try {
        await open(dataDir);
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toBeInstanceOf(StorageError);
      const { message, fix, fault } = error as StorageError;
      expect(fault).toBe('damaged');
      expect(message).toContain(name);
      expect(fix).toMatch(/restore|move|release/i);
      expect([bytes(path), bytes(`${path}-wal`)]).toEqual(before);
      // Nothing was left open or half made beside it.
      expect(readdirSync(dataDir).filter((file) => file.endsWith('.new'))).toEqual([]);
    },
  );

  test('what a kill left in the log is read back', async () => {
    const dataDir = join(folder, 'data');
    await fill(dataDir);
    const path = join(dataDir, name);
    const database = new Database(path);
    database.pragma('wal_autocheckpoint = 0');
    database
      .prepare(name === 'jobs.sqlite' ? "INSERT INTO garbage VALUES ('late')" : 'DELETE FROM api_keys')
      .run();
    // As the files of a process that was killed: copied while it holds them open.
    const copy = join(folder, 'copy');
    mkdirSync(copy);
    for (const side of ['', '-wal']) copyFileSync(path + side, join(copy, name + side));
    database.close();
    if (name === 'jobs.sqlite') {
      const store = sqlite({ dataDir: copy });
      expect((await store.garbage(0)).objects).toEqual(['late']);
      await store.close();
    } else {
      const keys = createKeyStore({ dataDir: copy });
      expect(keys.list()).toEqual([]);
      keys.close();
    }
  });

  test('a file that a killed process had begun is cleared away', async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, `${name}.999999999.new`), 'half');
    await open(dataDir);
    expect(readdirSync(dataDir).filter((file) => file.includes('.new'))).toEqual([]);
  });
});

test('createTabular and the start of a server tell of a damaged file as the driver does', async () => {
  await fillJobs(folder);
  truncateSync(join(folder, 'jobs.sqlite'), 5000);
  const engine = createFakeEngine();
  await expect(createTabular({ dataDir: folder, engine })).rejects.toMatchObject({
    name: 'StorageError',
    message: expect.stringContaining(join(folder, 'jobs.sqlite')),
    fix: expect.stringMatching(/restore .* from one backup, or move both away/),
  });
});

test('damage found later is answered with a typed error, told once, and shown by health', async () => {
  await fillJobs(folder);
  const events: string[] = [];
  const log = { info() {}, warn() {}, error: (event: string) => void events.push(event) };
  const store = sqlite({ dataDir: folder, log });
  const path = join(folder, 'jobs.sqlite');
  const other = new Database(path);
  // What the store has read already is forgotten when another connection writes.
  other.prepare("INSERT INTO garbage VALUES ('x')").run();
  other.pragma('wal_checkpoint(TRUNCATE)');
  const bytes = readFileSync(path);
  bytes.fill(0xab, 4096);
  writeFileSync(path, bytes);
  for (let i = 0; i < 20; i += 1) {
    await expect(store.submit(request())).rejects.toMatchObject({ code: 'internal_error', retryable: false });
    await expect(store.claim({ owner: 'w', now: 1, leaseUntil: 2 })).rejects.toMatchObject({
      code: 'internal_error',
      detail: expect.stringContaining('jobs.sqlite is damaged'),
      fix: expect.stringContaining('backup'),
    });
  }
  expect(store.health!()).toMatchObject({ ok: false, fault: 'damaged' });
  expect(store.health!()).toMatchObject({ ok: false, fault: 'damaged' });
  expect(events).toEqual(['store_trouble']);
  other.close();
  await store.close();
});

test('stores that are opened at once on a fresh folder find the same whole file', async () => {
  const dataDir = join(folder, 'deep', 'data');
  const all = Array.from({ length: 8 }, () => sqlite({ dataDir }));
  await all[0]!.planStaged('staged/x', 0);
  for (const store of all) expect((await store.garbage(1)).staged).toEqual(['staged/x']);
  for (const store of all) await store.close();
});

test('a connection never waits in SQLite, which would hold the event loop: what is locked is tried again behind it', () => {
  const form = { what: 'a test', tables: [], migrations: ['CREATE TABLE one (text TEXT)'] };
  const path = join(folder, 'one.sqlite');
  const waiting = (database: Database.Database) => {
    const ms = database.pragma('busy_timeout', { simple: true });
    database.close();
    return ms;
  };
  expect(openSqliteFile(path, form, waiting), 'a fresh file').toBe(0);
  expect(openSqliteFile(path, form, waiting), 'a file that is there').toBe(0);
});

test('long idempotency keys are kept short, whoever wrote them', async () => {
  const long = 'k'.repeat(1_000_000);
  const { job } = request();
  const store = sqlite({ dataDir: folder, synchronous: 'normal' });
  await store.submit(request(job, { idempotency: { key: long, fingerprint: 'f' } }));
  await store.close();
  const path = join(folder, 'jobs.sqlite');
  const database = new Database(path);
  expect(database.prepare('SELECT max(length(key)) FROM idempotency').pluck().get()).toBe(71);
  // As the first release kept it.
  database.prepare('UPDATE idempotency SET key = ?').run(long);
  database.exec(`
    DROP INDEX jobs_queued; DROP INDEX jobs_turns; DROP INDEX jobs_running; CREATE INDEX jobs_active ON jobs (seq);
    ALTER TABLE jobs DROP COLUMN short; ALTER TABLE jobs DROP COLUMN size_class; ALTER TABLE jobs DROP COLUMN turn;
    DROP INDEX jobs_listed; DROP INDEX contexts_listed; ALTER TABLE jobs DROP COLUMN progress;
    DROP INDEX staged_planned; ALTER TABLE staged DROP COLUMN bytes;
    ALTER TABLE staged DROP COLUMN shared; ALTER TABLE jobs DROP COLUMN holidays`);
  database.pragma('user_version = 1');
  database.close();
  const again = sqlite({ dataDir: folder, synchronous: 'normal' });
  const replay = await again.submit(request({}, { idempotency: { key: long, fingerprint: 'f' } }));
  expect(replay).toMatchObject({ kind: 'replayed', job: { id: job.id } });
  // A key that reads as the hash of another is another key.
  const twin = await again.submit(request({}, { idempotency: { key: keptKey(long), fingerprint: 'f' } }));
  expect(twin.kind).toBe('created');
  await again.close();
});

describe('who may read', () => {
  /** Every file and folder under a path with its mode. */
  function modes(path: string): [string, number][] {
    const stat = statSync(path);
    const own: [string, number] = [path, stat.mode & 0o777];
    if (!stat.isDirectory()) return [own];
    return [own, ...readdirSync(path).flatMap((name) => modes(join(path, name)))];
  }
  const open = (path: string) =>
    modes(path)
      .filter(([, mode]) => (mode & 0o077) !== 0)
      .map(([file]) => file.slice(path.length));

  let umask: number;
  beforeEach(() => {
    umask = process.umask(0);
  });
  afterEach(() => process.umask(umask));

  test('jobs, keys, their side files and the locks of workers belong to their owner, whatever the umask', async () => {
    const dataDir = join(folder, 'new', 'data');
    const tabular = await createTabular({ dataDir, engine: createFakeEngine() });
    const keys = createKeyStore({ dataDir });
    keys.create({ org: 'acme', user: 'ann' });
    await tabular.planUpload({ contentHash: 'a'.repeat(64), bytes: 5 });
    await turns(5);
    const found = modes(dataDir).map(([file]) => file.slice(dataDir.length));
    for (const file of [
      '/jobs.sqlite',
      '/jobs.sqlite-wal',
      '/jobs.sqlite-shm',
      '/keys.sqlite',
      '/keys.sqlite-wal',
    ]) {
      expect(found).toContain(file);
    }
    expect(found.some((file) => /^\/workers\/.+\.lock$/.test(file))).toBe(true);
    expect(open(join(folder, 'new')).filter((file) => !file.startsWith('/data/objects'))).toEqual([]);
    keys.close();
    await tabular.close();
  });

  test('files that an earlier version left readable are closed at the next start', async () => {
    await fillJobs(folder);
    await fillKeys(folder);
    for (const name of ['jobs.sqlite', 'keys.sqlite']) chmodSync(join(folder, name), 0o644);
    const store = sqlite({ dataDir: folder });
    const keys = createKeyStore({ dataDir: folder });
    await store.planStaged('staged/x', 0);
    expect(open(folder)).toEqual([]);
    keys.close();
    await store.close();
  });

  test('imported maps belong to their owner, while they are imported too', async () => {
    const extract = join(folder, 'town.osm');
    writeFileSync(extract, town, { mode: 0o600 });
    const osmDir = join(folder, 'data', 'osm');
    const seen: string[][] = [];
    await importOsm(extract, { osmDir, onProgress: () => void seen.push(open(osmDir)) });
    expect(seen.flat()).toEqual([]);
    expect(seen.length).toBeGreaterThan(0);
    expect(open(join(folder, 'data'))).toEqual([]);
  });
});

const town = `<osm version="0.6"><bounds minlat="1" minlon="1" maxlat="2" maxlon="2"/>
${Array.from({ length: 300 }, (_, i) => `<node id="${i + 1}" lat="1.${500 + i}" lon="1.${500 + i}"><tag k="amenity" v="cafe"/><tag k="name" v="Cafe ${i}"/></node>`).join('\n')}
</osm>`;

describe('map stores', () => {
  async function withMap(use: (path: string, ask: () => Promise<number>) => Promise<void>): Promise<void> {
    const extract = join(folder, 'town.osm');
    writeFileSync(extract, town);
    const osmDir = join(folder, 'osm');
    const { file } = await importOsm(extract, { osmDir });
    const library = new OsmLibrary(osmDir);
    const ask = () =>
      library.with(
        async (stores) => stores.flatMap((store) => [...store.withLabels(['amenity=cafe'])].flat()).length,
      );
    await use(file, ask);
    await library.close();
  }

  const mapDamages = Object.entries(damages).filter(([name]) =>
    /cut|header|pages|not a data|another database|folder/.test(name),
  );
  test.each(mapDamages)('%s: a question is refused with the name of the store and what to do', (_, damage) =>
    withMap(async (path, ask) => {
      damage(path);
      for (let i = 0; i < 3; i += 1) {
        await expect(ask()).rejects.toMatchObject({
          code: 'data_corrupt',
          message: expect.stringContaining('town.osmdb'),
          fix: expect.stringMatching(/import/i),
        });
      }
    }),
  );

  test('damage found while a store is open is refused in the same way', () =>
    withMap(async (path, ask) => {
      expect(await ask()).toBe(300);
      const { ino } = statSync(path);
      const bytes = readFileSync(path);
      bytes.fill(0xab, 8192);
      writeFileSync(path, bytes);
      expect(statSync(path).ino).toBe(ino);
      await expect(ask()).rejects.toMatchObject({ code: 'data_corrupt' });
    }));

  test('a store that another process has locked is waited for while the event loop turns', () =>
    withMap(async (path, ask) => {
      const other = new Database(path);
      other.exec('BEGIN EXCLUSIVE');
      let answer: number | undefined;
      const asked = ask().then((count) => {
        answer = count;
      });
      await turns(50);
      expect(answer).toBeUndefined();
      other.exec('ROLLBACK');
      other.close();
      await asked;
      expect(answer).toBe(300);
    }));

  test('over the service too', async () => {
    const osmDir = join(folder, 'osm');
    mkdirSync(osmDir);
    writeFileSync(join(osmDir, 'broken.osmdb'), 'no database '.repeat(1000));
    const geo = createGeo({ osmDir });
    await expect(geo.mapFeatures('cafes in Monaco')).rejects.toMatchObject({
      code: 'data_corrupt',
      message: expect.stringContaining('broken.osmdb'),
    });
    await geo.close();
  });
});
