/** Names by length and letters, so that few of them have to be compared with a misspelt one letter by letter. */

import { editDistance } from '../../domain/edit-distance.ts';

/** How much longer or shorter a name may be. */
const reach = 2;
/** Parts of a name whose letters are kept apart. */
const parts = 3;

interface Shelf {
  readonly names: string[];
  /** The letters of each part of each name, one bit for a to z, one for all others. */
  readonly letters: number[];
}

export class NearNames {
  private readonly shelves = new Map<number, Shelf>();

  add(name: string): void {
    let shelf = this.shelves.get(name.length);
    if (!shelf) {
      shelf = { names: [], letters: [] };
      this.shelves.set(name.length, shelf);
    }
    shelf.names.push(name);
    for (let part = 0; part < parts; part++)
      shelf.letters.push(lettersOf(name, cut(name, part), cut(name, part + 1)));
  }

  /** Names no more than `most` edits from one of the forms, each with the least. */
  within(forms: readonly string[], most: number): { name: string; edits: number }[] {
    const found = new Map<string, number>();
    for (const form of forms)
      for (let length = form.length - reach; length <= form.length + reach; length++) {
        const shelf = this.shelves.get(length);
        if (shelf) compare(form, shelf, most, found);
      }
    return [...found].map(([name, edits]) => ({ name, edits }));
  }
}

/** Where a part of a text begins. */
const cut = ({ length }: string, part: number): number => Math.floor((length * part) / parts);

function compare(form: string, { names, letters }: Shelf, most: number, found: Map<string, number>): void {
  const [like] = names as [string];
  const lacks = ~lettersOf(form, 0, form.length);
  // An edit moves what follows by one letter at most: a part is found no farther from its place.
  const [lacks0, lacks1, lacks2] = [0, 1, 2].map(
    (part) => ~lettersOf(form, cut(like, part) - most, cut(like, part + 1) + most),
  ) as [number, number, number];
  for (let i = 0; i < names.length; i++) {
    const first = letters[parts * i]!;
    const middle = letters[parts * i + 1]!;
    const end = letters[parts * i + 2]!;
    // An edit brings in or takes away one letter at most.
    if (bits(first & lacks0) + bits(middle & lacks1) + bits(end & lacks2) > most) continue;
    if (bits(~(lacks | first | middle | end)) > most) continue;
    const name = names[i]!;
    const better = Math.min(most, (found.get(name) ?? most + 1) - 1);
    const edits = editDistance(form, name, better);
    if (edits <= better) found.set(name, edits);
  }
}

function lettersOf(text: string, from: number, to: number): number {
  let letters = 0;
  for (let i = Math.max(0, from); i < Math.min(text.length, to); i++) {
    const letter = text.charCodeAt(i) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return letters;
}

/** Ones among the bits of a number. */
function bits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
