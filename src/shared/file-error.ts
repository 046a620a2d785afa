/** The file system's errors in plain words: which path, what is wrong with it, what to do. Their codes stay. */

import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { nearest } from './nearest.ts';

type Said = readonly [what: string, fix: string];

/** Names of a folder that are offered. */
const mostOffered = 4;

/** @param path  what the caller named
 * @param use   what the file was wanted for
 * @returns the error itself where it is none of a path, else one with its code, its cause and a `fix` */
export function plainFileError(error: unknown, path: string, use: 'read' | 'write' = 'read'): unknown {
  const { code, errno, syscall, fix } = error as NodeJS.ErrnoException & { fix?: string };
  if (!(error instanceof Error) || code === undefined || errno === undefined || fix !== undefined)
    return error;
  const said = sayingOf(code, path, use);
  if (said === undefined) return error;
  return Object.assign(new Error(`${said[0]} (${code}).`, { cause: error }), {
    ...{ code, errno, syscall, path },
    fix: said[1],
  });
}

function sayingOf(code: string, path: string, use: 'read' | 'write'): Said | undefined {
  const folder = dirname(resolve(path));
  switch (code) {
    case 'ENOENT':
      return use === 'read'
        ? absent(path, folder)
        : [`${path} cannot be written: there is no folder ${folder}`, `Make it first: mkdir -p ${folder}`];
    case 'EISDIR':
      return [
        `${path} is a folder, not a file`,
        use === 'read' ? inside(path) : `Name a file in it, such as ${join(path, 'out.csv')}.`,
      ];
    case 'ENOTDIR':
      return [
        `${path} cannot be ${use === 'read' ? 'read' : 'written'}: a part of the path is a file, not a folder`,
        'Check the path.',
      ];
    case 'EACCES':
    case 'EPERM':
      return use === 'read'
        ? [
            `${path} may not be read by this user`,
            'Give yourself the right to read it (chmod u+r), or run as the user who has it.',
          ]
        : [
            `${path} may not be written by this user`,
            'Name a place that you may write to, or change the rights of that folder.',
          ];
    case 'EROFS':
      return [`${path} cannot be written: the disk is read-only`, 'Name a place that can be written to.'];
    case 'ENOSPC':
      return [
        `${path} cannot be written: the disk is full`,
        'Free some space, or name a place on another disk.',
      ];
    default:
      return undefined;
  }
}

function absent(path: string, folder: string): Said {
  if (path === '') return ['The name of a file is empty', 'Name a file.'];
  if (/^(?:https?|ftp|s3):\/\//i.test(path))
    return [
      `${path} is an address, and only files are read`,
      'Download it first, such as with curl -O, and name the file.',
    ];
  if (!existsSync(folder)) {
    const from = isAbsolute(path) ? '' : ` It was looked for from ${process.cwd()}.`;
    return [`There is no file ${path}: its folder ${folder} does not exist`, `Check the path.${from}`];
  }
  const there = namesIn(folder);
  const meant = nearest(basename(path), there);
  if (meant !== undefined)
    return [`There is no file ${basename(path)} in ${folder}`, `Did you mean ${join(dirname(path), meant)}?`];
  return [
    `There is no file ${basename(path)} in ${folder}`,
    there.length === 0
      ? 'The folder holds no files. Check the path.'
      : `Check the name; there are ${offered(there)}.`,
  ];
}

function inside(path: string): string {
  const there = namesIn(path);
  return there.length === 0
    ? 'Name a file; this folder holds none.'
    : `Name a file in it: ${offered(there)}.`;
}

/** Files of a folder, hidden ones left out; none where it cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}

const offered = (names: readonly string[]) =>
  `${names.slice(0, mostOffered).join(', ')}${names.length > mostOffered ? ', …' : ''}`;
