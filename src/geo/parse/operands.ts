/** What can stand as an operand: a place, or an operation with the operands that follow it. */

import type { Direction, Distance, SpatialQuery } from '../domain/query.ts';
import { checked, misunderstood } from './cursor.ts';
import { Distances, offTheCoast } from './distances.ts';
import type { Keyword } from './lexicon.ts';
import { printQuery } from './print.ts';

/** Levels of nesting; a parenthesis counts twice. */
export const maxDepth = 64;

export abstract class Operands extends Distances {
  protected depth = 0;

  protected abstract query(): SpatialQuery;

  /** The operand of "of": places joined by "and" belong together, as in "within 50 km of Paris and Lyon". */
  protected list(): SpatialQuery {
    this.skipOf();
    const first = this.primary();
    const members = [first];
    for (;;) {
      const mark = this.at;
      if (!this.separator()) break;
      // Only plain places join the list; an operation begins a member of the outer union.
      const next = this.peek();
      const grid = next?.type === 'node' && isPoint(next.query) && isPoint(first);
      const coastFollows = this.isKeyword('coast', 1) || this.isKeyword('border', 1) || this.isMark("'s", 1);
      if (!grid && (next?.type !== 'place' || coastFollows || !isPoint(first))) {
        this.at = mark;
        break;
      }
      members.push(grid ? this.head() : this.place());
    }
    if (members.length === 1) return first;
    this.notes.push(`"${members.map(printQuery).join('" and "')}" are taken together`);
    return { type: 'Union', of: members };
  }

  protected primary(): SpatialQuery {
    if (++this.depth > maxDepth) throw misunderstood(`the query nests deeper than ${maxDepth} levels`);
    const result = this.suffixes(this.head());
    this.depth--;
    return result;
  }

  protected head(): SpatialQuery {
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
      case 'node':
        this.at++;
        return symbol.query;
      case 'rectangle':
        this.at++;
        return this.rectangle(symbol.width, symbol.height, symbol.text);
      case 'distance':
        this.at++;
        return this.afterDistance(checked(symbol.distance, symbol.text));
      case 'range':
        this.at++;
        return this.afterRange(
          checked(symbol.near, symbol.text),
          checked(symbol.far, symbol.text),
          symbol.text,
        );
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
        return this.severalDirections(symbol.direction) ?? this.afterDirection(symbol.direction);
      case 'keyword':
        this.at++;
        return this.afterKeyword(symbol.keyword);
      default:
        throw this.expected('a place');
    }
  }

  /** "northern coast of X" is the coast of the northern half; "northern X and Y" halves only X. */
  protected half(direction: Direction): SpatialQuery {
    if (this.take('coast')) {
      this.skipOf();
      return { type: 'CoastOf', of: { type: 'DirectionalSubset', direction, of: this.primary() } };
    }
    if (this.isKeyword('border') && this.isKeyword('between', 1)) {
      return { type: 'DirectionalSubset', direction, of: this.primary() };
    }
    if (this.take('border')) {
      this.skipOf();
      return { type: 'BorderOf', of: { type: 'DirectionalSubset', direction, of: this.primary() } };
    }
    const of = this.head();
    const subset: SpatialQuery = { type: 'DirectionalSubset', direction, of };
    return subset;
  }

  /** "north and west of X" is both at once, "north or west of X" either. */
  private severalDirections(first: Direction): SpatialQuery | undefined {
    const found = [first];
    const mark = this.at;
    const type = this.isKeyword('or') ? 'Union' : 'Intersection';
    while (this.take('and') || this.take('or')) {
      const symbol = this.peek();
      if (symbol?.type !== 'direction' && symbol?.type !== 'beyond') break;
      this.at++;
      found.push(symbol.direction);
      if (symbol.type === 'beyond' || this.isKeyword('of')) {
        const of = this.list();
        return { type, of: found.map((direction): SpatialQuery => ({ type: 'Directional', direction, of })) };
      }
    }
    this.at = mark;
    return undefined;
  }

  protected afterDirection(direction: Direction): SpatialQuery {
    const next = this.peek();
    if (next?.type === 'direction' || next?.type === 'beyond') {
      throw misunderstood(
        `"${this.symbols[this.at - 1]!.text} ${next.text}" is none of the eight directions`,
      );
    }
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

  /** "10 by 10 km around X" */
  private rectangle(width: Distance, height: Distance, text: string): SpatialQuery {
    const size = { width: checked(width, text), height: checked(height, text) };
    this.take('zone');
    if (!this.isKeyword('of') && !this.isKeyword('around') && !this.isKeyword('in'))
      throw this.expected('"around" and a place');
    this.at++;
    const of = this.list();
    if (of.type !== 'Position') this.notes.push(`the box lies around the middle of "${printQuery(of)}"`);
    return { type: 'Rectangle', of, ...size };
  }

  protected afterKeyword(keyword: Keyword): SpatialQuery {
    switch (keyword) {
      case 'in':
        return this.union1();
      case 'of':
      case 'around':
        if (this.startsDistance()) return this.head();
        if (/^(?:a?round|surrounding|about)$/i.test(this.symbols[this.at - 1]!.text)) {
          this.at--;
          throw this.nearWithoutDistance();
        }
        return this.primary();
      case 'within':
        if (this.isKeyword('of')) throw this.expected('a distance');
        return this.startsDistance() ? this.head() : this.primary();
      case 'farther':
        throw misunderstood(
          `"${this.symbols[this.at - 1]!.text}" a distance leaves nearly the whole globe; say what to take it from, for example "in France, more than 50 km from Paris"`,
        );
      case 'pronoun':
        if (this.context) return this.context;
        this.at--;
        throw this.expected('a place');
      case 'sharedBorder': {
        const { a, b } = this.pair();
        return { type: 'BorderBetween', a, b };
      }
      case 'off':
        // "waters within 12 nautical miles of X"
        if (this.peek()?.type === 'distance') {
          const buffer = this.head();
          return buffer.type === 'Buffer' ? offTheCoast(buffer.distance, buffer.of) : buffer;
        }
        return this.offWithoutDistance();
      case 'coast':
        return this.coast();
      case 'border':
        return this.border();
      case 'between':
        return this.peek()?.type === 'range' ? this.head() : this.between(false);
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
        // "a circle with a radius of 50 km around X", "the strip between X and Y", "buffer X by 50 km"
        do this.skipOf();
        while (this.take('zone') || (this.isKeyword('zone', 1) && this.take('with')));
        if (this.take('between')) return this.startsDistance() ? this.head() : this.between(false);
        if (this.startsDistance()) return this.head();
        if (this.peek()?.type !== 'place' && !this.isMark('(')) throw this.expected('a distance');
        return this.enlarged();
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
  protected union1(): SpatialQuery {
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

  /** "the coast of X"; after a condition the coast of what it narrows; "costa mediterránea de X" is X's coast there. */
  private coast(): SpatialQuery {
    if (!this.operandFollows() && this.context) return { type: 'CoastOf', of: this.context };
    const of = this.list();
    if (of.type !== 'NamedPlace' || !this.take('of')) return { type: 'CoastOf', of };
    return this.coastAtSea({ type: 'CoastOf', of: this.primary() }, of);
  }

  private startsDistance(): boolean {
    const type = this.peek()?.type;
    return type === 'distance' || type === 'range';
  }

  protected border(): SpatialQuery {
    if (this.take('between')) {
      const { a, b } = this.pair();
      return { type: 'BorderBetween', a, b };
    }
    if (this.context && (this.take('with') || this.take('around')))
      return { type: 'BorderBetween', a: this.context, b: this.list() };
    if (this.context && !this.operandFollows()) {
      const both =
        this.context.type === 'Union' && this.context.of.length === 2 ? this.context.of : undefined;
      return both
        ? { type: 'BorderBetween', a: both[0]!, b: both[1]! }
        : { type: 'BorderOf', of: this.context };
    }
    this.skipOf();
    const a = this.primary();
    const mark = this.at;
    if (this.take('with') || this.take('around')) return { type: 'BorderBetween', a, b: this.list() };
    this.at = mark;
    return { type: 'BorderOf', of: a };
  }

  protected between(halfway: boolean): SpatialQuery {
    const { a, b } = this.pair();
    return { type: 'Between', a, b, ...(halfway && { halfway }) };
  }

  protected pair(): { a: SpatialQuery; b: SpatialQuery } {
    this.skipOf();
    const a = this.primary();
    if (!this.take('and') && !this.take('or') && !this.take('with'))
      throw this.expected('"and" and a second place');
    return { a, b: this.primary() };
  }
}

const isPoint = ({ type }: SpatialQuery) => type === 'NamedPlace' || type === 'Position';
