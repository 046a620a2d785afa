/** A sentence about space into a tree. Pure: the gazetteer is asked only which names exist. */

import { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import { languages, operandsOf, type ParsedQuery, type SpatialQuery } from '../domain/query.ts';
import { capitalNamed, withoutApposition } from './apposition.ts';
import { asSpoken, type Refusal } from './as-spoken.ts';
import { readByClauses } from './by-clauses.ts';
import { bareNames } from './colloquial/bare-names.ts';
import { knownBy } from './colloquial/known.ts';
import { reworded, withCountryApart, withOpening, withQuestionFirst } from './colloquial/reword.ts';
import { notesOnFormerState } from './former-states.ts';
import { type TextSpan, wordsWithGrid } from './grid/words-with-grid.ts';
import { readAlone } from './land-alone.ts';
import { demonym, withDemonyms } from './language/demonyms.ts';
import { mendKinds } from './language/kind-slips.ts';

import { type NameSource, remembering } from './name-source.ts';
import { saidBehind } from './said-behind.ts';
import { Cursor } from './spatial/cursor.ts';
import { onDryLand } from './spatial/dry-land.ts';
import { fluency, saidBy } from './spatial/fluency.ts';
import { Misunderstood } from './spatial/misunderstood.ts';
import { readQuery, rules } from './spatial/query.ts';
import { Spans } from './spatial/spans.ts';
import type { Token } from './spatial/token.ts';
import { toTokens } from './spatial/tokens.ts';
import { Steps } from './steps.ts';
import { withoutFrames } from './templates/frames.ts';
import { readByTables, scriptOf, type TableReading } from './templates/read.ts';
import { ofRiver } from './templates/river-meaning.ts';
import { Refused } from './templates/slots.ts';
import { isNounElsewhere, isWord, ToldLanguage, vocabulary } from './told-language.ts';
import { vagueIn } from './vague.ts';
import type { Word } from './words.ts';

export type { Refusal };

/** More words than any sensible question; a thousand-word text is refused before it costs anything. */
export const maxWords = 200;

/** Words of a question around a place at most. */
const longestQuestion = 25;
/** How often what frames it is taken away: "the course of" and then "from its source to the sea". */
const mostBared = 2;
/** Letters that a language must explain more than others do to be the one that a text is in; a noun before an unknown
 * name, as in "lago Titicaca", is no language. */
const clearlyMore = 4;

/** Share of the letters explained by one of these four that another language must explain to be thought of at all: of
 * "where Argentina and Brazil come together" Dutch knows little. */
const leastShare = 0.5;

/** Parse a spatial query in one of the languages of `domain/query.ts`.
 * @param text   at most 200 words
 * @param names  which names the gazetteer bears
 * @param steps  counts what the reading costs
 * @returns the tree, the language it was read in, and the readings chosen where the words allow another
 * @throws GeoError `query_not_understood` naming what does not fit; `query_too_long` */
export function parseSpatial(text: string, names: NameSource, steps = new Steps()): ParsedQuery {
  const reading = readSpatial(text, names, steps);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same, yielding after the names are looked up and after each language that it is read in.
 * @param found  parts of the text that are names whatever their words say: addresses
 * @param brief  whether a text that none of the four languages reads word by word is refused at once: neither the tables are
 *   asked then, nor is it read without what frames it */
export function* readSpatial(
  text: string,
  source: NameSource,
  steps = new Steps(),
  found: readonly TextSpan[] = [],
  brief = false,
): Generator<void, ParsedQuery> {
  const reading = yield* trySpatial(text, source, steps, found, brief);
  if (typeof reading === 'function') throw reading();
  return reading;
}

/** The same for who has other words to try: an error notes where it was made, which is not worth its time then.
 * @throws GeoError `query_too_long` and the like */
export function* trySpatial(
  text: string,
  source: NameSource,
  steps = new Steps(),
  found: readonly TextSpan[] = [],
  brief = false,
): Generator<void, ParsedQuery | Refusal> {
  const rest = (part: string) => trySpatial(part, source, new Steps(), found, brief);
  const alone = found.length === 0 ? yield* readAlone(text, rest) : undefined;
  if (alone) return alone;
  const reading = yield* readOrRefuse(text, source, steps, found, brief);
  return asSpoken(found.length > 0 ? reading : yield* orByClauses(reading, text, source), text, source);
}

/** What nothing else reads, by its clauses. */
function* orByClauses(
  reading: ParsedQuery | Refusal,
  text: string,
  source: NameSource,
): Generator<void, ParsedQuery | Refusal> {
  if (typeof reading !== 'function') return reading;
  const { further } = reading;
  if (!further) return (yield* readByClauses(text, source)) ?? reading;
  return Object.assign(() => reading(), {
    *further() {
      return yield* orByClauses(yield* further(), text, source);
    },
  });
}

function* readOrRefuse(
  text: string,
  source: NameSource,
  steps: Steps,
  found: readonly TextSpan[],
  brief = false,
  done: Done = {},
): Generator<void, ParsedQuery | Refusal> {
  const opened = found.length === 0 ? withOpening(text) : text;
  if (opened !== text) return yield* readOrRefuse(opened, source, steps, found, brief, done);
  const asked = found.length === 0 && !done.reworded ? withQuestionFirst(text) : undefined;
  if (asked !== undefined) {
    const reading = yield* readOrRefuse(asked, source, new Steps(), [], brief, { ...done, reworded: true });
    if (typeof reading !== 'function') return reading;
  }
  const vague = vagueIn(text);
  if (vague !== undefined) return () => refusalOf(new Refused(vague));
  const [seat] = capitalNamed(text) ?? [];
  if (seat !== undefined && found.length === 0) {
    const reading = yield* readOrRefuse(seat, source, steps, []);
    if (typeof reading !== 'function' && isOneName(reading.query)) return reading;
  }
  const behind = found.length === 0 ? saidBehind(text, source) : undefined;
  if (behind) {
    const reading = yield* readOrRefuse(behind.text, source, new Steps(), []);
    const query = typeof reading === 'function' ? undefined : behind.meant(reading.query);
    if (query && typeof reading !== 'function') return { ...reading, query };
  }
  const own = withDemonyms(source, text);
  const names = remembering(own);
  const { words, notes: gridNotes } = wordsWithGrid(text, found);
  const notes = [...gridNotes, ...notesOnFormerState(text)];
  if (words.length > maxWords) {
    throw new GeoError(
      'query_too_long',
      `The query has ${words.length} words; at most ${maxWords} are read.`,
    );
  }
  const spans = new Spans(text, words, names, steps);
  for (let at = 0; at < words.length; at++) {
    spans.nameAt(at);
    yield;
  }
  const asIs = own === source ? names : remembering(source);
  // Words in other letters that are in no name leave these four without a complete reading, so that the tables go first.
  const early = isForeign(text, spans) ? yield* readByTables(text, asIs) : undefined;
  if (early?.parsed) return early.parsed;
  const told = new ToldLanguage(spans, names);
  const readings = yield* readWordByWord(spans, names, told, notes, steps);
  if (readings.whole) return readings.whole;
  const further = () => readFurther(text, { source, names, asIs, words, told, early, readings, done }, found);
  if (!brief || readings.best || !readings.failure) return yield* further();
  const { why } = readings.failure;
  return Object.assign(() => refusalOf(why), { further });
}

/** What was done already to the words that were typed: done again to each outcome, it would take the longer the more ways there
 * are to do it. */
interface Done {
  /** They were put otherwise. */
  readonly reworded?: true;
  /** How often what frames them was taken away. */
  readonly bared?: number;
}

/** What is known of a text once it was read word by word. */
interface ReadSoFar {
  readonly source: NameSource;
  /** The names with what the text says among them. */
  readonly names: NameSource;
  /** Those of the source alone. */
  readonly asIs: NameSource;
  readonly words: readonly Word[];
  readonly told: ToldLanguage;
  readonly early: TableReading | undefined;
  readonly readings: WordReadings;
  readonly done: Done;
}

/** What the tables read of a text, or what is left of it without what frames it. */
function* readFurther(
  text: string,
  { source, names, asIs, words, told, early, readings, done }: ReadSoFar,
  found: readonly TextSpan[],
): Generator<void, ParsedQuery | Refusal> {
  const { best, failure, said } = readings;
  // "Berge > 3000 m": what reads on without the sign has lost it.
  const isSigned = !done.reworded && signed.test(text);
  const complete = best !== undefined && best.value === best.score && !isSigned;
  // What explains less than a complete reading changes nothing.
  const least = complete ? best.said : Math.floor(said * leastShare) - clearlyMore;
  const table = early ?? (yield* readByTables(text, asIs, least, (language) => told.mayBe(language)));
  if (table?.parsed && !isSigned && (!complete || explainsMore(table, best!, names))) return table.parsed;
  if (!complete && !done.reworded && words.length <= longestQuestion && found.length === 0) {
    const isKnown = (name: string) =>
      bareNames(name).some((one) => names.knows(one, false)) || demonym(name) !== undefined;
    for (const plain of reworded(text, (language) => told.mayBeIn(language), knownBy(source))) {
      const reading = yield* readOrRefuse(plain, source, new Steps(), [], false, { ...done, reworded: true });
      if (typeof reading !== 'function' && namesIn(reading.query).every(isKnown)) return reading;
    }
    const apart = withCountryApart(text, (name) => names.isCountry?.(name) === true);
    const placed =
      apart === undefined
        ? undefined
        : yield* readOrRefuse(apart, source, new Steps(), [], false, { ...done, reworded: true });
    if (placed && typeof placed !== 'function' && qualifies(placed.query)) return placed;
  }
  const { bared = 0 } = done;
  if (!complete && bared < mostBared && words.length <= longestQuestion) {
    let river: Refused | undefined;
    for (const { text: bare, asks } of withoutFrames(text, (language) => told.mayBeIn(language))) {
      try {
        const reading = yield* readOrRefuse(bare, names, new Steps(), [], false, {
          ...done,
          bared: bared + 1,
        });
        if (typeof reading === 'function') continue;
        if (asks === undefined) return reading;
        const meant = ofRiver(asks, reading.query, names);
        if (meant instanceof Refused) river = meant;
        else if (meant) return { ...reading, query: meant };
      } catch (error) {
        if (!(error instanceof GeoError)) throw error;
      }
    }
    if (river) {
      const refused = river;
      return () => refusalOf(refused);
    }
  }
  if (!complete && words.length <= longestQuestion) {
    for (const told of withoutApposition(text, (name) => names.isLand?.(name) !== false)) {
      const reading = yield* readOrRefuse(told, source, new Steps(), []);
      if (typeof reading !== 'function' && isOneName(reading.query)) return reading;
    }
  }
  if (!complete && words.length <= longestQuestion) {
    const mended = mendKinds(text, (word) => names.knows(word, false) || isWord(word));
    if (mended) {
      const reading = yield* readOrRefuse(mended.text, source, new Steps(), found);
      if (typeof reading !== 'function') return { ...reading, notes: [...mended.notes, ...reading.notes] };
    }
  }
  // "Buda side: Hungary west of the Danube": what stands after the colon says what is meant.
  const [colon, another] = text.matchAll(/:\s{1,9}(?=\S)/gu);
  if (!complete && colon && !another && colon.index > 0 && found.length === 0) {
    const title = text.slice(0, colon.index).trim();
    try {
      const rest = text.slice(colon.index + colon[0].length);
      const reading = yield* readOrRefuse(rest, names, new Steps(), []);
      if (typeof reading !== 'function')
        return { ...reading, notes: [`"${title}" is read as a title`, ...reading.notes] };
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
    }
  }
  // Of a sentence in the words of such a language, all that these four do not know would be one name that is like some
  // other.
  if (table && !complete && table.explained > (table.script === 'Latin' ? said + clearlyMore : 0))
    return () => table.refusal();
  // A reading with unknown names loses to the language that explains more of the text, even though it fails there:
  // its error is the helpful one. A whole reading loses to none: "der Main" is two names in English and one in German.
  if (best && !isSigned && (complete || !(failure && failure.score > best.score))) return best.parsed;
  return () => refusalOf(failure?.why ?? new Refused('"<" and ">" are not read here; say "more than"'));
}

/** What the languages that are read word by word make of a text. */
interface WordReadings {
  /** One in English without a slip or a word that is unknown: no other language is asked. */
  readonly whole?: ParsedQuery;
  /** `value` is `score` less what is wrong with the reading. */
  readonly best?: { parsed: ParsedQuery; score: number; value: number; said: number } | undefined;
  readonly failure?: { why: Misunderstood; score: number } | undefined;
  /** Letters of the words that are no part of a name, in the language with most of them. */
  readonly said: number;
}

function* readWordByWord(
  spans: Spans,
  names: NameSource,
  told: ToldLanguage,
  notes: readonly string[],
  steps: Steps,
): Generator<void, WordReadings> {
  const { words } = spans;
  let best: WordReadings['best'];
  let failure: WordReadings['failure'];
  let said = 0;
  for (const language of hasLanguage(words) ? languages : languages.slice(0, 1)) {
    yield;
    if (language !== 'en' && !told.mayBe(language)) continue;
    const slips: string[] = [];
    const cautions: string[] = [];
    const symbols = toTokens(spans, language, names, slips, cautions, steps);
    const score = fluency(symbols);
    said = Math.max(said, saidBy(symbols, words));
    try {
      const cursor = new Cursor(symbols, names, language, steps, rules);
      const query = onDryLand(readQuery(cursor), words, language);
      const parsed: ParsedQuery = {
        query,
        language,
        notes: [...notes, ...slips, ...cautions, ...cursor.notes],
      };
      const unknown = symbols.filter((symbol) => symbol.type === 'place' && !symbol.known).length;
      const isSure = !symbols.some((symbol) => symbol.type === 'place' && isNounElsewhere(symbol.text));
      if (language === 'en' && isLent(symbols)) continue;
      if (unknown + slips.length === 0 && language === 'en' && isSure) return { whole: parsed, said };
      const value = score - 10 * unknown - 5 * slips.length;
      const tied =
        value === best?.value &&
        spoken(query, language, names) > spoken(best.parsed.query, best.parsed.language, names);
      if (!best || value > best.value || tied) best = { parsed, score, value, said: saidBy(symbols, words) };
    } catch (error) {
      if (!(error instanceof Misunderstood)) throw error;
      if (!failure || score > failure.score) failure = { why: error, score };
    }
  }
  return { best, failure, said };
}

/** "Länder auf der Südhalbkugel": a noun of German that English has for the parts of Germany, beside small words that it has
 * not. */
const isLent = (symbols: readonly Token[]): boolean =>
  symbols.some(({ type, text }) => type === 'node' && isNounElsewhere(text)) &&
  symbols.some(({ type, text }) => type === 'keyword' && !fold(text).split(' ').every(isEnglishWord));

const isEnglishWord = (word: string): boolean => vocabulary('en').has(word);

/** A place, or what of it lies in a land. */
const isOneName = (query: SpatialQuery): boolean =>
  query.type === 'NamedPlace' ||
  (query.type === 'Intersection' && query.of.every(({ type }) => type === 'NamedPlace'));

/** An amount with a sign before it. */
const signed = /[<>≥≤] ?\d/u;

const refusalOf = ({ detail }: Misunderstood | Refused) =>
  new GeoError('query_not_understood', `The query was not understood: ${detail}.`);

/** Whether a word is in letters that the languages read word by word are written in; other texts are all one to them. */
const hasLanguage = (words: readonly Word[]) =>
  words.some(({ kind, text }) => kind === 'word' && /[a-z]/.test(text) && !units.has(text));

/** Units that are written so in all languages. */
const units: ReadonlySet<string> = new Set(['km', 'm']);

/** Whether a text is in other letters than Latin ones, with a word that is in no name and with few digits and units. */
function isForeign(text: string, spans: Spans): boolean {
  const { words } = spans;
  if (hasLanguage(words) || scriptOf(text) === 'Latin') return false;
  let covered = 0;
  let strangers = false;
  let letters = 0;
  for (let at = 0; at < words.length; at++) {
    const { kind, text: word, raw } = words[at]!;
    covered = Math.max(covered, at + spans.nameAt(at));
    if (kind === 'number' || units.has(word)) letters += raw.length;
    else if (kind === 'word') strangers ||= covered <= at;
  }
  // With more of them these four would explain as much of the text as counts.
  return strangers && letters * leastShare <= clearlyMore;
}

/** "Nederland en België" is two countries, and in Spanish one in the other, which neither is. */
function explainsMore(
  { explained, parsed }: TableReading,
  { said, parsed: { query, language } }: { said: number; parsed: ParsedQuery },
  names: NameSource,
): boolean {
  if (explained !== said) return explained > said;
  // "Sierra Nevada en España": what the places are called tells Spanish from Dutch.
  const [here, there] = [spoken(query, language, names), spoken(query, parsed!.language, names)];
  if (here !== there) return there > here;
  // A name that lies in the other one is told by it, and listed beside it by nobody.
  if (qualifies(query) !== qualifies(parsed!.query)) return qualifies(parsed!.query);
  // "La sierra de Guadarrama" is one place, and no "sierra" in another.
  const [split, whole] = [namesIn(query).length, namesIn(parsed!.query).length];
  if (split !== whole) return whole < split;
  // Both know all the words: the patterns are the stricter reading of them.
  return JSON.stringify(parsed!.query) !== JSON.stringify(query);
}

/** How many of the names in a tree are what the places are called in a language. */
const spoken = (query: SpatialQuery, language: string, names: NameSource): number =>
  namesIn(query).filter((name) => names.speaks?.(fold(name), language)).length;

const qualifies = (query: SpatialQuery): boolean =>
  query.type === 'NamedPlace' ? query.within !== undefined : operandsOf(query).some(qualifies);

const namesIn = (query: SpatialQuery): string[] =>
  query.type === 'NamedPlace'
    ? [query.name, ...(query.within ?? [])]
    : operandsOf(query).flatMap((operand) => namesIn(operand));
