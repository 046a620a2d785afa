/** All phrases of a table as one tree of letters, in a few arrays: the tables of all languages have tens of thousands of
 * letters, and an object for each took ten megabytes. */

const none = -1;

/** A tree to which phrases are added. */
export class PhraseTreeBuilder {
  private readonly letters = [0];
  private readonly firstBelow = [none];
  private readonly beside = [none];
  private readonly firstId = [none];
  private readonly ids: number[] = [];
  private readonly nextId: number[] = [];

  /** A phrase may be added several times, with different ids. */
  add(phrase: string, id: number): void {
    let node = 0;
    for (let i = 0; i < phrase.length; i++) node = this.below(node, phrase.charCodeAt(i));
    let last = none;
    for (let at = this.firstId[node]!; at !== none; at = this.nextId[at]!) {
      if (this.ids[at] === id) return;
      last = at;
    }
    const added = this.ids.push(id) - 1;
    this.nextId.push(none);
    if (last === none) this.firstId[node] = added;
    else this.nextId[last] = added;
  }

  private below(node: number, letter: number): number {
    for (let at = this.firstBelow[node]!; at !== none; at = this.beside[at]!)
      if (this.letters[at] === letter) return at;
    const added = this.letters.push(letter) - 1;
    this.beside.push(this.firstBelow[node]!);
    this.firstBelow[node] = added;
    this.firstBelow.push(none);
    this.firstId.push(none);
    return added;
  }

  build(): PhraseTree {
    return new PhraseTree(
      Uint16Array.from(this.letters),
      Int32Array.from(this.firstBelow),
      Int32Array.from(this.beside),
      Int32Array.from(this.firstId),
      Int32Array.from(this.ids),
      Int32Array.from(this.nextId),
    );
  }
}

/** A place in the tree is a number; 0 stands before all letters, a negative one for none. */
export class PhraseTree {
  private readonly letters: Uint16Array;
  private readonly firstBelow: Int32Array;
  private readonly beside: Int32Array;
  private readonly firstId: Int32Array;
  private readonly ids: Int32Array;
  private readonly nextId: Int32Array;
  /** What lies below the root, by letter: there it is hundreds. */
  private readonly roots = new Map<number, number>();

  constructor(
    letters: Uint16Array,
    firstBelow: Int32Array,
    beside: Int32Array,
    firstId: Int32Array,
    ids: Int32Array,
    nextId: Int32Array,
  ) {
    this.letters = letters;
    this.firstBelow = firstBelow;
    this.beside = beside;
    this.firstId = firstId;
    this.ids = ids;
    this.nextId = nextId;
    for (let at = firstBelow[0]!; at !== none; at = beside[at]!) this.roots.set(letters[at]!, at);
  }

  /** The place after one more letter, a UTF-16 unit. */
  after(node: number, letter: number): number {
    if (node === 0) return this.roots.get(letter) ?? none;
    let at = this.firstBelow[node]!;
    while (at !== none && this.letters[at] !== letter) at = this.beside[at]!;
    return at;
  }

  /** The first of the phrases that end at a place, for `id` and `next`; negative for none. */
  first(node: number): number {
    return this.firstId[node]!;
  }

  id(entry: number): number {
    return this.ids[entry]!;
  }

  next(entry: number): number {
    return this.nextId[entry]!;
  }
}
