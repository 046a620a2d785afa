/** What a store answers, as storage faults: which bucket, what is wrong, which option may be. */

import { StorageError, type StorageFault } from '../../../shared/storage-error.ts';

/** The codes of S3's answers, and the names that the client library gives to its own failures. */
const refusedLogin =
  /^(InvalidAccessKeyId|SignatureDoesNotMatch|AuthorizationHeaderMalformed|InvalidToken|InvalidClientTokenId|NotSignedUp|InvalidSecurity)$/;
const expiredLogin = /^(ExpiredToken|ExpiredTokenException|TokenRefreshRequired|RequestExpired)$/;
const denied =
  /^(AccessDenied|AccessDeniedException|Forbidden|403|AllAccessDisabled|AccountProblem|MethodNotAllowed)$/;
const elsewhere = /^(PermanentRedirect|TemporaryRedirect|IllegalLocationConstraintException|301|307)$/;
const full = /^(QuotaExceeded|InsufficientStorage|XMinioStorageFull|EntityTooLarge|TooManyBuckets|507|413)$/;

const login = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (credentials)';
const waits = 'Work goes on by itself then.';

/** @param error  of the client library
 * @param store  for people: `s3://bucket at https://host`
 * @param doing  what was asked of the store, as `write to`
 * @returns      a StorageError; the same error when it tells of no fault of the store */
export function toFault(error: unknown, store: string, doing: string): unknown {
  if (!(error instanceof Error) || error instanceof StorageError) return error;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  const name = error.name !== 'Error' ? error.name : typeof code === 'string' ? code : error.name;
  const fault = (kind: StorageFault, what: string, fix: string) =>
    new StorageError(kind, store, { message: `${store} ${what} (${name}).`, fix, cause: error });

  if (name === 'NoSuchBucket') {
    return fault(
      'missing',
      'does not exist',
      `Create the bucket, or correct its name in --objects (bucket) or the address in --objects-endpoint (endpoint). ${waits}`,
    );
  }
  if (name === 'CredentialsProviderError') {
    return fault('forbidden', 'was given no login', `Set ${login} and start again.`);
  }
  if (refusedLogin.test(name)) {
    return fault(
      'forbidden',
      'refuses the login',
      `Correct ${login}, or --objects-region (region). ${waits}`,
    );
  }
  if (expiredLogin.test(name)) {
    return fault('forbidden', 'refuses the login: it has expired', `Renew ${login} and start again.`);
  }
  if (name === 'RequestTimeTooSkewed') {
    return fault(
      'forbidden',
      'refuses the login: the clocks differ',
      `Set this machine’s clock, or the store’s. ${waits}`,
    );
  }
  if (elsewhere.test(name)) {
    return fault(
      'missing',
      'is in another region',
      'Correct --objects-region (region) or --objects-endpoint (endpoint).',
    );
  }
  if (denied.test(name) || status === 401 || status === 403) {
    return fault(
      'forbidden',
      `does not let this login ${doing} it`,
      `Permit it to list the bucket and to read, write and delete objects under the prefix. ${waits}`,
    );
  }
  if (full.test(name) || status === 507) {
    return fault('full', 'has no room', `Make room or raise its quota. ${waits}`);
  }
  if (isUnreachable(name, status, code)) {
    return fault(
      'unreachable',
      'cannot be reached',
      `Look at --objects-endpoint (endpoint), at the network and at the store. ${waits}`,
    );
  }
  return error;
}

const network =
  /^(E(CONN|HOST|NET|PIPE|PROTO|TIMEDOUT|AI_)[A-Z_]*|ENOTFOUND|(ERR_(SSL|TLS)|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_)[A-Z_0-9]*|HPE_[A-Z_]*|ABORTED)$/;
const busy =
  /^(TimeoutError|RequestTimeout|SlowDown|ServiceUnavailable|InternalError|Throttling\w*|SyntaxError)$/;

/** An answer that cannot be read, from something that is no S3 or that was cut on its way, is one of them. */
function isUnreachable(name: string, status: number | undefined, code: unknown): boolean {
  if (busy.test(name) || network.test(name)) return true;
  if (typeof code === 'string' && network.test(code)) return true;
  return status !== undefined && status >= 500;
}
