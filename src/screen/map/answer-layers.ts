/** Draws the answers over the base map, and keeps them there as they change. */

import type { Map as MapLibre } from 'maplibre-gl';
import { outlineOf } from './outline.ts';
import type { AnswerLayer } from './state.ts';

const area = (id: number) => `answer-${id}`;
const outline = (id: number) => `outline-${id}`;

/** Layers of one answer, from the bottom to the top. */
const parts = ['fill', 'line', 'point'] as const;

/** Brings the map's layers into line with the answers.
 * @param drawn  ids that the map has; changed to those of `layers` */
export function draw(map: MapLibre, layers: readonly AnswerLayer[], drawn: Set<number>): void {
  const wanted = new Set(layers.map(({ id }) => id));
  for (const id of drawn) {
    if (wanted.has(id)) continue;
    for (const part of parts) map.removeLayer(`${area(id)}-${part}`);
    map.removeSource(area(id));
    map.removeSource(outline(id));
    drawn.delete(id);
  }
  // The first of the list lies on top.
  for (const layer of [...layers].reverse()) {
    if (!drawn.has(layer.id)) add(map, layer);
    drawn.add(layer.id);
    update(map, layer);
  }
}

function add(map: MapLibre, { id, answer }: AnswerLayer): void {
  const options = { type: 'geojson', tolerance: 0.3, maxzoom: 14 } as const;
  map.addSource(area(id), { ...options, data: answer.result });
  map.addSource(outline(id), { ...options, data: outlineOf(answer.result) });
  map.addLayer(
    {
      id: `${area(id)}-fill`,
      type: 'fill',
      source: area(id),
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-opacity': 0.28, 'fill-antialias': false },
    },
    'seas',
  );
  map.addLayer({
    id: `${area(id)}-line`,
    type: 'line',
    source: outline(id),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 1.6, 8, 2.8] },
  });
  map.addLayer({
    id: `${area(id)}-point`,
    type: 'circle',
    source: area(id),
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-radius': 6, 'circle-stroke-width': 2, 'circle-stroke-color': '#ffffff' },
  });
}

function update(map: MapLibre, { id, colour, visible }: AnswerLayer): void {
  map.setPaintProperty(`${area(id)}-fill`, 'fill-color', colour);
  map.setPaintProperty(`${area(id)}-line`, 'line-color', colour);
  map.setPaintProperty(`${area(id)}-point`, 'circle-color', colour);
  for (const part of parts)
    map.setLayoutProperty(`${area(id)}-${part}`, 'visibility', visible ? 'visible' : 'none');
}

/** Brings an answer into view.
 * @param padding  pixels that other things cover, on each side
 * @param still    at once, for readers who want no motion */
export function show(
  map: MapLibre,
  { answer }: AnswerLayer,
  padding: { top: number; right: number; bottom: number; left: number },
  still: boolean,
): void {
  const duration = still ? 0 : 900;
  const box = answer.result.bbox;
  if (box === undefined) return;
  const [west, south, east, north] = box as [number, number, number, number];
  // Across the antimeridian the box runs on beyond 180°.
  const end = east < west ? east + 360 : east;
  if (end - west > 350 && (south < -84 || north > 84)) {
    const lat = south < -84 && north > 84 ? 0 : south < -84 ? -85 : 85;
    map.flyTo({ center: [map.getCenter().lng, lat], zoom: 1.6, padding, duration });
    return;
  }
  const reach = (lat: number) => Math.max(-85, Math.min(85, lat));
  map.fitBounds(
    [
      [west, reach(south)],
      [end, reach(north)],
    ],
    { padding, maxZoom: 12, duration },
  );
}
