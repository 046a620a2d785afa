/** Adjectives of places in all their forms, from the masculine one. */

/** `adjective=Place`, blanks of names written `_`, with every form that the rules make of it, as the tables have stems. */
export const inForms = (
  list: string,
  rules: readonly (readonly [ending: RegExp, forms: readonly string[]])[],
): string =>
  list
    .trim()
    .split(/\s+/u)
    .map((entry) => {
      const [adjective, place] = entry.split('=') as [string, string];
      const [ending, forms] = rules.find(([one]) => one.test(adjective))!;
      return `${forms.map((form) => adjective.replace(ending, form)).join('|')}=${place}`;
    })
    .join(' ');
