// Takes the comments and the indentation out of the built code, after tsc: a megabyte that nobody reads there. Its lines stay, for
// stack traces; the declarations keep theirs, which editors show, and so does an import what tells bundlers about it.
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
  writeFileSync(file, flush(name, kept + text.slice(at)));
}

/** Without the blanks that lines begin with, but for those within a template or a string. */
function flush(name, text) {
  const spans = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'TemplateElement' || node.type === 'Literal') {
      if (text.slice(node.start, node.end).includes('\n')) spans.push([node.start, node.end]);
      return;
    }
    for (const value of Array.isArray(node) ? node : Object.values(node)) visit(value);
  };
  visit(parseSync(name, text).program);
  const held = (at) => spans.some(([start, end]) => at >= start && at < end);
  return text.replace(/\n[ \t]+/g, (blank, at) => (held(at) ? blank : '\n'));
}
