import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

describe('a distance from the outline is one from the coast as well', () => {
  test.each([
    'cities within 10 km of the outline of Portugal',
    'cities in Portugal within 10 km of its perimeter',
    'città a meno di 10 km dal contorno del Portogallo',
  ])('%s', async (question) => {
    expect(await membersOf(question)).toEqual(expect.arrayContaining(['Porto', 'Lisbon', 'Setúbal']));
  });

  test.each(['10 km vom Umriss Portugals', 'a menos de 10 km del contorno de Portugal'])(
    '%s',
    async (question) => {
      const outline = await geo.spatial('within 10 km of the outline of Portugal');
      const { bbox, properties } = await geo.spatial(question);
      expect(bbox).toEqual(outline.bbox);
      expect(properties.notes.join()).not.toContain('border on land');
    },
  );

  test('the border is that on land still', async () => {
    const { properties } = await geo.spatial('within 10 km of the border of Portugal');
    expect(properties.notes.join()).toContain('border on land');
  });
});

describe('bays of a coast that faces another way are none of this one', () => {
  test.each([
    ['east coast of England', -3],
    ['within 5 km of the east coast of England', -3],
  ])('%s begins east of %i°', async (question, west) => {
    expect((await geo.spatial(question)).bbox![0]).toBeGreaterThan(west);
  });

  test.each([
    ['west coast of the USA', [-118, 32, -116, 33.5]],
    ['west coast of Ireland', [-9, 54.5, -8, 55.2]],
    ['east coast of the USA', [-82, 30.5, -80.5, 32]],
  ] as const)('what ends at one stays: %s', async (question, [west, south, east, north]) => {
    const { geometry } = await geo.spatial(question);
    const lines = (geometry as { coordinates: number[][][] }).coordinates.flat();
    const near = lines.filter(([x, y]) => x! > west && x! < east && y! > south && y! < north);
    expect(near.length).toBeGreaterThan(0);
  });
});

describe('sides of Italy are the regions that everybody counts to them', () => {
  test.each([
    ['cities in southern Italy', ['Naples', 'Bari', 'Palermo', 'Cagliari'], ['Rome', 'Latina']],
    ['città del Sud Italia', ['Naples', 'Reggio Calabria'], ['Rome']],
    ['cities in northern Italy', ['Milan', 'Bologna', 'Rimini'], ['Florence', 'Pisa']],
    ['cities in the southern half of Italy', ['Naples', 'Rome'], []],
  ])('%s', async (question, held, left) => {
    const members = await membersOf(question);
    expect(members).toEqual(expect.arrayContaining(held));
    for (const name of left) expect(members).not.toContain(name);
  });

  test.each(['Sud Italia', 'southern Italy', 'Süditalien', 'el sur de Italia'])('%s', async (question) => {
    const { bbox, properties } = await geo.spatial(question);
    expect(bbox![3]).toBeLessThan(42.95);
    expect(properties.places.map(({ id }) => id)).toContain('country/ITA');
  });

  test('a region of the name goes before the side', async () => {
    expect((await geo.spatial('Nord France')).properties.places[0]!.id).toBe('region/FRA-5330');
  });
});

test.each([
  ['towns between Florence and Rome', ['Siena', 'Arezzo', 'Viterbo', 'Perugia'], ['Livorno', 'Naples']],
  ['cities between Paris and Lyon', ['Nevers', 'Mâcon'], ['Ivry-sur-Seine', 'Orléans']],
  ['cities in Germany between Frankfurt and Munich', ['Nürnberg', 'Würzburg'], ['Freiburg']],
  ['capitals between Madrid and Moscow', ['Warsaw', 'Prague'], ['Rome', 'Tallinn']],
])('towns lie between two where the two are in opposite directions: %s', async (question, held, left) => {
  const members = await membersOf(question);
  expect(members).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(members).not.toContain(name);
});

test.each([
  ['within half a mile of the east coast of England', 'within 0.5 miles of the east coast of England'],
  ['southern Italy within half a mile of the sea', 'southern Italy within 0.5 miles of the sea'],
])('half a distance is no half of a land: %s', async (question, plain) => {
  const [asked, meant] = [await geo.spatial(question), await geo.spatial(plain)];
  expect(asked.geometry).toEqual(meant.geometry);
});
