/** What stands where a place is named is a place, or the question is refused: days, means of travel, clauses, sorts. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { MapJudge } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

test.each([
  'restaurants in Monaco except on Sundays',
  'Restaurants in Monaco mit dem Rad erreichbar',
  'Welche Hostels sind nahe am Schloss in Ulm und mit dem Auto erreichbar?',
  'Restaurants in Monaco auf einem Hügel',
  'Schulen in Nizza, in denen Hunde verboten sind',
  'restaurants in Monaco but not in the centre',
  'restaurants à Nice mais pas au centre',
  'Bänke im Schatten in Bonn',
  'estatuas de Colón en Barcelona',
  'restaurants près de chez moi',
  'magasins de cordes à Nice',
])('no place is named: %s', async (question) => {
  expect(await reader.read(question)).toBeInstanceOf(GeoError);
});

test.each([
  'restaurants owned by women in Nice',
  'schools run by volunteers in Nice',
  'nach Frauen benannte Straßen in Wien',
  'calles con nombre de mujer en Madrid',
  'Which islands belong to Greece?',
  'Do all hotels in Nantes have wifi?',
  'Haben alle Hotels in Nantes WLAN?',
  'hotels in Lyon that cost less than 100 euros',
  'Wieviel kostet das Parken in Monaco?',
  'Is the nearest pharmacy to the station in Ulm open now?',
  'Ist die nächste Apotheke zum Bahnhof in Ulm jetzt offen?',
  'Does the largest park in Ulm have toilets?',
])('no tag says it: %s', async (question) => {
  expect(await reader.read(question)).toBeInstanceOf(GeoError);
});

test.each([
  ['pharmacies près de la gare de Lyon à Paris', 'within 500 m of gare de Lyon, Paris'],
  ["cafés autour de l'église Saint-Pierre à Nice", 'within 500 m of église Saint-Pierre, Nice'],
  ["hôtels près de l'Arc de Triomphe à Paris", 'within 500 m of Arc de Triomphe, Paris'],
  ['la panadería más cercana a la estación de León', 'nearest 1 estación, León'],
  ['Toiletten am Brandenburger Tor in Berlin', 'within 100 m of Brandenburger Tor, Berlin'],
  ['Haltestellen in 300 m Umkreis vom Rathaus in Ulm', 'within 300 m of Rathaus, Ulm'],
  ["les bars d'Annecy", 'Annecy'],
  ['há algum multibanco perto da Torre de Belém?', 'within 500 m of Torre de Belém'],
  ['Galata Kulesi yakınında bankamatik var mı?', 'within 500 m of Galata Kulesi'],
  ['离北京站最近的药店', 'nearest 1 北京站'],
])('a name is whole: %s', async (question, where) => {
  expect(await reader.read(question)).toMatchObject({ where });
});

test.each([
  ['statues of Lenin in Moscow', 'Lenin', 'Moscow'],
  ['Denkmäler für Goethe in Weimar', 'Goethe', 'Weimar'],
  ["statues de Jeanne d'Arc à Paris", 'Jeanne', 'Paris'],
])('whom statues show is no place: %s', async (question, who, where) => {
  const reading = await reader.read(question);
  expect(reading).toMatchObject({ where });
  expect((reading as { kinds: readonly string[] }).kinds[0]).toContain(who);
});

test.each([
  ['trees taller than 30 m in Dresden', 'height or building:height > 30 m'],
  ['car parks under 2 m high in Leeds', 'maxheight or height < 2 m'],
  ['peaks higher than 2000 m in Andorra', 'ele or height > 2000 m'],
])('a height is measured as the kind has one: %s', async (question, filter) => {
  expect(((await reader.read(question)) as { kinds: readonly string[] }).kinds[0]).toContain(filter);
});
