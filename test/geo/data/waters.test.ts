import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { readData } from './layers.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

describe('waters that people ask for', () => {
  it.each([
    ['Kakhovka Reservoir', 'reservoir/kakhovka-reservoir'],
    ['Каховское водохранилище', 'reservoir/kakhovka-reservoir'],
    ['Vilyuy Reservoir', 'reservoir/vilyuy-reservoir'],
    ['Lac de Buyo', 'reservoir/lake-buyo'],
    ['Hamoun-e Helmand', 'lake/lake-hamun'],
    ['Lake Burley Griffin', 'reservoir/lake-burley-griffin'],
    ['Devils Lake', 'lake/devils-lake'],
    ['Lake Texoma', 'reservoir/lake-texoma'],
    ['Chilean Sea', 'sea/chilean-sea'],
    ['Mar de Grau', 'sea/mar-de-grau'],
    ['Cam Ranh Bay', 'bay/cam-ranh-bay'],
    ['Mirs Bay', 'bay/mirs-bay'],
    ['Queen Victoria Sea', 'sea/queen-victoria-sea'],
    ['Sea of Sardinia', 'sea/sea-of-sardinia'],
    ['Sea of Sicily', 'strait/strait-of-sicily'],
    ['Chiemsee', 'lake/chiemsee'],
    ['Vierwaldstättersee', 'lake/lake-lucerne'],
    ['Bay of Pigs', 'bay/bay-of-pigs'],
    ['Curonian Lagoon', 'lagoon/curonian-lagoon'],
    ['Pangong Tso', 'lake/pangong-tso'],
    ['Lake George', 'lake/lake-george-new-york'],
    ['Lake George Uganda', 'lake/lake-george-uganda'],
    ['Galveston Bay', 'bay/galveston-bay'],
    ['Georgian Bay', 'bay/georgian-bay'],
    ['Baie de Somme', 'bay/baie-de-somme'],
    ['Bassin d’Arcachon', 'bay/arcachon-bay'],
    ['Laguna di Venezia', 'lagoon/venetian-lagoon'],
    ['Vodní nádrž Lipno', 'reservoir/lipno-reservoir'],
    ['Lake Windermere', 'lake/lake-windermere'],
    ['Tegernsee lake', 'lake/tegernsee'],
    ['Canal Beagle', 'channel/beagle-channel'],
    ['有明海', 'bay/ariake-sea'],
    ['Lake Teslin', 'lake/teslin-lake'],
  ])('%s', async (query, id) => expect((await geo.waterFeature(query)).id).toBe(id));
});

describe('a town and a water of one name', () => {
  it.each([
    ['Green Bay', 'city/5254962', 'bay/green-bay'],
    ['Thunder Bay', 'city/6166142', 'bay/thunder-bay'],
    ['Lake Placid', 'city/5123831', 'lake/lake-placid'],
    ['Mossel Bay', 'city/973709', 'bay/mossel-bay'],
    ['Buzzards Bay', 'bay/buzzards-bay', 'city/4931875'],
    ['Jervis Bay', 'bay/jervis-bay', 'region/AUS-1932'],
    ['Windermere', 'lake/lake-windermere', 'city/2633851'],
    ['Tegernsee', 'lake/tegernsee', 'city/2823679'],
    ['Attersee', 'lake/attersee', 'city/2782287'],
    ['Wannsee', 'lake/wannsee', 'city/2814196'],
    ['Patras', 'city/255683', undefined],
  ])('%s is %s, the other is told', async (query, id, other) => {
    const found = await geo.geocode(query);
    expect(found.id).toBe(id);
    if (other) expect(found.properties.match.alternatives.map((place) => place.id)).toContain(other);
  });
});

describe('waters drawn by hand or by their limits', () => {
  const waters = String(readData('geo/entities.ndjson'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; name: string; layer: string } & Record<string, number>)
    .filter(({ layer, id }) => layer === 'seas' || (layer === 'approximate' && !/^(river|canal)\//.test(id)));

  it('are found by their own names', async () => {
    const others: string[] = [];
    for (const { id, name } of waters) {
      const found = await geo.waterFeature(name).then(
        (feature) => feature.id,
        (error: Error) => error.message,
      );
      if (found !== id) others.push(`${name}: ${found}, not ${id}`);
    }
    expect(others).toEqual([]);
  });

  it('are within 25 % of their published areas', () => {
    const off = waters.filter(
      ({ areaKm2, publishedAreaKm2 }) =>
        publishedAreaKm2 !== undefined && Math.abs(areaKm2! / publishedAreaKm2 - 1) > 0.25,
    );
    expect(off.map(({ id }) => id)).toEqual([]);
  });
});
