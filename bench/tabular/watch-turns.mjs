// Watches the turns of the event loop; shared by the benches of turns.
import { readFileSync } from 'node:fs';

/** Milliseconds that this thread has run on a processor; NaN where the system does not tell. */
function processorMs() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

const longest = (turns) =>
  turns
    .sort((a, b) => b - a)
    .slice(0, 3)
    .map((turn) => turn.toFixed(1).padStart(6))
    .join(' ');

/** Runs work while a watcher looks at every turn of the event loop; prints the longest ones. */
export async function watch(label, work) {
  const clock = [];
  const processor = [];
  let running = true;
  let last = performance.now();
  let lastRun = processorMs();
  const look = () => {
    const now = performance.now();
    const run = processorMs();
    clock.push(now - last);
    processor.push(run - lastRun);
    last = now;
    lastRun = run;
    if (running) setImmediate(look);
  };
  setImmediate(look);
  await new Promise((resolve) => setTimeout(resolve, 50));
  clock.length = 0;
  processor.length = 0;
  const from = performance.now();
  const result = await work();
  const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(6);
  running = false;
  await new Promise((resolve) => setImmediate(resolve));
  console.log(
    `${label.padEnd(36)} ${seconds} s   longest turns, ms: ${longest(clock)} by the clock, ${longest(processor)} of processor`,
  );
  return result;
}
