/** Files stay short: one idea each. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/guides.ts';

/** The house rule says about 400. */
const most = 420;

test.each(['src', 'bindings', 'native', 'scripts', 'bench', 'python'])(
  `no file of %s has more than ${most} lines`,
  (room) => {
    const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|css|mjs|cc|h|py)$/.test(name))
      .map((name) => ({ name, lines: readFileSync(join(root, room, name), 'utf8').split('\n').length }));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter(({ lines }) => lines > most)).toEqual([]);
  },
);
