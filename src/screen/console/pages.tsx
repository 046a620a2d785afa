/** Pages of a list of the service, which tells where the next one begins. */

import { useState } from 'preact/hooks';
import { texts } from '../texts/console.ts';

export interface Pages {
  /** Where the page begins; undefined for the first. */
  readonly after: string | undefined;
  readonly number: number;
  back(): void;
  forward(next: string): void;
}

export function usePages(): Pages {
  const [begins, setBegins] = useState<readonly string[]>([]);
  return {
    after: begins.at(-1),
    number: begins.length + 1,
    back: () => setBegins(begins.slice(0, -1)),
    forward: (next) => setBegins([...begins, next]),
  };
}

/** @param next  where the next page begins, null on the last */
export function PageButtons({ pages, next }: { readonly pages: Pages; readonly next: string | null }) {
  if (next === null && pages.number === 1) return null;
  return (
    <div class="table-foot">
      <button type="button" disabled={pages.number === 1} onClick={pages.back}>
        {texts.previous}
      </button>
      <span aria-live="polite">{pages.number}</span>
      <button type="button" disabled={next === null} onClick={() => next !== null && pages.forward(next)}>
        {texts.next}
      </button>
    </div>
  );
}
