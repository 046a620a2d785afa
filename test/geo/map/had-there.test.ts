/** What is had there, what a narrower word is mapped as, and what stands behind the place, on the sample that ships. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());
const names = async (question: string) =>
  (await geo.mapFeatures(question)).features.map(({ properties }) => properties.name).sort();

const bars = ['Brasserie de Monaco', 'Le Bar Américain', 'Sass Café', 'Ship & Castle'];
test.each([
  'where can I get a pint in Monaco',
  'where to have a glass of red wine in Monaco',
  'where can we grab a cocktail in Monaco',
  'places to get a drink in Monaco',
  'wo kann man in Monaco ein Glas Wein trinken',
  'où boire un verre à Monaco',
  'dónde tomar una caña en Mónaco',
  'dove posso bere una birra a Monaco',
  'onde tomar uma cerveja em Mónaco',
  'waar kun je een glas wijn drinken in Monaco',
  'gdzie mogę napić się piwa w Monako',
  'где попить пива в Монако',
  "Monako'da nerede şarap içilir",
  '摩纳哥哪里能喝啤酒',
  'モナコでビールが飲める店',
  '모나코에서 술 마실 곳',
  'di mana saya bisa minum bir di Monaco',
  'var kan man ta en öl i Monaco',
])('bars and pubs, and no shop: %s', async (question) => {
  expect(await names(question)).toEqual(bars);
});

test.each([
  'where can I get a cup of tea in Monaco',
  'wo kann man in Monaco einen Kaffee trinken',
  'dónde tomar un café en Mónaco',
  'dove prendere un caffè a Monaco',
  'gdzie można wypić kawę w Monako',
  'де випити каву в Монако',
  'أين يمكنني شرب القهوة في موناكو',
  'मोनाको में कॉफी कहाँ पी सकते हैं',
])('cafes: %s', async (question) => {
  expect(await names(question)).toEqual(['Bar du Marché', 'Café de Paris Monte-Carlo', 'Starbucks']);
});

test.each([
  ['where can I buy beer in Monaco', 'shop=beverages'],
  ['where can I get wine in Monaco', 'shop=wine'],
  ['wo bekomme ich in Monaco Wein', 'shop=wine'],
])('what is bought is taken away: %s', async (question, tag) => {
  const { query } = await geo.mapFeatures(question);
  expect(query.kinds!.join()).toContain(tag);
});

test.each([
  'opera houses in Monaco',
  'Opernhaus in Monaco',
  "teatro dell'opera a Monaco",
  'casa de ópera em Mónaco',
  'operahuis in Monaco',
  'opera w Monako',
  'оперный театр в Монако',
  '摩纳哥的歌剧院',
  'モナコのオペラハウス',
  'operahus i Monaco',
])('an opera house that is mapped as a theatre: %s', async (question) => {
  expect(await names(question)).toEqual(['Opéra de Monte-Carlo']);
});

test('only a name says so: no museum is a planetarium', async () => {
  expect(await names('planetariums in Monaco')).toEqual([]);
  expect(await names('concert halls in Monaco')).toEqual([]);
});

test('nor is a theatre near which something is asked for', async () => {
  expect(await names('bars near the opera house in Monaco')).toEqual(['Le Bar Américain']);
  await expect(geo.mapFeatures('bars near the concert hall in Monaco')).rejects.toThrow();
  await expect(geo.mapFeatures('hotels within 300 m of the planetarium in Monaco')).rejects.toThrow();
});

test.each([
  ['hotels in Monaco with exactly five stars', '5-star hotels in Monaco'],
  ['Hotels in Monaco mit genau vier Sternen', '4-star hotels in Monaco'],
  ['restaurants that do takeaways in Monaco', 'restaurants with takeaway in Monaco'],
  ['cafes which do takeaway in Monaco', 'cafes with takeaway in Monaco'],
  ['hotels closer than 300 metres to the casino in Monaco', 'hotels within 300 m of the casino in Monaco'],
  ['restaurants nearer than 250 m to the beach in Monaco', 'restaurants within 250 m of the beach in Monaco'],
  [
    'restaurants no closer than 500 m to the beach in Monaco',
    'restaurants more than 500 m from the beach in Monaco',
  ],
  ['starbucks monaco', 'Starbucks in Monaco'],
  ['Hermès Monaco', 'Hermès in Monaco'],
])('%s is %s', async (said, usual) => {
  expect(await names(said)).toEqual(await names(usual));
});

test('a chain that is not there is refused rather than taken for the town', async () => {
  await expect(geo.mapFeatures('quiznos monaco')).rejects.toMatchObject({ code: 'query_not_understood' });
});
