/** No export of the sources is dead: somebody imports it, or its own file uses it; tests alone do not count. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { doors } from '../support/public-api.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// biome-ignore lint/suspicious/noExplicitAny: nodes of the syntax tree, of many kinds
type Node = any;

/** Exports that no source imports, and why they are there. */
const meant: Readonly<Record<string, string>> = {
  'src/geo/parse/parse-spatial.ts parseSpatial': 'the grammar by itself, for tests and benches of it',
  'src/tabular/engine/prior-table.ts priorTable': 'draws tables for the training of the pretrained model',
};

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.d\.m?ts$/.test(name))
    .map((name) => join(root, folder, name));

function fileOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.') ? join(dirname(from), specifier) : undefined;
  const source = path?.replace(/([\\/])dist([\\/])/, '$1src$2').replace(/\.js$/, '.ts');
  return source && existsSync(source) ? source : undefined;
}

/** Imported names by file; `*` for all. */
const imported = new Map<string, Set<string>>();
const exported: { file: string; name: string; text: string }[] = [];

function visit(node: Node, use: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) visit(one, use);
    return;
  }
  if (node.type) use(node);
  for (const key in node) visit(node[key], use);
}

function read(file: string, own: boolean): void {
  const text = readFileSync(file, 'utf8');
  const ast = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as Node;
  const use = (specifier: string, name: string) => {
    const target = fileOf(file, specifier);
    if (target) imported.set(target, (imported.get(target) ?? new Set()).add(name));
  };
  visit(ast, (node) => {
    if (node.type === 'ImportDeclaration')
      for (const one of node.specifiers) use(node.source.value, one.imported?.name ?? '*');
    if (node.type === 'ExportAllDeclaration') use(node.source.value, '*');
    if (node.type === 'ExportNamedDeclaration' && node.source)
      for (const { local } of node.specifiers) use(node.source.value, local.name);
    if (node.type === 'ImportExpression' && typeof node.source.value === 'string')
      use(node.source.value, '*');
    if (node.type === 'TSImportType') use(node.source?.value ?? node.argument?.literal?.value ?? '', '*');
    if (node.type === 'CallExpression' && node.callee.name === 'builtFile') {
      const [path] = node.arguments;
      const target = join(root, 'src', String(path?.value ?? '').replace(/\.js$/, '.ts'));
      if (existsSync(target)) imported.set(target, new Set(['*']));
    }
  });
  if (!own) return;
  for (const statement of ast.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue;
    const { declaration, specifiers } = statement;
    const names: string[] = declaration
      ? (declaration.declarations ?? [declaration]).flatMap(({ id }: Node) => id?.name ?? [])
      : specifiers.map((one: Node) => one.exported.name);
    for (const name of names) exported.push({ file, name, text });
  }
}

for (const file of filesOf('src')) read(file, true);
for (const file of filesOf('data/scripts')) {
  read(file, false);
  // What the build of the data loads by its path.
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/\b((?:geo|tabular|shared)\/[\w/-]+)\.[jt]s\b/g))
    imported.set(join(root, 'src', `${path}.ts`), new Set(['*']));
}

test('every export of the sources has a user besides tests', () => {
  const isDoor = new Set(doors());
  const dead = exported
    .filter(({ file, name, text }) => {
      const names = imported.get(file);
      if (isDoor.has(file) || names?.has(name) || names?.has('*')) return false;
      return (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length < 2;
    })
    .map(({ file, name }) => `${relative(root, file)} ${name}`);
  expect(dead.sort()).toEqual(Object.keys(meant).sort());
});
