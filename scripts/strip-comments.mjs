// Takes the comments out of the built code, after tsc: half a megabyte that nobody reads there. The declarations keep theirs, which
// editors show, and so does an import what tells bundlers about it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/experimental';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const forBundlers = /webpackIgnore/;

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js')) continue;
  const file = join(dist, name);
  const text = readFileSync(file, 'utf8');
  let kept = '';
  let at = 0;
  for (const { type, value, start, end } of parseSync(name, text).comments) {
    if (forBundlers.test(value) || text.startsWith('#!', start)) continue;
    const before = text.slice(at, start);
    // A comment that has its lines to itself takes them along.
    const alone = /(?:^|\n)[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(text.slice(end));
    kept += alone ? before.replace(/[ \t]*$/, '') : before;
    // Two words stay two, and two statements two.
    if (type === 'Block' && !alone) kept += value.includes('\n') ? '\n' : ' ';
    at = alone ? end + text.slice(end).search(/\n|$/) + 1 : end;
  }
  writeFileSync(file, kept + text.slice(at));
}
