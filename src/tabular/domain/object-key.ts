/** Keys of the object store. */

// A key is built by our own code; the check is the last door before the file system or the bucket.
const validKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*)(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

export const isKey = (text: string) => validKey.test(text);

/** @throws TypeError for what is no key */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`object key is not valid: ${JSON.stringify(key)}`);
}
