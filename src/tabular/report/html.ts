/** Pieces of a page: text made safe, tables, and the page around them. Nothing comes from elsewhere, no script runs. */

import { escapeHtml } from '../../shared/escape-html.ts';

export type Cell = string | number | boolean | null;

/** About four significant digits; a dash where there is none. */
export function shown(cell: Cell): string {
  if (cell === null) return '–';
  if (typeof cell !== 'number') return String(cell);
  if (Number.isInteger(cell) && Math.abs(cell) < 1e9) return String(cell);
  if (!Number.isFinite(cell)) return String(cell);
  const size = Math.abs(cell);
  if (size >= 1e6 || (size < 1e-4 && size > 0)) return cell.toExponential(2);
  return cell.toFixed(Math.max(0, Math.min(6, 3 - Math.floor(Math.log10(size || 1)))));
}

export const percent = (share: number): string =>
  `${(100 * share).toFixed(share > 0 && share < 0.01 ? 2 : share > 0 && share < 0.1 ? 1 : 0)} %`;

/** @param numbers columns from this one on stand to the right */
export function table(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  caption?: string,
): string {
  const right = header.map((_, j) => rows.every((row) => typeof row[j] !== 'string'));
  const cells = (row: readonly Cell[], tag: string) =>
    row
      .map((cell, j) => `<${tag}${right[j] ? ' class="n"' : ''}>${escapeHtml(shown(cell))}</${tag}>`)
      .join('');
  const head = `<thead><tr>${cells(header, 'th')}</tr></thead>`;
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  const title = caption === undefined ? '' : `<caption>${escapeHtml(caption)}</caption>`;
  // What may be wider than a phone is scrolled by keyboard, too, and so has a name.
  const name = escapeHtml(caption ?? header.filter((column) => column !== '').join(', '));
  return `<div class="scroll" role="group" tabindex="0" aria-label="${name}"><table>${title}${head}<tbody>\n${body}\n</tbody></table></div>`;
}

export function section(heading: string, ...parts: readonly (string | null)[]): string {
  const held = parts.filter((part) => part !== null && part !== '');
  return held.length === 0 ? '' : `<section><h2>${escapeHtml(heading)}</h2>\n${held.join('\n')}\n</section>`;
}

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

export function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

/** Scores that are read first, large. */
export function tiles(scores: readonly (readonly [string, Cell])[]): string {
  const each = scores.map(
    ([name, value]) =>
      `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(typeof value === 'string' ? value : shown(value))}</dd></div>`,
  );
  return `<dl class="tiles">${each.join('')}</dl>`;
}

// Eight hues that stay apart for the common kinds of colour blindness (Okabe & Ito 2008), lighter on dark.
const style = `
  :root { color-scheme: light dark; --page: #fff; --ink: #1c2530; --soft: #5b6875; --rule: #d5dce3; --tint: #f3f6f9; --text: var(--ink); --muted: var(--soft);
    --s0: #0072b2; --s1: #d55e00; --s2: #009e73; --s3: #b5578d; --s4: #8a6d00; --s5: #3a8fc4; --s6: #444f5a; --s7: #7a5cc0; }
  @media (prefers-color-scheme: dark) { :root { --page: #14191f; --ink: #e5eaf0; --soft: #a3b0bd; --rule: #36414c; --tint: #1d252d;
    --s0: #56b4e9; --s1: #ff9550; --s2: #35c99b; --s3: #e39bc4; --s4: #e0c341; --s5: #8ccbf0; --s6: #b7c2cd; --s7: #b79dff; } }
  body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.6rem; margin: 0 0 .3rem; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid var(--rule); padding-bottom: .3rem; }
  p, figcaption, summary { color: var(--soft); } figure { margin: 1rem 0; } figcaption { font-size: .9rem; }
  .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); gap: 1rem 2rem; } .figures .wide { grid-column: 1 / -1; }
  .narrow { display: none; } @media (max-width: 40rem) { .broad { display: none; } .narrow { display: block; } }
  figure > :is(h2, h3) { font-size: 1rem; margin: 0 0 .3rem; padding: 0; border: 0; }
  .tiles { display: flex; flex-wrap: wrap; gap: .8rem; margin: 1rem 0; } .tiles div { background: var(--tint); border-radius: .4rem; padding: .6rem 1rem; }
  .tiles dt { color: var(--soft); font-size: .85rem; } .tiles dd { margin: 0; font-size: 1.4rem; font-variant-numeric: tabular-nums; }
  .scroll { overflow-x: auto; margin-bottom: 1rem; } table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; }
  caption { text-align: left; color: var(--soft); padding-bottom: .2rem; } th, td { padding: .25rem .7rem; text-align: left; border-bottom: 1px solid var(--rule); vertical-align: top; }
  th { font-weight: 600; } .n { text-align: right; } svg { display: block; width: 100%; height: auto; }
  .legend { display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: .2rem 0; padding: 0; list-style: none; font-size: .9rem; }
  .legend span { display: inline-block; width: .8rem; height: .8rem; margin-right: .4rem; border-radius: .2rem; }
  .s0 { background: var(--s0); } .s1 { background: var(--s1); } .s2 { background: var(--s2); } .s3 { background: var(--s3); }
  .s4 { background: var(--s4); } .s5 { background: var(--s5); } .s6 { background: var(--s6); } .s7 { background: var(--s7); }
`;

export function page(title: string, lead: string, body: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
${body.filter((part) => part !== '').join('\n')}
</main>
</html>
`;
}
