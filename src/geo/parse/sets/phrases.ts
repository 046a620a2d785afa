/** The tables of words as phrases to look up, one map for each class of words. */

import { fold } from '../../domain/fold.ts';
import type { DivisionName, Language, Measure, SetKind } from '../../domain/query.ts';
import { phraseProduct } from '../phrase-product.ts';
import type { Word } from '../words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { RareWord, Relation, SetTable, SetWord, Shore } from './set-table.ts';

/** Phrases with what each means; the beginnings of long ones tell when to stop. */
export class Phrases<T> {
  private readonly meanings = new Map<string, T>();
  private readonly beginnings = new Set<string>();

  add(phrases: string, meaning: T): this {
    for (const phrase of phrases.split('|')) {
      if (phrase === '' || this.meanings.has(phrase)) continue;
      this.meanings.set(phrase, meaning);
      for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1))
        this.beginnings.add(phrase.slice(0, at));
    }
    return this;
  }

  /** The longest phrase that begins at a word. */
  at(words: readonly Pick<Word, 'kind' | 'text'>[], from: number): { meaning: T; end: number } | undefined {
    let phrase = '';
    let found: { meaning: T; end: number } | undefined;
    for (let i = from; i < words.length; i++) {
      const word = words[i]!;
      if (word.kind !== 'word') break;
      phrase += (i === from ? '' : ' ') + word.text;
      const meaning = this.meanings.get(phrase);
      if (meaning !== undefined) found = { meaning, end: i + 1 };
      if (!this.beginnings.has(phrase)) break;
    }
    return found;
  }
}

export interface Head {
  readonly kind: SetKind;
  readonly called?: DivisionName;
  readonly plural: boolean;
  /** The word is the same for one and many: "pays". */
  readonly either?: boolean;
  /** Only its umlaut tells it from one: "Häfen". */
  readonly umlaut?: true;
  /** "neighbours": `kind` is only said by "neighbouring countries". */
  readonly neighbours?: 'countries' | 'any';
  /** Rivers, and "of" says what they flow into. */
  readonly tributaries?: true;
  readonly shore?: Shore;
  /** Countries of this group: "monarchies". */
  readonly group?: string;
  /** A word for countries that means the states of one country as well: "États". */
  readonly orStates?: true;
  /** The country that has divisions of this name, where the question names none. */
  readonly home?: string;
  /** It is the highest of its kind: "highest point". */
  readonly highest?: true;
  /** The words end with "called", and a name follows. */
  readonly named?: true;
}

/** Whether a noun beside the name of a group says that its members are meant: "Baltic states", not "Baltic islands". */
export const isOfGroups = ({ kind }: Head): boolean => kind === 'country' || kind === 'division';

export interface Superlative {
  readonly by: Measure | 'size';
  readonly order: 'most' | 'least';
}

export interface SetLexicon {
  readonly heads: Phrases<Head>;
  readonly superlatives: Phrases<Superlative>;
  readonly measures: Phrases<Measure>;
  readonly shores: Phrases<Shore>;
  readonly traits: Phrases<string>;
  readonly relations: Phrases<Relation>;
  readonly verbs: Phrases<Relation>;
  readonly words: Readonly<
    Record<Exclude<SetWord, RareWord>, Phrases<true>> & Partial<Record<RareWord, Phrases<true>>>
  >;
  readonly languages: Phrases<string>;
  readonly speakers: Phrases<string>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly ordinals: readonly string[];
  readonly genitive: string | undefined;
}

/** The order in which verbs and prepositions of the same words are taken. */
const relationOrder: readonly Relation[] = ['Bordering', 'FlowingInto', 'Rising', 'Crossing', 'On', 'In'];

function compile(table: SetTable): SetLexicon {
  const heads = new Phrases<Head>();
  heads.add(table.neighbours.countries, { kind: 'country', plural: true, neighbours: 'countries' });
  for (const [is, phrases] of Object.entries(table.shoreNouns ?? {}))
    heads.add(phrases, { kind: 'country', plural: true, shore: is as Shore });
  for (const [group, nouns] of Object.entries(table.groupNouns ?? {}))
    for (const [i, phrases] of nouns.entries())
      heads.add(phrases, { kind: 'country', plural: i === 1, group });
  for (const [i, phrases] of table.tributaries.entries())
    heads.add(phrases, { kind: 'river', plural: i === 1, tributaries: true });
  heads.add(table.highestPoint ?? '', { kind: 'peak', plural: false, highest: true });
  heads.add(table.namedPlaces ?? '', { kind: 'city', plural: true, named: true });
  heads.add(table.neighbours.any, { kind: 'division', plural: true, neighbours: 'any' });
  for (const [name, [, many]] of Object.entries(table.neighbours.adjectives ? table.divisions : {})) {
    const head = { kind: 'division', called: name as DivisionName, plural: true, neighbours: 'any' } as const;
    heads.add(phraseProduct(table.neighbours.adjectives!, many), head);
  }
  const states = new Set(table.divisions.state?.flatMap((words) => words.split('|')));
  for (const [kind, [one, many]] of Object.entries(table.kinds)) {
    const add = (word: string, plural: boolean) => {
      const either = plural && one.split('|').includes(word);
      const orStates = kind === 'country' && states.has(word);
      const more = { ...(either && { either }), ...(orStates && { orStates }) };
      const umlaut = /[äöü]/u.test(word) && ({ umlaut: true } as const);
      const home = table.homes?.[word];
      const of = home !== undefined && { home };
      heads.add(fold(word), { kind: kind as SetKind, plural, ...more, ...umlaut, ...of });
    };
    for (const word of many.split('|')) add(word, true);
    for (const word of one.split('|')) add(word, false);
  }
  for (const [name, [one, many]] of Object.entries(table.divisions)) {
    const called = name as DivisionName;
    for (const [phrases, plural] of [
      [many, true],
      [one, false],
    ] as const)
      for (const phrase of phrases.split('|')) {
        const home = table.homes?.[phrase];
        const head = { kind: 'division', called, plural, ...(home !== undefined && { home }) } as const;
        heads.add(phrase, head);
        // "Küstenprovinzen"
        if (table.coastal) heads.add(table.coastal + phrase, { ...head, shore: 'coastal' });
      }
  }
  for (const [called, nouns] of Object.entries(table.seats ?? {}))
    for (const [i, phrases] of nouns.entries())
      for (const phrase of phrases.split('|')) {
        const home = table.homes?.[phrase];
        const seat = { kind: 'division_capital', called: called as DivisionName, plural: i === 1 } as const;
        heads.add(phrase, { ...seat, ...(home !== undefined && { home }) });
      }
  const superlatives = new Phrases<Superlative>();
  for (const [meaning, phrases] of Object.entries(table.superlatives)) {
    const [by, order] = meaning.split(' ') as [Measure | 'size', 'most' | 'least'];
    superlatives.add(phrases, { by, order });
  }
  const relations = new Phrases<Relation>();
  const verbs = new Phrases<Relation>();
  for (const relation of relationOrder) {
    relations.add(table.relations[relation], relation);
    verbs.add(table.verbs[relation], relation);
  }
  return {
    heads,
    superlatives,
    measures: fromTable(table.measures) as Phrases<Measure>,
    shores: fromTable(table.shores) as Phrases<Shore>,
    traits: fromTable(table.traits ?? {}),
    relations,
    verbs,
    words: Object.fromEntries(
      Object.entries(table.words).map(([word, phrases]) => [word, new Phrases<true>().add(phrases, true)]),
    ) as SetLexicon['words'],
    languages: fromTable(table.languages),
    speakers: fromTable(table.speakers ?? {}),
    numbers: new Map(table.numbers.split(' ').map((word, i) => [word, i + 1])),
    ordinals: table.ordinals.split(' '),
    genitive: table.genitive,
  };
}

function fromTable(table: Readonly<Record<string, string>>): Phrases<string> {
  const phrases = new Phrases<string>();
  for (const [meaning, written] of Object.entries(table)) phrases.add(written, meaning);
  return phrases;
}

export const setTables: Readonly<Record<Language, SetTable>> = { en, de, fr, es };
const compiled = new Map<Language, SetLexicon>();

export function setLexicon(language: Language): SetLexicon {
  let known = compiled.get(language);
  if (!known) {
    known = compile(setTables[language]);
    compiled.set(language, known);
  }
  return known;
}
