/** How many of a thing one name may have at once. */

export class Ceiling {
  readonly #max: number;
  readonly #held = new Map<string, number>();

  /** @param max  0 counts nothing and refuses nobody */
  constructor(max: number) {
    this.#max = max;
  }

  /** @returns what gives the place back, to be called once; null when all places of the name are taken */
  enter(name: string): (() => void) | null {
    if (this.#max === 0) return nothing;
    const held = this.#held.get(name) ?? 0;
    if (held >= this.#max) return null;
    this.#held.set(name, held + 1);
    return () => {
      const left = this.#held.get(name)! - 1;
      if (left === 0) this.#held.delete(name);
      else this.#held.set(name, left);
    };
  }

  /** Names that hold a place now. */
  get names(): number {
    return this.#held.size;
  }
}

const nothing = () => {};
