/** Bars for columns: what a model goes by, and what moves one prediction. */

import { type Picture, type Shown, shortName } from './picture.ts';
import { fill, type Words } from './words.ts';

const maxBars = 15;
const maxName = 24;

export interface ColumnBar {
  readonly column: string;
  readonly value: number;
  /** What the row has there. */
  readonly cell?: Shown;
}

/** What the columns count for in a model, the largest first; null without any. */
export function importancePicture(bars: readonly ColumnBar[], words: Words): Picture | null {
  const { texts, share } = words;
  const [most] = bars;
  if (most === undefined) return null;
  const text = fill(texts.importanceText, { column: most.column, share: share(most.value) });
  return barPicture(texts.importance, text, bars, texts.share, words);
}

/** @param value  what the bars measure */
export function barPicture(
  title: string,
  text: string,
  bars: readonly ColumnBar[],
  value: string,
  { texts, tick }: Words,
): Picture {
  const shown = [...bars].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, maxBars);
  const withCells = bars.some(({ cell }) => cell !== undefined);
  return {
    title,
    text,
    table: {
      columns: [texts.column, ...(withCells ? [texts.value] : []), value],
      rows: bars.map((bar) => [bar.column, ...(withCells ? [bar.cell] : []), bar.value]),
    },
    draw: (plot) => ({
      height: 50 + 26 * shown.length,
      marginLeft: 150,
      marginRight: 20,
      x: { label: value, grid: true, tickFormat: tick },
      y: {
        domain: shown.map(({ column }) => column),
        label: null,
        tickFormat: (name: string) => shortName(name, maxName),
      },
      marks: [
        plot.barX(shown, {
          x: 'value',
          y: 'column',
          fill: (bar: ColumnBar) => (bar.value < 0 ? 'var(--s1)' : 'var(--s0)'),
          insetTop: 3,
          insetBottom: 3,
        }),
        plot.ruleX([0], { stroke: 'var(--text)' }),
      ],
    }),
  };
}
