/** The next one by a measure, and what no measure is known of. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (query: string) =>
  (await geo.spatial(query)).properties.members!.map(({ name }) => name);

it.each([
  ['largest island of Greece after Crete', ['Euboea']],
  ['die größte Insel Griechenlands nach Kreta', ['Euboea']],
  ['the second largest city of France after Paris', ['Marseille']],
  ['largest city of France after Paris and Marseille', ['Lyon']],
  ['the third largest city of France after Paris and Marseille', ['Lyon']],
  ['la plus grande ville de France après Paris', ['Marseille']],
  ['la ciudad más grande de España después de Madrid', ['Barcelona']],
  ['longest river in Africa after the Nile', ['Congo']],
  ['the two largest countries after Russia', ['Canada', 'United States of America']],
  ['smallest country in Europe after the Vatican', ['Monaco']],
])('%s', async (query, names) => {
  expect(await membersOf(query)).toEqual(names);
});

it.each([
  'lowest point of Germany',
  'tiefster Punkt Deutschlands',
  'point le plus bas de France',
  'punto más bajo de España',
])('%s is refused plainly', async (query) => {
  await expect(geo.spatial(query)).rejects.toThrow('how low land lies is not known here');
});

it.each(['Eritrea e Somalia', 'Portugal e Angola', 'Cuba y Jamaica', 'Angola i Namibia'])(
  '%s are two',
  async (query) => {
    expect((await geo.spatial(query)).properties.query).toMatchObject({ type: 'Union' });
  },
);
