/** Line and bar charts as SVG, drawn here; colours are those of the page, light or dark. */

import { escapeHtml, figure, shown, table } from './html.ts';

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
}

export interface LineChart {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
  /** What the picture shows, in a sentence. */
  readonly caption: string;
  /** Bounds of both axes; default: those of the points. */
  readonly unit?: boolean;
  /** A broken line where x equals y. */
  readonly diagonal?: boolean;
  /** A dot at each point. */
  readonly dots?: boolean;
}

const width = 420;
const height = 300;
const margin = { left: 58, right: 14, top: 14, bottom: 42 };
const hues = 8;

/** At most this many lines can be told apart in one chart. */
export const maxSeries = 8;
/** Points that are told as numbers; the picture has all. */
const toldPoints = 12;

export function lineChart(chart: LineChart): string {
  const { title, series, caption, x, y } = chart;
  const { places, from, to } = frameOf(chart);
  const [atX, atY] = places;
  const path = (points: Series['points']) =>
    points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${atX(px).toFixed(1)} ${atY(py).toFixed(1)}`).join('');
  const lines = series.map(({ points }, s) => {
    const hue = `var(--s${s % hues})`;
    const dots = chart.dots
      ? points.map(
          ([px, py]) =>
            `<circle cx="${atX(px).toFixed(1)}" cy="${atY(py).toFixed(1)}" r="3" style="fill:${hue}"/>`,
        )
      : [];
    return `<path class="line" style="stroke:${hue}" d="${path(points)}"/>${dots.join('')}`;
  });
  const diagonal = chart.diagonal
    ? `<path class="diagonal" d="${path([
        [Math.max(from[0], from[1]), Math.max(from[0], from[1])],
        [Math.min(to[0], to[1]), Math.min(to[0], to[1])],
      ])}"/>`
    : '';
  const svg = `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(`${title}. ${caption}`)}">
${axes(places, from, to, x, y)}${diagonal}
${lines.join('\n')}
${series.length > 1 ? legend(series) : ''}</svg>`;
  return `<div><h3>${escapeHtml(title)}</h3>${figure(svg, caption, numbers(series, x, y))}</div>`;
}

function numbers(series: readonly Series[], x: string, y: string): string {
  const rows = series.flatMap(({ name, points }) => {
    const step = Math.max(1, (points.length - 1) / (toldPoints - 1));
    const told = new Set<number>();
    for (let k = 0; k < Math.min(points.length, toldPoints); k++) told.add(Math.round(k * step));
    return [...told].map((k) => [...(series.length > 1 ? [name] : []), points[k]![0], points[k]![1]]);
  });
  return table([...(series.length > 1 ? ['line'] : []), x, y], rows);
}

type Place = (value: number) => number;
type Pair = readonly [number, number];

function frameOf({ series, unit }: LineChart): { places: readonly [Place, Place]; from: Pair; to: Pair } {
  const bounds = (axis: 0 | 1): Pair => {
    if (unit) return [0, 1];
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { points } of series) {
      for (const point of points) {
        low = Math.min(low, point[axis]);
        high = Math.max(high, point[axis]);
      }
    }
    if (!(low <= high)) return [0, 1];
    if (low === high) return [low - 1, high + 1];
    const room = axis === 1 ? (high - low) * 0.08 : 0;
    return [low - room, high + room];
  };
  const [x0, x1] = bounds(0);
  const [y0, y1] = bounds(1);
  const inner = { x: width - margin.left - margin.right, y: height - margin.top - margin.bottom };
  const atX = (value: number) => margin.left + (inner.x * (value - x0)) / (x1 - x0);
  const atY = (value: number) => height - margin.bottom - (inner.y * (value - y0)) / (y1 - y0);
  return { places: [atX, atY], from: [x0, y0], to: [x1, y1] };
}

function axes([atX, atY]: readonly [Place, Place], from: Pair, to: Pair, x: string, y: string): string {
  const bottom = height - margin.bottom;
  const across = ticks(from[1], to[1]).map(
    (tick) =>
      `<path class="grid" d="M${margin.left} ${atY(tick).toFixed(1)}H${width - margin.right}"/>` +
      `<text x="${margin.left - 6}" y="${(atY(tick) + 4).toFixed(1)}" text-anchor="end">${shownTick(tick)}</text>`,
  );
  const up = ticks(from[0], to[0]).map(
    (tick) =>
      `<path class="grid" d="M${atX(tick).toFixed(1)} ${margin.top}V${bottom}"/>` +
      `<text x="${atX(tick).toFixed(1)}" y="${bottom + 15}" text-anchor="middle">${shownTick(tick)}</text>`,
  );
  const middle = (margin.top + bottom) / 2;
  return `${across.join('')}${up.join('')}
<text x="${(margin.left + width - margin.right) / 2}" y="${height - 6}" text-anchor="middle">${escapeHtml(x)}</text>
<text x="12" y="${middle}" text-anchor="middle" transform="rotate(-90 12 ${middle})">${escapeHtml(y)}</text>`;
}

const shownTick = (tick: number): string => escapeHtml(String(Number(tick.toPrecision(6))));

/** Round numbers between two bounds, about five. */
export function ticks(from: number, to: number): number[] {
  const rough = (to - from) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough)! * power;
  const made: number[] = [];
  for (let k = Math.ceil(from / step - 1e-9); k * step <= to + step * 1e-9; k++) made.push(k * step);
  return made;
}

function legend(series: readonly Series[]): string {
  return series
    .map(({ name }, s) => {
      const y = margin.top + 14 + s * 15;
      const x = margin.left + 10;
      const label = escapeHtml(name.length > 22 ? `${name.slice(0, 21)}…` : name);
      return `<path class="line" style="stroke:var(--s${s % hues})" d="M${x} ${y - 4}h16"/><text x="${x + 21}" y="${y}">${label}</text>`;
    })
    .join('');
}

/** Bars from the left, the longest first as given. */
export function barChart(
  title: string,
  caption: string,
  bars: readonly { readonly name: string; readonly value: number }[],
  value: string,
): string {
  const most = Math.max(...bars.map((bar) => Math.abs(bar.value)), Number.MIN_VALUE);
  const line = 22;
  const label = 150;
  const room = width - label - 60;
  const drawn = bars.map((bar, i) => {
    const y = i * line;
    const length = (room * Math.abs(bar.value)) / most;
    const name = escapeHtml(bar.name.length > 24 ? `${bar.name.slice(0, 23)}…` : bar.name);
    return `<text x="${label - 8}" y="${y + 15}" text-anchor="end">${name}</text><rect x="${label}" y="${y + 4}" width="${length.toFixed(1)}" height="${line - 8}" rx="2" style="fill:var(--s0)"/><text x="${(label + length + 5).toFixed(1)}" y="${y + 15}">${escapeHtml(shown(bar.value))}</text>`;
  });
  const svg = `<svg viewBox="0 0 ${width} ${bars.length * line + 4}" role="img" aria-label="${escapeHtml(`${title}. ${caption}`)}">${drawn.join('\n')}</svg>`;
  return figure(
    svg,
    caption,
    table(
      ['column', value],
      bars.map((bar) => [bar.name, bar.value]),
    ),
  );
}
