/** Reads a text by the patterns of one table: for each part of the text the tree that it stands for, found once. A
 * pattern fits a part only as a whole, so that every word of the text is accounted for. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { type Direction, directions, type SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import type { Steps } from '../steps.ts';
import { build, gridNodes, isOpen, Refused, type Slots } from './meaning.ts';
import { clearLead, type Endings, endingsOf, knownAs, mayBeInName } from './names.ts';
import {
  type Amounts,
  amountsOf,
  distanceAt,
  type FoundAmount,
  type FoundDistance,
  numberAt,
} from './number.ts';
import { type CompiledTable, compileTable, type Element, type Rule, type SlotName } from './pattern.ts';
import { setOf } from './sets.ts';
import type { KindNoun, LanguageTable, Operation } from './table.ts';
import { gridIndex, type Text } from './text.ts';

export interface Reading {
  readonly tree: SpatialQuery;
  /** Patterns and names it takes; the least explains most with each. */
  readonly cost: number;
  readonly notes: readonly string[];
  /** Names that are names in the language of the table. */
  readonly native: number;
}

/** What a part of a text is read as, by what stands around it. */
type Category =
  | 'sentence'
  | 'query'
  | 'union'
  | 'member'
  | 'base'
  | 'list'
  | 'names'
  | 'primary'
  | 'narrowing'
  | 'set'
  | 'place';

/** Operations by how tightly they bind, loosest first: a part of the text is what the first group makes of it.
 * Operators come before narrowings, as "the border between A and B in C" begins with a border, and before "and", as
 * "within 50 km of A and B" is one reach around both. */
/** What sets of places are made of. */
const setOperations: readonly Operation[] = [
  'setIn',
  'setBordering',
  'setOn',
  'setCrossing',
  'setLandlocked',
  'setIslands',
  'setLargest',
  'setSmallest',
  'setLongest',
  'setMostPopulous',
  'setFarthest',
  'setCount',
  'neighbours',
];

const groups = {
  place: new Set<Operation | 'frame'>(['article', 'qualified', 'parallel', 'meridian']),
  except: new Set<Operation | 'frame'>(['except']),
  operator: new Set<Operation | 'frame'>([
    'within',
    'ring',
    'coast',
    'sideCoast',
    'seaCoast',
    'border',
    'sideBorder',
    'borderBetween',
    'borderWith',
    'coastHere',
    'sea',
    'borderHere',
    'offCoast',
    'between',
    'halfway',
    'beyond',
    'beyondAt',
    'half',
    'overlap',
    'near',
    ...setOperations,
  ]),
  set: new Set<Operation | 'frame'>(setOperations),
  /** What may follow what it narrows. */
  narrowing: new Set<Operation | 'frame'>([
    'within',
    'fartherThan',
    'ring',
    'offCoast',
    'between',
    'halfway',
    'beyond',
    'beyondAt',
    'near',
  ]),
  narrowed: new Set<Operation | 'frame'>(['in', 'narrowed']),
  and: new Set<Operation | 'frame'>(['and']),
  frame: new Set<Operation | 'frame'>(['frame']),
} as const;
type Group = keyof typeof groups;

const order: Readonly<Record<Category, readonly Group[]>> = {
  sentence: ['place', 'except', 'operator', 'narrowed', 'and', 'frame'],
  query: ['place', 'except', 'operator', 'narrowed', 'and'],
  union: ['place', 'operator', 'narrowed', 'and'],
  member: ['place', 'operator', 'narrowed'],
  base: ['place', 'operator', 'narrowed'],
  list: ['place', 'operator', 'and'],
  names: ['place', 'and'],
  primary: ['place', 'operator'],
  narrowing: ['narrowing'],
  set: ['set'],
  place: ['place'],
};

const categories = Object.keys(order) as Category[];

function categoryOf(slot: SlotName, operation: Rule['operation'], within: Category): Category {
  switch (slot) {
    case 'p':
      return 'place';
    case 'l':
      return 'list';
    case 'w':
      return 'base';
    case 'n':
      return 'narrowing';
    case 's':
      return 'set';
    case 'q':
      return 'sentence';
    case 'u':
      return operation === 'except' ? 'query' : within === 'list' || within === 'names' ? 'names' : 'union';
    case 'v':
      return operation === 'except' ? 'union' : within === 'list' || within === 'names' ? 'place' : 'member';
    default:
      return 'primary';
  }
}

/** A table ready to read by. */
export interface ReadyTable extends CompiledTable {
  readonly amounts: Amounts;
  readonly endings: Endings;
  /** Rules by group, in the order of the table. */
  readonly groups: Readonly<Record<Group, readonly Rule[]>>;
}

export function makeReady(table: LanguageTable): ReadyTable {
  const compiled = compileTable(table);
  const byGroup = {} as Record<Group, readonly Rule[]>;
  for (const group of Object.keys(groups) as Group[])
    byGroup[group] = compiled.rules.filter(({ operation }) => groups[group].has(operation));
  return { ...compiled, amounts: amountsOf(table), endings: endingsOf(table), groups: byGroup };
}

/** Letters of a name at most. */
const longestName = 80;
const codeInCapitals = /^\p{Lu}{2,4}$/u;
const nameCost = 1;
const changedCost = 0.5;
const letterCost = 0.01;
const articleCost = 0.1;

/** What an element of a pattern holds, behind what those before it do. */
interface Found {
  readonly before: Found | undefined;
  /** Of all the readings so far. */
  readonly cost: number;
  readonly slot?: SlotName;
  readonly reading?: Reading;
  readonly amount?: FoundAmount | FoundDistance;
  readonly direction?: Direction;
}

function gathered(found: Found | undefined): { slots: Slots; notes: readonly string[]; native: number } {
  const trees: Partial<Record<SlotName, SpatialQuery>> = {};
  const slots: { -readonly [K in keyof Slots]: Slots[K] } = { trees };
  const notes: string[] = [];
  let native = 0;
  // Last first: of two of a kind the last holds.
  for (let at = found; at; at = at.before) {
    if (at.direction !== undefined) slots.direction ??= at.direction;
    if (at.amount && 'distance' in at.amount) slots.distance ??= at.amount.distance;
    else if (at.amount) slots.number ??= at.amount.value;
    if (!at.reading) continue;
    trees[at.slot!] ??= at.reading.tree;
    notes.unshift(...at.reading.notes);
    native += at.reading.native;
  }
  return { slots, notes, native };
}

interface Match {
  readonly id: number;
  readonly end: number;
}

export class Reader {
  /** Why the longest part that says something impossible is refused. */
  private refusal: { readonly detail: string; readonly length: number } | undefined;
  /** The text took more steps than a question does. */
  private exhausted = false;
  private readonly text: Text;
  private readonly ready: ReadyTable;
  private readonly names: NameSource;
  private readonly grid: readonly SpatialQuery[];
  private readonly steps: Steps;
  private readonly readings = new Map<number, Reading | null>();
  private readonly amounts = new Map<number, FoundAmount | null>();
  private readonly distances = new Map<number, FoundDistance | null>();
  /** Phrases that begin at each letter, and the letters at which each phrase begins. */
  private readonly phrasesAt: Match[][] = [];
  private readonly starts = new Map<number, number[]>();
  /** Phrases that end at each letter. */
  private readonly phrasesTo: { readonly id: number; readonly start: number }[][] = [];
  /** Rules that may begin at each letter. */
  private readonly beginning: Partial<Record<Group, Rule[][]>> = {};
  private readonly live: Partial<Record<Group, readonly Rule[]>> = {};
  private numbered: boolean | undefined;
  private readonly made = new WeakSet<object>();

  constructor(text: Text, ready: ReadyTable, names: NameSource, grid: readonly SpatialQuery[], steps: Steps) {
    this.text = text;
    this.ready = ready;
    this.names = names;
    this.grid = grid;
    this.steps = steps;
    this.findPhrases();
  }

  /** The whole text. A text that takes too many steps has no reading. */
  read(): Reading | undefined {
    try {
      const reading = this.part('sentence', 0, this.text.length);
      return reading && !isOpen(reading.tree) ? reading : undefined;
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
      this.exhausted = true;
      return undefined;
    }
  }

  /** Whether a word stands in the text that is no part of a phrase, a number or any name: such a text has no reading. */
  hasStranger(): boolean {
    const { text, ready } = this;
    if (ready.table.unspaced) return false;
    const { numbers, units } = ready.amounts;
    let covered = 0;
    for (const { index: at, 0: word } of text.folded.matchAll(/[^ ,()-]+/g)) {
      const end = at + word.length;
      for (let i = at; i < end; i++)
        for (const match of this.phrasesAt[i]!) covered = Math.max(covered, match.end);
      if (covered > at || /^[^\p{L}]/u.test(word)) continue;
      if (numbers.some((number) => word.includes(number.word))) continue;
      if (units.some(([unit]) => word.startsWith(unit))) continue;
      if (!mayBeInName(text.quote(at, end), ready.endings, this.names)) return true;
    }
    return false;
  }

  /** Letters of the text that a phrase of the table explains. */
  explained(): number {
    if (this.exhausted) return 0;
    const free = this.ready.table.unspaced;
    let count = 0;
    let covered = 0;
    this.phrasesAt.forEach((matches, at) => {
      if (!this.text.edge[at] && !free) return;
      for (const { end } of matches) {
        if (end <= covered || !(free || this.text.edge[end])) continue;
        count += this.text.folded.slice(Math.max(at, covered), end).replace(/[ ,]/g, '').length;
        covered = end;
      }
    });
    return count;
  }

  /** What to tell of a text that has no reading: what it says that cannot be, or the words that neither the table nor
   * the gazetteer knows. */
  whyNot(): string {
    const { text } = this;
    // What it says that cannot be is found on the way.
    this.read();
    if (this.refusal) return this.refusal.detail;
    const unknown: string[] = [];
    for (let at = text.skip(0); at < text.length; ) {
      const end = this.longestKnown(at);
      if (end > at) {
        at = text.skip(end);
        continue;
      }
      let next = at + 1;
      while (
        next < text.length &&
        (!text.edge[next] || this.longestKnown(next) === next) &&
        text.folded[next] !== ' '
      )
        next++;
      if (!/^[ ,'.-]*$/.test(text.folded.slice(at, next))) unknown.push(text.quote(at, next));
      at = text.skip(next);
    }
    if (unknown.length > 0) return `"${unknown.slice(0, 5).join('", "')}" was not understood`;
    return 'its words are known, but not in this order; ask in other words';
  }

  /** Where the longest phrase, number or name ends that begins at a letter. */
  private longestKnown(at: number): number {
    const { text } = this;
    let longest = at;
    if (!text.edge[at]) return at;
    for (const { end } of this.phrasesAt[at]!) if (end > longest && text.edge[end]) longest = end;
    const amount = this.distanceAt(at) ?? this.numberAt(at);
    if (amount && amount.end > longest) longest = amount.end;
    for (let end = Math.min(text.length, at + 40); end > longest; end--) {
      if (text.edge[end] && text.folded[end - 1] !== ' ' && this.atom(at, end)) return end;
    }
    return longest;
  }

  /** Rules of a group all of whose phrases occur in the text. */
  private rulesOf(group: Group): readonly Rule[] {
    let rules = this.live[group];
    if (!rules) {
      this.numbered ??= this.hasNumber();
      rules = this.ready.groups[group].filter((rule) => this.mayOccur(rule));
      this.live[group] = rules;
    }
    return rules;
  }

  private mayOccur({ elements }: Rule): boolean {
    for (const element of elements) {
      if (element.type === 'slot') {
        if ((element.slot === 'd' || element.slot === 'f') && !this.numbered) return false;
      } else if (element.type === 'phrase') {
        if (!this.starts.has(element.id)) return false;
      } else if (!directions.some((_, k) => this.starts.has(element.id + k))) return false;
    }
    return true;
  }

  private hasNumber(): boolean {
    const { folded } = this.text;
    return (
      /\d/.test(folded) ||
      this.ready.amounts.numbers.some(({ word, type }) => type !== 'glue' && folded.includes(word))
    );
  }

  private findPhrases(): void {
    const { folded } = this.text;
    const { unspaced } = this.ready.table;
    for (let at = 0; at < folded.length; at++) {
      const matches: Match[] = [];
      let node = this.ready.phrases;
      for (let next = at; next < folded.length; next++) {
        const letter = folded[next]!;
        if (letter === ' ' && unspaced && next > at) continue;
        const below = node.next.get(letter);
        if (!below) break;
        node = below;
        for (const id of node.ids) {
          matches.push({ id, end: next + 1 });
          const ending = this.phrasesTo[next + 1];
          if (ending) ending.push({ id, start: at });
          else this.phrasesTo[next + 1] = [{ id, start: at }];
          const starts = this.starts.get(id);
          if (!starts) this.starts.set(id, [at]);
          else if (starts[starts.length - 1] !== at) starts.push(at);
        }
      }
      this.phrasesAt.push(matches);
    }
  }

  /** The reading of a part, without the blanks around it. */
  private part(category: Category, from: number, to: number): Reading | null {
    let i = this.text.skip(from);
    let j = this.text.skipBack(to);
    if (category === 'sentence') {
      while (i < j && ' ,'.includes(this.text.folded[i]!)) i++;
      while (i < j && ' ,'.includes(this.text.folded[j - 1]!)) j--;
    }
    if (i >= j) return null;
    const key = (categories.indexOf(category) * (this.text.length + 1) + i) * (this.text.length + 1) + j;
    const known = this.readings.get(key);
    if (known !== undefined) return known;
    // A part that is being read stands for nothing meanwhile: patterns only hold smaller parts, so this is never met.
    this.readings.set(key, null);
    const reading = this.groupsOf(category, i, j);
    this.readings.set(key, reading);
    return reading;
  }

  private groupsOf(category: Category, i: number, j: number): Reading | null {
    this.steps.take();
    const members = this.members(i, j);
    if (members && category !== 'place' && category !== 'narrowing') return members;
    for (const group of order[category]) {
      if (group === 'place') {
        const place = this.placeAt(i, j, category);
        if (place) return place;
      }
      const reading = this.best(group, category, i, j) ?? this.withoutArticle(group, category, i, j);
      if (reading) return reading;
    }
    return null;
  }

  /** All places of a kind: "countries". */
  private members(i: number, j: number): Reading | null {
    for (const { id, end } of this.phrasesAt[i]!) {
      const noun = end === j ? this.ready.sets.get(id) : undefined;
      if (noun) return { tree: setOf(noun), cost: nameCost, notes: [], native: 0 };
    }
    return null;
  }

  /** "la Francia" is France, whatever village is called La Francia. */
  private placeAt(i: number, j: number, category: Category): Reading | null {
    const whole = this.atom(i, j);
    if (!whole || !this.names.fame || whole.tree.type !== 'NamedPlace') return whole;
    const bare = this.withoutArticle('place', category, i, j);
    if (bare?.tree.type !== 'NamedPlace') return whole;
    const lead = this.names.fame(fold(bare.tree.name)) - this.names.fame(fold(whole.tree.name));
    return lead >= clearLead ? bare : whole;
  }

  /** "the coast of": the article goes before an operation as before a name. */
  private withoutArticle(group: Group, category: Category, i: number, j: number): Reading | null {
    if (group !== 'place' && group !== 'operator' && group !== 'set') return null;
    for (const { id, end } of this.phrasesAt[i]!) {
      if (id !== this.ready.article || end >= j || !this.text.edge[end]) continue;
      const from = this.text.skip(end);
      const reading = (group === 'place' ? this.atom(from, j) : null) ?? this.best(group, category, from, j);
      if (reading) return { ...reading, cost: reading.cost + articleCost };
    }
    return null;
  }

  private best(group: Group, category: Category, i: number, j: number): Reading | null {
    let best: Reading | null = null;
    for (const rule of this.rulesAt(group, i)) {
      if (!this.mayEnd(rule, i, j)) continue;
      this.steps.take();
      this.match(rule, 0, i, i, j, undefined, category, (found) => {
        const own = rule.operation === 'article' || rule.operation === 'frame' ? articleCost : 1;
        const cost = (found?.cost ?? 0) + own;
        if (best && cost >= best.cost) return;
        const { slots, notes, native } = gathered(found);
        const more: string[] = [];
        const tree =
          rule.operation === 'frame'
            ? slots.trees.q!
            : build[rule.operation](slots, this.names, more, this.made);
        if (tree === undefined) return;
        if (tree instanceof Refused) {
          if (!this.refusal || j - i > this.refusal.length)
            this.refusal = { detail: tree.detail, length: j - i };
          return;
        }
        best = { tree, cost, notes: [...notes, ...more], native };
      });
    }
    return best;
  }

  /** Rules of a group that may begin at a letter: with a slot, or with a phrase that stands there. */
  private rulesAt(group: Group, i: number): readonly Rule[] {
    this.beginning[group] ??= [];
    const known = this.beginning[group];
    let rules = known[i];
    if (!rules) {
      const here = this.phrasesAt[i]!;
      rules = this.rulesOf(group).filter(({ elements: [first] }) => {
        return first!.type === 'slot' || here.some(({ id }) => isOf(first!, id));
      });
      known[i] = rules;
    }
    return rules;
  }

  /** Whether the last phrase of a rule stands at the end of a part. */
  private mayEnd({ elements }: Rule, i: number, j: number): boolean {
    const last = elements[elements.length - 1]!;
    if (last.type === 'slot') return true;
    return this.phrasesTo[j]?.some(({ id, start }) => start >= i && isOf(last, id)) ?? false;
  }

  /** All ways in which the elements from `k` on fill the text from `at` to `j`.
   * @param found  what the elements before `k` hold */
  private match(
    rule: Rule,
    k: number,
    at: number,
    i: number,
    j: number,
    found: Found | undefined,
    category: Category,
    done: (found: Found | undefined) => void,
  ): void {
    const { elements, operation } = rule;
    const element = elements[k];
    if (!element) {
      if (this.text.skip(at) >= j) done(found);
      return;
    }
    let start = at;
    if (element.gap && k > 0) {
      if (!this.ready.table.unspaced && !this.text.edge[at]) return;
      start = this.text.skip(at);
    } else if (this.ready.table.unspaced) start = this.text.skip(at);
    if (start >= j) return;
    if (element.type !== 'slot') {
      for (const { id, end } of this.phrasesAt[start]!) {
        if (end > j || !isOf(element, id)) continue;
        const next: Found | undefined =
          element.type === 'direction'
            ? { before: found, cost: found?.cost ?? 0, direction: directions[id - element.id]! }
            : found;
        this.match(rule, k + 1, end, i, j, next, category, done);
      }
      return;
    }
    if (element.slot === 'd' || element.slot === 'f') {
      const amount = element.slot === 'd' ? this.distanceAt(start) : this.numberAt(start);
      if (!amount || amount.end > j) return;
      const next: Found = { before: found, cost: found?.cost ?? 0, amount };
      this.match(rule, k + 1, amount.end, i, j, next, category, done);
      return;
    }
    const within = categoryOf(element.slot, operation, category);
    for (const end of this.ends(elements, k, start, j)) {
      // A slot that is the whole part would go on for ever.
      if (start === i && end === j) continue;
      const reading = this.part(within, start, end);
      if (!reading) continue;
      const cost = (found?.cost ?? 0) + reading.cost;
      const next: Found = { before: found, cost, slot: element.slot, reading };
      this.match(rule, k + 1, end, i, j, next, category, done);
    }
  }

  /** Where a slot may end: before what follows it. */
  private ends(elements: readonly Element[], k: number, start: number, j: number): readonly number[] {
    const next = elements[k + 1];
    if (!next) return [j];
    const free = this.ready.table.unspaced;
    const { edge, folded } = this.text;
    const ends: number[] = [];
    if (next.type === 'phrase') {
      for (const at of this.starts.get(next.id) ?? []) {
        if (at > start && at < j && (!next.gap || free || edge[at]))
          ends.push(this.backTo(at, start, next.gap));
      }
      return ends;
    }
    for (let at = start + 1; at < j; at++) {
      if (folded[at] === ' ') continue;
      if (next.type === 'direction') {
        if (this.phrasesAt[at]!.some(({ id }) => isOf(next, id)) && (!next.gap || free || edge[at]))
          ends.push(this.backTo(at, start, next.gap));
      } else if (edge[at]) ends.push(at);
    }
    return ends;
  }

  /** A slot ends where its letters end; the blanks behind it belong to the gap. */
  private backTo(at: number, start: number, gap: boolean): number {
    return gap || this.ready.table.unspaced ? Math.max(start + 1, this.text.skipBack(at)) : at;
  }

  private distanceAt(at: number): FoundDistance | null {
    let found = this.distances.get(at);
    if (found === undefined) {
      found = distanceAt(this.text, at, this.ready.amounts) ?? null;
      this.distances.set(at, found);
    }
    return found;
  }

  private numberAt(at: number): FoundAmount | null {
    let found = this.amounts.get(at);
    if (found === undefined) {
      found = numberAt(this.text, at, this.ready.amounts) ?? null;
      this.amounts.set(at, found);
    }
    return found;
  }

  /** "река Волга", "Van Gölü": the kind is kept, as a lake and a state may share a name. */
  private withKind(i: number, j: number): Reading | null {
    for (const { id, end } of this.phrasesAt[i]!) {
      const noun = this.ready.kinds.get(id);
      if (noun && end < j && this.text.edge[end]) {
        const named = this.ofKind(noun, this.text.skip(end), j);
        if (named) return named;
      }
    }
    for (let at = i + 1; at < j; at++) {
      if (!this.text.edge[at] && !this.ready.table.unspaced) continue;
      for (const { id, end } of this.phrasesAt[at]!) {
        const noun = end === j && this.ready.kinds.get(id);
        const named = noun && this.ofKind(noun, i, this.text.skipBack(at));
        if (named) return named;
      }
    }
    return null;
  }

  private ofKind(noun: KindNoun, i: number, j: number): Reading | null {
    const written = this.text.quote(i, j);
    this.steps.take(2);
    const named = knownAs(written, this.ready.endings, this.names, false);
    if (!named) return null;
    // "острова Греции" are the islands of Greece, "остров Куба" is Cuba.
    if (this.names.isA?.(fold(named.name), noun) === false && (noun !== 'island' || named.changed))
      return null;
    const name = noun === 'country' ? named.name : `${noun} ${named.name}`;
    return { tree: { type: 'NamedPlace', name }, cost: 2 * nameCost, notes: [], native: 0 };
  }

  /** A name, a part of the grid, or what stands in parentheses. */
  private atom(i: number, j: number): Reading | null {
    const { folded } = this.text;
    for (const { id, end } of this.phrasesAt[i]!) {
      const line = end === j && this.ready.lines.get(id);
      if (line) return { tree: gridNodes[line], cost: nameCost, notes: [], native: 0 };
    }
    const index = j - i === 1 ? gridIndex(folded[i]!) : undefined;
    if (index !== undefined) return { tree: this.grid[index]!, cost: nameCost, notes: [], native: 0 };
    if (folded[i] === '(' && folded[j - 1] === ')') return this.part('query', i + 1, j - 1);
    const written = this.text.quote(i, j);
    // "costa" is a region in Portuguese and, far more often, the coast.
    if (this.phrasesAt[i]!.some(({ end }) => end === j) && !/^\p{Lu}/u.test(written)) return null;
    if (j - i > longestName || folded[i] === ',' || folded[j - 1] === ',' || folded[i] === "'") return null;
    this.steps.take(2);
    const named = knownAs(written, this.ready.endings, this.names, codeInCapitals.test(written));
    if (!named) return this.withKind(i, j);
    return {
      tree: { type: 'NamedPlace', name: named.name },
      // What words of the table explain is surer than a name.
      cost: nameCost + letterCost * (j - i) + (named.changed ? changedCost : 0),
      notes: [],
      native: this.names.speaks?.(fold(named.name), this.ready.table.code) ? 1 : 0,
    };
  }
}

const isOf = (element: Element, id: number): boolean =>
  element.type === 'phrase'
    ? id === element.id
    : element.type === 'direction' && id >= element.id && id < element.id + directions.length;
