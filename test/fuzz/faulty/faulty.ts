/** A reader with every fault that the runner must survive; each seed meets one. */

import type { FuzzTarget } from '../target.ts';

export const target: FuzzTarget = {
  name: 'faulty',
  maxMs: 10,
  seeds: () =>
    ['fine', 'xxTHROWxx', 'SLOW', 'xxHANGxx', 'HEAP', 'BUFFERS', 'SEGV', 'STRAY', 'NEVER'].map(toBytes),
  async run(input) {
    const text = Buffer.from(input).toString('latin1');
    if (text.includes('THROW')) throw new TypeError(`not a word: ${input.length}`);
    // Six times the limit: it is divided by how slow the machine is. Read five times over it is no hang yet.
    if (text === 'SLOW') spin(60);
    if (text.includes('HANG')) for (;;);
    if (text === 'HEAP') for (const kept: unknown[] = []; ; ) kept.push(new Array(1000).fill(kept.length));
    if (text === 'BUFFERS') buffers.push(resident(160 * 2 ** 20));
    if (text === 'SEGV') process.kill(process.pid, 'SIGSEGV');
    if (text === 'STRAY') void Promise.reject(new RangeError('nobody waits for this'));
    if (text === 'NEVER') await new Promise(() => {});
  },
};

const buffers: Buffer[] = [];

/** Memory that is really there: a byte of each page is written, which costs a slow machine a fraction of filling it. */
function resident(bytes: number): Buffer {
  const buffer = Buffer.allocUnsafeSlow(bytes);
  for (let at = 0; at < bytes; at += 4096) buffer[at] = 1;
  return buffer;
}

const toBytes = (text: string) => Buffer.from(text);

function spin(ms: number): void {
  // Asking is the kernel's work for the most part, and counts as well.
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  for (const until = used() + ms; used() < until; );
}
