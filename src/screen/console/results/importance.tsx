/** Bars for columns: what a model goes by, and what moves one prediction. */

import { useMemo } from 'preact/hooks';
import { fill, texts } from '../../texts/console.ts';
import { Figure, type FigureProps } from '../figure.tsx';
import { type Shown, shownShare } from '../format.ts';

const maxBars = 15;
const maxName = 24;

export interface ColumnBar {
  readonly column: string;
  readonly value: number;
  /** What the row has there. */
  readonly cell?: Shown;
}

export function Importance({ bars }: { readonly bars: readonly ColumnBar[] }) {
  const [most] = bars;
  if (most === undefined) return null;
  return (
    <BarFigure
      title={texts.importance}
      text={fill(texts.importanceText, { column: most.column, share: shownShare(most.value) })}
      bars={bars}
      value={texts.share}
    />
  );
}

export function BarFigure({
  title,
  text,
  bars,
  value,
}: {
  readonly title: string;
  readonly text: string;
  readonly bars: readonly ColumnBar[];
  readonly value: string;
}) {
  const shown = useMemo(
    () => [...bars].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, maxBars),
    [bars],
  );
  const withCells = bars.some(({ cell }) => cell !== undefined);
  const draw: FigureProps['draw'] = useMemo(
    () => (plot) => ({
      height: 50 + 26 * shown.length,
      marginLeft: 150,
      marginRight: 20,
      x: { label: value, grid: true },
      y: {
        domain: shown.map(({ column }) => column),
        label: null,
        tickFormat: (name: string) => (name.length > maxName ? `${name.slice(0, maxName - 1)}…` : name),
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
    [shown, value],
  );
  return (
    <Figure
      title={title}
      text={text}
      table={{
        columns: [texts.column, ...(withCells ? [texts.value] : []), value],
        rows: bars.map((bar) => [bar.column, ...(withCells ? [bar.cell] : []), bar.value]),
      }}
      draw={draw}
    />
  );
}
