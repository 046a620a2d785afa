import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authenticate } from '../../src/http/auth.ts';
import { createKeyStore, parseStaticKeys } from '../../src/http/keys.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'graticule-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a created key names its organisation and user', () => {
  const keys = createKeyStore({ dataDir });
  const { id, key } = keys.create({ org: 'acme', user: 'ann' });
  expect(keys.verify(key)).toEqual({ ok: true, identity: { org: 'acme', user: 'ann', keyId: id } });
  keys.close();
});

test('an unknown token, a changed secret and a truncated token are invalid', () => {
  const keys = createKeyStore({ dataDir });
  const { key } = keys.create({ org: 'acme', user: 'ann' });
  const changed = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  for (const token of ['', 'nonsense', changed, key.slice(0, -1), `grat_${'0'.repeat(32)}${key.slice(37)}`]) {
    expect(keys.verify(token)).toEqual({ ok: false, failure: 'invalid' });
  }
  keys.close();
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

test('a revoked key stays revoked at its first time and shows in the list', () => {
  let now = 0;
  const keys = createKeyStore({ dataDir, now: () => now });
  const { id } = keys.create({ org: 'acme', user: 'ann' });
  now = 1000;
  keys.revoke(id);
  now = 2000;
  keys.revoke(id);
  expect(keys.list()).toEqual([
    {
      id,
      org: 'acme',
      user: 'ann',
      createdAt: '1970-01-01T00:00:00.000Z',
      revokedAt: '1970-01-01T00:00:01.000Z',
    },
  ]);
  keys.close();
});

test('no file of the data directory holds the key', () => {
  const keys = createKeyStore({ dataDir });
  const { key } = keys.create({ org: 'acme', user: 'ann' });
  keys.close();
  for (const file of readdirSync(dataDir)) {
    expect(readFileSync(join(dataDir, file)).includes(key.slice(37))).toBe(false);
  }
});

test('static keys count as configuration, development keys do not', () => {
  const empty = createKeyStore();
  expect(empty.configured()).toBe(false);
  empty.create({ org: 'dev', user: 'dev', development: true });
  expect([empty.configured(), empty.hasDevelopmentKey()]).toEqual([false, true]);
  empty.create({ org: 'acme', user: 'ann' });
  expect(empty.configured()).toBe(true);
  const fixed = createKeyStore({ staticKeys: parseStaticKeys('t0ken:acme:ann, other:globex:bob') });
  expect(fixed.configured()).toBe(true);
  expect(fixed.verify('other')).toMatchObject({ ok: true, identity: { org: 'globex', user: 'bob' } });
  empty.close();
  fixed.close();
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

test('an owner without an organisation or user is refused', () => {
  const keys = createKeyStore();
  expect(() => keys.create({ org: '', user: 'u' })).toThrow(TypeError);
  expect(() => keys.create({ org: 'o', user: '' })).toThrow(/user/);
  keys.close();
});
