/** @param targets programs by name; default: all
 * @returns the folder they lie in */
export function buildNativeTests(targets?: readonly string[]): string;
