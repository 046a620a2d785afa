/** "Less than 100 km from A and from B" is so near to each of them, in every language. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

test.each([
  'less than 100 km from Vienna and from Bratislava',
  'within 100 km of Vienna and of Bratislava',
  'less than 100 km from both Vienna and Bratislava',
  'weniger als 100 km von Wien und von Bratislava entfernt',
  'à moins de 100 km de Nancy et de Strasbourg',
  'a menos de 100 km de Viena y de Bratislava',
  'a meno di 100 km da Vienna e da Bratislava',
  'a menos de 100 km de Viena e de Bratislava',
  'minder dan 100 km van Wenen en van Bratislava',
  'minder dan 100 km van zowel Wenen als Bratislava',
  'mniej niż 100 km od Wiednia i od Bratysławy',
  'менее 100 км от Вены и от Братиславы',
  'менш ніж 100 км від Відня і від Братислави',
  'mindre än 100 km från Wien och från Bratislava',
  'hem Viyana’ya hem Bratislava’ya 100 km’den yakın',
  'ウィーンからもブラチスラバからも100km以内',
  'ウィーンとブラチスラバの両方から100km以内',
  '빈과 브라티슬라바 모두에서 100km 이내',
  '距维也纳和布拉迪斯拉发都不到100公里',
  'वियना और ब्रातिस्लावा दोनों से 100 किमी के अंदर',
  'kurang dari 100 km dari Wina dan dari Bratislava',
  'على بعد أقل من 100 كم من فيينا ومن براتيسلافا',
])('%s', async (question) => {
  const distance = { value: 100, unit: 'km' };
  const near = { type: 'Buffer', distance };
  expect((await geo.spatial(question)).properties.query).toMatchObject({
    type: 'Intersection',
    of: [near, near],
  });
});

test.each(['within 100 km of Vienna and Bratislava', 'weniger als 100 km von Wien und Bratislava'])(
  '%s takes the two together',
  async (question) => {
    const { query } = (await geo.spatial(question)).properties;
    expect(query).toMatchObject({ type: 'Buffer', of: { type: 'Union' } });
  },
);

test('what lies near each of two is what a set is chosen from', async () => {
  const { members } = (await geo.spatial('cities less than 60 km from Leipzig and from Dresden')).properties;
  const names = members!.map(({ name }) => name);
  expect(names).toContain('Döbeln');
  expect(names).not.toContain('Halle (Saale)');
});
