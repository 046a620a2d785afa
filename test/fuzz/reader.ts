/** The parent's end of a child that reads inputs: starts it, watches it, and says how it ended. */

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure, Order, Report } from './protocol.ts';

export interface ReaderOptions {
  /** The bundled child and the bundled target. */
  readonly script: string;
  readonly module: string;
  readonly corpus: string;
  readonly seed: number;
  readonly limits: Limits;
}

export interface Limits {
  /** Processor time that one input may take in the run, before it is read again alone. */
  readonly busyMs: number;
  /** The same when it is read alone, before it counts as hanging. */
  readonly confirmMs: number;
  /** How long a process may do nothing at all: it waits for what does not come. */
  readonly idleMs: number;
  /** Ceilings of a process: its heap, and all of its memory. */
  readonly maxHeapMiB: number;
  readonly maxMiB: number;
}

export interface Find {
  readonly index: number;
  readonly failure: Failure;
}

export class Reader {
  readonly #options: ReaderOptions;
  readonly #folder = mkdtempSync(join(tmpdir(), 'graticule-fuzz-'));
  readonly #numberFile = join(this.#folder, 'number');
  #child: ChildProcess | undefined;
  #said = '';
  #receive: (report: Report) => void = () => {};
  #ended: (failure: Failure) => void = () => {};
  given = 0;
  maxMs = 0;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /** Reads inputs from … to − 1, as far as the process lives.
   * @param maxBytes where the inputs are cases of growth: their largest size
   * @returns finds, and the input that stopped the process, if one did */
  async range(from: number, to: number, maxBytes?: number) {
    const finds: Find[] = [];
    await this.#start();
    this.#write(from);
    let [cpuMs, slowestMs, slowest] = [0, 0, from];
    const death = await this.#converse(
      maxBytes === undefined ? { order: 'range', from, to } : { order: 'growths', from, to, maxBytes },
      // All sizes of a case, several times.
      this.#options.limits.busyMs * (maxBytes === undefined ? 1 : 4),
      (report) => {
        if (report.report === 'find') finds.push({ index: report.index, failure: report.failure });
        if (report.report !== 'range') return false;
        ({ cpuMs, slowestMs, slowest } = report);
        return true;
      },
    );
    const last = death === null ? null : { index: this.current(), failure: death };
    return { finds, death: last, cpuMs, slowestMs, slowest };
  }

  /** Reads one of the inputs in a process that has read no other. */
  async afresh(index: number, maxBytes?: number): Promise<readonly Find[]> {
    await this.#stop();
    return (await this.range(index, index + 1, maxBytes)).finds;
  }

  /** Reads one input that the parent sends.
   * @param busyMs processor time that it may take */
  async one(input: Uint8Array, busyMs: number): Promise<Failure | null> {
    await this.#start();
    let failure: Failure | null = null;
    const death = await this.#converse({ order: 'one', input }, busyMs, (report) => {
      if (report.report !== 'one') return false;
      failure = report.failure;
      return true;
    });
    if (failure !== null && (failure as Failure).kind === 'memory') await this.#stop();
    return death ?? failure;
  }

  /** The number of the input being read, or read last. */
  current(): number {
    return new Float64Array(Uint8Array.from(readFileSync(this.#numberFile)).buffer)[0]!;
  }

  async close(): Promise<void> {
    if (this.#child !== undefined) {
      const child = this.#child;
      const exit = new Promise((resolve) => child.once('exit', resolve));
      const cut = setTimeout(() => child.kill('SIGKILL'), 5000);
      child.send({ order: 'end' } satisfies Order, () => {});
      await exit;
      clearTimeout(cut);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #write(index: number): void {
    writeFileSync(this.#numberFile, new Uint8Array(Float64Array.of(index).buffer));
  }

  async #start(): Promise<void> {
    if (this.#child !== undefined) return;
    const { script, module, corpus, seed, limits } = this.#options;
    this.#write(0);
    this.#said = '';
    const child = fork(script, [module, corpus, String(seed), this.#numberFile, String(limits.maxMiB)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${limits.maxHeapMiB}`],
    });
    this.#child = child;
    child.stderr!.on('data', (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString()).slice(-4000);
    });
    child.on('message', (report: Report) => this.#receive(report));
    child.on('exit', (code, signal) => {
      if (this.#child === child) this.#child = undefined;
      const how = signal ?? `exit code ${code}`;
      this.#ended({ kind: 'dies', key: `dies ${how}`, detail: `${how}\n${this.#said}` });
    });
    const death = await this.#converse(null, 120_000, (report) => {
      if (report.report !== 'ready') return false;
      this.given = report.given;
      this.maxMs = report.maxMs;
      return true;
    });
    if (death !== null) throw new Error(`the fuzz target ${module} does not load: ${death.detail}`);
  }

  /** Sends an order and hears reports until `done`; null, or how the process ended. A process that works on one input
   * for longer than `busyMs`, or stands still, is killed as hanging. */
  #converse(order: Order | null, busyMs: number, done: (report: Report) => boolean): Promise<Failure | null> {
    const child = this.#child!;
    const { idleMs } = this.#options.limits;
    return new Promise((resolve) => {
      let [input, inputSince, used, usedSince] = [this.current(), usedMs(child), -1, performance.now()];
      const finish = (failure: Failure | null) => {
        clearInterval(watch);
        this.#receive = () => {};
        this.#ended = () => {};
        resolve(failure);
      };
      const watch = setInterval(() => {
        const [number, now, time] = [this.current(), usedMs(child), performance.now()];
        if (now !== used) [used, usedSince] = [now, time];
        if (number !== input) [input, inputSince] = [number, now];
        const still = time - usedSince > idleMs;
        if (!still && now - inputSince <= busyMs) return;
        const detail = still
          ? `stands still for ${idleMs} ms`
          : `no answer in ${busyMs} ms of processor time`;
        this.#ended = () => finish({ kind: 'hang', key: 'hang', detail });
        child.kill('SIGKILL');
      }, 50);
      this.#receive = (report) => {
        if (done(report)) finish(null);
      };
      this.#ended = finish;
      if (order !== null) child.send(order);
    });
  }

  async #stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exit;
  }
}

/** Processor time of a process: a busy machine makes no input hang. Where the system does not tell it, time itself,
 * of which half is allowed for. */
function usedMs({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return performance.now() / 2;
  }
}
