/** Map features from a PostGIS database that osm2pgsql filled by the style of `osm2pgsqlStyle`. `pg` must be installed; it
 * is loaded at first use. */

import { StorageError } from '../../shared/storage-error.ts';
import type { Box } from '../domain/box.ts';
import type { MapLibrary, MapSource, MapStore } from '../domain/map-store.ts';
import { AskedStore } from './asked-store.ts';
import { Connection, type PostgisOptions, type Reader } from './connection.ts';
import { LookUps, NotYetKnown, type Tables } from './look-ups.ts';
import { schemaName, tables } from './style.ts';

export type { PostgisOptions } from './connection.ts';
export { osm2pgsqlStyle } from './style.ts';

/** Map features from a PostGIS database: a value for `mapFeatures` of `createGeo`.
 * @example
 * const source: PostgisSource = postgis({ url: 'postgres://maps.example/osm' });
 * await source.check(); */
export interface PostgisSource extends MapSource {
  /** Reaches the database and looks for the tables.
   * @throws StorageError what is wrong */
  check(): Promise<void>;
}

/** Rounds of look-ups that one question may take: each asks what none before did. */
const mostRounds = 1000;

/** Map features of any area, for `createGeo({ mapFeatures: postgis({ url }) })`: answers are those of an imported extract
 * of the same data. The database is reached at the first question.
 * @throws TypeError for an address, schema or number that cannot be one
 * @example
 * const mapFeatures = postgis({ url: 'postgres://maps.example/osm' });
 * await mapFeatures.check();
 * const geo = createGeo({ mapFeatures }); */
export function postgis(options: PostgisOptions): PostgisSource {
  const { schema = 'public', url } = options;
  if (!schemaName.test(schema))
    throw new TypeError(`schema must be a lower-case name of at most 40 characters, received ${schema}`);
  for (const name of ['maxConnections', 'connectTimeoutMs', 'statementTimeoutMs'] as const) {
    const given = options[name];
    if (given !== undefined && !(Number.isInteger(given) && given > 0 && given <= 3_600_000))
      throw new TypeError(`${name} must be a whole number from 1 to 3,600,000, received ${given}`);
  }
  new Connection(options);
  const name = options.name ?? (decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgis');
  const placed = Object.fromEntries(
    Object.entries(tables).map(([key, table]) => [key, `${schema}.${table}`]),
  ) as unknown as Tables;
  return {
    open: () => libraryOf(new Connection(options), name, placed, schema),
    async check() {
      const connection = new Connection(options);
      try {
        await connection.reading((reader) => boxOf(reader, placed, schema, connection.where));
      } finally {
        await connection.close();
      }
    },
  };
}

/** How long what the map covers is remembered: updates change little of it. */
const boxMs = 60_000;

function libraryOf(connection: Connection, name: string, placed: Tables, schema: string): MapLibrary {
  let seen: { box: Box; until: number } | undefined;
  async function boxBy(reader: Reader): Promise<Box> {
    const now = performance.now();
    if (!seen || seen.until < now)
      seen = { box: await boxOf(reader, placed, schema, connection.where), until: now + boxMs };
    return seen.box;
  }
  return {
    hasExtracts: true,
    with<T>(work: (stores: readonly MapStore[]) => Promise<T>, text: string): Promise<T> {
      return connection.reading(async (reader) => {
        const box = await boxBy(reader);
        const lookUps = new LookUps(placed);
        await lookUps.ahead(text, reader);
        for (let round = 0; round < mostRounds; round++) {
          lookUps.begin();
          const outcome = await settle(work([new AskedStore({ name, box }, reader, lookUps, placed)]));
          // What came of guesses is no outcome, whatever it was.
          if (lookUps.waits) await lookUps.fetch(reader);
          else return outcome();
        }
        throw new NotYetKnown('The question has too many parts for the map database.');
      });
    },
    close: () => connection.close(),
  };
}

const settle = <T>(work: Promise<T>): Promise<() => T> =>
  work.then(
    (value) => () => value,
    (error) => () => {
      throw error;
    },
  );

/** What the map covers, from its index.
 * @throws StorageError for a database without the tables, or with none of their rows */
async function boxOf(reader: Reader, placed: Tables, schema: string, where: string): Promise<Box> {
  const { features } = placed;
  const [there] = await reader.rows<{ table: string | null; extension: boolean }>(
    `SELECT to_regclass($1) AS table, EXISTS (SELECT FROM pg_extension WHERE extname = 'postgis') AS extension`,
    [features],
  );
  const fix =
    'Fill it: graticule osm style > graticule.lua; osm2pgsql --output=flex --style=graticule.lua --database=NAME FILE.osm.pbf';
  if (!there!.extension)
    throw new StorageError('missing', where, {
      message: `The database ${where} has no PostGIS.`,
      fix: `Run CREATE EXTENSION postgis in it. ${fix}`,
    });
  if (there!.table === null)
    throw new StorageError('missing', where, {
      message: `The database ${where} has no table ${features}: it holds no map, or one of another style.`,
      fix,
    });
  // Whether all of them are there and may be read shows before a question needs them.
  const all = Object.values(placed).map((table) => `SELECT FROM ${table}`);
  await reader.rows(`SELECT FROM (${all.join(' UNION ALL ')}) AS tables LIMIT 0`);
  const [row] = await reader.rows<Record<'w' | 's' | 'e' | 'n', number | null>>(
    `SELECT ST_XMin(box) AS w, ST_YMin(box) AS s, ST_XMax(box) AS e, ST_YMax(box) AS n
      FROM ST_EstimatedExtent($1, $2, 'geom') AS box`,
    [schema, features.split('.')[1]],
  );
  const { w, s, e, n } = row!;
  if (w === null || s === null || e === null || n === null)
    throw new StorageError('missing', where, {
      message: `The table ${features} in the database ${where} is empty.`,
      fix,
    });
  return [w, s, e, n];
}
