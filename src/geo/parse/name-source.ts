/** What the parser asks of the gazetteer. */

export interface NameSource {
  /** Is this folded name, alias or adjective borne by some place? With `codes`, codes such as "TX" count too. */
  knows(foldedName: string, codes: boolean): boolean;
  /** Is it written so by some place, letter for letter but for case and accents? */
  spells?(foldedName: string): boolean;
  /** May these folded words stand in a name? False is sure. */
  mayHold?(foldedWords: string): boolean;
  /** Is there a name that begins with these folded words and goes on with more? */
  begins?(foldedWords: string): boolean;
  /** Does a place of the first name lie in a place of the second? */
  liesIn(inner: string, outer: string): boolean;
  /** Is it a word for a kind of thing that may stand for a place: "the airport"? Without it such a word is refused. */
  isThing?(foldedWord: string): boolean;
  /** Is the name only an adjective, as "Swiss" is? */
  isAdjective(name: string): boolean;
  /** Is it the name of a part of a country? "The Mississippi" then means the river. */
  isDivision?(name: string): boolean;
  /** How well known the best known place of a name is, from 0 to 1; 0 for no name. */
  fame?(foldedName: string): number;
  /** Is there a place of this name that a noun ("river", "island") may stand beside? */
  isA?(foldedName: string, noun: string): boolean;
  /** Is the best known place of a name one that a noun ("river") may stand beside? */
  isUsually?(foldedName: string, noun: string): boolean;
  /** Is the best known place of a name land that holds others: a country, a region, a continent? */
  isLand?(name: string): boolean;
  /** Is the best known place of a name a country or territory? */
  isCountry?(name: string): boolean;
  /** Is this what a place is called in a language, by its ISO 639-1 code? */
  speaks?(foldedName: string, language: string): boolean;
  /** Is this what the best known place of the name is called in English? */
  isEnglish?(foldedName: string): boolean;
}

const remembered = new WeakSet<NameSource>();

/** Answers kept for the length of one reading: grammars and tables of eighteen languages ask for the same parts of a
 * text. */
export function remembering(names: NameSource): NameSource {
  if (remembered.has(names)) return names;
  const known = new Map<string, boolean>();
  const held = new Map<string, boolean>();
  const beginnings = new Map<string, boolean>();
  const fames = new Map<string, number>();
  const once = <T>(kept: Map<string, T>, key: string, ask: () => T): T => {
    let answer = kept.get(key);
    if (answer === undefined) {
      answer = ask();
      kept.set(key, answer);
    }
    return answer;
  };
  const source: NameSource = {
    ...names,
    knows: (name, codes) => once(known, codes ? `${name}\u0000` : name, () => names.knows(name, codes)),
    ...(names.mayHold && { mayHold: (words: string) => once(held, words, () => names.mayHold!(words)) }),
    ...(names.begins && {
      begins: (words: string) => once(beginnings, words, () => names.begins!(words)),
    }),
    ...(names.fame && { fame: (name: string) => once(fames, name, () => names.fame!(name)) }),
  };
  remembered.add(source);
  return source;
}
