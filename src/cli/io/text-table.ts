/** A small table for people: columns aligned, numbers to the right. */

export type TextCell = string | number | null;

export function textTable(header: readonly string[], rows: readonly (readonly TextCell[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(toText));
  const widths = header.map((_, j) => Math.max(...lines.map((line) => line[j]!.length)));
  const toTheRight = header.map((_, j) => rows.every((row) => typeof row[j] !== 'string'));
  return lines
    .map((line) =>
      line
        .map((cell, j) => (toTheRight[j] ? cell.padStart(widths[j]!) : cell.padEnd(widths[j]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** About four significant digits. */
export function toText(cell: TextCell): string {
  if (cell === null) return '–';
  // A class with a line break would break the table.
  if (typeof cell === 'string') return cell.replace(/\r?\n|\r/g, '\\n');
  if (Number.isInteger(cell)) return String(cell);
  return Math.abs(cell) >= 1e6 || (Math.abs(cell) < 1e-4 && cell !== 0)
    ? cell.toExponential(3)
    : cell.toFixed(Math.max(0, Math.min(6, 3 - Math.floor(Math.log10(Math.abs(cell) || 1)))));
}
