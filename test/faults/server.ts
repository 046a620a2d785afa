/** The harness's end of a server process. */

import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { bundle } from '../../scripts/bundle.mjs';
import type { Ask, HostConfig, Say, Stats } from './protocol.ts';

export interface LogEntry {
  readonly level: string;
  readonly event: string;
  readonly [field: string]: unknown;
}

export interface StartOptions {
  readonly config: HostConfig;
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly nodeFlags?: readonly string[] | undefined;
  /** A limit in the words of the shell, as `ulimit -n 256`. */
  readonly limit?: string | undefined;
}

/** Paths of the programs that the harness starts. */
export interface Programs {
  readonly host: string;
  readonly prober: string;
  remove(): void;
}

export async function bundlePrograms(name: string): Promise<Programs> {
  const dir = await bundle({ host: 'test/faults/host.ts', prober: 'test/faults/prober.ts' }, name, true);
  return {
    host: `${dir}/host.mjs`,
    prober: `${dir}/prober.mjs`,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

type Asked = Ask extends infer One ? (One extends Ask ? Omit<One, 'id'> : never) : never;

export class Server {
  readonly #child: ChildProcess;
  readonly #answers = new Map<number, (say: Say & { say: 'answer' }) => void>();
  #lastId = 0;
  /** Lines of the log; text that is none of the log is an entry of level `stderr`. */
  readonly log: LogEntry[] = [];
  /** Resolves with the exit code or signal. */
  readonly exited: Promise<number | NodeJS.Signals>;
  /** Origin; undefined before it listens, and after the process has gone. */
  url: string | undefined;

  constructor(script: string, { config, env = {}, nodeFlags = [], limit }: StartOptions) {
    const shell = limit !== undefined;
    this.#child = fork(script, [JSON.stringify(config)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, ...env },
      ...(shell
        ? {
            execPath: '/bin/sh',
            execArgv: ['-c', `${limit}; exec "$NODE" ${nodeFlags.join(' ')} "$0" "$@"`],
            env: { ...process.env, ...env, NODE: process.execPath },
          }
        : { execArgv: [...nodeFlags] }),
    });
    createInterface(this.#child.stderr!).on('line', (line) => {
      if (line.trim() !== '') this.log.push(toEntry(line));
    });
    this.#child.on('error', () => {});
    this.exited = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.url = undefined;
        for (const fail of this.#answers.values()) {
          fail({ say: 'answer', id: 0, value: null, error: 'the server has gone' });
        }
        this.#answers.clear();
        resolve(signal ?? code ?? 0);
      });
    });
    this.#child.on('message', (say: Say) => {
      if (say.say === 'listening') this.url = say.url;
      else {
        this.#answers.get(say.id)?.(say);
        this.#answers.delete(say.id);
      }
    });
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** @returns whether it listens, or has gone before it did */
  async ready(): Promise<boolean> {
    const gone = this.exited.then(() => false);
    const listening = new Promise<boolean>((resolve) => {
      if (this.url !== undefined) return resolve(true);
      const hear = (say: Say) => {
        if (say.say !== 'listening') return;
        this.#child.off('message', hear);
        resolve(true);
      };
      this.#child.on('message', hear);
    });
    return Promise.race([listening, gone]);
  }

  /** Takes the processor away, as a suspended machine does; `thaw` gives it back. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  kill(): Promise<unknown> {
    this.#child.kill('SIGKILL');
    return this.exited;
  }

  /** As a person stops it; resolves with the exit code. */
  stop(): Promise<number | NodeJS.Signals> {
    this.#child.kill('SIGTERM');
    return this.exited;
  }

  stats = () => this.#ask({ ask: 'stats' }) as Promise<Stats>;
  idle = () => this.#ask({ ask: 'idle' });
  sweep = (aheadMs: number) => this.#ask({ ask: 'sweep', aheadMs });

  #ask(ask: Asked): Promise<unknown> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, ({ value, error }) => {
        if (error === undefined) resolve(value);
        else reject(new Error(error));
      });
      this.#child.send({ ...ask, id }, (error) => {
        if (error === null) return;
        this.#answers.delete(id);
        reject(error);
      });
    });
  }
}

function toEntry(line: string): LogEntry {
  try {
    const entry = JSON.parse(line) as LogEntry;
    if (typeof entry.level === 'string' && typeof entry.event === 'string') return entry;
  } catch {
    // Falls through: some other output.
  }
  return { level: 'stderr', event: line };
}
