/** The one place that picks defaults and joins the parts of the geo service. */

import type { Addon } from '../../bindings/addon.d.ts';
import { AskedThread } from '../shared/asked-thread.ts';
import { brotliDecompress } from '../shared/decompress.ts';
import { loadAddon } from '../shared/load-addon.ts';
import { builtFile, packageFile } from '../shared/package-root.ts';
import { runSliced } from '../shared/run-sliced.ts';
import { atlasFrom, fileAtlas } from './atlas/byte-source.ts';
import { openLayers, readCatalogue, readDataFile } from './atlas/dataset.ts';
import type { Layer } from './atlas/layer.ts';
import type { AtlasSource } from './domain/atlas-source.ts';
import { dataFileLabel } from './domain/data-file.ts';
import type { MapLibrary } from './domain/map-store.ts';
import { Coverage } from './geometry/coverage.ts';
import { LanguageModel } from './language-model/language-model.ts';
import { Finder } from './lookup/find.ts';
import { Gazetteer } from './lookup/gazetteer.ts';
import { NameIndex } from './lookup/name-index.ts';
import { type GeoOptions, type ResolvedGeoOptions, resolveOptions } from './options.ts';
import { OsmLibrary } from './osm/library.ts';
import { PlaceLibrary } from './places/library.ts';
import { type Context, createContext, type Upstreams } from './resolve/context.ts';
import { SetFacts } from './resolve/sets/facts.ts';
import { createService, type Geo } from './service.ts';
import type { TileAddress } from './tiles/address.ts';
import { receiveTileError, type TileData } from './tiles/protocol.ts';
import { Nominatim } from './upstream/nominatim.ts';
import { Overpass } from './upstream/overpass.ts';
import { PoliteClient } from './upstream/polite-client.ts';

/** By which what lies on land simplifies to the same lines. */
const coverageFile = 'coverage.bin';
/** Which regions border, hold and cross which. */
const setsFile = 'sets.json.br';

/** A geo service over the data that ships with the package, or another folder of the same form. Nothing is read before
 * the first verb; the native addon and the vector index load with the first name that is not found exactly.
 * @throws TypeError for a wrong or unknown option
 * @example
 * const geo = createGeo();
 * const border = await geo.countryBorder('Deutschland');
 * const area = await geo.spatial('within 50 km of the coast of Portugal');
 * await geo.close(); */
export function createGeo(given?: GeoOptions): Geo {
  const options = resolveOptions(given);
  let layers: ReadonlyMap<string, Layer> = new Map();
  const osm =
    options.mapFeatures?.open() ??
    // What reads maps loads with the first map question.
    new OsmLibrary(options.osmDir, async () =>
      (await import('./osm/sample.ts')).openSample(folderOf(options)),
    );
  const own = options.placesDir === undefined ? undefined : new PlaceLibrary(options.placesDir);
  const context = once(() => open(options, osm, own));
  const tiles = tileThread(options);
  return createService({
    tile: (address, signal) => tiles.ask(address, signal),
    context: async () => {
      const ready = await context();
      layers = ready.layers;
      return ready;
    },
    close: async () => {
      own?.close();
      await Promise.all([osm.close(), tiles.close(), ...[...layers.values()].map((layer) => layer.close())]);
    },
  });
}

const folderOf = ({ dataDir }: ResolvedGeoOptions) => (dataDir ?? packageFile('data/geo')).replace(/\/$/, '');

/** Started by the first tile. A source of one's own cannot go to a thread: then the layers are those of the folder. */
function tileThread(options: ResolvedGeoOptions): AskedThread<TileAddress, Uint8Array> {
  const folder = folderOf(options);
  const atlas = typeof options.atlas === 'string' ? options.atlas : folder;
  return new AskedThread({
    name: 'The base map',
    program: () => builtFile('geo/tiles/worker.js'),
    workerData: { folder, atlas } satisfies TileData,
    // It holds some 60 MiB, most of them outside the heap: what is cut is soon thrown away.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 },
    receiveError: receiveTileError,
  });
}

async function open(
  options: ResolvedGeoOptions,
  osm: MapLibrary,
  own: PlaceLibrary | undefined,
): Promise<Context> {
  const folder = folderOf(options);
  const catalogue = await readCatalogue(folder);
  const { files } = catalogue;
  const layers = openLayers(catalogue, sourceOf(options, folder), options.verify);
  const digest = (file: string) => (options.verify ? files[file] : undefined);
  const gazetteer = await runSliced(
    Gazetteer.open(
      await readDataFile(`${folder}/gazetteer.bin`, digest('gazetteer.bin')),
      dataFileLabel(`${folder}/gazetteer.bin`),
    ),
  );
  const finder = new Finder({
    gazetteer,
    addon: loadAddon<Addon>,
    nameIndex: once(() => loadNameIndex(folder, gazetteer, digest)),
    ...(own && { own }),
  });
  return createContext({
    finder,
    layers,
    osm,
    limits: options,
    ...(options.languageModel && { languageModel: new LanguageModel(options.languageModel) }),
    upstreams: upstreamsOf(options),
    coverage: once(async () => {
      const listed = files[coverageFile];
      if (!listed) return undefined;
      return new Coverage(await readDataFile(`${folder}/${coverageFile}`, digest(coverageFile)));
    }),
    ...(own && { own }),
    setFacts: once(async () => {
      const path = `${folder}/${setsFile}`;
      return new SetFacts(
        await brotliDecompress(await readDataFile(path, digest(setsFile))),
        dataFileLabel(path),
      );
    }),
  });
}

/** Loads at the first call; a failure is not kept: the data may have been repaired before the next. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

function upstreamsOf({ overpass, nominatim }: ResolvedGeoOptions): Upstreams {
  return {
    ...(overpass && { overpass: new Overpass(new PoliteClient('The Overpass server', overpass)) }),
    ...(nominatim && { nominatim: new Nominatim(new PoliteClient('The Nominatim server', nominatim)) }),
  };
}

async function loadNameIndex(
  folder: string,
  gazetteer: Gazetteer,
  digest: (file: string) => { bytes: number; sha256: string } | undefined,
): Promise<NameIndex> {
  const path = `${folder}/names.hnsw`;
  const graph = { label: dataFileLabel(path), read: () => readDataFile(path, digest('names.hnsw')) };
  const sidecar = await readDataFile(`${folder}/names.bin`, digest('names.bin'));
  return NameIndex.load(graph, sidecar, gazetteer, loadAddon<Addon>());
}

function sourceOf(options: ResolvedGeoOptions, folder: string): AtlasSource {
  if (options.atlas === undefined) return fileAtlas(folder);
  return typeof options.atlas === 'string' ? atlasFrom(options.atlas) : options.atlas;
}
