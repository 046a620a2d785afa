/** Groups of countries in every language: their names, their adjectives, their members and their capitals.
 *
 * `groups.txt` has a line for each group, "kind of members<TAB>group in English", and below it one for each language with
 * what people call that. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fold } from '../../../src/geo/domain/fold.ts';
import { groupCode, groupNames } from '../../../src/geo/domain/groups.ts';
import { anyKind } from '../../../src/geo/domain/place.ts';
import { languages, tableLanguages } from '../../../src/geo/domain/query.ts';
import { Finder } from '../../../src/geo/lookup/find.ts';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { parseRequest } from '../../../src/geo/parse/request.ts';
import { areaMask } from '../../../src/geo/resolve/choose.ts';
import { knownNames } from '../../../src/geo/resolve/known-names.ts';

const gazetteer = Gazetteer.read(readFileSync(new URL('../../../data/geo/gazetteer.bin', import.meta.url)));
const names = knownNames({ gazetteer, own: undefined });
const finder = new Finder({
  gazetteer,
  addon: () => {
    throw new Error('only exact names are looked up here');
  },
  nameIndex: () => Promise.reject(new Error('only exact names are looked up here')),
});

function inGazetteer(name: string): string | undefined {
  const { readings } = parseRequest(name);
  const filter = { mask: anyKind, lean: areaMask };
  return finder.exact(readings, filter, 1).candidates[0]?.place.name;
}

/** What is called so; the gazetteer has one name of each group at least. */
function placeOf(name: string): string {
  const [first] = groupNames[groupCode(fold(name)) ?? '']?.split('|') ?? [];
  return inGazetteer(name) ?? inGazetteer(first ?? '') ?? name;
}

/** The names in a tree. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, name } = value as { type?: string; name?: string };
  if (type === 'NamedPlace') return [placeOf(name!)];
  return Object.values(value).flatMap(namesIn);
}

/** What the members are, and the group. "The Baltic states" is the place of that name, and the countries in it. */
function asked(sentence: string): string {
  const { query } = parseSpatial(sentence, names);
  const kind = query.type === 'PlaceSet' ? query.kind : query.type === 'NamedPlace' ? 'country' : query.type;
  return `${kind === 'division' ? 'country' : kind} of ${[...new Set(namesIn(query))]}`;
}

interface Group {
  readonly kind: string;
  readonly name: string;
  readonly phrases: { readonly language: string; readonly phrase: string }[];
}

const groups: Group[] = [];
for (const line of readFileSync(new URL('groups.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')) {
  const [first, rest] = line.split('\t') as [string, string];
  if (first.length > 2) groups.push({ kind: first, name: rest, phrases: [] });
  else for (const phrase of rest.split('|')) groups.at(-1)!.phrases.push({ language: first, phrase });
}

test('every language has most of them', () => {
  for (const language of [...languages, ...tableLanguages].filter((one) => one !== 'en')) {
    const own = groups.filter(({ phrases }) => phrases.some((one) => one.language === language));
    expect(`${language} ${own.length > 0.7 * groups.length}`).toBe(`${language} true`);
  }
});

describe.each(groups)('$kind of $name', ({ kind, name, phrases }) => {
  test.each(phrases)('$language: $phrase', ({ phrase }) => {
    const [found, ...places] = asked(phrase).split(' of ');
    expect(`${found} of ${places.join(' of ')}`).toBe(`${kind} of ${placeOf(name)}`);
  });
});
