/** OSM XML as a user imports it: read, assembled and stored in memory. */

import { GeoError } from '../../../src/geo/domain/errors.ts';
import { memoryStore } from '../../../src/geo/osm/fill-store.ts';
import { readXml } from '../../../src/geo/osm/read-xml.ts';
import type { FuzzTarget } from '../target.ts';

const nodes = Array.from(
  { length: 8 },
  (_, i) => `<node id="${i + 1}" lat="${i / 10}" lon="${(i % 3) / 10}"><tag k="amenity" v="cafe"/></node>`,
).join('\n');
const ways = [1, 5].map(
  (first) =>
    `<way id="${first}">${[0, 1, 2, 3, 0].map((k) => `<nd ref="${first + k}"/>`).join('')}<tag k="building" v="yes"/></way>`,
);
const relation =
  '<relation id="9"><member type="way" ref="1" role="outer"/><member type="way" ref="5" role="inner"/><tag k="type" v="multipolygon"/><tag k="natural" v="wood"/></relation>';

export const target: FuzzTarget = {
  name: 'osm-xml',
  seeds: () =>
    [
      `<?xml version="1.0"?>\n<osm version="0.6"><bounds minlat="0" minlon="0" maxlat="1" maxlon="1"/>\n${nodes}${ways.join('')}${relation}</osm>`,
      `<osm><!-- it's "so" --><![CDATA[ ]]><node id='1' lat='1' lon='2' visible='false'/><node id="2" lat="1e1" lon="-3"><tag k="shop" v="a &amp; b"/></node></osm>`,
    ].map((text) => Buffer.from(text)),
  dictionary: [
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '<!DOCTYPE',
    '&amp;',
    '&#x10ffff;',
    '"',
    "'",
    '/>',
    '</',
    'NaN',
    '1e999',
    '<way ',
    '<nd ref="',
  ],
  async run(input) {
    async function* pieces() {
      // Cut where a stream may cut: in the middle of a tag or a character.
      for (let at = 0; at < input.length; at += 97) yield input.subarray(at, at + 97);
    }
    try {
      // A store takes twenty times as long to make as a small file to read: only some inputs get one.
      if (input.length % 16 !== 0) {
        const wanted = { node: () => {}, way: () => {}, relation: () => {} };
        await readXml(pieces(), wanted);
        return;
      }
      const store = await memoryStore((_pass, _stage, wanted) => readXml(pieces(), wanted), {
        name: 'fuzz',
        source: 'fuzz.osm',
        bytes: input.length,
        attribution: '',
      });
      store.close();
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
    }
  },
};
