// Takes out the declarations that none of the package's doors leads to, after tsc: nobody can import what they are of.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const { exports: doors } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const declarations = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.d.ts'))
  .map((name) => join(dist, name));

/** The declarations of a door, whose path may stand for many. */
function ofDoor(types) {
  const [before, after] = join(root, types).split('*');
  return after === undefined
    ? [before]
    : declarations.filter((file) => file.startsWith(before) && file.endsWith(after));
}

const open = Object.values(doors).flatMap((door) => (typeof door === 'string' ? [] : ofDoor(door.types)));
const reached = new Set();
while (open.length > 0) {
  const file = open.pop();
  if (reached.has(file) || !existsSync(file)) continue;
  reached.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import|import\()\s*['"](\.[^'"]+)['"]/g,
  ))
    open.push(resolve(dirname(file), path.replace(/\.[jt]s$/, '.d.ts')));
}

const left = declarations.filter((file) => !reached.has(file));
for (const file of left) rmSync(file);
console.log(
  `${reached.size} declarations are reached, ${left.length} were taken out of ${relative(root, dist)}`,
);
