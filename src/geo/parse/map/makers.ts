/** Whose work it is: "sculptures by Rodin", "churches designed by Antoni Gaudí", "Bilder von Claude Monet in Paris". */

import { anyOf, type TagFilter } from '../../domain/tag-filter.ts';
import { find, without } from './plain.ts';

const person = "(?<who>[a-z][a-z'’.-]*(?: [a-z][a-z'’.-]*){0,4}?)";
const after =
  '(?= (?:in|at|on|near|around|within|are|is|can|exist|stand|im|bei|gibt|stehen|sind|befinden|finde|hangen)(?= |$)|$)';
const works =
  'art(?:works?)?|works?(?: of art)?|pieces? of art|sculptures?|statues?|paintings?|murals?|mosaics?|installations?|graffiti|busts?|reliefs?';
const worksGerman =
  'kunstwerken?|kunstwerk|skulpturen?|plastiken?|statuen?|gemalden?|wandbilder[n]?|wandgemalden?|mosaiken?|busten?|reliefs?|graffitis?';
const made = 'designed|built|planned|drawn|created|made|sculpted|painted|carved';
const madeGerman = 'entworfen|erbaut|gebaut|geplant|geschaffen|gestaltet|gemalt';

const forms: readonly RegExp[] = [
  `(?<=\\b(?:${works})),? (?:(?:that |which )?(?:was |were |are |is )?(?:${made}) )?(?:by|of the (?:artist|sculptor|painter)) (?:the (?:artist|sculptor|painter) )?${person}${after}`,
  `,? (?:(?:that|which) )?(?:(?:was|were|are|is) )?(?:${made}) by (?:the architect )?${person}${after}`,
  `(?<=\\b(?:${worksGerman})) (?:von|des (?:bildhauers|kunstlers|malers)) ${person}(?= (?:in|im|gibt|stehen|sind|befinden|finde|hangen)(?= |$))`,
  `,? (?:(?:die|das|der|wurden?|sind|ist) )?von ${person} (?:${madeGerman})(?:e[nrs]?)?(?: (?:wurden?|worden sind|sind|hat))?(?= |$)`,
].map((form) => new RegExp(form, 'd'));
const byArtist = [0, 2];
/** "Statuen von Goethe" are by him, or show him. */
const byOrOf = 2;

const keys = { artist: ['artist_name', 'artist'], any: ['architect', 'artist_name', 'artist', 'designer'] };
/** Small words of names. */
const small = /^(?:van|von|de|di|da|del|della|der|den|du|la|le|el|und|and|y)$/;

/** A few other names may stand between two: "Antoni Plàcid Guillem Gaudí". Where one ends the next begins, so that no value is read in
 * more than a few ways. */
const between = '\\p{L}*(?:[^\\p{L}\\d]+[\\p{L}\\d]+){0,2}[^\\p{L}\\d]+';

/** A name as tags write it. */
export function nameWith(words: readonly string[]): RegExp {
  const parts = words.map((word) => (word.match(/[\p{L}\d]+/gu) ?? []).join('[^\\p{L}\\d]*'));
  return new RegExp(parts.filter(Boolean).join(between), 'iu');
}

/** @returns undefined where the words say no name of a person */
export function takeMaker(text: string): { rest: string; filter: TagFilter } | undefined {
  for (const [i, form] of forms.entries()) {
    const span = find(form, text);
    const who = span?.groups.who;
    if (!span || who === undefined) continue;
    if (!who.split(' ').every((word) => /^\p{Lu}/u.test(word) || small.test(word))) continue;
    const pattern = nameWith(who.split(' '));
    const of = [
      ...(byArtist.includes(i) ? keys.artist : keys.any),
      ...(i === byOrOf ? [/^(?:name|subject)(?::.*)?$/] : []),
    ];
    return {
      rest: without(text, span),
      filter: anyOf(...of.map((key): TagFilter => ({ type: 'matches', key, pattern }))),
    };
  }
  return undefined;
}
