/** What answers weigh, for V8's collector. */

import { getHeapStatistics } from 'node:v8';
import type { Addon } from '../../../bindings/addon.d.ts';
import { loadAddon } from '../../shared/load-addon.ts';

/** A position is an array of its own (32 bytes) with two numbers in a block (32), and a place in its ring (8). */
const positionBytes = 72;
/** V8 lets its heap grow to hundreds of megabytes before it first looks for what has died in the old generation, where large
 * answers soon land; of what lies outside its heap it waits for 64 MiB. Positions are told as that, several times over, so
 * that it looks after some 20 MiB of them. */
const times = 3;
/** Fewer weigh too little to be told. */
const fewest = 500;
/** Told together. */
const toldBytes = 8 * 2 ** 20;
/** A process whose heap holds more is not searched for our sake: it would take longer than its answers. */
const largeHeapBytes = 256 * 2 ** 20;

let untold = 0;
let largeHeap = false;
const weighed = new FinalizationRegistry<number>((bytes) => tell(-bytes));

function tell(bytes: number): void {
  untold += bytes;
  if (Math.abs(untold) < toldBytes) return;
  const sum = untold;
  untold = 0;
  largeHeap = getHeapStatistics().used_heap_size > largeHeapBytes;
  try {
    loadAddon<Addon>().weigh(sum);
  } catch {
    // Without the addon the heap grows more; borders by name need it for nothing else.
  }
}

let passed = 0;

/** Says that a geometry has so many positions.
 * @param ring  one of its rings or lines, which lives as long as it */
export function weighPositions(ring: readonly unknown[] | undefined, positions: number): void {
  if (ring === undefined || positions < fewest) return;
  const bytes = times * positionBytes * positions;
  // Looked at again now and then: the heap may have become small.
  passed += bytes;
  if (largeHeap && passed < 16 * toldBytes) return;
  passed = 0;
  tell(bytes);
  weighed.register(ring, bytes);
}
