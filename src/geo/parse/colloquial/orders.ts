/** Ways of putting a question, by another way that the languages read: "welcher Berg in Hessen ist am höchsten" for "den
 * höchsten Berg in Hessen". The words between those of a way are taken over as they stand, so that none is lost. */

import { fold } from '../../domain/fold.ts';

/** Ways of a language.
 *
 * `ways`: `[said, meant]`. A word stands for itself after folding; `(x|y z)` is either, `[x|y]` either or nothing; `{a}` one
 * word or more; `{a:x|y z}` either, `{a:name}` one of a class, `{a:#}` a number in figures, `{a:1}` one place alone, `{a:'s}` a name in the genitive,
 * which is taken over without it, `[a:x|y]` an option that is taken over. `meant` has the same slots. A way is of the whole
 * question. */
export interface Orders {
  /** Phrases of each class, parted by bars. */
  readonly classes: Readonly<Record<string, string>>;
  readonly ways: readonly (readonly [said: string, meant: string])[];
  /** Those that a question is put by before it is read at all, as it would be read as something else: "entre Paris et Lyon
   * quelles villes" as what lies between Paris and the towns of Lyon. */
  readonly firm?: Orders['ways'];
}

type Phrase = readonly string[];

type Part =
  | { readonly type: 'choice'; readonly phrases: readonly Phrase[]; readonly slot?: string }
  | { readonly type: 'slot'; readonly slot: string; readonly only?: 'number' | 'genitive' | 'alone' };

interface Way {
  readonly parts: readonly Part[];
  readonly meant: string;
  /** Words that the question must have, of which each is in one of its choices. */
  readonly least: number;
}

/** Words for "and": what is behind one of them is another place. */
const ands: ReadonlySet<string> = new Set(['et', 'y', 'e', 'i', 'and', 'und', 'en', 'och']);

/** What a slot of one word takes. */
const only = { number: /^\d/u, genitive: /^\p{L}{3,}s$/u };

/** How often one question is put another way. */
const mostTurns = 3;
/** Questions made of one at most. */
const mostMade = 12;

const phraseOf = (text: string): Phrase => text.trim().split(/\s+/u).filter(Boolean).map(key);

const key = (word: string): string => {
  const bare = word.replace(/[,:;]$/u, '');
  return bare.length > 1 ? fold(bare) : bare.toLowerCase();
};

const partPattern =
  /\{(\w{1,9})(?::([^{}]{1,900}))?\}|\(([^()]{1,900})\)|\[([^[\]]{1,900})\]|([^\s()[\]{}]{1,60})/gu;

function compiled([said, meant]: Orders['ways'][number], classes: Orders['classes']): Way {
  const phrases = (text: string) => (classes[text] ?? text).split('|').map(phraseOf);
  const parts = [...said.matchAll(partPattern)].map(([, slot, among, choice, option, word]): Part => {
    if (slot !== undefined && among === undefined) return { type: 'slot', slot };
    if (slot !== undefined && among === '#') return { type: 'slot', slot, only: 'number' };
    if (slot !== undefined && among === '1') return { type: 'slot', slot, only: 'alone' };
    if (slot !== undefined && among === "'s") return { type: 'slot', slot, only: 'genitive' };
    if (slot !== undefined) return { type: 'choice', phrases: phrases(among!), slot };
    if (option !== undefined) {
      const [named, name, list] = /^(\w+):(.+)$/u.exec(option) ?? [];
      const some = [...phrases(named === undefined ? option : list!), []];
      return { type: 'choice', phrases: some, ...(name !== undefined && { slot: name }) };
    }
    return { type: 'choice', phrases: phrases(choice ?? word!) };
  });
  const least = parts.reduce(
    (sum, part) =>
      sum + (part.type === 'slot' ? 1 : Math.min(...part.phrases.map((phrase) => phrase.length))),
    0,
  );
  return { parts, meant, least };
}

const made = new WeakMap<Orders['ways'], readonly Way[]>();
function waysOf(written: Orders['ways'], classes: Orders['classes']): readonly Way[] {
  let ways = made.get(written);
  if (!ways) {
    ways = written.map((way) => compiled(way, classes));
    made.set(written, ways);
  }
  return ways;
}

/** The question as it is always put instead. */
export function putFirmly(words: readonly string[], { firm, classes }: Orders): string | undefined {
  for (const way of firm ? waysOf(firm, classes) : []) {
    const meant = words.length < way.least ? undefined : putAs(words, way);
    if (meant !== undefined && meant !== words.join(' ')) return meant;
  }
  return undefined;
}

/** The question in each other way that it can be put, the plainest first. */
export function reordered(words: readonly string[], orders: Orders): string[] {
  const all = new Set<string>();
  let turn: readonly (readonly string[])[] = [words];
  for (let turns = 0; turns < mostTurns && turn.length > 0; turns++) {
    const next: string[][] = [];
    for (const one of turn)
      for (const way of waysOf(orders.ways, orders.classes)) {
        if (one.length < way.least) continue;
        const meant = putAs(one, way);
        if (meant === undefined || meant === words.join(' ') || all.has(meant)) continue;
        all.add(meant);
        if (all.size >= mostMade) return [...all];
        next.push(meant.split(' '));
      }
    turn = next;
  }
  return [...all];
}

function putAs(words: readonly string[], { parts, meant }: Way): string | undefined {
  const keys = words.map(key);
  const slots = new Map<string, string>();
  const dead = new Set<number>();
  const fits = (at: number, index: number): boolean => {
    const place = at * (parts.length + 1) + index;
    if (dead.has(place)) return false;
    if (fitsAt(at, index)) return true;
    dead.add(place);
    return false;
  };
  const fitsAt = (at: number, index: number): boolean => {
    const part = parts[index];
    if (part === undefined) return at === words.length;
    if (part.type === 'choice')
      return part.phrases.some((phrase) => {
        const end = at + phrase.length;
        if (end > words.length || !phrase.every((word, i) => keys[at + i] === word)) return false;
        if (!fits(end, index + 1)) return false;
        if (part.slot !== undefined) slots.set(part.slot, words.slice(at, end).join(' '));
        return true;
      });
    const single = part.only === 'alone' ? undefined : part.only;
    if (single && !only[single].test(words[at] ?? '')) return false;
    const last = single ? at + 1 : words.length;
    for (let end = at + 1; end <= last && !(part.only === 'alone' && ands.has(keys[end - 1]!)); end++)
      if (fits(end, index + 1)) {
        const said = words.slice(at, end).join(' ');
        slots.set(part.slot, part.only === 'genitive' ? said.slice(0, -1) : said);
        return true;
      }
    return false;
  };
  if (!fits(0, 0)) return undefined;
  const text = meant.replace(/\{(\w+)\}/gu, (_, slot: string) =>
    (slots.get(slot) ?? '').replace(/[,:;]$/u, ''),
  );
  return text.split(/\s+/u).filter(Boolean).join(' ');
}
