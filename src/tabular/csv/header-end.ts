/** Lines by which instruments say that their table begins. */

import { linesOf } from './text-lines.ts';

/** Lines that are looked through for it. */
const mostLines = 200;
const longestMark = 60;

/** `***End_of_Header***`, `End of header`, `[Data]`, `*** DATA ***`, `#BEGIN DATA`: marks stand around a word that may be a name. */
const mark =
  /^(?:[*#=[\]<>:;,"\t -]*(?:end[ _-]?of[ _-]?(?:the[ _-]?)?header|end[ _-]?header|header[ _-]?end|(?:begin|start)[ _-]?(?:of[ _-]?)?data|data[ _-]?(?:begin|start)s?)[*#=[\]<>:;,"\t -]*|[*#=[<]+ ?data ?[*#=\]>]+[;,\t]*)$/i;

/** The lines up to the last of them, when others stand above it. */
export function headerEnd(text: string): readonly string[] {
  const lines = linesOf(text).slice(0, mostLines);
  const at = lines.findLastIndex((line) => line.length < longestMark && mark.test(line.trim()));
  return at < 1 || at >= lines.length - 2 ? [] : lines.slice(0, at + 1);
}
