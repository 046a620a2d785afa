/** Makes a find shorter while it stays the same find: parts are left out, large ones first. */

/** @param same  whether a shorter input shows the same fault
 * @param budget  how many inputs, and how many milliseconds, may be tried */
export async function minimise(
  input: Uint8Array,
  same: (shorter: Uint8Array) => Promise<boolean>,
  budget: { readonly tries: number; readonly ms: number },
): Promise<Uint8Array> {
  const deadline = performance.now() + budget.ms;
  let tries = budget.tries;
  let best = input;
  for (let part = Math.ceil(best.length / 2); part >= 1; part = part === 1 ? 0 : Math.ceil(part / 2)) {
    for (let from = 0; from < best.length; ) {
      if (tries-- <= 0 || performance.now() > deadline) return best;
      const shorter = Buffer.concat([best.subarray(0, from), best.subarray(from + part)]);
      if (await same(shorter)) best = Uint8Array.from(shorter);
      else from += part;
    }
  }
  return best;
}
