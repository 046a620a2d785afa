/** Words into sets of places.
 *
 *   set       := [COUNT] before head after
 *   before    := { NUMBER | ORDINAL | SUPERLATIVE | SHORE | name ['s] }       "the 5 largest landlocked African"
 *   head      := KIND | NEIGHBOURS                                            "countries"
 *   after     := { SUPERLATIVE | BY measure | SHORE | amount | language | relation }
 *   relation  := [that] [not] (RELATION operand [VERB] | operand VERB)        "in Africa", "the Danube flows through"
 *   operand   := ( operand ) | grid | set | name { (and | or | ,) name }
 *
 * A set is read as far as it is understood; what follows is the sentence's. */

import { fold } from '../../domain/fold.ts';
import { groupCode } from '../../domain/groups.ts';
import type { Measure, PlaceSet, SetCondition, SetRank, SpatialQuery } from '../../domain/query.ts';
import type { LexiconEntry } from '../language/lexicon.ts';
import type { NameSource } from '../name-source.ts';
import type { Spans } from '../spatial/spans.ts';
import type { Steps } from '../steps.ts';
import type { Word } from '../words.ts';
import type { Head, SetLexicon, Superlative } from './phrases.ts';
import type { Relation, SetWord } from './set-table.ts';

/** Words of the name of a group at most. */
const longestGroup = 6;

interface Read<T> {
  readonly value: T;
  readonly end: number;
}

interface Draft {
  head?: Head;
  count: boolean;
  take?: number;
  from?: number;
  superlative?: Superlative;
  /** Whether the superlative is in the plural, where the head does not tell. */
  many?: boolean;
  by?: Measure;
  readonly where: SetCondition[];
  /** A place before the head: "Germany's", "African", "EU". */
  owner?: SpatialQuery;
}

export class SetReader {
  private readonly spans: Spans;
  private readonly words: readonly Word[];
  private readonly lexicon: SetLexicon;
  private readonly compass: ReadonlyMap<string, LexiconEntry>;
  private readonly names: NameSource;
  private readonly steps: Steps;
  /** What was read at each word: it is asked for from several sides, and read once. */
  private readonly sets = new Map<number, Read<PlaceSet> | undefined>();
  private readonly operands = new Map<number, Read<OperandList> | undefined>();
  private readonly heads = new Map<number, boolean>();

  /** @param compass  phrases of directions */
  constructor(
    spans: Spans,
    words: readonly Word[],
    lexicon: SetLexicon,
    compass: ReadonlyMap<string, LexiconEntry>,
    names: NameSource,
    steps: Steps,
  ) {
    this.compass = compass;
    this.spans = spans;
    this.words = words;
    this.lexicon = lexicon;
    this.names = names;
    this.steps = steps;
  }

  /** The set that begins at a word. */
  set(start: number): Read<PlaceSet> | undefined {
    return remember(this.sets, start, () => this.readSet(start));
  }

  private readSet(start: number): Read<PlaceSet> | undefined {
    const draft: Draft = { count: false, where: [] };
    let at = start;
    const count = this.word('count', at);
    if (count) {
      draft.count = true;
      at = count;
    }
    // "durch welche Länder fließt die Donau", "par quels pays passe le Rhin"
    const first = this.lexicon.relations.at(this.words, at);
    const pending = first && this.which(first.end) ? first : undefined;
    if (pending) at = pending.end;
    at = this.before(at, draft);
    const head = this.headAt(at);
    if (!head) return undefined;
    draft.head = head.value;
    at = this.after(head.end, draft, pending?.meaning);
    const set = this.finish(draft);
    return set && { value: set, end: at };
  }

  /** "welche", "quels": what makes a question of a preposition, and a kind after it. */
  private which(at: number): boolean {
    const end = this.word('which', at);
    return end !== undefined && this.headAt(end)?.value.plural === true;
  }

  private word(word: SetWord, at: number): number | undefined {
    return this.lexicon.words[word].at(this.words, at)?.end;
  }

  /** Past words that say nothing here. */
  private skip(at: number, also: readonly SetWord[] = []): number {
    for (;;) {
      this.steps.take();
      let next = at;
      for (const word of ['filler', ...also] as const) {
        const end = this.word(word, at);
        if (end !== undefined && !this.isName(at, end)) next = Math.max(next, end);
      }
      if (next === at) return at;
      at = next;
    }
  }

  /** Whether a name begins with a filler, as "Los Angeles" does and "the Gulf of Mexico" does not have to. */
  private isName(at: number, end: number): boolean {
    const whole = this.spans.nameAt(at);
    if (this.lexicon.heads.at(this.words, end) || this.lexicon.superlatives.at(this.words, end)) return false;
    return whole > end - at && end + this.spans.nameAt(end) < at + whole;
  }

  private isMark(mark: string, at: number): boolean {
    const word = this.words[at];
    return word?.kind === 'mark' && word.text === mark;
  }

  private before(start: number, draft: Draft): number {
    let at = start;
    for (let turn = 0; turn < 12; turn++) {
      const skipped = this.skip(this.word('top', this.skip(at)) ?? at);
      const next = this.beforeOnce(skipped, draft);
      if (next === undefined) return skipped;
      at = next;
    }
    return at;
  }

  private beforeOnce(at: number, draft: Draft): number | undefined {
    const word = this.words[at];
    if (!word) return undefined;
    const superlative = this.superlativeAt(at);
    if (superlative && !draft.superlative) {
      draft.superlative = superlative.value;
      draft.many = this.words[superlative.end - 1]!.text.endsWith('s');
      if (superlative.from !== undefined) draft.from = superlative.from;
      return superlative.end;
    }
    const number = this.smallNumber(at);
    if (number !== undefined && draft.take === undefined) {
      draft.take = number;
      return at + 1;
    }
    const ordinal = this.ordinalAt(at);
    if (ordinal !== undefined && draft.from === undefined) {
      draft.from = ordinal;
      return at + 1;
    }
    const shore = this.lexicon.shores.at(this.words, at);
    if (shore && this.spans.nameAt(at) <= shore.end - at && this.headFollows(shore.end)) {
      draft.where.push({ type: 'Shore', is: shore.meaning });
      return shore.end;
    }
    const language = this.lexicon.languages.at(this.words, at);
    const speaking = language && this.word('speaking', language.end);
    if (language && speaking !== undefined && this.headFollows(speaking)) {
      draft.where.push({ type: 'Speaking', language: language.meaning });
      return speaking;
    }
    if (draft.owner || this.headAt(at)) return undefined;
    const owner = this.name(at);
    // "Of" is a town, "Durch" a village.
    const preposition = this.lexicon.relations.at(this.words, at);
    if (!owner || (preposition && preposition.end >= owner.end)) return undefined;
    const end = this.isMark("'s", owner.end) ? owner.end + 1 : owner.end;
    if (!this.headFollows(end)) return undefined;
    draft.owner = owner.value;
    return end;
  }

  /** Whether a head comes after further words of `before`. */
  private headFollows(start: number): boolean {
    return remember(this.heads, start, () => {
      const end = this.before(start, { count: false, where: [], owner: placeholder });
      return this.headAt(end) !== undefined;
    });
  }

  private headAt(at: number): Read<Head> | undefined {
    const found = this.lexicon.heads.at(this.words, at);
    if (!found) return undefined;
    // "Great Lakes" and "Islands of the Blessed" are names; so is a head that begins one.
    if (this.spans.nameAt(at) > found.end - at) return undefined;
    return { value: found.meaning, end: found.end };
  }

  /** "largest", "second largest", "zweitgrößte", "les plus grands". */
  private superlativeAt(start: number): (Read<Superlative> & { from?: number }) | undefined {
    const found = this.lexicon.superlatives.at(this.words, start);
    if (found) return { value: found.meaning, end: found.end };
    const word = this.words[start];
    if (word?.kind !== 'word') return undefined;
    for (const [i, ordinal] of this.lexicon.ordinals.entries()) {
      if (!word.text.startsWith(ordinal) || word.text.length < ordinal.length + 5) continue;
      const rest = this.lexicon.superlatives.at([{ ...word, text: word.text.slice(ordinal.length) }], 0);
      if (rest) return { value: rest.meaning, end: start + 1, from: i + 1 };
    }
    return undefined;
  }

  private ordinalAt(at: number): number | undefined {
    const { ordinals } = this.lexicon;
    const text = this.words[at]?.text ?? '';
    const index = ordinals.findIndex(
      (ordinal) =>
        text === ordinal ||
        (ordinal.length > 3 && text.startsWith(ordinal) && text.length <= ordinal.length + 2),
    );
    return index < 0 ? undefined : index + 1;
  }

  private smallNumber(at: number): number | undefined {
    const word = this.words[at];
    const value = word?.kind === 'number' ? word.value : this.lexicon.numbers.get(word?.text ?? '');
    return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 1000 ? value : undefined;
  }

  private after(start: number, draft: Draft, pending: Relation | undefined): number {
    let at = start;
    if (pending) {
      const read = this.pendingRelation(at, pending);
      if (read) {
        draft.where.push(...read.value);
        at = read.end;
      }
    }
    for (let turn = 0; turn < 16; turn++) {
      const next = this.afterOnce(at, draft);
      if (next === undefined) break;
      at = next;
    }
    // "How many are there?"
    const end = this.skip(at);
    return end === this.words.length ? end : at;
  }

  private afterOnce(start: number, draft: Draft): number | undefined {
    let at = start;
    if (this.isMark(',', at)) at++;
    const and = this.word('and', at);
    if (and !== undefined && draft.where.length > 0) at = and;
    const genitive = this.genitiveName(at);
    if (genitive) {
      const type = draft.head!.neighbours ? 'Bordering' : 'In';
      draft.where.push({ type, of: genitive.value });
      return genitive.end;
    }
    const world = this.word('world', at);
    if (world !== undefined) return world;
    const preposition = this.lexicon.relations.at(this.words, at);
    const bare = draft.head!.neighbours && draft.where.length === 0 && !draft.owner && !preposition;
    const direct = bare ? this.operand(at) : undefined;
    if (direct) {
      draft.where.push(...toConditions('Bordering', direct.value, draft.head!, undefined));
      return direct.end;
    }
    const straight = preposition && this.relation(at, draft.head!);
    if (straight) {
      draft.where.push(...straight.value);
      return straight.end;
    }
    at = this.skip(at, ['that']);
    // "larger than 8,000 km²" before "largest".
    const amount = this.amount(at, draft) ?? this.language(at);
    if (amount) {
      draft.where.push(amount.value);
      return amount.end;
    }
    const superlative = draft.superlative ? undefined : this.lexicon.superlatives.at(this.words, at);
    if (superlative) {
      draft.superlative = superlative.meaning;
      draft.many = this.words[superlative.end - 1]!.text.endsWith('s');
      return superlative.end;
    }
    const by = this.word('by', at);
    const measure = by === undefined ? undefined : this.lexicon.measures.at(this.words, this.skip(by));
    if (measure && (draft.superlative || draft.take !== undefined)) {
      draft.by = measure.meaning;
      return measure.end;
    }
    const not = this.word('not', at);
    const shoreStart = not === undefined ? at : this.skip(not);
    const shore = this.lexicon.shores.at(this.words, shoreStart);
    if (shore && this.spans.nameAt(shoreStart) <= shore.end - shoreStart) {
      draft.where.push(negated({ type: 'Shore', is: shore.meaning }, not !== undefined));
      return shore.end;
    }
    const relation = this.relation(shoreStart, draft.head!);
    if (!relation) return undefined;
    const conditions = relation.value.map((condition) => negated(condition, not !== undefined));
    const or = this.word('or', relation.end);
    const other = or === undefined ? undefined : this.relation(this.skip(or, ['that']), draft.head!);
    if (other && conditions.length === 1 && other.value.length === 1) {
      draft.where.push({ type: 'Either', of: [conditions[0]!, other.value[0]!] });
      return other.end;
    }
    draft.where.push(...conditions);
    return relation.end;
  }

  /** "in Africa", "that border Canada", "an Polen grenzen", "the Danube flows through". */
  private relation(start: number, head: Head): Read<SetCondition[]> | undefined {
    let at = start;
    const entirely = this.word('entirely', at);
    const partly = this.word('partly', at);
    const extent = entirely !== undefined ? 'entirely' : partly !== undefined ? 'partly' : undefined;
    at = entirely ?? partly ?? at;
    // "Kantone der Schweiz": an article may be the preposition.
    if (!this.operandAfter(at)) at = this.skip(at, ['that']);
    const preposition = this.lexicon.relations.at(this.words, at);
    const verb = this.lexicon.verbs.at(this.words, at);
    const said = verb && (!preposition || verb.end > preposition.end) ? verb : preposition;
    if (said && this.spans.nameAt(at) <= said.end - at) {
      const inner = this.lexicon.relations.at(this.words, this.skip(said.end));
      const operand =
        this.operand(said.end) ?? (inner && verb === said ? this.operand(inner.end) : undefined);
      if (operand) return this.withVerb(said.meaning, operand, head, extent);
      // "which countries does it cross": a verb alone says nothing.
    }
    const subject = this.operand(at);
    if (!subject) return undefined;
    const after = this.lexicon.verbs.at(this.words, this.skip(subject.end));
    if (!after) return undefined;
    const end = this.lexicon.relations.at(this.words, after.end);
    const rest = end && end.meaning === after.meaning && !this.operand(end.end) ? end.end : after.end;
    return { value: toConditions(after.meaning, subject.value, head, extent), end: rest };
  }

  private operandAfter(at: number): boolean {
    const preposition = this.lexicon.relations.at(this.words, at);
    return preposition !== undefined && this.operand(preposition.end) !== undefined;
  }

  /** A relation with its operand, and the verb that German puts last. */
  private withVerb(
    relation: Relation,
    operand: Read<OperandList>,
    head: Head,
    extent: 'entirely' | 'partly' | undefined,
  ): Read<SetCondition[]> {
    const verb = this.lexicon.verbs.at(this.words, this.skip(operand.end));
    const follows = verb && this.operand(verb.end) !== undefined;
    if (!verb || follows)
      return { value: toConditions(relation, operand.value, head, extent), end: operand.end };
    const meant =
      verb.meaning === 'In' || (verb.meaning === 'On' && relation === 'In') ? relation : verb.meaning;
    return { value: toConditions(meant, operand.value, head, extent), end: verb.end };
  }

  /** What follows "through which countries": "flows the Danube", "does the Danube flow". */
  private pendingRelation(start: number, relation: Relation): Read<SetCondition[]> | undefined {
    const verb = this.lexicon.verbs.at(this.words, this.skip(start));
    const operand = this.operand(verb?.end ?? start);
    if (!operand) return undefined;
    const last = this.lexicon.verbs.at(this.words, this.skip(operand.end));
    const meant = verb ?? last;
    const value = toConditions(
      meant && meant.meaning !== 'In' && meant.meaning !== 'On' ? meant.meaning : relation,
      operand.value,
      { kind: 'country', plural: true },
      undefined,
    );
    return { value, end: verb ? operand.end : (last?.end ?? operand.end) };
  }

  /** "with more than 1 million inhabitants", "larger than 8,000 km²", "larger than India". */
  private amount(start: number, { head }: Draft): Read<SetCondition> | undefined {
    let at = this.skip(start);
    at = this.word('with', at) ?? at;
    const population = this.word('populationOf', at);
    at = this.skip(population ?? at);
    const compared = (['larger', 'smaller', 'longer'] as const)
      .map((word) => ({ word, end: this.word(word, at) }))
      .filter(({ end }) => end !== undefined)
      .sort((a, b) => b.end! - a.end!)[0];
    const more = this.word('more', at);
    const less = this.word('less', at);
    const range = more === undefined && less === undefined ? this.word('from', at) : undefined;
    const from = Math.max(more ?? 0, less ?? 0, range ?? 0, compared?.end ?? 0);
    if (from === 0) return undefined;
    const first = this.number(this.skip(from));
    if (!first) {
      const place = compared && population === undefined ? this.name(this.skip(compared.end!)) : undefined;
      if (!place) return undefined;
      const by = compared!.word === 'longer' ? 'length' : this.sizeOf(head!);
      const order = compared!.word === 'smaller' ? 'less' : 'more';
      return { value: { type: 'Compared', by, order, than: place.value }, end: place.end };
    }
    const to = range === undefined ? undefined : this.word('to', first.end);
    const second = to === undefined ? undefined : this.number(to);
    // "Between 10 and 20 million"
    const scale =
      second && second.end > to! + 1 ? second.value / (this.words[to!]?.value ?? second.value) : 1;
    const least = first.end === this.skip(from) + 1 ? first.value * scale : first.value;
    if (range !== undefined && !second) return undefined;
    const unit = this.unit(second?.end ?? first.end);
    const by = unit?.value ?? (population !== undefined || head!.kind === 'city' ? 'population' : undefined);
    if (!by) return undefined;
    const isLess = (less ?? 0) > (more ?? 0) || compared?.word === 'smaller';
    const bounds = second
      ? { least, most: second.value }
      : isLess
        ? { most: first.value }
        : { least: first.value };
    return { value: { type: 'Measured', by, ...bounds }, end: unit?.end ?? second?.end ?? first.end };
  }

  private unit(at: number): Read<Measure> | undefined {
    const people = this.word('people', at);
    if (people !== undefined) return { value: 'population', end: people };
    const square = this.word('squareKm', at);
    if (square !== undefined) return { value: 'area', end: square };
    // "km²" is a word and a sign that is none.
    if (this.words[at]?.text === 'km' && /^km(?:²|2)/u.test(this.spans.textAfter(at)))
      return { value: 'area', end: at + (this.words[at + 1]?.text === '2' ? 2 : 1) };
    const km = this.word('km', at);
    return km === undefined ? undefined : { value: 'length', end: km };
  }

  private number(at: number): Read<number> | undefined {
    const word = this.words[at];
    if (!word) return undefined;
    const million = (from: number) => {
      for (const [scale, factor] of scales) {
        const end = this.word(scale, from);
        if (end !== undefined) return { factor, end };
      }
      return undefined;
    };
    const spelt = this.lexicon.numbers.get(word.text);
    const value = word.kind === 'number' ? word.value : spelt;
    if (value === undefined) {
      const alone = million(at);
      return alone && { value: alone.factor, end: alone.end };
    }
    const scaled = million(at + 1);
    if (scaled) return { value: value * scaled.factor, end: scaled.end };
    // "100.000 Einwohner": nobody asks for a thousandth of an inhabitant or of a kilometre.
    const grouped = /^\d{1,3}\.\d{3}$/.test(word.raw.trim());
    return { value: grouped ? Math.round(value * 1000) : value, end: at + 1 };
  }

  /** "where French is spoken", "speaking French". */
  private language(start: number): Read<SetCondition> | undefined {
    const speaking = this.word('speaking', this.skip(start));
    const at = this.skip(speaking ?? start, ['that']);
    const language = this.lexicon.languages.at(this.words, at);
    if (!language) return undefined;
    const spoken = this.word('spoken', this.skip(language.end));
    if (speaking === undefined && spoken === undefined) return undefined;
    return { value: { type: 'Speaking', language: language.meaning }, end: spoken ?? language.end };
  }

  /** What a set is related to: places joined, a line, another set. */
  private operand(start: number): Read<OperandList> | undefined {
    return remember(this.operands, start, () => this.readOperand(start));
  }

  private readOperand(start: number): Read<OperandList> | undefined {
    this.steps.take();
    const both = this.word('both', this.skip(start));
    const at = this.skip(both ?? start, ['which', 'that']);
    const first = this.single(at);
    if (!first) return undefined;
    const of = [first.value];
    let { end } = first;
    let or = false;
    // A list of places; what follows a set belongs to that set.
    for (; of[0]!.type === 'NamedPlace' && of.length < 16; ) {
      let next = this.isMark(',', end) ? end + 1 : end;
      const and = this.word('and', next);
      const either = this.word('or', next);
      next = and ?? either ?? next;
      if (next === end) break;
      const article = this.skip(next);
      const preposition = this.lexicon.relations.at(this.words, article);
      const member = this.name(article) ?? (preposition ? this.name(this.skip(preposition.end)) : undefined);
      if (!member || this.isMark("'s", member.end) || this.headAt(member.end)) break;
      or ||= either !== undefined;
      of.push(member.value);
      end = member.end;
    }
    return { value: { of, joined: both !== undefined ? 'both' : or ? 'or' : 'and' }, end };
  }

  private single(at: number): Read<SpatialQuery> | undefined {
    const word = this.words[at];
    if (!word) return undefined;
    if (word.grid) return word.grid.type === 'node' ? { value: word.grid.query, end: at + 1 } : undefined;
    if (this.isMark('(', at)) {
      const inner = this.operand(at + 1);
      if (!inner || !this.isMark(')', inner.end)) return undefined;
      const { of } = inner.value;
      return { value: of.length === 1 ? of[0]! : { type: 'Union', of }, end: inner.end + 1 };
    }
    const head = this.headAt(at);
    if (head?.value.plural === false) {
      // "the river Danube", "el lago Titicaca"
      const length = this.spans.nameAt(head.end);
      if (length > 0 && head.value.kind !== 'country' && this.spans.nameAt(at) <= head.end - at) {
        const end = head.end + length;
        return { value: this.named(at, end), end };
      }
    }
    return this.set(at) ?? this.name(at);
  }

  private named(from: number, end: number): SpatialQuery {
    return { type: 'NamedPlace', name: this.spans.quote(from, end - from) };
  }

  /** The longest name of a place or group. */
  private name(at: number): Read<SpatialQuery> | undefined {
    const word = this.words[at];
    if (!word || (word.kind === 'mark' && word.text !== '-')) return undefined;
    const length = this.spans.nameAt(at);
    for (let n = Math.min(longestGroup, this.words.length - at); n > length; n--)
      if (groupCode(fold(this.spans.quote(at, n))) !== undefined)
        return { value: this.named(at, at + n), end: at + n };
    if (length > 0) {
      // "Northern" is a province somewhere, and half of what follows.
      const compass = this.compassAt(at);
      if (compass >= length && this.spans.nameAt(at + compass) > 0) return undefined;
      return { value: this.named(at, at + length), end: at + length };
    }
    return this.inflected(at);
  }

  /** "Afrikas", "Bayerns": a name in the genitive, which needs no preposition. */
  private genitiveName(at: number): Read<SpatialQuery> | undefined {
    const { genitive } = this.lexicon;
    const word = this.words[at];
    if (!genitive || word?.kind !== 'word' || !word.text.endsWith(genitive) || word.text.length < 4)
      return undefined;
    return this.inflected(at);
  }

  /** German cases: "Europas", "Schwarzen Meeres", "Roten Meer". */
  private inflected(at: number): Read<SpatialQuery> | undefined {
    const { genitive } = this.lexicon;
    const word = this.words[at]!;
    if (!genitive) return undefined;
    const next = this.words[at + 1];
    if (next?.kind === 'word' && /en$/i.test(word.raw)) {
      const stem = word.raw.slice(0, -2);
      for (const noun of [next.raw, next.raw.replace(/es$/, ''), next.raw.replace(/s$/, '')])
        for (const ending of ['es', 'er', 'e']) {
          const name = `${stem}${ending} ${noun}`;
          if (this.names.knows(fold(name), false))
            return { value: { type: 'NamedPlace', name }, end: at + 2 };
        }
    }
    if (word.kind === 'word' && /es$/i.test(word.raw) && this.names.knows(fold(word.raw.slice(0, -2)), false))
      return { value: { type: 'NamedPlace', name: word.raw.slice(0, -2) }, end: at + 1 };
    if (word.kind === 'word' && word.text.endsWith(genitive) && word.text.length > 3) {
      const name = word.raw.slice(0, -genitive.length);
      if (this.names.knows(fold(name), false)) return { value: { type: 'NamedPlace', name }, end: at + 1 };
    }
    return undefined;
  }

  /** Words of a compass adjective that begins at a word. */
  private compassAt(at: number): number {
    let phrase = '';
    let length = 0;
    for (let n = 1; n <= 3 && this.words[at + n - 1]?.kind === 'word'; n++) {
      phrase += (n === 1 ? '' : ' ') + this.words[at + n - 1]!.text;
      const entry = this.compass.get(phrase);
      if (entry && entry.symbol !== 'keyword') length = n;
    }
    return length;
  }

  private sizeOf(head: Head): Measure {
    return head.kind === 'river' || head.kind === 'canal'
      ? 'length'
      : head.kind === 'city' || head.kind === 'capital' || head.kind === 'division_capital'
        ? 'population'
        : 'area';
  }

  private finish(draft: Draft): PlaceSet | undefined {
    const { head, owner, superlative, by, take, from, where } = draft;
    if (!head) return undefined;
    const conditions = [...where];
    const { kind, called } = head as { kind: PlaceSet['kind']; called?: PlaceSet['called'] };
    if (head.shore) conditions.unshift({ type: 'Shore', is: head.shore });
    if (owner) conditions.unshift({ type: head.neighbours ? 'Bordering' : 'In', of: owner });
    if (head.neighbours && !conditions.some(({ type }) => type === 'Bordering' || type === 'On'))
      return undefined;
    let rank: SetRank | undefined;
    if (superlative || (by && take !== undefined)) {
      const size = superlative?.by ?? 'size';
      const plural = head.plural && !(head.either && take === undefined && !draft.many);
      rank = {
        by: by ?? (size === 'size' ? this.sizeOf(head) : size),
        order: superlative?.order ?? 'most',
        ...(from !== undefined && from > 1 && { from }),
        ...(plural && { take: take ?? 1 }),
      };
      if (plural && take === undefined && from === undefined) rank = { ...rank, take: usualNumber };
    } else if (take !== undefined || from !== undefined) return undefined;
    else if (!head.plural) {
      const ofPlace = kind === 'capital' && conditions.some(({ type }) => type === 'In');
      if (!ofPlace) return undefined;
    }
    return {
      type: 'PlaceSet',
      kind,
      ...(called !== undefined && { called }),
      ...(conditions.length > 0 && { where: conditions }),
      ...(rank && { rank }),
      ...(draft.count && { count: true as const }),
    };
  }
}

interface OperandList {
  readonly of: readonly SpatialQuery[];
  readonly joined: 'and' | 'or' | 'both';
}

function remember<T>(known: Map<number, T>, at: number, read: () => T): T {
  if (known.has(at)) return known.get(at)!;
  const value = read();
  known.set(at, value);
  return value;
}

/** "The largest lakes of Africa" are so many. */
const usualNumber = 10;

const placeholder: SpatialQuery = { type: 'NamedPlace', name: '' };

const scales = [
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1e3],
] as const;

const negated = (condition: SetCondition, not: boolean): SetCondition =>
  not ? { type: 'Not', of: condition } : condition;

/** "in A and B" is in either, "bordering A and B" is bordering each. */
function toConditions(
  relation: Relation,
  { of, joined }: OperandList,
  head: Head,
  extent: 'entirely' | 'partly' | undefined,
): SetCondition[] {
  const type = head.neighbours && relation === 'In' ? 'Bordering' : relation;
  const toOne = (query: SpatialQuery): SetCondition =>
    type === 'In' ? { type, of: query, ...(extent && { extent }) } : { type, of: query };
  if (of.length === 1) return [toOne(of[0]!)];
  if (joined === 'both') {
    // A country in both of two continents lies in each in part.
    return of.map((query) =>
      type === 'In' && !extent ? { type, of: query, extent: 'partly' } : toOne(query),
    );
  }
  if (type === 'In') return [toOne({ type: 'Union', of })];
  return joined === 'or' ? [{ type: 'Either', of: of.map(toOne) }] : of.map(toOne);
}
