/** A name among other words with what it is behind it: "cities in Georgia (the country)", "towns in Victoria, the state",
 * "Georgia the country, not the state". The readers know the kind before the name; of a name alone see `apposition.ts`. */

const noun = 'country|nation|state|province|region|county|department|canton|district|river|lake|island|city';
const name = String.raw`(?<name>\p{Lu}[\p{L}'’-]*\p{L}(?: \p{Lu}[\p{L}'’-]*\p{L}){0,3})`;
const before = `(?<before>(?:^|.* )(?:in|on|of|to|from|with|through|around|near|between|and|than) (?:the )?)`;
const kind = String.raw`(?:the |a |an )?(?<owner>(?:US|USA|American|\p{Lu}\p{L}+) )?(?<noun>${noun})(?: one)?`;
/** What it is not says no more. */
const not = String.raw`(?:,? (?:and )?not (?:the |a |an )?[\p{L} ]{1,30})?`;

const patterns = [
  new RegExp(`^${before}${name} ?\\(${kind}${not}\\)(?<after>.*)$`, 'u'),
  new RegExp(`^${before}${name}, ${kind}${not}(?<after>)$`, 'u'),
];
const alone = new RegExp(
  `^(?<told>${name},? the (?:\\p{L}+ )?(?:${noun})), (?:and )?not (?:the |a |an )?[\\p{L} ]{1,30}$`,
  'u',
);

/** @returns the same text where no name has its kind behind it */
export function withKindBefore(text: string): string {
  const plain = text.trim().replace(/[?!.]{1,8}$/u, '');
  for (const pattern of patterns) {
    const { before: lead, name: called, owner, noun: what, after } = pattern.exec(plain)?.groups ?? {};
    if (called === undefined) continue;
    const link = what === 'river' || what === 'lake' ? '' : 'of ';
    const article = /the $/u.test(lead!) ? '' : 'the ';
    return `${lead}${article}${owner ?? ''}${what} ${link}${called}${after}`;
  }
  return alone.exec(plain)?.groups?.told ?? text;
}
