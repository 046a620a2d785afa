/** Turns of phrase that hold for any names: "A leaving B out" is "A except B". They are tried for a text only that cannot be
 * read as it stands. */

import { fold } from '../../domain/fold.ts';
import type { Turns } from './table.ts';

/** What the words of a slot must be. */
export interface Known {
  /** The name of some place. */
  readonly isName: (words: string) => boolean;
  /** Land that holds other places, or an adjective of it. */
  readonly isLand: (words: string) => boolean;
  readonly isCountry: (words: string) => boolean;
  /** A place of which that noun is said: "river", "sea". */
  readonly isA: (words: string, noun: string) => boolean;
  /** A place of which that noun is said before others. */
  readonly isUsually: (words: string, noun: string) => boolean;
  /** A group of countries: "the EU". */
  readonly isGroup: (words: string) => boolean;
  /** A noun for the members of a set, in the plural. */
  readonly isKind: (words: string) => boolean;
  /** A noun for one of them. */
  readonly isOne: (word: string) => boolean;
  /** The same without a name before it. */
  readonly isNoun: (words: string) => boolean;
}

type Part = string | { readonly slot: string; readonly of: SlotKind };
type SlotKind = 'any' | (typeof slotKinds)[number];
const slotKinds = ['name', 'land', 'country', 'kind', 'number', 'unit', 'water', 'river'] as const;

interface Turn {
  readonly said: string;
  readonly parts: readonly Part[];
  readonly words: readonly string[];
}

const articles: ReadonlySet<string> = new Set(['the', 'a', 'an', 'all']);
/** Words of a name or a noun at most. */
const longest = 5;
/** Turns that are tried of one text. */
const most = 6;

const ready = new WeakMap<Turns, readonly Turn[]>();

/** What a text is by each turn that it has. */
export function turned(text: string, table: Turns, known: Known): string[] {
  let turns = ready.get(table);
  if (!turns) {
    turns = Object.entries(table).flatMap(([said, patterns]) =>
      patterns
        .split('|')
        .flatMap(spread)
        .map((pattern) => toTurn(said, pattern)),
    );
    ready.set(table, turns);
  }
  const all = apart(text).split(/\s+/u);
  // "the line separating A and B", "which line …": what is said of a thing without its article holds with it.
  const texts = [all, ...(articles.has(all[0]!.toLowerCase()) ? [all.slice(1)] : [])].map((words) => ({
    words,
    folded: words.map(folding),
    known,
  }));
  const has = new Set(texts[0]!.folded);
  const found = new Set<string>();
  for (const turn of turns) {
    if (found.size >= most) break;
    if (!turn.words.every((word) => has.has(word))) continue;
    let slots: Slots | undefined;
    for (const one of texts) slots ??= fill(one, turn.parts, 0, 0, {});
    if (slots) found.add(together(turn.said.replace(/\{(\w+)\}/gu, (_, slot: string) => slots[slot] ?? '')));
  }
  found.delete(text);
  return [...found];
}

/** Marks and signs are words of their own, and so are units behind a number. */
const apart = (text: string): string =>
  text
    .replace(/’/gu, "'")
    .replace(/'s(?= )/gu, " 's")
    .replace(/[(),/°]/gu, ' $& ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' - ')
    .replace(/(?<=\d)(?=(?:km|m|mi|miles|ft|n|s)\b)/giu, ' ')
    .trim();
const together = (text: string): string =>
  text
    .replace(/ (?=[,)]|'s )/gu, '')
    .replaceAll('( ', '(')
    .replaceAll(' / ', '/')
    .replaceAll(' - ', '-');
/** Folding takes signs away. */
const folding = (word: string): string => fold(word) || word;

/** "a [b/c] d" as "a b d" and "a c d"; nothing stands for what ends with "/]". */
function spread(pattern: string): string[] {
  const from = pattern.indexOf('[');
  const to = pattern.indexOf(']', from);
  if (from < 0) return [pattern];
  const [before, behind] = [pattern.slice(0, from), pattern.slice(to + 1)];
  return pattern
    .slice(from + 1, to)
    .split('/')
    .flatMap((choice) => spread(`${before}${choice}${behind}`));
}

function toTurn(said: string, pattern: string): Turn {
  const parts = pattern
    .split(' ')
    .filter(Boolean)
    .map((word): Part => {
      const [, slot] = /^\{(\w+)\}$/u.exec(word) ?? [];
      return slot === undefined ? folding(word) : { slot, of: kindOf(slot) };
    });
  return { said, parts, words: parts.filter((part) => typeof part === 'string') };
}

const kindOf = (slot: string): SlotKind => slotKinds.find((kind) => slot.startsWith(kind)) ?? 'any';

interface Filled {
  readonly words: readonly string[];
  readonly folded: readonly string[];
  readonly known: Known;
}

type Slots = Readonly<Record<string, string>>;

/** The words of each slot, the earlier ones as short as may be. */
function fill(
  text: Filled,
  parts: readonly Part[],
  at: number,
  from: number,
  slots: Slots,
): Slots | undefined {
  const part = parts[at];
  if (part === undefined) return from === text.words.length ? slots : undefined;
  if (typeof part === 'string')
    return text.folded[from] === part ? fill(text, parts, at + 1, from + 1, slots) : undefined;
  const room = text.words.length - (parts.length - at - 1);
  const end = part.of === 'any' ? room : Math.min(room, from + (part.of === 'number' ? 1 : longest));
  for (let to = from + 1; to <= end; to++) {
    const words = text.words.slice(from, to).join(' ');
    if (!fits(text.known, part.of, words)) continue;
    const filled = fill(text, parts, at + 1, to, { ...slots, [part.slot]: words });
    if (filled) return filled;
  }
  return undefined;
}

const article = /^the /iu;
const units = /^(?:k?m|kms|mi|miles?|kilomet(?:re|er)s?|met(?:re|er)s?)$/iu;

function fits(
  { isName, isLand, isCountry, isA, isUsually, isKind }: Known,
  of: SlotKind,
  words: string,
): boolean {
  const name = words.replace(article, '');
  switch (of) {
    case 'any':
      // "All but not Hawaii": what stands before the turn is a whole.
      return !/(?<![^ ])(?:but|and|or|only|except|not|no)$/iu.test(words);
    case 'number':
      return /^\d+(?:\.\d+)?$/u.test(words);
    case 'unit':
      return units.test(words);
    case 'kind':
      return isKind(name);
    case 'name':
      return isName(name);
    case 'land':
      return isLand(name);
    case 'country':
      return isCountry(name);
    case 'water':
      return ['sea', 'ocean', 'gulf', 'lake', 'bay'].some((noun) => isUsually(name, noun));
    case 'river':
      return isA(name, 'river');
  }
}
