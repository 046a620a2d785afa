/** What a file of columns may claim: room for it is made before it is read. */

/** @param bytes of the file
 * @returns rows that so many bytes can hold, however well they are compressed */
export const mostRows = (bytes: number): number => 1_000_000 + 1000 * bytes;

/** @param packed bytes of what is packed
 * @returns bytes that they may unpack to: as many for each, and some */
export const mostUnpacked = (packed: number): number => 2 ** 28 + 10_000 * packed;
