/** Over which regions waters and landscapes spread. */

import { pointsAlong, pointsInside } from './inside.mjs';
import { polygonsOf } from './topology.mjs';

/** Kilometres that lines may lie off: Natural Earth's rivers, and those drawn by hand. */
const slack = { rivers: 4, lakes: 4, approximate: 8, landscapes: 0, islands: 0 };

/** How many points an area is looked at by. Jakarta is half a percent of Java, and a province on it. */
const samples = { islands: 6000 };
const fewSamples = 600;
/** Liechtenstein is a thousandth of the Rhine basin, and a country in it. */
const samplesOfBasin = 6000;
const samplesOf = (id, layer) => (id.startsWith('basin/') ? samplesOfBasin : (samples[layer] ?? fewSamples));
/** What holds less of an island than this share of it is drawn askew. */
const leastOfIsland = 0.001;

const linesOf = ({ type, coordinates }) => (type === 'LineString' ? [coordinates] : coordinates);

/** [region, share] of a shape: shares of length or area in percent, at least 1 for what is listed.
 *
 * A river is in a region that holds 3 km of it, or along whose border it runs for 30 km within the slack of its line: it
 * may be the border itself, and be drawn on either side. */
export function spreadOf({ id, geometry }, layer, inside, countriesOf, written) {
  const isLine = geometry.type.endsWith('LineString');
  const sums = new Map();
  const beside = new Map();
  let total = 0;
  const add = (map, region, amount) => map.set(region, (map.get(region) ?? 0) + amount);
  const look = (lon, lat, amount) => {
    total += amount;
    const region = inside.at(lon, lat);
    if (region >= 0) add(sums, region, amount);
    if (slack[layer] > 0) for (const near of inside.near(lon, lat, slack[layer])) add(beside, near, amount);
  };
  if (isLine) for (const [lon, lat, km] of pointsAlong(linesOf(geometry), 2)) look(lon, lat, km);
  else {
    for (const [lon, lat, weight] of pointsInside(geometry, samplesOf(id, layer))) look(lon, lat, weight);
    // The shore of a lake reaches regions that a coarse grid misses.
    if (layer === 'lakes' || layer === 'approximate')
      for (const rings of polygonsOf(geometry))
        for (const [lon, lat] of rings[0]) {
          const region = inside.at(lon, lat);
          if (region >= 0 && !sums.has(region)) sums.set(region, 0);
        }
  }
  const listed = new Map();
  for (const [region, amount] of sums) if (!isLine || amount >= 3) listed.set(region, amount);
  for (const [region, amount] of beside)
    if (!listed.has(region) && (isLine ? amount >= 30 : amount >= total / 20)) listed.set(region, 0);
  return [...listed]
    .filter(([region]) => !written || written.has(countriesOf(region)))
    .map(([region, amount]) => [region, Math.max(1, Math.round((100 * amount) / (total || 1)))])
    .filter(([region]) => layer !== 'islands' || sums.get(region) >= total * leastOfIsland)
    .filter(([region, share]) => layer !== 'landscapes' || share >= 1 || sums.get(region) > total / 200)
    .sort(([a], [b]) => a - b);
}
