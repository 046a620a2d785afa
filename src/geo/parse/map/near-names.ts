/** Names by length and letters, so that few of them have to be compared with a misspelt one letter by letter. */

import { editDistance } from '../../domain/edit-distance.ts';

/** How much longer or shorter a name may be. */
const reach = 2;

interface Shelf {
  readonly names: string[];
  /** The letters of each, one bit for a to z, one for all others. */
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
    shelf.letters.push(lettersOf(name));
  }

  /** Names no more than `most` edits from one of the forms, each with the least. */
  within(forms: readonly string[], most: number): { name: string; edits: number }[] {
    const found = new Map<string, number>();
    for (const form of forms) {
      const letters = lettersOf(form);
      for (let length = form.length - reach; length <= form.length + reach; length++) {
        const shelf = this.shelves.get(length);
        if (!shelf) continue;
        for (let i = 0; i < shelf.names.length; i++) {
          const other = shelf.letters[i]!;
          // An edit brings in or takes away one letter at most.
          if (bits(letters & ~other) > most || bits(other & ~letters) > most) continue;
          const name = shelf.names[i]!;
          const better = Math.min(most, (found.get(name) ?? most + 1) - 1);
          const edits = editDistance(form, name, better);
          if (edits <= better) found.set(name, edits);
        }
      }
    }
    return [...found].map(([name, edits]) => ({ name, edits }));
  }
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return letters;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
