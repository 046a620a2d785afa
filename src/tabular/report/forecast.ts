/** Forecasts as pictures: the past, the mean and its interval; as a page with the numbers, or as one picture. */

import type { ForecastStep } from '../../client/wire.ts';
import { forecastPicture, type PastPoint } from '../../pictures/forecast.ts';
import { fill } from '../../pictures/words.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import type { Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { nameOf, withSums } from '../engine/forecast/hierarchy.ts';
import { nameColumns } from '../engine/forecast/index.ts';
import { type ItemId, readSeries } from '../engine/forecast/series.ts';
import { drawAll, figures, wideWidth, words } from './draw.ts';
import { page } from './html.ts';

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

interface Pictured {
  readonly name: string;
  readonly past: readonly PastPoint[];
  readonly steps: readonly ForecastStep[];
}

/** Series that are drawn; the others are counted. */
const mostPictures = 24;
/** Steps of the past for each step ahead, and at least so many. */
const pastShare = 6;
const leastPast = 24;

/** As a page that needs nothing else. */
export async function forecastPage(
  past: Table,
  steps: ForecastSteps,
  columns: ForecastColumns,
): Promise<string> {
  const { pictures, left } = picturesOf(past, steps, columns);
  const lead = `The line behind is the past, the line ahead the mean, the bands the intervals.${leftOut(left)}`;
  return page(fill(words.texts.forecastTitle, { target: columns.target }), lead, [
    await figures(pictures, 'h2'),
  ]);
}

/** As one picture, a panel for each series. */
export async function forecastSvg(
  past: Table,
  steps: ForecastSteps,
  columns: ForecastColumns,
): Promise<string> {
  const { pictures, left } = picturesOf(past, steps, columns);
  const drawn = await drawAll(pictures);
  const told = `${pictures.map(({ title, text }) => `${title}. ${text}`).join(' ')}${leftOut(left)}`;
  const panels = drawn.map(
    (svg, i) =>
      `<g transform="translate(0 ${i * panelHeight})"><text x="8" y="16" font-size="13">${escapeHtml(pictures[i]!.title)}</text><g transform="translate(0 ${titleHeight})">${svg}</g></g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wideWidth} ${panelHeight * pictures.length}" role="img" aria-label="${escapeHtml(told)}">${style}
${panels.join('\n')}</svg>\n`
      // XML allows no control characters but tab and line breaks.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
  );
}

const leftOut = (left: number) => (left === 0 ? '' : ` ${left} more series are not drawn.`);

function picturesOf(past: Table, forecast: ForecastSteps, columns: ForecastColumns) {
  const { timestamps, mean, quantiles, quantileLevels: levels, itemIds } = forecast;
  const ahead = new Map<ItemId, ForecastStep[]>();
  for (let i = 0; i < mean.length; i++) {
    const id = itemIds[i] ?? null;
    const step: ForecastStep = {
      item_id: id,
      timestamp: timestamps[i]!,
      mean: mean[i]!,
      ...Object.fromEntries(levels.map((level, k) => [String(level), quantiles[i * levels.length + k]!])),
    };
    const known = ahead.get(id);
    if (known) known.push(step);
    else ahead.set(id, [step]);
  }
  const { table: seen, nameOfSeries } = pastOf(past, columns);
  const read = readSeries(seen, true);
  const written = seen.columns.find(({ name }) => name === 'timestamp')!;
  const pictured = [...ahead].slice(0, mostPictures).map(([id, steps]): Pictured => {
    const series = read.series[read.byId.get(nameOfSeries(id)) ?? 0]!;
    const from = Math.max(0, series.values.length - Math.max(leastPast, pastShare * steps.length));
    const behind = Array.from({ length: series.values.length - from }, (_, i) => ({
      row: series.rows[from + i]!,
      value: series.values[from + i]!,
    }));
    return {
      name: id === null ? '' : String(id),
      // Times between two rows have none of their own.
      past: behind.flatMap(({ row, value }) =>
        row < 0 ? [] : [{ timestamp: cellAt(written, row) as string | number, value }],
      ),
      steps,
    };
  });
  const pictures = pictured.map(({ name, past, steps }) =>
    forecastPicture(name === '' ? columns.target : `${columns.target} · ${name}`, steps, past, words),
  );
  return { pictures, left: ahead.size - pictures.length };
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

const titleHeight = 24;
const panelHeight = 380 + titleHeight;

// The colours of the page, for a picture that stands alone.
const style = `<style>svg{--s0:#0072b2;--s1:#d55e00;--soft:#5b6875;--text:#1c2530;--muted:var(--soft);color:var(--soft);background:#fff}
@media (prefers-color-scheme:dark){svg{--s0:#56b4e9;--s1:#ff9550;--soft:#a3b0bd;--text:#e5eaf0;background:#14191f}}
text{fill:currentColor;font-family:system-ui,sans-serif}</style>`;
