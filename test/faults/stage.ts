/** Where a scenario plays: a scratch folder, servers on it, callers with work for them, and what came of it. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createRandom, type Random } from '../../src/tabular/engine/random.ts';
import type { TabularOptionsInput } from '../../src/tabular/index.ts';
import { Client, newTally, noteAltered, type Tally } from './client.ts';
import type { HealthReport, ProberOrder } from './prober.ts';
import { type LogEntry, type Programs, Server, type StartOptions } from './server.ts';
import { Shim } from './shim.ts';
import { type FaultStore, sqliteAndFiles } from './store.ts';
import { largeTask, makeTasks, type Task } from './tasks.ts';

/** Small thresholds, so that small tables meet every kind of upload and result; patience, so that a server that is
 * killed all the time still ends its jobs. */
const options = {
  worker: { pollMs: 200, leaseMs: 2000, maxAttempts: 100_000, drainMs: 2000 },
  uploads: { multipartBytes: 4096, partBytes: 2048 },
  results: { inlineBytes: 4096, sweepMs: 500 },
};

const callers = 6;
const patienceMs = 120_000;
const answerMs = 30_000;

export interface StageOptions {
  readonly programs: Programs;
  readonly seed: number;
  /** The shim's library; undefined where there is none. */
  readonly library: string | undefined;
  readonly engine?: 'plain' | 'native';
  /** How long faults are made; default: until there are enough. */
  readonly maxMs?: number | undefined;
  /** In place of the defaults for how long things are kept. */
  readonly lifetimes?: Pick<TabularOptionsInput, 'results' | 'uploads' | 'contexts'>;
  /** Default: a folder of its own below the system's temporary folder. */
  readonly folder?: string;
  /** Task → outcome of an undisturbed run; without it this is that run. */
  readonly expected?: ReadonlyMap<string, string> | undefined;
}

export interface Held {
  /** Open descriptors, connections apart. */
  readonly files: number;
  readonly timers: number;
}

export class Stage {
  readonly dataDir: string;
  readonly random: Random;
  readonly store: FaultStore;
  readonly tally: Tally = newTally();
  readonly outcomes = new Map<string, string>();
  readonly log: LogEntry[] = [];
  readonly tasks: readonly Task[];
  /** Servers that ended although nobody ended them. */
  readonly crashes: string[] = [];
  readonly #options: StageOptions;
  readonly #shim: Shim | undefined;
  readonly #prober: Worker;
  readonly #running = new Set<Server>();
  /** Whether a scenario has had its time, and makes no more faults. */
  readonly over: () => boolean;
  /** What callers speak to instead of a server, when there is a line in between. */
  line: { readonly url: string } | undefined;

  constructor(given: StageOptions) {
    this.#options = given;
    this.dataDir = given.folder ?? mkdtempSync(join(tmpdir(), 'graticule-faults-'));
    this.random = createRandom(given.seed);
    const deadline = performance.now() + (given.maxMs ?? Number.POSITIVE_INFINITY);
    this.over = () => performance.now() > deadline;
    this.store = sqliteAndFiles(this.dataDir);
    // A context that lives briefly may have expired by the time its reuse is of use.
    this.tasks = makeTasks(given.engine === 'native' ? 60 : 400, given.lifetimes === undefined);
    this.#shim = given.library === undefined ? undefined : new Shim(given.library, this.dataDir);
    this.#prober = new Worker(given.programs.prober);
    this.#prober.unref();
  }

  /** @throws Error where nothing can be preloaded */
  get shim(): Shim {
    if (this.#shim === undefined) throw new Error('this scenario needs a C compiler on Linux');
    return this.#shim;
  }

  /** Starts one more server.
   * @returns it, when it listens; null when it ended before */
  async start(extra: Partial<StartOptions> = {}): Promise<Server | null> {
    const { programs, engine = 'plain', lifetimes } = this.#options;
    const server = new Server(programs.host, {
      config: { dataDir: this.dataDir, engine, engineMs: 5, options: merged(lifetimes) },
      env: this.#shim?.env,
      ...extra,
    });
    this.#running.add(server);
    void server.exited.then(() => {
      this.#running.delete(server);
      this.log.push(...server.log);
      this.#tellProber();
    });
    const ready = await server.ready();
    this.#tellProber();
    return ready ? server : null;
  }

  /** As `start`, again and again: a server that cannot start now, because of a fault, can do so later.
   * @throws Error when none starts in time */
  async startSurely(extra: Partial<StartOptions> = {}): Promise<Server> {
    for (let attempts = 0; attempts < 50; attempts++) {
      const server = await this.start(extra);
      if (server !== null) return server;
      await delay(100);
    }
    throw new Error(
      `no server starts:\n${this.log
        .slice(-20)
        .map((entry) => JSON.stringify(entry))
        .join('\n')}`,
    );
  }

  /** Keeps a server running: one that ends by itself is noted, and another takes its place.
   * @returns when the first one listens: what ends this, and gives the server that runs */
  async keepRunning(extra: Partial<StartOptions> = {}): Promise<{ end(): Promise<Server> }> {
    let ended = false;
    let server = await this.startSurely(extra);
    const loop = (async () => {
      for (;;) {
        const done = await Promise.race([server.exited, until(() => ended)]);
        if (done === undefined) return server;
        const said = server.log.slice(-3).map(({ event }) => event);
        this.crashes.push(`${done}: ${said.join(' | ')}`);
        server = await this.startSurely(extra);
      }
    })();
    return {
      end() {
        ended = true;
        return loop;
      },
    };
  }

  /** Callers that work through the tasks, over and over, until `enough` and each task has been done once.
   * @returns resolves when every task begun has come to its end */
  async work(enough: () => boolean): Promise<void> {
    const client = this.#client();
    let next = 0;
    const caller = async () => {
      while (next < this.tasks.length || !enough()) {
        const number = next++;
        const task = this.tasks[number % this.tasks.length]!;
        const outcome = await client.run(task, `${task.name} ${number}`);
        if (outcome !== null) this.#compare(task, number, outcome);
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
  }

  /** Makes a large result.
   * @returns what begins to download it and cuts the line after the first bytes; false when nothing came */
  async largeDownload(): Promise<() => Promise<boolean>> {
    const client = this.#client();
    await client.run(largeTask(), 'large');
    return () =>
      new Promise((resolve) => {
        const origin = this.origin();
        if (origin === undefined) return resolve(false);
        const request = get(new URL(client.lastSpilled!, origin), { agent: false }, (response) => {
          response.once('data', () => {
            request.destroy();
            resolve(true);
          });
          response.once('end', () => resolve(false));
        });
        request.once('error', () => resolve(false));
      });
  }

  /** @param since  the last report of this kind, or the beginning */
  async health(since: 'report' | 'whole' = 'report'): Promise<HealthReport> {
    const report = once(this.#prober, 'message');
    this.#order({ order: since });
    return (await report)[0] as HealthReport;
  }

  /** Lets a fresh server end what is left, sweeps as if minutes had passed, and compares rows and bytes; then as if more
   * than a day had passed, when next to nothing may be left. */
  async settle(): Promise<{
    orphans: string[];
    missing: string[];
    doubled: string[];
    unfinished: number;
  }> {
    this.#shim?.clear();
    this.#shim?.moveClock(0);
    const minute = 60_000;
    // A leftover is what has not changed between two looks, and one may uncover another.
    const minutes = [5, 10, 15, 20, 25];
    const server = await this.startSurely();
    await server.idle();
    for (const ahead of minutes) await server.sweep(ahead * minute);
    await server.stop();
    const soon = this.store.audit();
    const later = await this.startSurely();
    for (const ahead of minutes) await later.sweep((26 * 60 + ahead) * minute);
    await later.stop();
    const late = this.store.audit();
    return {
      orphans: [...new Set([...soon.orphans, ...late.orphans, ...late.openUploads])],
      missing: [...soon.missing, ...late.missing],
      doubled: [...soon.doubled],
      unfinished: soon.unfinished,
    };
  }

  /** What the busiest server holds when its work is done. */
  async held(): Promise<Held> {
    const all = await Promise.all(
      [...this.#running].map(async (server) => {
        await server.idle();
        const { descriptors, resources } = await server.stats();
        return {
          files: descriptors === null ? 0 : descriptors - (resources.TCPSocketWrap ?? 0),
          timers: resources.Timeout ?? 0,
        };
      }),
    );
    return {
      files: Math.max(0, ...all.map(({ files }) => files)),
      timers: Math.max(0, ...all.map(({ timers }) => timers)),
    };
  }

  /** @returns when every server has ended as a person ends it; one that ends badly is a crash */
  async stopAll(): Promise<void> {
    for (const code of await Promise.all([...this.#running].map((server) => server.stop()))) {
      if (code !== 0) this.crashes.push(`stopped with ${code}`);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((server) => server.kill()));
    await this.#prober.terminate();
    this.#shim?.[Symbol.dispose]();
    if (this.#options.folder === undefined) rmSync(this.dataDir, { recursive: true, force: true });
  }

  #client(): Client {
    const { tally } = this;
    const origin = () => this.line?.url ?? this.origin();
    return new Client({ origin, tally, patienceMs, answerMs });
  }

  /** Where a server listens now. */
  origin(): string | undefined {
    const urls = [...this.#running].map((server) => server.url).filter((url) => url !== undefined);
    return urls[Math.floor(Math.random() * urls.length)];
  }

  #tellProber(): void {
    const [server] = [...this.#running].filter(({ url }) => url !== undefined);
    this.#order({ order: 'serve', url: server?.url });
  }

  #order(order: ProberOrder): void {
    this.#prober.postMessage(order);
  }

  #compare(task: Task, number: number, outcome: string): void {
    const { expected } = this.#options;
    const before = (expected ?? this.outcomes).get(task.name);
    if (before === undefined) this.outcomes.set(task.name, outcome);
    else if (before !== outcome) noteAltered(this.tally, `${task.name} ${number}`, outcome, before);
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(20);
}

function merged(lifetimes: StageOptions['lifetimes'] = {}): TabularOptionsInput {
  return {
    ...options,
    ...lifetimes,
    uploads: { ...options.uploads, ...lifetimes.uploads },
    results: { ...options.results, ...lifetimes.results },
  };
}
