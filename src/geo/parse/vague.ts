/** What says neither how much nor where, and would be read as a town: "most of Spain", "somewhere nice". */

/** "Most" is a town in Bohemia. */
const noShare =
  /\b(?:most|much|some|(?<!how )many|the majority|an? (?:large|small|big|good|little) part|the rest) of(?= )/iu;
const nowhere =
  /^\s*(?:somewhere|someplace) (?:nice|warm|cold|hot|quiet|far|cool|sunny|else|safe|cheap|fun|exotic|good|great|better)\b/iu;

/** @returns why such a text is not read; undefined for others */
export function vagueIn(text: string): string | undefined {
  const share = text.includes(' of ') ? noShare.exec(text)?.[0] : undefined;
  if (share !== undefined)
    return `"${share}" does not say how much; write for example "the northern half of"`;
  return nowhere.test(text) ? `"${text.trim().split(' ')[0]}" does not say where; name a place` : undefined;
}
