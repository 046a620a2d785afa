/** The pages that people read first: README.md and docs. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Page {
  /** Path from the root. */
  readonly path: string;
  readonly text: string;
}

export const readme: Page = { path: 'README.md', text: readFileSync(join(root, 'README.md'), 'utf8') };

export const guides: readonly Page[] = readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ path: `docs/${name}`, text: readFileSync(join(root, 'docs', name), 'utf8') }));

/** The code blocks of a language, in order. */
export const blocks = ({ text }: Page, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block!);

/** Where the links of a page lead, without those to other servers. */
export const links = ({ text }: Page): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^https?:/.test(target));
