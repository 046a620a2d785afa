/** A refusal says what was not understood, and offers the part of the question that would be answered. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo, GeoError } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());
const refusalOf = async (question: string): Promise<GeoError> => {
  const error = await geo.spatial(question).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GeoError);
  return error as GeoError;
};

describe('a refused sentence', () => {
  test.each([
    ['cities in Spain with green eyes', 'green eyes', 'cities in Spain'],
    ['la mitad norte de Francia azul', 'azul', 'la mitad norte de Francia'],
    ['the wobbly half of France', 'wobbly', 'the France'],
    ['within 50 km of the purple Danube', 'purple', 'within 50 km of the Danube'],
  ])('%s', async (question, unknown, offer) => {
    const { message, fix } = await refusalOf(question);
    expect(message).toContain(unknown);
    expect(fix).toContain(`“${offer}”`);
    expect((await geo.spatial(offer)).properties.query).toBeDefined();
  });

  test('of which nothing is known offers nothing', async () => {
    const { fix } = await refusalOf('zzyx qwrt plomf under wqk');
    expect(fix).not.toContain('understood');
  });

  test('that is long costs no search', async () => {
    const { fix } = await refusalOf(`${'wobbly gnomes of '.repeat(20)}France`);
    expect(fix).not.toContain('understood');
  });
});
