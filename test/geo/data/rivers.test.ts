import { readFileSync } from 'node:fs';
import type { Feature, Position } from 'geojson';
import { beforeAll, describe, expect, it } from 'vitest';
import { haversineMetres } from '../../../src/geo/geometry/circle.ts';
import { linesOf, readData, readLayer } from './layers.ts';

interface Course {
  readonly id: string;
  readonly lengthKm: number;
  readonly points: readonly { readonly at: Position; readonly exact: boolean; readonly town?: string }[];
}

const table = new URL('../../../data/scripts/tables/river-courses.tsv', import.meta.url);

const courses: Course[] = readFileSync(table, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [id, length, text] = line.split('\t') as [string, string, string];
    const points = text.split(',').map((part) => {
      const [lon, lat, ...town] = part.trim().split(' ');
      const exact = town[0] === '=';
      return {
        at: [Number(lon), Number(lat)],
        exact,
        ...(town.length > 0 && !exact && { town: town.join(' ') }),
      };
    });
    return { id, lengthKm: Number(length), points };
  });

/** Kilometres from a position to a line, in the plane that touches the ground there: exact to metres at 10 km. */
function kilometresTo([lon, lat]: Position, lines: readonly Position[][]): number {
  const east = 111.32 * Math.cos((lat! * Math.PI) / 180);
  const north = 111.13;
  let nearest = Infinity;
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [ax, ay] = [(line[i - 1]![0]! - lon!) * east, (line[i - 1]![1]! - lat!) * north];
      const [dx, dy] = [(line[i]![0]! - lon!) * east - ax, (line[i]![1]! - lat!) * north - ay];
      const t = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(ax + t * dx, ay + t * dy));
    }
  return nearest;
}

const lengthOf = (lines: readonly Position[][]) =>
  lines.reduce(
    (sum, line) =>
      line
        .slice(1)
        .reduce(
          (length, [lon, lat], i) => length + haversineMetres(line[i]![0]!, line[i]![1]!, lon!, lat!) / 1000,
          sum,
        ),
    0,
  );

/** The source follows another arm of the river. */
const onOtherArm = new Set(['Magangué']);

let rivers: Map<string, Feature>;
const lines = (id: string) => linesOf(rivers.get(id)!);
beforeAll(async () => {
  rivers = new Map([...(await readLayer('rivers')), ...(await readLayer('approximate'))]);
});

describe('rivers run from source to mouth', () => {
  it('stands for more than 250 rivers, each with towns on it or a course of three positions', () => {
    expect(courses.length).toBeGreaterThan(250);
    for (const { id, points } of courses) expect(points.length, id).toBeGreaterThanOrEqual(3);
    const towns = courses.map(({ points }) => points.filter(({ town }) => town).length);
    expect(towns.filter((count) => count >= 3).length).toBeGreaterThanOrEqual(150);
  });

  it('passes every town within 10 km', () => {
    const far = courses.flatMap(({ id, points }) =>
      points
        .filter(({ town }) => town)
        .map(({ at, town }) => ({ id, town, km: kilometresTo(at, lines(id)) }))
        .filter(({ km, town }) => km > 10 && !onOtherArm.has(town!)),
    );
    expect(far).toEqual([]);
  });

  it('follows the river through large cities by its bridges', () => {
    const exact = courses.flatMap(({ id, points }) =>
      points.filter((point) => point.exact).map(({ at }) => ({ id, km: kilometresTo(at, lines(id)) })),
    );
    expect(exact.length).toBeGreaterThan(80);
    expect(exact.filter(({ km }) => km > 0.02)).toEqual([]);
  });

  it('begins at the source, ends at the mouth and is one line', () => {
    const off = courses.flatMap(({ id, points }) => {
      const line = lines(id);
      const ends = [line[0]!, line.at(-1)!].map((part, i) => (i === 0 ? part[0]! : part.at(-1)!));
      const gaps = [points[0]!.at, points.at(-1)!.at].map((at) =>
        Math.min(...ends.map((end) => haversineMetres(at[0]!, at[1]!, end[0]!, end[1]!) / 1000)),
      );
      return line.length === 1 && gaps.every((gap) => gap < 45) ? [] : [{ id, parts: line.length, gaps }];
    });
    expect(off).toEqual([]);
  });

  it('is as long as published, but for the bends that a generalised line leaves out', () => {
    const shares = courses.map(({ id, lengthKm }) => ({ id, share: lengthOf(lines(id)) / lengthKm }));
    expect(shares.filter(({ share }) => share < 0.35 || share > 1.4)).toEqual([]);
    const sorted = shares.map(({ share }) => share).sort((a, b) => a - b);
    // Half of them are drawn straight from town to town.
    expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThan(0.69);
  });

  it('holds the best-known rivers to seven tenths of their published length and more', () => {
    const known =
      'amazon nile yangtze mississippi missouri yenisei yellow-river ob irtysh congo amur lena mekong mackenzie niger ' +
      'brahmaputra tocantins volga purus yukon indus syr-darya salween danube euphrates ganges amu-darya zambezi orinoco ' +
      'don dnieper rhine elbe loire rhone seine thames tagus douro po tiber vistula oder dniester garonne columbia ' +
      'colorado rio-grande arkansas ohio tennessee snake hudson st-lawrence fraser orange senegal tigris';
    const short = known
      .split(' ')
      .map((name) => courses.find(({ id }) => id === `river/${name}`)!)
      .map(({ id, lengthKm }) => ({ id, share: lengthOf(lines(id)) / lengthKm }))
      .filter(({ share }) => share < 0.7 || share > 1.15);
    expect(short).toEqual([]);
  });

  it('tells the published length', () => {
    const entities = new Map(
      String(readData('geo/entities.ndjson'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string; publishedLengthKm?: number })
        .map((entity) => [entity.id, entity]),
    );
    for (const { id, lengthKm } of courses) expect(entities.get(id)?.publishedLengthKm, id).toBe(lengthKm);
  });
});
