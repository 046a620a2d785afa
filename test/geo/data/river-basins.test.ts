import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { readData } from './layers.ts';

const table = new URL('../../../data/scripts/tables/landscapes-29-river-basins.tsv', import.meta.url);
const rows = readFileSync(table, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
const areas = new Map(
  readData('geo/entities.ndjson')
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; areaKm2: number })
    .map(({ id, areaKm2 }) => [id, areaKm2]),
);

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const members = async (question: string): Promise<string[]> => {
  const { properties } = await geo.spatial(question);
  return (properties.members ?? []).map(({ name }) => name).sort();
};

describe('drainage basins', () => {
  it('are drawn within a twelfth of the published area', () => {
    const off = rows
      .filter(([, , , published]) => published !== '')
      .map(([id, , , published]) => [id, areas.get(id!)! / Number(published)] as const)
      .filter(([, ratio]) => Math.abs(ratio - 1) > 1 / 12);
    expect(off).toEqual([]);
  });

  it.each([
    ['the Nile basin', 'Burundi Egypt Eritrea Ethiopia Kenya Rwanda Sudan Tanzania Uganda'],
    ['the Rhine basin', 'Austria Belgium France Germany Liechtenstein Luxembourg Netherlands Switzerland'],
    ['the Mekong basin', 'Cambodia China Laos Myanmar Thailand Vietnam'],
  ])('%s lies in %s', async (basin, expected) => {
    const found = await members(`countries in ${basin}`);
    expect(found).toEqual(expect.arrayContaining(expected.split(' ')));
  });

  it('hold their towns, and none of their neighbours', async () => {
    const rhine = await members('cities in the Rhine basin');
    expect(rhine).toEqual(expect.arrayContaining(['Zürich', 'Stuttgart', 'Rotterdam']));
    expect(rhine).not.toContain('Munich');
    expect(rhine).not.toContain('Hamburg');
  });

  it.each([
    ['Einzugsgebiet des Nils', 'basin/nile-basin'],
    ['bassin du Rhin', 'basin/rhine-basin'],
    ['cuenca del Ebro', 'basin/ebro-basin'],
    ['dorzecze Wisły', 'basin/vistula-basin'],
    ['бассейн Волги', 'basin/volga-basin'],
    ['나일강 유역', 'basin/nile-basin'],
    ['インダス川流域', 'basin/indus-basin'],
    ['حوض النيل', 'basin/nile-basin'],
    ['Amazon watershed', 'basin/amazon-basin'],
    ['Mackenzie Basin', 'basin/mackenzie-basin'],
    ['Columbia Basin', 'basin/columbia-basin'],
  ])('%s is %s', async (name, id) => {
    expect((await geo.geocode(name)).properties.id).toBe(id);
  });
});
