/** Islands that the map of the land draws as nothing, as part of another land, or in an outline of another size, and that a
 * table draws as circles or outlines of their own. */

import { readTables } from '../tables.mjs';
import { ringsHold } from './inside.mjs';
import { cornerOf, nameOf } from './islands.mjs';
import { polygonsOf, readLayer } from './topology.mjs';

/** Of the vertices of an island's outline, the share within a drawn one from which the two are one island. */
const leastInside = 0.3;
/** How many times larger or smaller an outline may be than the island that is drawn. */
const mostLarger = 4;
/** Kilometres from an island in which the land is looked for that it is part of: Rockall lies 370 km off Scotland. */
const mostKm = 400;
/** Halves of Lewis and Harris, which is one island and has a row; shoals; a second entry of Hispaniola; atolls, rings of many
 * islands that are drawn with their lagoons. */
const noIslands = new Set([
  'island/lewis',
  'island/harris',
  'island/adams-bridge',
  'island/hispaniola-island',
  'island/bikini',
  'island/enewetak',
  'island/kwajalein',
]);

/** Adds to the islands of the land those that are drawn apart, and names the outlines that are them.
 * @param islands  of `islandsOf`, named by `nameIslands`
 * @param places  of the gazetteer
 * @param shapeOf  the geometry of a place
 * @param unitsNear  units within some km of a point
 * @param groupsAt  ids of the archipelagos of countries whose drawn limits hold a point
 * @param isCalled  whether what an island's polygons are called in a written table, if they are, is a place's name */
export function addIslandsApart(islands, places, { shapeOf, unitsNear, groupsAt, isCalled }) {
  const named = new Set(islands.map(({ place }) => place));
  const apart = [];
  for (const place of places) {
    if (place.kind !== 'island' || named.has(place.id) || noIslands.has(place.id)) continue;
    const shape = shapeOf(place);
    const outlines = islands.filter((island) => isWithin(island, place, shape));
    // The two islands of Novaya Zemlya bear names of their own: it is none, but a group.
    if (outlines.some(({ place: own }) => own?.startsWith('island/'))) continue;
    if (outlines.length > 1 && !outlines.every((outline) => isCalled(outline, place.name))) continue;
    const [largest, ...others] = outlines;
    if (!largest) {
      apart.push({
        area: place.publishedAreaKm2 ?? place.areaKm2,
        place: place.id,
        parts: [],
        units: nearestUnits(place, unitsNear),
        groups: groupsAt(...place.point, place.countries ?? []),
      });
      continue;
    }
    // A canal cuts Tsushima in two.
    largest.place = place.id;
    for (const { area, parts } of others) {
      largest.area += area;
      largest.parts.push(...parts);
    }
    largest.area = place.publishedAreaKm2 ?? largest.area;
    for (const other of others) islands.splice(islands.indexOf(other), 1);
  }
  islands.push(...apart);
  islands.sort((a, b) => b.area - a.area);
}

/** Whether an island's outline is a drawn one, or part of it. */
function isWithin({ area, parts }, { point: [lon, lat], areaKm2 }, shape) {
  if (area > mostLarger * areaKm2 || areaKm2 > mostLarger * area) return false;
  const [{ rings }] = parts;
  const [west] = cornerOf(rings);
  if (Math.abs(west - lon) > 15) return false;
  const drawn = polygonsOf(shape);
  const inside = rings[0].filter(([x, y]) => drawn.some((polygon) => ringsHold(polygon, x, y)));
  return inside.length >= leastInside * rings[0].length || ringsHold(rings, lon, lat);
}

/** The nearest unit of the countries of a place. */
function nearestUnits({ point: [lon, lat], countries = [] }, unitsNear) {
  for (let km = 0.5; km <= mostKm; km *= 1.25) {
    const near = unitsNear(lon, lat, km, countries);
    if (near.length > 0) return near.slice(0, 1);
  }
  return [];
}

/** Archipelagos that are what lies in limits drawn in a table. */
const archipelagos = readTables('landscapes-').flatMap(([id, , countries, , , , shape = '']) => {
  if (!id.startsWith('archipelago/') || !shape.startsWith('islands ')) return [];
  const ring = shape
    .slice('islands '.length)
    .split(' / ')[0]
    .split(',')
    .map((at) => at.trim().split(/ +/).map(Number));
  return [{ id, countries: countries.split(';'), ring: [...ring, ring[0]] }];
});

/** What islands that are drawn apart from the land are found by. */
export async function apartFrom(folder, units, inside, byId) {
  const layers = new Map();
  for (const layer of ['landscapes', 'islands'])
    layers.set(layer, new Map((await readLayer(folder, layer)).map(({ id, geometry }) => [id, geometry])));
  return {
    shapeOf: ({ id, layer }) => layers.get(layer).get(id),
    unitsNear: (lon, lat, km, countries) =>
      [...inside.near(lon, lat, km)].filter((unit) => {
        const { iso2 } = byId.get(units[unit].country) ?? {};
        return countries.every((code) => code === '') || countries.includes(iso2);
      }),
    groupsAt: (lon, lat, countries) =>
      archipelagos
        .filter((group) => group.countries.some((code) => countries.includes(code)))
        .filter(({ ring }) => ringsHold([ring], lon, lat))
        .map(({ id }) => id),
    isCalled: ({ place, parts }, name) => [name, 0].includes(nameOf(place, parts, byId)),
  };
}
