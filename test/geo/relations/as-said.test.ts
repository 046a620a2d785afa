/** Questions that were once answered as another one: a word dropped, a namesake, a condition on the wrong place. Judged by
 * the members, or by places inside and outside. */

import type { Position } from 'geojson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AreaIndex } from '../../../src/geo/geometry/area-index.ts';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { createGeo, type Geo, GeoError } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const sorted = (names: readonly string[]) => [...names].sort((a, b) => (a < b ? -1 : 1));

test.each([
  [
    'countries in the EU and in NATO but not in the euro area',
    'Bulgaria, Croatia, Czechia, Denmark, Hungary, Poland, Romania, Sweden',
    ['Bulgaria', 'Croatia'],
  ],
  [
    'European countries neither in the EU nor in NATO',
    'Andorra, Belarus, Bosnia and Herzegovina, Kosovo, Liechtenstein, Moldova, Monaco, Russia, San Marino, Serbia, Switzerland, Ukraine, Vatican City',
  ],
  ['die drei größten Bundesländer', 'Baden-Württemberg, Bavaria, Lower Saxony'],
  ['Bundesländer an der Ostsee', 'Mecklenburg-Western Pomerania, Schleswig-Holstein'],
  [
    'Kantone der Schweiz, die an Deutschland grenzen',
    'Aargau, Basel-Landschaft, Basel-Stadt, Schaffhausen, Thurgau, Zürich',
  ],
  ['3 most populous countries outside Asia', 'Brazil, Nigeria, United States of America'],
  ['the 3 largest countries of South America except Brazil', 'Argentina, Colombia, Peru'],
  ['countries in South America which border Brazil and have a Pacific coast', 'Colombia, Peru'],
  ['Central American countries without a Caribbean coast', 'El Salvador'],
  ['neighbours of Switzerland that are in the EU', 'Austria, France, Germany, Italy'],
  ['neighbours of Bavaria in Germany', 'Baden-Württemberg, Hesse, Saxony, Thuringia'],
  ['países que limitan con Brasil y Argentina', 'Bolivia, Paraguay, Uruguay'],
  ['départements côtiers de Bretagne', "Côtes-d'Armor, Finistère, Ille-et-Vilaine, Morbihan"],
  ['quelles régions italiennes touchent la Suisse', 'Aosta Valley, Lombardy, Piedmont, Trentino–South Tyrol'],
  [
    'provincias españolas que limitan con Portugal',
    'Badajoz, Cáceres, Huelva, Ourense, Pontevedra, Salamanca, Zamora',
  ],
  ['which African country has the most people', 'Nigeria'],
  ['EU-Länder, die nicht in der NATO sind', 'Austria, Cyprus, Ireland, Malta'],
  ['lakes between Italy and Switzerland', 'Lake Lugano, Lake Maggiore'],
  ['mountain ranges between France and Spain', 'Pyrenees'],
  ['capitals of the Benelux countries except Brussels', 'Amsterdam, Luxembourg'],
  ['islands in the Caribbean larger than 5000 km2', 'Cuba, Hispaniola, Jamaica, Puerto Rico'],
] as [string, string, string[]?][])('members of "%s"', async (question, members, without = []) => {
  const { properties } = await geo.spatial(question);
  const wanted = members.split(', ').filter((name) => !without.includes(name));
  expect(sorted(properties.members?.map(({ name }) => name) ?? [])).toEqual(sorted(wanted));
});

const at: Record<string, Position> = {
  Assen: [6.56, 52.99],
  Aswan: [32.9, 24.09],
  Kharkiv: [36.23, 49.99],
  Lviv: [24.03, 49.84],
  Vinnytsia: [28.47, 49.23],
  Volgograd: [44.5, 48.71],
  Avignon: [4.8, 43.95],
  Bern: [7.45, 46.95],
  Chur: [9.53, 46.85],
  DesMoines: [-93.62, 41.59],
  Dubuque: [-90.67, 42.5],
  Edirne: [26.56, 41.68],
  Fatih: [28.94, 41.02],
  FitzroyCrossing: [125.57, -18.19],
  Grenoble: [5.73, 45.19],
  Innsbruck: [11.39, 47.27],
  Mombasa: [39.67, -4.05],
  Kirkwall: [-2.96, 58.98],
  Maastricht: [5.69, 50.85],
  Marsabit: [37.99, 2.33],
  Moline: [-90.5, 41.48],
  OklahomaCity: [-97.5, 35.5],
  Segovia: [-4.12, 40.95],
  Springfield: [-89.65, 39.8],
  ToledoES: [-4.02, 39.86],
  Tulsa: [-95.99, 36.15],
  Uskudar: [29.08, 41.03],
  Ohio: [-83.54, 41.65],
  Mendoza: [-68.84, -32.89],
  Uspallata: [-69.9, -32.6],
  Perth: [115.86, -31.95],
  Potosi: [-66.0, -20.0],
};

test.each([
  ['I would like to see Kenya, but just the part north of Nairobi', 'Marsabit', 'Mombasa Aswan'],
  ['Ukraine south of Kyiv or east of Odesa', 'Vinnytsia Kharkiv', 'Volgograd Aswan'],
  ['Ucraina a sud di Odessa o a est di Kiev', 'Kharkiv', 'Lviv Vinnytsia Volgograd'],
  ['Iowa and Illinois within 20 miles of the Mississippi', 'Dubuque Moline', 'DesMoines Springfield'],
  ['Texas, Oklahoma and Kansas', 'Tulsa OklahomaCity', 'DesMoines'],
  ['Spain within 50 km of Toledo', 'ToledoES', 'Segovia Ohio'],
  ['the part of Turkey that lies in Europe', 'Edirne Fatih', 'Uskudar'],
  ['la partie européenne de la Turquie', 'Edirne Fatih', 'Uskudar'],
  ['the Asian part of Turkey', 'Uskudar', 'Edirne Fatih'],
  ['the Alps except the Swiss part', 'Innsbruck', 'Bern'],
  ['los Andes entre Chile y Argentina', 'Uspallata', 'Potosi Mendoza'],
  ['Orkney', 'Kirkwall', 'Segovia'],
  ['the Alps of Switzerland', 'Chur', 'Innsbruck Grenoble'],
  ['the Kimberley region of Western Australia', 'FitzroyCrossing', 'Perth'],
  ['the area from 5W to 10E and from 42N to 51N', 'Avignon Bern', 'Innsbruck Perth Kirkwall'],
  ['within 30 km of the city of Grenoble', 'Grenoble', 'Avignon Bern'],
] as const)('"%s" holds the right places', async (question, inside, outside) => {
  const { geometry } = await geo.spatial(question);
  const index = new AreaIndex(toMixed(geometry).areas);
  for (const name of inside.split(' ')) expect(index.contains(at[name]!), name).toBe(true);
  for (const name of outside.split(' ')) expect(index.contains(at[name]!), name).toBe(false);
});

test.each([
  ['the frontier of Norway and Sweden', 'border between Norway and Sweden'],
  ['entre Perú y Bolivia, la frontera', 'border between Perú and Bolivia'],
  ['Scandinavian mountains', 'Scandinavian mountains'],
  ['the Atacama', 'Atacama Desert'],
  ['the city of Grenoble', 'Grenoble'],
  ['zwischen Elbe und Oder', 'between Elbe and Oder'],
  ['UK without Wales and without Scotland', '(UK except Wales) except Scotland'],
  ['Hudson river New York', 'overlap of Hudson river and state of New York'],
  ['Snake River Idaho', 'overlap of Snake River and Idaho'],
  [
    'Italy except Sicily and Sardinia but including Corsica',
    '(Italy except (Sicily and Sardinia)) and Corsica',
  ],
  ['Oslo within 50 km', 'within 50 km of Oslo'],
  ['Rome, within 20 miles', 'within 20 mi of Rome'],
  ['5 km circle at 48.85, 2.35', 'within 5 km of 48.85° N 2.35° E'],
  ['Paris and its surroundings', 'Paris and (surroundings of Paris)'],
  ['towns in or near the Alps', 'overlap of (cities) and (Alps and (near Alps))'],
  ['between the Vosges and the Black Forest', 'between Vosges Mountains and Black Forest'],
  ['the confluence of the Main and the Rhine', 'border between Main and Rhine'],
  ['where the Main flows into the Rhine', 'border between Main and Rhine'],
  ['territorial waters of Malta', '12 nmi off the coast of Malta'],
  ['between Tokyo and Osaka, 20 km wide', 'within 10 km of (line from Tokyo to Osaka)'],
  ['France minus Corsica and the overseas', 'France except (Corsica and (overseas parts of France))'],
  ['Brazil below 20 south', 'overlap of Brazil and (south of 20° S)'],
  ['between latitudes 30 and 35 in Japan', 'overlap of (between 30° N and 35° N) and Japan'],
  ['north 55 south 50 west 0 east 8', 'box from 50° N 0° E to 55° N 8° E'],
  ['the area bounded by 10E, 20E, 40N and 50N', 'box from 40° N 10° E to 50° N 20° E'],
  ['south 10, north 5, west 20, east 30', 'box from 10° S 20° E to 5° N 30° E'],
  ['square with 50 km sides centred on Rome', '50 km by 50 km around Rome'],
  ['around the Great Lakes 20 miles', 'within 20 mi of Great Lakes'],
  ['50 km vor der Küste Italiens', '50 km off the coast of Italien'],
  ['everything within 500 km of Berlin that is not Germany', '(within 500 km of Berlin) except Germany'],
  ['roughly 50 km around Vienna', 'within 50 km of Vienna'],
  ['the Atlantic between 30 and 40 north', 'overlap of the Atlantic and (between 30° N and 40° N)'],
  ['Russia between 60 and 70 east', 'overlap of Russia and (between 60° E and 70° E)'],
  ['where the equator crosses Africa', 'overlap of equator and Africa'],
  ['ok google, where is Madrid?', 'Madrid'],
  ['hey siri, show me Madrid', 'Madrid'],
  ['Alexa, Madrid please', 'Madrid'],
  ['the French Riviera from Nice to Monaco', 'overlap of French Riviera and (between Nice and Monaco)'],
  ['big cities in Poland', '10 most populous cities in Poland'],
  ['major airports in Germany', 'airports in Germany'],
  ['west coast states', 'west coast states'],
  ['the upper Danube', 'river danube upstream of 48.14° N 17.1° E'],
  ['the lower Mississippi', 'river mississippi downstream of 36.98° N 89.13° W'],
  ["New Zealand's South Island", 'South Island, New Zealand'],
  ["Portugal's Algarve", 'Algarve, Portugal'],
  ["France's north", 'northern France'],
])('"%s" is read as %s', async (question, name) => {
  expect((await geo.spatial(question)).properties.name).toBe(name);
});

test.each([
  ['the beach', 'query_not_understood'],
  ['vineyards in Italy', 'query_not_understood'],
  ['largest waterfall in Italy', 'query_not_understood'],
  ['famous cities in Italy', 'query_not_understood'],
  ['forests of the Ardennes', 'empty_result'],
  ['the upper Tees', 'query_not_understood'],
  ['most of France', 'query_not_understood'],
  ['South America without its Pacific coast', 'query_not_understood'],
  ['capitals that lie on an island', 'query_not_understood'],
  ['countries in Germany', 'query_not_understood'],
  ['exclusive economic zone of Iceland', 'query_not_understood'],
  ['west of the Andes in Argentina', 'empty_result'],
  ['Middle Earth', 'place_not_found'],
])('"%s" is refused', async (question, code) => {
  const error = await geo.spatial(question).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(GeoError);
  expect((error as GeoError).code).toBe(code);
});

test.each([
  ['cities in Georgia', /^“Georgia”: the name is also that of Georgia \(region, United States of America\)/],
  ['ten smallest states', /^the states are taken to be countries/],
  ['the middle Danube', /^"middle Danube" is read as its course from Bratislava to Iron Gates$/],
])('the answer to "%s" tells what it takes the words for', async (question, note) => {
  const { notes } = (await geo.spatial(question)).properties;
  expect(notes?.some((each) => note.test(each))).toBe(true);
});
