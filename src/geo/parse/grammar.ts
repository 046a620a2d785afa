/** Symbols into the tree.
 *
 *   query     := union { EXCEPT union }                          lowest: "A and B except C"
 *   union     := scoped { (AND | OR | ,) scoped }                "and" is union; between directions it is both at once
 *   scoped    := primary { [,] (IN | WITHIN … | DIRECTION OF … | BETWEEN …) }      what follows narrows
 *   primary   := ( query ) | WITHIN distance OF list | distance OFF list | DIRECTION OF list | ADJECTIVE primary
 *              | COAST OF list | BORDER OF … | BORDER BETWEEN … | BETWEEN … | HALFWAY … | OVERLAP OF … | place
 *   list      := primary { (AND | OR | ,) place }                "within 50 km of A and B"
 */

import type { SpatialQuery } from '../domain/query.ts';
import { misunderstood } from './cursor.ts';
import type { NameSource } from './name-source.ts';
import { maxDepth, Operands } from './operands.ts';
import { printQuery } from './print.ts';

export class Grammar extends Operands {
  /** @throws GeoError `query_not_understood` naming the words that do not fit */
  parse(): SpatialQuery {
    for (const symbol of this.symbols) if (symbol.type === 'problem') throw misunderstood(symbol.detail);
    if (this.symbols.length === 0) throw misunderstood('the query names no place');
    const query = this.query();
    while (this.takeMark(','));
    const rest = this.symbols.slice(this.at);
    if (rest.length > 0) {
      const words = rest.map((symbol) => symbol.text).join(' ');
      // A name that nobody knows right before is the likelier cause: "central" in "central France".
      const before = this.symbols[this.at - 1];
      throw misunderstood(
        before?.type === 'place' && !before.known
          ? `"${before.text}" was not understood before "${words}"`
          : `"${words}" was not understood`,
      );
    }
    return this.bounded(query);
  }

  protected query(): SpatialQuery {
    if (++this.depth > maxDepth) throw misunderstood(`the query nests deeper than ${maxDepth} levels`);
    let left = this.isKeyword('except') ? this.exceptionFirst() : this.union();
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

  /** "Except Corsica, all of France". */
  private exceptionFirst(): SpatialQuery {
    this.take('except');
    const minus = this.primary();
    if (!this.takeMark(',')) throw this.expected('a comma and the place to take it from');
    return { type: 'Difference', from: this.union(), minus };
  }

  private union(): SpatialQuery {
    // "both Belgium and the Netherlands" lists, "both in Belgium and in Flanders" cuts.
    const listed = this.peek()?.text.toLowerCase() === 'both';
    const both = this.take('both');
    const members = [this.scoped(true)];
    // "Germany and everything within 50 km of it"
    const outer = this.context;
    this.context ??= members[0];
    while (this.separator()) members.push(this.scoped(false));
    this.context = outer;
    const overlaps = this.take('overlaps');
    if (overlaps && members.length === 1) members.splice(0, 1, ...splitLast(members[0]!));
    if (members.length === 1) return members[0]!;
    if (this.take('meets')) return this.borderOfPair(members);
    const named = members.every((member) => member.type === 'NamedPlace');
    if ((both && !(listed && named)) || overlaps) return { type: 'Intersection', of: members };
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
    const last = members[members.length - 1]!;
    if (last.type === 'Intersection' && members.slice(0, -1).every(({ type }) => type === 'NamedPlace')) {
      this.notes.push(
        `the condition is read as belonging to "${printQuery(this.bounded(last.of[0]!))}" alone; put a comma or brackets to narrow all`,
      );
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
      if (
        base.type !== 'NamedPlace' &&
        this.isKeyword('and') &&
        this.isKeyword('in', 1) &&
        !this.startsWithIn
      ) {
        // "within 30 km of Italy and in Switzerland"
        this.take('and');
        this.notes.push('"and in" after a condition is read as both at once');
      }
      if (this.take('in')) {
        const container = this.primary();
        const qualified = narrowings.length === 0 ? qualify(base, container, this.names) : undefined;
        if (qualified) base = qualified;
        else narrowings.push(container);
        continue;
      }
      // "A or B, but not within …" takes away from both.
      const fromAll = !commas && this.peek()?.text.toLowerCase().startsWith('but ');
      if (!fromAll && this.take('farther')) {
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

  /** "in A and in B" lists places, "within 30 km of A and in B" cuts one with the other. */
  private get startsWithIn(): boolean {
    const [first] = this.symbols;
    return first?.type === 'keyword' && first.keyword === 'in';
  }

  /** What cuts the base down, or undefined when nothing of the kind follows. */
  private narrowing(): SpatialQuery | undefined {
    const symbol = this.peek();
    if (this.isKeyword('within') || symbol?.type === 'distance' || symbol?.type === 'range')
      return this.primary();
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

/** "Punjab in Pakistan" names one place, "the coast in Spain" cuts one with the other. */
function qualify(base: SpatialQuery, container: SpatialQuery, names: NameSource): SpatialQuery | undefined {
  if (base.type !== 'NamedPlace' || container.type !== 'NamedPlace') return undefined;
  const innermost = base.within?.at(-1) ?? base.name;
  if (!names.liesIn(innermost, container.name)) return undefined;
  return { ...base, within: [...(base.within ?? []), container.name, ...(container.within ?? [])] };
}
