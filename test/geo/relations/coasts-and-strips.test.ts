import type { Position } from 'geojson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaKm2, distanceKm } from '../../../bench/geo/blind/judge.mjs';
import { AreaIndex } from '../../../src/geo/geometry/area-index.ts';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

async function answer(question: string) {
  const { geometry, properties } = await geo.spatial(question);
  const { areas, lines } = toMixed(geometry);
  const index = new AreaIndex(areas);
  return {
    members: properties.members?.map(({ name }) => name) ?? [],
    notes: properties.notes.join('\n'),
    area: areaKm2(geometry),
    holds: (at: Position) => index.contains(at as [number, number]),
    near: (at: Position, km: number) =>
      lines.coordinates
        .flat()
        .some((one) => distanceKm(one as [number, number], at as [number, number]) < km),
  };
}

test.each<[string, Position, Position]>([
  ['Gulf coast of Florida', [-82.8, 27.9], [-80.1, 26.7]],
  ["Florida's Gulf coast", [-82.8, 27.9], [-80.1, 26.7]],
  ['the Gulf coast of Mexico', [-96.1, 19.2], [-105.3, 20.6]],
  ['Gulf coast of Iran', [50.8, 28.9], [57.8, 25.6]],
  ['Red Sea coast of Jordan', [35, 29.5], [35.5, 31.5]],
  ['east coast of Malaysia', [103.4, 3.8], [100.3, 5.4]],
])('%s is the coast at that sea', async (question, on, off) => {
  const { near } = await answer(question);
  expect(near(on, 40)).toBe(true);
  expect(near(off, 40)).toBe(false);
});

test.each<[string, Position, Position]>([
  // A long land is cut from side to side, a wide one is not.
  ['Chile between Santiago and Concepción', [-72.4, -35.33], [-72.6, -38.7]],
  ['Tennessee between Nashville and Knoxville', [-85.3, 35.1], [-89, 35.5]],
  ['Italy between Rome and Naples', [13.2, 41.5], [14.2, 42.3]],
  // The hull of a land with islands holds what lies beside it.
  ['between Italy and Corsica', [10, 42.9], [14, 43.5]],
  // An island's name means the island, not the far islands of its parts.
  ['Honshu', [138.5, 36.5], [142.19, 27.07]],
  ['Java', [110, -7.3], [113.5, -7]],
  ['Sicily', [14, 37.5], [15.65, 38.1]],
  ['Morocco without Western Sahara', [-6.8, 33.8], [-13.5, 25]],
  ['Everglades of Florida', [-80.9, 25.9], [-82, 29]],
  ['between 30W and 10W, 30N and 40N', [-20, 35], [-20, 45]],
  ['from Paris to Lyon within 20 km of the line', [3.6, 47.35], [4.5, 48.5]],
  ['Wisconsin north of 45', [-90.9, 46.3], [-89.4, 43.1]],
])('%s', async (question, inside, outside) => {
  const { holds } = await answer(question);
  expect(holds(inside)).toBe(true);
  expect(holds(outside)).toBe(false);
});

test('a region of Italy keeps its far islands, though it is called as its island', async () => {
  expect((await answer('Sicily')).holds([12.6, 35.51])).toBe(true);
});

test.each([
  ['countries that touch both the Red Sea and the Mediterranean', ['Egypt', 'Israel'], []],
  ['five biggest islands in the Caribbean', ['Trinidad', 'Cuba'], ['Isla de la Juventud']],
  ['the three northernmost us states excluding alaska', ['Minnesota'], ['Alaska']],
  ['cities above the Arctic Circle', ['Murmansk', 'Tromsø'], ['Oslo']],
  ['westernmost city of Europe', ['Ólafsvík'], ['Lajes das Flores']],
])('%s', async (question, members, others) => {
  const found = await answer(question);
  expect(found.members).toEqual(expect.arrayContaining([...members]));
  for (const other of others) expect(found.members).not.toContain(other);
});

test('a town far off its country counts in the country, which is told', async () => {
  const { members, notes } = await answer('westernmost city of Portugal');
  expect(members).toEqual(['Lajes das Flores']);
  expect(notes).toContain('more than 500 km from all the rest');
});

test('a land that holds the other is no island by that', async () => {
  await expect(answer('between South Africa and Lesotho')).rejects.toMatchObject({ code: 'empty_result' });
});
