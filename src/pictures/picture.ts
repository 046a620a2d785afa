/** A picture: what it shows in a sentence, its numbers, and how a plotting library draws it. The console draws pictures in the
 * browser, reports draw the same ones into their pages. */

import type { PlotOptions } from '@observablehq/plot';

export type Plot = typeof import('./plot.ts');

export type Shown = string | number | boolean | null | undefined;

export interface TableData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Shown[])[];
}

export interface Picture {
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly text: string;
  /** Its numbers, for whoever cannot see it. */
  readonly table: TableData;
  readonly draw: (plot: Plot) => PlotOptions;
  /** As wide as the page. */
  readonly wide?: boolean;
  /** Names of lines, in the order of `hues`. */
  readonly legend?: readonly string[];
}

/** A name as an axis has room for it. */
export const shortName = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

/** Hues that stay apart for the common kinds of colour blindness; the page has their values. */
export const hues = ['--s0', '--s1', '--s2', '--s3', '--s4', '--s5', '--s6', '--s7'].map(
  (name) => `var(${name})`,
);
export const maxHues = hues.length;

/** What is used of elements, in browsers and without one. */
interface Drawn {
  querySelectorAll(selector: string): Iterable<Drawn>;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
}

/** The picture as an SVG element.
 * @param width     pixels
 * @param document  makes the elements; default: the browser's */
export function drawPicture<Element extends object>(
  plot: Plot,
  { title, text, draw }: Picture,
  width: number,
  document?: object,
): Element {
  const svg = plot.plot({
    width,
    height: Math.min(380, 0.62 * width),
    marginBottom: 44,
    className: 'plot',
    ...(document && ({ document } as object)),
    ...draw(plot),
  }) as unknown as Drawn;
  // The policy of the console allows no style of its own; the pages have these rules.
  for (const style of [...svg.querySelectorAll('style')]) style.remove();
  // The picture is one image: what it shows is in its own label.
  for (const part of svg.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', `${title}. ${text}`);
  return svg as unknown as Element;
}
