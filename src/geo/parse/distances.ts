/** What a distance says: within, off the coast, inland, beside, in a direction, from one distance to another. */

import { type Distance, type OffTheCoastOf, type SpatialQuery, toMetres } from '../domain/query.ts';
import { checked, misunderstood } from './cursor.ts';
import { Named } from './named.ts';

export abstract class Distances extends Named {
  protected abstract head(): SpatialQuery;

  protected afterDistance(distance: Distance): SpatialQuery {
    if (this.take('off')) return this.offTheCoast(distance);
    if (this.take('inland')) return this.inland(distance);
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
    if (this.isKeyword('of') || this.isKeyword('around')) {
      return { type: 'Buffer', of: this.list(), distance };
    }
    if (symbol?.type === 'keyword' && symbol.keyword === 'in') {
      this.at++;
      return { type: 'Buffer', of: this.list(), distance };
    }
    if (this.language === 'de' && symbol?.type === 'place')
      return { type: 'Buffer', of: this.list(), distance };
    // "within 60 km of Paris but no closer than 20 km"
    if (symbol === undefined && this.context?.type === 'Buffer') return { ...this.context, distance };
    throw this.expected('"of" and a place');
  }

  /** "30 km inland from the coast of X" */
  private inland(distance: Distance): SpatialQuery {
    const operand = this.list();
    const land = operand.type === 'CoastOf' ? operand.of : operand;
    return {
      type: 'Intersection',
      of: [{ type: 'Buffer', of: { type: 'CoastOf', of: land }, distance }, land],
    };
  }

  /** "10 to 20 km from X", "50 to 100 km off the coast of X": the ring between two distances. */
  protected afterRange(near: Distance, far: Distance, text: string): SpatialQuery {
    if (toMetres(far) <= toMetres(near)) {
      throw misunderstood(`in "${text}" the second distance must be the larger one`);
    }
    if (this.take('off')) {
      const coast = offTheCoast(far, this.list());
      return {
        type: 'Difference',
        from: coast,
        minus: { type: 'Buffer', of: { type: 'CoastOf', of: coast.of }, distance: near },
      };
    }
    this.take('zone');
    if (!this.isKeyword('of') && !this.isKeyword('around')) throw this.expected('"from" and a place');
    const of = this.list();
    return {
      type: 'Difference',
      from: { type: 'Buffer', of, distance: far },
      minus: { type: 'Buffer', of, distance: near },
    };
  }

  /** "buffer X by 10 km" */
  protected enlarged(): SpatialQuery {
    const of = this.primary();
    if (!this.take('by') && !this.take('with')) throw this.expected('"by" and a distance');
    const symbol = this.peek();
    if (symbol?.type !== 'distance') throw this.expected('a distance');
    this.at++;
    this.take('zone');
    return { type: 'Buffer', of, distance: checked(symbol.distance, symbol.text) };
  }

  /** "off the coast of X": the coast is understood already. */
  protected offTheCoast(distance: Distance): SpatialQuery {
    return offTheCoast(distance, this.list());
  }

  /** "off the coast of X within 20 km", "off the coast of X up to 20 km". */
  protected offWithoutDistance(): SpatialQuery {
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
}

export function offTheCoast(distance: Distance, of: SpatialQuery): OffTheCoastOf {
  return { type: 'OffTheCoastOf', distance, of: of.type === 'CoastOf' ? of.of : of };
}
