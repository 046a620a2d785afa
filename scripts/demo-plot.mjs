// Draws a forecast with its interval as SVG.

const width = 960;
const height = 420;
const margin = { top: 28, right: 24, bottom: 36, left: 56 };

/** @param {{ title: string, unit: string, past: Point[], truth: Point[], mean: Point[], low: Point[], high: Point[] }} plot
 *  each point is { x: milliseconds since 1970, y: value }
 *  @returns {string} */
export function forecastSvg({ title, unit, past, truth, mean, low, high }) {
  const all = [...past, ...truth, ...mean, ...low, ...high];
  const scaleX = scale(
    all.map(({ x }) => x),
    margin.left,
    width - margin.right,
  );
  const scaleY = scale(padded(all.map(({ y }) => y)), height - margin.bottom, margin.top);
  const path = (points) =>
    points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${scaleX(x).toFixed(1)} ${scaleY(y).toFixed(1)}`).join('');
  const band = `${path(high)}${path([...low].reverse()).replace('M', 'L')}Z`;
  const start = scaleX(mean[0].x).toFixed(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}" font-family="system-ui, sans-serif" font-size="12">
<text x="${margin.left}" y="18" font-size="15" font-weight="600" fill="currentColor">${escapeHtml(title)}</text>
${ticks(
  all.map(({ y }) => y),
  6,
)
  .map((value) => gridLine(scaleY(value), value))
  .join('\n')}
${yearTicks(all)
  .map((year) => yearLabel(scaleX(Date.UTC(year, 0)), year))
  .join('\n')}
<text transform="translate(14 ${height / 2}) rotate(-90)" text-anchor="middle" fill="currentColor" opacity="0.7">${escapeHtml(unit)}</text>
<line x1="${start}" x2="${start}" y1="${margin.top}" y2="${height - margin.bottom}" stroke="currentColor" opacity="0.35" stroke-dasharray="3 4"/>
<path d="${band}" fill="#d97706" opacity="0.22"/>
<path d="${path(past)}" fill="none" stroke="currentColor" stroke-width="1.4"/>
<path d="${path(mean)}" fill="none" stroke="#d97706" stroke-width="2.2"/>
${truth.map(({ x, y }) => `<circle cx="${scaleX(x).toFixed(1)}" cy="${scaleY(y).toFixed(1)}" r="2.4" fill="#2563eb"/>`).join('')}
</svg>`;
}

function gridLine(y, value) {
  return `<line x1="${margin.left}" x2="${width - margin.right}" y1="${y.toFixed(1)}" y2="${y.toFixed(1)}" stroke="currentColor" opacity="0.12"/><text x="${margin.left - 8}" y="${(y + 4).toFixed(1)}" text-anchor="end" fill="currentColor" opacity="0.7">${value}</text>`;
}

function yearLabel(x, year) {
  return `<text x="${x.toFixed(1)}" y="${height - 12}" text-anchor="middle" fill="currentColor" opacity="0.7">${year}</text>`;
}

function scale(values, from, to) {
  const min = Math.min(...values);
  const span = Math.max(...values) - min || 1;
  return (value) => from + ((value - min) / span) * (to - from);
}

function padded(values) {
  const min = Math.min(...values);
  const max = Math.max(...values);
  return [min - 0.05 * (max - min), max + 0.05 * (max - min)];
}

/** Round values inside the range, about `count` of them. */
function ticks(values, count) {
  const min = Math.min(...values);
  const max = Math.max(...values);
  const rough = (max - min) / count || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough);
  const found = [];
  for (let value = Math.ceil(min / step) * step; value <= max; value += step)
    found.push(Number(value.toFixed(10)));
  return found;
}

function yearTicks(points) {
  const years = points.map(({ x }) => new Date(x).getUTCFullYear());
  const first = Math.min(...years) + 1;
  const last = Math.max(...years);
  const step = Math.max(1, Math.ceil((last - first) / 12));
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, i) => first + i * step,
  );
}

export function escapeHtml(text) {
  return String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
