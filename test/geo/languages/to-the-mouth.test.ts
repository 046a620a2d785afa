/** Courses of rivers to their mouths and from their sources, and active volcanoes. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each([
  ['Warta od Poznania do ujścia', 'downstream', 'river/warta'],
  ['Wisła od źródła do Krakowa', 'upstream', 'river/vistula'],
  ['Волга от Казани до устья', 'downstream', 'river/volga'],
  ['Дніпро від Києва до гирла', 'downstream', 'river/dnieper'],
  ['il Po da Torino alla foce', 'downstream', 'river/po'],
  ['o Tejo de Toledo até à foz', 'downstream', 'river/tagus'],
  ['de Rijn van Bazel tot de monding', 'downstream', 'river/rhine'],
  ['长江从武汉到入海口', 'downstream', 'river/yangtze'],
  ['Bengawan Solo dari Surakarta ke muara', 'downstream', 'river/bengawan-solo'],
  ['Göta älv från Trollhättan till mynningen', 'downstream', 'river/gota'],
  ["la Loire d'Orléans à son embouchure", 'downstream', 'river/loire'],
  ['el Ebro desde Zaragoza hasta su desembocadura', 'downstream', 'river/ebro'],
])('%s', async (question, way, river) => {
  const { query, places } = (await geo.spatial(question)).properties;
  expect(query).toMatchObject({ type: 'Reach', way });
  expect(places!.map(({ id }) => id)).toContain(river);
});

test.each([
  ['active volcanoes in Italy', 'Mount Etna'],
  ['aktive Vulkane in Italien', 'Mount Etna'],
  ["volcans actifs d'Indonésie", 'Mount Merapi'],
  ['volcanes activos de Guatemala', 'Pacaya'],
  ['vulcani attivi in Italia', 'Mount Etna'],
  ['北海道の活火山', 'Mount Usu'],
  ['действующие вулканы Камчатки', 'Klyuchevskaya Sopka'],
  ['gunung berapi aktif di Jawa', 'Mount Merapi'],
])('%s', async (question, name) => {
  const { members, notes } = (await geo.spatial(question)).properties;
  expect(members!.map((member) => member.name)).toContain(name);
  expect(notes!.join()).toContain('12,000 years');
});

test('a silent volcano is none of the active ones', async () => {
  const names = async (question: string) =>
    (await geo.spatial(question)).properties.members!.map(({ name }) => name);
  expect(await names('volcanoes in Réunion')).toContain('Piton des Neiges');
  expect(await names('active volcanoes in Réunion')).not.toContain('Piton des Neiges');
});

test.each([
  'countries where portuguese is an official language',
  'countries where Portuguese is one of the official languages',
])('%s', async (question) => {
  const { members } = (await geo.spatial(question)).properties;
  const names = members!.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Brazil', 'Angola', 'East Timor']));
  expect(names).not.toContain('Spain');
});

test('a coast on the Caribbean', async () => {
  const { members } = (await geo.spatial('departamentos de Colombia con costa en el Caribe')).properties;
  const names = members!.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['La Guajira', 'Magdalena', 'Antioquia']));
  expect(names).not.toContain('Nariño');
});
