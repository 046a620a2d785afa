/** The texts of the pages in their four languages: all of them, with the same places to fill in, and none that nobody shows. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '../../src/screen/texts/languages.ts';

const root = fileURLToPath(new URL('../../src', import.meta.url));

/** The modules as a reader of the language gets them. */
async function read(language: Language) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: [`${language}-XX`] });
  vi.stubGlobal('document', { documentElement: {} });
  // By name: they are written for browsers, whose types the tests do not have.
  const module = (name: string) => import(`../../src/screen/texts/${name}.ts`);
  const [{ texts: console }, { texts: map }, { common }, { texts: reading }] = await Promise.all(
    ['console', 'map', 'common', 'reading'].map(module),
  );
  return { console, map, common, reading };
}
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Every text by its place; functions are called with what they are filled with. */
function flat(texts: unknown, path = ''): [string, string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function') return [[path, String(texts('{one}', '{two}'))]];
  return Object.entries(texts as object).flatMap(([key, value]) => flat(value, `${path}.${key}`));
}

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test('every text is there, with what is filled into it', async () => {
    const english = flat(await read('en'));
    const other = new Map(flat(await read(language)));
    expect([...other.keys()].sort()).toEqual(english.map(([path]) => path).sort());
    for (const [path, text] of english) {
      const translated = other.get(path)!;
      expect([path, translated.trim()]).not.toEqual([path, '']);
      expect([path, holes(translated)]).toEqual([path, holes(text)]);
    }
    // Words that are the same in two languages are few.
    const same = english.filter(([path, text]) => other.get(path) === text);
    expect(same.length).toBeLessThan(0.12 * english.length);
  });
});

test('no text of the console and of pictures stands unused', async () => {
  const files = ['screen', 'pictures', 'tabular/report']
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(root, room, name),
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('/texts/'));
  const code = files.map((name) => readFileSync(name, 'utf8')).join('\n');
  const { console } = await read('en');
  // States and kinds are looked up by what the service says, what is wrong with a file by what its reader says.
  const unused = Object.keys(console)
    .filter((key) => !key.startsWith('file'))
    .filter((key) => !new RegExp(`(?:texts|en)\\.${key}\\b|'${key}'`).test(code));
  expect(unused).toEqual([]);
});
