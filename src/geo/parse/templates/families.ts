/** Patterns that languages share which put small words before places. A table takes them and adds its own; each word in
 * angle brackets is a set of phrases of the table, and patterns of words that a table does not have fall away. */

import { relationsWith } from './relations.ts';
import type { LanguageTable } from './table.ts';

type Patterns = LanguageTable['patterns'];

/** What does not depend on how "of" is said. */
const shared: Patterns = {
  within: [
    '<within> {d} <from> {l}',
    '<within> {d} <away> <from> {l}',
    '{d} <from> {l}',
    '{d} <away> <from> {l}',
    '[<within>] {d} <around> {l}',
    '[<within>] {d} <atMost> <from> {l}',
    '<circle> {d} <around> {l}',
    '<circle> {d} <from> {l}',
    '<around> {l} <within> {d}',
    '<around> {l} {d}',
  ],
  fartherThan: [
    '<farther> {d} <from> {l}',
    '<farther> {d} <away> <from> {l}',
    '<away> <farther> {d} <from> {l}',
    '<from> {l} <farther> {d}',
  ],
  ring: [
    '<between> {f} <and> {d} <from> {l}',
    '<between> {f} <and> {d} <away> <from> {l}',
    '<from> {f} <upto> {d} <from> {l}',
    '<from> {f} <upto> {d} <away> <from> {l}',
    '[<within>] {f}-{d} <from> {l}',
    '{f} <upto> {d} <from> {l}',
  ],
  borderBetween: [
    '<border> <between> {a} <and> {b}',
    '<border> <between> {a} <with> {b}',
    '<sharedBorder> <between> {a} <and> {b}',
    '<border> {a} {b}',
    '<where> {a} <with> {b} <borders>',
    '<where> {a} <borders> {b}',
    '<where> {a} <and> {b} <borders>',
    '<where> <borders> {a} <and> {b}',
  ],
  borderWith: ['<border> <with> {l}'],
  coastHere: ['<coast>'],
  sea: ['<sea>'],
  borderHere: ['<border>'],
  offCoast: [
    '[<within>] {d} <off> {l}',
    '<off> {l} <within> {d}',
    '<waters> <within> {d} <from> {l}',
    '<waters> {d} <from> {l}',
  ],
  between: [
    '<between> {a} <and> {b}',
    '<land> <between> {a} <and> {b}',
    '<between> {l}',
    '<land> <between> {l}',
  ],
  halfway: ['<halfway> {a} <and> {b}'],
  overlap: ['<overlap> {a} <and> {b}', '<overlap> {a} <with> {b}'],
  in: ['{w} <in> {a}', '{w}, <in> {a}', '{w} <rel> <in> {a}', '{w}, <rel> <in> {a}'],
  narrowed: ['{w} <rel> {n}', '{w}, <rel> {n}'],
  except: [
    '{u} <except> {v}',
    '{u}, <except> {v}',
    '{u} <except> <in> {v}',
    '{u}, <except> <in> {v}',
    '<except> {v}, {u}',
  ],
  setIn: [
    '{s} <in> {l}',
    '{s} <thereAre> <in> {l}',
    '{s} <has> {l}',
    '{s} <of> {l}',
    '{s}, <rel> <in> {l}',
    '{s} <rel> <in> {l}',
  ],
  setBordering: [
    '{s} <bordering> {l}',
    '{s}, <bordering> {l}',
    '<withWhich> {s} <bordersOne> {l}',
    '<withWhich> {s} {l} <bordersOne>',
  ],
  setNotBordering: ['{s} <notBordering> {l}', '{s}, <notBordering> {l}'],
  setBorderingNot: [
    '{s} <bordering> {l} <butNotBordering> {a}',
    '{s}, <bordering> {l} <butNotBordering> {a}',
    '{s} <bordering> {l}, <butNotBordering> {a}',
    '{s}, <bordering> {l}, <butNotBordering> {a}',
  ],
  setOn: [
    '{s} <washedBy> {l}',
    '{s}, <washedBy> {l}',
    '{s} <atSea> {l}',
    '{s}, <atSea> {l}',
    '{s} <rel> <atSea> {l}',
    '{s} <atSea> {a} <and> <atSea> {b}',
    '{s} <atSea> {a} <and> <in> {b}',
    '{s}, <atSea> {a} <and> <atSea> {b}',
    '{s}[,] [<facing>] <both> <atSea> {a}[,] <bothAnd> <atSea> {b}',
  ],
  setAsked: ['<askedBefore> {s}', '{s} <askedBehind>', '{s} <world>', '<world> {s}'],
  setNotIn: ['{s} <notIn> {l}', '{s}, <notIn> {l}', '{s} <notIn> {l} <being>'],
  setCrossing: [
    '{s} <crossedBy> {l}',
    '{s}, <crossedBy> {l}',
    '{s} <through> {l} <flows>',
    '{s}, <through> {l} <flows>',
    '{s} <through> <flows> {l}',
    '{s}, <through> <flows> {l}',
    '{s} <that> {l} <crosses>',
    '{s}, <that> {l} <crosses>',
    '{s} <that> <crosses> {l}',
    '{s}, <that> <crosses> {l}',
  ],
  setFlowingInto: [
    '{s} <flowingInto> {l}',
    '{s}, <flowingInto> {l}',
    '<tributaries> {l}',
    '<tributaries> <of> {l}',
  ],
  setCoastal: ['{s} <coastal>', '<coastal> {s}', '{s}, <coastal>'],
  setHolding: [
    '<inWhich> {s} <lies> {p}',
    '<inWhich> {s} {p} <lies>',
    '<inWhich> {s} {p}',
    '{p} [<lies>] <inWhich> {s}',
    '{p} <inWhich> {s} <lies>',
  ],
  setLandlocked: ['{s} <landlocked>', '<landlocked> {s}', '{s}, <landlocked>'],
  setSpeaking: [
    '{s} <speaking> {t}',
    '{s}, <speaking> {t}',
    '{s} <speaking> {t} <spoken>',
    '{s} {y}',
    '{y} {s}',
  ],
  setByArea: ['{s} <byArea>', '{s}, <byArea>', '<byArea> {s}', '<largest> <byArea> {s}'],
  setByPeople: ['{s} <byPeople>', '{s}, <byPeople>', '<byPeople> {s}', '<largest> <byPeople> {s}'],
  setLeastPopulous: [
    '<leastPopulous> {s}',
    '{s} <leastPopulous>',
    '{f} <leastPopulous> {s}',
    '{f} {s} <leastPopulous>',
    '<leastPopulous> {f} {s}',
  ],
  setLarger: [
    '{s} <largerThan> {a}',
    '{s}, <largerThan> {a}',
    '{s} <rel> <largerThan> {a}',
    '{s}, <rel> <largerThan> {a}',
  ],
  setSmaller: [
    '{s} <smallerThan> {a}',
    '{s}, <smallerThan> {a}',
    '{s} <rel> <smallerThan> {a}',
    '{s}, <rel> <smallerThan> {a}',
  ],
  setMorePeople: ['{s} <morePeopleThan> {a}', '{s}, <morePeopleThan> {a}'],
  setFewerPeople: ['{s} <fewerPeopleThan> {a}', '{s}, <fewerPeopleThan> {a}'],
  setMoreArea: [
    '{s} <largerThan> {f} <squareKm>',
    '{s} <withMore> {f} <squareKm>',
    '{s} <ofArea> {f} <squareKm>',
    '{s}, <ofArea> {f} <squareKm>',
    '{s}, <largerThan> {f} <squareKm>',
  ],
  setLessArea: ['{s} <smallerThan> {f} <squareKm>', '{s} <withFewer> {f} <squareKm>'],
  setLongestFrom: ['{o} <byLength> {s}'],
  setPopulousFrom: ['{o} <byPeople> {s}'],
  setIslands: ['<islandly> {s}', '{s} <islandly>', '<islandStates>'],
  setLargestOne: ['<largestOne> {s}'],
  setLongestOne: ['<longestOne> {s}'],
  setPopulousOne: ['<populousOne> {s}'],
  setLargest: [
    '<largest> {s}',
    '{s} <largest>',
    '{f} <largest> {s}',
    '{f} {s} <largest>',
    '<largest> {f} {s}',
  ],
  setSmallest: [
    '<smallest> {s}',
    '{s} <smallest>',
    '{f} <smallest> {s}',
    '{f} {s} <smallest>',
    '<smallest> {f} {s}',
  ],
  setLongest: [
    '<longest> {s}',
    '{s} <longest>',
    '{f} <longest> {s}',
    '{f} {s} <longest>',
    '<longest> {f} {s}',
  ],
  setMostPopulous: [
    '<mostPopulous> {s}',
    '{s} <mostPopulous>',
    '{f} <mostPopulous> {s}',
    '{f} {s} <mostPopulous>',
    '<mostPopulous> {f} {s}',
  ],
  setFarthest: [
    '{#most} {s}',
    '{s} {#most}',
    '{f} {#mosts} {s}',
    '{f} {s} {#mosts}',
    '{#mosts} {f} {s}',
    '{#mosts} {s}',
    '{s} {#mosts}',
  ],
  setEvery: ['<each> {s}'],
  setHighest: [
    '<highestMountain>',
    '{f} <highestMountains>',
    '<highestMountains> {f}',
    '{o} <highestMountain>',
    '<highestMountain> {o}',
  ],
  setPeopleRange: [
    '{s} <betweenPeople> {f} <and> {g} [<people>]',
    '{s} <fromPeople> {f} <upto> {g} [<people>]',
    '{s} <between> {f} <and> {g} <people>',
    '{s} <with> {f} <upto> {g} <people>',
    '{s} <with> <between> {f} <and> {g} <people>',
    '{s} <from> {f} <upto> {g} <people>',
    '{s}, <betweenPeople> {f} <and> {g} [<people>]',
  ],
  setAreaRange: [
    '{s} <betweenArea> {f} <and> {g} <squareKm>',
    '{s} <fromArea> {f} <upto> {g} <squareKm>',
    '{s} <between> {f} <and> {g} <squareKm>',
    '{s} <from> {f} <upto> {g} <squareKm>',
  ],
  setCount: [
    '<howMany> <neighbours> <has> {l}',
    '<howMany> <neighbours> {l} <has>',
    '<howMany> <neighbours> <of> {l}',
    '<howMany> {s}',
    '<withHowMany> {s} <bordersOne> {l}',
    '<withHowMany> {s} {l} <bordersOne>',
  ],
  neighbours: ['<neighbours> <of> {l}'],
};

const join = (...all: readonly Patterns[]): Patterns => {
  const joined: Record<string, readonly string[]> = {};
  for (const patterns of all)
    for (const [operation, list] of Object.entries(patterns))
      joined[operation] = [...(joined[operation] ?? []), ...list];
  return joined;
};

/** Romance and Germanic languages: "the coast of X". */
export const withOf = (own: Patterns = {}): Patterns =>
  join(
    shared,
    relationsWith('<of> '),
    // "The middle X" in Arabic and Indonesian, "the outskirts around X" elsewhere.
    relationsWith(''),
    {
      article: ['<part> <of> {p}'],
      coast: ['<coast> <of> {l}', '<coast> {l}'],
      sideCoast: ['<coast> {#adj} <of> {a}', '{#adj} <coast> <of> {a}'],
      seaCoast: ['<coast> <of> {a} <on> {b}', '<coast> {b} <of> {a}', '{b} <coast> <of> {a}'],
      border: ['<border> <of> {l}', '<border> {l}'],
      sideBorder: ['<border> {#adj} <of> {a}', '{#adj} <border> <of> {a}'],
      borderBetween: ['<border> <of> {a} <with> {b}', '<border> <of> {a} <and> {b}'],
      half: [
        '{#noun} <of> {a}',
        '<in> {#noun} <of> {a}',
        '<part> {#adj} <of> {a}',
        '{#adj} <part> <of> {a}',
        '<in> <part> {#adj} <of> {a}',
        '<in> {#adj} <part> <of> {a}',
      ],
    },
    own,
  );

/** Slavic languages: a place behind what is its own stands in the genitive, which the table's endings take off. */
export const withGenitive = (own: Patterns = {}): Patterns =>
  join(
    shared,
    relationsWith(''),
    {
      article: ['<part> {p}'],
      setIn: ['{s} {l}'],
      setOn: ['{s} <onSea> {l}', '{s} <rel> <onSea> {l}'],
      neighbours: ['<neighbours> {l}'],
      coast: ['<coast> {l}'],
      sideCoast: ['{#adj} <coast> {a}', '<coast> {#adj} {a}'],
      seaCoast: ['<coast> {a} <on> {b}', '<coast> {b} <in> {a}', '{b} <coast> {a}', '{b} <coast> <in> {a}'],
      border: ['<border> {l}'],
      sideBorder: ['{#adj} <border> {a}', '<border> {#adj} {a}'],
      borderBetween: ['<border> {a} <with> {b}', '<border> {a} <and> {b}'],
      half: [
        '{#noun} {a}',
        '<in> {#noun} {a}',
        '{#adj} <part> {a}',
        '<part> {#adj} {a}',
        '<in> {#adj} <part> {a}',
        '{#adj} {a}',
        '{a} {#adj}',
      ],
      beyond: ['<to> {#dat} <from> {l}', '{#adv} {l}'],
      beyondAt: ['[<exactly>] {d} <to> {#dat} <from> {l}', '{d} {#adv} {l}'],
    },
    own,
  );
