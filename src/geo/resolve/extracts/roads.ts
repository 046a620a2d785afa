/** Roads of the extracts by their number: "the A9", "Route 66". */

import { Pacer } from '../../../shared/run-sliced.ts';
import { GeoError } from '../../domain/errors.ts';
import type { OsmFeature } from '../../domain/map-store.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import { holds } from '../../domain/tag-filter.ts';
import { numberedRoads, type Road, roadOf, roadsIn } from '../../parse/map/road-numbers.ts';
import type { Wanted } from '../../parse/map/wanted.ts';
import { alongMetres } from '../../parse/map/where.ts';
import type { LookUp } from './look-up.ts';

/** How far services and shops stand from the middle of a road that has a number. */
const besideMetres = 300;
/** What a road carries itself. */
const carried =
  /^(?:bridge|man_made=(?:bridge|tunnel)|tunnel|barrier|highway=(?!services|rest_area)|junction|enforcement|traffic_sign|railway=level_crossing)/;

/** Nothing lies in a road: "pubs in E1" are those of a district.
 * @param where  the words for the place
 * @param phrase  the same without their preposition
 * @throws GeoError `query_not_understood` */
export function checkRoads(where: string, phrase: string): void {
  const [road] = roadsIn(phrase);
  if (road === undefined || roadsIn(where).length > 0) return;
  throw new GeoError('query_not_understood', `“${road.said}” is not the name of a place.`, {
    fix: `Write “along the ${road.said}” for a road, or name the district.`,
  });
}

/** Stretches of a road that bear its number or are called so; without any what else bears the number as its name.
 * @throws GeoError `place_not_found` where there is none */
export async function roadHere(
  { name, said, filter }: Road,
  lookUp: LookUp,
  signal: AbortSignal | undefined,
): Promise<readonly OsmFeature[]> {
  const pacer = new Pacer(signal);
  const named = lookUp.named(said);
  const called = named.filter(({ tags }) => tags.highway !== undefined || tags.route === 'road');
  const found = new Map(called.map((feature) => [feature.id, feature]));
  const any = numberedRoads.map((label) => ({ labels: [label], words: [], filters: [filter] }));
  for (const store of lookUp.stores)
    for await (const page of store.find({ any })) {
      for (const { feature } of page) if (holds(filter, unmeasured(feature))) found.set(feature.id, feature);
      if (pacer.due) await pacer.pause();
    }
  if (found.size > 0) return [...found.values()];
  if (named.length > 0) return named;
  throw new GeoError('place_not_found', `No road of the imported extracts has the number “${name}”.`, {
    fix: 'Import an extract that the road runs through, or name a place.',
  });
}

const unmeasured = ({ tags }: OsmFeature) => ({
  tags,
  area: () => Number.NaN,
  length: () => Number.NaN,
  open: () => undefined,
});

/** What is asked for on a road stands beside it, unless the road carries it.
 * @param along  the words speak of what lies along something */
export function besideRoads(
  query: SpatialQuery,
  wanted: readonly Wanted[],
  along: boolean,
  notes: string[],
): SpatialQuery {
  const isCarried = wanted.every(
    ({ kinds }) =>
      kinds.length > 0 && kinds.every(({ labels }) => labels.some((label) => carried.test(label))),
  );
  if (isCarried) return query;
  const widened = (node: SpatialQuery): SpatialQuery => {
    if (node.type === 'Intersection' || node.type === 'Union') return { ...node, of: node.of.map(widened) };
    const isAlong =
      node.type === 'Buffer' && along && node.distance.value === alongMetres && node.distance.unit === 'm';
    const of = isAlong ? node.of : node;
    if (of.type !== 'NamedPlace' || roadOf(of.name) === undefined) return node;
    notes.push(`what is on the road “${of.name}” is looked for within ${besideMetres} m of it`);
    return { type: 'Buffer', of, distance: { value: besideMetres, unit: 'm' } };
  };
  return widened(query);
}

/** How far from its middle what stands along a street of a town is looked for: a parallel street is no farther than 80 m. */
const alongStreet = 50;

/** "Banks along Boulevard des Moulins": a street is narrower than what lies along a river or a coast.
 * @param notes  of which the one of the distance is put right */
export function alongStreets(
  query: SpatialQuery,
  lookUp: LookUp,
  along: boolean,
  notes: string[],
): SpatialQuery {
  if (!along) return query;
  if (query.type === 'Intersection' || query.type === 'Union')
    return { ...query, of: query.of.map((node) => alongStreets(node, lookUp, along, notes)) };
  if (query.type !== 'Buffer' || query.of.type !== 'NamedPlace' || query.distance.value !== alongMetres)
    return query;
  const named = withoutStops(lookUp.named(query.of.name));
  if (named.length === 0 || !named.every(isStreet)) return query;
  const at = notes.findIndex((note) => note.endsWith(`is read as within ${alongMetres} m`));
  if (at >= 0) notes[at] = notes[at]!.replace(`${alongMetres} m`, `${alongStreet} m`);
  return { ...query, distance: { value: alongStreet, unit: 'm' } };
}

const isStreet = ({ tags, geometry }: OsmFeature): boolean =>
  tags.highway !== undefined && geometry.type === 'LineString';

/** Stops are called after the street that they stand in, and after where it leads: beside the street they are not meant. */
export function withoutStops(named: readonly OsmFeature[]): readonly OsmFeature[] {
  if (!named.some(isStreet)) return named;
  return named.filter(
    ({ tags }) =>
      tags.highway !== 'bus_stop' &&
      tags.amenity !== 'bus_station' &&
      tags.railway !== 'tram_stop' &&
      tags.public_transport === undefined &&
      tags.route === undefined,
  );
}

/** Streets, stops and lines are called after what they lead to: "Larvotto" is the beach before it is its boulevard. */
export function notOnTheWay(features: readonly OsmFeature[]): readonly OsmFeature[] {
  const others = features.filter(
    ({ tags }) => !leading.some((key) => tags[key] !== undefined) && tags.bus === undefined,
  );
  return others.length > 0 ? others : features;
}

const leading = ['highway', 'route', 'public_transport', 'public_transportation'];
