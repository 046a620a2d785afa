/** Reads a text by the patterns of one table: for each part of the text the tree that it stands for, found once. A
 * pattern fits a part only as a whole, so that every word of the text is accounted for. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import type { Steps } from '../steps.ts';
import { named, placeAt, type Source } from './atoms.ts';
import { articleCost, costs } from './costs.ts';
import { type Found, gathered, saying } from './found.ts';
import { type Category, categories, categoryOf, type Group, groups, order } from './groups.ts';
import { atHome } from './homes.ts';
import { build } from './meaning.ts';
import { clearLead, countStrangers, mayBeInName } from './names.ts';
import { notUnderstood } from './not-understood.ts';
import { distanceAt, type FoundAmount, type FoundDistance, numberAt } from './number.ts';
import { isOpen } from './open-place.ts';
import type { Element, Rule } from './pattern.ts';
import { type FoundPhrases, findPhrases, isOf, lettersExplained } from './phrases.ts';
import type { Reading } from './reading.ts';
import type { ReadyTable } from './ready-table.ts';
import { RulesHere } from './rules-here.ts';
import { asksParts, membersOf, setOf } from './sets.ts';
import { Refused } from './slots.ts';
import type { LanguageTable } from './table.ts';
import type { Text } from './text.ts';

/** Categories and groups as parts of a key. */
const numbers = Object.fromEntries(
  [...categories, ...(Object.keys(groups) as Group[])].map((name, number) => [name, number]),
) as Readonly<Record<Category | Group, number>>;

export class Reader {
  /** Why the longest part that says something impossible is refused. */
  private refusal: { readonly detail: string; readonly length: number } | undefined;
  /** The text took more steps than a question does. */
  private exhausted = false;
  private readonly text: Text;
  private readonly ready: ReadyTable;
  private readonly names: NameSource;
  private readonly grid: readonly SpatialQuery[];
  private ownSource: Source | undefined;
  private readonly phrases: FoundPhrases;
  private readonly steps: Steps;
  private readonly readings = new Map<number, Reading | null>();
  private readonly amounts = new Map<number, FoundAmount | null>();
  private readonly distances = new Map<number, FoundDistance | null>();
  /** Places by where they stand: what a part stands for is asked for in several categories. */
  private readonly places = new Map<number, Reading | null>();
  /** The cheapest readings by group, by where they stand. */
  private readonly bests = new Map<number, Reading | null>();
  private readonly rules: RulesHere;
  private readonly made = new WeakSet<object>();

  constructor(text: Text, ready: ReadyTable, names: NameSource, grid: readonly SpatialQuery[], steps: Steps) {
    this.text = text;
    this.ready = ready;
    this.names = names;
    this.steps = steps;
    this.phrases = findPhrases(text, ready);
    this.rules = new RulesHere(text, ready, this.phrases);
    this.grid = grid;
  }

  private get source(): Source {
    const { text, ready: table, names, phrases, grid, steps } = this;
    this.ownSource ??= {
      ...{ text, table, names, phrases, grid, steps },
      ...{ endings: table.endings, asksParts: asksParts(table, phrases) },
      strangers: countStrangers(text, table, names),
    };
    return this.ownSource;
  }

  get table(): LanguageTable {
    return this.ready.table;
  }

  /** The whole text. A text that takes too many steps has no reading. */
  read(): Reading | undefined {
    try {
      const reading = this.part('sentence', 0, this.text.length);
      return reading && !isOpen(reading.tree) ? atHome(reading, this.table, this.names) : undefined;
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
      this.exhausted = true;
      return undefined;
    }
  }

  /** Whether the words of some operation of these stand in the text. */
  mayMake(operations: ReadonlySet<Rule['operation']>): boolean {
    return this.rules.mayApply(operations);
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
        for (const match of this.phrases.at[i]!) covered = Math.max(covered, match.end);
      if (covered > at || /^[^\p{L}]/u.test(word)) continue;
      if (numbers.some((number) => word.includes(number.word))) continue;
      if (units.some(([unit]) => word.startsWith(unit))) continue;
      if (!mayBeInName(text.quote(at, end), ready.endings, this.names)) return true;
    }
    return false;
  }

  /** Letters of the text that a phrase of the table explains. */
  explained(): number {
    return this.exhausted ? 0 : lettersExplained(this.text, this.phrases, this.ready.table.unspaced === true);
  }

  /** What to tell of a text that has no reading: what it says that cannot be, or the words that neither the table nor
   * the gazetteer knows. */
  whyNot(): string {
    // What it says that cannot be is found on the way.
    this.read();
    return this.refusal?.detail ?? notUnderstood(this.text, (at) => this.longestKnown(at));
  }

  /** Where the longest phrase, number or name ends that begins at a letter. */
  private longestKnown(at: number): number {
    const { text } = this;
    let longest = at;
    if (!text.edge[at]) return at;
    for (const { end } of this.phrases.at[at]!) if (end > longest && text.edge[end]) longest = end;
    const amount = this.distanceAt(at) ?? this.numberAt(at);
    if (amount && amount.end > longest) longest = amount.end;
    for (let end = Math.min(text.length, at + 40); end > longest; end--) {
      if (text.edge[end] && text.folded[end - 1] !== ' ' && this.atom(at, end)) return end;
    }
    return longest;
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
    const width = this.text.length + 1;
    const key = (numbers[category] * width + i) * width + j;
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
    const members = this.members(category, i, j);
    if (members && category !== 'place' && category !== 'narrowing') return members;
    for (const group of order[category]) {
      if (group === 'place') {
        const place = this.placeAt(i, j, category);
        if (place) return place;
      }
      const whole = this.best(group, category, i, j);
      const bare = this.withoutArticle(group, category, i, j);
      // "de baltiska länderna" are the Baltic states, and not the countries of "de baltiska".
      const reading =
        whole && bare && group === 'operator' ? (bare.cost < whole.cost ? bare : whole) : (whole ?? bare);
      // "Toon het gebied tussen A en B", "var ligger …": no town of that name is cut.
      const asked = reading && group + category === 'narrowedsentence' && this.best('frame', category, i, j);
      if (reading) return asked && asked.cost < reading.cost ? asked : reading;
    }
    return null;
  }

  /** All places of a kind: "countries". */
  private members(category: Category, i: number, j: number): Reading | null {
    const nouns = this.phrases.at[i]!.flatMap(({ id, end }) =>
      end === j ? (this.ready.sets.get(id) ?? []) : [],
    );
    const noun = nouns.includes('country') ? 'country' : nouns[0];
    const group = this.phrases.at[i]!.find(({ id, end }) => end === j && this.ready.members.has(id));
    if (group) return named(membersOf(this.ready.members.get(group.id)!));
    // "50 km from the sea" means the sea that is nearest, not all of them.
    if (!noun || (noun === 'sea' && category !== 'set' && category !== 'sentence')) return null;
    if (category !== 'set' && i > 0 && this.isCapital(i, j)) return null;
    const plural = this.ready.plurals.has(this.text.folded.slice(i, j));
    const also = nouns.filter((other) => other !== noun);
    return named(setOf(noun, { plural, orStates: noun === 'country' && nouns.includes('state'), also }));
  }

  /** "Ten zuiden van Bergen" names a city: the mountains have no capital letter behind other words. */
  private isCapital(i: number, j: number): boolean {
    return (
      /^\p{Lu}\p{Ll}/u.test(this.text.quote(i, j)) && this.names.knows(this.text.folded.slice(i, j), false)
    );
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
    for (const { id, end } of this.phrases.at[i]!) {
      if (id !== this.ready.article || end >= j || !this.text.edge[end]) continue;
      const from = this.text.skip(end);
      const bare = group === 'place' ? this.atom(from, j) : this.members(category, from, j);
      const reading = bare ?? this.best(group, category, from, j);
      if (reading) return { ...reading, cost: reading.cost + articleCost };
    }
    return null;
  }

  /** The cheapest reading by the patterns of a group. What their slots hold depends on the category for lists alone. */
  private best(group: Group, category: Category, i: number, j: number): Reading | null {
    const listed = category === 'list' || category === 'names' ? 1 : 0;
    const width = this.text.length + 1;
    const key = ((numbers[group] * 2 + listed) * width + i) * width + j;
    let best = this.bests.get(key);
    if (best === undefined) {
      best = this.cheapest(group, category, i, j);
      this.bests.set(key, best);
    }
    return best;
  }

  private cheapest(group: Group, category: Category, i: number, j: number): Reading | null {
    let best: Reading | null = null;
    for (const rule of this.rules.at(group, i)) {
      if (!this.rules.mayEnd(rule, i, j)) continue;
      this.steps.take();
      this.match(rule, 0, i, i, j, undefined, category, (found) => {
        const own = costs[rule.operation] ?? 1;
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

  /** All ways in which the elements from `k` on fill the text from `at` to `j`. */
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
    const { unspaced } = this.ready.table;
    if (!element) {
      if (this.text.skip(at) >= j) done(found);
      return;
    }
    let start = at;
    if (element.gap && k > 0) {
      if (!unspaced && !this.text.edge[at]) return;
      start = this.text.skip(at);
    } else if (unspaced) start = this.text.skip(at);
    if (start >= j) return;
    if (element.type !== 'slot') {
      for (const { id, end } of this.phrases.at[start]!) {
        if (end > j || !isOf(element, id)) continue;
        // "Italia-Svizzera" are two countries, and no Swiss Italy.
        if (element.type === 'demonym' && this.isName(start, end)) continue;
        if (element.type === 'group' && this.isOfSea(start, end)) continue;
        this.match(rule, k + 1, end, i, j, saying(found, element, id), category, done);
      }
      return;
    }
    const cost = found?.cost ?? 0;
    if (element.slot === 'd') {
      const amount = this.distanceAt(start);
      if (!amount || amount.end > j) return;
      const next: Found = { before: found, cost, said: { distance: amount.distance, times: amount.times } };
      this.match(rule, k + 1, amount.end, i, j, next, category, done);
      return;
    }
    if (element.slot === 'f' || element.slot === 'g') {
      const amount = this.numberAt(start);
      if (!amount || amount.end > j) return;
      const said =
        element.slot === 'f'
          ? { number: amount.value }
          : { second: amount.value, secondScale: amount.scale ?? 1 };
      this.match(rule, k + 1, amount.end, i, j, { before: found, cost, said }, category, done);
      return;
    }
    const within = categoryOf(element.slot, operation, category);
    for (const end of this.ends(elements, k, start, j)) {
      // A slot that is the whole part would go on for ever.
      if (start === i && end === j) continue;
      const reading = this.part(within, start, end);
      if (!reading) continue;
      const next: Found = { before: found, cost: cost + reading.cost, slot: element.slot, reading };
      this.match(rule, k + 1, end, i, j, next, category, done);
    }
  }

  /** Is a word written as a name is, in a language that writes adjectives small? */
  private isName(start: number, end: number): boolean {
    if (start === 0 || this.ready.table.demonyms?.capital) return false;
    return /^\p{Lu}/u.test(this.text.quote(start, end));
  }

  /** "Mar Báltico" is a sea, and no sea of the Baltic states. */
  private isOfSea(start: number, end: number): boolean {
    const { at, to } = this.phrases;
    const isSea = (id: number) => this.ready.kinds.get(id) === 'sea';
    return (
      (at[this.text.skip(end)] ?? []).some((one) => isSea(one.id) && this.atom(start, one.end) !== null) ||
      (to[this.text.skipBack(start)] ?? []).some((one) => isSea(one.id) && this.atom(one.start, end) !== null)
    );
  }

  /** Whether a suffix may begin within a word: "Kanada" is not what is in Kana, "-da". */
  private maySplit(start: number, at: number): boolean {
    const { folded, edge } = this.text;
    if (folded[at - 1] === ' ') return false;
    if (edge[at] || !this.names.fame) return true;
    let end = at;
    while (end < folded.length && !edge[end]) end++;
    const fame = (to: number) => this.names.fame!(fold(this.text.quote(start, to)));
    return fame(end) < fame(at) + clearLead;
  }

  /** Where a slot may end: before what follows it. */
  private ends(elements: readonly Element[], k: number, start: number, j: number): readonly number[] {
    const next = elements[k + 1];
    if (!next) return [j];
    const free = this.ready.table.unspaced;
    const { edge, folded } = this.text;
    const ends: number[] = [];
    if (next.type === 'phrase') {
      for (const at of this.phrases.starts.get(next.id) ?? []) {
        // A suffix has no blank before it: "la ciudad de México" is no Turkish for what is in "la ciudad".
        if (at > start && at < j && (free || (next.gap ? edge[at] : this.maySplit(start, at))))
          ends.push(this.backTo(at, start, next.gap));
      }
      return ends;
    }
    for (let at = start + 1; at < j; at++) {
      if (folded[at] === ' ') continue;
      if (next.type !== 'slot') {
        if (this.phrases.at[at]!.some(({ id }) => isOf(next, id)) && (!next.gap || free || edge[at]))
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

  /** A place, or what stands in parentheses. */
  private atom(i: number, j: number): Reading | null {
    const { folded } = this.text;
    if (folded[i] === '(' && folded[j - 1] === ')') return this.part('query', i + 1, j - 1);
    const key = i * (this.text.length + 1) + j;
    let place = this.places.get(key);
    if (place === undefined) {
      place = placeAt(this.source, i, j);
      this.places.set(key, place);
    }
    return place;
  }
}
