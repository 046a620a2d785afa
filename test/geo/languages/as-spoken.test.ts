/** Questions typed as people speak: apostrophes and vowels left out, short words, what is asked at the end. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';
import { reworded, withOpening } from '../../../src/geo/parse/colloquial/reword.ts';
import { writtenOut } from '../../../src/geo/parse/colloquial/short-forms.ts';
import { tables } from '../../../src/geo/parse/colloquial/tables.ts';
import { differing, readBlocks } from './alike.ts';

const geo = createGeo();
afterAll(() => geo.close());

const files = [
  'in-other-english.txt',
  'as-spoken.txt',
  'in-other-words.txt',
  'as-spoken-in-asia.txt',
  'rivers-and-borders.txt',
  'other-orders-in-asia.txt',
  'as-natives-ask.txt',
  'as-places-are-asked.txt',
  'where-it-lies-in-the-south.txt',
  'whatever-it-is-put-by.txt',
];

describe.each(files.flatMap(readBlocks))('$english', (block) => {
  test('is answered alike', async () => {
    expect(await differing(geo, block)).toEqual([]);
  }, 60_000);
});

const membersOf = async (question: string) => {
  const { properties } = await geo.spatial(question);
  return 'members' in properties ? properties.members.map(({ name }) => name).sort() : [];
};

test.each([
  // Its shore is that of an estuary that dams have closed.
  [
    'provincies die aan de noordzee liggen',
    ['Friesland', 'Groningen', 'North Holland', 'South Holland', 'Zeeland'],
  ],
  ['provinces of china that border laos', ['Yunnan']],
  ['provinces of china that border myanmar', ['Tibet', 'Yunnan']],
  ['capitales de provincia de extremadura', ['Badajoz', 'Cáceres']],
  ['capoluoghi di provincia del molise', ['Campobasso', 'Isernia']],
  ['capitals of the departments of corsica', ['Ajaccio', 'Bastia']],
  ['capital of the province of badajoz', ['Badajoz']],
  ['capital of extremadura', ['Mérida']],
])('%s', async (question, members) => {
  expect(await membersOf(question)).toEqual(members);
});

test.each([
  ['hey mate asian countries w/ more than 200m ppl pls', 'Asian countries with more than 200 million people'],
  ['south american ctries that dont have any sea', 'landlocked countries in South America'],
  ["nat'l parks in zim, thx", 'national parks in Zimbabwe'],
  ['wich countries got a border with laos n vietnam', 'countries that border Laos and Vietnam'],
  ['kenyan cities w/ over 400k ppl', 'cities in Kenya with more than 400,000 people'],
  ['countries the danube goes thru', 'countries the Danube flows through'],
  ['rivers that end up in the black sea, thanks', 'rivers that flow into the Black Sea'],
  ['us states beginning w/ O', 'US states starting with O'],
])('%s', async (typed, meant) => {
  const members = await membersOf(meant);
  expect(members.length).toBeGreaterThan(0);
  expect(await membersOf(typed)).toEqual(members);
});

test.each([
  ['the largest city in France that is not the capital', ['Marseille']],
  ['largest city in Kazakhstan that is not the capital', ['Almaty']],
  ['biggest lake in armenia', ['Lake Sevan']],
  [
    'mexican states on the gulf',
    ['Campeche', 'Quintana Roo', 'Tabasco', 'Tamaulipas', 'Veracruz', 'Yucatán'],
  ],
])('%s is %j', async (question, members) => {
  expect(await membersOf(question)).toEqual(members);
});

test('cities of both kinds are of the land before them', async () => {
  const members = await membersOf('African capitals and cities over 5 million people');
  expect(members).not.toContain('Tokyo');
});

// A word that is like a name is none where it would not be read as one.
test.each(['cities on purpose', 'countries with cheap pizza', 'cities with marine climate'])(
  '%s is refused',
  async (question) => {
    await expect(geo.spatial(question)).rejects.toMatchObject({ code: 'query_not_understood' });
  },
);

test('a name that was mended is told', async () => {
  const { notes } = (await geo.spatial('tributaries of the Danbue')).properties;
  expect(notes).toContain('“Danbue” is read as “Danube”');
});

// Words that could mean something are not dropped: the right bank is not both.
test.each([
  'countries like germany pls',
  'countries that border only the sea pls',
  'rivers france lovely',
  'cheapest flights madrid lisbon',
])('%s is refused', async (question) => {
  await expect(geo.spatial(question)).rejects.toMatchObject({ code: 'query_not_understood' });
});

test('what only fills is no part of the name before it', async () => {
  const { places } = (await geo.spatial('atacama desert pls thx')).properties;
  expect(places.map(({ id }) => id)).toEqual(['desert/atacama']);
});

test.each(['北海道の石狩川より南', '江苏的长江以北', '경기도의 한강 북쪽'])(
  'the land before cuts: %s',
  async (question) => {
    const { bbox } = await geo.spatial(question);
    expect(bbox![2] - bbox![0]).toBeLessThan(10);
  },
);

test('a border that does not come to the sea near a town ends no coast', async () => {
  await expect(geo.spatial('kusten från haparanda till norska gränsen')).rejects.toThrow('empty');
});

describe('what was put into other words', () => {
  const all = Object.entries(tables).map(([language, table]) => [language, table] as const);

  test.each(all)('is put so before it is read once: %s', (_, { firm = {}, opening = {} }) => {
    for (const form of [...Object.values(firm), ...Object.values(opening)].flatMap((forms) =>
      forms.split('|'),
    )) {
      const meant = withOpening(`${form} Rimini`);
      expect(meant).not.toBe(`${form} Rimini`);
      expect(withOpening(meant)).toBe(meant);
    }
  });

  test.each(all)('needs nothing more: %s', (language, { short }) => {
    for (const meant of Object.keys(short)) {
      const words = `${meant} Rimini`.trim().split(' ');
      expect(writtenOut(words, short).words, language).toEqual(words);
    }
  });

  test('is the question with what it asks before the place', () => {
    const inFrench = (text: string) => reworded(text, (one) => one === 'fr');
    expect(inFrench('le rhin il traverse quels pays ?')[0]).toBe('quels pays traverse le rhin');
    expect(inFrench('la loire se jette où')[0]).toBe('où se jette la loire');
    expect(inFrench('la vallée d aoste')[0]).toBe("la vallée d'aoste");
    expect(inFrench('la loire')).toEqual([]);
  });
});
