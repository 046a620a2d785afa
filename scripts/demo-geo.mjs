// The geo half of the demo: a sentence drawn on a map, a set, a name with its region, map features.
import { createGeo } from '../dist/geo/index.js';
import { escapeHtml } from './demo-plot.mjs';

const sentence = 'within 50 km of the coast of Portugal, except Lisbon';
const neighbours = 'which countries border Germany?';
const cafes = 'cafes within 500 metres of the casino in Monaco';
/** West, south, east, north of the map, degrees: mainland Portugal. The answer reaches the Azores and Madeira too. */
const view = [-17.6, 36, -2, 42.9];

/** @param {(line: string) => void} say
 *  @returns {Promise<string>} the map as SVG */
export async function askGeo(say) {
  const geo = createGeo();
  try {
    say();
    say('PLACES  asked in plain language');
    const [area, read] = await timed(() => geo.spatial(sentence));
    say(`  “${sentence}”  (${read}, the data read for the first time)`);
    for (const { asked, name, kind, match } of area.properties.places)
      say(`            ${asked}: ${name} (${kind}), score ${match.score.toFixed(2)}`);
    const [set, found] = await timed(() => geo.spatial(neighbours));
    say(`  “${neighbours}”  (${found})`);
    say(`            ${set.properties.count}: ${set.properties.members.map(({ name }) => name).join(', ')}`);
    const [town, took] = await timed(() => geo.geocode('Springfield'));
    const { name, region, country, match } = town.properties;
    const others = match.alternatives.slice(0, 3).map((other) => other.region);
    say(`  “Springfield”  (${took})`);
    say(`            ${name}, ${region}, ${country}; other readings in ${others.join(', ')} …`);
    const [features, asked] = await timed(() => geo.mapFeatures(cafes));
    say(`  “${cafes}”  (${asked})`);
    for (const { properties } of features.features) say(`            ${properties.name}`);
    const land = await Promise.all(
      ['Portugal', 'Spain', 'France', 'Morocco'].map((country) =>
        geo.countryBorder(country, { toleranceMetres: 500 }),
      ),
    );
    return mapSvg(
      land.map(({ geometry }) => geometry),
      area.geometry,
      `“${sentence}”: the part around the mainland`,
    );
  } finally {
    await geo.close();
  }
}

async function timed(work) {
  const from = performance.now();
  const result = await work();
  return [result, `${(performance.now() - from).toFixed(performance.now() - from < 10 ? 1 : 0)} ms`];
}

/** Plate carrée, narrowed by the cosine of the middle latitude. */
function mapSvg(land, answer, title) {
  const [west, south, east, north] = view;
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const width = 960;
  const scale = width / ((east - west) * narrow);
  const height = Math.round((north - south) * scale);
  const rings = (geometry) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat();
  const path = (geometry) =>
    rings(geometry)
      .filter((ring) => ring.some(([x, y]) => x > west && x < east && y > south && y < north))
      .map(
        (ring) =>
          `M${ring.map(([x, y]) => `${((x - west) * narrow * scale).toFixed(1)} ${((north - y) * scale).toFixed(1)}`).join('L')}Z`,
      )
      .join('');
  return `<svg class="map" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}" font-family="system-ui, sans-serif">
<rect width="${width}" height="${height}" fill="#7da7c4" opacity="0.25"/>
${land.map((geometry) => `<path d="${path(geometry)}" fill="#b9ad8f" fill-opacity="0.45" stroke="currentColor" stroke-opacity="0.4"/>`).join('\n')}
<path d="${path(answer)}" fill="#d97706" fill-opacity="0.4" fill-rule="evenodd" stroke="#d97706" stroke-width="1.6"/>
<text x="16" y="28" font-size="17" font-weight="600" fill="currentColor">${escapeHtml(title)}</text>
</svg>`;
}
