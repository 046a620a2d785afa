/** Symbols into the tree.
 *
 *   query     := union { EXCEPT union }                          lowest: "A and B except C"
 *   union     := scoped { (AND | OR | ,) scoped }                "and" is union; between directions it is both at once
 *   scoped    := primary { [,] (IN | WITHIN … | DIRECTION OF … | BETWEEN …) }      what follows narrows
 *   primary   := ( query ) | WITHIN distance OF list | distance OFF list | DIRECTION OF list | ADJECTIVE primary
 *              | COAST OF list | BORDER OF … | BORDER BETWEEN … | BETWEEN … | HALFWAY … | OVERLAP OF … | place
 *   list      := primary { (AND | OR | ,) place }                "within 50 km of A and B"
 */

import type { GeoError } from '../domain/errors.ts';
import type { Direction, Distance, Language, NamedPlace, SpatialQuery } from '../domain/query.ts';
import { toMetres } from '../domain/query.ts';
import { Cursor, misunderstood } from './cursor.ts';
import type { Keyword } from './lexicon.ts';
import type { NameSource, Token } from './spatial-tokens.ts';

/** Levels of nesting; a parenthesis counts twice. */
export const maxDepth = 64;
/** Half the Earth's girth over the poles: nothing is farther away. WGS 84 meridian, 2 × 10,001,965.7 m. */
const farthestMetres = 20_003_931;

export class Grammar extends Cursor {
  private depth = 0;
  /** What is being narrowed: "Germany within 20 km of the border with Poland" means Germany's border. */
  private context: SpatialQuery | undefined;
  readonly notes: string[] = [];
  private readonly names: NameSource;
  private readonly language: Language;

  constructor(symbols: readonly Token[], names: NameSource, language: Language) {
    super(symbols);
    this.names = names;
    this.language = language;
  }

  /** @throws GeoError `query_not_understood` naming the words that do not fit */
  parse(): SpatialQuery {
    for (const symbol of this.symbols) if (symbol.type === 'problem') throw misunderstood(symbol.detail);
    if (this.symbols.length === 0) throw misunderstood('the query names no place');
    const query = this.query();
    while (this.takeMark(','));
    const rest = this.symbols.slice(this.at);
    if (rest.length > 0) {
      throw misunderstood(`"${rest.map((symbol) => symbol.text).join(' ')}" was not understood`);
    }
    return query;
  }

  private query(): SpatialQuery {
    if (++this.depth > maxDepth) throw misunderstood(`the query nests deeper than ${maxDepth} levels`);
    let left = this.union();
    for (;;) {
      const mark = this.at;
      this.takeMark(',');
      if (!this.take('except')) {
        this.at = mark;
        break;
      }
      while (this.take('in') || this.take('part') || this.take('of'));
      const outer = this.context;
      this.context = left;
      left = { type: 'Difference', from: left, minus: this.union() };
      this.context = outer;
    }
    this.depth--;
    return left;
  }

  /** Where another member of a list may begin. */
  private separator(): boolean {
    const mark = this.at;
    let found = this.takeMark(',');
    if (found && this.narrowingFollows()) {
      this.at = mark;
      return false;
    }
    // "A, B, and C"
    if (this.take('and') || this.take('or')) found = true;
    if (found && this.at < this.symbols.length && !this.isKeyword('except')) return true;
    this.at = mark;
    return false;
  }

  private union(): SpatialQuery {
    const both = this.take('both');
    const members = [this.scoped(true)];
    while (this.separator()) members.push(this.scoped(false));
    const overlaps = this.take('overlaps');
    if (overlaps && members.length === 1) members.splice(0, 1, ...splitLast(members[0]!));
    if (members.length === 1) return members[0]!;
    if (this.take('meets')) return this.borderOfPair(members);
    if (both || overlaps) return { type: 'Intersection', of: members };
    const ending = this.symbols[this.at - 1];
    if (ending?.type === 'keyword') {
      // "the France and Spain border", "the Kenya and Tanzania coast": the last word belongs to all of them.
      const last = members[members.length - 1]!;
      if (last.type === 'BorderOf' && ending.keyword === 'border') {
        return this.borderOfPair([...members.slice(0, -1), last.of]);
      }
      if (last.type === 'CoastOf' && ending.keyword === 'coast') {
        return { type: 'CoastOf', of: { type: 'Union', of: [...members.slice(0, -1), last.of] } };
      }
    }
    if (members.every((member) => member.type === 'Directional')) {
      this.notes.push(
        'directions joined by "and" are read as both at once; write "or" between places to add areas',
      );
      return { type: 'Intersection', of: members };
    }
    return this.narrowed({ type: 'Union', of: members }, true);
  }

  private borderOfPair(members: SpatialQuery[]): SpatialQuery {
    if (members.length !== 2) throw misunderstood('a border lies between two places');
    return { type: 'BorderBetween', a: members[0]!, b: members[1]! };
  }

  private scoped(commas: boolean): SpatialQuery {
    return this.narrowed(this.primary(), commas);
  }

  /** Narrowings that follow `start`. After a comma they belong to the whole list before it: "A and B, north of C". */
  private narrowed(start: SpatialQuery, commas: boolean): SpatialQuery {
    let base = start;
    let narrowings: SpatialQuery[] = [];
    const whole = (): SpatialQuery =>
      narrowings.length === 0 ? base : { type: 'Intersection', of: [base, ...narrowings] };
    const outer = this.context;
    for (;;) {
      this.context = base;
      const mark = this.at;
      if (this.takeMark(',') && !commas) {
        this.at = mark;
        break;
      }
      if (this.take('in')) {
        const container = this.primary();
        const qualified = narrowings.length === 0 ? qualify(base, container, this.names) : undefined;
        if (qualified) base = qualified;
        else narrowings.push(container);
        continue;
      }
      if (this.take('farther')) {
        base = { type: 'Difference', from: whole(), minus: this.primary() };
        narrowings = [];
        continue;
      }
      const narrowing = this.narrowing();
      if (!narrowing) {
        this.at = mark;
        break;
      }
      narrowings.push(narrowing);
    }
    this.context = outer;
    return whole();
  }

  private narrowingFollows(): boolean {
    const type = this.peek()?.type;
    if (type === 'direction' || type === 'beyond' || type === 'distance') return true;
    return (['within', 'in', 'between', 'off', 'farther'] as const).some((keyword) =>
      this.isKeyword(keyword),
    );
  }

  /** What cuts the base down, or undefined when nothing of the kind follows. */
  private narrowing(): SpatialQuery | undefined {
    const symbol = this.peek();
    if (this.isKeyword('within') || symbol?.type === 'distance') return this.primary();
    if (symbol?.type === 'direction' && this.namesOperand(1)) return this.primary();
    if (
      symbol?.type === 'beyond' ||
      symbol?.type === 'half' ||
      this.isKeyword('between') ||
      this.isKeyword('off')
    )
      return this.primary();
    if (this.isKeyword('near')) throw this.nearWithoutDistance();
    return undefined;
  }

  private namesOperand(offset: number): boolean {
    const symbol = this.peek(offset);
    return (
      symbol !== undefined &&
      (symbol.type !== 'keyword' ||
        ['of', 'around', 'coast', 'border', 'between', 'part'].includes(symbol.keyword))
    );
  }

  /** Does an operand follow, or does the phrase end here ("within 10 km of the coast")? */
  private operandFollows(): boolean {
    const symbol = this.peek();
    if (symbol === undefined || symbol.type === 'mark') return symbol?.type === 'mark' && symbol.mark === '(';
    return (
      symbol.type !== 'keyword' ||
      ['of', 'around', 'part', 'coast', 'border', 'between'].includes(symbol.keyword)
    );
  }

  private nearWithoutDistance(): GeoError {
    return misunderstood(`"${this.peek()!.text}" says no distance; write for example "within 10 km of"`);
  }

  private skipOf(): void {
    while (this.take('of') || this.take('around') || this.take('part'));
  }

  /** The operand of "of": places joined by "and" belong together, as in "within 50 km of Paris and Lyon". */
  private list(): SpatialQuery {
    this.skipOf();
    const first = this.primary();
    const members = [first];
    for (;;) {
      const mark = this.at;
      if (!this.separator()) break;
      // Only plain places join the list; an operation begins a member of the outer union.
      const next = this.peek();
      const coastFollows = this.isKeyword('coast', 1) || this.isKeyword('border', 1) || this.isMark("'s", 1);
      if (next?.type !== 'place' || coastFollows || first.type !== 'NamedPlace') {
        this.at = mark;
        break;
      }
      members.push(this.place());
    }
    if (members.length === 1) return first;
    this.notes.push(`"${members.map((m) => (m as NamedPlace).name).join('" and "')}" are taken together`);
    return { type: 'Union', of: members };
  }

  private primary(): SpatialQuery {
    if (++this.depth > maxDepth) throw misunderstood(`the query nests deeper than ${maxDepth} levels`);
    const result = this.suffixes(this.head());
    this.depth--;
    return result;
  }

  private head(): SpatialQuery {
    this.skipPart();
    const symbol = this.peek();
    if (!symbol) throw this.expected('a place');
    if (this.takeMark('(')) {
      const inside = this.query();
      if (!this.takeMark(')')) throw this.expected('a closing parenthesis');
      return inside;
    }
    switch (symbol.type) {
      case 'place':
        return this.place();
      case 'distance':
        this.at++;
        return this.afterDistance(checked(symbol.distance, symbol.text));
      case 'adjective':
      case 'half':
        this.at++;
        this.skipOf();
        return this.half(symbol.direction);
      case 'beyond':
        this.at++;
        return { type: 'Directional', direction: symbol.direction, of: this.list() };
      case 'direction':
        this.at++;
        return this.afterDirection(symbol.direction);
      case 'keyword':
        this.at++;
        return this.afterKeyword(symbol.keyword);
      default:
        throw this.expected('a place');
    }
  }

  private skipPart(): void {
    while (
      this.take('part') ||
      (this.isKeyword('of') && this.at > 0 && this.isKeyword('part', -1) && this.take('of'))
    );
  }

  /** "northern coast of X" is the coast of the northern half; "northern X and Y" halves only X. */
  private half(direction: Direction): SpatialQuery {
    if (this.take('coast')) {
      this.skipOf();
      return { type: 'CoastOf', of: { type: 'DirectionalSubset', direction, of: this.primary() } };
    }
    if (this.take('border')) {
      this.skipOf();
      return { type: 'BorderOf', of: { type: 'DirectionalSubset', direction, of: this.primary() } };
    }
    const of = this.head();
    const subset: SpatialQuery = { type: 'DirectionalSubset', direction, of };
    return subset;
  }

  private afterDirection(direction: Direction): SpatialQuery {
    if (this.isKeyword('of') || this.isKeyword('around') || this.isKeyword('between')) {
      return { type: 'Directional', direction, of: this.list() };
    }
    if (this.isKeyword('coast') || this.isKeyword('border')) return this.half(direction);
    if (this.take('part')) {
      this.skipOf();
      return this.half(direction);
    }
    // "north Italy" is short for its northern half.
    return this.half(direction);
  }

  private afterDistance(distance: Distance): SpatialQuery {
    if (this.take('off')) return this.offTheCoast(distance);
    this.take('zone');
    const symbol = this.peek();
    if (symbol?.type === 'direction' || symbol?.type === 'beyond') {
      this.at++;
      const of = this.list();
      this.notes.push(
        'a distance with a direction is read as the part within that distance that lies in that direction',
      );
      return {
        type: 'Intersection',
        of: [
          { type: 'Buffer', of, distance },
          { type: 'Directional', direction: symbol.direction, of },
        ],
      };
    }
    if (this.isKeyword('of') || this.isKeyword('around') || this.isKeyword('off')) {
      if (this.take('off')) return this.offTheCoast(distance);
      return { type: 'Buffer', of: this.list(), distance };
    }
    if (symbol?.type === 'keyword' && symbol.keyword === 'in') {
      this.at++;
      return { type: 'Buffer', of: this.list(), distance };
    }
    if (this.language === 'de' && symbol?.type === 'place')
      return { type: 'Buffer', of: this.list(), distance };
    throw this.expected('"of" and a place');
  }

  /** "off the coast of X": the coast is understood already. */
  private offTheCoast(distance: Distance): SpatialQuery {
    return offTheCoast(distance, this.list());
  }

  private afterKeyword(keyword: Keyword): SpatialQuery {
    switch (keyword) {
      case 'in':
        return this.union1();
      case 'of':
      case 'around':
        if (this.peek()?.type === 'distance') return this.head();
        return this.primary();
      case 'within': {
        const symbol = this.peek();
        if (symbol?.type !== 'distance') return this.primary();
        return this.head();
      }
      case 'off':
        // "waters within 12 nautical miles of X"
        if (this.peek()?.type === 'distance') {
          const buffer = this.head();
          return buffer.type === 'Buffer' ? offTheCoast(buffer.distance, buffer.of) : buffer;
        }
        return this.offWithoutDistance();
      case 'coast':
        return { type: 'CoastOf', of: this.operandFollows() || !this.context ? this.list() : this.context };
      case 'border':
        return this.border();
      case 'between':
        return this.between(false);
      case 'halfway':
        return this.between(true);
      case 'overlap': {
        const members = [this.primary()];
        while (this.separator() || this.take('with')) members.push(this.primary());
        if (members.length < 2) throw this.expected('"and" and a second place');
        return { type: 'Intersection', of: members };
      }
      case 'both': {
        const members = [this.primary()];
        while (this.separator()) {
          this.take('in');
          members.push(this.primary());
        }
        if (members.length < 2) throw this.expected('"and" and a second place');
        return { type: 'Intersection', of: members };
      }
      case 'zone': {
        // "a radius of 50 km around X", "the strip between X and Y"
        this.skipOf();
        if (this.take('between')) return this.between(false);
        const symbol = this.peek();
        if (symbol?.type !== 'distance') throw this.expected('a distance');
        return this.head();
      }
      case 'near':
        this.at--;
        throw this.nearWithoutDistance();
      default:
        this.at--;
        throw this.expected('a place');
    }
  }

  /** "in X": the place itself; what follows narrows it. */
  private union1(): SpatialQuery {
    const both = this.take('both');
    const first = this.primary();
    if (!both) return first;
    const members = [first];
    while (this.separator()) {
      this.take('in');
      members.push(this.primary());
    }
    return members.length === 1 ? first : { type: 'Intersection', of: members };
  }

  /** "off the coast of X within 20 km", "off the coast of X up to 20 km". */
  private offWithoutDistance(): SpatialQuery {
    const operand = this.list();
    this.takeMark(',');
    this.take('within');
    const symbol = this.peek();
    if (symbol?.type !== 'distance') {
      throw misunderstood('"off the coast" says no distance; write for example "20 km off the coast of"');
    }
    this.at++;
    return {
      type: 'OffTheCoastOf',
      distance: checked(symbol.distance, symbol.text),
      of: operand.type === 'CoastOf' ? operand.of : operand,
    };
  }

  private border(): SpatialQuery {
    if (this.take('between')) {
      const { a, b } = this.pair();
      return { type: 'BorderBetween', a, b };
    }
    if (this.context && (this.take('with') || this.take('around')))
      return { type: 'BorderBetween', a: this.context, b: this.primary() };
    this.skipOf();
    const a = this.primary();
    const mark = this.at;
    if (this.take('with') || this.take('around')) return { type: 'BorderBetween', a, b: this.primary() };
    this.at = mark;
    return { type: 'BorderOf', of: a };
  }

  private between(halfway: boolean): SpatialQuery {
    const { a, b } = this.pair();
    return { type: 'Between', a, b, ...(halfway && { halfway }) };
  }

  private pair(): { a: SpatialQuery; b: SpatialQuery } {
    this.skipOf();
    const a = this.primary();
    if (!this.take('and') && !this.take('or') && !this.take('with'))
      throw this.expected('"and" and a second place');
    return { a, b: this.primary() };
  }

  private place(): NamedPlace {
    const symbol = this.peek();
    if (symbol?.type !== 'place') throw this.expected('a place');
    this.at++;
    let place: NamedPlace = { type: 'NamedPlace', name: symbol.name };
    // "Paris, Texas" and "Paris Texas": a name that lies in the next one is qualified by it.
    for (;;) {
      const comma = this.isMark(',');
      const next = this.peek(comma ? 1 : 0);
      if (next?.type !== 'place' || next.joined) break;
      const innermost = place.within?.at(-1) ?? place.name;
      if (!this.names.liesIn(innermost, next.name)) break;
      this.at += comma ? 2 : 1;
      place = { ...place, within: [...(place.within ?? []), next.name] };
    }
    return place;
  }

  /** "X coast", or "the Baltic coast of Germany": the part of Germany's coast that lies at the Baltic. */
  private coastAt(sea: SpatialQuery): SpatialQuery {
    if (!this.take('of')) return { type: 'CoastOf', of: sea };
    const coast: SpatialQuery = { type: 'CoastOf', of: this.primary() };
    return this.coastAtSea(coast, sea);
  }

  private coastAtSea(coast: SpatialQuery, sea: SpatialQuery): SpatialQuery {
    this.notes.push('the coast of one place at another is its coast within 5 km of the other');
    return {
      type: 'Intersection',
      of: [coast, { type: 'Buffer', of: sea, distance: { value: 5, unit: 'km' } }],
    };
  }

  /** What may follow any operand: possessives, "X coast", "X-Y border". */
  private suffixes(base: SpatialQuery): SpatialQuery {
    let result = base;
    for (;;) {
      const possessive = this.isMark("'s");
      const symbol = this.peek(possessive ? 1 : 0);
      if (symbol?.type === 'keyword' && symbol.keyword === 'coast') {
        this.at += possessive ? 2 : 1;
        result = this.coastAt(result);
      } else if (
        symbol?.type === 'keyword' &&
        symbol.keyword === 'border' &&
        !this.isKeyword('between', possessive ? 2 : 1)
      ) {
        this.at += possessive ? 2 : 1;
        result = this.take('with')
          ? { type: 'BorderBetween', a: result, b: this.primary() }
          : { type: 'BorderOf', of: result };
      } else if (possessive && symbol?.type === 'place' && this.isKeyword('coast', 2)) {
        // "Turkey's Black Sea coast"
        this.at++;
        const sea = this.place();
        this.at++;
        result = this.coastAtSea({ type: 'CoastOf', of: result }, sea);
      } else if (possessive && (symbol?.type === 'direction' || symbol?.type === 'adjective')) {
        this.at += 2;
        const half: SpatialQuery = { type: 'DirectionalSubset', direction: symbol.direction, of: result };
        this.take('part');
        result = this.take('coast')
          ? { type: 'CoastOf', of: half }
          : this.take('border')
            ? { type: 'BorderOf', of: half }
            : half;
      } else if (
        symbol?.type === 'place' &&
        (symbol.joined || this.isKeyword('border', 1)) &&
        this.isKeyword('border', 1) &&
        !possessive
      ) {
        // "Spain-France border", "the Spain France border"
        const b: NamedPlace = { type: 'NamedPlace', name: symbol.name };
        this.at += 2;
        result = { type: 'BorderBetween', a: result, b };
      } else if (this.isKeyword('meets') && this.peek(1) !== undefined) {
        this.at++;
        result = { type: 'BorderBetween', a: result, b: this.primary() };
      } else {
        return result;
      }
    }
  }
}

/** "where within 50 km of A and B overlap": the list after "of" took the last place, which is the other operand. */
function splitLast(query: SpatialQuery): SpatialQuery[] {
  if (query.type !== 'Buffer' || query.of.type !== 'Union') return [query];
  const places = query.of.of;
  const rest = places.slice(0, -1);
  return [
    { ...query, of: rest.length === 1 ? rest[0]! : { type: 'Union', of: rest } },
    places[places.length - 1]!,
  ];
}

function offTheCoast(distance: Distance, of: SpatialQuery): SpatialQuery {
  return { type: 'OffTheCoastOf', distance, of: of.type === 'CoastOf' ? of.of : of };
}

function checked(distance: Distance, text: string): Distance {
  const metres = toMetres(distance);
  if (!(metres > 0)) throw misunderstood(`the distance "${text}" must be above zero`);
  if (metres > farthestMetres) {
    throw misunderstood(`the distance "${text}" is more than half way round the Earth (20,004 km)`);
  }
  return distance;
}

/** "Punjab in Pakistan" names one place, "the coast in Spain" cuts one with the other. */
function qualify(base: SpatialQuery, container: SpatialQuery, names: NameSource): SpatialQuery | undefined {
  if (base.type !== 'NamedPlace' || container.type !== 'NamedPlace') return undefined;
  const innermost = base.within?.at(-1) ?? base.name;
  if (!names.liesIn(innermost, container.name)) return undefined;
  return { ...base, within: [...(base.within ?? []), container.name, ...(container.within ?? [])] };
}
