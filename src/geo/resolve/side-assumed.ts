/** Latitudes and longitudes that do not say on which side of the equator or of Greenwich they lie: "Argentina south of latitude
 * 40", "Russia east of 100 degrees". The places of the sentence tell. */

import { GeoError } from '../domain/errors.ts';
import { namesOf, type SpatialQuery } from '../domain/query.ts';
import type { Axis } from '../parse/grid/angle.ts';
import { sideUnsaid, takenAsNorth } from '../parse/grid/side-assumed.ts';
import type { Context } from './context.ts';
import type { Usual } from './in-context.ts';

interface Read {
  readonly query: SpatialQuery;
  readonly notes: readonly string[];
}

type Source = Usual & { readonly context: Context };
type Box = readonly [west: number, south: number, east: number, north: number];

const sides = {
  lat: { plus: 'is taken as north of the equator', minus: 'is taken as south of the equator' },
  lon: { plus: 'is taken as east of Greenwich', minus: 'is taken as west of Greenwich' },
} as const;

/** The tree with such lines on the side where they cross the places of the sentence.
 * @throws GeoError query_not_understood where they cross them on both sides or on none, and the words are not usual of one */
export async function onItsSide(
  source: Source,
  query: SpatialQuery,
  notes: readonly string[],
): Promise<Read> {
  const lat = notes.some((note) => note.endsWith(takenAsNorth) || note.endsWith(sideUnsaid.lat));
  const lon = notes.some((note) => note.endsWith(sideUnsaid.lon));
  if (!lat && !lon) return { query, notes };
  const boxes = await boxesOf(source, query);
  let read: Read = { query, notes };
  if (lat) read = placed(read, 'lat', boxes);
  if (lon) read = placed(read, 'lon', boxes);
  return read;
}

async function boxesOf(source: Source, query: SpatialQuery): Promise<Box[]> {
  const boxes: Box[] = [];
  for (const node of namesOf(query)) {
    const place = await source.usualPlace(node);
    if (!place) return [];
    const shape = place.layer === undefined ? undefined : await source.context.shapes.shape(place);
    const [west, south, east, north] = shape?.bbox ?? [place.lon, place.lat, place.lon, place.lat];
    boxes.push([west!, south!, east!, north!]);
  }
  return boxes;
}

function placed({ query, notes }: Read, axis: Axis, boxes: readonly Box[]): Read {
  const lines = linesIn(query, axis);
  const plus = boxes.length > 0 && boxes.every((box) => lines.some((line) => crosses(box, axis, line)));
  const minus = boxes.length > 0 && boxes.every((box) => lines.some((line) => crosses(box, axis, -line)));
  const south =
    axis === 'lat' && boxes.length > 0 && boxes.every((box) => liesSouth(box, Math.min(...lines)));
  const isMinus = (minus && !plus) || south;
  const told = notes.map((note) => {
    const assumed = axis === 'lat' && note.endsWith(takenAsNorth);
    const unsaid = note.endsWith(sideUnsaid[axis]);
    if (!assumed && !unsaid) return note;
    if (unsaid && plus === minus)
      throw new GeoError('query_not_understood', `The query was not understood: ${note}.`);
    if (assumed && !isMinus) return note;
    const end = assumed ? takenAsNorth : sideUnsaid[axis];
    return `${note.slice(0, -end.length)}${sides[axis][isMinus ? 'minus' : 'plus']}, where the rest lies`;
  });
  return { query: isMinus ? mirrored(query, axis) : query, notes: told };
}

/** Whether a box lies south of the equator as a whole, and of a latitude in the north. */
const liesSouth = ([, south, , north]: Box, lat: number) => (south + north) / 2 < 0 && north < lat;

function crosses([west, south, east, north]: Box, axis: Axis, line: number): boolean {
  if (axis === 'lat') return south < line && line < north;
  return west <= east ? west < line && line < east : line > west || line < east;
}

const linesIn = (value: unknown, axis: Axis): number[] => {
  if (Array.isArray(value)) return value.flatMap((each) => linesIn(each, axis));
  if (typeof value !== 'object' || value === null) return [];
  const { type, lat, lon, south, north } = value as Record<string, unknown>;
  if (type === 'Parallel') return axis === 'lat' ? [lat as number] : [];
  if (type === 'Meridian') return axis === 'lon' ? [lon as number] : [];
  if (type === 'GridBox') return axis === 'lat' ? [south as number, north as number] : [];
  return Object.values(value).flatMap((each) => linesIn(each, axis));
};

function mirrored<T>(value: T, axis: Axis): T {
  if (Array.isArray(value)) return value.map((each) => mirrored(each, axis)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { type, name, lat, lon, south, north } = value as Record<string, unknown>;
  // Lines with a name of their own say where they lie.
  if (name === undefined && axis === 'lat') {
    if (type === 'Parallel') return { ...value, lat: -(lat as number) };
    if (type === 'GridBox') return { ...value, south: -(north as number), north: -(south as number) };
  }
  if (name === undefined && axis === 'lon' && type === 'Meridian') return { ...value, lon: -(lon as number) };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mirrored(each, axis)])) as T;
}
