/** A text cut into lines, and a line into cells, before it is known how the file is to be read. */

/** Lines with their line ends; a quote that is closed in one of the next lines holds them together. */
export function linesOf(text: string): string[] {
  const found = text.match(/[^\n\r]*(?:\r\n|\n|\r)|[^\n\r]+$/g) ?? [];
  const lines: string[] = [];
  for (let at = 0; at < found.length; ) {
    let end = at + 1;
    let line = found[at]!;
    while (isOpen(line) && end < Math.min(found.length, at + mostLinesOfName)) line += found[end++];
    if (isOpen(line)) [line, end] = [found[at]!, at + 1];
    lines.push(line);
    at = end;
  }
  return lines;
}

/** Lines that one quoted name may have. */
const mostLinesOfName = 6;
const isOpen = (line: string): boolean => (line.match(/"/g)?.length ?? 0) % 2 === 1;

/** The cells of a line; a quoted one may hold the delimiter. */
export const cellsOf = (line: string, delimiter: string): string[] => {
  const cells: string[] = [];
  let quotedNow = false;
  let cell = '';
  for (const character of line.trimEnd()) {
    if (character === '"') quotedNow = !quotedNow;
    else if (character === delimiter && !quotedNow) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
};
