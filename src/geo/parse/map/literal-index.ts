/** The literals that patterns need, by how they begin: one pass over a text tells which of hundreds of patterns may match
 * it. */

/** Letters at the beginning of a literal that it is found by. */
const told = 4;

/** What a pattern needs. */
export interface Need {
  /** The text that holds it: the number of the reading. */
  heldIn: number;
}

/** A literal with the patterns that need it: hundreds share the few most common ones. */
interface Literal {
  readonly text: string;
  /** The letters behind those that it is found by, as one number: most that begin alike differ here. */
  readonly more: number;
  readonly needs: Need[];
  /** The text that holds it. */
  heldIn: number;
}

export class LiteralIndex {
  /** Nothing where no literal begins so, which is so of most places in a text. */
  private readonly byStart: (Literal[] | undefined)[] = [];
  private readonly shift: number;
  private text = '';
  private reading = 0;

  /** @param bits  of the number that the beginning of a literal becomes: more of them for more literals */
  constructor(bits: number) {
    this.shift = 32 - bits;
    for (let start = 0; start < 1 << bits; start++) this.byStart.push(undefined);
  }

  /** @param texts  of which one stands in whatever the pattern matches */
  add(texts: readonly string[]): Need {
    const need = { heldIn: texts.some((text) => this.text.includes(text)) ? this.reading : -1 };
    for (const text of texts) {
      // What holds another one adds nothing to it.
      if (texts.some((other) => other !== text && text.includes(other))) continue;
      let hash = 0;
      for (let i = 0; i < Math.min(told, text.length); i++) hash = next(hash, text.charCodeAt(i));
      const start = hash >>> this.shift;
      this.byStart[start] ??= [];
      const known = this.byStart[start];
      const same = known.find((literal) => literal.text === text);
      if (same) same.needs.push(need);
      else known.push({ text, more: moreOf(text, 0, text.length), needs: [need], heldIn: need.heldIn });
    }
    return need;
  }

  /** Finds what a text holds. */
  read(text: string): void {
    this.text = text;
    this.reading++;
    const { byStart, reading, shift } = this;
    for (let at = 0; at < text.length; at++) {
      let hash = 0;
      const end = Math.min(at + told, text.length);
      const more = moreOf(text, at, text.length);
      for (let i = at; i < end; i++) {
        hash = next(hash, text.charCodeAt(i));
        const found = byStart[hash >>> shift];
        if (found === undefined) continue;
        for (const literal of found) {
          if (literal.more > 0 && literal.more !== more) continue;
          if (literal.heldIn === reading || !text.startsWith(literal.text, at)) continue;
          literal.heldIn = reading;
          for (const need of literal.needs) need.heldIn = reading;
        }
      }
    }
  }

  /** Whether the text that was read last holds what a pattern needs. */
  holds(need: Need): boolean {
    return need.heldIn === this.reading;
  }
}

/** 0 for a text without that many letters from a place on. */
const moreOf = (text: string, at: number, end: number): number =>
  at + told + 1 < end ? (text.charCodeAt(at + told) << 15) ^ text.charCodeAt(at + told + 1) : 0;

const next = (hash: number, code: number): number => Math.imul(hash ^ code, 0x9e3779b1) >>> 0;
