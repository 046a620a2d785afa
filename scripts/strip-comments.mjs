// Takes the comments, the indentation and other blanks out of the built code, after tsc: over a megabyte that nobody reads there. Its
// lines stay, for stack traces; the declarations keep theirs, which editors show, and so does an import what tells bundlers about it.
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
  writeFileSync(file, dense(name, flush(name, kept + text.slice(at))));
}

/** Where templates and strings (and, with `all`, every literal) stand. */
function literals(name, text, all) {
  const spans = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'TemplateElement' || node.type === 'Literal') {
      if (all || text.slice(node.start, node.end).includes('\n')) spans.push([node.start, node.end]);
      return;
    }
    for (const value of Array.isArray(node) ? node : Object.values(node)) visit(value);
  };
  visit(parseSync(name, text).program);
  return spans.sort(([a], [b]) => a - b);
}

/** Without the blanks that lines begin with, but for those within a template or a string. */
function flush(name, text) {
  const spans = literals(name, text, false);
  const held = (at) => spans.some(([start, end]) => at >= start && at < end);
  return text.replace(/\n[ \t]+/g, (blank, at) => (held(at) ? blank : '\n'));
}

/** Without the blanks around marks that need none.
 * @throws Error where that changed what the code says */
function dense(name, text) {
  let result = '';
  let at = 0;
  const close = (code) =>
    code.replace(/ *([,;{}()[\]=:?<>*%&|!]) */g, '$1').replace(/(?<=[\w$)\]]) ([+-]) (?=[\w$(])/g, '$1');
  for (const [start, end] of literals(name, text, true)) {
    if (start < at) continue;
    result += close(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  result += close(text.slice(at));
  if (meaning(name, result) !== meaning(name, text))
    throw new Error(`${name} reads otherwise without blanks`);
  return result;
}

/** The tree of a text without the places of its nodes. */
function meaning(name, text) {
  return JSON.stringify(parseSync(name, text).program, (key, value) =>
    key === 'start' || key === 'end' ? undefined : typeof value === 'bigint' ? `${value}n` : value,
  );
}
