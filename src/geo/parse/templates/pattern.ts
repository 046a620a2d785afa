/** Patterns of a table into sequences of elements, and all the phrases they hold into one tree of letters. */

import { groupNames } from '../../domain/groups.ts';
import { type Direction, directions, type Share } from '../../domain/query.ts';
import { type PhraseTree, PhraseTreeBuilder } from './phrase-tree.ts';
import type { GridName, KindNoun, LanguageTable, Operation, SetNoun } from './table.ts';
import { foldPhrase } from './text.ts';

export type SlotName = 'p' | 'l' | 'a' | 'b' | 'w' | 'n' | 'q' | 'u' | 'v' | 's' | 'd' | 'f' | 'g';

/** One of several phrases, each with what it says. */
interface Choice<Type extends string, Value> {
  readonly type: Type;
  readonly ids: ReadonlyMap<number, Value>;
  readonly gap: boolean;
}

export type Element =
  /** One of a set of phrases. */
  | { readonly type: 'phrase'; readonly id: number; readonly gap: boolean }
  | Choice<'direction', Direction>
  | Choice<'share', Share>
  /** "second": a place in a row. */
  | Choice<'rank', number>
  /** "German": the place that the adjective is of, for the first slot of the pattern or the second. */
  | (Choice<'demonym', string> & { readonly second: boolean })
  /** "Portuguese", "lusophone": a language by its code. */
  | Choice<'tongue', string>
  /** "NATO", "Nordic": the group of countries that a word beside "countries" speaks of. */
  | Choice<'group', string>
  | { readonly type: 'slot'; readonly slot: SlotName; readonly gap: boolean };

export interface Rule {
  readonly operation: Operation | 'frame';
  readonly elements: readonly Element[];
}

export interface CompiledTable {
  readonly table: LanguageTable;
  readonly rules: readonly Rule[];
  readonly phrases: PhraseTree;
  /** Their ids are below this. */
  readonly phraseCount: number;
  /** Phrases that name a line or a half of the globe, by their ids. */
  readonly lines: ReadonlyMap<number, GridName>;
  /** Phrases that name the members of a set, by their ids. */
  /** What words for members of sets mean, each in the order of the table. */
  readonly sets: ReadonlyMap<number, readonly SetNoun[]>;
  /** Phrases that name the members of a group, by their ids: what the group is called in English. */
  readonly members: ReadonlyMap<number, string>;
  /** Phrases that name a kind of place, by their ids. */
  readonly kinds: ReadonlyMap<number, KindNoun>;
  /** Phrases that are names, by their ids: what the place is called in English. */
  readonly names: ReadonlyMap<number, string>;
  /** Words for several members of a set, folded. */
  readonly plurals: ReadonlySet<string>;
  /** The phrases for articles, which stand before names and operations alike. */
  readonly article: number;
}

/** How every language lists and narrows, by its own words. */
const everywhere: Readonly<Partial<Record<Operation, readonly string[]>>> = {
  and: ['{u} <and> {v}', '{u}, <and> {v}', '{u} + {v}'],
  or: ['{u} <or> {v}', '{u}, <or> {v}'],
  apposed: ['{u}, {v}'],
  narrowed: ['{w} {n}', '{w}, {n}'],
  qualified: ['{p}, {b}'],
  gridLine: ['{p} <gridLine>', '<gridLine> {p}'],
  held: ['{n} <and> {b}'],
  setForeign: ['{s} <foreignBorder>', '{s}, <foreignBorder>', '<foreignBorder> {s}', '<foreignBorder>{s}'],
  setNotForeign: [
    '{s} <noForeignBorder>',
    '{s}, <noForeignBorder>',
    '<noForeignBorder> {s}',
    '<noForeignBorder>{s}',
  ],
  setIn: ['{s} {k}', '{s}, {k}', '{k} {s}', '{k}{s}'],
};

/** Questions and politeness around the place. */
const frames = ['<lead> {q}', '{q} <trail>', '<lead> {q} <trail>'];

type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'direction'; readonly form: string }
  | { readonly type: ChoiceName; readonly second?: boolean }
  | { readonly type: 'slot'; readonly slot: SlotName };

export function compileTable(table: LanguageTable): CompiledTable {
  const phrases = new PhraseTreeBuilder();
  const ids = new Map<string, number>();
  let next = 0;
  const add = (phrase: string, id: number) =>
    phrases.add(table.unspaced ? phrase.replaceAll(' ', '') : phrase, id);
  const idOf = (alternatives: string): number => {
    const known = ids.get(alternatives);
    if (known !== undefined) return known;
    const id = next++;
    ids.set(alternatives, id);
    for (const phrase of alternatives.split('|').filter(Boolean)) {
      const folded = foldPhrase(phrase);
      add(folded, id);
      // "Dell umbria", "dov è": the apostrophe is often left out.
      if (folded.includes("'") && !table.endings?.includes("'")) add(folded.replaceAll("'", ' ').trim(), id);
    }
    return id;
  };
  const compass = new Map<string, Map<number, Direction>>();
  for (const [form, names] of Object.entries(table.compass)) {
    const ids = new Map<number, Direction>();
    compass.set(form, ids);
    const list = names.split(',');
    if (list.length !== directions.length)
      throw new RangeError(`${table.code}: the compass form "${form}" needs eight directions`);
    list.forEach((variants, k) => {
      const id = next++;
      ids.set(id, directions[k]!);
      for (const variant of variants.split('|')) add(foldPhrase(variant), id);
    });
  }
  const choices: Choices = {
    compass,
    share: new Map(
      Object.entries(table.shares ?? {}).map(([share, words]): [number, Share] => {
        const [parts, of] = share.split('/').map(Number);
        return [idOf(words), [parts!, of!]];
      }),
    ),
    rank: new Map((table.ranks ?? []).map((words, k) => [idOf(words), k + 2])),
    demonym: new Map(
      Object.entries(adjectivesOf(table, table.demonyms?.stems)).map(([place, words]) => [
        idOf(words.join('|')),
        place,
      ]),
    ),
    front: new Map(
      Object.entries(inflected(table.fronts, '')).map(([place, words]) => [idOf(words.join('|')), place]),
    ),
    tongue: new Map(Object.entries(table.tongues ?? {}).map(([code, words]) => [idOf(words), code] as const)),
    speaker: new Map(
      Object.entries(inflected(table.speakers?.stems, table.speakers?.endings ?? '')).map(
        ([code, words]) => [idOf(words.join('|')), code] as const,
      ),
    ),
    group: new Map([
      ...Object.entries(table.groups ?? {}).map(([group, words]) => [idOf(words), group] as const),
      ...Object.entries(adjectivesOf(table, table.groupAdjectives)).map(
        ([group, words]) => [idOf(words.join('|')), group] as const,
      ),
      ...called(table.traits, idOf),
    ]),
  };
  const names = new Map(
    Object.entries({ ...table.groups, ...table.names }).map(
      ([place, words]) => [idOf(words), place] as const,
    ),
  );
  const lines = new Map<number, GridName>();
  for (const [name, words] of Object.entries(table.lines ?? {}) as [GridName, string][])
    lines.set(idOf(words), name);
  const sets = new Map<number, readonly SetNoun[]>();
  for (const [word, nouns] of nounsByWord(table)) sets.set(idOf(word), nouns);
  const members = new Map(called(table.groupNouns, idOf));
  const kinds = new Map<number, KindNoun>();
  for (const [noun, words] of Object.entries(table.kinds ?? {}) as [KindNoun, string][])
    kinds.set(idOf(words), noun);
  const rules: Rule[] = [];
  // Families and languages may say the same.
  const kept = new Set<string>();
  // One object for all elements that are alike: rules of fourteen languages have tens of thousands.
  const shared = new Map<string, Element>();
  const share = (element: Element): Element => {
    const key = keyOf(element);
    const known = shared.get(key);
    if (known && idsOf(known) === idsOf(element)) return known;
    shared.set(key, element);
    return element;
  };
  const sources: [Operation | 'frame', readonly string[]][] = [
    ...(Object.entries(everywhere) as [Operation, readonly string[]][]),
    ...(Object.entries(table.patterns) as [Operation, readonly string[]][]),
    ['frame', [...frames, ...(table.frames ?? [])]],
  ];
  for (const [operation, patterns] of sources) {
    for (const pattern of patterns) {
      for (const variation of variations(pattern, table)) {
        const elements = elementsOf(variation, idOf, choices, `${table.code}: ${pattern}`);
        const key = `${operation} ${elements.map(keyOf).join(' ')}`;
        if (kept.has(key)) continue;
        kept.add(key);
        // `map` makes the list as long as it is; one that grew keeps room for a dozen more.
        rules.push({ operation, elements: elements.map(share) });
      }
    }
  }
  const plurals = new Set((table.plurals ?? '').split('|').map(foldPhrase));
  const article = idOf(table.words.article ?? '');
  return {
    table,
    rules,
    phrases: phrases.build(),
    phraseCount: next,
    lines,
    kinds,
    members,
    sets,
    names,
    plurals,
    article,
  };
}

const idsOf = (element: Element) => ('ids' in element ? element.ids : undefined);

const keyOf = (element: Element): string =>
  `${element.gap ? '_' : ''}${
    element.type === 'slot'
      ? element.slot
      : element.type === 'phrase'
        ? element.id
        : `${element.type}${'second' in element && element.second}${element.ids.keys().next().value}`
  }`;

/** The nouns of a table by each of their words: one word may name the divisions of several countries. */
function nounsByWord({ sets }: LanguageTable): Map<string, SetNoun[]> {
  const nouns = new Map<string, SetNoun[]>();
  for (const [noun, words] of Object.entries(sets ?? {}) as [SetNoun, string][])
    for (const word of words.split('|').map(foldPhrase)) {
      const known = nouns.get(word);
      if (!known) nouns.set(word, [noun]);
      else if (!known.includes(noun)) known.push(noun);
    }
  return nouns;
}

interface Choices {
  readonly compass: ReadonlyMap<string, ReadonlyMap<number, Direction>>;
  readonly share: ReadonlyMap<number, Share>;
  readonly rank: ReadonlyMap<number, number>;
  readonly demonym: ReadonlyMap<number, string>;
  readonly front: ReadonlyMap<number, string>;
  readonly group: ReadonlyMap<number, string>;
  readonly tongue: ReadonlyMap<number, string>;
  readonly speaker: ReadonlyMap<number, string>;
}

/** Phrases of groups, by what the group is called in English. */
const called = (
  groups: Readonly<Record<string, string>> | undefined,
  idOf: (alternatives: string) => number,
): (readonly [number, string])[] =>
  Object.entries(groups ?? {}).map(([code, words]) => [idOf(words), groupNames[code]!.split('|')[0]!]);

/** Each place with its adjectives in all their forms. */
const adjectivesOf = ({ demonyms }: LanguageTable, stems?: string): Record<string, string[]> =>
  demonyms ? inflected(stems, demonyms.endings) : {};

/** What each entry stands for with its words in all their forms. */
function inflected(stemsOfAll: string | undefined, endingsOfAll: string): Record<string, string[]> {
  const endings = endingsOfAll.split('|').map((ending) => ending.replace('-', ''));
  const all: Record<string, string[]> = {};
  for (const entry of (stemsOfAll ?? '').split(/\s+/).filter(Boolean)) {
    const [stems, place] = entry.split('=') as [string, string];
    const name = place.replaceAll('_', ' ');
    const forms = stems
      .split('|')
      .flatMap((stem) => endings.map((ending) => stem.replaceAll('_', ' ') + ending));
    all[name] = [...(all[name] ?? []), ...forms];
  }
  return all;
}

/** Slots that stand for one of the words of a table, and where the table has them. */
type ChoiceName = 'share' | 'rank' | 'demonym' | 'front' | 'group' | 'tongue' | 'speaker';
const choiceSlots: Readonly<Record<string, ChoiceName>> = {
  x: 'share',
  o: 'rank',
  j: 'demonym',
  i: 'demonym',
  z: 'front',
  k: 'group',
  t: 'tongue',
  y: 'speaker',
};
const needed = {
  share: 'shares',
  rank: 'ranks',
  demonym: 'demonyms',
  front: 'fronts',
  group: 'groups',
  tongue: 'tongues',
  speaker: 'speakers',
} as const;

/** What some of them say is what others do. */
const said: Readonly<Partial<Record<ChoiceName, 'tongue' | 'demonym'>>> = {
  speaker: 'tongue',
  front: 'demonym',
};

/** A pattern without its `[x]`, each written out with and without. Choices of phrases alone stay one element.
 * @returns none for a pattern of words that the table does not have */
function variations(pattern: string, table: LanguageTable): Part[][] {
  let lists: Part[][] = [[]];
  for (const match of pattern.matchAll(/\[([^\]]*)\]|\(([^)]*)\)|<(\w+)>|\{#(\w+)\}|\{(\w)\}|([^[(<{]+)/gu)) {
    const [, optional, choice, word, form, slot, text] = match;
    let parts: Part[][];
    if (optional !== undefined) {
      parts = [[], ...choicesOf(optional, table)];
    } else if (choice !== undefined) {
      if (choice.includes('(')) throw new RangeError(`${table.code}: ${pattern}: a choice within a choice`);
      parts = choicesOf(choice, table);
    } else if (word !== undefined) {
      const phrases = table.words[word];
      if (phrases === undefined) return [];
      parts = [[{ type: 'text', text: phrases }]];
    } else if (form !== undefined) {
      if (table.compass[form] === undefined) return [];
      parts = [[{ type: 'direction', form }]];
    } else if (slot !== undefined && Object.hasOwn(choiceSlots, slot)) {
      const type = choiceSlots[slot]!;
      if (table[needed[type]] === undefined) return [];
      parts = [[{ type, second: slot === 'i' }]];
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

/** A choice of phrases is one element; one with slots or words in it is written out. */
const choicesOf = (choice: string, table: LanguageTable): Part[][] =>
  /[<{]/.test(choice)
    ? choice.split('|').flatMap((one) => variations(one, table))
    : [[{ type: 'text', text: choice }]];

function elementsOf(
  parts: readonly Part[],
  idOf: (alternatives: string) => number,
  choices: Choices,
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
      elements.push({ type: 'direction', ids: choices.compass.get(part.form)!, gap });
    } else if (part.type !== 'slot') {
      const type = said[part.type] ?? part.type;
      const second = type === 'demonym' && { second: part.second === true };
      elements.push({ type, ids: choices[part.type], gap, ...second } as Element);
    } else {
      elements.push({ type: 'slot', slot: part.slot, gap });
    }
    gap = false;
  }
  if (elements.length < 2 && elements[0]?.type === 'slot')
    throw new RangeError(`${where}: nothing but a slot`);
  return elements;
}
