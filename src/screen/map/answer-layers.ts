/** Draws the answers over the base map, and keeps them there as they change. */

import type { Feature, Geometry, MultiLineString } from 'geojson';
import type { ExpressionSpecification, GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { featuresOf, outlineOf } from './outline.ts';
import type { AnswerLayer } from './state.ts';

/** Answers share two sources: the graphics pay for every source by a pass over the whole map. In pixels, what is smaller
 * than the tolerance is not drawn at a scale: of coasts with islands by the thousand that cannot be seen. */
const sources = { plain: { tolerance: 0.3 }, rich: { tolerance: 1.5 } } as const;
type Source = keyof typeof sources;
/** Vertices from which an answer is a rich one. */
const rich = 20_000;

const name = (id: number, part: Part) => `answer-${id}-${part}`;

/** Layers of one answer, from the bottom to the top. */
const parts = ['fill', 'line', 'point'] as const;
type Part = (typeof parts)[number];

/** The answers that a map has, and their features in its source. */
export class DrawnAnswers {
  private readonly map: MapLibre;
  private readonly features = new Map<number, { readonly source: Source; readonly ids: readonly number[] }>();
  private lastFeature = 0;

  constructor(map: MapLibre) {
    this.map = map;
    for (const [source, { tolerance }] of Object.entries(sources))
      map.addSource(source, {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: [] },
        tolerance,
        maxzoom: 14,
      });
  }

  get count(): number {
    return this.features.size;
  }

  /** Whether they have been cut into the tiles of the view. */
  get shown(): boolean {
    return this.count > 0 && Object.keys(sources).every((source) => this.map.isSourceLoaded(source));
  }

  /** Brings the map into line with the answers. */
  draw(layers: readonly AnswerLayer[]): void {
    const wanted = new Set(layers.map(({ id }) => id));
    const changes: Record<Source, { remove: number[]; add: Feature[] }> = {
      plain: { remove: [], add: [] },
      rich: { remove: [], add: [] },
    };
    for (const [id, { source, ids }] of this.features) {
      if (wanted.has(id)) continue;
      for (const part of parts) this.map.removeLayer(name(id, part));
      changes[source].remove.push(...ids);
      this.features.delete(id);
    }
    // The first of the list lies on top.
    for (const layer of [...layers].reverse()) {
      if (!this.features.has(layer.id)) {
        const added = this.add(layer);
        changes[this.features.get(layer.id)!.source].add.push(...added);
      }
      this.update(layer);
    }
    for (const [source, change] of Object.entries(changes))
      if (change.remove.length + change.add.length > 0)
        void this.map.getSource<GeoJSONSource>(source)!.updateData(change);
  }

  /** @returns what the source needs: areas and points as they are, and edges as lines */
  private add({ id, answer }: AnswerLayer): Feature[] {
    const { map } = this;
    const geometries = featuresOf(answer.result).flatMap(({ geometry }) => withoutLines(geometry));
    const features = [...geometries, outlineOf(answer.result)].map(
      (geometry): Feature => ({
        type: 'Feature',
        id: ++this.lastFeature,
        properties: { answer: id },
        geometry,
      }),
    );
    const edge = features.at(-1)!.geometry as MultiLineString;
    const vertices = edge.coordinates.reduce((sum, line) => sum + line.length, 0);
    const source: Source = vertices > rich ? 'rich' : 'plain';
    this.features.set(id, { source, ids: features.map((feature) => feature.id as number) });
    const of: ExpressionSpecification = ['==', ['get', 'answer'], id];
    const only = (type: string): ExpressionSpecification => ['all', of, ['==', ['geometry-type'], type]];
    map.addLayer(
      {
        id: name(id, 'fill'),
        type: 'fill',
        source,
        filter: only('Polygon'),
        paint: { 'fill-opacity': 0.28, 'fill-antialias': false },
      },
      map.getLayer('seas') && 'seas',
    );
    map.addLayer({
      id: name(id, 'line'),
      type: 'line',
      source,
      filter: only('LineString'),
      layout: {
        'line-join': ['step', ['zoom'], 'miter', 5, 'round'],
        'line-cap': ['step', ['zoom'], 'butt', 5, 'round'],
      },
      paint: { 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 1.6, 8, 2.8] },
    });
    map.addLayer({
      id: name(id, 'point'),
      type: 'circle',
      source,
      filter: only('Point'),
      paint: { 'circle-radius': 6, 'circle-stroke-width': 2, 'circle-stroke-color': '#ffffff' },
    });
    return features;
  }

  private update({ id, colour, visible }: AnswerLayer): void {
    const { map } = this;
    map.setPaintProperty(name(id, 'fill'), 'fill-color', colour);
    map.setPaintProperty(name(id, 'line'), 'line-color', colour);
    map.setPaintProperty(name(id, 'point'), 'circle-color', colour);
    for (const part of parts)
      map.setLayoutProperty(name(id, part), 'visibility', visible ? 'visible' : 'none');
  }
}

/** Areas and points: lines are drawn as edges. */
function withoutLines(geometry: Geometry): Geometry[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(withoutLines);
  return geometry.type.endsWith('LineString') ? [] : [geometry];
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
