/** Bytes of a file that the console lets the service read; it reads larger ones itself. */
export const mostConsoleFileBytes = 32 * 2 ** 20;
