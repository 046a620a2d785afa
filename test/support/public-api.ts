/** What the package exports, with its doc comments, read from the sources. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';

const root = fileURLToPath(new URL('../..', import.meta.url));

// biome-ignore lint/suspicious/noExplicitAny: nodes of the syntax tree, of many kinds
type Node = any;

export interface Member {
  readonly name: string;
  readonly optional: boolean;
  readonly callable: boolean;
  /** Without its stars; '' where there is none. */
  readonly doc: string;
}

export interface Exported {
  readonly name: string;
  /** From the root of the repository, with the line. */
  readonly where: string;
  readonly kind: 'function' | 'class' | 'interface' | 'type' | 'value';
  readonly doc: string;
  /** Names of a function's parameters, those that are taken apart included. */
  readonly parameters: readonly string[];
  /** Public members of classes, interfaces and object types. */
  readonly members: readonly Member[];
}

interface Source {
  readonly path: string;
  readonly text: string;
  readonly body: Node[];
}

const sources = new Map<string, Source>();
function read(path: string): Source {
  const known = sources.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const source = { path, text, body: (parseAst(text, { lang: 'ts' }, path) as Node).body };
  sources.set(path, source);
  return source;
}

/** The doc comment that ends where the node begins. */
function docBefore(text: string, start: number): string {
  const [, doc = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, start)) ?? [];
  return doc.replace(/^\s*\* ?/gm, '').trim();
}

const nameOf = (node: Node): string | undefined => node?.id?.name ?? node?.key?.name ?? node?.key?.value;

function membersOf(node: Node, text: string): Member[] {
  const body: Node[] =
    node.type === 'TSInterfaceDeclaration' || node.type === 'ClassDeclaration'
      ? node.body.body
      : node.typeAnnotation?.type === 'TSTypeLiteral'
        ? node.typeAnnotation.members
        : [];
  return body.flatMap((member: Node): Member[] => {
    const name = nameOf(member);
    const hidden =
      ['private', 'protected'].includes(member.accessibility) || member.key?.type === 'PrivateIdentifier';
    if (name === undefined || hidden || name === 'constructor' || member.override || member.computed)
      return [];
    const type = member.typeAnnotation?.typeAnnotation?.type;
    const callable =
      member.type === 'TSMethodSignature' ||
      (member.type === 'MethodDefinition' && member.kind === 'method') ||
      type === 'TSFunctionType';
    return [{ name, optional: Boolean(member.optional), callable, doc: docBefore(text, member.start) }];
  });
}

function parametersOf(node: Node): string[] {
  const named = (parameter: Node): string[] => {
    if (parameter.type === 'AssignmentPattern') return named(parameter.left);
    if (parameter.type === 'RestElement') return named(parameter.argument);
    // An object that is taken apart is called by what it holds.
    if (parameter.type === 'ObjectPattern')
      return ['options', ...parameter.properties.flatMap((one: Node) => nameOf(one) ?? [])];
    return parameter.name ? [parameter.name] : [];
  };
  return (node.params ?? []).flatMap(named);
}

const kinds: Record<string, Exported['kind']> = {
  FunctionDeclaration: 'function',
  TSDeclareFunction: 'function',
  ClassDeclaration: 'class',
  TSInterfaceDeclaration: 'interface',
  TSTypeAliasDeclaration: 'type',
  VariableDeclaration: 'value',
};

/** What a file exports under a name, wherever it is declared. */
function declarationOf(path: string, wanted: string): Exported | undefined {
  const { text, body } = read(path);
  let at: number | undefined;
  let found: Exported | undefined;
  for (const statement of body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? null) : statement;
    if (declared && kinds[declared.type]) {
      const names = declared.declarations ? declared.declarations.map(nameOf) : [nameOf(declared)];
      if (names.includes(wanted)) {
        // Of overloads the first has the comment.
        at ??= statement.start as number;
        const doc = docBefore(text, at);
        const line = text.slice(0, at).split('\n').length;
        found ??= {
          name: wanted,
          where: `${relative(root, path)}:${line}`,
          kind: kinds[declared.type]!,
          doc,
          parameters: parametersOf(declared),
          members: membersOf(declared, text),
        };
      }
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
    for (const { local, exported } of statement.specifiers)
      if (exported.name === wanted)
        return declarationOf(join(dirname(path), statement.source.value), local.name);
  }
  return found;
}

/** @param door  file whose exports are asked for */
export function exportsOf(door: string): Exported[] {
  const found = new Map<string, Exported>();
  const visit = (path: string): void => {
    for (const statement of read(path).body) {
      if (statement.type === 'ExportAllDeclaration') visit(join(dirname(path), statement.source.value));
      if (statement.type !== 'ExportNamedDeclaration') continue;
      const names: string[] = statement.declaration
        ? (statement.declaration.declarations ?? [statement.declaration]).map(nameOf)
        : statement.specifiers.map(({ exported }: Node) => exported.name);
      for (const name of names) {
        const one = declarationOf(path, name);
        if (one) found.set(name, { ...one, name });
      }
    }
  };
  visit(door);
  return [...found.values()];
}

/** The doors of package.json: what they are imported by, and the file of `src` behind each. */
export function doorNames(): { name: string; file: string }[] {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, { default?: string }>;
  };
  return Object.entries(exports).flatMap(([door, { default: built }]) => {
    if (built === undefined) return [];
    const file = join(root, built.replace('./dist', 'src').replace(/\.js$/, '.ts'));
    const from = `${name}${door.slice(1)}`;
    if (!file.includes('*')) return [{ name: from, file }];
    const [before, after] = file.split('*') as [string, string];
    return readdirSync(before)
      .map((one) => ({ name: from.replace('*', one), file: `${before}${one}${after}` }))
      .filter((one) => existsSync(one.file));
  });
}

/** Files of `src` behind the doors of package.json. */
export const doors = (): string[] => doorNames().map(({ file }) => file);
