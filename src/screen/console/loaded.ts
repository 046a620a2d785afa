/** What is asked of the service while a view is shown. */

import { useEffect, useState } from 'preact/hooks';

export interface Loaded<T> {
  readonly value: T | undefined;
  readonly error: unknown;
  again(): void;
}

/** Loads when the view appears and when `key` changes; answers that come too late are dropped.
 * @param everyMs  how long to wait before asking again, by the answer; null: no more */
export function useLoaded<T>(
  key: string,
  load: () => Promise<T>,
  everyMs: (value: T) => number | null = () => null,
): Loaded<T> {
  const [state, setState] = useState<{ key: string; value?: T; error?: unknown }>({ key });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async () => {
      try {
        const value = await load();
        if (gone) return;
        setState({ key, value });
        const wait = everyMs(value);
        if (wait !== null) timer = setTimeout(ask, wait);
      } catch (error) {
        if (!gone) setState({ key, error });
      }
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key, round]);
  const current = state.key === key;
  return {
    value: current ? state.value : undefined,
    error: current ? state.error : undefined,
    again: () => setRound((last) => last + 1),
  };
}
