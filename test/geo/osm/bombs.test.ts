/** Small files that would take gigabytes of memory or minutes of one turn: each is refused, naming file, place and ceiling,
 * and the store that was there stays. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importOsm } from '../../../src/geo/index.ts';
import { blob, block, bytes, framed, header, number, smallFile, varint } from './write-pbf.ts';

const folder = mkdtempSync(join(tmpdir(), 'osm-bombs-'));
const osmDir = join(folder, 'stores');
let kept: Buffer;

beforeAll(async () => {
  const good = join(folder, 'town.osm.pbf');
  writeFileSync(good, smallFile());
  expect(await importOsm(good, { osmDir })).toMatchObject({ nodes: 4, ways: 1, relations: 1, features: 2 });
  kept = readFileSync(join(osmDir, 'town.osmdb'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refused(file: string, content: Buffer | string, said: RegExp): Promise<void> {
  const path = join(folder, file);
  writeFileSync(path, content);
  const heap = process.memoryUsage();
  const error = await importOsm(path, { osmDir, name: 'town' }).catch((reason) => reason);
  expect(error).toMatchObject({ name: 'GeoError', code: 'data_corrupt' });
  expect(error.message).toContain(file);
  expect(error.message).toMatch(said);
  expect(process.memoryUsage().arrayBuffers - heap.arrayBuffers).toBeLessThan(256 * 2 ** 20);
  expect(readdirSync(osmDir)).toEqual(['town.osmdb', 'town.osmdb.sha256']);
  expect(readFileSync(join(osmDir, 'town.osmdb')).equals(kept)).toBe(true);
}

const zeros = (count: number) => Buffer.alloc(count);
const data = (...groups: Buffer[]) => Buffer.concat([header(), blob('OSMData', block([''], ...groups))]);
const million = 1_000_000;

test.each<[string, () => Buffer, RegExp]>([
  [
    '30 million refs',
    () => data(bytes(3, bytes(8, zeros(30 * million)))),
    /block 2 .*30,000,000 nodes.*1,000,000/,
  ],
  ['30 million members', () => data(bytes(4, bytes(9, zeros(30 * million)))), /30,000,000 nodes or members/],
  ['30 million tags', () => data(bytes(3, bytes(2, zeros(30 * million)))), /30,000,000 tags.*10,000/],
  [
    'tags that all name one long text',
    () => {
      const way = Buffer.concat([bytes(2, zeros(9000)), bytes(3, zeros(9000))]);
      return Buffer.concat([header(), blob('OSMData', block(['x'.repeat(60_000)], bytes(3, way)))]);
    },
    /characters of tags/,
  ],
  [
    '15 million empty groups',
    () => {
      const groups = Buffer.alloc(30 * million);
      for (let i = 0; i < groups.length; i += 2) groups[i] = 0x12;
      return Buffer.concat([header(), blob('OSMData', groups)]);
    },
    /groups.*65,536/,
  ],
  [
    '15 million empty texts',
    () => {
      const texts = Buffer.alloc(30 * million);
      for (let i = 0; i < texts.length; i += 2) texts[i] = 0x0a;
      return Buffer.concat([header(), blob('OSMData', bytes(1, texts))]);
    },
    /texts.*1,000,000/,
  ],
  [
    'dense nodes without coordinates',
    () => data(bytes(2, bytes(1, zeros(30 * million)))),
    /different lengths/,
  ],
  [
    'a block that inflates to 64 MiB',
    () => Buffer.concat([header(), blob('OSMData', zeros(2 ** 26), 1000)]),
    /more than the ceiling of 1,000/,
  ],
  [
    'a block that says it is larger than the format allows',
    () => Buffer.concat([header(), blob('OSMData', zeros(10), 2 ** 40)]),
    /ceiling of 33,554,432/,
  ],
  [
    'a block that holds less than it says',
    () => Buffer.concat([header(), blob('OSMData', zeros(10), 11)]),
    /11 bytes, and holds 10/,
  ],
  [
    'packed bytes beyond the file',
    () => {
      const whole = framed('OSMData', bytes(3, zeros(100)));
      return Buffer.concat([header(), whole.subarray(0, 40)]);
    },
    /truncated/,
  ],
  [
    'a header of a gigabyte',
    () => Buffer.concat([header(), Buffer.from([0x40, 0, 0, 0])]),
    /bytes of header/,
  ],
  [
    'a field that runs on',
    () => Buffer.concat([header(), blob('OSMData', Buffer.concat([number(1, 5), varint(2 ** 50)]))]),
    /damaged/,
  ],
  ['data before the header', () => blob('OSMData', block([''])), /before the OSM header/],
])('PBF: %s', async (_, content, said) => {
  await refused('bomb.osm.pbf', content(), said);
});

const osm = (inner: string) => `<osm version="0.6">${inner}</osm>`;

test.each<[string, () => string, RegExp]>([
  [
    'an endless attribute',
    () => osm(`<node id="1" lat="1" lon="${'9'.repeat(3 * million)}"/>`),
    /longer than.*1,048,576/,
  ],
  [
    'an endless attribute full of brackets',
    () => osm(`<node id="1" note="${'>'.repeat(3 * million)}"/>`),
    /longer than/,
  ],
  ['an endless tag name', () => `<${'o'.repeat(3 * million)}`, /longer than/],
  ['an endless text', () => osm('x'.repeat(3 * million)), /longer than/],
  ['an endless comment', () => osm(`<!--${'> <'.repeat(million)}-->`), /longer than/],
  ['an endless instruction', () => `<?${'x '.repeat(2 * million)}?>${osm('')}`, /longer than/],
  ['entities', () => '<!DOCTYPE osm [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><osm>&b;</osm>', /declaration/],
  ['tags without end', () => '<osm>'.repeat(100_000), /inside one another.*64/],
  [
    'a million nodes of a way',
    () => osm(`<way id="1">${'<nd ref="1"/>'.repeat(million + 1)}</way>`),
    /nodes of one way/,
  ],
  ['too many tags', () => osm(`<node id="1">${'<tag k="a" v="b"/>'.repeat(10_001)}</node>`), /10,001 tags/],
  [
    'too much in tags',
    () => osm(`<node id="1">${`<tag k="a" v="${'x'.repeat(60_000)}"/>`.repeat(20)}</node>`),
    /characters of tags/,
  ],
])('XML: %s', async (_, content, said) => {
  await refused('bomb.osm', content(), said);
});

test('XML may have comments with quotes and brackets, instructions and CDATA', async () => {
  const path = join(folder, 'plain.osm');
  const inner = `<!-- it's <b>"fine" --><![CDATA[ <"' ]]><node id="1" lat="1" lon="2"><tag k='amenity' v="it's > a cafe"/></node>`;
  writeFileSync(path, `<?xml version="1.0" encoding="UTF-8"?>\n${osm(inner)}`);
  const stores = join(folder, 'plain');
  expect(await importOsm(path, { osmDir: stores })).toMatchObject({ nodes: 1, features: 1 });
});

test('a gzip file that holds hundreds of times its size', async () => {
  const spaces = gzipSync(osm(`${' '.repeat(million / 2)}<a/>`.repeat(100)));
  await refused('bomb.osm.gz', spaces, /200 times/);
});

test('fifteen thousand islands of one relation come whole, and the event loop keeps its turns', async () => {
  const count = 15_000;
  const nodes: string[] = [];
  const ways: string[] = [];
  const members: string[] = [];
  for (let i = 0; i < count; i++) {
    const [lon, lat] = [(i % 150) / 10, Math.floor(i / 150) / 10];
    const corners = [
      [0, 0],
      [0.05, 0],
      [0.05, 0.05],
      [0, 0.05],
    ].map(
      ([x, y], k) =>
        `<node id="${4 * i + k + 1}" lon="${(lon + x!).toFixed(3)}" lat="${(lat + y!).toFixed(3)}"/>`,
    );
    nodes.push(...corners);
    const refs = [1, 2, 3, 4, 1].map((k) => `<nd ref="${4 * i + k}"/>`);
    ways.push(`<way id="${i + 1}">${refs.join('')}</way>`);
    members.push(`<member type="way" ref="${i + 1}" role="outer"/>`);
  }
  const tags = '<tag k="type" v="multipolygon"/><tag k="natural" v="wood"/>';
  const path = join(folder, 'islands.osm');
  writeFileSync(
    path,
    osm(`${nodes.join('')}${ways.join('')}<relation id="1">${members.join('')}${tags}</relation>`),
  );
  let turns = 0;
  let counting = true;
  const count1 = () => {
    turns++;
    if (counting) setImmediate(count1);
  };
  setImmediate(count1);
  const done = await importOsm(path, { osmDir: join(folder, 'islands') });
  counting = false;
  expect(done).toMatchObject({ features: 1, broken: 0 });
  expect(turns).toBeGreaterThan(100);
});
