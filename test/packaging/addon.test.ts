import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadAddon } from '../../src/shared/load-addon.ts';

const declared = readFileSync(new URL('../../bindings/addon.d.ts', import.meta.url), 'utf8');

/** Methods of `interface Addon`. */
function declaredNames(): string[] {
  const body = /export interface Addon \{\n([\s\S]*?)\n\}/.exec(declared)![1]!;
  return [...body.matchAll(/^ {2}([a-zA-Z]\w*)\(/gm)].map(([, name]) => name!).sort();
}

test('addon.d.ts declares what the addon exports, no more and no less', () => {
  const names = declaredNames();
  expect(names.length).toBeGreaterThan(30);
  expect(Object.keys(loadAddon<object>()).sort()).toEqual(names);
});

test('an addon that was built from older sources says what to do', async () => {
  const addon = loadAddon<{ notBuiltYet(): void }>();
  expect(() => addon.notBuiltYet()).toThrow(
    /graticule\.node has no notBuiltYet: it was built from older sources\. .*npm run build:native/,
  );
  // What everybody asks of an object is no function that lacks.
  expect(await addon).toBe(addon);
  expect(JSON.stringify(addon)).toBe('{}');
  expect(String(addon)).toBe('[object Object]');
});
