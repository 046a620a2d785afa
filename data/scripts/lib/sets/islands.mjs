/** The islands of the world: what hangs together of the land, continents left out. */

import { readTables } from '../tables.mjs';
import { ringsHold } from './inside.mjs';
import { edgesOf, polygonsOf, Vertices } from './topology.mjs';

/** Larger land than this is a continent: Greenland has 2.2 million km², Australia 7.6. */
const continentKm2 = 3_000_000;
/** Smaller islets are left out of the list. */
const isletKm2 = 1;

const equatorialRadius = 6378.137;

/** km² on a sphere of equal area, of a ring of positions. */
function ringArea(ring) {
  const rad = Math.PI / 180;
  let sum = 0;
  for (const [[x1, y1], [x2, y2]] of edgesOf([ring]))
    sum += (x2 - x1) * rad * (Math.sin(y1 * rad) + Math.sin(y2 * rad));
  return (Math.abs(sum) * equatorialRadius ** 2) / 2;
}

const polygonArea = (rings) => rings.reduce((sum, ring, i) => sum + (i === 0 ? 1 : -1) * ringArea(ring), 0);

/** The vertex by which a polygon is found again: the westernmost, of those the southernmost. */
export function cornerOf(rings) {
  let [lon, lat] = rings[0][0];
  for (const [x, y] of rings[0]) if (x < lon || (x === lon && y < lat)) [lon, lat] = [x, y];
  return [lon, lat];
}

/** @param countries  shapes with ids
 * @returns islands by area, the largest first: km², and the polygons as [country, corner]; `continental`: ids of countries
 *   with land on a continent */
export function islandsOf(countries) {
  const vertices = new Vertices();
  const polygons = [];
  const edges = new Map();
  const parent = [];
  const root = (i) => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]];
      i = parent[i];
    }
    return i;
  };
  for (const { id, geometry } of countries)
    for (const rings of polygonsOf(geometry)) {
      const number = polygons.length;
      polygons.push({ id, rings, area: polygonArea(rings) });
      parent.push(number);
      for (const [a, b] of edgesOf(rings)) {
        const edge = vertices.edge(a, b);
        const other = edges.get(edge);
        if (other === undefined) edges.set(edge, number);
        else parent[root(number)] = root(other);
      }
    }
  for (const [number, other] of acrossAntimeridian(polygons)) parent[root(number)] = root(other);
  const groups = new Map();
  polygons.forEach((polygon, i) => {
    const group = groups.get(root(i));
    if (group) group.push(polygon);
    else groups.set(root(i), [polygon]);
  });
  const continental = new Set();
  const islands = [];
  for (const parts of groups.values()) {
    const area = parts.reduce((sum, part) => sum + part.area, 0);
    // The coverage ends at the south pole; what is left of Antarctica's polygons is one of them.
    if (area > continentKm2) for (const { id } of parts) continental.add(id);
    else if (area >= isletKm2) islands.push({ area, parts: parts.sort((a, b) => b.area - a.area) });
  }
  islands.sort((a, b) => b.area - a.area);
  return { islands, continental };
}

/** Pairs of polygons, [number, number], that are one land cut at the antimeridian: the two sides of a cut have vertices of
 * their own, as Wrangel Island's. */
function acrossAntimeridian(polygons) {
  const cuts = { '-180': [], 180: [] };
  polygons.forEach(({ rings }, number) => {
    for (const [[x1, y1], [x2, y2]] of edgesOf(rings))
      if (x1 === x2 && Math.abs(x1) === 180 && y1 !== y2)
        cuts[x1].push({ number, south: Math.min(y1, y2), north: Math.max(y1, y2) });
  });
  return cuts[180].flatMap((east) =>
    cuts['-180']
      .filter((west) => west.south < east.north && west.north > east.south)
      .map((west) => [east.number, west.number]),
  );
}

/** Names islands by the places that are that island: its area is theirs, and its largest part holds their point. */
export function nameIslands(islands, places) {
  const order = ['island', 'region', 'country', 'territory', 'grouping'];
  const sorted = places
    .filter(({ kind, areaKm2 }) => order.includes(kind) && areaKm2 >= isletKm2)
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  for (const place of sorted) {
    const [lon, lat] = place.point;
    const island = islands.find(
      ({ area, parts, place: taken }) =>
        !taken &&
        Math.abs(area / place.areaKm2 - 1) < (place.kind === 'island' ? 0.05 : 0.1) &&
        parts.some(({ rings }) => ringsHold(rings, lon, lat)),
    );
    if (island) island.place = place.id;
  }
}

const islandNames = readTables('island-names').map(([name, lon, lat]) => [name, Number(lon), Number(lat)]);

/** The id of the place that an island is, else a written name. */
export function nameOf(place, parts, byId) {
  if (place && byId.has(place)) return place;
  return islandNames.find(([, lon, lat]) => parts.some(({ rings }) => ringsHold(rings, lon, lat)))?.[0] ?? 0;
}
