/** A text cut into lines, and a line into cells, before it is known how the file is to be read. */

import { TabularError } from '../domain/errors.ts';

/** Lines of UTF-8 without their ends, those of one piece at a time.
 * @param longest characters that a line may have
 * @throws TabularError `malformed_csv` for a longer one */
export async function* linesOfPieces(
  pieces: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  // The pieces of a line whose end has not come: joined once, for a line in many pieces would be copied with each of them.
  let held: string[] = [];
  let length = 0;
  /** What ends with the first half of a line end: the other one may be in the next piece. */
  let half = '';
  const line = () => {
    const whole = held.join('');
    held = [];
    length = 0;
    return whole;
  };
  for await (const piece of pieces) {
    const text = half + decoder.decode(piece, { stream: true });
    half = text.endsWith('\r') ? '\r' : '';
    const [first = '', ...lines] = text.slice(0, text.length - half.length).split(/\r\n|\n|\r/);
    held.push(first);
    length += first.length;
    if (length > longest) {
      throw new TabularError('malformed_csv', `A line is longer than ${longest} characters.`, {
        fix: 'Look for line ends that are missing, or a quote that never closes.',
      });
    }
    if (lines.length === 0) continue;
    const last = lines.pop()!;
    yield [line(), ...lines];
    held.push(last);
    length = last.length;
  }
  const cutOff = decoder.decode();
  if (half !== '' && cutOff !== '') yield [line()];
  held.push(cutOff);
  const last = line();
  if (last !== '') yield [last];
}

/** Lines with their line ends; a quote that is closed in one of the next lines holds them together. */
export function linesOf(text: string): string[] {
  const found = text.match(/[^\n\r]+(?:\r\n|\n|\r)?|\r\n|\n|\r/g) ?? [];
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
  if (delimiter.length > 1) return line.trimEnd().split(delimiter);
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
