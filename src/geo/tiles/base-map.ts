/** Vector tiles (Mapbox Vector Tile 2.1, Web Mercator) of the base map, cut from the data that ship: `land`, `regions`,
 * `borders`, `lakes`, `rivers` and `labels`. */

import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { BoundedCache } from '../../shared/bounded-cache.ts';
import type { Layer } from '../atlas/layer.ts';
import { maxTileZoom, type TileAddress } from './address.ts';
import type { LabelShare, Labels } from './labels.ts';
import { thinned } from './thinned.ts';

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

/** A scale is indexed when its first tile is asked for: one view needs one or two of them. */
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
const keptBytes = 16 * 2 ** 20;
const extent = 4096;
/** Of 4096: under a pixel of a tile that is shown 512 pixels wide. */
const tolerance = 6;

export class BaseMap {
  private readonly layers: ReadonlyMap<string, Layer>;
  private readonly labels: Labels;
  private readonly kept = new BoundedCache<Uint8Array>(keptBytes);
  private readonly indexes: (Promise<ReadonlyMap<string, GeoJSONVT>> | undefined)[] = scales.map(
    () => undefined,
  );

  constructor(layers: ReadonlyMap<string, Layer>, labels: Labels) {
    this.layers = layers;
    this.labels = labels;
  }

  /** @throws GeoError `data_missing`, `data_corrupt` */
  async tile({ z, x, y }: TileAddress): Promise<Uint8Array> {
    const key = `${z}/${x}/${y}`;
    const known = this.kept.get(key);
    if (known) return known;
    const index = await this.index(scales.findIndex(({ maxZoom }) => z <= maxZoom));
    const layers: Record<string, GeoJSONVTTile> = {};
    for (const [name, cut] of index) {
      const tile = cut.getTile(z, x, y);
      if (tile) layers[name] = tile;
    }
    const bytes = fromGeojsonVt(layers, { version: 2, extent });
    this.kept.set(key, bytes, bytes.byteLength);
    return bytes;
  }

  private index(scale: number): Promise<ReadonlyMap<string, GeoJSONVT>> {
    this.indexes[scale] ??= this.build(scales[scale]!).catch((error) => {
      this.indexes[scale] = undefined;
      throw error;
    });
    return this.indexes[scale];
  }

  private async build({ maxZoom, step, layers, labels }: Scale): Promise<ReadonlyMap<string, GeoJSONVT>> {
    const cut = (features: Feature[]) =>
      new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom, indexMaxZoom: 0, extent, tolerance });
    const built = new Map<string, GeoJSONVT>();
    for (const [name, layer] of Object.entries(layers))
      built.set(name, cut(await this.outlines(layer, step)));
    built.set('labels', cut(this.labels.features(labels)));
    return built;
  }

  private async outlines(name: string, step: number): Promise<Feature[]> {
    const layer = this.layers.get(name);
    const features: Feature[] = [];
    for (const id of layer?.ids() ?? []) {
      const geometry = thinned(await layer!.geometry(id), step);
      if (geometry) features.push({ type: 'Feature', properties: {}, geometry });
    }
    return features;
  }
}
