/** A place in the list of symbols, and the error that says what does not fit there. */

import { GeoError } from '../domain/errors.ts';
import type { Keyword } from './lexicon.ts';
import type { Token } from './spatial-tokens.ts';

export class Cursor {
  protected at = 0;
  protected readonly symbols: readonly Token[];

  constructor(symbols: readonly Token[]) {
    this.symbols = symbols;
  }

  protected peek(offset = 0): Token | undefined {
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

  protected expected(what: string): GeoError {
    const symbol = this.peek();
    const before = this.symbols[this.at - 1];
    const where = before ? ` after "${before.text}"` : '';
    return misunderstood(
      symbol ? `expected ${what}${where}, found "${symbol.text}"` : `expected ${what}${where}`,
    );
  }
}

export function misunderstood(detail: string): GeoError {
  return new GeoError('query_not_understood', `The query was not understood: ${detail}.`);
}
