import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const answerTo = async (question: string) => {
  const { members = [], notes = [] } = (await geo.spatial(question)).properties;
  return { names: members.map(({ name }) => name), members, notes: notes.join('; ') };
};

test('all mountains of the world over 8000 m are known, in metres or feet, and counted', async () => {
  const { names, notes } = await answerTo('mountains over 8000 m');
  expect(names).toHaveLength(14);
  expect(names).toEqual(expect.arrayContaining(['Mount Everest', 'K2', 'Annapurna I', 'Gasherbrum II']));
  expect(notes).not.toContain('best-known');
  expect((await answerTo('mountains higher than 26,247 feet')).names).toHaveLength(14);
  expect((await answerTo('how many mountains are over 8000 m')).notes).toContain('there are 14');
});

test('a list by heights that may not be whole tells so', async () => {
  const { names, members, notes } = await answerTo('highest mountains in Europe');
  expect(names.slice(0, 2)).toEqual(['Mount Elbrus', 'Dykh-Tau']);
  expect(members[0]).toMatchObject({ elevation: 5642 });
  expect(notes).toContain('only the best-known mountains are known here');
  const swiss = await answerTo('peaks above 4000 metres in Switzerland');
  expect(swiss.names).toEqual(expect.arrayContaining(['Dom de Mischabel', 'Piz Bernina', 'Matterhorn']));
  expect(swiss.names).not.toEqual(expect.arrayContaining(['Eiger']));
  expect(swiss.notes).toContain('only the best-known mountains are known here');
  await expect(geo.spatial('how many mountains are over 4000 m in Switzerland')).rejects.toThrow('how many');
});

test.each([
  ['second highest mountain in Africa', ['Mount Kenya']],
  [
    'mountains higher than Mont Blanc in Africa',
    ['Margherita Peak', 'Mawenzi', 'Mount Kenya', 'Mount Kilimanjaro', 'Mount Speke', 'Mount Baker (Uganda)'],
  ],
  ['mountains in Africa between 5100 and 5200 metres', ['Mawenzi', 'Margherita Peak', 'Mount Kenya']],
  ['the highest volcano in Italy', ['Mount Etna']],
  ['the two highest mountains of Switzerland', ['Dom de Mischabel', 'Monte Rosa']],
  ['Berge in Afrika über 5150 m', ['Mount Kenya', 'Mount Kilimanjaro']],
])('%s', async (question, expected) => {
  const { names } = await answerTo(question);
  expect([...names].sort()).toEqual([...expected].sort());
});

test('each land of a set has its own highest mountain, and those without one are told', async () => {
  expect((await answerTo('highest mountain of each continent')).names).toEqual(
    expect.arrayContaining(['Mount Everest', 'Mount Elbrus', 'Puncak Jaya', 'Vinson Massif']),
  );
  const states = await answerTo('highest mountain in each US state');
  expect(states.names).toEqual(expect.arrayContaining(['Denali', 'Mount Elbert', 'Taum Sauk Mountain']));
  expect(states.notes).toContain('none is known in Delaware');
});

test('what is so many metres from a place is not so high', async () => {
  await expect(geo.spatial('mountains over 500 m from Innsbruck')).rejects.toThrow();
});

test('the highest point of a land is its highest mountain', async () => {
  expect((await answerTo('highest point in Colorado')).names).toEqual(['Mount Elbert']);
  expect((await answerTo('the highest point of Germany')).names).toEqual(['Zugspitze']);
});

test.each([
  ['deepest lake in the world', ['Lake Baikal'], 1642],
  ['the deepest lake in Africa', ['Lake Tanganyika'], 1470],
  ['what is the deepest lake in the USA', ['Crater Lake'], 594],
  ['second deepest lake in the world', ['Lake Tanganyika'], 1470],
  ['der tiefste See Deutschlands', ['Lake Constance'], 251],
  ['le lac le plus profond de France', ['Lake Geneva'], 310],
  ['deepest lake in Europe', ['Hornindalsvatnet'], 514],
  ['deepest lake in New Zealand', ['Lake Hauroko'], 462],
])('%s', async (question, expected, metres) => {
  const { names, members, notes } = await answerTo(question);
  expect(names).toEqual(expected);
  expect(members[0]).toMatchObject({ depth: metres });
  expect(notes).toContain('depths');
});

test('depths are told of the deepest lakes alone', async () => {
  expect((await answerTo('the five deepest lakes in the world')).names).toEqual(
    expect.arrayContaining(['Lake Baikal', 'Lake Tanganyika', 'Caspian Sea', 'Lake Vostok']),
  );
  for (const question of [
    'deepest lake in Chad',
    'shallowest lake in Africa',
    'the three deepest lakes in Italy',
  ])
    await expect(geo.spatial(question)).rejects.toThrow('deepest lakes of some countries');
});
