/** Where the bucket is and how to log in. */

import type { Log } from '../../../shared/log.ts';
import { isKey } from '../../domain/object-key.ts';

/** Keys of a bucket, as AWS names them. */
export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** After it a provider is asked again. */
  readonly expiration?: Date;
}

/** Options of the store in a bucket. */
export interface S3Options {
  /** Name of the bucket. */
  readonly bucket: string;
  /** Start of every name in the bucket, as `team/graticule`. Stores with other prefixes may share the bucket.
   * @defaultValue none */
  readonly prefix?: string;
  /** Origin of the store, for any but Amazon's; the bucket is then named in the path.
   * @defaultValue Amazon's */
  readonly endpoint?: string;
  /** Origin under which callers reach the store, when it is another: upload and result addresses lead there.
   * @defaultValue `endpoint` */
  readonly publicEndpoint?: string;
  /** @defaultValue `AWS_REGION` or the shared configuration file; with an endpoint `us-east-1` */
  readonly region?: string;
  /** The bucket's name in the path of addresses instead of the host's name.
   * @defaultValue true with an endpoint */
  readonly pathStyle?: boolean;
  /** @defaultValue the usual places: `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, the shared files, the role of the
   *               container or machine */
  readonly credentials?: S3Credentials | (() => Promise<S3Credentials>);
  /** Tries of one request before it counts as failed; pauses between them grow.
   * @defaultValue 4 */
  readonly maxAttempts?: number;
  /** A connection on which nothing moves for this long is given up, and the request tried again.
   * @defaultValue 30 000 ms */
  readonly idleMs?: number;
  /** Milliseconds since the epoch.
   * @defaultValue `Date.now` */
  readonly now?: () => number;
  /** @defaultValue nobody is told */
  readonly log?: Log;
}

/** @throws TypeError naming the option, what it must be and what was given */
export function checkOptions(options: S3Options): void {
  const { bucket, prefix, endpoint, publicEndpoint, maxAttempts, idleMs } = options;
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/.test(bucket)) {
    throw wrong('bucket', 'a bucket’s name', bucket);
  }
  if (prefix !== undefined && prefix !== '' && !isKey(prefix)) {
    throw wrong('prefix', 'words of letters, digits, _, - and . with slashes between them', prefix);
  }
  for (const [name, value] of Object.entries({ endpoint, publicEndpoint })) {
    if (value !== undefined && !isOrigin(value)) throw wrong(name, 'an http or https origin', value);
  }
  for (const [name, value] of Object.entries({ maxAttempts, idleMs })) {
    if (value !== undefined && !(Number.isInteger(value) && value > 0)) {
      throw wrong(name, 'a positive whole number', value);
    }
  }
}

const wrong = (name: string, expected: string, given: unknown) =>
  new TypeError(`s3: ${name} must be ${expected}, received ${JSON.stringify(given)}`);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${search}${hash}` === '';
}
