/** What lies on the outline of a place, in areas that overlap, and near two things at once. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo, importOsm } from '../../../src/geo/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'outline-'));
let geo: Geo;

type Tags = Readonly<Record<string, string>>;
type At = readonly [lon: number, lat: number];

const tagsOf = (tags: Tags) =>
  Object.entries(tags)
    .map(([k, v]) => `<tag k="${k}" v="${v}"/>`)
    .join('');
const point = (id: number, [lon, lat]: At, tags: Tags) =>
  `<node id="${id}" lon="${lon}" lat="${lat}">${tagsOf(tags)}</node>`;
const way = (id: number, line: readonly At[], tags: Tags) => {
  const isClosed = line[0]!.join() === line.at(-1)!.join();
  const nodes = (isClosed ? line.slice(0, -1) : line).map(([lon, lat], i) => ({
    id: id * 1000 + i,
    lon,
    lat,
  }));
  const refs = [...nodes.map((node) => node.id), ...(isClosed ? [id * 1000] : [])];
  return [
    ...nodes.map((node) => point(node.id, [node.lon, node.lat], {})),
    `<way id="${id}">${refs.map((ref) => `<nd ref="${ref}"/>`).join('')}${tagsOf(tags)}</way>`,
  ].join('');
};
const square = (id: number, [x, y]: At, size: number, tags: Tags) =>
  way(
    id,
    [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
      [x, y],
    ],
    tags,
  );
const unit = { boundary: 'administrative', admin_level: '8' };

beforeAll(async () => {
  const path = join(folder, 'two.osm');
  // 0.01° are about 1.1 km: Quillhaven and Mossbarrow share the meridian of 0.1°.
  writeFileSync(
    path,
    `<osm version="0.6">${square(1, [0, 10], 0.1, { ...unit, name: 'Quillhaven' })}
    ${square(2, [0.1, 10], 0.1, { ...unit, name: 'Mossbarrow' })}
    ${way(
      3,
      [
        [0.2, 10],
        [0.3, 10],
      ],
      { ...unit, name: 'Quillhaven — Elsewhere' },
    )}
    ${point(11, [0.1, 10.05], { natural: 'peak', name: 'Shared', ele: '900' })}
    ${point(12, [0.02, 10.05], { natural: 'peak', name: 'Own', ele: '400' })}
    ${way(
      21,
      [
        [0.1, 10.02],
        [0.1, 10.04],
      ],
      { highway: 'residential', name: 'Border Lane' },
    )}
    ${way(
      22,
      [
        [0.1, 10.06],
        [0.12, 10.06],
      ],
      { highway: 'residential', name: 'Ends Here' },
    )}
    ${square(31, [0.03, 10.03], 0.01, { leisure: 'park', name: 'Great Park' })}
    ${square(32, [0.032, 10.032], 0.004, { leisure: 'park', name: 'Rose Corner' })}
    ${point(41, [0.034, 10.034], { amenity: 'bench', name: 'Inner' })}
    ${point(42, [0.039, 10.039], { amenity: 'bench', name: 'Outer' })}
    ${point(51, [0.05, 10.08], { amenity: 'cinema' })}
    ${point(52, [0.056, 10.08], { amenity: 'theatre' })}
    ${point(61, [0.053, 10.08], { amenity: 'cafe', name: 'Between' })}
    ${point(62, [0.049, 10.08], { amenity: 'cafe', name: 'By the Cinema' })}
    ${point(63, [0.09, 10.08], { amenity: 'cafe', name: 'Far' })}
    ${square(71, [0.01, 10.07], 0.004, { ...unit, admin_level: '10', name: 'Sant Vell de Roca' })}
    ${point(72, [0.011, 10.071], { tourism: 'hotel', name: 'Vell' })}</osm>`,
  );
  await importOsm(path, { osmDir: folder });
  geo = createGeo({ osmDir: folder });
});
afterAll(async () => {
  await geo.close();
  rmSync(folder, { recursive: true, force: true });
});

const names = async (query: string) =>
  (await geo.mapFeatures(query)).features.map(({ properties }) => properties.name).sort();

describe('on the outline', () => {
  test.each([
    ['peaks in Quillhaven', ['Own', 'Shared']],
    ['peaks in Mossbarrow', ['Shared']],
    ['highest peak in Quillhaven', ['Shared']],
    ['residential streets in Quillhaven', ['Border Lane']],
    ['residential streets in Mossbarrow', ['Border Lane', 'Ends Here']],
    ['which municipalities border Quillhaven', ['Mossbarrow']],
    ['municipalities in Mossbarrow', ['Mossbarrow']],
  ])('%s', async (query, expected) => expect(await names(query)).toEqual(expected));

  test('a piece of a boundary is no municipality', async () => {
    expect(await names('which municipalities border Mossbarrow')).toEqual(['Quillhaven']);
  });
});

test('what lies in a park within a park is in the parks', async () => {
  expect(await names('benches in the park in Quillhaven')).toEqual(['Inner', 'Outer']);
});

test('a name with a joining word is one place', async () => {
  expect(await names('hotels in Sant Vell de Roca')).toEqual(['Vell']);
});

describe('two conditions', () => {
  test.each([
    ['cafes within 400 m of the cinema and within 400 m of the theatre in Quillhaven', ['Between']],
    ['cafes in Quillhaven within 400 m of the cinema and within 400 m of the theatre', ['Between']],
    ['Cafés höchstens 400 m vom Kino und höchstens 400 m vom Theater in Quillhaven', ['Between']],
    ['cafes near the cinema and near the theatre in Quillhaven', ['Between']],
    [
      'cafes within 400 m of the cinema or within 400 m of the theatre in Quillhaven',
      ['Between', 'By the Cinema'],
    ],
    ['cafes in Quillhaven and within 400 m of the cinema', ['Between', 'By the Cinema']],
  ])('%s', async (query, expected) => expect(await names(query)).toEqual(expected));
});

test('where no extract has an outline, a note says whose was taken', async () => {
  const note = expect.stringMatching(/^no extract has the outline of “Ghana”/);
  expect((await geo.mapFeatures('peaks in Ghana')).notes).toContainEqual(note);
  expect((await geo.mapFeatures('peaks in Quillhaven')).notes).toEqual([]);
});
