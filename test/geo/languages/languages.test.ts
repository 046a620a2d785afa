/** Sentences in the languages that are read by tables, each beside the English one that means the same. */

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { anyKind } from '../../../src/geo/domain/place.ts';
import { tableLanguages } from '../../../src/geo/domain/query.ts';
import { Finder } from '../../../src/geo/lookup/find.ts';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { parseRequest } from '../../../src/geo/parse/request.ts';
import { Steps } from '../../../src/geo/parse/steps.ts';
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

/** The place by what it is called: a city and its region may share a name, and which comes first is not told here. */
const placeOf = (name: string): string => {
  const filter = { mask: anyKind, lean: areaMask };
  return (
    finder.exact(parseRequest(name).readings, filter, 1).candidates[0]?.place.name ?? `nothing for ${name}`
  );
};

/** A tree with places by what they are called, in which the order of equal members is the same everywhere. What else a word
 * for divisions means, English has no word for. */
function meaning(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(meaning);
  const node = value as Record<string, unknown>;
  if (node.type === 'NamedPlace')
    return [node.name as string, ...((node.within as string[] | undefined) ?? [])].map(placeOf).join(' in ');
  const told = Object.entries(node).filter(([key]) => key !== 'alsoCalled');
  const parts = Object.fromEntries(told.map(([key, part]) => [key, meaning(part)]));
  for (const key of ['of', 'where'])
    if (Array.isArray(parts[key]))
      parts[key] = [...parts[key]].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  if (node.type === 'BorderBetween' || node.type === 'Between')
    [parts.a, parts.b] = [parts.a, parts.b].sort((a, b) =>
      JSON.stringify(a).localeCompare(JSON.stringify(b)),
    );
  return parts;
}

const tables = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.tsv'))
  .map((file) => ({
    language: file.slice(0, 2),
    lines: readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  }));

test('every language that is read by a table has its sentences', () => {
  expect(tables.map(({ language }) => language).sort()).toEqual([...tableLanguages].sort());
  for (const { language, lines } of tables)
    expect(`${language} ${lines.length >= 50}`).toBe(`${language} true`);
});

describe.each(tables)('$language', ({ language, lines }) => {
  const understood = lines.filter(([, english]) => english !== '!');
  const refused = lines.filter(([, english]) => english === '!');

  test.each(understood)('%s', (sentence, english) => {
    const parsed = parseSpatial(sentence, names);
    expect(meaning(parsed.query)).toEqual(meaning(parseSpatial(english, names).query));
  });

  test('most are read in their own language', () => {
    // A name alone, and what two languages say alike, is not told apart.
    const own = understood.filter(([sentence]) => parseSpatial(sentence, names).language === language);
    expect(own.length).toBeGreaterThan(0.7 * understood.length);
  });

  test.each(refused)('%s is refused', (sentence) => {
    // By the parser, or by the look-up for a name that nobody bears.
    expect(() => {
      const { query } = parseSpatial(sentence, names);
      if (JSON.stringify(meaning(query)).includes('nothing for'))
        throw new GeoError('query_not_understood', 'no such place');
    }).toThrow(expect.objectContaining({ code: 'query_not_understood' }));
  });

  test('its sentences cost few steps', () => {
    for (const [sentence] of lines) {
      const steps = new Steps();
      try {
        parseSpatial(sentence, names, steps);
      } catch (error) {
        expect(error).toBeInstanceOf(GeoError);
      }
      expect(steps.taken).toBeLessThan(20_000);
    }
  });
});

test('words of any order are read or refused, and nothing else', () => {
  const words = tables.flatMap(({ lines }) => lines.flatMap(([sentence]) => sentence.split(' ')));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }), (chosen) => {
      try {
        parseSpatial(chosen.join(' '), names);
      } catch (error) {
        expect(error).toBeInstanceOf(GeoError);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});
