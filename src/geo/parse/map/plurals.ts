/** Singular forms that a plural may have in English, German, French, Spanish and Italian. Rules overshoot: what they make
 * is only looked up. */

const endings: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  // Museen, Apotheken, Krankenhäuser (folded), Bahnhöfe.
  [/een$/, 'eum'],
  [/en$/, ''],
  // Kirchen, Ampeln, Häusern: a "barn" is no bar.
  [/(?<=e|er|el)n$/, ''],
  // Wälder, Rathäuser: "farmer" and "banker" are no plurals.
  [
    /(?<=haus|wald|bad|schlos{1,2}|mal|feld|dorf|tal|gut|amt|(?<!is|high)land|bild|rad|dach|loch|grab|brett|fas{1,2}|schild|licht|kind|blatt|horn|nest|band)er$/,
    '',
  ],
  [/e$/, ''],
  // Châteaux, hôpitaux.
  [/aux$/, 'al'],
  [/x$/, ''],
  // Ristoranti, musei, farmacie.
  [/hi$/, 'o'],
  [/i$/, 'e'],
  [/i$/, 'o'],
  [/e$/, 'a'],
];

/** Those that a word can have, by its last letter. */
const endingsBehind = new Map(
  [...new Set(endings.map(([{ source }]) => source.at(-2)!))].map((letter) => [
    letter,
    endings.filter(([{ source }]) => source.at(-2) === letter),
  ]),
);

/** A word and the singular forms that it may have. */
export function singularsOf(word: string): string[] {
  const forms = [word];
  if (word.length < 3) return forms;
  for (const [ending, singular] of endingsBehind.get(word.at(-1)!) ?? [])
    if (ending.test(word)) forms.push(word.replace(ending, singular));
  return forms;
}

const plain = /^(?:s|es|e|n|en)$/;

/** Of the singular forms of a phrase the phrase itself and those that only lack a usual plural ending at its end. */
export const plainForms = (forms: readonly string[]): readonly string[] =>
  forms.filter((form) => {
    const [phrase] = forms as [string];
    if (form === phrase || (phrase.endsWith('ies') && form === phrase.replace(/ies$/, 'y'))) return true;
    return phrase.startsWith(form) && plain.test(phrase.slice(form.length));
  });

/** @param phrase  folded
 * @returns the phrase, then with its last word, its first word ("arrêts de bus") and both ("cajeros automáticos") singular */
export function singulars(phrase: string): string[] {
  const words = phrase.split(' ');
  const lasts = singularsOf(words[words.length - 1]!);
  if (words.length === 1) return lasts;
  const firsts = singularsOf(words[0]!);
  const middle = words.slice(1, -1);
  return firsts.flatMap((first) => lasts.map((last) => [first, ...middle, last].join(' ')));
}
