/** The job console, served under `/console`.
 *
 * Where things go in `src/screen`: `map/` and `console/` hold the two pages, `texts/` every word that is shown (a file
 * for each page, all four languages in it), `theme.css` colours and controls, `session.ts` and `sign-in.tsx` the key of
 * the tab. Files here import the client, shared types and each other, never a service. `npm run build:screen` builds
 * them; `src/http/screen.ts` serves them and states their Content-Security-Policy. */

import { render } from 'preact';
import '../theme.css';
import { apiKey, signOut } from '../session.ts';
import { SignIn } from '../sign-in.tsx';
import { common } from '../texts/common.ts';

function Console() {
  return (
    <main>
      <h1>{common.console}</h1>
      {apiKey.value === null ? (
        <SignIn refused={false} />
      ) : (
        <button type="button" onClick={signOut}>
          {common.signOut}
        </button>
      )}
    </main>
  );
}

render(<Console />, document.getElementById('app')!);
