/** What a store answers, as storage faults: which bucket, what is wrong, which option may be. */

import { StorageError, type StorageFault } from '../../../shared/storage-error.ts';

const login = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (credentials)';
const waits = 'Work then continues by itself.';

interface Kind {
  /** Codes of S3's answers, names that the client library gives to failures of its own, and codes of the system. */
  readonly names: RegExp;
  readonly fault: StorageFault;
  readonly what: string;
  readonly fix: string;
}

const denied: Kind = {
  names: /^(AccessDenied\w*|Forbidden|AllAccessDisabled|AccountProblem|MethodNotAllowed)$/,
  fault: 'forbidden',
  what: 'does not let this login',
  fix: `Permit it to list the bucket and to read, write and delete objects under the prefix. ${waits}`,
};

/** An answer that cannot be read, from something that is no S3 or that was cut on its way, is one of them. */
const unreachable: Kind = {
  names:
    /^(TimeoutError|RequestTimeout|SlowDown|ServiceUnavailable|InternalError|Throttling\w*|SyntaxError|ABORTED|E(CONN|HOST|NET|PIPE|PROTO|TIMEDOUT|AI_)[A-Z_]*|ENOTFOUND|HPE_[A-Z_]*|(ERR_(SSL|TLS)|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_)[A-Z_0-9]*)$/,
  fault: 'unreachable',
  what: 'cannot be reached',
  fix: `Check --objects-endpoint (endpoint), the network and the store. ${waits}`,
};

const kinds: readonly Kind[] = [
  {
    names: /^NoSuchBucket$/,
    fault: 'missing',
    what: 'does not exist',
    fix: `Create the bucket, or correct its name in --objects (bucket) or the address in --objects-endpoint (endpoint). ${waits}`,
  },
  {
    names: /^CredentialsProviderError$/,
    fault: 'forbidden',
    what: 'was given no login',
    fix: `Set ${login} and start again.`,
  },
  {
    names:
      /^(InvalidAccessKeyId|SignatureDoesNotMatch|AuthorizationHeaderMalformed|InvalidToken|InvalidClientTokenId|InvalidSecurity|NotSignedUp)$/,
    fault: 'forbidden',
    what: 'refuses the login',
    fix: `Correct ${login}, or --objects-region (region). ${waits}`,
  },
  {
    names: /^(ExpiredToken\w*|TokenRefreshRequired|RequestExpired)$/,
    fault: 'forbidden',
    what: 'refuses the login: it has expired',
    fix: `Renew ${login} and start again.`,
  },
  {
    names: /^RequestTimeTooSkewed$/,
    fault: 'forbidden',
    what: 'refuses the login: the clocks differ',
    fix: `Set this machine’s clock, or the store’s. ${waits}`,
  },
  {
    names: /^(PermanentRedirect|TemporaryRedirect|IllegalLocationConstraintException)$/,
    fault: 'missing',
    what: 'is in another region',
    fix: 'Correct --objects-region (region) or --objects-endpoint (endpoint).',
  },
  {
    names: /^(QuotaExceeded|InsufficientStorage|XMinioStorageFull|EntityTooLarge)$/,
    fault: 'full',
    what: 'has no room',
    fix: `Free space or raise its quota. ${waits}`,
  },
  denied,
  unreachable,
];

/** @param error  of the client library
 * @param store  for people: `The object store s3://bucket at https://host`
 * @param doing  what was asked of the store, as `write to`
 * @returns      a StorageError; the same error when it tells of no fault of the store */
export function toFault(error: unknown, store: string, doing: string): unknown {
  if (!(error instanceof Error) || error instanceof StorageError) return error;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const names = [error.name, ...(typeof code === 'string' ? [code] : [])];
  const kind =
    kinds.find(({ names: known }) => names.some((name) => known.test(name))) ??
    ofStatus($metadata?.httpStatusCode);
  if (kind === undefined) return error;
  const what = kind === denied ? `${kind.what} ${doing} it` : kind.what;
  const told = names.find((name) => name !== 'Error' && name !== 'AggregateError');
  const message = `${store} ${what}${told === undefined ? '' : ` (${told})`}.`;
  return new StorageError(kind.fault, store, { message, fix: kind.fix, cause: error });
}

/** For answers without a body, and for codes that only some stores know. */
function ofStatus(status: number | undefined): Kind | undefined {
  if (status === 401 || status === 403) return denied;
  return status !== undefined && status >= 500 ? unreachable : undefined;
}
