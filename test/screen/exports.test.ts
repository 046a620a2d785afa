/** Answers as files, and the outline that is drawn of them. */

import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { expect, test } from 'vitest';
import { formatsOf, written } from '../../src/screen/map/exports.ts';
import { outlineOf } from '../../src/screen/map/outline.ts';

const feature = (geometry: Geometry, name?: string): Feature => ({
  type: 'Feature',
  properties: { name },
  geometry,
});
const exported = (result: Feature | FeatureCollection, name = 'A & B <script>"x"</script>\u0007') => ({
  answer: { result },
  name,
  colour: '#d55e00',
});
const square: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ],
    [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 1],
      [1, 1],
    ],
  ],
};
const line: Geometry = {
  type: 'LineString',
  coordinates: [
    [0, 0],
    [1, 2],
  ],
};
const points: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    feature({ type: 'Point', coordinates: [7.4, 43.7] }, 'Café <b>'),
    feature({
      type: 'MultiPoint',
      coordinates: [
        [1, 2],
        [3, 4],
      ],
    }),
  ],
};

test('areas are written as GeoJSON, WKT and KML, lines and points as GPX too', () => {
  expect(formatsOf(exported(feature(square)))).toEqual(['GeoJSON', 'WKT', 'KML']);
  expect(formatsOf(exported(feature(line)))).toContain('GPX');
  const mixed: Geometry = { type: 'GeometryCollection', geometries: [line, square] };
  expect(formatsOf(exported(feature(mixed)))).not.toContain('GPX');
});

test('KML holds holes, the colour backwards, and names as text', () => {
  const kml = written(exported(feature(square)), 'KML');
  expect(kml).toContain('<name>A &amp; B &lt;script&gt;&quot;x&quot;&lt;/script&gt;</name>');
  expect(kml).toContain('<color>ff005ed5</color>');
  expect(kml).toContain('<innerBoundaryIs><LinearRing><coordinates>1,1 1,2 2,2 2,1 1,1');
  expect(kml).not.toContain('<script');
  expect(kml).not.toContain('\u0007');
});

test('GPX holds points as waypoints and lines as tracks', () => {
  const gpx = written(exported(points), 'GPX');
  expect(gpx).toContain('<wpt lat="43.7" lon="7.4"><name>Café &lt;b&gt;</name></wpt>');
  expect(gpx.match(/<wpt /g)).toHaveLength(3);
  const track = written(exported(feature(line)), 'GPX');
  expect(track).toContain('<trkseg><trkpt lat="0" lon="0"/><trkpt lat="2" lon="1"/></trkseg>');
});

test('GeoJSON is the answer itself, WKT has a line for each feature', () => {
  expect(JSON.parse(written(exported(points), 'GeoJSON'))).toEqual(points);
  expect(written(exported(points), 'WKT')).toBe('POINT(7.4 43.7)\nMULTIPOINT((1 2),(3 4))\n');
});

test('an outline has no edge where only the map ends', () => {
  const halves: Geometry = {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [178, -18],
          [180, -18],
          [180, -16],
          [178, -16],
          [178, -18],
        ],
      ],
      [
        [
          [-180, -18],
          [-179, -18],
          [-179, -16],
          [-180, -16],
          [-180, -18],
        ],
      ],
    ],
  };
  const { coordinates } = outlineOf(feature(halves));
  for (const drawn of coordinates)
    for (let i = 1; i < drawn.length; i++)
      expect(Math.abs(drawn[i - 1]![0]!) === 180 && drawn[i - 1]![0] === drawn[i]![0]).toBe(false);
  expect(coordinates.flat()).toContainEqual([178, -16]);
  expect(outlineOf(feature(square)).coordinates).toHaveLength(2);
});
