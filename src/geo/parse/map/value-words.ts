/** Adjectives and nouns that people say for the values of tags, in German, French and Spanish, folded, → the values. */

const lines = `
soccer: football fussball futbol
catholic: katholisch catholique catolic
roman_catholic: katholisch
protestant: protestantisch evangelisch protestante
lutheran: lutherisch evangelisch lutherien
orthodox: orthodox orthodoxe ortodox
anglican: anglikanisch anglican anglicane anglicana
baptist: baptistisch baptiste
jewish: judisch juif juive judi
muslim: muslimisch islamisch musulman musulmane musulmana
buddhist: buddhistisch bouddhiste budista
underground: unterirdisch souterrain souterraine subterrane
surface: oberirdisch
concrete: betoniert
wooden: holzern
bronze: bronzen
tennis: tennis
basketball: basketball baloncesto
`;

/** Endings that adjectives take. */
const endings = ['', 'e', 'en', 'er', 'es', 'em', 'o', 'a', 'os', 'as', 's'];

export const valuesMeant: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const [value, words] = line.split(': ') as [string, string];
    for (const word of words.split(' ')) {
      for (const form of endings.map((ending) => word + ending)) {
        const values = found.get(form) ?? [];
        if (!values.includes(value)) values.push(value);
        found.set(form, values);
      }
    }
  }
  return found;
})();
