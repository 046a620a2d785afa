/** One look at a fact that others may change, for all that happens in one turn of the event loop. */

export interface OnceATurn<Value> {
  (): Value;
  /** The next call looks again: for a change that the caller made itself. */
  forget(): void;
}

/** @param look  gives the fact as it is now
 * @returns      the same, asked at most once a turn. What is read in a turn arrived before its first look (the loop
 *               collects what came in, then handles it), so a request sent after a change never sees the state before */
export function onceATurn<Value>(look: () => Value): OnceATurn<Value> {
  let known = false;
  let value: Value;
  const forget = () => {
    known = false;
  };
  const read = () => {
    if (known) return value;
    value = look();
    known = true;
    setImmediate(forget);
    return value;
  };
  return Object.assign(read, { forget });
}
