/** Reads inputs in a process of its own, which they may stop, fill or crash. Before each input its number is written
 * to a file, so that the parent knows which one it was.
 * Arguments: module of the target, folder of past finds, seed, file for the number, ceiling of memory in MiB. */

import { openSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { grown, sizesUpTo, superlinear } from './growth.ts';
import { createInputs } from './inputs.ts';
import type { Failure, Order, Report } from './protocol.ts';
import { slowness } from './speed.ts';
import type { FuzzTarget } from './target.ts';

const [, , module = '', corpus = '', seed = '', numberFile = '', maxMiB = ''] = process.argv;
const { target } = (await import(pathToFileURL(module).href)) as { target: FuzzTarget };
const inputs = await createInputs(target, corpus, Number(seed));
const maxMs = target.maxMs ?? 250;
const number = openSync(numberFile, 'r+');
const slot = new Float64Array(1);

const tell = (report: Report) => process.send!(report);
const turn = () => new Promise((resolve) => setImmediate(resolve));

// What is thrown outside of the call counts for the input that is being read.
let stray: unknown;
process.on('uncaughtException', (error) => {
  stray ??= error;
});

/** Milliseconds of processor time of the whole process: another program's load is no fault of the input. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function timed(input: Uint8Array): Promise<number> {
  const own = Uint8Array.from(input);
  const begin = cpuMs();
  await target.run(own);
  return cpuMs() - begin;
}

function thrown(error: unknown): Failure {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const said = message.replace(/\d+(\.\d+)?/g, '#').slice(0, 80);
  const frame = /\n\s+at (\S+)/.exec(stack ?? '')?.[1] ?? '';
  return { kind: 'throws', key: `throws ${name}: ${said} at ${frame}`, detail: stack ?? message };
}

/** @returns what is wrong with the input, and the milliseconds it took */
async function read(input: Uint8Array): Promise<[Failure | null, number]> {
  let ms = 0;
  stray = undefined;
  try {
    ms = await timed(input);
    await turn();
    if (stray !== undefined) return [thrown(stray), ms];
    const peakMiB = process.resourceUsage().maxRSS / 1024;
    if (peakMiB > Number(maxMiB)) {
      return [{ kind: 'memory', key: 'memory', detail: `${peakMiB.toFixed(0)} MiB of ${maxMiB}` }, ms];
    }
    // Compiling and collecting fall on any input, and other programs slow all of them: only what is slow every time, beside
    // work that is known, is slow.
    for (let again = 0; ms > maxMs && again < 4; again++)
      ms = Math.min(ms, (await timed(input)) / slowness(cpuMs));
  } catch (error) {
    return [thrown(error), ms];
  }
  if (ms > maxMs) return [{ kind: 'slow', key: 'slow', detail: `${ms.toFixed(0)} ms of ${maxMs}` }, ms];
  return [null, ms];
}

/** @returns what is wrong with a case of growth, and the longest time of its sizes */
async function readGrowth(index: number, maxBytes: number): Promise<[Failure | null, number]> {
  const parts = inputs.growthAt(index);
  const unit = JSON.stringify(Buffer.from(parts[1]).toString('latin1'));
  try {
    const { found, slowestMs } = await superlinear(
      sizesUpTo(Math.min(maxBytes, target.maxBytes ?? maxBytes)),
      async (bytes) => {
        const ms = await timed(grown(parts, bytes));
        await turn();
        return ms;
      },
    );
    if (stray !== undefined) return [thrown(stray), slowestMs];
    if (found === undefined) {
      return target.maxBytes === undefined ? [null, slowestMs] : await read(grown(parts, target.maxBytes));
    }
    const detail = `${found.bytes} bytes of ${unit} take ${found.ms.toFixed(0)} ms, ${found.ratio.toFixed(1)} times those of a fourth of the bytes`;
    return [{ kind: 'grows', key: `grows with ${unit}`, detail }, slowestMs];
  } catch (error) {
    return [thrown(error), 0];
  }
}

/** @param maxBytes where the inputs are cases of growth: their largest size */
async function readRange(from: number, to: number, maxBytes?: number): Promise<void> {
  let [slowestMs, slowest] = [0, from];
  const begin = cpuMs();
  for (let index = from; index < to; index++) {
    slot[0] = index;
    writeSync(number, slot, 0, 8, 0);
    const [failure, ms] = await (maxBytes === undefined
      ? read(inputs.at(index))
      : readGrowth(index, maxBytes));
    if (ms > slowestMs) [slowestMs, slowest] = [ms, index];
    if (failure === null) continue;
    tell({ report: 'find', index, failure });
    // The peak does not fall again: another process must go on.
    if (failure.kind === 'memory') return void process.disconnect();
  }
  tell({ report: 'range', cpuMs: cpuMs() - begin, slowestMs, slowest });
}

process.on('message', async (order: Order) => {
  if (order.order === 'range') await readRange(order.from, order.to);
  else if (order.order === 'growths') await readRange(order.from, order.to, order.maxBytes);
  else if (order.order === 'one') tell({ report: 'one', failure: (await read(order.input))[0] });
  else {
    await target.close?.();
    process.exit(0);
  }
});
for (let warm = 0; warm < 3; warm++) slowness(cpuMs);
tell({ report: 'ready', given: inputs.given, maxMs });
