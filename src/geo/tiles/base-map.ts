/** Vector tiles (Mapbox Vector Tile 2.1, Web Mercator) of the base map, cut from the data that ship: `land`, `regions`,
 * `borders`, `lakes`, `rivers` and `labels`. */

import { type GeoJSONVTTile, geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { BoundedCache } from '../../shared/bounded-cache.ts';
import type { Layer } from '../atlas/layer.ts';
import { maxTileZoom, type TileAddress } from './address.ts';
import type { LabelShare, Labels } from './labels.ts';
import { type Box, Outlines } from './outlines.ts';

interface Scale {
  readonly maxZoom: number;
  /** Degrees that cannot be told apart at `maxZoom`: under half a pixel of a tile of 512. */
  readonly step: number;
  /** Layers of geometry and how their tiles call them. */
  readonly layers: Readonly<Record<string, string>>;
  readonly labels: LabelShare;
}

const wide = { land: 'countries', borders: 'borders', lakes: 'lakes' };
const near = { ...wide, rivers: 'rivers' };

/** The outlines of a scale are read when its first tile is asked for: one view needs one or two of them. */
const scales: readonly Scale[] = [
  { maxZoom: 2, step: 0.06, layers: wide, labels: { countries: 120, regions: 0, waters: 25, cities: 60 } },
  {
    maxZoom: 4,
    step: 0.015,
    layers: near,
    labels: { countries: 256, regions: 250, waters: 120, cities: 1500 },
  },
  {
    maxZoom: maxTileZoom,
    step: 0.005,
    layers: { ...near, regions: 'regions' },
    labels: { countries: 256, regions: 5000, waters: 1000, cities: 40_000 },
  },
];

/** Tiles kept: a tile takes up to 100 KB, a view some twenty. */
const keptBytes = 8 * 2 ** 20;
const extent = 4096;
/** Of `extent`, around a tile: lines are drawn with their width. */
const buffer = 64;
/** Of `extent`: about a pixel of a tile that is shown 512 pixels wide. What is smaller is left out; the last zoom has it
 * all. */
const tolerance = 10;

/** The tiles are cut one by one from outlines in packed form: indexes of all of them took 400 MB. */
export class BaseMap {
  private readonly layers: ReadonlyMap<string, Layer>;
  private readonly labels: Labels;
  private readonly kept = new BoundedCache<Uint8Array>(keptBytes);
  private readonly scales: (Promise<ReadonlyMap<string, Outlines>> | undefined)[] = scales.map(
    () => undefined,
  );

  constructor(layers: ReadonlyMap<string, Layer>, labels: Labels) {
    this.layers = layers;
    this.labels = labels;
  }

  /** @throws GeoError `data_missing`, `data_corrupt` */
  async tile(address: TileAddress): Promise<Uint8Array> {
    const { z, x, y } = address;
    const key = `${z}/${x}/${y}`;
    const known = this.kept.get(key);
    if (known) return known;
    const scale = scales.findIndex(({ maxZoom }) => z <= maxZoom);
    const box = boxOf(address);
    const layers: Record<string, GeoJSONVTTile> = {};
    const put = (name: string, features: Feature[]) => {
      if (features.length === 0) return;
      const options = { maxZoom: maxTileZoom, extent, buffer, tolerance, wrap: true, clip: true };
      layers[name] = geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, options);
    };
    for (const [name, outlines] of await this.outlines(scale)) {
      const geometry = outlines.within(box);
      if (geometry) put(name, [{ type: 'Feature', properties: {}, geometry }]);
    }
    put('labels', this.labels.features(scales[scale]!.labels, box));
    const bytes = fromGeojsonVt(layers, { version: 2, extent });
    this.kept.set(key, bytes, bytes.byteLength);
    return bytes;
  }

  private outlines(scale: number): Promise<ReadonlyMap<string, Outlines>> {
    this.scales[scale] ??= this.read(scales[scale]!).catch((error) => {
      this.scales[scale] = undefined;
      throw error;
    });
    return this.scales[scale];
  }

  private async read({ step, layers }: Scale): Promise<ReadonlyMap<string, Outlines>> {
    const read = new Map<string, Outlines>();
    for (const [name, of] of Object.entries(layers)) {
      const layer = this.layers.get(of);
      const outlines = new Outlines(step);
      for (const id of layer?.ids() ?? []) outlines.add(await layer!.geometry(id));
      read.set(name, outlines);
    }
    return read;
  }
}

/** What a tile and the strip around it cover. */
function boxOf({ z, x, y }: TileAddress): Box {
  const strip = buffer / extent;
  const lon = (column: number) => (360 * column) / 2 ** z - 180;
  const lat = (row: number) => (360 / Math.PI) * Math.atan(Math.exp(Math.PI * (1 - (2 * row) / 2 ** z))) - 90;
  // Web Mercator ends at 85.05°; what lies beyond is drawn on that edge.
  const north = y === 0 ? 90 : lat(y - strip);
  const south = y === 2 ** z - 1 ? -90 : lat(y + 1 + strip);
  return [lon(x - strip), south, lon(x + 1 + strip), north];
}
