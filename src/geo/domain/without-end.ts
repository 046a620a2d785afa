/** A text without the characters at its end that are among some. A pattern would try every one of a long run of them as
 * its beginning.
 * @param ending  characters of one UTF-16 unit each */
export function withoutEnd(text: string, ending: string): string {
  let end = text.length;
  while (end > 0 && ending.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}
