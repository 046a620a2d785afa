/** A name with what it is behind it: "Georgia the country", "Jordan (river)", "Lyon, a city in France", "Oslo, capital of
 * Norway", "Springfield (Illinois)". People say the same with the kind before the name, which is what the readers know. */

import { demonym } from './language/demonyms.ts';

const ofKind =
  'country nation state province region county department canton district prefecture island city town'
    .split(' ')
    .map((noun) => [noun, `${noun} of`] as const);
/** What stands before the name for each noun behind it. */
const before: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ofKind),
  village: 'town of',
  river: 'river',
  lake: 'lake',
};
const nouns = Object.keys(before).join('|');
/** What a land around the name tells already. */
const lands = /^(?:country|nation|state|province|region|county|department|canton|district|prefecture) of$/u;
const name = '(?<name>[^,()]+?)';
const around = '(?: (?:in|of) (?<around>[^()]+?))?';

const patterns = [
  // "Georgia the country", "Georgia, a US state", "Lyon, a city in France"
  new RegExp(`^${name}(?:,? the|, an?|,) (?:(?<owner>[\\p{L}.]+) )?(?<noun>${nouns})${around}$`, 'iu'),
  // "Jordan (river)", "Georgia (US state)", "Lyon (city in France)"
  new RegExp(
    `^${name} ?\\( ?(?:(?:the|an?) )?(?:(?<owner>[\\p{L}.]+) )?(?<noun>${nouns})${around} ?\\)$`,
    'iu',
  ),
  // "Luxembourg city", "Georgia state"
  new RegExp(`^${name} (?<noun>city|town|state)$`, 'iu'),
  // "Springfield (Illinois)"
  new RegExp(`^${name} ?\\((?<around>[^,()]+)\\)$`, 'iu'),
];
const seat = new RegExp(`^${name}(?:,? the|,)? capital(?: city)? of (?<around>[^,()]+)$`, 'iu');

/** The same text with the kind before its name and with commas before what it lies in.
 * @returns none for a text that is no name with what it is behind it */
export function withoutApposition(text: string): string[] {
  const plain = text.trim().replace(/\s+/gu, ' ');
  for (const pattern of patterns) {
    const { name, noun, owner, around } = pattern.exec(plain)?.groups ?? {};
    if (name === undefined) continue;
    const lead = noun === undefined ? '' : before[noun.toLowerCase()]!;
    const told = (around ?? owner) !== undefined && lands.test(lead);
    const called = told ? name : `${lead} ${name}`.trim();
    return [[called, around, owner && (demonym(owner) ?? owner)].filter(Boolean).join(', ')];
  }
  return capitalNamed(plain) ?? [];
}

/** "Oslo, capital of Norway" is Oslo, and no two things in a row. */
export function capitalNamed(text: string): [string] | undefined {
  const { name, around } = seat.exec(text.trim())?.groups ?? {};
  return name === undefined || /^(?:the|what|which|where|who|and|or)\b/iu.test(name)
    ? undefined
    : [`${name}, ${around}`];
}
