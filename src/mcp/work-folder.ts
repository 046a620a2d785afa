/** The folder that the user named: the only place where tools read files, and where they leave what is too long to tell. */

import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { writeWhole } from '../shared/whole-file.ts';

/** Below the folder; what tools write lies here, so that nothing of the user's is replaced. */
const answersFolder = 'graticule-answers';

/** Characters of a file's name: of three bytes each they fit every file system. */
const longestName = 60;

/** Names told of a folder at most. */
const listedFiles = 200;

export interface FileFacts {
  /** From the folder, with forward slashes. */
  readonly path: string;
  readonly bytes: number;
}

export interface WorkFolder {
  readonly path: string;
  /** @returns the path on the disk
   * @throws RangeError for a file outside the folder, also by way of a link, and for one that is not there */
  read(name: string): Promise<string>;
  /** Writes a file into the folder of answers; one of the same name is replaced.
   * @param name  what no file name may hold becomes a hyphen, and then, as at a long name, a digest follows
   * @returns     its path from the folder */
  write(name: string, extension: string, content: string | Uint8Array): Promise<string>;
  /** Files directly in the folder and among the answers, at most 200. */
  list(): Promise<readonly FileFacts[]>;
}

/** @throws the file system's error when there is no such folder */
export function workFolder(given: string): WorkFolder {
  const root = realpathSync(given);
  const within = (path: string) => {
    const from = relative(root, path);
    return from === '' || !(from === '..' || from.startsWith(`..${sep}`) || isAbsolute(from));
  };
  const told = (path: string) => relative(root, path).split(sep).join('/');

  return {
    path: root,
    async read(name) {
      const path = await realpath(resolve(root, name)).catch(() => undefined);
      if (path === undefined || !(await stat(path)).isFile()) {
        throw new RangeError(
          `There is no file ${JSON.stringify(name)} in the folder; list_files lists the files.`,
        );
      }
      if (!within(path))
        throw new RangeError(`${JSON.stringify(name)} lies outside the folder that was opened to tools.`);
      return path;
    },
    async write(name, extension, content) {
      const plain = name
        .normalize('NFC')
        .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
        .replaceAll(/^[-.]+|(?<![-.])[-.]+$/g, '');
      // Two names that differ in more than blanks keep files of their own.
      const isWhole =
        plain.length > 0 && plain.length <= longestName && plain === name.replaceAll(/\s+/g, '-');
      const digest = createHash('sha256').update(name).digest('hex').slice(0, 8);
      const base = isWhole ? plain : [plain.slice(0, longestName), digest].filter(Boolean).join('-');
      const folder = join(root, answersFolder);
      mkdirSync(folder, { recursive: true });
      if (!within(await realpath(folder)))
        throw new RangeError(`${answersFolder} is a link out of the folder.`);
      const path = join(folder, `${base}.${extension}`);
      await writeWhole(path, content);
      return told(path);
    },
    async list() {
      const files: FileFacts[] = [];
      for (const folder of [root, join(root, answersFolder)]) {
        const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
        for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
          if (!entry.isFile() || files.length >= listedFiles) continue;
          const path = join(folder, entry.name);
          files.push({ path: told(path), bytes: (await stat(path)).size });
        }
      }
      return files;
    },
  };
}
