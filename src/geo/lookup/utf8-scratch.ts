/** UTF-8 bytes of one short text at a time, in memory that is used again: names are looked up hundreds of times for a
 * question, and a buffer for each costs more than the search. */

const firstBytes = 256;
/** What a lone half of a pair becomes. */
const replacement = 0xfffd;

export class Utf8Scratch {
  /** The text that was written last, with leftovers behind it. */
  bytes = new Uint8Array(firstBytes);

  /** @returns the number of bytes */
  write(text: string): number {
    if (3 * text.length > this.bytes.length) this.bytes = new Uint8Array(6 * text.length);
    const { bytes } = this;
    let at = 0;
    for (let i = 0; i < text.length; i++) {
      let code = text.charCodeAt(i);
      if (code >= 0xd800 && code <= 0xdfff) {
        const low = text.charCodeAt(i + 1);
        if (code < 0xdc00 && low >= 0xdc00 && low <= 0xdfff) {
          code = 0x10000 + ((code & 0x3ff) << 10) + (low & 0x3ff);
          i++;
        } else code = replacement;
      }
      if (code < 0x80) bytes[at++] = code;
      else {
        if (code < 0x800) bytes[at++] = 0xc0 | (code >> 6);
        else {
          if (code < 0x10000) bytes[at++] = 0xe0 | (code >> 12);
          else {
            bytes[at++] = 0xf0 | (code >> 18);
            bytes[at++] = 0x80 | ((code >> 12) & 0x3f);
          }
          bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
        }
        bytes[at++] = 0x80 | (code & 0x3f);
      }
    }
    return at;
  }
}
