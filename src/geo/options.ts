/** Every option of the geo service and of its verbs: unit, range, default. */

import { instance, resolve } from '../shared/options.ts';
import type { Filled } from '../shared/with-defaults.ts';
import * as z from '../shared/zod.ts';
import type { AtlasSource } from './domain/atlas-source.ts';
import type { MapSource } from './domain/map-store.ts';
import { placeKinds } from './domain/place.ts';
import { outlineParts } from './domain/requests.ts';
import type { LanguageModelOptions, ResolvedLanguageModelOptions } from './language-model/options.ts';
import { languageModelSchema } from './language-model/options-schema.ts';

/** A public service that many share. Requests go one at a time; answers are kept. */
export interface UpstreamOptions {
  /** Address, http(s). */
  baseUrl: string;
  /** The application and a way to reach its owner, as the services' policies ask: 3 to 200 plain characters. */
  userAgent: string;
  /** Milliseconds from the start of one request to the start of the next; public servers ask for at least 1000.
   * @defaultValue 1000 */
  spacingMs?: number | undefined;
  /** Milliseconds for one answer, at most 600,000.
   * @defaultValue 90,000 for Overpass, 20,000 for Nominatim */
  timeoutMs?: number | undefined;
  /** Tries in all when the service is busy or silent, with growing pauses; 1 to 10.
   * @defaultValue 3 */
  tries?: number | undefined;
  /** Bytes of the largest answer.
   * @defaultValue 64 MiB for Overpass, 16 MiB for Nominatim */
  maxBytes?: number | undefined;
  /** Answers kept.
   * @defaultValue 100 */
  cacheEntries?: number | undefined;
  /** Characters of the answers kept, together; a larger answer is not kept.
   * @defaultValue 33,554,432 */
  cacheBytes?: number | undefined;
  /** Milliseconds that an answer is kept.
   * @defaultValue 86,400,000, a day */
  cacheMs?: number | undefined;
  /** Requests waiting their turn at most.
   * @defaultValue 50 */
  maxWaiting?: number | undefined;
}

/** Options of `createGeo`. */
export interface GeoOptions {
  /** Folder of the gazetteer, the name index and, unless `atlas` says otherwise, the layers.
   * @defaultValue what ships */
  dataDir?: string | undefined;
  /** Where the layers of geometry lie: a folder, `http(s)://…` or `s3://bucket/prefix` whose server honours byte ranges,
   * or a source made by `fileAtlas`, `memoryAtlas`, `httpAtlas` or `s3Atlas`.
   * @defaultValue `dataDir` */
  atlas?: string | AtlasSource | undefined;
  /** Folder of the stores that `importOsm` writes.
   * @defaultValue none: no map features */
  osmDir?: string | undefined;
  /** Map features from elsewhere than `osmDir`: `postgis({ url })` of `graticule/drivers/postgis`.
   * @defaultValue `osmDir` */
  mapFeatures?: MapSource | undefined;
  /** Folder of the places that `importPlaces` writes: found beside and before what ships.
   * @defaultValue none */
  placesDir?: string | undefined;
  /** An OpenAI-compatible endpoint for the sentences that the grammar does not understand; `openai` must be installed.
   * The model gives the structure, places come from the gazetteer.
   * @defaultValue none: nothing leaves the process */
  languageModel?: LanguageModelOptions | undefined;
  /** An Overpass server (`…/api/interpreter`) to ask for map features where no extract was imported.
   * @defaultValue none */
  overpass?: UpstreamOptions | undefined;
  /** A Nominatim server to ask for places that nothing here knows.
   * @defaultValue none */
  nominatim?: UpstreamOptions | undefined;
  /** Check every local data file against the manifest's SHA-256 when it is first opened.
   * @defaultValue true */
  verify?: boolean | undefined;
  /** Vertices of decoded outlines kept in memory, 16 bytes each.
   * @defaultValue 500,000, some seven times Canada */
  cacheVertices?: number | undefined;
  /** Characters of a query; a longer one is refused.
   * @defaultValue 2000 */
  maxQueryLength?: number | undefined;
  /** Ceilings of sentences and map questions.
   * @defaultValue as said of each option */
  spatial?:
    | {
        /** Milliseconds that the geometry of one answer may take, 1 to 3,600,000; a longer one is stopped and
         * answered with `too_expensive`. Reading data and asking upstreams do not count, waiting for a thread does.
         * @defaultValue 10,000 */
        deadlineMs?: number | undefined;
      }
    | undefined;
}

/** What is left out where no default says it. */
type Open = 'dataDir' | 'atlas' | 'osmDir' | 'mapFeatures' | 'placesDir';
type Groups = 'languageModel' | 'overpass' | 'nominatim' | 'spatial';
export type ResolvedGeoOptions = Readonly<Filled<Omit<GeoOptions, Groups>, Open>> & {
  readonly languageModel?: ResolvedLanguageModelOptions | undefined;
  readonly overpass?: Filled<UpstreamOptions> | undefined;
  readonly nominatim?: Filled<UpstreamOptions> | undefined;
  readonly spatial: { readonly deadlineMs: number };
};

const upstream = (defaults: { timeoutMs: number; maxBytes: number; spacingMs: number }) =>
  z.strictObject({
    baseUrl: z.url({ protocol: /^https?$/ }),
    userAgent: z.string().regex(/^[\x20-\x7e]{3,200}$/, 'expected 3 to 200 plain characters'),
    spacingMs: z.number().int().nonnegative().max(3_600_000).prefault(defaults.spacingMs),
    timeoutMs: z.number().int().positive().max(600_000).prefault(defaults.timeoutMs),
    tries: z.number().int().min(1).max(10).prefault(3),
    maxBytes: z
      .number()
      .int()
      .positive()
      .max(2 ** 30)
      .prefault(defaults.maxBytes),
    cacheEntries: z.number().int().nonnegative().max(100_000).prefault(100),
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
    maxWaiting: z.number().int().positive().max(10_000).prefault(50),
  });

const deadlineMs = z.number().int().min(1).max(3_600_000);

const schema: z.ZodType<ResolvedGeoOptions, GeoOptions> = z.strictObject({
  dataDir: z.string().min(1).optional(),
  atlas: z.union([z.string().min(1), instance<AtlasSource>('an atlas source', 'open')]).optional(),
  osmDir: z.string().min(1).optional(),
  mapFeatures: instance<MapSource>('a source of map features', 'open').optional(),
  placesDir: z.string().min(1).optional(),
  languageModel: languageModelSchema.optional(),
  overpass: upstream({ timeoutMs: 90_000, maxBytes: 64 * 2 ** 20, spacingMs: 1000 }).optional(),
  nominatim: upstream({ timeoutMs: 20_000, maxBytes: 16 * 2 ** 20, spacingMs: 1000 }).optional(),
  verify: z.boolean().prefault(true),
  cacheVertices: z.number().int().nonnegative().max(1e9).prefault(500_000),
  maxQueryLength: z.number().int().positive().max(1e6).prefault(2000),
  spatial: z.strictObject({ deadlineMs: deadlineMs.prefault(10_000) }).prefault({}),
});

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

type Checked =
  | 'border'
  | 'ocean'
  | 'spatial'
  | 'water'
  | 'geocode'
  | 'autocomplete'
  | 'reverse'
  | 'tile'
  | 'map';

const schemas: Record<Checked, z.ZodType> = {
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
export function checkOptions<T extends object>(verb: string, kind: Checked, given: T | undefined): T {
  if (given === undefined) return {} as T;
  resolve(verb, schemas[kind], given);
  return given;
}
