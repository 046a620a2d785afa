/** The map, served at `/` to browsers. */

import { effect } from '@preact/signals';
import { render } from 'preact';
import '../theme.css';
import './map.css';
import { apiKey, signOut } from '../session.ts';
import { SignIn } from '../sign-in.tsx';
import { common } from '../texts/common.ts';
import { language } from '../texts/language.ts';
import { texts } from '../texts/map.ts';
import { refusalIn } from '../texts/service.ts';
import { askHere, HereCard } from './here.tsx';
import { LayerCard } from './layer-card.tsx';
import { MapView } from './map-view.tsx';
import { SearchBox } from './search-box.tsx';
import { askFor, busy, focus, followLink, keyRefused, layers, problem, refusal, signedIn } from './state.ts';

/** The nearest names stand below, as buttons. */
const named = (message: string) => message.replace(/ Nearest known names: .*$/s, '');

function Refused() {
  const refused = refusal.value;
  if (problem.value !== null) return <p class="panel problem">{problem.value}</p>;
  if (refused === null) return null;
  const said = refusalIn(language, refused.code);
  return (
    <div class="panel refusal">
      <p class="problem">{said?.problem ?? named(refused.message)}</p>
      {said && (
        <p class="hint" lang="en">
          {named(refused.message)}
        </p>
      )}
      {refused.nearest.length > 0 ? (
        <fieldset class="choices">
          <legend>{texts.nearest}</legend>
          {refused.nearest.map((name) => (
            <button key={name} type="button" class="chip" onClick={() => askFor(name)}>
              {name}
            </button>
          ))}
        </fieldset>
      ) : (
        <p class="hint">{said?.fix ?? refused.fix}</p>
      )}
    </div>
  );
}

function Examples() {
  return (
    <fieldset class="choices examples">
      <legend>{texts.examples}</legend>
      {texts.exampleQueries.map((query) => (
        <button key={query} type="button" class="chip" onClick={() => askFor(query)}>
          {query}
        </button>
      ))}
    </fieldset>
  );
}

function Answers() {
  const empty = layers.value.length === 0;
  return (
    <>
      <search>
        <SearchBox />
      </search>
      <div role="status" class="status">
        {busy.value && <p class="hint">{texts.asking}</p>}
      </div>
      <div role="alert">
        <Refused />
      </div>
      {empty && refusal.value === null && !busy.value && <Examples />}
      <HereCard />
      <ul class="cards" aria-label={texts.answers}>
        {layers.value.map((layer) => (
          <LayerCard key={layer.id} layer={layer} open={layer.id === focus.value?.id && wide} />
        ))}
      </ul>
    </>
  );
}

/** On a phone the map keeps its room: what an answer says is opened by hand. */
const wide = matchMedia('(min-width: 720px)').matches;

function Page() {
  return (
    <>
      <main class="side">
        <div class="within">
          <header>
            <h1>Graticule</h1>
            <nav>
              <a href="/console">{common.console}</a>
              {signedIn.value && (
                <button type="button" class="quiet" onClick={signOut}>
                  {common.signOut}
                </button>
              )}
            </nav>
          </header>
          {signedIn.value ? <Answers /> : <SignIn refused={keyRefused.value} />}
        </div>
      </main>
      <MapView onPick={(lon, lat) => signedIn.peek() && askHere(lon, lat)} />
    </>
  );
}

// A new key is worth another try, and the questions of the link wait for one.
effect(() => {
  if (apiKey.value === null) return;
  keyRefused.value = false;
  void followLink();
});
document.title = `Graticule · ${common.map}`;
render(<Page />, document.getElementById('app')!);
