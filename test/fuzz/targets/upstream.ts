/** What a Nominatim or an Overpass server may answer with. */

import { GeoError } from '../../../src/geo/domain/errors.ts';
import { bboxOf } from '../../../src/geo/geometry/bbox.ts';
import { cleanGeometry } from '../../../src/geo/geometry/clean.ts';
import { Nominatim } from '../../../src/geo/upstream/nominatim.ts';
import { Overpass } from '../../../src/geo/upstream/overpass.ts';
import type { PoliteClient } from '../../../src/geo/upstream/polite-client.ts';
import type { FuzzTarget } from '../target.ts';

const ring = '[[1,2],[3,2],[3,4],[1,2]]';
const texts = [
  `[{"osm_type":"relation","osm_id":7,"lat":"1.5","lon":"2","display_name":"A, B","name":"A","addresstype":"city","importance":0.5,"geojson":{"type":"Polygon","coordinates":[${ring}]},"address":{"country":"B"}}]`,
  `[{"lat":"1","lon":"2","display_name":"C","addresstype":"state","geojson":{"type":"MultiPolygon","coordinates":[[${ring},${ring}]]}},{"lat":0,"lon":0,"display_name":"D","category":"highway","geojson":{"type":"LineString","coordinates":[[1,2],[3,4]]}}]`,
  '{"elements":[{"type":"node","id":1,"lat":1,"lon":2,"tags":{"amenity":"cafe"}},{"type":"node","id":2,"lat":1,"lon":3},{"type":"node","id":3,"lat":2,"lon":3},{"type":"way","id":4,"nodes":[1,2,3,1],"tags":{"building":"yes"}},{"type":"relation","id":5,"members":[{"type":"way","ref":4,"role":"outer"}],"tags":{"type":"multipolygon","natural":"wood"}}]}',
  '{"elements":[],"remark":"runtime error: Query timed out"}',
];

export const target: FuzzTarget = {
  name: 'upstream',
  seeds: () => texts.map((text) => Buffer.from(text)),
  dictionary: [
    'null',
    '[]',
    '{}',
    '[[',
    ']]',
    '1e999',
    '-1e308',
    '"__proto__":',
    '"coordinates":',
    '"Polygon"',
    '"geojson":',
    '"tags":',
    '181',
    '-91',
  ],
  async run(input) {
    let json: unknown;
    try {
      json = JSON.parse(Buffer.from(input).toString());
    } catch {
      return;
    }
    const client = { request: async () => json } as unknown as PoliteClient;
    try {
      for (const { geometry } of await new Nominatim(client).search('x', 5)) {
        const clean = cleanGeometry(geometry);
        if (clean) bboxOf(clean);
      }
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
    }
    try {
      (await new Overpass(client).fetch([['amenity=cafe']], [0, 0, 1, 1]))?.close();
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
    }
  },
};
