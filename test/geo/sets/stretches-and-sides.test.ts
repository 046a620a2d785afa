/** Towns along a river or a coast, from one town to another: on its course, not where it crosses the straight way. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const rhine = [
  ['Strasbourg', 'Karlsruhe', 'Mannheim', 'Mainz', 'Koblenz', 'Bonn'],
  ['Basel', 'Cologne', 'Düsseldorf', 'Stuttgart'],
];

test.each([
  ['cities on the Rhine between Basel and Cologne', ...rhine],
  ['cities along the Rhine from Basel to Cologne', ...rhine],
  ['Städte am Rhein zwischen Basel und Köln', ...rhine],
  ['Städte am Rhein von Basel bis Köln', ...rhine],
  ['cities on the Nile between Aswan and Cairo', ['Luxor', 'Sohag', 'Asyūţ', 'Al Minyā'], ['Alexandria']],
  ['villes sur la Loire entre Orléans et Nantes', ['Tours', 'Blois', 'Angers'], ['Orléans', 'Le Mans']],
  ['villes du Rhône entre Lyon et Avignon', ['Valence', 'Montélimar'], ['Saint-Étienne', 'Grenoble']],
  ['长江沿岸武汉和南京之间的城市', ['Jiujiang', 'Anqing', 'Wuhu'], ['Hefei', 'Nanchang']],
  ['города на Волге между Казанью и Самарой', ['Ulyanovsk', 'Tol’yatti'], ['Kazan', 'Penza']],
  // The river and not the state, whose name is the better known.
  ['cities on the Mississippi between St. Louis and Memphis', ['Cape Girardeau'], ['Jackson', 'Gulfport']],
  ['towns within 10 km of the Rhine between Mainz and Koblenz', ['Bingen am Rhein'], ['Frankfurt am Main']],
  ['seaside towns between Nice and Cannes', ['Antibes'], ['Grasse', 'Seaside']],
  ['cities on the coast between Barcelona and Valencia', ['Tarragona', 'Castelló de la Plana'], ['Lleida']],
  ['coastal cities from Lisbon to Porto', ['Aveiro', 'Figueira da Foz'], ['Coimbra', 'Leiria', 'Setúbal']],
  ['cities on the Mediterranean between Marseille and Barcelona', ['Sète', 'Blanes'], ['Toulouse', 'Nîmes']],
  ['cities on the Danube downstream of Belgrade', ['Ruse', 'Galaţi'], ['Novi Sad', 'Budapest', 'Bucharest']],
  ['cities on the Volga upstream of Kazan', ['Tver', 'Yaroslavl'], ['Samara', 'Saratov', 'Volgograd']],
])('%s', async (question, held, left) => {
  const { members } = (await geo.spatial(question)).properties;
  const names = members!.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(held!));
  for (const name of left!) expect(names).not.toContain(name);
});

test.each([
  ['countries in the Amazon', ['Bolivia', 'Ecuador', 'Venezuela'], ['Argentina', 'Paraguay']],
  ['Brazilian states in the Amazon', ['Acre', 'Roraima', 'Rondônia'], ['Bahia', 'Paraná']],
  ['cities in the Amazon', ['Manaus', 'Rio Branco', 'Boa Vista'], ['Lima', 'Brasília']],
  ['cities on the Amazon', ['Manaus', 'Iquitos'], ['Rio Branco', 'Boa Vista']],
  ['countries that the Amazon flows through', ['Brazil', 'Colombia', 'Peru'], ['Ecuador', 'Bolivia']],
])('in the Amazon is in its forest, on it is at the river: %s', async (question, held, left) => {
  const { members } = (await geo.spatial(question)).properties;
  const names = members!.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(names).not.toContain(name);
});

test.each([
  ['ciudades en el Mediterráneo de España y Francia', ['Málaga', 'Nice']],
  ['coastal cities of Spain and Portugal', ['Málaga', 'Setúbal', 'Cadiz']],
])('two lands in a row are no way from one to the other: %s', async (question, held) => {
  const { members } = (await geo.spatial(question)).properties;
  expect(members!.map(({ name }) => name)).toEqual(expect.arrayContaining(held));
});

test.each([
  ['Italian regions in the north', ['Lombardy', 'Veneto'], ['Lazio', 'Sicily']],
  ['US states in the northwest', ['Oregon', 'Washington'], ['Texas', 'Florida']],
  ['französische Departements im Süden', ['Hérault', 'Var'], ['Nord', 'Finistère']],
  ['départements français dans le sud', ['Hérault', 'Var'], ['Nord', 'Finistère']],
  ['ciudades españolas en el norte', ['Bilbao', 'Oviedo'], ['Sevilla', 'Málaga']],
  // The department.
  ['villes dans le Nord', ['Lille', 'Dunkerque'], ['Rouen', 'Paris']],
])('a side is one of the land named before it: %s', async (question, held, left) => {
  const { members } = (await geo.spatial(question)).properties;
  const names = members!.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(names).not.toContain(name);
});

test.each([
  ['cities on the island of Sicily', ['Palermo', 'Catania'], ['Naples']],
  ['Japanese prefectures on the island of Shikoku', ['Ehime Prefecture'], ['Okayama Prefecture']],
  ['provinces on the island of Sardinia', ['Sassari'], ['Palermo']],
  ['countries on the continent of Africa', ['Egypt', 'Madagascar'], ['Yemen']],
  ['cities on the lake of Constance', ['Konstanz', 'Bregenz'], ['Zürich']],
])('a noun says what the name behind it is: %s', async (question, held, left) => {
  const { members } = (await geo.spatial(question)).properties;
  const names = members!.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(names).not.toContain(name);
});

test.each([
  ['cities on the largest lake in Germany', ['Konstanz', 'Bregenz'], ['Munich']],
  ['cities on lakes in Italy', ['Como', 'Verbania'], ['Lugano', 'Milan']],
  ['cities on rivers in Poland', ['Warsaw', 'Wrocław'], ['Brest', 'Ostrava', 'Lublin']],
  ['cities on the longest river of France', ['Nantes', 'Orléans'], ['Lyon', 'Paris']],
])('the water may be told by a set: %s', async (question, held, left) => {
  const { members } = (await geo.spatial(question)).properties;
  const names = members!.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(names).not.toContain(name);
});
