/** Every option of the geo service and of its verbs: unit, range, default. */

import { z } from 'zod';
import { instance, resolve } from '../shared/options.ts';
import type { AtlasSource } from './domain/atlas-source.ts';
import type { MapSource } from './domain/map-store.ts';
import { placeKinds } from './domain/place.ts';
import { outlineParts } from './domain/requests.ts';
import { languageModelSchema } from './language-model/language-model.ts';

/** A public service that many share. Requests go one at a time; answers are kept. */
const upstream = (defaults: { timeoutMs: number; maxBytes: number; spacingMs: number }) =>
  z.strictObject({
    /** Address, http(s). */
    baseUrl: z.url({ protocol: /^https?$/ }),
    /** The application and a way to reach its owner, as the services' policies ask. */
    userAgent: z.string().regex(/^[\x20-\x7e]{3,200}$/, 'expected 3 to 200 plain characters'),
    /** From the start of one request to the start of the next; public servers ask for at least 1000. */
    spacingMs: z.number().int().nonnegative().max(3_600_000).prefault(defaults.spacingMs),
    timeoutMs: z.number().int().positive().max(600_000).prefault(defaults.timeoutMs),
    /** Tries in all when the service is busy or silent, with growing pauses. */
    tries: z.number().int().min(1).max(10).prefault(3),
    /** Largest answer. */
    maxBytes: z
      .number()
      .int()
      .positive()
      .max(2 ** 30)
      .prefault(defaults.maxBytes),
    cacheEntries: z.number().int().nonnegative().max(100_000).prefault(100),
    /** Characters of the answers kept, together; a larger answer is not kept. */
    cacheBytes: z
      .number()
      .int()
      .nonnegative()
      .max(2 ** 32)
      .prefault(32 * 2 ** 20),
    cacheMs: z
      .number()
      .int()
      .nonnegative()
      .max(30 * 86_400_000)
      .prefault(86_400_000),
    /** Requests waiting their turn at most. */
    maxWaiting: z.number().int().positive().max(10_000).prefault(50),
  });

const deadlineMs = z.number().int().min(1).max(3_600_000);

const schema = z.strictObject({
  /** Folder of the gazetteer, the name index and, unless `atlas` says otherwise, the layers. Default: what ships. */
  dataDir: z.string().min(1).optional(),
  /** Where the layers of geometry lie: a folder, `http(s)://…` or `s3://bucket/prefix` whose server honours byte ranges,
   * or a source made by `fileAtlas`, `memoryAtlas`, `httpAtlas` or `s3Atlas`. Default: `dataDir`. */
  atlas: z.union([z.string().min(1), instance<AtlasSource>('an atlas source', 'open')]).optional(),
  /** Folder of the stores that `importOsm` writes. Default: no map features. */
  osmDir: z.string().min(1).optional(),
  /** Map features from elsewhere than `osmDir`: `postgis({ url })` of `graticule/drivers/postgis`. Default: `osmDir`. */
  mapFeatures: instance<MapSource>('a source of map features', 'open').optional(),
  /** Folder of the places that `importPlaces` writes: found beside and before what ships. Default: none. */
  placesDir: z.string().min(1).optional(),
  /** An OpenAI-compatible endpoint for the sentences that the grammar does not understand; `openai` must be installed.
   * The model gives the structure, places come from the gazetteer. Default: none, nothing leaves the process. */
  languageModel: languageModelSchema.optional(),
  /** An Overpass server (`…/api/interpreter`) to ask for map features where no extract was imported. Default: none. */
  overpass: upstream({ timeoutMs: 90_000, maxBytes: 64 * 2 ** 20, spacingMs: 1000 }).optional(),
  /** A Nominatim server to ask for places that nothing here knows. Default: none. */
  nominatim: upstream({ timeoutMs: 20_000, maxBytes: 16 * 2 ** 20, spacingMs: 1000 }).optional(),
  /** Check every local data file against the manifest's SHA-256 when it is first opened. */
  verify: z.boolean().prefault(true),
  /** Vertices of decoded outlines kept in memory, 16 bytes each; default 500,000, some seven times Canada. */
  cacheVertices: z.number().int().nonnegative().max(1e9).prefault(500_000),
  /** Characters of a query; a longer one is refused. */
  maxQueryLength: z.number().int().positive().max(1e6).prefault(2000),
  spatial: z
    .strictObject({
      /** Milliseconds that the geometry of one answer may take, 1 to 3,600,000, default 10,000; a longer one is stopped and
       * answered with `too_expensive`. Reading data and asking upstreams do not count, waiting for a thread does. */
      deadlineMs: deadlineMs.prefault(10_000),
    })
    .prefault({}),
});

/** Options of `createGeo`. */
export type GeoOptions = z.input<typeof schema>;
export type ResolvedGeoOptions = Readonly<z.output<typeof schema>>;

/** @throws TypeError naming each wrong option, and for an unknown one the nearest known name
 * @example
 * resolveGeoOptions({ dataDir: 'here' }).dataDir; // → "here" */
export function resolveOptions(given?: GeoOptions): ResolvedGeoOptions {
  return resolve('createGeo', schema, given);
}

const geometry = {
  toleranceMetres: z.number().nonnegative().max(1e7).optional(),
  maxVertices: z.number().int().min(4).max(1e9).optional(),
  keepIslands: z.boolean().optional(),
};
const signal = z.instanceof(AbortSignal).optional();
const lookup = {
  ...geometry,
  alternatives: z.number().int().min(0).max(50).optional(),
  minScore: z.number().min(0).max(1).optional(),
  signal,
};
const parts = z.enum(outlineParts).optional();
const kinds = z.array(z.enum(placeKinds)).min(1).optional();

const schemas = {
  border: z.strictObject({ ...lookup, parts }),
  ocean: z.strictObject(lookup),
  spatial: z.strictObject({ ...lookup, deadlineMs: deadlineMs.optional() }),
  water: z.strictObject({ ...lookup, featureType: z.string().nullable().optional() }),
  geocode: z.strictObject({
    ...lookup,
    parts,
    kinds,
    country: z.string().min(1).optional(),
    region: z.string().min(1).optional(),
  }),
  autocomplete: z.strictObject({ limit: z.number().int().min(1).max(50).optional(), kinds, signal }),
  reverse: z.strictObject({ signal }),
  tile: z.strictObject({ signal }),
  map: z.strictObject({
    bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
    at: z.string().optional(),
    limit: z.number().int().min(1).max(1e6).optional(),
    minScore: z.number().min(0).max(1).optional(),
    deadlineMs: deadlineMs.optional(),
    signal,
  }),
};

/** Checks the options of a verb; what it returns is what was given.
 * @throws TypeError naming each wrong option, and for an unknown one the nearest known name */
export function checkOptions<T extends object>(
  verb: string,
  kind: keyof typeof schemas,
  given: T | undefined,
): T {
  if (given === undefined) return {} as T;
  resolve(verb, schemas[kind], given);
  return given;
}
