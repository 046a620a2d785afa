/** Tells what has stayed as it is for a while, by looking again: what a file says of its time may come from another
 * machine's clock, and this machine's clock may jump. */

export interface Settled {
  /** Begins a look round at all there is; what it does not come upon is forgotten.
   * @param now    milliseconds, of any clock
   * @param forMs  how long is long enough
   * @returns      whether this thing, with this stamp, has been seen unchanged for so long */
  look(now: number, forMs: number): (id: string, stamp: string) => boolean;
}

/** @param maxEntries  things remembered; those above it get their turn when others are gone */
export function createSettled(maxEntries = 10_000): Settled {
  let seen = new Map<string, { stamp: string; since: number }>();
  return {
    look(now, forMs) {
      const before = seen;
      const current: typeof seen = new Map();
      seen = current;
      return (id, stamp) => {
        const known = before.get(id);
        const same = known?.stamp === stamp;
        // A clock that was set back must not make it wait for ever.
        const since = same ? Math.min(known.since, now) : now;
        if (current.size < maxEntries) current.set(id, { stamp, since });
        return same && now - since >= forMs;
      };
    },
  };
}
