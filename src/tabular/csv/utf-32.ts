/** UTF-32, which no TextDecoder reads: four bytes a character, behind a mark that tells their order. */

import { TabularError } from '../domain/errors.ts';

/** Whether the first byte of each four is the highest; undefined where no mark stands in front. */
export function orderOfUtf32(head: Uint8Array): 'big' | 'little' | undefined {
  const [a, b, c, d] = head;
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'big';
  return a === 0xff && b === 0xfe && c === 0 && d === 0 ? 'little' : undefined;
}

/** Decodes piece by piece; the mark is left out.
 * @throws TabularError `malformed_csv` for four bytes that are no character, or fewer at the end */
export function utf32Decoder(order: 'big' | 'little'): (bytes: Uint8Array, last: boolean) => string {
  let held = Buffer.alloc(0);
  let offset = 0;
  return (bytes, last) => {
    const all = Buffer.concat([held, bytes]);
    const whole = all.length - (all.length % 4);
    const signs: string[] = [];
    for (let at = 0; at < whole; at += 4) {
      const code = order === 'big' ? all.readUInt32BE(at) : all.readUInt32LE(at);
      if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw noCharacter(offset + at);
      if (code !== 0xfeff || offset + at > 0) signs.push(String.fromCodePoint(code));
    }
    held = all.subarray(whole);
    offset += whole;
    if (last && held.length > 0) throw noCharacter(offset);
    return signs.join('');
  };
}

const noCharacter = (offset: number) =>
  new TabularError(
    'malformed_csv',
    `At byte ${offset} the file holds bytes that are not UTF-32, though it begins so.`,
    {
      fix: 'Save the file as UTF-8.',
    },
  );
