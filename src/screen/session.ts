/** The API key of this tab. It comes from the sign-in form, or once from the link that the server prints
 * (`/#key=…`: a fragment is never sent), and goes with the tab. */

import { signal } from '@preact/signals';

const slot = 'graticule.key';

function fromLink(): string | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const key = fragment.get('key');
  if (key === null) return null;
  fragment.delete('key');
  const rest = fragment.toString();
  history.replaceState(null, '', location.pathname + location.search + (rest === '' ? '' : `#${rest}`));
  sessionStorage.setItem(slot, key);
  return key;
}

/** The key in use; null when nobody is signed in. */
export const apiKey = signal<string | null>(fromLink() ?? sessionStorage.getItem(slot));

export function signIn(key: string): void {
  sessionStorage.setItem(slot, key);
  apiKey.value = key;
}

export function signOut(): void {
  sessionStorage.removeItem(slot);
  apiKey.value = null;
}
