/** Roads without pavement, of which most are tracks. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo, importOsm } from '../../../src/geo/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tracks-'));
let geo: Geo;

const ways: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['gravel lane', { highway: 'unclassified', surface: 'gravel' }],
  ['asphalt lane', { highway: 'unclassified', surface: 'asphalt' }],
  ['earth track', { highway: 'track', surface: 'ground' }],
  ['grade 3 track', { highway: 'track', tracktype: 'grade3' }],
  ['grade 1 track', { highway: 'track', tracktype: 'grade1' }],
  ['paved track', { highway: 'track', surface: 'asphalt', tracktype: 'grade2' }],
  ['gravel path', { highway: 'path', surface: 'gravel' }],
];
beforeAll(async () => {
  const nodes = ways.flatMap((_, i) =>
    [0, 1].map(
      (end) => `<node id="${2 * i + end + 1}" lon="${7.42 + end / 1000}" lat="${43.73 + i / 1e4}"/>`,
    ),
  );
  const lines = ways.map(([name, tags], i) => {
    const bears = Object.entries({ name, ...tags }).map(([k, v]) => `<tag k="${k}" v="${v}"/>`);
    return `<way id="${i + 1}"><nd ref="${2 * i + 1}"/><nd ref="${2 * i + 2}"/>${bears.join('')}</way>`;
  });
  writeFileSync(join(folder, 'tracks.osm'), `<osm>${nodes.join('')}${lines.join('')}</osm>`);
  await importOsm(join(folder, 'tracks.osm'), { osmDir: folder });
  geo = createGeo({ osmDir: folder });
});
afterAll(async () => {
  await geo.close();
  rmSync(folder, { recursive: true });
});

const names = async (question: string) =>
  (await geo.mapFeatures(question)).features.map(({ properties }) => properties.name).sort();

test.each(['unpaved roads within 5 km of 43.73, 7.42', 'unbefestigte Straßen höchstens 5 km um 43.73, 7.42'])(
  '%s',
  async (question) => {
    expect(await names(question)).toEqual(['earth track', 'grade 3 track', 'gravel lane']);
  },
);

test('roads without a word for their surface are no tracks', async () => {
  expect(await names('roads within 5 km of 43.73, 7.42')).toEqual(['asphalt lane', 'gravel lane']);
  expect(await names('asphalt roads within 5 km of 43.73, 7.42')).toEqual(['asphalt lane']);
});
