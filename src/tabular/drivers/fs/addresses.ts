/** Signed addresses: a path and query that say what may be done, to what, until when, and an HMAC over all of it. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { AddressError } from '../../ports.ts';

export const addressPrefix = '/_objects/';

export type Operation = 'put' | 'part' | 'complete' | 'get';

export interface Grant {
  readonly operation: Operation;
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Signer {
  sign(grant: Grant): string;
  /** @throws AddressError `AccessDenied` when the address was altered, is for another operation, or has expired */
  verify(address: URL, operation: Operation): Grant;
}

export function createSigner(secret: Buffer, now: () => number): Signer {
  const mac = (path: string, query: string) =>
    createHmac('sha256', secret).update(`${path}?${query}`).digest('hex');
  return {
    sign({ operation, key, expiresAt, parameters }) {
      const path = `${addressPrefix}${operation}/${key}`;
      const query = new URLSearchParams({ ...parameters, expires: String(expiresAt) }).toString();
      return `${path}?${query}&signature=${mac(path, query)}`;
    },
    verify(address, operation) {
      const parameters = new URLSearchParams(address.search);
      const signature = parameters.get('signature') ?? '';
      parameters.delete('signature');
      const expected = mac(address.pathname, parameters.toString());
      const start = `${addressPrefix}${operation}/`;
      const genuine = sameText(signature, expected) && address.pathname.startsWith(start);
      if (!genuine) throw new AddressError('AccessDenied', 'The signature does not match this request.');
      const { expires, ...rest } = Object.fromEntries(parameters);
      const expiresAt = Number(expires);
      if (!(now() < expiresAt)) throw new AddressError('AccessDenied', 'Request has expired.');
      return { operation, key: address.pathname.slice(start.length), expiresAt, parameters: rest };
    },
  };
}

/** Without an early exit, so that the time says nothing about the signature. Compares bytes: a text of as many
 * characters may have more of them. */
function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
