/** What a language is to the reader of sets: one table of its words, folded, phrases parted by "|". */

import type { DivisionName, Measure, SetCondition, SetKind } from '../../domain/query.ts';

export type Shore = (SetCondition & { type: 'Shore' })['is'];
/** How a set stands to what it is related to; `in` is also membership and possession. */
export type Relation = 'In' | 'On' | 'Bordering' | 'Crossing' | 'FlowingInto' | 'Rising';

export interface SetTable {
  /** One and many of each kind. */
  readonly kinds: Readonly<Partial<Record<SetKind, readonly [one: string, many: string]>>>;
  readonly divisions: Readonly<Partial<Record<DivisionName, readonly [one: string, many: string]>>>;
  /** The capitals of divisions, by what those are called, where words tell. */
  readonly seats?: SetTable['divisions'];
  /** Words for divisions that only one country has. */
  readonly homes?: Readonly<Record<string, string>>;
  /** Nouns that say how countries lie to the sea: "Binnenstaaten". */
  readonly shoreNouns?: Readonly<Partial<Record<Shore, string>>>;
  /** One and many of the members of a group of `domain/groups.ts`: "monarchies". */
  readonly groupNouns?: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** "highest point": the highest mountain of a land. */
  readonly highestPoint?: string;
  /** "places called", which a name follows: towns. */
  readonly namedPlaces?: string;
  /** What is said of the members of such a group: "that drive on the left". */
  readonly traits?: Readonly<Record<string, string>>;
  /** Nouns for neighbours: `countries` says that countries are meant, the others leave it open; adjectives stand before
   * the nouns of divisions. */
  readonly neighbours: { readonly countries: string; readonly any: string; readonly adjectives?: string };
  /** One and many of rivers by what they flow into. */
  readonly tributaries: readonly [one: string, many: string];
  /** "largest": of what it is the most; `size` is area, of cities population, of rivers length. */
  readonly superlatives: Readonly<Record<string, string>>;
  readonly ordinals: string;
  readonly numbers: string;
  /** After "by". */
  readonly measures: Readonly<Partial<Record<Measure, string>>>;
  readonly shores: Readonly<Partial<Record<Shore, string>>>;
  /** Prepositions and verbs; those in `verbs` may also stand after what they govern. */
  readonly relations: Readonly<Record<Relation, string>>;
  readonly verbs: Readonly<Record<Relation, string>>;
  readonly words: Readonly<Record<Exclude<SetWord, RareWord>, string> & Partial<Record<RareWord, string>>>;
  /** Languages by their ISO 639-1 codes. */
  readonly languages: Readonly<Record<string, string>>;
  /** Adjectives of who speaks them: "lusophone". */
  readonly speakers?: Readonly<Record<string, string>>;
  /** What stands in one word with the noun of divisions that lie at the sea. */
  readonly coastal?: string;
  /** An ending that names may have in a genitive. */
  readonly genitive?: string;
}

/** Words that not every language has here. */
export type RareWord =
  /** "starting with" before letters */
  | 'begins'
  /** "ending in" before letters */
  | 'ends'
  /** "the letter" before one */
  | 'letter'
  /** "whose capital is" before what is said of capitals */
  | 'seat'
  /** "the world" before "'s" */
  | 'globe'
  /** "belong to" after what is held */
  | 'holds'
  /** "owns" before what is held */
  | 'owns'
  /** "who owns" before what is held: the country is asked for */
  | 'owner'
  /** "to" before "which country" */
  | 'toWhich'
  /** "have no" before a coast */
  | 'haveNo'
  /** "big" before a noun in the plural: the largest are meant */
  | 'large'
  /** "famous" before it */
  | 'famous'
  | 'squareMiles'
  | 'hectares'
  | 'acres'
  | 'miles'
  /** after a length: it is a distance */
  | 'distant'
  /** "to" before what the nearest are near to */
  | 'nearTo'
  /** "called" before a name */
  | 'called'
  /** "that separates" before two lands, and "between" of a strait */
  | 'separates'
  | 'liesBetween'
  | 'fromOther'
  /** "heißen", which a name stands before */
  | 'calledBehind'
  /** "higher than" before a height or a mountain */
  | 'higher'
  | 'lower'
  /** "is" before a superlative that may belong to what was asked before */
  | 'be'
  /** "whose" before what is measured */
  | 'whose'
  /** "live" behind a number of people */
  | 'live'
  /** "long" behind a length, "in area" behind an area */
  | 'long'
  | 'wide'
  /** "around" of those relations that mean "on" */
  | 'surrounding'
  | 'metres'
  | 'feet'
  /** "high" behind a height */
  | 'high'
  /** "population density of" before a number */
  | 'densityOf'
  /** "per" between people and an area */
  | 'per'
  /** "denser than" before a place */
  | 'denser'
  | 'lessDense'
  /** "bilden" behind the lands whose border is formed */
  | 'formsBorder'
  /** "after" before the one that comes before the one that is asked for */
  | 'afterOne'
  /** "lowest point": no place here is one */
  | 'lowestPoint'
  /** "of their country" behind "the largest city" */
  | 'ofTheirLand'
  /** "another country" behind "bordering" */
  | 'anotherCountry'
  /** "land border" behind "with", and "on the border" */
  | 'landBorder'
  | 'atBorder'
  /** "used to be part of" before a state that is no more */
  | 'formerly';

export type SetWord =
  | RareWord
  /** "how many" */
  | 'count'
  | 'top'
  /** "by" before a measure */
  | 'by'
  /** "in the world" */
  | 'world'
  /** "that", "which", "are", articles: say nothing here. */
  | 'filler'
  | 'that'
  /** What makes a question of a preposition: "through which countries". */
  | 'which'
  | 'and'
  | 'or'
  | 'both'
  | 'not'
  | 'except'
  | 'with'
  | 'more'
  | 'less'
  | 'from'
  | 'to'
  /** "half a" before "million" */
  | 'halfA'
  | 'million'
  | 'billion'
  | 'thousand'
  | 'people'
  | 'populationOf'
  | 'areaOf'
  | 'squareKm'
  | 'km'
  /** "larger than" before a number or a place */
  | 'larger'
  | 'smaller'
  | 'longer'
  | 'entirely'
  | 'partly'
  | 'speaking'
  | 'spoken'
  | 'have'
  /** "with which": what a country shares a border with is asked for */
  | 'withWhich'
  /** "but not" before another operand of the same relation */
  | 'but'
  | 'butNot'
  /** "shared by" */
  | 'shared'
  /** "each" before a kind */
  | 'each'
  /** "neighbours" after a number */
  | 'neighbourUnit'
  /** Of "more" and "less" those that let the number itself through: "at least". */
  | 'inclusive'
  /** "outside" before an operand */
  | 'outside'
  /** "coast" after the water that a set lies on */
  | 'shoreNoun'
  /** "its", "it": the place spoken of before */
  | 'pronoun'
  /** "more people than" before a place */
  | 'morePeople'
  | 'fewerPeople'
  /** "non" before a group */
  | 'non'
  /** "those" after "except" */
  | 'those'
  /** "only" in a relation */
  | 'only'
  /** "off the coast of", of islands */
  | 'offCoast'
  /** "neither" before operands */
  | 'neither';
