/** What a language needs to be read: one table, no code.
 *
 * The grammar of the four languages beside this room reads words from left to right, each meaning one symbol, which
 * suits languages that put prepositions before places. These tables are for all others, and hold whole surface
 * patterns: "距离{l}{d}以内" has its distance behind the place, "{l}'e {d} uzaklıkta" a suffix on it. One mechanism serves
 * Romance and Slavic languages as well as those without blanks, so that adding a language is adding a table and its
 * sentences (test/geo/languages). */

import type { DivisionName, LengthUnit, SetKind, TableLanguage } from '../../domain/query.ts';

/** Scripts that tell which tables a text may be read by. */
export type Script = 'Latin' | 'Cyrillic' | 'Han' | 'Kana' | 'Hangul' | 'Arabic' | 'Devanagari';

/** What a pattern means; `meaning.ts` has the tree of each and the slots it needs. */
export type Operation =
  | 'article'
  | 'dryLand'
  | 'qualified'
  | 'within'
  | 'withinEach'
  | 'fartherThan'
  | 'ring'
  | 'coast'
  | 'sideCoast'
  | 'seaCoast'
  | 'border'
  | 'sideBorder'
  | 'borderBetween'
  | 'borderWith'
  | 'coastHere'
  | 'coastStretch'
  | 'sea'
  | 'borderHere'
  | 'offCoast'
  | 'between'
  | 'betweenRivers'
  | 'halfway'
  | 'tip'
  | 'outermost'
  | 'beyondWithin'
  | 'withinMiddle'
  | 'beyondUpTo'
  | 'beyond'
  | 'beyondAt'
  | 'half'
  | 'landSide'
  | 'overlap'
  | 'in'
  | 'narrowed'
  | 'held'
  | 'except'
  | 'and'
  | 'or'
  | 'apposed'
  | 'parallel'
  | 'meridian'
  | 'gridLine'
  | 'near'
  | 'surroundings'
  | 'outskirts'
  | 'hinterland'
  | 'closer'
  | 'share'
  | 'nearestShare'
  | 'middle'
  | 'middleShare'
  | 'interior'
  | 'mainland'
  | 'overseas'
  | 'leftBank'
  | 'rightBank'
  | 'upstream'
  | 'downstream'
  | 'meetingPoint'
  | 'corridor'
  | 'stretch'
  | 'northBand'
  | 'southBand'
  | 'course'
  | 'source'
  | 'mouth'
  | 'line'
  | 'confluence'
  | 'mouthIn'
  | 'upperCourse'
  | 'middleCourse'
  | 'lowerCourse'
  | 'middleLowerCourse'
  | 'ofCountry'
  | 'placeFirst'
  | 'seaFirst'
  | SetOperation;

/** What a pattern of a set of places means. */
export type SetOperation =
  | 'setRanked'
  | 'setLargestFrom'
  | 'setInExcept'
  | 'setMore'
  | 'setPopulousTowns'
  | 'setFewer'
  | 'setIn'
  | 'setBeside'
  | 'setBordering'
  | 'setNearBorder'
  | 'setOn'
  | 'setCrossing'
  | 'setFlowingInto'
  | 'setRising'
  | 'setCoastal'
  | 'setAsked'
  | 'setNotIn'
  | 'setNotBordering'
  | 'setForeign'
  | 'setNotForeign'
  | 'setBorderingNot'
  | 'setLandlocked'
  | 'setShared'
  | 'setOneNeighbour'
  | 'setIslands'
  | 'setLargest'
  | 'setSmallest'
  | 'setLongest'
  | 'setMostPopulous'
  | 'setFarthest'
  | 'setNearest'
  | 'setNamed'
  | 'setCount'
  | 'setCountIn'
  | 'neighbours'
  | 'setCoastalIn'
  | 'setSpeaking'
  | 'setByArea'
  | 'setByPeople'
  | 'setLeastPopulous'
  | 'setLarger'
  | 'setSmaller'
  | 'setTop'
  | 'setMorePeople'
  | 'setFewerPeople'
  | 'setMoreArea'
  | 'setLessArea'
  | 'setHolding'
  | 'setEvery'
  | 'setHighest'
  | 'setPeopleRange'
  | 'setAreaRange'
  | 'setLargestOne'
  | 'setLongestOne'
  | 'setPopulousOne'
  | 'setSmallestFrom'
  | 'setLongestFrom'
  | 'setPopulousFrom'
  | 'setNeighbours'
  | 'setNeighboursMore'
  | 'setNeighboursLess'
  | 'setBorderingOnly'
  | 'setSeatOn'
  | 'setBorderingOf'
  | 'setInNotIn'
  | 'setAcross';

/** Lines and halves of the globe that have a name. */
export type GridName =
  | 'equator'
  | 'cancer'
  | 'capricorn'
  | 'arcticCircle'
  | 'antarcticCircle'
  | 'primeMeridian'
  | 'dateLine'
  | 'tropics'
  | 'northernHemisphere'
  | 'southernHemisphere'
  | 'easternHemisphere'
  | 'westernHemisphere'
  | 'northPole'
  | 'southPole';

/** Kinds of places that people name before or behind a name; in English, as the look-up reads them. */
export type KindNoun =
  | 'river'
  | 'lake'
  | 'island'
  | 'city'
  | 'sea'
  | 'desert'
  | 'mountains'
  | 'province'
  | 'state'
  | 'canton'
  | 'peninsula'
  | 'gulf'
  | 'strait'
  | 'country';

/** What the members of a set are: kinds of the tree, and names of the divisions of countries. */
export type SetNoun = Exclude<SetKind, 'division'> | DivisionName;

/** One language.
 *
 * Patterns. A letter stands for itself after folding (small, without accents); a blank for the edge of a word and any
 * blanks; no blank for no edge, as before a suffix. `(x|y)` is either, `[x]` either or nothing, `<name>` one of `words`,
 * `{#name}` a direction in one of the forms of `compass`. Slots:
 *
 *   {p} a place · {l} a place, a list of places or an operation · {a} {b} the same without a list
 *   {w} all that a narrowing cuts · {n} a narrowing (within, beyond, between …) · {q} a whole question
 *   {s} a set of places ("countries", "the five largest lakes", "islands of Greece")
 *   {u} {v} members of a list · {d} a distance with its unit · {f} {g} numbers · {x} a share ("two thirds")
 *   {i} an adjective of another place, which fills {b}: "Franco-German"; {z} what stands before that, which fills {l}
 *   {o} a place in a row ("second") · {j} the adjective of a place ("German"), which fills {l}
 *   {t} the name of a language ("Portuguese"), {y} an adjective of who speaks it ("lusophone")
 *   {k} a group of countries beside "countries" ("NATO", "Nordic"), which fills {l} */
export interface LanguageTable {
  readonly code: TableLanguage;
  readonly scripts: readonly Script[];
  /** Words are not kept apart by blanks, or not reliably. */
  readonly unspaced?: true;
  /** The mark between whole and decimal digits; the other one groups thousands. */
  readonly decimal: ',' | '.';
  readonly units: Readonly<Partial<Record<LengthUnit, string>>>;
  /** Words for ten of a unit: the Swedish mile. */
  readonly tenfold?: Readonly<Partial<Record<LengthUnit, string>>>;
  /** `ones`: word=value, added up; `scales`: word=factor; `glue`: words between them that mean nothing. */
  readonly numbers: {
    readonly ones: string;
    readonly scales: string;
    readonly glue?: string;
    /** Words that begin as a number does and are none: "이상" is no two. */
    readonly unless?: string;
  };
  /** Sets of phrases that patterns name. Every table has `and` (and or: members of a list), `lead` and `trail` (what
   * stands around a question), and `article` where names take one. */
  readonly words: Readonly<Record<string, string>>;
  /** Names of the eight directions in each form, in the order of `directions`, parted by commas; `|` between variants. */
  readonly compass: Readonly<Record<string, string>>;
  readonly patterns: Readonly<Partial<Record<Operation, readonly string[]>>>;
  /** Questions and politeness around the place, patterns with the one slot {q}, beside `lead` and `trail`. */
  readonly frames?: readonly string[];
  /** Words that say what kind of place a name is. */
  readonly kinds?: Readonly<Partial<Record<KindNoun, string>>>;
  /** Words for the members of sets, singular and plural, in each form that they take. */
  readonly sets?: Readonly<Partial<Record<SetNoun, string>>>;
  /** Countries whose divisions these are, where a sentence names no other: Ukrainian for oblasts. */
  readonly homes?: Readonly<Partial<Record<SetNoun, string>>>;
  /** Those of them that speak of several: "the largest islands" are more than one. */
  readonly plurals?: string;
  /** Words for shares of a whole, by the share: `'2/3': 'two thirds'`. */
  readonly shares?: Readonly<Record<string, string>>;
  /** Words for places in a row, from the second on. */
  readonly ranks?: readonly string[];
  /** Figures with a point say the same: "2. büyük". */
  readonly ranksHavePoints?: true;
  /** Adjectives of places: `stem|stem=place`, blanks written `_`, each with every ending; `-` for none. */
  readonly demonyms?: {
    readonly endings: string;
    readonly stems: string;
    /** They are written like names: "Duitse". */
    readonly capital?: true;
  };
  /** What stands for a place before the adjective of another one: `franco=France`. */
  readonly fronts?: string;
  /** Names of languages, in each form, by their ISO 639-1 codes. */
  readonly tongues?: Readonly<Record<string, string>>;
  /** Adjectives of who speaks a language: `stem|stem=code`, each with every ending. */
  readonly speakers?: { readonly endings: string; readonly stems: string };
  /** Groups of countries and parts of continents by what they are called in English: what they are called here, in each
   * form. They stand alone, as any name does, and right beside the noun of a set: "NATO countries". */
  readonly groups?: Readonly<Record<string, string>>;
  /** Adjectives of groups, which stand beside the noun of a set and never alone, as other places have them too: "Baltic".
   * Stems as those of `demonyms`, whose endings they take. */
  readonly groupAdjectives?: string;
  /** Nouns for the members of a group, by its code: "monarchies". */
  readonly groupNouns?: Readonly<Record<string, string>>;
  /** What is said of the members of a group beside a noun, by its code: "that use the euro". */
  readonly traits?: Readonly<Record<string, string>>;
  /** Names that the gazetteer does not have, or in forms that no ending tells, by what the place is called in English. */
  readonly names?: Readonly<Record<string, string>>;
  /** Words as they are typed on Latin keys, by how the table has them. */
  readonly romanised?: Readonly<Record<string, string>>;
  /** Nouns that are left out behind an adjective where others of their kind are asked for, with the endings of the adjective
   * and of its base form: `область: 'ой=ая ую=ая'` for "области, граничащие с Московской". */
  readonly elided?: Readonly<Record<string, string>>;
  readonly lines?: Readonly<Partial<Record<GridName, string>>>;
  /** Articles, folded, that rivers have before their names and towns have not. */
  readonly riverArticles?: string;
  /** Names, folded, of rivers that are meant where a country is divided by them, though a city bears them too. */
  readonly dividingRivers?: string;
  /** Endings that a name takes in a sentence, with those of its base form: `written=base|base`. Tried on each word of a
   * name, `-` for none. */
  readonly endings?: string;
  /** What a name takes at its front, with that of its base form: `written=base`. */
  readonly prefixes?: string;
  /** Spellings inside of names that people write for others: `written=base`, blanks as `_`. */
  readonly spellings?: string;
}
