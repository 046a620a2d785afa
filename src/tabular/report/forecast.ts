/** Forecasts as pictures: the past, the mean and its interval; as a page with the numbers, or as one picture. */

import type { Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { nameOf, withSums } from '../engine/forecast/hierarchy.ts';
import { nameColumns } from '../engine/forecast/index.ts';
import { type ItemId, readSeries } from '../engine/forecast/series.ts';
import { ticks } from './charts.ts';
import { escapeHtml, figure, page, shown, table } from './html.ts';

/** A forecast as the library gives it: steps of each series one after the other. */
export interface ForecastSteps {
  readonly itemIds: ArrayLike<ItemId>;
  readonly timestamps: ArrayLike<string | number>;
  readonly mean: ArrayLike<number>;
  /** For each step its quantiles. */
  readonly quantiles: ArrayLike<number>;
  readonly quantileLevels: readonly number[];
}

export interface ForecastColumns {
  readonly timestamp: string;
  readonly target: string;
  readonly item?: string;
  /** Columns of groups whose sums were forecast too. */
  readonly hierarchy?: readonly string[];
}

interface Step {
  readonly at: string;
  readonly mean: number;
  /** Bounds of the widest interval, undefined without one. */
  readonly low?: number;
  readonly high?: number;
}

interface Pictured {
  readonly name: string;
  readonly past: readonly { readonly at: string; readonly value: number }[];
  readonly steps: readonly Step[];
}

/** Series that are drawn; the others are counted. */
const mostPictures = 24;
/** Steps of the past for each step ahead, and at least so many. */
const pastShare = 6;
const leastPast = 24;

/** As a page that needs nothing else. */
export function forecastPage(past: Table, steps: ForecastSteps, columns: ForecastColumns): string {
  const { pictures, left, interval } = picturesOf(past, steps, columns);
  const figures = pictures.map((pictured) => {
    const { name, steps: ahead } = pictured;
    const caption = captionOf(pictured, columns.target, interval);
    const rows = ahead.map(({ at, mean, low, high }) => [at, mean, low ?? null, high ?? null]);
    const numbers = table([columns.timestamp, 'mean', 'from', 'to'], rows);
    const heading = name === '' ? '' : `<h2>${escapeHtml(name)}</h2>`;
    return `${heading}${figure(svgOf([pictured], columns.target, caption, ''), caption, numbers)}`;
  });
  const lead = [
    `The line behind is the past, the line ahead the mean${interval === null ? '' : `, the band the ${interval}`}.`,
    left === 0 ? '' : `${left} more series are not drawn.`,
  ];
  return page(`Forecast of ${columns.target}`, lead.filter(Boolean).join(' '), figures);
}

/** As one picture, a panel for each series. */
export function forecastSvg(past: Table, steps: ForecastSteps, columns: ForecastColumns): string {
  const { pictures, left, interval } = picturesOf(past, steps, columns);
  const told = pictures.map((pictured) => captionOf(pictured, columns.target, interval));
  if (left > 0) told.push(`${left} more series are not drawn.`);
  return (
    `${svgOf(pictures, columns.target, told.join(' '), style)}\n`
      // XML allows no control characters but tab and line breaks.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
  );
}

function captionOf({ steps }: Pictured, target: string, interval: string | null): string {
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const band =
    interval === null ? '' : ` ${interval}: ${shown(last.low!)} to ${shown(last.high!)} at the last step.`;
  return `${target}: ${steps.length} steps from ${first.at} to ${last.at}, from ${shown(first.mean)} to ${shown(last.mean)}.${band}`;
}

function picturesOf(past: Table, forecast: ForecastSteps, columns: ForecastColumns) {
  const { timestamps, mean, quantiles, quantileLevels: levels, itemIds } = forecast;
  const low = Math.min(...levels);
  const high = Math.max(...levels);
  const banded = levels.length > 0 && low < 0.5 && high > 0.5;
  const at = (step: number, level: number) => quantiles[step * levels.length + levels.indexOf(level)]!;
  const ahead = new Map<ItemId, Step[]>();
  for (let i = 0; i < mean.length; i++) {
    const id = itemIds[i] ?? null;
    const step = {
      at: String(timestamps[i]),
      mean: mean[i]!,
      ...(banded && { low: at(i, low), high: at(i, high) }),
    };
    const known = ahead.get(id);
    if (known) known.push(step);
    else ahead.set(id, [step]);
  }
  const { table: seen, nameOfSeries } = pastOf(past, columns);
  const read = readSeries(seen);
  const written = seen.columns.find(({ name }) => name === 'timestamp')!;
  const pictures = [...ahead].slice(0, mostPictures).map(([id, steps]): Pictured => {
    const series = read.series[read.byId.get(nameOfSeries(id)) ?? 0]!;
    const from = Math.max(0, series.values.length - Math.max(leastPast, pastShare * steps.length));
    const behind = Array.from({ length: series.values.length - from }, (_, i) => {
      const row = series.rows[from + i]!;
      return { at: row < 0 ? '' : String(cellAt(written, row)), value: series.values[from + i]! };
    });
    return { name: id === null ? '' : String(id), past: behind, steps };
  });
  const interval = banded ? `${Math.round(100 * (high - low))} % interval` : null;
  return { pictures, left: ahead.size - pictures.length, interval };
}

/** The past as it was forecast: targets as numbers, sums beside items where they were forecast too. */
function pastOf(
  past: Table,
  { hierarchy, ...columns }: ForecastColumns,
): { table: Table; nameOfSeries: (id: ItemId) => ItemId } {
  const within = hierarchy && { hierarchy: { columns: hierarchy, method: 'minTrace' as const } };
  const request = nameColumns({ context: past, quantiles: [], ...within }, columns);
  if (!request.hierarchy) return { table: request.context, nameOfSeries: (id) => id };
  const { context, nodes } = withSums(request.context, request.hierarchy.columns);
  return { table: context, nameOfSeries: (id) => nameOf(nodes.ids.indexOf(id)) };
}

const width = 760;
const height = 300;
const margin = { left: 64, right: 18, top: 26, bottom: 34 };
/** Times told beneath. */
const labels = 6;

// The colours of the page, for a picture that stands alone.
const style = `<style>svg{--s0:#0072b2;--s1:#d55e00;--soft:#5b6875;--rule:#d5dce3;background:#fff}
@media (prefers-color-scheme:dark){svg{--s0:#56b4e9;--s1:#ff9550;--soft:#a3b0bd;--rule:#36414c;background:#14191f}}
text{fill:var(--soft);font:11px system-ui,sans-serif}.grid{stroke:var(--rule)}.line{fill:none;stroke-width:2}</style>`;

function svgOf(pictures: readonly Pictured[], target: string, told: string, head: string): string {
  const panels = pictures.map(
    (pictured, i) => `<g transform="translate(0 ${i * height})">${panel(pictured, target)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * pictures.length}" role="img" aria-label="${escapeHtml(told)}">${head}
${panels.join('\n')}</svg>`;
}

function panel({ name, past, steps }: Pictured, target: string): string {
  const count = past.length + steps.length;
  const values = [
    ...past.map(({ value }) => value),
    ...steps.flatMap(({ mean, low, high }) => [mean, low ?? mean, high ?? mean]),
  ];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = least === most ? 1 : 0.06 * (most - least);
  const [from, to] = [least - room, most + room];
  const bottom = height - margin.bottom;
  const x = (place: number) =>
    (margin.left + ((width - margin.left - margin.right) * place) / Math.max(1, count - 1)).toFixed(1);
  const y = (value: number) => (bottom - ((bottom - margin.top) * (value - from)) / (to - from)).toFixed(1);
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([place, value], i) => `${i === 0 ? 'M' : 'L'}${x(place)} ${y(value)}`).join('');
  const grid = ticks(from, to)
    .filter((tick) => tick >= from && tick <= to)
    .map(
      (tick) =>
        `<path class="grid" d="M${margin.left} ${y(tick)}H${width - margin.right}"/><text x="${margin.left - 6}" y="${Number(y(tick)) + 4}" text-anchor="end">${escapeHtml(String(Number(tick.toPrecision(6))))}</text>`,
    );
  const times = [...past.map(({ at }) => at), ...steps.map(({ at }) => at)];
  const told = Array.from({ length: Math.min(labels, count) }, (_, k) =>
    Math.round((k * (count - 1)) / Math.max(1, Math.min(labels, count) - 1)),
  ).map((place, k, all) => {
    const anchor = k === 0 ? 'start' : k === all.length - 1 ? 'end' : 'middle';
    return `<text x="${x(place)}" y="${bottom + 18}" text-anchor="${anchor}">${escapeHtml(times[place]!)}</text>`;
  });
  const start = past.length;
  const band = steps.every(({ low, high }) => low !== undefined && high !== undefined)
    ? `<path style="fill:var(--s1);opacity:.22" d="${path([
        ...steps.map(({ high }, i): [number, number] => [start + i, high!]),
        ...steps.map(({ low }, i): [number, number] => [start + i, low!]).reverse(),
      ])}Z"/>`
    : '';
  // From where the past ends, so that nothing hangs in the air.
  const last = past.at(-1);
  const joined: (readonly [number, number])[] = [
    ...(last ? [[start - 1, last.value] as const] : []),
    ...steps.map(({ mean }, i) => [start + i, mean] as const),
  ];
  return `<text x="${margin.left}" y="15">${escapeHtml(name === '' ? target : `${target} · ${name}`)}</text>${grid.join('')}${told.join('')}
${band}<path class="line" style="stroke:var(--s0)" d="${path(past.map(({ value }, i) => [i, value]))}"/><path class="line" style="stroke:var(--s1)" d="${path(joined)}"/>`;
}
