import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

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
  ])('%s', async (query, id) => expect((await geo.waterFeature(query)).id).toBe(id));
});
