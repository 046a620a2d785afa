/** What the words of a slot may be, in a way of putting a question. */

import type { Known } from './known.ts';

/** A kind of slot, by how it is written behind the colon. */
export interface SlotKind {
  /** Words at most. */
  readonly most: number;
  readonly takes: (words: string, known: Known | undefined) => boolean;
  /** Those that stand for the slot: the words as they are without one. */
  readonly meant?: (words: string) => string;
}

const ofPlace = (is: (known: Known, words: string) => boolean): SlotKind => ({
  most: 5,
  takes: (words, known) => known !== undefined && is(known, words.replace(/^the /iu, '')),
});

const landscapes = ['desert', 'forest', 'hills', 'plain'];
const waters = ['sea', 'ocean', 'gulf', 'lake', 'bay'];

/** Words for "and": what is behind one of them is another place. */
const ands = /(?<![^ ])(?:et|y|e|i|and|und|en|och)[,:;]?(?![^ ])/iu;

/** "L'Italia" and "de l'Italie" without what is elided before the name. */
function bare(words: string): string {
  return words.replace(/^(?:de l|de la |della |dell|l|d)['’ ]/iu, '');
}

export const slotKinds: Readonly<Record<string, SlotKind>> = {
  // A number in figures.
  '#': { most: 1, takes: (words) => /^\d/u.test(words) },
  // A square, which has its noun in its name.
  SQUARE: {
    most: 3,
    takes: (words) =>
      /\p{L}(?:platz|markt|plein|torg|torget| square|bahnhof|centraal|central)$/iu.test(words),
  },
  // Ten or more: so many kilometres from the station of a town are as many from the town.
  '##': { most: 1, takes: (words) => /^\d{2,6}$/u.test(words) },
  // A name in the genitive.
  "'s": { most: 1, takes: (words) => /^\p{L}{3,}s$/u.test(words), meant: (words) => words.slice(0, -1) },
  // One place alone.
  '1': { most: Number.POSITIVE_INFINITY, takes: (words) => !ands.test(words) },
  NUMBER: { most: 1, takes: (words) => /^\d+(?:\.\d+)?$/u.test(words) },
  NAME: ofPlace(({ isName }, words) => isName(words)),
  LAND: { ...ofPlace(({ isLand }, words) => isLand(bare(words))), meant: bare },
  TOWN: ofPlace(({ isTown }, words) => isTown(words)),
  COUNTRY: ofPlace(({ isCountry }, words) => isCountry(words)),
  KIND: ofPlace(({ isKind }, words) => isKind(words)),
  WATER: ofPlace(({ isUsually }, words) => waters.some((noun) => isUsually(words, noun))),
  // A landscape, of which a word for its ground says nothing new: no town has "wetlands" for another name.
  NATURE: ofPlace(({ isUsually }, words) => landscapes.some((noun) => isUsually(words, noun))),
  ISLANDS: ofPlace(({ isUsually }, words) =>
    ['archipelago', 'island'].some((noun) => isUsually(words, noun)),
  ),
  RIVER: ofPlace(({ isA }, words) => isA(words, 'river') || isA(words, 'canal')),
};
