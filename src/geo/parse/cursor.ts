/** A place in the list of symbols, what was read on the way there, and the error that says what does not fit. */

import { GeoError } from '../domain/errors.ts';
import {
  type Distance,
  type Language,
  type SetCondition,
  type SpatialQuery,
  toMetres,
} from '../domain/query.ts';
import { farthestMetres, maxTreeNodes } from '../domain/query-schema.ts';
import type { Keyword } from './lexicon.ts';
import type { NameSource } from './name-source.ts';
import type { Token } from './spatial-tokens.ts';
import type { Steps } from './steps.ts';

export class Cursor {
  protected at = 0;
  protected readonly symbols: readonly Token[];
  protected readonly names: NameSource;
  protected readonly language: Language;
  private readonly steps: Steps;
  private readonly sizes = new WeakMap<SpatialQuery, number>();
  /** What is being narrowed: "Germany within 20 km of the border with Poland" means Germany's border. */
  protected context: SpatialQuery | undefined;
  /** Readings that were chosen where the words allow another. */
  readonly notes: string[] = [];

  constructor(symbols: readonly Token[], names: NameSource, language: Language, steps: Steps) {
    this.symbols = symbols;
    this.names = names;
    this.language = language;
    this.steps = steps;
  }

  protected peek(offset = 0): Token | undefined {
    this.steps.take();
    return this.symbols[this.at + offset];
  }

  protected isKeyword(keyword: Keyword, offset = 0): boolean {
    const symbol = this.peek(offset);
    return symbol?.type === 'keyword' && symbol.keyword === keyword;
  }

  protected isMark(mark: string, offset = 0): boolean {
    const symbol = this.peek(offset);
    return symbol?.type === 'mark' && symbol.mark === mark;
  }

  protected take(keyword: Keyword): boolean {
    if (!this.isKeyword(keyword)) return false;
    this.at++;
    return true;
  }

  protected takeMark(mark: string): boolean {
    if (!this.isMark(mark)) return false;
    this.at++;
    return true;
  }

  /** Does an operand follow, or does the phrase end here ("within 10 km of the coast")? */
  protected operandFollows(): boolean {
    const symbol = this.peek();
    if (symbol === undefined || symbol.type === 'mark') return symbol?.type === 'mark' && symbol.mark === '(';
    return (
      symbol.type !== 'keyword' ||
      ['of', 'around', 'part', 'coast', 'border', 'between'].includes(symbol.keyword)
    );
  }

  protected skipOf(): void {
    while (this.take('of') || this.take('around') || this.take('part'));
  }

  protected skipPart(): void {
    while (
      this.take('part') ||
      (this.isKeyword('of') && this.at > 0 && this.isKeyword('part', -1) && this.take('of'))
    );
  }

  /** Where another member of a list may begin. */
  protected separator(): boolean {
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

  protected narrowingFollows(): boolean {
    const type = this.peek()?.type;
    if (type === 'direction' || type === 'beyond' || type === 'distance' || type === 'range') return true;
    return (['within', 'in', 'between', 'off', 'farther'] as const).some((keyword) =>
      this.isKeyword(keyword),
    );
  }

  /** A tree that is small enough to be written out. "It" and its like stand for a whole tree in another one, so that a few
   * words can make a tree without end: "France except the coast except the coast …" doubles with every turn.
   * @throws GeoError `query_not_understood` for more operations than any sentence means */
  protected bounded(query: SpatialQuery): SpatialQuery {
    if (this.sizeOf(query) > maxTreeNodes) {
      throw misunderstood(`it comes to more than ${maxTreeNodes} operations; ask in fewer words`);
    }
    return query;
  }

  private sizeOf(query: SpatialQuery): number {
    let size = this.sizes.get(query);
    if (size !== undefined) return size;
    size = 1;
    for (const part of partsOf(query)) size += this.sizeOf(part);
    this.sizes.set(query, size);
    return size;
  }

  protected nearWithoutDistance(): GeoError {
    return misunderstood(`"${this.peek()!.text}" says no distance; write for example "within 10 km of"`);
  }

  protected expected(what: string): GeoError {
    const symbol = this.peek();
    const before = this.symbols[this.at - 1];
    const where = before ? ` after "${before.text}"` : '';
    return misunderstood(
      symbol ? `expected ${what}${where}, found "${symbol.text}"` : `expected ${what}${where}`,
    );
  }
}

function partsOf(query: SpatialQuery): readonly SpatialQuery[] {
  switch (query.type) {
    case 'NamedPlace':
    case 'Position':
    case 'Parallel':
    case 'Meridian':
    case 'GridBox':
      return [];
    case 'PlaceSet':
      return operandsOf(query.where ?? []);
    case 'Union':
    case 'Intersection':
      return query.of;
    case 'Difference':
      return [query.from, query.minus];
    case 'BorderBetween':
    case 'Between':
      return [query.a, query.b];
    default:
      return [query.of];
  }
}

/** What the conditions of a set speak of. */
function operandsOf(conditions: readonly SetCondition[]): SpatialQuery[] {
  return conditions.flatMap((condition) => {
    if (condition.type === 'Not') return operandsOf([condition.of]);
    if (condition.type === 'Either') return operandsOf(condition.of);
    return 'of' in condition ? [condition.of] : [];
  });
}

export function misunderstood(detail: string): GeoError {
  return new GeoError('query_not_understood', `The query was not understood: ${detail}.`);
}

/** @throws GeoError for a distance that no place can be away */
export function checked(distance: Distance, text: string): Distance {
  const metres = toMetres(distance);
  if (!(metres > 0)) throw misunderstood(`the distance "${text}" must be above zero`);
  if (metres > farthestMetres) {
    throw misunderstood(`the distance "${text}" is more than half way round the Earth (20,004 km)`);
  }
  return distance;
}
