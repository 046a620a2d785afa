/** Words that stand where a place is named and name none: days, means of travel, verbs of a clause that was not read. Whatever
 * place some of them may resemble, it is not meant. */

import { toPlain } from './plain.ts';

/** The whole of a name. */
const alone = new RegExp(
  `^(?:${[
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
    '(?:mon|diens|donners|frei|sams|sonn)tag(?:e?s|en?)?|sonnabends?|mittwochs?',
    'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?',
    'lunes|martes|miercoles|jueves|viernes|sabados?|domingos?',
    'weekends?|weekdays?|wochenenden?|holidays?|feiertagen?',
    'foot|fus+|pied|pie|(?:fahr)?rad|auto',
    '(?:or |and )?(?:more|less|fewer|above|below|higher|lower|better|mehr|weniger|plus|moins|mas|menos)',
    '(?:[xvi]+e?|\\d+(?:e|er|eme)?) siecles?|siglo [xvi]+|siglo \\d+',
    '(?:die |das |den |the )?(?:small|large|new|old|best|worst|other|rest|kleinen|grosen|neuen|alten|anderen|ubrigen)(?: ones)?',
  ].join('|')})$`,
);
/** The beginning of one: how far, or of what time, without a number. */
const first = /^(?:umkreis|umgebung|vicinity|surroundings|radius|rayon|radio|jahrhunderts?|century) /;
/** Verbs and what joins clauses, in small letters: "Can Picafort" and "Hat Yai" are places. */
const clause =
  /(?:^| )(?:which|whose|that|who|denen|deren|dessen|welche[rmns]?)(?= |$)| (?:is|are|were|sind|haben|wird|werden|wurden?|gehört|gehören|verboten|erlaubt)(?= |$)/;

/** @returns whether the words are no name of a place, wherever it be */
export function isNoPlace(name: string): boolean {
  const plain = toPlain(name);
  return alone.test(plain) || first.test(plain) || clause.test(name);
}

/** Middles of towns, which have no limits on the map. */
const middle =
  /^(?:(?:the|le|el|das|dem) )?(?:(?:city |town )?(?:centre|center)|centre-ville|centro|(?:stadt)?zentrum|innenstadt|stadtmitte|downtown)$/;

export const isMiddle = (name: string): boolean => middle.test(toPlain(name));
