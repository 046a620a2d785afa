/** What a file of columns may claim: room for its rows is made before they are read. */

/** @param bytes of the file
 * @returns rows that so many bytes can hold, however well they are compressed */
export const mostRows = (bytes: number): number => 1_000_000 + 1000 * bytes;
