/** Answers that could pass for right: what a sentence says is taken whole, or told, or refused. */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SpatialQuery } from '../../../src/geo/domain/query.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const ask = async (question: string) => {
  const { bbox, properties } = await geo.spatial(question);
  const {
    query,
    notes,
    members = [],
    places,
  } = properties as unknown as {
    query: SpatialQuery;
    notes: readonly string[];
    members?: readonly { name: string }[];
    places: readonly { asked: string; id: string }[];
  };
  return { bbox: bbox!, query, notes: notes.join('\n'), members: members.map(({ name }) => name), places };
};
const refusal = async (question: string): Promise<string> => {
  const error = await geo.spatial(question).then(
    () => undefined,
    (reason: Error) => reason,
  );
  return error?.message ?? 'answered';
};

describe('conditions joined by "and"', () => {
  const sides = ['north of Rome', 'west of Vienna', 'closer to Paris than to Berlin'];
  const others = [...sides, 'within 300 km of Munich'];

  test('hold at once, in the land that follows the last of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sides),
        fc.constantFrom(...others),
        fc.constantFrom('', ' in Germany', ' in Italy'),
        fc.boolean(),
        async (side, other, land, turned) => {
          fc.pre(side !== other);
          const [a, b] = turned ? [other, side] : [side, other];
          const { query } = await ask(`${a} and ${b}${land}`).catch(() => ({ query: undefined }));
          if (!query) return;
          expect(query.type).toBe('Intersection');
          expect(JSON.stringify(query)).not.toContain('"Union"');
        },
      ),
      { seed: 3, numRuns: 30 },
    );
  }, 60_000);

  test('are two areas where each is a circle, and both lie in the land', async () => {
    const { query } = await ask('within 50 km of Paris and within 50 km of Geneva in France');
    expect(query).toMatchObject({ type: 'Intersection', of: [{ type: 'Union' }, { name: 'France' }] });
  });

  test('are both circles where they meet, and never a union by "and"', async () => {
    for (const [question, meant] of [
      ['within 100 km of Paris and within 100 km of Reims', 'Intersection'],
      ['à moins de 100 km de Paris et à moins de 100 km de Reims', 'Intersection'],
      ['entro 100 km da Milano ed entro 100 km da Torino', 'Intersection'],
      ['within 50 km of Paris, within 50 km of Lyon and within 50 km of Nice', 'Union'],
      ['within 50 km of Rome or within 50 km of Florence', 'Union'],
      ['less than 100 km from Paris and more than 50 km from Reims', 'Difference'],
    ] as const)
      expect((await ask(question)).query.type, question).toBe(meant);
  });

  test('a side or another one of a country leaves its lands overseas out', async () => {
    const { bbox } = await ask('France north of Paris or west of Lyon');
    expect(bbox[0]).toBeGreaterThan(-6);
  });
});

describe('what is taken away', () => {
  test('is the namesake that lies in the place', async () => {
    const { places, notes } = await ask('Schweiz ausser dem Tessin und Graubünden');
    expect(places.map(({ asked }) => asked)).toContain('Tessin, Schweiz');
    expect(notes).toContain('“Tessin” is read as the one in Schweiz');
  });

  test('is told where none of it lies in the place', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('France', 'Spain', 'Poland'),
        fc.constantFrom('Bavaria', 'Ticino', 'Denmark'),
        async (whole, part) => {
          const { notes } = await ask(`${whole} except ${part}`);
          expect(notes).toContain(`“${part}” takes nothing away`);
        },
      ),
      { seed: 5, numRuns: 12 },
    );
  }, 60_000);

  test.each(['France except Tokyo', 'Perú sin la selva'])(
    '%s is refused: no town of it',
    async (question) => {
      expect(await refusal(question)).toContain('nothing can be taken away');
    },
  );

  test('is refused with a condition that all may mean', async () => {
    expect(await refusal('Germany except Bavaria and Saxony within 100 km of Berlin')).toContain(
      'can be said of all or of "Bavaria and Saxony" alone',
    );
    await ask('Germany except the part within 50 km of Berlin');
  });
});

describe('sides of rivers', () => {
  test.each(['south of the Rhine in France', 'north of the Moselle'])('%s is refused', async (question) => {
    expect(await refusal(question)).toContain('does not part what lies');
  });

  test.each([
    'zwischen elbe und oder',
    'polen östlich der oder',
    'south of the Danube in Germany',
    'Hungary west of the Danube',
  ])('%s is read', async (question) => {
    expect((await ask(question)).notes).not.toContain('nothing');
  });

  test('a strip along the side of a border lies on that side', async () => {
    const { query } = await ask('a 10 mile wide strip along the US side of the Mexican border');
    expect(query).toMatchObject({ type: 'Intersection', of: [{ type: 'Buffer' }, { name: 'the US' }] });
  });
});

describe('places told by the others', () => {
  test('a latitude lies on the side of the equator where the land does', async () => {
    const { bbox, notes } = await ask('south of latitude 40 in Argentina');
    expect(bbox[3]).toBeCloseTo(-40, 1);
    expect(notes).toContain('"latitude 40" is taken as south of the equator');
    expect((await ask('south of latitude 40 in Spain')).notes).toContain('taken as north');
  });

  test('a sea goes before a land of its name beside countries', async () => {
    expect((await ask('countries bordering the Baltic')).members).toContain('Sweden');
    expect((await ask('countries bordering the Baltic states')).members).not.toContain('Sweden');
  });

  test('a river by its article goes before the division of its name', async () => {
    expect((await ask('Frankreich südlich der Loire')).bbox[3]).toBeGreaterThan(47);
  });

  test('neighbours on a side of a land lie on it', async () => {
    const { members } = await ask('countries north of Italy');
    expect(members).toEqual(expect.arrayContaining(['Switzerland', 'Austria', 'Germany']));
    for (const name of ['France', 'Italy', 'Spain']) expect(members).not.toContain(name);
  });

  test('a land with nothing there is the part of that name in the country of the towns', async () => {
    expect((await ask('Georgia south of Atlanta')).bbox[0]).toBeLessThan(-80);
    expect((await ask('Georgia west of Tbilisi')).bbox[0]).toBeGreaterThan(35);
  });
});

describe('ranks and amounts', () => {
  test.each([
    'most populous island in Europe',
    'most populous island of Indonesia',
    'least populated island in Greece',
    'most populous lake',
  ])('%s is refused, for its figures are not known', async (question) => {
    expect(await refusal(question)).toContain('it asks for the population, which is known here of');
  });

  test.each([
    ['countries bordered by more than ten countries', ['China', 'Russia']],
    ['cities in Austria with more than half a million people', ['Vienna']],
    [
      'states of Germany with a population over 10 million',
      ['Bavaria', 'North Rhine-Westphalia', 'Baden-Württemberg'],
    ],
    ['lakes on the border between Bolivia and Peru', ['Lake Titicaca']],
    ['the second largest country in South America', ['Argentina']],
    ['el segundo país más grande de Sudamérica', ['Argentina']],
    ['Welche Länder grenzen sowohl an Polen als auch an Österreich?', ['Germany', 'Czechia', 'Slovakia']],
    ['everything that borders the state of Maine', ['New Hampshire', 'Canada']],
    ['How many neighbors does Portugal have?', ['Spain']],
    ['countries bordering Portugal or Andorra but not Monaco', ['Spain']],
  ])('%s', async (question, expected) => {
    const { members } = await ask(question);
    expect([...members].sort()).toEqual([...expected].sort());
  });

  test('the largest of a kind is refused where one alone is known', async () => {
    expect(await refusal('largest lake in Wales')).toContain('nothing to compare it with');
  });

  test('an island with a land on it lies off none of its coasts', async () => {
    const { members } = await ask('islands off the coast of Scotland');
    expect(members).toContain('Isle of Skye');
    expect(members).not.toContain('Great Britain');
    expect(members).not.toContain('Ireland');
  });
});

test.each([
  ['half of Italy', 'which part'],
  ["metà dell'Italia", 'which part'],
  ['половина Венгрии', 'which part'],
  ["Almanya'nın yarısı", 'which part'],
  ['hälften av Polen', 'which part'],
  ['setengah Jerman', 'which part'],
  ['część Polski', 'which part'],
])('%s is refused', async (question, said) => {
  expect(await refusal(question)).toContain(said);
});

test('a diameter is twice the radius', async () => {
  const { query, notes } = await ask('a circle with a diameter of 100 km centred on Munich');
  expect(query).toMatchObject({ type: 'Buffer', distance: { value: 50, unit: 'km' } });
  expect(notes).toContain('a diameter of 100 km is a radius of 50 km');
});

test('halves of a land leave islets far off it out', async () => {
  expect((await ask('southern half of Honshu')).bbox[1]).toBeGreaterThan(30);
});
