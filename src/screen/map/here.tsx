/** What lies at a point that was clicked: a card that the panel shows. */

import { signal } from '@preact/signals';
import { language } from '../texts/language.ts';
import { texts } from '../texts/map.ts';
import { noteIn } from '../texts/service.ts';
import { type Here, NotSignedIn, reverse, ServerSaid } from './api.ts';
import { lengthText } from './format.ts';
import { askFor, keyRefused, problem } from './state.ts';

export const here = signal<{ readonly lon: number; readonly lat: number; readonly found: Here } | null>(null);
let running: AbortController | undefined;

export async function askHere(lon: number, lat: number): Promise<void> {
  running?.abort();
  const stop = new AbortController();
  running = stop;
  try {
    const found = await reverse(lon, lat, stop.signal);
    if (!stop.signal.aborted) here.value = { lon, lat, found };
  } catch (error) {
    if (stop.signal.aborted) return;
    if (error instanceof NotSignedIn) keyRefused.value = true;
    else problem.value = error instanceof ServerSaid ? error.message : texts.offline;
  }
}

export function HereCard() {
  if (here.value === null) return null;
  const { lon, lat, found } = here.value;
  const { country, region, waters, nearestCity, notes = [] } = found;
  const where = [region?.name, country?.name].filter((name) => name !== undefined);
  const names = [
    ...(region && country ? [`${region.name}, ${country.name}`] : where),
    ...waters.map(({ name }) => name),
  ];
  return (
    <section class="panel here" aria-label={texts.here} aria-live="polite">
      <div class="card-head">
        <h2>
          {texts.here}: {lat.toFixed(3)}°, {lon.toFixed(3)}°
        </h2>
        <button
          type="button"
          class="icon"
          aria-label={texts.close}
          onClick={() => {
            here.value = null;
          }}
        >
          ×
        </button>
      </div>
      {names.length === 0 && nearestCity === undefined && <p>{texts.nothingHere}</p>}
      <div class="choices">
        {[...new Set([...names, ...(country ? [country.name] : [])])].map((name) => (
          <button key={name} type="button" class="chip" onClick={() => askFor(name)}>
            {name}
          </button>
        ))}
      </div>
      {nearestCity && (
        <p class="hint">{texts.nearestCity(nearestCity.name, lengthText(nearestCity.distanceMetres))}</p>
      )}
      {notes.map((note) => (
        <p key={note} class="hint" lang={noteIn(language, note).lang}>
          {noteIn(language, note).text}
        </p>
      ))}
    </section>
  );
}
