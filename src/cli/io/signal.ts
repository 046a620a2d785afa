/** Runs until somebody asks for the end. */

/**
 * The first signal to end; a second is impatience and ends the process at once. One listener
 * counts both: between two listeners a signal would find none and kill without an exit code.
 * The process lives until then, whatever else it waits for.
 */
export function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const alive = setInterval(() => {}, 3_600_000);
    let asked = false;
    const listen = (signal: NodeJS.Signals) => {
      if (asked) process.exit(130);
      asked = true;
      clearInterval(alive);
      resolve(signal);
    };
    process.on('SIGINT', listen).on('SIGTERM', listen);
  });
}
