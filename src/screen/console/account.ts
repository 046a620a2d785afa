/** Who is signed in, and the client that asks on their behalf. */

import { computed, signal } from '@preact/signals';
import { type ConsoleClient, createConsoleClient, GraticuleClientError } from '../../client/index.ts';
import { apiKey, signOut } from '../session.ts';
import type { Account } from './table/protocol.ts';
import { ThreadError } from './table/thread.ts';

/** Whether the last key was not accepted. */
export const refused = signal(false);

export const account = computed<Account | null>(() =>
  apiKey.value === null ? null : { baseUrl: location.origin, apiKey: apiKey.value },
);

const client = computed(() => (account.value === null ? null : createConsoleClient(account.value)));

const keyCodes: readonly string[] = ['invalid_api_key', 'revoked_api_key', 'missing_api_key'];

/** Signs out where the key is no longer accepted. */
export function noteFailure(error: unknown): void {
  const code =
    error instanceof GraticuleClientError
      ? error.code
      : error instanceof ThreadError
        ? error.sent.client?.code
        : undefined;
  if (code === undefined || !keyCodes.includes(code)) return;
  refused.value = true;
  signOut();
}

/** Asks the service; a key that it does not accept signs out. */
export async function asking<T>(ask: (client: ConsoleClient) => Promise<T>): Promise<T> {
  try {
    return await ask(client.value!);
  } catch (error) {
    noteFailure(error);
    throw error;
  }
}
