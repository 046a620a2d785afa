/** The base map of a page of `--map`: what the tiles of the browser's map hold there, as SVG. */

import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { maxTileZoom, type TileAddress } from '../geo/tiles/address.ts';
import { escapeHtml } from '../shared/escape-html.ts';

/** Degrees at the equator on Mercator's map, the middle of the page at 0, south positive as in SVG. */
export interface Frame {
  west: number;
  east: number;
  north: number;
  south: number;
}

export type TileSource = (address: TileAddress) => Promise<Uint8Array>;

/** Tiles side by side that a page holds at least, of which each has the detail of some 500 pixels. */
const across = 4;
const world = 360;

/** Layers of the tiles from the bottom to the top, and the zoom from which they are drawn. */
const shapes = [
  { layer: 'land', from: 0, filled: true },
  { layer: 'lakes', from: 0, filled: true },
  { layer: 'rivers', from: 3, filled: false },
  { layer: 'regions', from: 5, filled: false },
  { layer: 'borders', from: 0, filled: false },
] as const;

/** Names, the most important first: what they are of, where they begin, and their size at zooms 1 and 7 in pixels. */
const names = [
  { class: 'country', kinds: ['country', 'territory'], from: 0, size: [10.5, 17] },
  { class: 'city', kinds: ['city'], from: 3, size: [10, 14] },
  { class: 'city', kinds: ['region'], from: 5, size: [10, 13] },
  { class: 'sea', kinds: ['lake', 'reservoir'], from: 4, size: [10, 12] },
  { class: 'sea', kinds: ['ocean', 'sea', 'gulf', 'bay', 'strait'], from: 0, size: [11, 14] },
] as const;
/** Names on a page: the script of the page shows those that have room. */
const mostNames = 400;

interface Name {
  readonly group: number;
  readonly rank: number;
  readonly svg: string;
}

/** @param seen    what the page may show at first
 * @param origin  longitude of the middle of the page
 * @returns elements of SVG */
export async function baseMap(seen: Frame, origin: number, tile: TileSource): Promise<string> {
  const zoom = zoomOf(seen);
  const count = 2 ** zoom;
  const side = world / count;
  const columnOf = (x: number) => Math.floor((x + origin + world / 2) / side);
  const rowOf = (y: number) => Math.max(0, Math.min(count - 1, Math.floor((y + world / 2) / side)));
  const drawn: string[] = [];
  const found: Name[] = [];
  for (let column = columnOf(seen.west); column <= columnOf(seen.east); column++)
    for (let row = rowOf(seen.north); row <= rowOf(seen.south); row++) {
      const x = ((column % count) + count) % count;
      const { layers } = new VectorTile(new PbfReader(await tile({ z: zoom, x, y: row })));
      const [left, top] = [column * side - world / 2 - origin, row * side - world / 2];
      const paths = shapes.flatMap(({ layer, from, filled }) => {
        const has = layers[layer];
        if (!has || zoom < from) return [];
        const d = Array.from({ length: has.length }, (_, i) => pathOf(has.feature(i), filled)).join('');
        return d === '' ? [] : [`<path class="${layer}" d="${d}"/>`];
      });
      const extent = layers.land?.extent ?? 4096;
      if (paths.length > 0)
        drawn.push(
          `<g transform="translate(${left.toFixed(5)} ${top.toFixed(5)}) scale(${side / extent})">${paths.join('')}</g>`,
        );
      const labels = layers.labels;
      for (let i = 0; labels && i < labels.length; i++) {
        const feature = labels.feature(i);
        const at = feature.loadGeometry()[0]![0]!;
        // Names of the strip around a tile are those of its neighbour.
        if (at.x < 0 || at.y < 0 || at.x >= labels.extent || at.y >= labels.extent) continue;
        const scale = side / labels.extent;
        const name = nameOf(feature, left + at.x * scale, top + at.y * scale, zoom);
        if (name) found.push(name);
      }
    }
  found.sort((a, b) => a.group - b.group || a.rank - b.rank);
  return [...drawn, ...found.slice(0, mostNames).map(({ svg }) => svg)].join('\n');
}

function zoomOf({ west, east, north, south }: Frame): number {
  const size = Math.max(east - west, south - north);
  return Math.max(0, Math.min(maxTileZoom, Math.ceil(Math.log2((across * world) / size))));
}

/** Whole numbers, each from the last, as short as SVG allows. Where a tile only cuts an area off, no line is drawn. */
function pathOf(feature: VectorTileFeature, filled: boolean): string {
  const outside = (at: number) => at < 0 || at > feature.extent;
  return feature
    .loadGeometry()
    .map((line) => {
      let path = '';
      let last: { readonly x: number; readonly y: number } | undefined;
      for (const { x, y } of line) {
        const cut =
          !filled && last && ((x === last.x && outside(x)) || (y === last.y && outside(y))) ? 'm' : 'l';
        path += last === undefined ? `M${x} ${y}` : `${cut}${x - last.x} ${y - last.y}`;
        last = { x, y };
      }
      return filled ? `${path}z` : path;
    })
    .join('');
}

function nameOf({ properties }: VectorTileFeature, x: number, y: number, zoom: number): Name | undefined {
  const group = names.findIndex(({ kinds }) => (kinds as readonly unknown[]).includes(properties.kind));
  const style = names[group];
  if (!style || zoom < style.from) return undefined;
  const [small, large] = style.size;
  const size = Math.round(small + ((large - small) * Math.max(0, zoom - 1)) / (maxTileZoom - 1));
  const svg = `<text class="${style.class}" x="${x.toFixed(4)}" y="${y.toFixed(4)}" style="--s:${size}">${escapeHtml(String(properties.name))}</text>`;
  return { group, rank: Number(properties.rank), svg };
}
