/** The name that was probably meant. */

/** The known name within a third of the letters of `key`, by edit distance; one that it continues is nearer still, and accents,
 * spaces and signs between letters count for nothing. Else the only one that has it as a word. */
export function nearest(key: string, known: readonly string[]): string | undefined {
  const distance = (a: string, b: string) =>
    a === b ? 0 : a.startsWith(b) || b.startsWith(a) ? 1 : editDistance(a, b);
  const spellings = spellingsOf(key);
  const scored = known.map((name) => {
    const its = spellingsOf(name);
    return [Math.min(...spellings.map((spelling, i) => distance(spelling, its[i]!))), name] as const;
  });
  const [best] = scored.sort(([a], [b]) => a - b);
  // Two letters are not two other ones.
  if (
    best !== undefined &&
    best[0] <= Math.max(2, key.length / 3) &&
    best[0] < Math.max(key.length, best[1].length)
  )
    return best[1];
  // `price` for `Sale Price`, where no other name has that word.
  const wordsOf = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const having = known.filter((name) => wordsOf(name).includes(key.toLowerCase().trim()));
  return having.length === 1 ? having[0] : undefined;
}

const umlauts: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
};

/** As it is written; without accents, and with umlauts as two letters, both as letters and digits alone. */
function spellingsOf(name: string): string[] {
  const small = name.toLowerCase().normalize();
  const bare = (text: string) => text.normalize('NFD').replace(/[^\p{L}\p{N}]+/gu, '');
  return [
    small,
    bare(small.replaceAll('ß', 'ss')),
    bare(small.replace(/[äöüßøåæ]/g, (letter) => umlauts[letter]!)),
  ];
}

/** Levenshtein's distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + change));
    }
    row = next;
  }
  return row[b.length]!;
}
