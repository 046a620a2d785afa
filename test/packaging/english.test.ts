/** Plain English in what people read: phrases that readers have stumbled over stay out of messages, helps and guides. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guides, readme, root } from '../support/guides.ts';

const stumbles: readonly (readonly [found: RegExp, better: string])[] = [
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b|more than\b)[a-z]/i, 'is not a …'],
  [/\bhas it not\b|\bhave it not\b/, 'is missing from …'],
  [/\bnobody's\b/, 'no owner, no …'],
  [/\btaken for missing\b/, 'treated as missing'],
  [/\bgoes on by itself\b/, 'continues by itself'],
  [/\bat this moment\b/, 'now, at the moment'],
  [/\bhopeless\b/, 'far behind the others'],
  [/, for (?:they|it|he|she) /, 'because …'],
  [/\bnot to be had\b/, 'not available'],
  [/\bbrought to agree\b/, 'reconciled'],
  [/\bbegin anew\b|\bbegins anew\b/, 'start empty, be renewed'],
  [/\bthe log has it\b/, 'the log has the details'],
  [/\bbut that [a-z]+ing\b/, 'except that …'],
];

/** Literals that read as sentences, with the file they stand in; comments are not told to people. */
function* messages(folder: string): Generator<{ readonly file: string; readonly text: string }> {
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:tsx?|cc|h|py)$/.test(file)) continue;
    const source = readFileSync(join(root, folder, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(?:^|\s)(?:\/\/|# ).*$/gm, '');
    for (const [, , text] of source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g))
      if (/[a-z]+ [a-z]+ [a-z]+/i.test(text!)) yield { file: join(folder, file), text: text! };
  }
}

const told = [
  ...['src', 'native/src', 'bindings', 'python/graticule'].flatMap((folder) => [...messages(folder)]),
  ...[readme, ...guides].flatMap(({ path, text }) =>
    text.split('\n').map((line) => ({ file: path, text: line })),
  ),
];

test('messages and guides are found at all', () => {
  expect(told.length).toBeGreaterThan(2000);
});

test.each(stumbles)('no message and no guide says %s: better “%s”', (found) => {
  expect(told.filter(({ text }) => found.test(text))).toEqual([]);
});
