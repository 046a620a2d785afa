/** A forecast with its fan, behind the past. */

import { useMemo, useState } from 'preact/hooks';
import type { ForecastStep } from '../../../client/index.ts';
import { fill, texts } from '../../texts/console.ts';
import { DataTable } from '../data-table.tsx';
import { Figure, type FigureProps } from '../figure.tsx';
import { type Shown, shownCount, shownNumber } from '../format.ts';
import type { Points } from '../table/protocol.ts';

/** Bands from the widest; each is drawn over the one before. */
const bands = [
  ['0.05', '0.95'],
  ['0.1', '0.9'],
  ['0.25', '0.75'],
] as const;

interface Props {
  readonly target: string;
  readonly steps: readonly ForecastStep[];
  /** By the text of the item; empty when the page has not seen the table. */
  readonly history: ReadonlyMap<string, readonly Points[]>;
}

export function ForecastResult({ target, steps, history }: Props) {
  const items = useMemo(() => [...new Set(steps.map(({ item_id }) => String(item_id)))], [steps]);
  const [item, setItem] = useState(items[0]!);
  const shown = useMemo(() => steps.filter(({ item_id }) => String(item_id) === item), [steps, item]);
  const past = history.get(item) ?? [];
  const levels = Object.keys(steps[0] ?? {}).filter((key) => !['item_id', 'timestamp', 'mean'].includes(key));
  const rows = steps.map((step): Shown[] => [
    ...(items.length > 1 ? [step.item_id] : []),
    step.timestamp,
    step.mean,
    ...levels.map((level) => step[level]),
  ]);
  const columns = [
    ...(items.length > 1 ? [texts.seriesShown] : []),
    texts.timestamp,
    texts.mean,
    ...levels.map((level) => `${Math.round(Number(level) * 100)} %`),
  ];
  return (
    <>
      {items.length > 1 && (
        <p class="field-row">
          <label for="series">{texts.seriesShown}</label>
          <select id="series" value={item} onChange={(event) => setItem(event.currentTarget.value)}>
            {items.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </p>
      )}
      <Fan target={target} steps={shown} past={past} />
      <DataTable
        caption={fill(texts.forecastTitle, { target })}
        table={{ columns, rows }}
        fileName="forecast.csv"
      />
    </>
  );
}

/** Dates where all texts are dates that a browser reads; else places on a scale of words. */
function placesOf(texts: readonly (string | number)[]): (text: string | number) => Date | string {
  const dates = texts.every(
    (text) => /^\d{4}-\d\d/.test(String(text)) && !Number.isNaN(Date.parse(String(text))),
  );
  return dates ? (text) => new Date(String(text)) : String;
}

function Fan({
  target,
  steps,
  past,
}: {
  target: string;
  steps: readonly ForecastStep[];
  past: readonly Points[];
}) {
  const draw: FigureProps['draw'] = useMemo(
    () => (plot) => {
      const all = [...past.map(({ timestamp }) => timestamp), ...steps.map(({ timestamp }) => timestamp)];
      const place = placesOf(all);
      const x = (row: { timestamp: string | number }) => place(row.timestamp);
      const last = past.at(-1);
      const mean = steps.map(({ timestamp, mean: value }) => ({ timestamp, value }));
      // From where the past ends, so that nothing hangs in the air.
      const joined = last === undefined ? mean : [last, ...mean];
      return {
        marginLeft: 56,
        x: { label: null, ...(place(all[0] ?? '') instanceof Date ? {} : { type: 'point', ticks: [] }) },
        y: { label: target, grid: true },
        marks: [
          ...bands
            .filter(([low]) => steps[0]?.[low] !== undefined)
            .map(([low, high]) =>
              plot.areaY(steps, { x, y1: low, y2: high, fill: 'var(--s1)', fillOpacity: 0.18 }),
            ),
          plot.line(past, { x, y: 'value', stroke: 'var(--s0)', strokeWidth: 1.6 }),
          plot.line(joined, { x, y: 'value', stroke: 'var(--s1)', strokeWidth: 2 }),
        ],
      };
    },
    [target, steps, past],
  );
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <Figure
      wide
      title={fill(texts.forecastTitle, { target })}
      text={fill(texts.forecastText, {
        n: shownCount(steps.length),
        from: String(first.timestamp),
        to: String(last.timestamp),
        first: shownNumber(first.mean),
        last: shownNumber(last.mean),
      })}
      table={{
        columns: [texts.timestamp, target, texts.interval80],
        rows: [
          ...past.map(({ timestamp, value }): Shown[] => [timestamp, value, null]),
          ...steps.map((step): Shown[] => [step.timestamp, step.mean, intervalOf(step)]),
        ],
      }}
      draw={draw}
    />
  );
}

function intervalOf(step: ForecastStep): string | null {
  const [low, high] = [step['0.1'], step['0.9']];
  if (typeof low !== 'number' || typeof high !== 'number') return null;
  return fill(texts.of80, { low: shownNumber(low), high: shownNumber(high) });
}
