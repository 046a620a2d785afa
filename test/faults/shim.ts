/** Faults of the file system and the clock inside a server: a small library is compiled, loaded before the server's
 * own, and steered from here while the server runs. See shim.c. */

import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** In the order of the bits in shim.c. */
const operations = [
  'openRead',
  'openWrite',
  'write',
  'sync',
  'rename',
  'remove',
  'makeFolder',
  'resize',
] as const;
export type Operation = (typeof operations)[number];

export interface Fault {
  /** `kill` is kill -9 in the middle of the operation. */
  readonly error: 'kill' | 'ENOSPC' | 'EIO' | 'EMFILE' | 'EROFS' | 'EACCES';
  readonly operations: readonly Operation[];
  /** How many such operations succeed first; default 0. */
  readonly after?: number;
  /** How many fail then; default: all. */
  readonly times?: number;
}

/** Whatever changes the folder. */
export const changes: readonly Operation[] = operations.filter((operation) => operation !== 'openRead');

/** @returns the path of the library, or why there is none */
export function compileShim(folder: string): { readonly path: string } | { readonly missing: string } {
  if (process.platform !== 'linux')
    return { missing: `preloading is for Linux, this is ${process.platform}` };
  const source = fileURLToPath(new URL('shim.c', import.meta.url));
  const path = join(folder, 'shim.so');
  const flags = ['-O1', '-shared', '-fPIC', '-o', path, source, '-ldl'];
  const { status, error, stderr } = spawnSync('cc', flags, { encoding: 'utf8' });
  if (status === 0) return { path };
  return { missing: `cc cannot compile shim.c: ${error?.message ?? stderr}` };
}

const fields = ['error', 'operations', 'after', 'times', 'clockMs', 'seen', 'made'] as const;
type Field = (typeof fields)[number];

/** Steers the servers that were started with its environment; one folder each. */
export class Shim implements Disposable {
  readonly env: Readonly<Record<string, string>>;
  readonly #folder = mkdtempSync(join(tmpdir(), 'graticule-shim-'));
  readonly #path = join(this.#folder, 'control');
  readonly #control: number;

  /** @param root  only operations on paths that begin with it count */
  constructor(library: string, root: string) {
    writeFileSync(this.#path, new Uint8Array(8 * fields.length));
    this.#control = openSync(this.#path, 'r+');
    this.env = {
      LD_PRELOAD: library,
      GRATICULE_FAULT_ROOT: root,
      GRATICULE_FAULT_CONTROL: this.#path,
    };
  }

  set(fault: Fault): void {
    this.clear();
    const { after = 0, times = -1 } = fault;
    const bits = fault.operations.map((operation) => 1 << operations.indexOf(operation));
    this.#write(
      'operations',
      bits.reduce((all, bit) => all | bit, 0),
    );
    this.#write('after', after);
    this.#write('times', times);
    // Last: it is what arms the fault.
    this.#write('error', fault.error === 'kill' ? -9 : constants.errno[fault.error]);
  }

  clear(): void {
    this.#write('error', 0);
  }

  moveClock(ms: number): void {
    this.#write('clockMs', ms);
  }

  /** Operations under the folder so far, and faults among them. */
  counts(): { readonly seen: number; readonly made: number } {
    const block = new BigInt64Array(Uint8Array.from(readFileSync(this.#path)).buffer);
    const read = (field: Field) => Number(block[fields.indexOf(field)]);
    return { seen: read('seen'), made: read('made') };
  }

  #write(field: Field, value: number): void {
    const bytes = new Uint8Array(BigInt64Array.of(BigInt(value)).buffer);
    writeSync(this.#control, bytes, 0, 8, 8 * fields.indexOf(field));
  }

  [Symbol.dispose](): void {
    closeSync(this.#control);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
