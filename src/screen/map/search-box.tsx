/** The one box for every question, with suggestions of places while typing (the combobox pattern of WAI-ARIA). */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { kindName } from '../texts/kinds.ts';
import { texts } from '../texts/map.ts';
import { NotSignedIn, qualified, type Suggestion, suggest } from './api.ts';
import { askFor, busy, keyRefused, question } from './state.ts';

/** Words after which the name of a place begins, in the four languages. */
const before =
  /^(.*(?:^|\s)(?:of|in|and|between|near|around|from|to|von|in|und|zwischen|bei|um|nach|de|du|des|d[’']|la|le|les|l[’']|et|entre|près de|y|del|cerca de|a)\s*)(\S.*)$/iu;

interface Offer {
  readonly suggestion: Suggestion;
  /** What the box shall hold when it is taken. */
  readonly text: string;
}

async function offersFor(text: string, signal: AbortSignal): Promise<readonly Offer[]> {
  const whole = await suggest(text, signal);
  if (whole.length > 0) return whole.map((suggestion) => ({ suggestion, text: qualified(suggestion) }));
  const [, lead, tail] = before.exec(text) ?? [];
  if (lead === undefined || tail === undefined || tail.length < 2) return [];
  const parts = await suggest(tail, signal);
  return parts.map((suggestion) => ({ suggestion, text: lead + qualified(suggestion) }));
}

export function SearchBox() {
  const offers = useSignal<readonly Offer[]>([]);
  const chosen = useSignal(-1);
  const open = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef<AbortController>(undefined);

  useEffect(() => {
    input.current?.focus();
    // The first look-up loads the names into the service: now, and not at the first key.
    void suggest('a', new AbortController().signal).catch(() => {});
  }, []);

  async function lookUp(text: string): Promise<void> {
    asked.current?.abort();
    chosen.value = -1;
    if (text.trim().length < 2) {
      offers.value = [];
      return;
    }
    const stop = new AbortController();
    asked.current = stop;
    try {
      const found = await offersFor(text, stop.signal);
      if (stop.signal.aborted) return;
      offers.value = found;
      open.value = found.length > 0;
    } catch (error) {
      // Without suggestions the box works all the same.
      if (error instanceof NotSignedIn) keyRefused.value = true;
    }
  }

  function submit(text: string): void {
    asked.current?.abort();
    open.value = false;
    offers.value = [];
    chosen.value = -1;
    if (text.trim() === '') return;
    question.value = text;
    void askFor(text.trim());
  }

  function onKeyDown(event: KeyboardEvent): void {
    const count = offers.value.length;
    if (event.key === 'Escape') open.value = false;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One stop more than there are offers: what was typed.
      if (open.value) chosen.value = ((chosen.value + 1 + step + count + 1) % (count + 1)) - 1;
      else open.value = true;
    }
  }

  return (
    <form
      class="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit(offers.value[chosen.value]?.text ?? question.value);
      }}
    >
      <div class="field-row">
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={texts.search}
          aria-autocomplete="list"
          aria-expanded={open.value}
          aria-controls="offers"
          aria-activedescendant={chosen.value >= 0 ? `offer-${chosen.value}` : undefined}
          autocomplete="off"
          spellcheck={false}
          maxLength={2000}
          placeholder={texts.placeholder}
          value={question.value}
          onInput={(event) => {
            question.value = event.currentTarget.value;
            void lookUp(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            open.value = false;
          }}
        />
        <button type="submit" class="primary" aria-busy={busy.value}>
          {texts.ask}
        </button>
      </div>
      <div id="offers" role="listbox" aria-label={texts.suggestions} hidden={!open.value}>
        {offers.value.map(({ suggestion, text }, index) => (
          <div
            key={suggestion.id}
            id={`offer-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen.value}
            // The box keeps the focus, so that a press is not lost to its blur.
            onMouseDown={(event) => {
              event.preventDefault();
              submit(text);
            }}
          >
            <b>{suggestion.matchedName}</b>
            <span>{described(suggestion)}</span>
          </div>
        ))}
      </div>
    </form>
  );
}

/** Its kind, its name where another one matched, and where it lies. */
function described({ name, matchedName, kind, region, country }: Suggestion): string {
  const where = [name === matchedName ? undefined : name, region, country === name ? undefined : country];
  return [kindName(kind), ...new Set(where)].filter((part) => part !== undefined).join(' · ');
}
