/** How predictions are spread: by class, or over their range. */

import type { Label } from '../client/payload.ts';
import type { Picture } from './picture.ts';
import { fill, type Words } from './words.ts';

const maxClasses = 20;

export function classSpread(
  target: string,
  predictions: readonly Label[],
  { texts, count, tick }: Words,
): Picture {
  const rows = new Map<string, number>();
  for (const label of predictions) rows.set(String(label), (rows.get(String(label)) ?? 0) + 1);
  const counts = [...rows].map(([name, n]) => ({ name, n })).sort((a, b) => b.n - a.n);
  const shown = counts.slice(0, maxClasses);
  return {
    title: target,
    text: fill(texts.predictionsText, { n: count(predictions.length), most: counts[0]?.name ?? '–' }),
    table: { columns: [texts.classOf, texts.rows], rows: counts.map(({ name, n }) => [name, n]) },
    draw: (plot) => ({
      height: 50 + 28 * shown.length,
      marginLeft: 130,
      x: { label: texts.rows, grid: true, tickFormat: tick },
      y: { label: null, domain: shown.map(({ name }) => name) },
      marks: [plot.barX(shown, { x: 'n', y: 'name', fill: 'var(--s0)', insetTop: 3, insetBottom: 3 })],
    }),
  };
}

export function numberSpread(
  target: string,
  values: readonly number[],
  { texts, count, number, tick }: Words,
): Picture {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return {
    title: target,
    text: fill(texts.predictionsRange, { n: count(values.length), low: number(low), high: number(high) }),
    table: { columns: [texts.row, target], rows: values.map((value, i) => [i + 1, value]) },
    draw: (plot) => ({
      x: { label: target, tickFormat: tick },
      y: { label: texts.rows, grid: true, tickFormat: tick },
      marks: [
        plot.rectY(values, {
          ...plot.binX({ y: 'count' }, { x: (value: number) => value }),
          fill: 'var(--s0)',
        }),
        plot.ruleY([0], { stroke: 'var(--text)' }),
      ],
    }),
  };
}
