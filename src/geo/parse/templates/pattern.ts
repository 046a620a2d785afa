/** Patterns of a table into sequences of elements, and all the phrases they hold into one tree of letters. */

import { directions } from '../../domain/query.ts';
import type { GridName, KindNoun, LanguageTable, Operation, SetNoun } from './table.ts';
import { foldPhrase } from './text.ts';

export type SlotName = 'p' | 'l' | 'a' | 'b' | 'w' | 'n' | 'q' | 'u' | 'v' | 's' | 'd' | 'f';

export type Element =
  /** One of a set of phrases. */
  | { readonly type: 'phrase'; readonly id: number; readonly gap: boolean }
  /** A direction: `id` + 0 … 7. */
  | { readonly type: 'direction'; readonly id: number; readonly gap: boolean }
  | { readonly type: 'slot'; readonly slot: SlotName; readonly gap: boolean };

export interface Rule {
  readonly operation: Operation | 'frame';
  readonly elements: readonly Element[];
}

export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  readonly ids: number[];
}

export interface CompiledTable {
  readonly table: LanguageTable;
  readonly rules: readonly Rule[];
  readonly phrases: PhraseNode;
  /** Phrases that name a line or a half of the globe, by their ids. */
  readonly lines: ReadonlyMap<number, GridName>;
  /** Phrases that name the members of a set, by their ids. */
  readonly sets: ReadonlyMap<number, SetNoun>;
  /** Phrases that name a kind of place, by their ids. */
  readonly kinds: ReadonlyMap<number, KindNoun>;
  /** The phrases for articles, which stand before names and operations alike. */
  readonly article: number;
}

/** How every language lists and narrows, by its own words. */
const everywhere: Readonly<Partial<Record<Operation, readonly string[]>>> = {
  and: ['{u} <and> {v}', '{u}, {v}', '{u}, <and> {v}'],
  narrowed: ['{w} {n}', '{w}, {n}'],
  qualified: ['{p}, {b}'],
};

/** Questions and politeness around the place. */
const frames = ['<lead> {q}', '{q} <trail>', '<lead> {q} <trail>'];

type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'direction'; readonly form: string }
  | { readonly type: 'slot'; readonly slot: SlotName };

const node = (): PhraseNode => ({ next: new Map(), ids: [] });

export function compileTable(table: LanguageTable): CompiledTable {
  const phrases = node();
  const ids = new Map<string, number>();
  let next = 0;
  const add = (phrase: string, id: number) => {
    let at = phrases;
    for (const letter of table.unspaced ? phrase.replaceAll(' ', '') : phrase) {
      let below = at.next.get(letter);
      if (!below) {
        below = node();
        at.next.set(letter, below);
      }
      at = below;
    }
    if (!at.ids.includes(id)) at.ids.push(id);
  };
  const idOf = (alternatives: string): number => {
    const known = ids.get(alternatives);
    if (known !== undefined) return known;
    const id = next++;
    ids.set(alternatives, id);
    for (const phrase of alternatives.split('|').filter(Boolean)) add(foldPhrase(phrase), id);
    return id;
  };
  const compass = new Map<string, number>();
  for (const [form, names] of Object.entries(table.compass)) {
    const first = next;
    next += directions.length;
    compass.set(form, first);
    const list = names.split(',');
    if (list.length !== directions.length)
      throw new RangeError(`${table.code}: the compass form "${form}" needs eight directions`);
    list.forEach((variants, k) => {
      for (const variant of variants.split('|')) add(foldPhrase(variant), first + k);
    });
  }
  const lines = new Map<number, GridName>();
  for (const [name, words] of Object.entries(table.lines ?? {}) as [GridName, string][])
    lines.set(idOf(words), name);
  const sets = new Map<number, SetNoun>();
  for (const [noun, words] of Object.entries(table.sets ?? {}) as [SetNoun, string][])
    sets.set(idOf(words), noun);
  const kinds = new Map<number, KindNoun>();
  for (const [noun, words] of Object.entries(table.kinds ?? {}) as [KindNoun, string][])
    kinds.set(idOf(words), noun);
  const rules: Rule[] = [];
  const sources: [Operation | 'frame', readonly string[]][] = [
    ...(Object.entries(everywhere) as [Operation, readonly string[]][]),
    ...(Object.entries(table.patterns) as [Operation, readonly string[]][]),
    ['frame', [...frames, ...(table.frames ?? [])]],
  ];
  for (const [operation, patterns] of sources) {
    for (const pattern of patterns) {
      for (const variation of variations(pattern, table)) {
        rules.push({
          operation,
          elements: elementsOf(variation, idOf, compass, `${table.code}: ${pattern}`),
        });
      }
    }
  }
  return { table, rules, phrases, lines, kinds, sets, article: idOf(table.words.article ?? '') };
}

/** A pattern without its `[x]`, each written out with and without. Choices of phrases alone stay one element.
 * @returns none for a pattern of words that the table does not have */
function variations(pattern: string, table: LanguageTable): Part[][] {
  let lists: Part[][] = [[]];
  for (const match of pattern.matchAll(/\[([^\]]*)\]|\(([^)]*)\)|<(\w+)>|\{#(\w+)\}|\{(\w)\}|([^[(<{]+)/gu)) {
    const [, optional, choice, word, form, slot, text] = match;
    let parts: Part[][];
    if (optional !== undefined) {
      parts = [[], ...variations(optional, table)];
    } else if (choice !== undefined) {
      // A choice with slots or words in it is written out.
      parts = /[<{]/.test(choice)
        ? choice.split('|').flatMap((one) => variations(one, table))
        : [[{ type: 'text', text: choice }]];
    } else if (word !== undefined) {
      const phrases = table.words[word];
      if (phrases === undefined) return [];
      parts = [[{ type: 'text', text: phrases }]];
    } else if (form !== undefined) {
      if (table.compass[form] === undefined) return [];
      parts = [[{ type: 'direction', form }]];
    } else if (slot !== undefined) {
      parts = [[{ type: 'slot', slot: slot as SlotName }]];
    } else {
      // Blanks at the ends of a text part it from its neighbours.
      parts = [[{ type: 'text', text: text! }]];
    }
    lists = lists.flatMap((list) => parts.map((more) => [...list, ...more]));
  }
  return lists;
}

function elementsOf(
  parts: readonly Part[],
  idOf: (alternatives: string) => number,
  compass: ReadonlyMap<string, number>,
  where: string,
): Element[] {
  const elements: Element[] = [];
  let gap = false;
  for (const part of parts) {
    if (part.type === 'text') {
      const { text } = part;
      if (/^ *$/.test(text)) {
        gap ||= text !== '';
        continue;
      }
      elements.push({ type: 'phrase', id: idOf(text.trim()), gap: gap || text.startsWith(' ') });
      gap = text.endsWith(' ');
      continue;
    }
    if (part.type === 'direction') {
      elements.push({ type: 'direction', id: compass.get(part.form)!, gap });
    } else {
      elements.push({ type: 'slot', slot: part.slot, gap });
    }
    gap = false;
  }
  if (elements.length < 2 && elements[0]?.type === 'slot')
    throw new RangeError(`${where}: nothing but a slot`);
  return elements;
}
