/** "Italian restaurants within 500 m of the casino in Monaco" → features of the imported extracts. */

import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import type { NamedPlace } from '../domain/query.ts';
import type { LookupOptions } from '../domain/requests.ts';
import { polygonsOf } from '../geometry/area.ts';
import { type Bbox, bboxOf } from '../geometry/bbox.ts';
import { cleanGeometry } from '../geometry/clean.ts';
import { fromMixed, toMixed } from '../geometry/combine.ts';
import { inPolygon } from '../geometry/ring.ts';
import type { OsmFeature, OsmStore } from '../osm/store.ts';
import { presetsFor } from '../osm/vocabulary.ts';
import { parseSpatial } from '../parse/parse-spatial.ts';
import { type Context, checkQuery } from './context.ts';
import { knownNames } from './known-names.ts';
import { Evaluator } from './spatial.ts';

export const osmAttribution = '© OpenStreetMap contributors, ODbL 1.0';

export interface MapFeatureProperties {
  /** "node/123" */
  readonly osmId: string;
  readonly name?: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly attribution: string;
}
export type MapFeatures = FeatureCollection<Geometry, MapFeatureProperties> & {
  readonly bbox?: Bbox;
  readonly attribution: string;
};

const leadIn = /^(?:(?:please|show|me|find|list|give|get|where|are|is|there|all|any|the|of|what|which)\s+)+/i;
const areaStart =
  /\s+(?=(?:in|within|inside|around|near|less than|(?:to the )?(?:north|south|east|west)\w*\s+of|between|along)\s)/i;

/** @throws GeoError `query_not_understood`, `place_not_found`, `area_not_covered` */
export async function mapFeatures(
  context: Context,
  text: string,
  options: LookupOptions,
): Promise<MapFeatures> {
  checkQuery(text, context.maxQueryLength);
  const asked = text
    .trim()
    .replace(/[.?!]+$/, '')
    .replace(leadIn, '');
  const at = asked.search(areaStart);
  const subject = at < 0 ? asked : asked.slice(0, at);
  const where =
    at < 0
      ? undefined
      : asked
          .slice(at)
          .trim()
          .replace(/^(?:in|inside)\s+/i, '');
  const stores = await context.osm.stores();
  if (stores.length === 0)
    throw new GeoError('area_not_covered', 'No OpenStreetMap extract has been imported.');
  const { presets, labels, named } = readSubject(subject);
  const area = where === undefined ? undefined : await areaOf(context, stores, where, options);
  const box = area && bboxOf(area);
  const covering = stores.filter(
    ({ box: b }) => !box || (b[0] <= box[2] && b[2] >= box[0] && b[1] <= box[3] && b[3] >= box[1]),
  );
  if (covering.length === 0) {
    throw new GeoError(
      'area_not_covered',
      `No imported extract covers ${where}; imported: ${stores.map(({ name }) => name).join(', ')}.`,
    );
  }
  const found = new Map<string, Feature<Geometry, MapFeatureProperties>>();
  for (const store of covering) {
    for (const preset of presets) {
      for (const feature of store.withLabels([...preset.labels, ...labels], box)) {
        if (named !== undefined && !fold(feature.tags.name ?? '').includes(named)) continue;
        const inner = insideOf(feature.geometry);
        if (area && !holds(area, inner)) continue;
        const drawn = preset.point ? ({ type: 'Point', coordinates: inner } as const) : feature.geometry;
        const geometry = cleanGeometry(drawn);
        if (geometry && !found.has(feature.id)) found.set(feature.id, toAnswer(feature, geometry));
      }
    }
  }
  const features = [...found.values()];
  const all =
    features.length > 0 &&
    bboxOf({ type: 'GeometryCollection', geometries: features.map(({ geometry }) => geometry) });
  return { type: 'FeatureCollection', ...(all && { bbox: all }), features, attribution: osmAttribution };
}

function toAnswer({ id, tags }: OsmFeature, geometry: Geometry): Feature<Geometry, MapFeatureProperties> {
  const name = tags.name;
  return {
    type: 'Feature',
    id,
    geometry,
    properties: { osmId: id, ...(name !== undefined && { name }), tags, attribution: osmAttribution },
  };
}

const attributes: readonly [RegExp, string][] = [
  [/\bwheelchair[- ](?:accessible|friendly)\b/i, 'wheelchair=yes'],
  [/\b(?:open\s+)?24\/7(?!\d)/i, 'opening_hours=24/7'],
];

function readSubject(text: string) {
  let rest = text;
  let named: string | undefined;
  rest = rest.replace(/\s+(?:named|called)\s+(.+)$/i, (_, name: string) => {
    named = fold(name);
    return '';
  });
  const labels: string[] = [];
  for (const [pattern, label] of attributes) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    labels.push(label);
  }
  rest = rest.replace(/\s+/g, ' ').trim();
  const presets = presetsFor(rest);
  if (presets.length > 0) return { presets, labels, named };
  // "Corsican restaurants": a cuisine that has no preset of its own.
  const [, adjective, noun] = /^(\S+)\s+(.+)$/.exec(rest) ?? [];
  const plain = noun === undefined ? [] : presetsFor(noun);
  const food = plain.filter(({ labels: own }) => /^amenity=(?:restaurant|cafe|fast_food)$/.test(own[0]!));
  if (food.length > 0)
    return { presets: food, labels: [...labels, `cuisine=${fold(adjective!).replaceAll(' ', '_')}`], named };
  throw new GeoError('query_not_understood', `“${rest}” is no kind of map feature that is known.`, {
    fix: 'Name a kind of feature and an area, for example "parks in Andorra la Vella".',
  });
}

async function areaOf(
  context: Context,
  stores: readonly OsmStore[],
  where: string,
  options: LookupOptions,
): Promise<Geometry> {
  const gazetteer = knownNames(context.finder.gazetteer);
  const phrase = where.replace(/^(?:near|around)\s+(?!\d)/i, 'within 1 km of ');
  const { query } = parseSpatial(phrase, {
    knows: (name, codes) => gazetteer.knows(name, codes) || stores.some((store) => store.knows(name)),
    liesIn: gazetteer.liesIn,
  });
  return new Evaluator(context, options, (node) => localPlace(stores, node)).evaluate(query);
}

/** A place among the features: an administrative area, else what bears the name, else all of that kind. */
function localPlace(stores: readonly OsmStore[], { name, within = [] }: NamedPlace): Geometry | undefined {
  const named = stores.flatMap((store) => store.named(name));
  const areas = named.filter(
    ({ tags, geometry }) =>
      (tags.boundary === 'administrative' || tags.place !== undefined) &&
      toMixed(geometry).areas.coordinates.length > 0,
  );
  if (areas.length > 0) return areas[0]!.geometry;
  const bare = name.replace(/^the\s+/i, '');
  let features = named.filter(({ tags }) => tags.boundary === undefined && tags.place === undefined);
  if (features.length === 0 && named.length === 0) {
    features = presetsFor(bare).flatMap(({ labels }) => stores.flatMap((store) => store.withLabels(labels)));
  }
  const [outer] = within;
  const container =
    outer === undefined
      ? undefined
      : localPlace(stores, { type: 'NamedPlace', name: outer, within: within.slice(1) });
  if (container) features = features.filter(({ geometry }) => holds(container, insideOf(geometry)));
  if (features.length === 0) return undefined;
  return fromMixed(
    toMixed({ type: 'GeometryCollection', geometries: features.map(({ geometry }) => geometry) }),
  );
}

function holds(area: Geometry, [lon, lat]: Position): boolean {
  return toMixed(area).areas.coordinates.some((rings) => inPolygon(lon!, lat!, rings));
}

/** A position on a line or inside an area: the middle of the widest stretch at mid-height. */
function insideOf(geometry: Geometry): Position {
  if (geometry.type === 'Point') return geometry.coordinates;
  if (geometry.type === 'LineString')
    return geometry.coordinates[Math.floor(geometry.coordinates.length / 2)]!;
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')
    throw new TypeError(`no feature has a ${geometry.type}`);
  let best: { width: number; at: Position } | undefined;
  for (const rings of polygonsOf(geometry)) {
    const lats = rings[0]!.map((p) => p[1]!);
    const low = Math.min(...lats);
    const lat = low + (Math.max(...lats) - low) * 0.5000001;
    const cuts: number[] = [];
    for (const ring of rings) {
      for (let i = 0; i + 1 < ring.length; i++) {
        const [[ax, ay], [bx, by]] = [ring[i] as [number, number], ring[i + 1] as [number, number]];
        if (ay > lat !== by > lat) cuts.push(ax + ((lat - ay) / (by - ay)) * (bx - ax));
      }
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const width = cuts[i + 1]! - cuts[i]!;
      if (!best || width > best.width) best = { width, at: [(cuts[i]! + cuts[i + 1]!) / 2, lat] };
    }
  }
  return best?.at ?? polygonsOf(geometry)[0]![0]![0]!;
}
