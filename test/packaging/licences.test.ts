import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { installedLicences, licencePage, page } from '../../scripts/licences.mjs';

/** Licences that ask for their notice only. */
const permissive = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
]);

test('everything that installs with the package has a permissive licence', () => {
  const installed = installedLicences().filter(({ asked }) => !asked);
  expect(installed.length).toBeGreaterThan(20);
  expect(installed.filter(({ licence }) => !permissive.has(licence))).toEqual([]);
});

test('docs/licences.md is what the lock file says: node scripts/licences.mjs writes it', () => {
  expect(readFileSync(page, 'utf8')).toBe(licencePage());
});
