/** Results to standard output or to a file, whole or not at all. */

import { writeWhole } from '../../shared/whole-file.ts';

/** @param out a file, or undefined for standard output */
export async function writeResult(text: string, out: string | undefined): Promise<void> {
  if (out === undefined) {
    await print(text);
    return;
  }
  await writeWhole(out, text);
}

/** The same for a text that comes in pieces: standard output takes them as they come, a file is whole or absent.
 * @param out a file, or undefined for standard output */
export async function writePieces(pieces: AsyncIterable<string>, out: string | undefined): Promise<void> {
  if (out !== undefined) return writeWhole(out, pieces);
  for await (const piece of pieces) await print(piece);
}

/** Standard output; a reader that has seen enough (`| head`) is no failure. */
async function print(text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const done = (error?: Error | null) => {
      process.stdout.off('error', done);
      if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE') reject(error);
      else resolve();
    };
    // The stream reports a failed write twice, to the callback and then as an event that must find a listener.
    process.stdout.on('error', done);
    process.stdout.write(text, done);
  });
}
