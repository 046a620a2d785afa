/** Names with what belongs to them: "Paris, Texas", "Spain's coast", "Turkey's Black Sea coast", "France-Spain border",
 * "the Swiss side of Lake Constance". */

import type { NamedPlace, SpatialQuery } from '../domain/query.ts';
import { Cursor, checked } from './cursor.ts';
import type { Token } from './spatial-tokens.ts';

export abstract class Named extends Cursor {
  protected abstract primary(): SpatialQuery;
  /** The operand of "of". */
  protected abstract list(): SpatialQuery;

  protected place(): NamedPlace {
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
  protected coastAt(sea: SpatialQuery): SpatialQuery {
    if (!this.take('of')) return { type: 'CoastOf', of: sea };
    const coast: SpatialQuery = { type: 'CoastOf', of: this.primary() };
    return this.coastAtSea(coast, sea);
  }

  protected coastAtSea(coast: SpatialQuery, sea: SpatialQuery): SpatialQuery {
    this.notes.push('the coast of one place at another is its coast within 5 km of the other');
    return {
      type: 'Intersection',
      of: [coast, { type: 'Buffer', of: sea, distance: { value: 5, unit: 'km' } }],
    };
  }

  /** "the Swiss side of Lake Constance", "the Italian Alps", "the French Mediterranean coast". */
  private ofWhich(base: SpatialQuery): SpatialQuery | undefined {
    if (base.type !== 'NamedPlace') return undefined;
    if (this.isKeyword('part') && (this.isKeyword('of', 1) || / of$/.test(this.peek()!.text))) {
      this.skipOf();
      const outer = this.context;
      this.context = base;
      const whole = this.primary();
      this.context = outer;
      return { type: 'Intersection', of: [whole, base] };
    }
    const next = this.peek();
    if (next?.type !== 'place' || next.joined || !next.known || !this.names.isAdjective(base.name))
      return undefined;
    if (this.names.isAdjective(next.name) || this.isKeyword('border', 1) || this.isKeyword('border', 2))
      return undefined;
    const other = this.place();
    if (this.take('coast')) return this.coastAtSea({ type: 'CoastOf', of: base }, other);
    return { type: 'Intersection', of: [other, base] };
  }

  /** What may follow any operand: possessives, "X coast", "X-Y border". */
  protected suffixes(base: SpatialQuery): SpatialQuery {
    let result = base;
    for (;;) {
      const possessive = this.isMark("'s");
      const symbol = this.peek(possessive ? 1 : 0);
      const whole = this.ofWhich(result);
      if (whole) {
        result = whole;
      } else if (symbol?.type === 'keyword' && symbol.keyword === 'coast') {
        this.at += possessive ? 2 : 1;
        result = this.coastAt(result);
      } else if (
        symbol?.type === 'keyword' &&
        symbol.keyword === 'border' &&
        !this.isKeyword('between', possessive ? 2 : 1)
      ) {
        this.at += possessive ? 2 : 1;
        result = this.take('with')
          ? { type: 'BorderBetween', a: result, b: this.list() }
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
      } else if (this.isKeyword('with') && this.peek(1)?.type === 'distance' && this.isKeyword('zone', 2)) {
        // "X with a 20 km margin"
        const { distance, text } = this.peek(1) as Token & { type: 'distance' };
        this.at += 3;
        result = { type: 'Buffer', of: result, distance: checked(distance, text) };
      } else if (this.isKeyword('meets') && this.peek(1) !== undefined) {
        this.at++;
        result = { type: 'BorderBetween', a: result, b: this.primary() };
      } else {
        return result;
      }
    }
  }
}
