/** The literals that patterns need, by how they begin: one pass over a text tells which of hundreds of patterns may match
 * it. */

/** Letters at the beginning of a literal that it is found by. */
const told = 4;
const bits = 14;

/** What a pattern needs. */
export interface Need {
  /** The text that holds it: the number of the reading. */
  heldIn: number;
}

interface Literal {
  readonly text: string;
  readonly need: Need;
}

export class LiteralIndex {
  private readonly byStart: Literal[][] = [];
  private text = '';
  private reading = 0;

  constructor() {
    for (let start = 0; start < 1 << bits; start++) this.byStart.push([]);
  }

  /** @param texts  of which one stands in whatever the pattern matches */
  add(texts: readonly string[]): Need {
    const need = { heldIn: texts.some((text) => this.text.includes(text)) ? this.reading : -1 };
    for (const text of texts) {
      // What holds another one adds nothing to it.
      if (texts.some((other) => other !== text && text.includes(other))) continue;
      let hash = 0;
      for (let i = 0; i < Math.min(told, text.length); i++) hash = next(hash, text.charCodeAt(i));
      this.byStart[short(hash)]!.push({ text, need });
    }
    return need;
  }

  /** Finds what a text holds. */
  read(text: string): void {
    this.text = text;
    this.reading++;
    for (let at = 0; at < text.length; at++) {
      let hash = 0;
      for (let i = at; i < Math.min(at + told, text.length); i++) {
        hash = next(hash, text.charCodeAt(i));
        for (const literal of this.byStart[short(hash)]!)
          if (literal.need.heldIn !== this.reading && text.startsWith(literal.text, at))
            literal.need.heldIn = this.reading;
      }
    }
  }

  /** Whether the text that was read last holds what a pattern needs. */
  holds(need: Need): boolean {
    return need.heldIn === this.reading;
  }
}

const next = (hash: number, code: number): number => Math.imul(hash ^ code, 0x9e3779b1) >>> 0;
const short = (hash: number): number => hash >>> (32 - bits);
