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
import type { Steps } from '../steps.ts';
import type { Word } from '../words.ts';
import { afterSet } from './after-set.ts';
import { amountAt, languageAt, neighboursAt } from './amount.ts';
import { saysWhich } from './any-water.ts';
import { beforeSet, isPartOfName } from './before-set.ts';
import { directionAt, withinAt } from './compass-words.ts';
import { eachAt, ofEach } from './each.ts';
import { edgeAt } from './edge.ts';
import { frontedIn } from './fronted.ts';
import { landsAt, traitAt } from './groups.ts';
import { heldAt } from './held.ts';
import { type Draft, finish, headIn, inOf, negated, type OperandList, toConditions } from './meaning.ts';
import { only } from './only.ts';
import { operandList } from './operand-list.ts';
import type { Operands } from './operands.ts';
import type { Head, SetLexicon } from './phrases.ts';
import { predicateAt } from './predicate.ts';
import { pendingRelation } from './relation-verbs.ts';
import { remember } from './remember.ts';
import { riverBefore } from './river-before.ts';
import { seatAt, spelledAt } from './said-of-name.ts';
import type { Relation } from './set-table.ts';
import { type Read, type SetSentence, SetWords } from './set-words.ts';
import type { Lent } from './single.ts';
import { statementAt } from './statement.ts';
import { statesOfCountry } from './states-of-country.ts';

export class SetReader {
  private readonly text: SetWords;
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
    const either = this.eitherHead(head);
    draft.head = either.value;
    at = this.after(either.end, draft, pending);
    const set = finish(riverBefore(this.text, { ...draft, head: statesOfCountry(this.text, draft) }));
    return set && { value: set, end: at };
  }

  /** "Provinces or regions": divisions of any name. */
  private eitherHead(head: Read<Head>): Read<Head> {
    const { kind, plural, shore, home, neighbours } = head.value;
    if (kind !== 'division' || !plural || shore || home !== undefined || neighbours) return head;
    const or = this.text.word('or', head.end);
    const other = or === undefined ? undefined : this.text.headAt(or);
    if (other?.value.kind !== 'division' || !other.value.plural || other.value.neighbours) return head;
    if (other.value.called === head.value.called) return head;
    return { value: { kind, plural, called: 'division' }, end: other.end };
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
    return beforeSet(this.text, start, draft, (at, owned) => this.headFollows(at, owned));
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
    const size = counted
      ? amountAt(this.text, at, draft.head!)
      : preposition && neighboursAt(this.text, at, head);
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
      neighboursAt(this.text, at, head) ?? amountAt(this.text, at, draft.head!) ?? languageAt(this.text, at);
    if (amount) {
      draft.where.push(amount.value);
      return amount.end;
    }
    const superlative = draft.superlative ? undefined : predicateAt(this.text, start, at, draft);
    if (superlative) {
      // "Which of Spain's provinces is the most northerly" is one.
      const said = this.words.slice(Math.max(0, start - 2), superlative.end);
      if (said.some(({ text }) => isOne.test(text))) draft.head = { ...draft.head!, plural: false };
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
    const not = whole && !isPartOfName(this.text, at, whole.end) ? undefined : this.text.word('not', at);
    const shoreStart = not === undefined ? at : this.text.skip(not);
    const shore = this.lexicon.shores.at(this.words, shoreStart);
    if (shore && !isPartOfName(this.text, shoreStart, shore.end)) {
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

const isOne = /^(?:is|ist|est|es|has|hat|a|tiene)$/;

const placeholder: SpatialQuery = { type: 'NamedPlace', name: '' };
