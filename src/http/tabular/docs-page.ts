/** The page that `docUrl` leads to: one anchor per error code, from the one table of codes. */

import { type ErrorCode, errorKinds } from '../../tabular/index.ts';
import { respond } from '../respond.ts';
import { statusOf } from './status.ts';

export const docsPath = '/docs/errors';

const sections = (Object.keys(errorKinds) as ErrorCode[]).map((code) => {
  const { category, problem, fix, retryable } = errorKinds[code];
  const facts = `HTTP ${statusOf(code, category)} · ${category} · ${retryable ? 'retryable' : 'not retryable'}`;
  return `<section id="${code}"><h2><code>${code}</code></h2><p>${facts}</p><p>${problem}</p><p>${fix}</p></section>`;
});

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Error codes</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}:target{background:#ffd}</style>
<h1>Error codes</h1>
${sections.join('\n')}
</html>
`;

export function respondDocs(): Response {
  return respond(200, page, 'text/html; charset=utf-8', {
    'cache-control': 'public, max-age=300',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
}
