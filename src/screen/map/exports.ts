/** An answer as a file: GeoJSON, WKT, KML (OGC 12-007r2), GPX 1.1. */

import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { toWkt } from '../../geo/geometry/wkt.ts';
import { featuresOf } from './outline.ts';

/** What a file is made of. */
export interface Exported {
  readonly answer: { readonly result: Feature | FeatureCollection };
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
}

export type Format = 'GeoJSON' | 'WKT' | 'KML' | 'GPX';

/** GPX knows points and lines, but no areas. */
export function formatsOf({ answer }: Exported): readonly Format[] {
  const areas = featuresOf(answer.result).some(({ geometry }) => hasArea(geometry));
  return areas ? ['GeoJSON', 'WKT', 'KML'] : ['GeoJSON', 'WKT', 'KML', 'GPX'];
}

const hasArea = (geometry: Geometry): boolean =>
  geometry.type === 'GeometryCollection'
    ? geometry.geometries.some(hasArea)
    : geometry.type.endsWith('Polygon');

export function written({ answer, name, colour }: Exported, format: Format): string {
  const features = featuresOf(answer.result);
  if (format === 'GeoJSON') return `${JSON.stringify(answer.result)}\n`;
  if (format === 'WKT') return `${features.map(({ geometry }) => toWkt(geometry)).join('\n')}\n`;
  return format === 'KML' ? kml(features, name, colour) : gpx(features, name);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// XML 1.0 allows no control characters but tab and line breaks.
const escapeXml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"]/g, (sign) => entities[sign]!);

const nameOf = ({ properties }: Feature, other: string) => String(properties?.name ?? other);

function kml(features: readonly Feature[], name: string, colour: string): string {
  // KML writes a colour backwards: alpha, blue, green, red.
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour)!;
  const paint = `${blue}${green}${red}`;
  const marks = features.map(
    (feature) =>
      `<Placemark><name>${escapeXml(nameOf(feature, name))}</name><styleUrl>#a</styleUrl>${kmlGeometry(feature.geometry)}</Placemark>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escapeXml(name)}</name>
<Style id="a"><LineStyle><color>ff${paint}</color><width>2</width></LineStyle><PolyStyle><color>50${paint}</color></PolyStyle></Style>
${marks.join('\n')}
</Document></kml>
`;
}

function kmlGeometry(geometry: Geometry): string {
  const list = (line: readonly Position[]) =>
    `<coordinates>${line.map(([lon, lat]) => `${lon},${lat}`).join(' ')}</coordinates>`;
  const ring = (line: readonly Position[]) => `<LinearRing>${list(line)}</LinearRing>`;
  const polygon = ([outer, ...holes]: readonly Position[][]) =>
    `<Polygon><outerBoundaryIs>${ring(outer!)}</outerBoundaryIs>${holes
      .map((hole) => `<innerBoundaryIs>${ring(hole)}</innerBoundaryIs>`)
      .join('')}</Polygon>`;
  const point = (position: Position) => `<Point>${list([position])}</Point>`;
  const line = (positions: readonly Position[]) => `<LineString>${list(positions)}</LineString>`;
  const many = (parts: readonly string[]) => `<MultiGeometry>${parts.join('')}</MultiGeometry>`;
  switch (geometry.type) {
    case 'Point':
      return point(geometry.coordinates);
    case 'MultiPoint':
      return many(geometry.coordinates.map(point));
    case 'LineString':
      return line(geometry.coordinates);
    case 'MultiLineString':
      return many(geometry.coordinates.map(line));
    case 'Polygon':
      return polygon(geometry.coordinates);
    case 'MultiPolygon':
      return many(geometry.coordinates.map(polygon));
    case 'GeometryCollection':
      return many(geometry.geometries.map(kmlGeometry));
  }
}

function gpx(features: readonly Feature[], name: string): string {
  const at = ([lon, lat]: Position) => `lat="${lat}" lon="${lon}"`;
  const points: string[] = [];
  const tracks: string[] = [];
  const add = (geometry: Geometry, label: string): void => {
    const title = `<name>${escapeXml(label)}</name>`;
    const segment = (line: readonly Position[]) =>
      `<trkseg>${line.map((position) => `<trkpt ${at(position)}/>`).join('')}</trkseg>`;
    const track = (lines: readonly Position[][]) =>
      tracks.push(`<trk>${title}${lines.map(segment).join('')}</trk>`);
    const point = (position: Position) => points.push(`<wpt ${at(position)}>${title}</wpt>`);
    if (geometry.type === 'Point') point(geometry.coordinates);
    else if (geometry.type === 'MultiPoint') geometry.coordinates.forEach(point);
    else if (geometry.type === 'LineString') track([geometry.coordinates]);
    else if (geometry.type === 'MultiLineString') track(geometry.coordinates);
    else if (geometry.type === 'GeometryCollection') for (const part of geometry.geometries) add(part, label);
  };
  for (const feature of features) add(feature.geometry, nameOf(feature, name));
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Graticule" xmlns="http://www.topografix.com/GPX/1/1">
${[...points, ...tracks].join('\n')}
</gpx>
`;
}
