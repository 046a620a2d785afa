/** The reference of all routes, served under `/docs`: Swagger UI over the OpenAPI documents of this server. A key that was
 * given to the map or the console is used here, too. */

import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import '../theme.css';
import '../header.css';
import './docs.css';
import { apiKey } from '../session.ts';
import { common } from '../texts/common.ts';

interface ApiDocument {
  readonly name: string;
  readonly path: string;
}

const documents = signal<readonly ApiDocument[]>([]);
const fragment = () => decodeURIComponent(location.hash.slice(1));
const wanted = signal(fragment());
addEventListener('hashchange', () => {
  wanted.value = fragment();
});
const shown = () => documents.value.find(({ name }) => name === wanted.value) ?? documents.value[0];

const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Of several documents asked for, the last one is shown. */
let asked = 0;

async function show({ path }: ApiDocument, into: HTMLElement): Promise<void> {
  const number = ++asked;
  const spec = await read<{ components: { securitySchemes: Readonly<Record<string, object>> } }>(path);
  if (number !== asked) return;
  const viewer = SwaggerUI({
    domNode: into,
    spec,
    validatorUrl: null,
    // Each of the viewer's themes has colours that can't be read on its ground.
    syntaxHighlight: { activated: false },
    defaultModelsExpandDepth: 0,
    onComplete() {
      const key = apiKey.value;
      if (key === null) return;
      for (const scheme of Object.keys(spec.components.securitySchemes))
        viewer.preauthorizeApiKey(scheme, key);
    },
  });
}

function Reference() {
  const current = shown();
  return (
    <>
      <header class="top">
        <h1>
          Graticule <span>{common.reference}</span>
        </h1>
        <nav aria-label={common.reference}>
          {documents.value.map(({ name, path }) => (
            <a
              key={path}
              href={`#${encodeURIComponent(name)}`}
              aria-current={name === current?.name ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main id="viewer" />
    </>
  );
}

document.title = `Graticule · ${common.reference}`;
render(<Reference />, document.getElementById('app')!);
documents.value = (await read<{ documents: readonly ApiDocument[] }>('/docs/documents.json')).documents;
const viewer = document.getElementById('viewer')!;
// Long examples scroll in a box of their own; the keyboard must reach it, too.
new MutationObserver(() => {
  for (const example of viewer.querySelectorAll<HTMLElement>('pre.microlight:not([tabindex])'))
    example.tabIndex = 0;
}).observe(viewer, { childList: true, subtree: true });
effect(() => {
  const chosen = shown();
  if (chosen) void show(chosen, viewer);
});
