/** A table with sorting, pages and a download. */

import { useMemo, useState } from 'preact/hooks';
import type { TableData } from '../../pictures/picture.ts';
import { fill, texts } from '../texts/console.ts';
import { type Shown, shownCell, shownCount } from './format.ts';

const pageRows = 20;

export function DataTable({
  table: { columns, rows },
  caption,
  fileName,
  action,
}: {
  readonly table: TableData;
  readonly caption: string;
  /** Without it there is no download. */
  readonly fileName?: string;
  /** A last cell for each row, by its place in `rows`. */
  readonly action?: (row: number) => preact.ComponentChildren;
}) {
  const [sorted, setSorted] = useState<{ column: number; falling: boolean } | null>(null);
  const [page, setPage] = useState(0);
  const order = useMemo(() => orderOf(rows, sorted), [rows, sorted]);
  const pages = Math.max(1, Math.ceil(rows.length / pageRows));
  const start = Math.min(page, pages - 1) * pageRows;
  const shown = order.slice(start, start + pageRows);
  const right = columns.map((_, j) => shown.every((row) => typeof rows[row]![j] !== 'string'));
  const sort = (column: number) =>
    setSorted((last) =>
      last?.column === column ? { column, falling: !last.falling } : { column, falling: false },
    );
  return (
    <div class="data-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section class="scroll" tabIndex={0} aria-label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((name, j) => (
                <th key={name} scope="col" class={right[j] ? 'right' : ''} aria-sort={sortOf(sorted, j)}>
                  <button
                    type="button"
                    class="plain"
                    aria-label={fill(texts.sortBy, { column: name })}
                    onClick={() => sort(j)}
                  >
                    {name}
                    <span aria-hidden="true">
                      {sorted?.column === j ? (sorted.falling ? ' ↓' : ' ↑') : ''}
                    </span>
                  </button>
                </th>
              ))}
              {action && <td />}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row}>
                {columns.map((name, j) => (
                  <td key={name} class={right[j] ? 'right' : ''}>
                    {shownCell(rows[row]![j])}
                  </td>
                ))}
                {action && <td>{action(row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div class="table-foot">
        {pages > 1 && (
          <>
            <button type="button" disabled={start === 0} onClick={() => setPage(page - 1)}>
              {texts.previous}
            </button>
            <span aria-live="polite">
              {fill(texts.page, {
                from: shownCount(start + 1),
                to: shownCount(start + shown.length),
                total: shownCount(rows.length),
              })}
            </span>
            <button
              type="button"
              disabled={start + pageRows >= rows.length}
              onClick={() => setPage(page + 1)}
            >
              {texts.next}
            </button>
          </>
        )}
        {fileName !== undefined && (
          <button
            type="button"
            onClick={() =>
              download(
                fileName,
                columns,
                order.map((row) => rows[row]!),
              )
            }
          >
            {texts.download}
          </button>
        )}
      </div>
    </div>
  );
}

function sortOf(sorted: { column: number; falling: boolean } | null, column: number) {
  if (sorted?.column !== column) return 'none';
  return sorted.falling ? 'descending' : 'ascending';
}

/** Numbers by size, texts by the reader's alphabet; what is missing comes last. */
function orderOf(rows: TableData['rows'], sorted: { column: number; falling: boolean } | null): number[] {
  const order = rows.map((_, row) => row);
  if (sorted === null) return order;
  const { column, falling } = sorted;
  const sign = falling ? -1 : 1;
  const collator = new Intl.Collator(undefined, { numeric: true });
  return order.sort((a, b) => {
    const [x, y] = [rows[a]![column], rows[b]![column]];
    if (x === null || x === undefined) return y === null || y === undefined ? a - b : 1;
    if (y === null || y === undefined) return -1;
    const less =
      typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y));
    return sign * less || a - b;
  });
}

const csvCell = (cell: Shown): string => {
  const text = cell === null || cell === undefined ? '' : String(cell);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

function download(fileName: string, columns: readonly string[], rows: readonly (readonly Shown[])[]): void {
  const lines = [columns, ...rows].map((row) => row.map(csvCell).join(','));
  const url = URL.createObjectURL(new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has begun; its bytes are the browser's from here on.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
