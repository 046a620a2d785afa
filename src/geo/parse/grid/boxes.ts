/** Boxes of two corners, or of two parallels and two meridians, among what was found of the grid. */

import type { GridBox, Position, SpatialQuery } from '../../domain/query.ts';
import type { GridSpan } from './grid-span.ts';
import { corners, shapeBefore } from './patterns.ts';

/** @param plain  the text in plain letters */
export function withBoxes(spans: readonly GridSpan[], plain: string): GridSpan[] {
  return boxesOfLines(boxesOfCorners(spans, plain), plain);
}

/** "Rectangle from 40N 10E to 50N 20E" is one box. */
function boxesOfCorners(spans: readonly GridSpan[], plain: string): GridSpan[] {
  const merged: GridSpan[] = [];
  for (const span of spans) {
    const last = merged[merged.length - 1];
    const [a, b] = [last && positionOf(last), positionOf(span)];
    const shape = a && b && shapeBefore.exec(plain.slice(0, last!.start));
    if (!shape || !corners.test(plain.slice(last!.end, span.start))) {
      merged.push(span);
      continue;
    }
    merged.pop();
    merged.push({ start: shape.index, end: span.end, token: { type: 'node', query: boxOf(a, b) } });
  }
  return merged;
}

const betweenBefore = /(?:^| )(?<shape>(?:(?:the )?(?:box|rectangle|square|area) )?(?:between|from) )$/;
const betweenTwo = /^ ?(?:and|to|-|–) ?$/;
const betweenPairs = /^ ?(?:,|and|,? ?and between|, ?between) ?$/;

/** "between 30W and 10W, 30N and 40N", in either order. */
function boxesOfLines(spans: readonly GridSpan[], plain: string): GridSpan[] {
  const merged: GridSpan[] = [];
  for (let i = 0; i < spans.length; i++) {
    const first = pairAt(spans, i, plain);
    const second = first && pairAt(spans, first.next, plain);
    const ahead = plain.slice(0, spans[i]!.start);
    const before = first && second && betweenBefore.exec(ahead);
    const joined =
      second && betweenPairs.test(plain.slice(spans[first.next - 1]!.end, spans[first.next]!.start));
    const query = before && joined ? boxOfPairs(first, second) : undefined;
    if (!query) {
      merged.push(spans[i]!);
      continue;
    }
    const start = ahead.length - before!.groups!.shape!.length;
    const word = start + before!.groups!.shape!.trimEnd().length;
    // "Africa between …" is what of it lies there.
    const isPart = plain.slice(0, start).trim() !== '';
    if (isPart) merged.push({ start, end: word, token: { type: 'keyword', keyword: 'in' } });
    const end = spans[second!.next - 1]!.end;
    merged.push({ start: isPart ? spans[i]!.start : start, end, token: { type: 'node', query } });
    i = second!.next - 1;
  }
  return merged;
}

/** Of "between 30W and 10W, 30N and 40N" the second meridian and the first parallel are no position.
 * @param angle  the first of what looks like one
 * @param before  what was found before it
 * @param ahead  the text before it */
export function endsRange(
  angle: { readonly axis?: 'lat' | 'lon' | undefined },
  before: GridSpan | undefined,
  ahead: string,
): boolean {
  const line = before?.token.type === 'node' ? lineOf(before.token.query) : undefined;
  return line !== undefined && line.axis === angle.axis && betweenTwo.test(ahead.slice(before!.end));
}

interface Pair {
  readonly axis: 'lat' | 'lon';
  readonly values: readonly [number, number];
  /** Index of the span after it. */
  readonly next: number;
}

/** Two lines of one kind, in two spans or in one: "30W to 10W". */
function pairAt(spans: readonly GridSpan[], at: number, plain: string): Pair | undefined {
  const [one, other] = [spans[at], spans[at + 1]];
  if (one?.token.type !== 'node') return undefined;
  const { query } = one.token;
  const range = query.type === 'Between' && !query.halfway;
  const [a, b] = range ? [lineOf(query.a), lineOf(query.b)] : [lineOf(query), undefined];
  if (a && b)
    return a.axis === b.axis ? { axis: a.axis, values: [a.value, b.value], next: at + 1 } : undefined;
  const last = other?.token.type === 'node' ? lineOf(other.token.query) : undefined;
  if (!a || a.axis !== last?.axis || !betweenTwo.test(plain.slice(one.end, other!.start))) return undefined;
  return { axis: a.axis, values: [a.value, last.value], next: at + 2 };
}

function lineOf(query: SpatialQuery): { axis: 'lat' | 'lon'; value: number } | undefined {
  if (query.type === 'Parallel') return { axis: 'lat', value: query.lat };
  return query.type === 'Meridian' ? { axis: 'lon', value: query.lon } : undefined;
}

function boxOfPairs(one: Pair, other: Pair): GridBox | undefined {
  if (one.axis === other.axis) return undefined;
  const [lat, lon] = one.axis === 'lat' ? [one.values, other.values] : [other.values, one.values];
  if (lat[0] === lat[1] || lon[0] === lon[1]) return undefined;
  return boxOf(
    { type: 'Position', lon: lon[0], lat: lat[0] },
    { type: 'Position', lon: lon[1], lat: lat[1] },
  );
}

function positionOf({ token }: GridSpan): Position | undefined {
  return token.type === 'node' && token.query.type === 'Position' ? token.query : undefined;
}

/** The box between two corners, the short way round the globe. */
export function boxOf(a: Position, b: Position): GridBox {
  const [south, north] = a.lat < b.lat ? [a.lat, b.lat] : [b.lat, a.lat];
  const eastwards = (b.lon - a.lon + 360) % 360;
  const [west, east] = eastwards <= 180 ? [a.lon, b.lon] : [b.lon, a.lon];
  return { type: 'GridBox', west, south, east, north };
}
