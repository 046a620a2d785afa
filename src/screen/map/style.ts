/** How the base map looks, light and dark. Its tiles are cut by the server from its own data; names are drawn with the
 * fonts of the reader's computer. */

import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { mapColours } from '../../shared/map-colours.ts';
import { language } from '../texts/language.ts';
import type { OwnTiles } from './api.ts';

const name: ExpressionSpecification = ['coalesce', ['get', `name_${language}`], ['get', 'name']];
const font = ['system-ui', 'sans-serif'];

/** @param kinds  of places
 * @param size   pixels at zooms 1 and 7 */
function labels(
  id: string,
  kinds: readonly string[],
  size: readonly [number, number],
  color: string,
  halo: string,
  more: { readonly minzoom?: number; readonly weight?: string; readonly capitals?: boolean } = {},
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: 'base',
    'source-layer': 'labels',
    ...(more.minzoom !== undefined && { minzoom: more.minzoom }),
    filter: ['in', ['get', 'kind'], ['literal', [...kinds]]],
    layout: {
      'text-field': name,
      'text-font': more.weight === undefined ? font : [`${font[0]} ${more.weight}`, ...font],
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, size[0], 7, size[1]],
      'text-max-width': 7,
      'text-padding': 4,
      'symbol-sort-key': ['get', 'rank'],
      ...(more.capitals && { 'text-transform': 'uppercase', 'text-letter-spacing': 0.08 }),
    },
    paint: {
      'text-color': color,
      'text-halo-color': halo,
      'text-halo-width': 1.3,
      'text-opacity-transition': { duration: 0 },
    },
  };
}

/** @param own  pictures that take the place of the base map, whose land shows until they come */
export function mapStyle(
  isDark: boolean,
  projection: 'globe' | 'mercator',
  own: OwnTiles | null,
): StyleSpecification {
  const base = baseStyle(isDark, projection);
  if (own === null) return base;
  const { url, attribution, maxZoom } = own;
  return {
    ...base,
    sources: {
      ...base.sources,
      own: {
        type: 'raster',
        tiles: [url],
        tileSize: 256,
        maxzoom: maxZoom,
        attribution: escaped(attribution),
      },
    },
    layers: [
      ...base.layers.filter(({ id }) => id === 'sea' || id === 'land'),
      { id: 'own', type: 'raster', source: 'own' },
    ],
  };
}

/** The library writes attributions as HTML. */
function escaped(text: string): string {
  const element = document.createElement('p');
  element.textContent = text;
  return element.innerHTML;
}

function baseStyle(isDark: boolean, projection: 'globe' | 'mercator'): StyleSpecification {
  const colours = mapColours[isDark ? 'dark' : 'light'];
  return {
    version: 8,
    projection: { type: projection },
    sky: { 'atmosphere-blend': 0 },
    sources: {
      base: {
        type: 'vector',
        tiles: [`${location.origin}/_map/tiles/{z}/{x}/{y}`],
        maxzoom: 7,
        attribution: 'Natural Earth · GeoNames (CC BY 4.0)',
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      {
        id: 'land',
        type: 'fill',
        source: 'base',
        'source-layer': 'land',
        paint: { 'fill-color': colours.land, 'fill-antialias': true, 'fill-outline-color': colours.land },
      },
      {
        id: 'lakes',
        type: 'fill',
        source: 'base',
        'source-layer': 'lakes',
        paint: { 'fill-color': colours.water },
      },
      {
        id: 'rivers',
        type: 'line',
        source: 'base',
        'source-layer': 'rivers',
        minzoom: 3,
        paint: {
          'line-color': colours.water,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 8, 2.2],
        },
      },
      {
        id: 'regions',
        type: 'line',
        source: 'base',
        'source-layer': 'regions',
        minzoom: 5,
        paint: { 'line-color': colours.region, 'line-width': 0.7, 'line-dasharray': [3, 2] },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'base',
        'source-layer': 'borders',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colours.border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 0, 0.5, 4, 1, 8, 1.8],
        },
      },
      labels('seas', ['ocean', 'sea', 'gulf', 'bay', 'strait'], [11, 14], colours.seaText, colours.halo),
      labels('lake-names', ['lake', 'reservoir'], [10, 12], colours.seaText, colours.halo, { minzoom: 4 }),
      labels('cities', ['city'], [10, 14], colours.soft, colours.halo, { minzoom: 3 }),
      labels('region-names', ['region'], [10, 13], colours.soft, colours.halo, { minzoom: 4.5 }),
      labels('countries', ['country', 'territory'], [10.5, 17], colours.text, colours.halo),
    ],
  };
}

/** What lies around the globe. */
export const spaceColour = (isDark: boolean) => mapColours[isDark ? 'dark' : 'light'].space;
