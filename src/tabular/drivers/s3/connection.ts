/** The client library, loaded on first use, and one way to ask the store for something. */

import type * as Client from '@aws-sdk/client-s3';
import type { Condition } from '../../../shared/sqlite/condition.ts';
import { StorageError } from '../../../shared/storage-error.ts';
import { toFault } from './faults.ts';
import type { S3Options } from './options.ts';

export interface Library {
  readonly commands: typeof Client;
  readonly getSignedUrl: typeof import('@aws-sdk/s3-request-presigner').getSignedUrl;
  readonly Upload: typeof import('@aws-sdk/lib-storage').Upload;
}

const packages = '@aws-sdk/client-s3 @aws-sdk/lib-storage @aws-sdk/s3-request-presigner';

async function loadLibrary(): Promise<Library> {
  try {
    const [commands, { getSignedUrl }, { Upload }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('@aws-sdk/s3-request-presigner'),
      import('@aws-sdk/lib-storage'),
    ]);
    return { commands, getSignedUrl, Upload };
  } catch (cause) {
    throw new Error(`graticule/drivers/s3 needs the AWS client library: npm install ${packages}`, { cause });
  }
}

export interface Connection extends Library {
  readonly bucket: string;
  readonly client: Client.S3Client;
  /** For addresses that callers use; it never connects. */
  readonly signing: Client.S3Client;
}

/** @throws Error naming the packages to install */
export async function connect(options: S3Options): Promise<Connection> {
  const library = await loadLibrary();
  const {
    bucket,
    endpoint,
    publicEndpoint = endpoint,
    credentials,
    maxAttempts = 4,
    idleMs = 30_000,
  } = options;
  const region = options.region ?? (endpoint === undefined ? undefined : 'us-east-1');
  const shared: Client.S3ClientConfig = {
    ...(region !== undefined && { region }),
    ...(credentials !== undefined && { credentials }),
    forcePathStyle: options.pathStyle ?? endpoint !== undefined,
    maxAttempts,
    requestHandler: {
      connectionTimeout: Math.min(idleMs, 10_000),
      socketTimeout: idleMs,
      httpAgent,
      httpsAgent: httpAgent,
    },
  };
  // Checksums beyond what every store knows are sent to Amazon's only; bodies are signed with their SHA-256 anyway.
  const plain = {
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const client = new library.commands.S3Client({
    ...shared,
    ...(endpoint !== undefined && { endpoint, ...plain }),
  });
  // A checksum computed here would be that of no body at all.
  const signing = new library.commands.S3Client({
    ...shared,
    ...plain,
    ...(publicEndpoint !== undefined && { endpoint: publicEndpoint }),
  });
  return { ...library, bucket, client, signing };
}

/** Many jobs read at once, and each holds its connection while it parses. */
const httpAgent = { keepAlive: true, maxSockets: 256 };

/** Asks the store for something. What goes wrong comes back as a StorageError that has been noted, where it is a fault
 * of the store. */
export interface Asking {
  /** @param doing  for people, as `write to` */
  <Answer>(doing: string, ask: (connection: Connection) => Promise<Answer>): Promise<Answer>;
  /** As the error of a request, for one that comes in another way. */
  noted(doing: string, error: unknown): unknown;
  close(): Promise<void>;
}

export function createAsking(options: S3Options, store: string, condition: Condition): Asking {
  let connecting: Promise<Connection> | undefined;
  const noted = (doing: string, error: unknown) => {
    const known = toFault(error, store, doing);
    // An object that has gone is no fault of the store.
    return known === error && known instanceof StorageError ? known : condition.noted(known);
  };
  async function ask<Answer>(doing: string, use: (connection: Connection) => Promise<Answer>) {
    connecting ??= connect(options);
    const connection = await connecting;
    try {
      return await use(connection);
    } catch (error) {
      throw noted(doing, error);
    }
  }
  async function close() {
    const connection = await connecting?.catch(() => undefined);
    connection?.client.destroy();
    connection?.signing.destroy();
  }
  return Object.assign(ask, { noted, close });
}
