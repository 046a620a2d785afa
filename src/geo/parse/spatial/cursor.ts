/** A place in the list of symbols and what was read on the way there. */

import type { Language, SpatialQuery } from '../../domain/query.ts';
import type { Keyword } from '../language/language-table.ts';
import type { NameSource } from '../name-source.ts';
import type { Steps } from '../steps.ts';
import { bounded, type Misunderstood, misunderstood } from './misunderstood.ts';
import type { Token } from './token.ts';

/** Levels of nesting; a parenthesis counts twice. */
export const maxDepth = 64;

/** The productions that others call back: an operation stands in an operand, and holds one. */
export interface Rules {
  /** A whole sentence, as in parentheses. */
  readonly query: (cursor: Cursor) => SpatialQuery;
  /** Places joined by "and" after "of". */
  readonly list: (cursor: Cursor) => SpatialQuery;
  /** An operand with what belongs to it: possessives, "X coast". */
  readonly primary: (cursor: Cursor) => SpatialQuery;
  /** An operand alone. */
  readonly head: (cursor: Cursor) => SpatialQuery;
}

export class Cursor {
  at = 0;
  depth = 0;
  /** What is being narrowed: "Germany within 20 km of the border with Poland" means Germany's border. */
  context: SpatialQuery | undefined;
  /** "More than 50 km from the coast in A" takes from A, where "within 50 km of the coast in A" is about A's coast. */
  seaAlone = false;
  /** Readings that were chosen where the words allow another. */
  readonly notes: string[] = [];
  readonly symbols: readonly Token[];
  readonly names: NameSource;
  readonly language: Language;
  private readonly steps: Steps;
  private readonly rules: Rules;
  private readonly sizes = new WeakMap<SpatialQuery, number>();

  constructor(symbols: readonly Token[], names: NameSource, language: Language, steps: Steps, rules: Rules) {
    this.symbols = symbols;
    this.names = names;
    this.language = language;
    this.steps = steps;
    this.rules = rules;
  }

  query(): SpatialQuery {
    return this.rules.query(this);
  }

  list(): SpatialQuery {
    return this.rules.list(this);
  }

  primary(): SpatialQuery {
    return this.rules.primary(this);
  }

  head(): SpatialQuery {
    return this.rules.head(this);
  }

  peek(offset = 0): Token | undefined {
    this.steps.take();
    return this.symbols[this.at + offset];
  }

  isKeyword(keyword: Keyword, offset = 0): boolean {
    const symbol = this.peek(offset);
    return symbol?.type === 'keyword' && symbol.keyword === keyword;
  }

  isMark(mark: string, offset = 0): boolean {
    const symbol = this.peek(offset);
    return symbol?.type === 'mark' && symbol.mark === mark;
  }

  take(keyword: Keyword): boolean {
    if (!this.isKeyword(keyword)) return false;
    this.at++;
    return true;
  }

  takeMark(mark: string): boolean {
    if (!this.isMark(mark)) return false;
    this.at++;
    return true;
  }

  /** Does a distance begin here? */
  startsDistance(): boolean {
    const type = this.peek()?.type;
    return type === 'distance' || type === 'range';
  }

  skipOf(): void {
    while (
      this.take('of') ||
      this.take('around') ||
      this.take('part') ||
      this.take('along') ||
      this.take('to')
    );
  }

  skipPart(): void {
    while (
      this.take('part') ||
      (this.isKeyword('of') && this.at > 0 && this.isKeyword('part', -1) && this.take('of'))
    );
  }

  /** One level deeper.
   * @throws Misunderstood below the lowest */
  nested<T>(read: () => T): T {
    if (++this.depth > maxDepth) throw misunderstood(`the query nests deeper than ${maxDepth} levels`);
    const result = read();
    this.depth--;
    return result;
  }

  /** Reads with something else being narrowed. */
  narrowing<T>(context: SpatialQuery | undefined, read: () => T): T {
    const outer = this.context;
    this.context = context;
    const result = read();
    this.context = outer;
    return result;
  }

  /** A tree that is small enough to be written out.
   * @throws Misunderstood */
  bounded(query: SpatialQuery): SpatialQuery {
    return bounded(query, this.sizes);
  }

  expected(what: string): Misunderstood {
    const symbol = this.peek();
    const before = this.symbols[this.at - 1];
    const where = before ? ` after "${before.text}"` : '';
    return misunderstood(
      symbol ? `expected ${what}${where}, found "${symbol.text}"` : `expected ${what}${where}`,
    );
  }
}
