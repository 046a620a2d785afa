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

/** "The Sahel, the dry belt south of the Sahara", "Camargue, the place with the white horses": what a landscape is like. */
const landscapes =
  'belt|plains?|grasslands?|plateau|desert|steppes?|wetlands?|valley|basin|delta|marsh|marshes|swamps?|forests?|jungle|mountains?|mountain range|range|hills|highlands|lowlands|uplands|moors?|peninsula|savanna|tundra|lagoon|fjords?|place (?:with|where|that|which|famous|known)';
const described = new RegExp(
  `^(?<name>[^,()–-]{3,40}?)(?:,| [–-]) (?:the|a|an|those|that) (?:[\\p{L}-]{2,20} ){0,3}(?:${landscapes})(?: [^,;:]{1,80})?$`,
  'iu',
);
/** Words by which a description would choose a part. */
const choosing = /\b(?:only|just|except|excluding|without|not|but|part|half|side|within|between)\b|\d/iu;

function describedLandscape(text: string, isLand: (name: string) => boolean): string | undefined {
  const name = described.exec(text)?.groups?.name?.replace(/^the /iu, '');
  return name === undefined || choosing.test(text) || isLand(name) ? undefined : name;
}

/** The same text with the kind before its name and with commas before what it lies in.
 * @param isLand  whether a name is that of land that holds others: behind one a part of it may be described
 * @returns none for a text that is no name with what it is behind it */
export function withoutApposition(text: string, isLand: (name: string) => boolean): string[] {
  const plain = text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[?!.]{1,3}$/u, '');
  const landscape = describedLandscape(plain, isLand);
  if (landscape !== undefined) return [landscape];
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
