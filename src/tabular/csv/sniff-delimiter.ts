import { isOneColumn } from './one-column.ts';

const candidates = [',', ';', '\t', '|'] as const;
/** Those of databases and old programs: in every line alike, or they are text. */
const rareCandidates = ['^', '~', '\u0001', '\u001f', '¦', ':'] as const;

/** Which character separates the cells: the one that cuts the first lines into the most cells, the same number in most of
 * them. Ties go to the comma, then the semicolon, tab and bar; a space does where every line has three cells or more.
 * @param head the beginning of the text; a cut-off last line is left out when there are others */
export function sniffDelimiter(head: string): string {
  return delimiterOf(head) ?? ',';
}

/** As {@link sniffDelimiter}; undefined when no character separates cells. */
export function delimiterOf(head: string): string | undefined {
  let best: string | undefined;
  let bestScore = 0;
  let bestEven = false;
  const between = head.match(/\d,\d|,/g) ?? [];
  const decimal = between.length > 0 && between.every((mark) => mark.length > 1);
  // One column of decimal commas under a name.
  const lines = head.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (decimal && lines.length > 2 && !/[,;\t|]/.test(lines[0]!) && lines.slice(1).every(isCommaNumber))
    return ';';
  if (isOneColumn(lines)) return head.includes(',') ? ';' : ',';
  for (const candidate of [...candidates, ...rareCandidates]) {
    if (candidate === ',' && isWithinCells(lines, decimal) && otherMarks.some((mark) => isEven(head, mark)))
      continue;
    // So they are where spaces part cells: `01.02.2024 10:00 12,5` below `Date Time Value`.
    if (candidate === ',' && decimal && !lines[0]!.includes(',') && isParted(head)) continue;
    // Colons between digits are those of clocks.
    if (candidate === ':' && !/(?:^|\D):|:(?!\d)/m.test(head)) continue;
    const counts = delimitersPerLine(head, candidate);
    if (counts.length > 1 && !/[\r\n]$/.test(head)) counts.pop();
    const { count, share } = mostFrequent(counts);
    // A character of the text (a decimal comma, say) may be frequent, but not equally so in every line.
    const score = count * share ** 4;
    // One that is in every line alike, the header's too, goes before others: headers hold no decimal commas.
    const even = share === 1 && score > 0 && counts.length > 1;
    if (!even && !(candidates as readonly string[]).includes(candidate)) continue;
    if (even === bestEven ? score > bestScore : even) {
      best = candidate;
      bestScore = score;
      bestEven = even;
    }
  }
  if (best !== undefined && bestScore > 0) return isDoubled(lines, best) ? best + best : best;
  return isParted(head) ? ' ' : undefined;
}

/** Whether spaces part the cells: every line has as many, two or more; R leaves the name of the column of row names out. */
function isParted(head: string): boolean {
  const [first, ...others] = delimitersPerLine(head, ' ');
  const { count, share } = mostFrequent(others);
  return count >= 2 && share === 1 && (first === count || first === count - 1);
}

const otherMarks = [';', '\t', '|'] as const;

/** Whether commas belong to the text of cells, where another mark parts those: they have digits on both sides everywhere (decimal
 * commas), or everywhere but in the header (`Date;Amount, EUR`), or a space behind each of them (`Austin, TX`). */
function isWithinCells([header = '', ...rows]: readonly string[], decimal: boolean): boolean {
  const isDecimal = (line: string) => !/,/.test(line.replace(/\d,(?=\d)/g, ''));
  const isSpaced = (line: string) => !/,(?! )/.test(line);
  if (decimal || (isSpaced(header) && rows.every(isSpaced))) return true;
  return rows.length > 0 && isSpaced(header) && rows.every((line) => isDecimal(line) || isSpaced(line));
}

/** Whether every delimiter stands beside another one and none alone, as in `1::Toy Story::1995`. */
const isDoubled = (lines: readonly string[], delimiter: string): boolean =>
  !/[,;\t]/.test(delimiter) &&
  lines.slice(0, maxLines).every((line) => {
    const runs = line.split(delimiter);
    return runs.length > 2 && runs.length % 2 === 1 && runs.every((cell, j) => j % 2 === 0 || cell === '');
  });

const isCommaNumber = (line: string): boolean => /^"?[-+]?\d*(?:,\d*)?"?$/.test(line.trim());

/** Whether a delimiter is in all lines the same number of times. */
function isEven(head: string, delimiter: string): boolean {
  const counts = delimitersPerLine(head, delimiter);
  if (counts.length > 1 && !/[\r\n]$/.test(head)) counts.pop();
  const { count, share } = mostFrequent(counts);
  return share === 1 && count > 0;
}

/** The count that most lines have; lines before a table may have others. Ties go to the first line's. */
function mostFrequent(counts: readonly number[]): { count: number; share: number } {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  const [count = 0, most = 0] = [...times].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { count, share: most / Math.max(1, counts.length) };
}

const maxLines = 50;

/** Occurrences of the delimiter outside quotes in each non-empty line. */
function delimitersPerLine(text: string, delimiter: string): number[] {
  const counts: number[] = [];
  let count = 0;
  let quoted = false;
  let empty = true;
  // A quote opens a cell only at its beginning; elsewhere it is a character like others.
  let atCellStart = true;
  for (let i = 0; i < text.length && counts.length < maxLines; i++) {
    const character = text[i]!;
    if (quoted) {
      if (character === '"') {
        if (text[i + 1] === '"') i++;
        else quoted = false;
      }
    } else if (character === '"' && atCellStart) {
      quoted = true;
      empty = false;
    } else if (character === '\n' || character === '\r') {
      if (!empty) counts.push(count);
      count = 0;
      empty = true;
      atCellStart = true;
      continue;
    } else {
      empty = false;
      if (character === delimiter) {
        count++;
        atCellStart = true;
        continue;
      }
    }
    atCellStart = false;
  }
  if (!empty && counts.length < maxLines) counts.push(count);
  return counts;
}
