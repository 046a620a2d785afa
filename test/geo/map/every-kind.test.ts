/** Every word for a kind, in every language: alone, with an article, in the singular and the plural it means the same, and
 * no word is mended to another kind that it only resembles. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { makeReady } from '../../../src/geo/parse/map/by-table/ready.ts';
import { mapTables } from '../../../src/geo/parse/map/by-table/tables.ts';
import { everydayWords } from '../../../src/geo/parse/map/everyday-words.ts';
import { MapJudge } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

interface Kinds {
  readonly tags: string;
  readonly where: string;
  readonly notes: string;
}
const known = new Map<string, Promise<Kinds>>();

/** The tags of the kinds that a question is read as; the refusal where it is. */
function kindsOf(question: string): Promise<Kinds> {
  const read = known.get(question) ?? readKinds(question);
  known.set(question, read);
  return read;
}

async function readKinds(question: string): Promise<Kinds> {
  const reading = await reader.read(question);
  if (reading instanceof GeoError) return { tags: reading.message, where: '', notes: '' };
  const tags = [...new Set(reading.kinds.map((kind) => kind.replace(/^[^:]+: /, '')))].sort().join('; ');
  return { tags, where: reading.where, notes: reading.notes };
}

/** In Paris, by what the language has before or behind a name. */
const inParis: Readonly<Record<string, (kind: string) => string>> = {
  ar: (kind) => `${kind} في باريس`,
  hi: (kind) => `पेरिस में ${kind}`,
  id: (kind) => `${kind} di Paris`,
  it: (kind) => `${kind} a Parigi`,
  ja: (kind) => `パリの${kind}`,
  ko: (kind) => `파리의 ${kind}`,
  nl: (kind) => `${kind} in Parijs`,
  pl: (kind) => `${kind} w Paryżu`,
  pt: (kind) => `${kind} em Paris`,
  ru: (kind) => `${kind} в Париже`,
  sv: (kind) => `${kind} i Paris`,
  tr: (kind) => `Paris'teki ${kind}`,
  uk: (kind) => `${kind} в Парижі`,
  zh: (kind) => `巴黎的${kind}`,
};

/** Words of German as well, in which the same question is read first. */
const german: Readonly<Record<string, string>> = { rotonde: 'any junction that one drives around' };

describe.each(mapTables.map(({ code }) => code))('in %s', (code) => {
  const { kinds } = makeReady(mapTables.find((table) => table.code === code)!);

  test('every form of a kind means what its line says', async () => {
    const wrong: string[] = [];
    for (const [form, english] of kinds) {
      const [meant, read] = [await kindsOf(`${english} in Paris`), await kindsOf(inParis[code]!(form))];
      if (read.tags !== meant.tags && german[form] === undefined)
        wrong.push(`${form} (${english}): ${read.tags}`);
    }
    expect(wrong).toEqual([]);
  });

  test('no word of a kind is mended to one that it only resembles', async () => {
    const mended: string[] = [];
    for (const [form, english] of kinds) {
      const { tags, notes } = await kindsOf(`${form} in Paris`);
      if (!/was read as “/.test(notes)) continue;
      const meant = await kindsOf(`${english} in Paris`);
      if (!meant.tags.split('; ').some((tag) => tags.split('; ').includes(tag)))
        mended.push(`${form}: ${notes}`);
    }
    expect(mended).toEqual([]);
  });
});

const everyday = everydayWords
  .split('\n')
  .map((line) => line.split(' | ')[0]!.split(', '))
  .map((words) => [words[0]!, words] as const);

/** A kind that is a name of some place as well is asked for in its plural. */
test.each(everyday)(
  '%s and what else it is called mean the same with an article or without',
  async (_, words) => {
    const unlike: string[] = [];
    for (const word of words) {
      const plain = await kindsOf(`${word} in Paris`);
      if (plain.where !== 'Paris' || plain.tags === '') continue;
      for (const question of [`the ${word} in Paris`, `all ${word} in Paris`]) {
        const { tags, where } = await kindsOf(question);
        if (where === 'Paris' && tags !== plain.tags)
          unlike.push(`${question}: ${tags}, and alone ${plain.tags}`);
      }
    }
    expect(unlike).toEqual([]);
  },
);
