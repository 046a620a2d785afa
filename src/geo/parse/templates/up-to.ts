/** "Up to 80 km south of Moscow" is the part within that distance that lies in that direction, and "80 km south of Moscow" what
 * is as far from it. A table tells the two apart by its words `exactly`; its other words of `within` say the first. */

import type { LanguageTable } from './table.ts';

export function withUpTo(table: LanguageTable): LanguageTable {
  const { words, patterns } = table;
  if (words.exactly === undefined) return table;
  const exactly = new Set(words.exactly.split('|'));
  const upTo = (words.within ?? '').split('|').filter((phrase) => !exactly.has(phrase));
  const bounded = (patterns.beyondAt ?? []).filter((pattern) => pattern.includes('[<exactly>]'));
  return {
    ...table,
    words: { ...words, upTo: upTo.join('|') },
    patterns: {
      ...patterns,
      beyondUpTo: [
        ...(patterns.beyondUpTo ?? []),
        ...bounded.map((pattern) => pattern.replace('[<exactly>]', '<upTo>')),
      ],
    },
  };
}
