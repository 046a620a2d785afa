/** "a straight line from Lisbon to Ankara", "the great circle between Perth and Sydney": what a line between two places crosses. */

import type { OperandList } from './meaning.ts';
import type { Read, SetWords } from './set-words.ts';

const line =
  /^(?:(?:(?:straight|direct|imaginary) )?line|(?:direct )?flight|(?:direct )?flight path|(?:great circle|flight)(?: route)?|(?:gerade |direkte |geraden |direkten )?(?:linie|strecke)|luftlinie|ligne(?: droite)?|linea(?: recta)?)$/u;
const longest = 3;
const ways: Readonly<Record<string, RegExp>> = {
  from: /^to$/u,
  between: /^and$/u,
  von: /^(?:nach|bis|zu)$/u,
  zwischen: /^und$/u,
  de: /^a$/u,
  entre: /^(?:et|y)$/u,
};

/** @returns the line as what members lie across */
export function lineAt(text: SetWords, start: number): Read<OperandList> | undefined {
  const at = text.skip(start);
  for (let n = longest; n > 0; n--) {
    const from = at + n;
    const to = ways[text.words[from]?.text ?? ''];
    if (!to || !line.test(wordsOf(text, at, n))) continue;
    const a = text.name(text.skip(from + 1));
    const b = a && to.test(text.words[a.end]?.text ?? '') ? text.name(text.skip(a.end + 1)) : undefined;
    if (a && b)
      return { value: { of: [{ type: 'Line', a: a.value, b: b.value }], joined: 'and' }, end: b.end };
  }
  return undefined;
}

const wordsOf = ({ words }: SetWords, at: number, n: number): string =>
  words
    .slice(at, at + n)
    .map((word) => word.text)
    .join(' ');

export const isLine = ({ of }: OperandList): boolean => of[0]?.type === 'Line';
