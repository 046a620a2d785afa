import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencePage, licences, page } from '../../scripts/licences.mjs';
import { billOfMaterials } from '../../scripts/sbom.mjs';

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
  'Zlib',
]);

const allOf = (licence: string) => licence.replace(/[()]/g, '').split(' AND ');

test.each(['installed', 'inside', 'asked'] as const)(
  'every package that is %s has a permissive licence',
  (how) => {
    const some = licences().filter((one) => one.how === how);
    expect(some.length).toBeGreaterThan(3);
    // Holidays ask for attribution; the parser of opening hours is loaded as it is, by those who install it.
    const beside = how === 'asked' ? ['CC-BY-3.0', 'LGPL-3.0-only'] : [];
    const allowed = new Set([...permissive, ...beside]);
    expect(some.filter(({ licence }) => !allOf(licence).every((one) => allowed.has(one)))).toEqual([]);
  },
);

test('docs/licences.md is what the lock file says: node scripts/licences.mjs writes it', () => {
  expect(readFileSync(page, 'utf8')).toBe(licencePage());
});

test('the bill of materials names each of them in its version, and nothing else', () => {
  const { bomFormat, components } = billOfMaterials();
  expect(bomFormat).toBe('CycloneDX');
  const named = components.map(({ name, version, scope }) => `${name} ${version} ${scope}`);
  const known = licences().map(
    ({ name, version, how }) => `${name} ${version} ${how === 'asked' ? 'optional' : 'required'}`,
  );
  expect([...new Set(named)].sort()).toEqual([...new Set(known)].sort());
  // npm reads the whole lock file.
}, 240_000);
