/** Questions as people write them, asked of the sample that ships. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const squares = ['Hôtel de Paris Monte-Carlo', 'Hôtel Hermitage Monte-Carlo', 'Hôtel Métropole Monte-Carlo'];
const parks = [
  'Parc paysager de Fontvieille',
  'Jardins Saint-Martin',
  'Jardin Japonais',
  'Jardins du Casino',
  'Square Gastaud',
];
const italian = ['Cipriani', 'La Pizzeria Monégasque', 'Rampoldi', 'Il Terrazzino', 'La Salière'];
const museums = [
  'Musée océanographique de Monaco',
  'Nouveau Musée National de Monaco - Villa Paloma',
  'Nouveau Musée National de Monaco - Villa Sauber',
  'Musée des Timbres et des Monnaies',
  "Musée d'Anthropologie préhistorique",
];
const fourStars = [
  'Fairmont Monte Carlo',
  'Novotel Monte-Carlo',
  'Port Palace',
  'Le Méridien Beach Plaza',
  'Monte-Carlo Bay Hotel',
];
const supermarkets = ['Carrefour Monaco', 'Casino Supermarché', 'Spar'];
const nearest = ['Café de Paris Monte-Carlo', 'Bar du Marché', 'Starbucks'];

test.each([
  // Kinds, singular and plural, everyday words and the presets' own, four languages.
  ['parks in Monaco', parks],
  ['show me all the parks of Monaco please', parks],
  ['Parks in Monaco', parks],
  ['les parcs de Monaco', parks],
  ['parques en Mónaco', parks],
  ['museums in Monaco', museums],
  ['Museen in Monaco', museums],
  ['musées à Monaco', museums],
  ['In Monaco, show me the museums', museums],
  ['petrol stations in Monaco', ['Station-service Fontvieille']],
  ['Tankstelle in Monaco', ['Station-service Fontvieille']],
  ['gasolineras en Mónaco', ['Station-service Fontvieille']],
  ['police station in Monaco', ['Direction de la Sûreté Publique']],
  ['is there a hospital in Monaco?', ['Centre Hospitalier Princesse Grace']],
  ['where is the train station in Monaco', ['Monaco - Monte-Carlo']],
  ['castles in Monaco', ['Palais Princier de Monaco']],
  ['car parks in Monaco', ['Parking des Pêcheurs', 'Parking du Casino', 'Parking du Stade Louis II']],
  ['supermarkets Monaco', supermarkets],
  ['Monaco supermarkets', supermarkets],
  ['pubs and nightclubs in Monaco', ['Brasserie de Monaco', 'Ship & Castle', "Jimmy'z"]],
  // What one does there.
  ['where can I swim in Monaco', ['Stade nautique Rainier III', 'Plage du Larvotto']],
  ['where to park in Monaco', ['Parking des Pêcheurs', 'Parking du Casino', 'Parking du Stade Louis II']],
  ['wo kann ich in Monaco tanken', ['Station-service Fontvieille']],
  // Attributes.
  ['Italian restaurants in Monaco', italian],
  ['restaurants italiens à Monaco', italian],
  ['italienische Restaurants in Monaco', italian],
  ['restaurantes italianos en Mónaco', italian],
  [
    'catholic churches in Monaco',
    ['Cathédrale Notre-Dame-Immaculée', 'Chapelle Sainte-Dévote', 'Église Saint-Charles'],
  ],
  ['4 star hotels in Monaco', fourStars],
  ['four-star hotels in Monaco', fourStars],
  ['hotels with a pool and free wifi in Monaco', ['Fairmont Monte Carlo', 'Novotel Monte-Carlo']],
  ['5-star hotels with wheelchair access in Monaco', ['Hôtel de Paris Monte-Carlo']],
  ['petrol stations open 24/7 in Monaco', ['Station-service Fontvieille']],
  ['cafés with wifi in Monaco', ['Starbucks']],
  ['free parks in Monaco', ['Jardin Japonais']],
  ['parks in Monaco larger than 1 hectare', ['Parc paysager de Fontvieille']],
  ['vegan restaurants in Monaco', []],
  // Names, brands, operators.
  ['Carrefour in Monaco', ['Carrefour Monaco']],
  ['Carrefour supermarkets in Monaco', ['Carrefour Monaco']],
  ['supermarkets operated by Carrefour in Monaco', ['Carrefour Monaco']],
  ['restaurants named "Quai" in Monaco', ['Quai des Artistes']],
  ['Novotel in Monaco', ['Novotel Monte-Carlo']],
  ['where is the Grimaldi Forum', ['Grimaldi Forum']],
  // Distance.
  ['hotels within 300 m of the casino', [...squares, 'Fairmont Monte Carlo']],
  ['Italian restaurants within 500 m of the casino in Monaco', ['Cipriani', 'Il Terrazzino', 'Rampoldi']],
  ['Hotels im Umkreis von 300 m um das Casino', [...squares, 'Fairmont Monte Carlo']],
  ['hôtels à moins de 300 m du casino', [...squares, 'Fairmont Monte Carlo']],
  ['hoteles a menos de 300 m del casino', [...squares, 'Fairmont Monte Carlo']],
  ['museums near the cathedral', ['Musée océanographique de Monaco', 'Musée des Timbres et des Monnaies']],
  ['hotels within a 3 minute walk of the casino', [...squares, 'Fairmont Monte Carlo']],
  ['supermarkets within walking distance of the train station', ['Casino Supermarché', 'Spar']],
  ['restaurants on Quai Jean-Charles Rey', ['Beefbar', 'La Salière']],
  ['restaurants within 150 m of 6 Avenue de Monte-Carlo', ['Le Louis XV']],
  ['viewpoints near the Oceanographic Museum', ['Rampe Major']],
  // Nearest.
  ['the 3 nearest cafés to the casino', nearest],
  ['3 cafés closest to the casino in Monaco', nearest],
  ['closest hospital to the Hôtel de Paris', ['Centre Hospitalier Princesse Grace']],
  ['Where is the nearest supermarket to the casino?', ['Spar']],
  ['les 2 hôtels les plus proches du casino', ['Hôtel Métropole Monte-Carlo', 'Hôtel de Paris Monte-Carlo']],
  ['los 2 hoteles más cercanos al casino', ['Hôtel Métropole Monte-Carlo', 'Hôtel de Paris Monte-Carlo']],
  ['die 2 nächsten Hotels zum Casino', ['Hôtel Métropole Monte-Carlo', 'Hôtel de Paris Monte-Carlo']],
  // Direction, box, number.
  [
    'hotels north of the casino',
    [
      'Fairmont Monte Carlo',
      'Hôtel Métropole Monte-Carlo',
      'Le Méridien Beach Plaza',
      'Monte-Carlo Bay Hotel',
    ],
  ],
  ['parks between the casino and the train station', ['Jardins du Casino', 'Square Gastaud']],
  ['cafés in 7.42,43.735,7.43,43.742', ['Café de Paris Monte-Carlo']],
  ['2 parks in Monaco', undefined],
  // Superlatives, raw tags, possessives, exceptions.
  ['the largest park in Monaco', ['Parc paysager de Fontvieille']],
  ['tourism=viewpoint in Monaco', ['Rampe Major']],
  ['wifi cafés in Monaco', ['Starbucks']],
  ['pizza in Monaco', ['La Pizzeria Monégasque']],
  ["viewpoints within 200 m of the Prince's Palace", ['Rampe Major']],
  ['museums more than 1 km from the casino in Monaco', museums.filter((name) => !/Sauber|océano/.test(name))],
  ['parks in Monaco except Fontvieille', parks.filter((name) => !/Fontvieille/.test(name))],
  ['a good Italian restaurant near the casino', ['Cipriani', 'Il Terrazzino', 'Rampoldi']],
  // Slips of the pen.
  ['musuems in Monaco', museums],
  ['restuarants named Rampoldi in Monaco', ['Rampoldi']],
])('%s', async (query, expected) => {
  const { features } = await geo.mapFeatures(query);
  const found = features.map(({ properties }) => properties.name).sort();
  if (expected) expect(found).toEqual([...expected].sort());
  else expect(found).toHaveLength(2);
});

test('nearest first, with the distance; near a place without an order', async () => {
  const { features, query } = await geo.mapFeatures('the 3 nearest cafés to the casino');
  expect(features.map(({ properties }) => properties.name)).toEqual(nearest);
  const distances = features.map(({ properties }) => properties.distanceMetres!);
  expect(distances[0]).toBeLessThan(100);
  expect([...distances].sort((a, b) => a - b)).toEqual(distances);
  expect(query).toMatchObject({ nearestTo: 'casino', extracts: ['monaco-sample'] });
});

test('the answer says how it was read, from what, on what terms', async () => {
  const answer = await geo.mapFeatures('resturants near the casino');
  expect(answer.notes).toEqual(['“resturants” was read as “restaurant”', '“near” is read as within 500 m']);
  expect(answer.attribution).toContain('sample of Monaco');
  expect(answer.query.kinds).toEqual(['restaurant: amenity=restaurant']);
  expect(answer.query.where).toBe('within 500 m of casino');
  for (const { properties } of answer.features) expect(properties.attribution).toBe(answer.attribution);
});

test.each([
  ['asdf qwer', 'query_not_understood', /asdf qwer/],
  ['parcks of some sorts', 'query_not_understood', /Did you mean .*“park”/],
  ['pharmacies open until dawn in Monaco', 'query_not_understood', /open until dawn.*open now/],
  ['restaurants near me', 'query_not_understood', /near me/],
  ['the nearest supermarket', 'query_not_understood', /place to be near to/],
  ['cafés in this box', 'query_not_understood', /box/],
  ['cafés in 7.5,43.7,7.4,43.8', 'query_not_understood', /west < east/],
  ['', 'query_not_understood', /no kind/],
  ['!!!', 'query_not_understood', /no kind/],
  ['parks in Andorra la Vella', 'area_not_covered', /graticule osm import/],
  ['restaurants in Paris', 'area_not_covered', /Paris/],
  ['restaurants in Qwertzuiopolis', 'place_not_found', /Qwertzuiopolis/],
])('%s is refused with a reason', async (query, code, message) => {
  const error = await geo.mapFeatures(query).catch((reason) => reason);
  expect(error).toMatchObject({ code });
  expect(error.message).toMatch(message);
});

test('the options bbox and limit bound the answer', async () => {
  const bbox = [7.42, 43.735, 7.43, 43.742] as const;
  const cafes = await geo.mapFeatures('cafés in this box', { bbox });
  expect(cafes.features.map(({ properties }) => properties.name)).toEqual(['Café de Paris Monte-Carlo']);
  const few = await geo.mapFeatures('restaurants in Monaco', { limit: 2 });
  expect(few.features).toHaveLength(2);
  expect(few.notes).toContain('the first 2 of 12 features');
  await expect(geo.mapFeatures('parks', { bbox: [1, 2, 3] as never })).rejects.toThrow(TypeError);
});
