/** Which short runs of letters a text holds, by a hash: what says at once that most literals are not in it. */

/** Runs that a literal is told by: its beginning, middle and end. */
const told = 3;
const longest = 3;
const bits = 12;

/** Literals that a text is asked for, with the hashes of their runs. */
export class Literals {
  readonly texts: readonly string[];
  readonly hashes: Uint16Array;

  constructor(texts: readonly string[]) {
    // What holds another one adds nothing to it.
    this.texts = texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)));
    this.hashes = new Uint16Array(this.texts.length * told);
    for (const [i, text] of this.texts.entries()) {
      const length = Math.min(longest, text.length);
      for (let n = 0; n < told; n++) {
        const at = Math.floor(((text.length - length) * n) / (told - 1));
        let hash = 0;
        for (let j = at; j < at + length; j++) hash = next(hash, text.charCodeAt(j));
        this.hashes[i * told + n] = short(hash);
      }
    }
  }
}

export class Grams {
  private readonly text: string;
  private readonly held = new Uint32Array(1 << (bits - 5));

  constructor(text: string) {
    this.text = text;
    for (let at = 0; at < text.length; at++) {
      let hash = 0;
      for (let j = at; j < Math.min(at + longest, text.length); j++) {
        hash = next(hash, text.charCodeAt(j));
        const bit = short(hash);
        this.held[bit >> 5]! |= 1 << (bit & 31);
      }
    }
  }

  /** Whether one of the literals stands in the text. */
  holdsAny({ texts, hashes }: Literals): boolean {
    for (let i = 0; i < texts.length; i++) {
      let n = i * told;
      const end = n + told;
      while (n < end && this.holds(hashes[n]!)) n++;
      if (n === end && this.text.includes(texts[i]!)) return true;
    }
    return false;
  }

  private holds(bit: number): boolean {
    return ((this.held[bit >> 5]! >>> (bit & 31)) & 1) === 1;
  }
}

const next = (hash: number, code: number): number => Math.imul(hash ^ code, 0x9e3779b1) >>> 0;
const short = (hash: number): number => hash >>> (32 - bits);
