import type { Feature, Geometry } from 'geojson';
import { describe, expect, it } from 'vitest';
import {
  areaKm2,
  type BlindQuestion,
  distanceKm,
  judge,
  judgeFailure,
  lengthKm,
  type Truth,
} from '../../../bench/geo/blind/judge.mjs';
import { halfOf, parts, points, readQuestions } from '../../../bench/geo/blind/questions.mjs';

const box = (west: number, south: number, east: number, north: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const feature = (geometry: Geometry, properties = {}): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});
const collection = (...features: Feature[]) => ({ type: 'FeatureCollection', features });
const asked = (truth: Truth, accept: Truth[] = []): BlindQuestion => ({
  question: 'the test',
  door: 'spatial',
  language: 'en',
  kind: 'names',
  truth,
  accept,
});
const where = { Home: [5, 5], Abroad: [15, 5], Far: [40, 40] } as const;
const verdict = (truth: Truth, answer: object, accept: Truth[] = []) =>
  judge(asked(truth, accept), answer, where).verdict;

describe('judge: areas', () => {
  const truth = { in: ['Home'], out: ['Abroad'], area: [1_100_000, 1_300_000] } as const;

  it('passes the right area and fails one that is moved, too large, too small or no area', () => {
    expect(verdict(truth, feature(box(0, 0, 10, 10)))).toBe('right');
    expect(verdict(truth, feature(box(10, 0, 20, 10)))).toBe('wrong');
    expect(verdict(truth, feature(box(0, 0, 20, 10)))).toBe('wrong');
    expect(verdict(truth, feature(box(4, 4, 6, 6)))).toBe('wrong');
    expect(verdict(truth, feature({ type: 'Point', coordinates: [5, 5] }))).toBe('wrong');
    expect(
      verdict(
        truth,
        feature({
          type: 'LineString',
          coordinates: [
            [0, 5],
            [10, 5],
          ],
        }),
      ),
    ).toBe('wrong');
  });

  it('takes a hole for outside', () => {
    const holed: Geometry = {
      type: 'Polygon',
      coordinates: [...rings(box(0, 0, 20, 20)), ...rings(box(4, 4, 6, 6))],
    };
    expect(verdict({ in: ['Home'] }, feature(holed))).toBe('wrong');
    expect(verdict({ out: ['Home'] }, feature(holed))).toBe('right');
    expect(areaKm2(holed)).toBeCloseTo(areaKm2(box(0, 0, 20, 20)) - areaKm2(box(4, 4, 6, 6)), 0);
  });

  it('lets a member of a set lie a stated reach outside', () => {
    expect(verdict({ in: ['Home'], reach: 120 }, feature(box(6, 0, 10, 10)))).toBe('right');
    expect(verdict({ in: ['Home'], reach: 90 }, feature(box(6, 0, 10, 10)))).toBe('wrong');
  });
});

describe('judge: lines and points', () => {
  const line = (west: number, east: number): Geometry => ({
    type: 'LineString',
    coordinates: [
      [west, 0],
      [east, 0],
    ],
  });

  it('measures to the nearest part of a line, far from its ends and across ±180°', () => {
    expect(verdict({ along: [[[90, 0.5], 60]] }, feature(line(-180, 180)))).toBe('right');
    expect(verdict({ along: [[[90, 0.6], 60]] }, feature(line(-180, 180)))).toBe('wrong');
    expect(verdict({ along: [[[-179.9, 0], 60]] }, feature(line(170, 179.8)))).toBe('right');
    expect(verdict({ away: [[[90, 1], 100]] }, feature(line(-180, 180)))).toBe('right');
    expect(verdict({ away: [[[90, 0.5], 100]] }, feature(line(-180, 180)))).toBe('wrong');
  });

  it('measures the length of lines alone', () => {
    expect(lengthKm(line(0, 90))).toBeCloseTo(10_007.6, 0);
    expect(verdict({ length: [19_900, 20_100] }, feature(line(0, 180)))).toBe('right');
    expect(verdict({ length: [19_900, 20_100] }, feature(line(0, 90)))).toBe('wrong');
    expect(verdict({ length: [1, 100_000] }, feature(box(0, 0, 10, 10)))).toBe('wrong');
  });

  it('holds points to their distance', () => {
    const point = feature({ type: 'Point', coordinates: [5.05, 5] });
    expect(verdict({ along: [['Home', 10]], out: ['Abroad'] }, point)).toBe('right');
    expect(verdict({ along: [['Home', 2]] }, point)).toBe('wrong');
  });
});

describe('judge: sets', () => {
  const [home, abroad, far] = [box(0, 0, 10, 10), box(12, 0, 20, 10), box(35, 35, 45, 45)].map((one) =>
    feature(one),
  ) as [Feature, Feature, Feature];
  const truth = { members: ['Home', 'Abroad'], out: ['Far'] } as const;

  it('passes exactly the members, as a collection or as their union', () => {
    expect(verdict(truth, collection(home, abroad))).toBe('right');
    expect(
      verdict(
        truth,
        feature({ type: 'MultiPolygon', coordinates: [rings(home.geometry), rings(abroad.geometry)] }),
      ),
    ).toBe('right');
  });

  it('fails a missing, a strange, a doubled member and an empty set', () => {
    expect(verdict(truth, collection(home))).toBe('wrong');
    expect(verdict(truth, collection(home, abroad, far))).toBe('wrong');
    expect(verdict({ members: ['Home', 'Abroad'] }, collection(home, abroad, far))).toBe('wrong');
    expect(verdict({ members: ['Home', 'Abroad'] }, collection(home, home))).toBe('wrong');
    expect(verdict({ members: ['Home', 'Abroad'] }, collection(feature(box(0, 0, 20, 10)), far))).toBe(
      'wrong',
    );
    expect(verdict(truth, collection())).toBe('wrong');
  });

  it('counts and names', () => {
    expect(verdict({ count: 2 }, collection(home, abroad))).toBe('right');
    expect(verdict({ count: 3 }, collection(home, abroad))).toBe('wrong');
    expect(verdict({ count: 3 }, feature(box(0, 0, 1, 1), { count: 3 }))).toBe('right');
    const named = collection(feature(box(0, 0, 1, 1), { name: 'Spar' }));
    expect(verdict({ names: ['Spar'] }, named)).toBe('right');
    expect(verdict({ names: ['Spar', 'Aldi'] }, named)).toBe('wrong');
    expect(verdict({ names: [] }, named)).toBe('wrong');
  });
});

describe('judge: refusals and other readings', () => {
  it('takes any of the readings', () => {
    const answer = feature(box(12, 0, 20, 10));
    expect(verdict({ in: ['Home'] }, answer)).toBe('wrong');
    expect(verdict({ in: ['Home'] }, answer, [{ in: ['Abroad'] }])).toBe('right');
  });

  it('tells a refusal from a failure, and wants one where none can answer', () => {
    const refusal = Object.assign(new Error('no'), { code: 'place_not_found' });
    const failure = Object.assign(new Error('slow'), { code: 'too_expensive' });
    expect(judgeFailure(asked({ in: ['Home'] }), refusal).verdict).toBe('refused');
    expect(judgeFailure(asked({ refuse: 'no such place' }), refusal).verdict).toBe('right');
    expect(judgeFailure(asked({ refuse: 'no such place' }), failure).verdict).toBe('error');
    expect(judgeFailure(asked({ refuse: 'no such place' }), new TypeError('x')).verdict).toBe('error');
    expect(verdict({ refuse: 'no such place' }, feature(box(0, 0, 1, 1)))).toBe('wrong');
  });
});

describe('the blind questions', () => {
  const known = points();
  const all = readQuestions();

  it('lie in the half that their hash says, or in a later part, once each', () => {
    for (const { file, question, kind } of all)
      expect(
        [halfOf(question), ...parts.filter((part) => part !== 'dev' && part !== 'held')].map(
          (part) => `${part}-${kind}.jsonl`,
        ),
      ).toContain(file);
    expect(new Set(all.map(({ door, question }) => `${door}|${question}`)).size).toBe(all.length);
  });

  it('are not answered by a map of the whole world', () => {
    const world = feature(box(-180, -90, 180, 90));
    const passed = all.filter((one) => judge(one, world, known).verdict === 'right');
    expect(passed.map(({ question }) => question)).toEqual([]);
  });

  it('have truths that ask for something, of points that are known', () => {
    for (const { question, truth, accept = [] } of all)
      for (const one of [truth, ...accept]) {
        expect(Object.keys(one).length, question).toBeGreaterThan(0);
        const names = [...(one.in ?? []), ...(one.out ?? []), ...(one.members ?? [])];
        for (const [name] of [...(one.along ?? []), ...(one.away ?? [])]) names.push(name);
        for (const name of names)
          if (typeof name === 'string') expect(known, question).toHaveProperty([name]);
      }
    for (const [lon, lat] of Object.values(known)) {
      expect(Math.abs(lon)).toBeLessThanOrEqual(180);
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
    }
    expect(distanceKm(known.Paris ?? [0, 0], [2.35, 48.86])).toBeLessThan(5);
  });
});

function rings(geometry: Geometry) {
  return geometry.type === 'Polygon' ? geometry.coordinates : [];
}
