/** No file of `src` may import itself by way of others, be it for types alone or when it is first needed. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../src', import.meta.url));

/** Files that each file imports or hands on: `import`, `import type`, `export … from`, `import()`. */
function importsUnder(folder: string): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const imported = [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)];
    graph.set(
      relative(folder, path),
      imported.map(([, target]) => relative(folder, resolve(dirname(path), target!))),
    );
  }
  return graph;
}

/** Groups of files that reach one another (Tarjan 1972), the smallest first. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file)!);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found.sort((a, b) => a.length - b.length);
}

test('a circle is found however it is closed', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
    ['e', ['e', 'a']],
  ]);
  expect(circles(graph)).toEqual([['e'], ['a', 'b', 'c']]);
});

test('no file of src imports itself by way of others', () => {
  const graph = importsUnder(root);
  expect(graph.size).toBeGreaterThan(200);
  expect([...graph.values()].flat().length).toBeGreaterThan(600);
  expect(circles(graph)).toEqual([]);
});
