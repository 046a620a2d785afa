/** What every key store must do, whatever it is made of. Each store's test file calls this with a way to open one. */

import { describe, expect, test } from 'vitest';
import type { AuthResult } from '../../src/http/auth.ts';
import type { ApiKey, KeyOwner, StaticKey } from '../../src/http/key-tokens.ts';

type Awaitable<T> = T | Promise<T>;

export interface AnyKeyStore {
  verify(token: string): Awaitable<AuthResult>;
  create(owner: KeyOwner): Awaitable<{ id: string; key: string }>;
  list(): Awaitable<ApiKey[]>;
  revoke(id: string): Awaitable<boolean>;
  configured(): Awaitable<boolean>;
  hasDevelopmentKey(): Awaitable<boolean>;
  close(): Awaitable<void>;
}

export interface Opening {
  readonly now?: () => number;
  readonly staticKeys?: readonly StaticKey[];
}

/** @param open  two stores over the same keys, as two processes have them; empty at first */
export function describeKeyStore(
  name: string,
  open: (options: Opening) => Promise<readonly [AnyKeyStore, AnyKeyStore]>,
): void {
  const withStores = async (
    use: (store: AnyKeyStore, other: AnyKeyStore) => Promise<void>,
    options: Opening = {},
  ) => {
    const [store, other] = await open(options);
    try {
      await use(store, other);
    } finally {
      await store.close();
      await other.close();
    }
  };
  const ann = { org: 'acme', user: 'ann' };

  describe(`${name} as a key store`, () => {
    test('a created key names its organisation and user, in every process', () =>
      withStores(async (store, other) => {
        const { id, key } = await store.create({ org: 'acme', user: 'änn "x"' });
        const known = { ok: true, identity: { org: 'acme', user: 'änn "x"', keyId: id } };
        for (const at of [store, other, store]) expect(await at.verify(key)).toEqual(known);
      }));

    test('an unknown token, a changed secret and a truncated token are invalid', () =>
      withStores(async (store) => {
        const { key } = await store.create(ann);
        await store.verify(key);
        const changed = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
        const tokens = ['', 'x', '\0', changed, key.slice(0, -1), `grat_${'0'.repeat(32)}${key.slice(37)}`];
        for (const token of tokens) {
          expect(await store.verify(token)).toEqual({ ok: false, failure: 'invalid' });
        }
      }));

    test('a revoked key is refused and stays revoked at its first time', () => {
      let now = 0;
      return withStores(
        async (store, other) => {
          const { id, key } = await store.create(ann);
          expect((await other.verify(key)).ok).toBe(true);
          now = 5000;
          expect(await store.revoke(id)).toBe(true);
          // What another process has looked up counts for a moment at most.
          now = 9000;
          await new Promise(setImmediate);
          for (const at of [store, other]) {
            expect(await at.verify(key)).toEqual({ ok: false, failure: 'revoked' });
          }
          expect(await other.revoke(id)).toBe(true);
          expect(await store.list()).toEqual([
            {
              id,
              ...ann,
              createdAt: '1970-01-01T00:00:00.000Z',
              revokedAt: '1970-01-01T00:00:05.000Z',
            },
          ]);
          expect(await store.revoke('key_unknown')).toBe(false);
        },
        { now: () => now },
      );
    });

    test('development keys do not count as configuration, nor do revoked ones', () =>
      withStores(async (store) => {
        expect([await store.configured(), await store.hasDevelopmentKey()]).toEqual([false, false]);
        await store.create({ ...ann, development: true });
        expect([await store.configured(), await store.hasDevelopmentKey()]).toEqual([false, true]);
        const { id } = await store.create(ann);
        expect(await store.configured()).toBe(true);
        await store.revoke(id);
        expect(await store.configured()).toBe(false);
      }));

    test('static keys count as configuration', () =>
      withStores(
        async (store) => {
          expect(await store.configured()).toBe(true);
          const identity = { org: 'globex', user: 'bob', keyId: 'static_1' };
          expect(await store.verify('other')).toEqual({ ok: true, identity });
          expect(await store.verify('oth')).toEqual({ ok: false, failure: 'invalid' });
        },
        {
          staticKeys: [
            { token: 't0ken', ...ann },
            { token: 'other', org: 'globex', user: 'bob' },
          ],
        },
      ));

    test('an owner without an organisation or user, or with an endless one, is refused', () =>
      withStores(async (store) => {
        const make = async (owner: KeyOwner) => store.create(owner);
        await expect(make({ org: '', user: 'u' })).rejects.toThrow(TypeError);
        await expect(make({ org: 'o', user: '' })).rejects.toThrow(/user/);
        await expect(make({ org: 'o'.repeat(257), user: 'u' })).rejects.toThrow(RangeError);
        expect(await store.list()).toEqual([]);
      }));
  });
}
