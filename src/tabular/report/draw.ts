/** Pictures as SVG texts, drawn as the console draws them. */

import { drawPicture, maxHues, type Picture, type TableData } from '../../pictures/picture.ts';
import { en } from '../../pictures/texts/en.ts';
import { wordsOf } from '../../pictures/words.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { type Cell, table } from './html.ts';
import { SvgDocument } from './svg-document.ts';

/** Pages are in English. */
export const words = wordsOf('en', en);

/** Pixels in which letters are as large as those around them; a page scales pictures a little. */
const width = 400;
export const wideWidth = 960;
/** Of a picture as wide as the page, on a phone. */
const narrowWidth = 350;
/** Rows that are told as numbers; the picture has all. */
const toldRows = 60;

/** @returns a text for each picture */
export async function drawAll(
  pictures: readonly Picture[],
  widthOf: (picture: Picture) => number = ({ wide }) => (wide ? wideWidth : width),
): Promise<string[]> {
  // Large, and of use for pictures alone.
  const plot = await import('../../pictures/plot.ts');
  const document = new SvgDocument();
  return pictures.map((picture) =>
    drawPicture<SvgDocument['documentElement']>(plot, picture, widthOf(picture), document).toString(),
  );
}

/** Pictures side by side as the page has room, each with what it shows and its numbers.
 * @param heading  of each, one below that of what they stand in */
export async function figures(pictures: readonly Picture[], heading: 'h2' | 'h3' = 'h3'): Promise<string> {
  if (pictures.length === 0) return '';
  const drawn = await drawAll(pictures);
  const wide = pictures.filter((picture) => picture.wide);
  const narrow = new Map((await drawAll(wide, () => narrowWidth)).map((svg, i) => [wide[i]!, svg]));
  for (const [i, picture] of pictures.entries()) {
    const small = narrow.get(picture);
    if (small) drawn[i] = `<div class="broad">${drawn[i]}</div><div class="narrow">${small}</div>`;
  }
  return `<div class="figures">${pictures.map((picture, i) => figure(picture, drawn[i]!, heading)).join('\n')}</div>`;
}

function figure(
  { title, text, legend = [], wide, table: numbers }: Picture,
  svg: string,
  heading: 'h2' | 'h3',
): string {
  const names = legend.map((name, i) => `<li><span class="s${i % maxHues}"></span>${escapeHtml(name)}</li>`);
  const lines = names.length === 0 ? '' : `<ul class="legend">${names.join('')}</ul>`;
  return `<figure${wide ? ' class="wide"' : ''}><${heading}>${escapeHtml(title)}</${heading}>${svg}${lines}<figcaption>${escapeHtml(text)}</figcaption>
<details><summary>${escapeHtml(en.numbers)}</summary>${tableOf(numbers)}</details></figure>`;
}

/** Of many rows some, evenly. */
function tableOf({ columns, rows }: TableData): string {
  const told = Array.from({ length: Math.min(rows.length, toldRows) }, (_, k, last = toldRows - 1) =>
    rows.length <= toldRows ? rows[k]! : rows[Math.round((k * (rows.length - 1)) / last)]!,
  );
  const left = rows.length - told.length;
  const caption = left === 0 ? undefined : `${told.length} of ${rows.length} rows, evenly taken`;
  return table(
    columns,
    told.map((row) => row.map((cell): Cell => cell ?? null)),
    caption,
  );
}
