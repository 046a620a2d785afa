/** The job console, served under `/console`: sign-in, navigation, and the view that the address names.
 *
 * `table/` holds the thread that reads files and sends payloads, `results/` the pictures; the other files are views and
 * what they share. */

import { render } from 'preact';
import '../theme.css';
import '../header.css';
import './console.css';
import './tables.css';
import './figures.css';
import { apiKey, signOut } from '../session.ts';
import { SignIn } from '../sign-in.tsx';
import { common } from '../texts/common.ts';
import { texts } from '../texts/console.ts';
import { refused } from './account.ts';
import { JobView } from './job-view.tsx';
import { JobsView } from './jobs-view.tsx';
import { ModelView } from './model-view.tsx';
import { ModelsView } from './models-view.tsx';
import { NewView } from './new-view.tsx';
import { pathTo, route } from './state.ts';

const tabs = [
  ['', texts.newJob],
  ['jobs', texts.jobs],
  ['models', texts.models],
] as const;

function View() {
  const [place = '', id] = route.value;
  if (place === 'jobs') return id === undefined ? <JobsView /> : <JobView key={id} id={id} />;
  if (place === 'models') return id === undefined ? <ModelsView /> : <ModelView key={id} id={id} />;
  return <NewView />;
}

function Console() {
  const [place = ''] = route.value;
  const signedIn = apiKey.value !== null;
  return (
    <>
      <header class="top">
        <h1>
          Graticule <span>{common.console}</span>
        </h1>
        <nav aria-label={texts.mainNavigation}>
          {signedIn &&
            tabs.map(([name, title]) => (
              <a
                key={name}
                href={name === '' ? '#/' : pathTo(name)}
                aria-current={place === name ? 'page' : undefined}
              >
                {title}
              </a>
            ))}
          <a href="/">{common.map}</a>
        </nav>
        {signedIn && (
          <button type="button" onClick={signOut}>
            {common.signOut}
          </button>
        )}
      </header>
      <main>{signedIn ? <View /> : <SignIn refused={refused.value} />}</main>
    </>
  );
}

document.title = `Graticule · ${common.console}`;
render(<Console />, document.getElementById('app')!);
