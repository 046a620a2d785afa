import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkStore, publishStore, removeStore } from '../../src/shared/checked-store.ts';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graticule-stores-'));
  store = join(folder, 'a.osmdb');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publish(content: string): Promise<void> {
  writeFileSync(join(folder, 'new.part'), content);
  await publishStore(join(folder, 'new.part'), store);
}

test('a store has the checksum of its bytes beside it, as sha256sum writes it', async () => {
  await publish('hello');
  expect(readFileSync(`${store}.sha256`, 'utf8')).toBe(
    '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  a.osmdb\n',
  );
  expect(await checkStore(store)).toBe('intact');
  await publish('another');
  expect(await checkStore(store)).toBe('intact');
  expect(readdirSync(folder)).toEqual(['a.osmdb', 'a.osmdb.sha256']);
});

test('one altered byte is told; a store of an earlier version has no checksum', async () => {
  await publish('hello');
  writeFileSync(store, 'hellp');
  expect(await checkStore(store)).toBe('altered');
  rmSync(`${store}.sha256`);
  expect(await checkStore(store)).toBe('unknown');
});

test('a crash at any step of replacing a store leaves one that is intact', async () => {
  await publish('hello');
  const before = readFileSync(`${store}.sha256`, 'utf8');
  // Before the new store is whole.
  await expect(publishStore(join(folder, 'nowhere'), store)).rejects.toThrow(/ENOENT/);
  expect(readFileSync(`${store}.sha256`, 'utf8')).toBe(before);
  // Between the new checksum and the new store.
  writeFileSync(`${store}.sha256`, `${before}${'0'.repeat(64)}  a.osmdb\n`);
  expect(await checkStore(store)).toBe('intact');
  await publish('another');
  expect(await checkStore(store)).toBe('intact');
});

test('removing takes the checksum along, and does without one', async () => {
  await publish('hello');
  await removeStore(store);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(store, 'hello');
  await removeStore(store);
  expect(readdirSync(folder)).toEqual([]);
});
