/** A picture with what it shows in a sentence, and its numbers as a table for whoever cannot see it. */

import type { PlotOptions } from '@observablehq/plot';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/console.ts';
import { DataTable, type TableData } from './data-table.tsx';

type Plot = typeof import('@observablehq/plot');

export interface FigureProps {
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly text: string;
  readonly table: TableData;
  readonly draw: (plot: Plot) => PlotOptions;
  readonly fileName?: string;
  readonly wide?: boolean;
  /** Names of lines, in the order of `hues`. */
  readonly legend?: readonly string[];
}

/** Hues that stay apart for the common kinds of colour blindness; their values are in console.css. */
export const hues = ['--s0', '--s1', '--s2', '--s3', '--s4', '--s5', '--s6', '--s7'].map(
  (name) => `var(${name})`,
);
export const maxHues = hues.length;

export function Figure({ title, text, table, draw, fileName, wide = false, legend = [] }: FigureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    let drawnWidth = 0;
    const put = async () => {
      const plot = await import('@observablehq/plot');
      if (gone || place.current === null) return;
      const width = Math.max(280, place.current.clientWidth);
      if (width === drawnWidth) return;
      drawnWidth = width;
      const svg = plot.plot({
        width,
        height: Math.min(380, 0.62 * width),
        marginBottom: 44,
        className: 'plot',
        ...draw(plot),
      });
      // The policy of the page allows no style of its own; console.css has these rules.
      for (const style of svg.querySelectorAll('style')) style.remove();
      // The picture is one image: what it shows is in its own label.
      for (const part of svg.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
      svg.setAttribute('role', 'img');
      svg.setAttribute('aria-label', `${title}. ${text}`);
      place.current.replaceChildren(svg);
    };
    const resized = new ResizeObserver(() => void put());
    resized.observe(place.current!);
    return () => {
      gone = true;
      resized.disconnect();
    };
  }, [title, text, draw]);
  return (
    <figure class={wide ? 'panel wide' : 'panel'}>
      <h3>{title}</h3>
      <div class="picture" ref={place} />
      {legend.length > 0 && <Legend names={legend} />}
      <figcaption>{text}</figcaption>
      <details>
        <summary>{texts.numbers}</summary>
        <DataTable table={table} caption={title} {...(fileName !== undefined && { fileName })} />
      </details>
    </figure>
  );
}

function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul class="legend">
      {names.map((name, i) => (
        <li key={name}>
          <span class={`swatch s${i % maxHues}`} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
