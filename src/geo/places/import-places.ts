/** A person's own boundaries into a store that every verb finds. */

import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Geometry } from 'geojson';
import { publishStore } from '../../shared/checked-store.ts';
import { checkStoreName, partOf, removeLeftovers } from '../../shared/leftovers.ts';
import { resolve } from '../../shared/options.ts';
import { Pacer } from '../../shared/run-sliced.ts';
import { toStorageError } from '../../shared/storage-error.ts';
import { makePrivateFolder } from '../../shared/whole-file.ts';
import * as z from '../../shared/zod.ts';
import { GeoError } from '../domain/errors.ts';
import { type PlaceKind, placeKinds } from '../domain/place.ts';
import type { Bbox } from '../geometry/bbox.ts';
import { toGeometry } from '../geometry/input.ts';
import { tidy } from '../geometry/tidy.ts';
import { Work } from '../geometry/work.ts';
import { ending } from './library.ts';
import { type MappedPlace, mapPlace, type PlaceFields, toKind } from './mapping.ts';
import { type SourceFeature, toWgs84, UnreadableFile } from './read/layer-source.ts';
import { readerOf } from './read/read-file.ts';
import { StoreWriter } from './store-writer.ts';

/** Options of `importPlaces`. */
export interface PlaceImportOptions {
  /** Folder of the stores; made when absent. The same as `createGeo({ placesDir })`. */
  readonly placesDir: string;
  /** Name of the import: plain letters, digits, dots and dashes.
   * @defaultValue the file's, so that importing it again replaces it */
  readonly name?: string;
  /** Layer of a file that has several.
   * @defaultValue its only layer */
  readonly layer?: string;
  /** Which attribute holds what.
   * @defaultValue as geoBoundaries, GADM, Marine Regions and OpenStreetMap name them */
  readonly fields?: PlaceFields;
  /** Kind of every place whose attributes do not say one. Lines need one, such as `river`.
   * @defaultValue `region` for areas, `landmark` for points */
  readonly kind?: PlaceKind;
  /** Kinds by what the attribute `fields.kind` says: `{ comune: 'city' }`.
   * @defaultValue none */
  readonly kinds?: Readonly<Record<string, PlaceKind>>;
  /** Country of all, a name or a code, where the attributes do not say one.
   * @defaultValue none */
  readonly country?: string;
  /** Told with every answer.
   * @defaultValue the file's name, and that its licence is not known */
  readonly source?: string;
  /** Told with every answer.
   * @defaultValue that it is not known */
  readonly licence?: string;
  /** Aborting rejects with the signal's reason and leaves nothing.
   * @defaultValue none */
  readonly signal?: AbortSignal;
  /** @param places  read so far
   * @defaultValue nobody is told */
  readonly onProgress?: (places: number) => void;
}

/** What an import of places has read and written. */
export interface PlaceImport {
  /** Path of the store. */
  readonly file: string;
  readonly name: string;
  readonly places: number;
  readonly names: number;
  /** How many of each kind. */
  readonly kinds: Readonly<Partial<Record<PlaceKind, number>>>;
  /** Features left out: without a name, a kind or a geometry that can be repaired. */
  readonly left: number;
  /** The first 20 of them, with the reason. */
  readonly problems: readonly string[];
  /** Around all places: west, south, east, north in degrees; west > east across the antimeridian. */
  readonly bbox: Bbox;
}

const text = z.string().min(1);
const texts = z.union([text, z.array(text).min(1)]).optional();
const schema = z.strictObject({
  placesDir: text,
  name: text.optional(),
  layer: text.optional(),
  fields: z
    .strictObject({
      name: texts,
      aliases: texts,
      languages: z
        .record(
          z.string().regex(/^[a-z]{2,3}(?:-[a-z]{2,4})?$/i, 'expected tags such as de or zh-hans'),
          text,
        )
        .optional(),
      kind: text.optional(),
      country: texts,
      population: text.optional(),
      id: texts,
    })
    .optional(),
  kind: z.enum(placeKinds).optional(),
  kinds: z.record(text, z.enum(placeKinds)).optional(),
  country: text.optional(),
  source: text.optional(),
  licence: text.optional(),
  signal: z.instanceof(AbortSignal).optional(),
  onProgress: z.custom<(places: number) => void>((value) => typeof value === 'function').optional(),
});

const mostProblems = 20;

/** Import places with their boundaries: GeoJSON (one piece, a feature a line, gzipped), GeoPackage, shapefile or
 * FlatGeobuf, in longitude and latitude on WGS 84. Rings are closed, wound, untangled and cut at
 * ±180° as need be. The store appears whole or not at all; one of the same name is replaced.
 * @throws TypeError or RangeError for wrong options; GeoError `invalid_file` for a file that cannot be read, naming what
 * to do, `empty_result` for one without a single place; StorageError for a folder that is full, read-only or not
 * accessible; the signal's reason
 * @example
 * const { places } = await importPlaces('districts.geojson', { placesDir: './data/places', licence: 'CC BY 4.0' });
 * const geo = createGeo({ placesDir: './data/places' }); */
export async function importPlaces(path: string, given: PlaceImportOptions): Promise<PlaceImport> {
  const options = resolve('importPlaces', schema, given) as PlaceImportOptions;
  const name = options.name ?? defaultName(path);
  checkStoreName(name);
  const { placesDir } = options;
  const file = join(placesDir, `${name}${ending}`);
  try {
    const read = readerOf(path);
    await stat(path);
    await makePrivateFolder(placesDir);
    await removeLeftovers(placesDir);
    const part = partOf(file);
    let writer: StoreWriter | undefined;
    try {
      writer = await StoreWriter.create(part, name);
      const left = await fill(writer, read(path, options), path, options);
      const { places, names, kinds, bbox } = writer.finish({
        source: options.source ?? basename(path),
        licence: options.licence ?? 'as its publisher says',
      });
      if (places === 0) {
        throw new GeoError('empty_result', `${basename(path)} has no place that can be imported.`, {
          fix: fixFor(left.problems[0]),
        });
      }
      await publishStore(part, file);
      return { file, name, places, names, kinds, left: left.count, problems: left.problems, bbox };
    } finally {
      writer?.close();
      await rm(part, { force: true });
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile))
      throw (error as NodeJS.ErrnoException).path === path ? error : toStorageError(error, file);
    throw new GeoError('invalid_file', error.message, { cause: error, ...(error.fix && { fix: error.fix }) });
  }
}

/** Metres in the place of degrees are another projection. */
const projected = /outside ±90(?!: latitude and longitude)/;
const fixFor = (problem: string | undefined): string =>
  problem === undefined
    ? 'Check that the file has features.'
    : projected.test(problem)
      ? `${problem.replace(/\.$/, '')}. ${toWgs84}`
      : problem;

const defaultName = (path: string) => basename(path).replace(/(?:\.(?:shp|geojson|json))?\.\w+$/i, '');

async function fill(
  writer: StoreWriter,
  features: AsyncGenerator<SourceFeature>,
  path: string,
  options: PlaceImportOptions,
): Promise<{ count: number; problems: string[] }> {
  const problems: string[] = [];
  let count = 0;
  let row = 0;
  const pacer = new Pacer(options.signal);
  for await (const { geometry, attributes } of features) {
    row++;
    if (pacer.due) await pacer.pause();
    const where = `feature ${row}`;
    try {
      const mapped = mapPlace(attributes, options.fields ?? {});
      if (!mapped)
        throw new Problem(
          `${where} has no name; its attributes: ${Object.keys(attributes).slice(0, 12).join(', ') || 'none'}`,
        );
      await addPlace(writer, `${where} (${mapped.name})`, row, geometry, mapped, options);
    } catch (error) {
      const reason = reasonOf(error, where);
      if (reason === undefined) throw error;
      count++;
      if (problems.length < mostProblems) problems.push(`${basename(path)}: ${reason}`);
    }
    options.onProgress?.(writer.places);
  }
  return { count, problems };
}

/** Why one feature is left out. */
class Problem extends Error {}

function reasonOf(error: unknown, where: string): string | undefined {
  if (error instanceof Problem) return error.message;
  if (error instanceof GeoError && error.code === 'invalid_geometry') return `${where}: ${error.message}`;
  return undefined;
}

async function addPlace(
  writer: StoreWriter,
  where: string,
  row: number,
  given: Geometry | null,
  mapped: MappedPlace,
  options: PlaceImportOptions,
): Promise<void> {
  if (!given) throw new Problem(`${where} has no geometry`);
  const work = new Work({ signal: options.signal });
  const geometry = await tidy(toGeometry(given, `${where}.geometry`), work);
  if (!geometry) throw new Problem(`${where} has a geometry without extent`);
  if (geometry.type === 'GeometryCollection')
    throw new Problem(`${where} mixes areas, lines or points; give each a feature of its own`);
  writer.add({
    id: `own/${writer.name}/${mapped.id ?? row}`,
    mapped: { ...mapped, country: mapped.country ?? options.country },
    kind: kindOf(where, geometry, mapped.kind, options),
    geometry,
  });
}

function kindOf(
  where: string,
  geometry: Geometry,
  said: string | undefined,
  { kind, kinds = {} }: PlaceImportOptions,
): PlaceKind {
  if (said !== undefined) {
    const known = (Object.hasOwn(kinds, said) ? kinds[said] : undefined) ?? toKind(said, placeKinds) ?? kind;
    if (known !== undefined) return known;
    throw new Problem(
      `${where} is of the kind "${said}", which is unknown here: map it with \`kinds\` (--kind-of ${said}=region)`,
    );
  }
  if (kind !== undefined) return kind;
  if (/Polygon$/.test(geometry.type)) return 'region';
  if (/Point$/.test(geometry.type)) return 'landmark';
  throw new Problem(`${where} is a line: say what kind of place it is with \`kind\` (--kind river)`);
}
