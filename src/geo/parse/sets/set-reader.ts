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

import type { PlaceSet, SetCondition, SpatialQuery } from '../../domain/query.ts';
import type { Spans } from '../spatial/spans.ts';
import type { Steps } from '../steps.ts';
import type { Word } from '../words.ts';
import { afterSet } from './after-set.ts';
import { amountAt, languageAt, languageBefore, neighboursAt } from './amount.ts';
import { saysWhich } from './any-water.ts';
import { directionAt, withinAt } from './compass-words.ts';
import { eachAt, ofEach } from './each.ts';
import { edgeAt } from './edge.ts';
import { frontedIn } from './fronted.ts';
import { its, landsAt, traitAt } from './groups.ts';
import { heightBefore } from './height.ts';
import { heldAt } from './held.ts';
import { type Draft, finish, headIn, inOf, negated, type OperandList, toConditions } from './meaning.ts';
import { nearestBig } from './nearest-big.ts';
import { ofSuperlative } from './of-superlative.ts';
import { only } from './only.ts';
import { operandList } from './operand-list.ts';
import type { Operands } from './operands.ts';
import { isOrdinary } from './ordinary-words.ts';
import type { Head, SetLexicon } from './phrases.ts';
import { predicateAt } from './predicate.ts';
import { pendingRelation } from './relation-verbs.ts';
import { remember } from './remember.ts';
import { riverBefore } from './river-before.ts';
import { seatAt, spelledAt } from './said-of-name.ts';
import type { Relation } from './set-table.ts';
import { type Read, type SetSentence, SetWords } from './set-words.ts';
import { ownerAt, sidedOwner } from './sided.ts';
import type { Lent } from './single.ts';
import { statementAt } from './statement.ts';
import { statesOfCountry } from './states-of-country.ts';

export class SetReader {
  private readonly text: SetWords;
  private readonly spans: Spans;
  private readonly words: readonly Word[];
  private readonly lexicon: SetLexicon;
  private readonly steps: Steps;
  private readonly lent: Operands & Pick<Lent, 'set' | 'each'>;
  /** What was read at each word: it is asked for from several sides, and read once. */
  private readonly sets = new Map<number, Read<PlaceSet> | undefined>();
  private readonly operands = new Map<number, Read<OperandList> | undefined>();
  private readonly heads = new Map<number, boolean>();

  constructor(sentence: SetSentence) {
    this.text = new SetWords(sentence);
    this.spans = sentence.spans;
    this.words = sentence.words;
    this.lexicon = sentence.lexicon;
    this.steps = sentence.steps;
    this.lent = {
      text: this.text,
      operand: (at) => this.operand(at),
      set: (at) => this.set(at),
      each: (at) => this.each(at),
      relation: (at, head) => this.relation(at, head),
    };
  }

  /** The set that begins at a word. */
  set(start: number): Read<PlaceSet> | undefined {
    return remember(this.sets, start, () => this.readSet(start));
  }

  private readSet(start: number): Read<PlaceSet> | undefined {
    const held = heldAt(this.text, start, (from, into) => this.before(from, into));
    const around = held && finish(held.value);
    if (around) return { value: around, end: held.end };
    const fronted = frontedIn(this.lent, start);
    const draft: Draft = { count: false, where: fronted?.value ?? [] };
    let at = fronted?.end ?? start;
    const count = this.text.word('count', at);
    draft.count = count !== undefined;
    at = count ?? at;
    // "durch welche Länder fließt die Donau", "par quels pays passe le Rhin"
    const first = this.lexicon.relations.at(this.words, at);
    const asked = first && this.text.word('which', first.end);
    const isAsked = asked !== undefined && (this.text.which(first!.end) || this.headFollows(asked));
    let pending = isAsked ? first!.meaning : undefined;
    if (pending) at = first!.end;
    // "con qué países limita Austria"
    const shared = pending ? undefined : this.text.word('withWhich', at);
    if (shared !== undefined && this.headFollows(shared)) {
      pending = 'Bordering';
      at = shared;
    }
    // "Qué" is a place, too.
    const which = this.text.headAt(at) ? undefined : this.text.word('which', at);
    const ofWhich = which !== undefined && this.lexicon.relations.at(this.words, which) !== undefined;
    draft.asked = ofWhich || (which !== undefined && this.asksFor(which));
    if (which !== undefined && (draft.asked || this.headFollows(which))) at = which;
    at = this.before(at, draft);
    const head = this.text.headAt(at) ?? landsAt(this.text, at, draft);
    if (!head) return undefined;
    draft.head = head.value;
    at = this.after(head.end, draft, pending);
    const set = finish(riverBefore(this.text, { ...draft, head: statesOfCountry(this.text, draft) }));
    return set && { value: set, end: at };
  }

  /** "which country", "which EU country" */
  private asksFor(which: number): boolean {
    const owner = this.text.name(which);
    const isGroup = owner && (this.text.isGroup(owner.value) || this.text.isAdjective(owner.value));
    return this.text.headAt(isGroup ? owner.end : which) !== undefined;
  }

  /** "each Baltic state" */
  private each(start: number): Read<PlaceSet> | undefined {
    if (this.text.isMark('(', start)) {
      const bracketed = this.operand(start);
      const [of, more] = bracketed?.value.of ?? [];
      return of?.type === 'PlaceSet' && !more && !of.rank ? { value: of, end: bracketed!.end } : undefined;
    }
    const draft: Draft = { count: false, where: [] };
    const at = this.before(start, draft);
    const head = this.text.headAt(at);
    if (!head) return this.eachOf(start);
    draft.head = { ...head.value, plural: true };
    const end = this.after(head.end, draft, undefined);
    const set = finish(draft);
    return set && saysWhich(set) ? { value: set, end } : undefined;
  }

  /** "each of the Nordic countries" */
  private eachOf(start: number): Read<PlaceSet> | undefined {
    const whole = this.set(this.text.skip(start));
    return whole && !whole.value.rank && whole.value.where ? whole : undefined;
  }

  private before(start: number, draft: Draft): number {
    let at = start;
    // "the world's five longest rivers"
    const globe = this.text.word('globe', at);
    if (globe !== undefined && this.text.isMark("'s", globe)) at = globe + 1;
    for (let turn = 0; turn < 12; turn++) {
      if (this.text.word('each', at) !== undefined) draft.every = true;
      at = its(this.text, at, draft) ?? at;
      const from = this.text.skip(at, ['only']);
      const skipped = this.text.skip(this.text.word('top', from) ?? at, ['only']);
      const next = this.beforeOnce(skipped, draft);
      if (next === undefined) return skipped;
      at = next;
    }
    return at;
  }

  private beforeOnce(at: number, draft: Draft): number | undefined {
    const word = this.words[at];
    if (!word) return undefined;
    const superlative = this.text.superlativeAt(at);
    if (superlative && !draft.superlative && !this.text.headAt(at)) {
      draft.superlative = superlative.value;
      draft.many = this.words[superlative.end - 1]!.text.endsWith('s');
      if (superlative.from !== undefined) draft.from = superlative.from;
      return superlative.end;
    }
    for (const said of ['large', 'famous'] as const) {
      const end = this.text.word(said, at);
      if (end === undefined || draft.superlative || draft.said || !this.headFollows(end)) continue;
      draft.said = said;
      return end;
    }
    // "The nearest big city to Lyon"
    const big = nearestBig(this.text, at, draft);
    if (big !== undefined) return big;
    const oneOf = ofSuperlative(this.text, at, draft, (end) => this.headFollows(end));
    if (oneOf !== undefined) return oneOf;
    const ordinal = this.text.ordinalAt(at);
    if (ordinal && draft.from === undefined) {
      draft.from = ordinal.value;
      return ordinal.end;
    }
    const number = this.text.smallNumber(at);
    if (number !== undefined && draft.take === undefined) {
      draft.take = number;
      return at + 1;
    }
    const shore = this.lexicon.shores.at(this.words, at);
    const ofOwner = shore && !draft.owner && this.headFollows(shore.end, false);
    if (shore && !this.isPartOfName(at, shore.end) && (ofOwner || this.headFollows(shore.end))) {
      draft.where.push({ type: 'Shore', is: shore.meaning });
      return shore.end;
    }
    const language = languageBefore(this.text, at) ?? heightBefore(this.text, at);
    if (language && this.headFollows(language.end, draft.owner !== undefined)) {
      draft.where.push(language.value);
      return language.end;
    }
    if (this.text.headAt(at)) return undefined;
    if (draft.owner) return undefined;
    const non = this.text.word('non', at);
    const from = non !== undefined && this.text.isMark('-', non) ? non + 1 : non;
    const denied = from === undefined ? undefined : this.text.name(from);
    if (denied && this.text.isGroup(denied.value) && this.headFollows(denied.end)) {
      draft.where.push({ type: 'Not', of: { type: 'In', of: denied.value } });
      return denied.end;
    }
    const sided = sidedOwner(this.text, at);
    if (sided && this.text.word('that', sided.end) === undefined && this.headFollows(sided.end)) {
      draft.owner = sided.value;
      return sided.end;
    }
    const owner = ownerAt(this.text, at);
    // "Of" and "Sin" are towns, "Durch" a village.
    const small = this.lexicon.relations.at(this.words, at)?.end ?? this.text.word('except', at) ?? 0;
    if (!owner || small >= owner.end) return undefined;
    const end = this.text.isMark("'s", owner.end) ? owner.end + 1 : owner.end;
    // "In Asia that are islands": nothing belongs to Asia there.
    if (this.text.word('that', end) !== undefined) return undefined;
    if (!this.headFollows(end) || (end === owner.end && this.text.isUnknownName(at, end))) return undefined;
    if (end === owner.end && isOrdinary(this.spans.quote(at, end - at), at === 0)) return undefined;
    draft.owner = owner.value;
    return end;
  }

  /** Whether a name goes on behind what is read: "dan al mar" in "países que dan al mar Negro". */
  private isPartOfName(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (this.spans.nameAt(at) > to - at) return true;
    return false;
  }

  /** Whether a head comes after further words of `before`. */
  private headFollows(start: number, owned = true): boolean {
    return remember(this.heads, 2 * start + (owned ? 1 : 0), () => {
      const end = this.before(start, { count: false, where: [], ...(owned && { owner: placeholder }) });
      return this.text.headAt(end) !== undefined;
    });
  }

  private after(start: number, draft: Draft, pending: Relation | undefined): number {
    let at = start;
    if (pending) {
      const read = pendingRelation(this.lent, at, pending);
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
    const end = this.text.skip(at);
    return end === this.words.length ? end : at;
  }

  private afterOnce(start: number, draft: Draft): number | undefined {
    let at = start;
    const head = headIn(draft);
    if (this.text.isMark(',', at)) at++;
    const but = this.text.word('butNot', at) === undefined ? this.text.word('but', at) : undefined;
    const and = this.text.word('and', at) ?? but;
    if (and !== undefined && draft.where.length > 0) at = and;
    const said =
      seatAt(this.lent, at) ?? spelledAt(this.text, at, draft.head!) ?? traitAt(this.text, at, draft.head!);
    if (said) {
      draft.where.push(said.value);
      return said.end;
    }
    const genitive = this.text.genitiveName(at);
    if (genitive) {
      const type = inOf(draft.head!);
      draft.where.push({ type, of: genitive.value });
      return genitive.end;
    }
    // "les régions italiennes"
    const adjective = draft.owner || draft.head!.neighbours ? undefined : this.text.adjectiveAfter(at);
    if (adjective) {
      draft.where.push({ type: 'In', of: adjective.value });
      return adjective.end;
    }
    const world = this.text.word('world', at);
    if (world !== undefined) return world;
    const preposition = this.lexicon.relations.at(this.words, at);
    const bare = draft.head!.neighbours && draft.where.length === 0 && !draft.owner && !preposition;
    // "welche Nachbarländer hat Österreich"
    const direct = bare ? this.operand(this.text.skip(this.text.word('have', at) ?? at)) : undefined;
    if (direct) {
      draft.where.push(...toConditions('Bordering', direct.value, draft.head!, undefined));
      // "How many neighbours does Brazil have?"
      const have = this.text.word('have', direct.end);
      return have === this.words.length ? have : direct.end;
    }
    const eachEnd = eachAt(this.text, at, preposition?.end);
    const each = eachEnd === undefined ? undefined : this.each(eachEnd);
    if (each) {
      ofEach(draft, each.value);
      return each.end;
    }
    // "Cities of more than 5 million": More is a village, too.
    const counted = preposition && this.text.word('with', at) !== undefined;
    const size = counted ? amountAt(this.text, at, draft.head!) : preposition && neighboursAt(this.text, at);
    if (size) {
      draft.where.push(size.value);
      return size.end;
    }
    const more = afterSet(this.lent, at, preposition?.end, draft);
    if (more !== undefined) return more;
    const straight = preposition && this.relation(at, head);
    if (straight) {
      draft.where.push(...straight.value);
      return straight.end;
    }
    // "où l'on parle français" has its own "where".
    const spoken = languageAt(this.text, at);
    if (spoken) {
      draft.where.push(spoken.value);
      return spoken.end;
    }
    at = this.text.skip(at, ['that']);
    const amount =
      neighboursAt(this.text, at) ?? amountAt(this.text, at, draft.head!) ?? languageAt(this.text, at);
    if (amount) {
      draft.where.push(amount.value);
      return amount.end;
    }
    const superlative = draft.superlative ? undefined : predicateAt(this.text, start, at, draft);
    if (superlative) {
      draft.superlative = superlative.meaning;
      draft.many = this.words[superlative.end - 1]!.text.endsWith('s');
      return superlative.end;
    }
    const by = this.text.word('by', at);
    const measure = by === undefined ? undefined : this.lexicon.measures.at(this.words, this.text.skip(by));
    const last = draft.where.at(-1);
    // "smaller than Switzerland by area"
    if (measure && last?.type === 'Compared') {
      draft.where.splice(-1, 1, { ...last, by: measure.meaning });
      return measure.end;
    }
    if (measure && (draft.superlative || draft.take !== undefined)) {
      draft.by = measure.meaning;
      return measure.end;
    }
    // "qui ne touchent pas la mer": the phrase has its own "not".
    const whole = this.lexicon.shores.at(this.words, at);
    const not = whole && !this.isPartOfName(at, whole.end) ? undefined : this.text.word('not', at);
    const shoreStart = not === undefined ? at : this.text.skip(not);
    const shore = this.lexicon.shores.at(this.words, shoreStart);
    if (shore && !this.isPartOfName(shoreStart, shore.end)) {
      draft.where.push(negated({ type: 'Shore', is: shore.meaning }, not !== undefined));
      return shore.end;
    }
    const relation = this.relation(shoreStart, head);
    if (!relation) return this.side(start, draft) ?? this.side(this.text.skip(start, ['that']), draft, true);
    const conditions = relation.value.map((condition) => negated(condition, not !== undefined));
    const or = this.text.word('or', relation.end);
    const other = or === undefined ? undefined : this.relation(this.text.skip(or, ['that']), draft.head!);
    if (other && not !== undefined) {
      // "That neither border Brazil nor touch the sea": what is denied of two is denied of each.
      draft.where.push(...conditions, ...other.value.map((condition) => negated(condition, true)));
      return other.end;
    }
    if (other && conditions.length === 1 && other.value.length === 1) {
      draft.where.push({ type: 'Either', of: [conditions[0]!, other.value[0]!] });
      return other.end;
    }
    draft.where.push(...conditions);
    return relation.end;
  }

  /** "north of the equator", where another condition of the set follows; what ends a sentence is the sentence's. */
  private side(start: number, draft: Draft, whole = false): number | undefined {
    const entirely = this.text.word('entirely', start);
    const side = directionAt(this.text, entirely ?? start);
    const near = side || entirely !== undefined ? undefined : withinAt(this.text, start);
    if (whole && entirely === undefined) return undefined;
    const from = side?.end ?? near?.end;
    const operand = from === undefined ? undefined : (edgeAt(this.text, from) ?? this.operand(from));
    const [to, other] = operand?.value.of ?? [];
    if (!operand || !to || other) return undefined;
    const of: SpatialQuery = side
      ? { type: 'Directional', direction: side.value, of: to }
      : { type: 'Buffer', distance: near!.value, of: to };
    if (entirely !== undefined) {
      draft.where.push({ type: 'In', of, extent: 'entirely' });
      return operand.end;
    }
    const probe: Draft = { ...draft, where: [] };
    if (directionAt(this.text, operand.end) || this.afterOnce(operand.end, probe) === undefined)
      return undefined;
    draft.where.push({ type: 'In', of });
    return operand.end;
  }

  /** "in Africa", "that border Canada", "an Polen grenzen", "the Danube flows through"; "that border only Canada". */
  private relation(start: number, head: Head): Read<SetCondition[]> | undefined {
    const read = statementAt(this.lent, start, head);
    return read && only(this.text, start, read);
  }

  /** What a set is related to: places joined, a line, another set. */
  private operand(start: number): Read<OperandList> | undefined {
    return remember(this.operands, start, () => {
      this.steps.take();
      return operandList(this.lent, this.lexicon, start);
    });
  }
}

const placeholder: SpatialQuery = { type: 'NamedPlace', name: '' };
