import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authenticate } from '../../src/http/auth.ts';
import { createKeyStore, parseStaticKeys } from '../../src/http/keys.ts';
import { describeKeyStore } from '../contract/key-store.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'graticule-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describeKeyStore('SQLite', async (options) => {
  const open = () => createKeyStore({ dataDir, ...options });
  return [open(), open()];
});

test('a second process sees a key created and revoked by the first with its next request', async () => {
  const server = createKeyStore({ dataDir });
  const commandLine = createKeyStore({ dataDir });
  const { id, key } = commandLine.create({ org: 'acme', user: 'ann' });
  expect(server.verify(key).ok).toBe(true);
  expect(commandLine.revoke(id)).toBe(true);
  // A request that another process sends after the revocation is read in a later turn of the event loop.
  await setImmediate();
  expect(server.verify(key)).toEqual({ ok: false, failure: 'revoked' });
  expect(commandLine.revoke('key_unknown')).toBe(false);
  server.close();
  commandLine.close();
});

test('no file of the data directory holds the key', () => {
  const keys = createKeyStore({ dataDir });
  const { key } = keys.create({ org: 'acme', user: 'ann' });
  keys.close();
  for (const file of readdirSync(dataDir)) {
    expect(readFileSync(join(dataDir, file)).includes(key.slice(37))).toBe(false);
  }
});

test('a malformed list of static keys is refused without showing the token', () => {
  expect(parseStaticKeys(undefined)).toEqual([]);
  expect(parseStaticKeys('')).toEqual([]);
  for (const text of ['secret', 'secret:acme', 'secret:acme:', 'a:b:c,secret:acme:ann:more']) {
    expect(() => parseStaticKeys(text)).toThrow(RangeError);
    expect(() => parseStaticKeys(text)).not.toThrow(/secret/);
  }
});

test('the header decides between missing, invalid and an identity', () => {
  const keys = createKeyStore({ staticKeys: [{ token: 't', org: 'o', user: 'u' }] });
  const outcome = (header: string | null) => {
    const result = authenticate(header, keys);
    return result.ok ? result.identity.org : result.failure;
  };
  expect(outcome(null)).toBe('missing');
  for (const header of ['', 'Bearer', 'Bearer ', 'Basic dDp0', 't', 'Bearer t t']) {
    expect(outcome(header)).toBe('invalid');
  }
  for (const header of ['Bearer t', 'bearer t', 'BEARER   t']) expect(outcome(header)).toBe('o');
  keys.close();
});
