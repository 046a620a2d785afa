/** The words for a place of a map question as the grammar reads them, with some of them as names where it does not otherwise. */

import { runSliced } from '../../../shared/run-sliced.ts';
import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import type { ParsedQuery } from '../../domain/query.ts';
import type { TextSpan } from '../../parse/grid/words-with-grid.ts';
import {
  asContained,
  asThingOf,
  capitalWords,
  frenchNames,
  kindNames,
  namedThings,
  properNames,
  smallThings,
  streetNames,
  unitNames,
  unspacedNames,
} from '../../parse/map/phrase-trees.ts';
import { roadsIn } from '../../parse/map/road-numbers.ts';
import { type NameSource, remembering } from '../../parse/name-source.ts';
import { type Refusal, trySpatial } from '../../parse/parse-spatial.ts';
import type { LookUp } from './look-up.ts';
import type { NamesHere } from './names-here.ts';

/** Words for a place, and which of them are names. */
interface Way {
  readonly phrase: string;
  readonly names: readonly TextSpan[];
}

const spanKey = ({ start, end }: TextSpan): string => `${start}-${end}`;

/** Reads the phrases of one question. */
export class PhraseReader {
  private readonly gazetteer: NameSource;
  private readonly names: NamesHere;
  private readonly lookUp: LookUp;
  private readonly signal: AbortSignal | undefined;

  constructor(gazetteer: NameSource, names: NamesHere, lookUp: LookUp, signal: AbortSignal | undefined) {
    this.gazetteer = gazetteer;
    this.names = names;
    this.lookUp = lookUp;
    this.signal = signal;
  }

  /** "The casino of Monaco" is the casino in Monaco where the words mean nothing else, and "Brandenburg Gate" one name. What is
   * read word by word goes first: it takes a fraction of what all languages take to refuse a phrase. */
  async read(phrase: string): Promise<ParsedQuery> {
    // All ways ask for the same names.
    const source = remembering(this.source());
    const ways: Way[] = [];
    let asAsked: Refusal | undefined;
    for (const way of this.waysOf(phrase)) {
      const isNew = !ways.some(
        (other) =>
          other.phrase === way.phrase && `${other.names.map(spanKey)}` === `${way.names.map(spanKey)}`,
      );
      if (!isNew) continue;
      ways.push(way);
      const parsed = await this.attempted(way, source);
      if (typeof parsed !== 'function') return parsed;
      asAsked ??= parsed;
    }
    // What other languages and frames make of a phrase they make of its words as they were asked: of 17,000 questions not one
    // was read so in other words alone. The refusal names them, too.
    const refusal = asAsked!;
    const parsed = refusal.further ? await this.reading(refusal.further()) : refusal;
    if (typeof parsed === 'function') throw parsed();
    return parsed;
  }

  /** A phrase, other words for it, and the same with some of them as names. */
  private *waysOf(phrase: string): Generator<Way> {
    yield { phrase, names: [] };
    const isKind = (words: string) => this.lookUp.isName(words);
    const reworded = [asContained(phrase), asThingOf(phrase, (name) => this.names.isArea(name), isKind)];
    for (const words of reworded) if (words !== undefined) yield { phrase: words, names: [] };
    const named = [
      smallThings,
      (text: string) => kindNames(text, isKind),
      properNames,
      capitalWords,
      unspacedNames,
      // The "Russian church" is none by that name.
      (text: string) =>
        namedThings(text).filter(
          ({ start, end }) => !this.gazetteer.isAdjective(text.slice(start, end).split(' ')[0]!),
        ),
    ];
    for (const find of named) {
      const names = find(phrase);
      if (names.length > 0) yield { phrase, names };
    }
  }

  /** A phrase as it is read word by word. */
  private async attempted({ phrase, names }: Way, source: NameSource): Promise<ParsedQuery | Refusal> {
    const found = names.length > 0 ? names : await this.nameSpans(phrase);
    return this.reading(trySpatial(phrase, source, undefined, found, true));
  }

  private async reading(work: Generator<void, ParsedQuery | Refusal>): Promise<ParsedQuery | Refusal> {
    try {
      return await runSliced(work, this.signal);
    } catch (error) {
      if (error instanceof GeoError && error.code === 'query_not_understood') return () => error;
      throw error;
    }
  }

  /** Addresses, else what is called like a street and is no name here. */
  private async nameSpans(phrase: string): Promise<readonly TextSpan[]> {
    const found = [...(await this.names.findAddress(phrase)), ...roadsIn(phrase), ...unitNames(phrase)];
    if (found.length > 0) return apart(found);
    const towns = this.joinedNames(phrase);
    if (towns.length > 0) return towns;
    const streets = streetNames(phrase);
    const french = frenchNames(phrase).filter(
      ({ start, end }) => !streets.some((street) => street.start < end && start < street.end),
    );
    return [...streets, ...french].filter(
      ({ start, end }) => !this.names.important(fold(phrase.slice(start, end))),
    );
  }

  /** "Sant Julià de Lòria", "San Pedro de Alcántara": words of a name that is known as a whole are no place in another. */
  private joinedNames(phrase: string): readonly TextSpan[] {
    return properNames(phrase).filter(({ start, end }) => {
      const name = phrase.slice(start, end);
      const isKnown = (folded: string) => this.gazetteer.knows(folded, true) || this.lookUp.knows(folded);
      return / \p{Ll}/u.test(name) && isKnown(fold(name));
    });
  }

  private source(): NameSource {
    const { gazetteer, names } = this;
    return {
      knows: (name, codes) => gazetteer.knows(name, codes) || names.knows(name),
      begins: (words) => gazetteer.begins!(words) || names.begins(words),
      isAdjective: (name) => gazetteer.isAdjective(name),
      isThing: (name) => this.lookUp.isName(name),
      liesIn: (inner, outer) =>
        gazetteer.liesIn(inner, outer) ||
        (names.isLocal(inner) && (names.isArea(outer) || gazetteer.knows(fold(outer), false))),
    };
  }
}

/** The first of those that overlap. */
const apart = (spans: readonly TextSpan[]): TextSpan[] =>
  spans.filter(
    (span, i) => !spans.slice(0, i).some(({ start, end }) => start < span.end && span.start < end),
  );
