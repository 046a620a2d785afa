/** How coordinates are written: the patterns by which `find-grid.ts` finds them in a text of plain letters. */

import { sided, sidedInPair, sideWords, unsided } from './angle.ts';
import { shapeWords } from './rectangle.ts';

/** Texts without any of these hold nothing of the grid, and cost nothing more. */
export const hint =
  /\d|time ?zone|zeitzone|fuseau|huso|zona horaria|equator|aquator|equateur|ecuador|ecuatorial|equinoccial|tropi|tropen|wendekreis|polarkreis|circle|cercle polaire|cercle (?:ant)?arctique|circulo|meridi|date ?line|datumsgrenze|changement de date|cambio de fecha|hemis|halbkugel|geo ?hash|\bpol[eo]|pol\b|pols\b/;

const join = String.raw`\s*[,;/]?\s*`;
/** A letter of a word: those of languages that write no blanks begin a word of their own, "30°N到40°N". */
export const letter = String.raw`(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}`;
const tail = String.raw`(?!${letter}|[\d°º'′″"]|[.,]\d)`;
const sticky = (pattern: string) => new RegExp(pattern, 'yu');

export const pairs = sidedInPair(1).flatMap((first, i) =>
  sidedInPair(2)
    .filter((_, j) => i < 3 === j < 3)
    .map((second) => sticky(first + join + second + tail)),
);
const decimal = (n: number) => `(?<d${n}>[+\\-−]?\\d{1,3}\\.\\d{1,15})`;
const comma = (n: number) => `(?<d${n}>[+\\-−]?\\d{1,3},\\d{1,15})`;
const signedNumber = (n: number) => `(?<d${n}>[+\\-−]?\\d{1,3}(?:\\.\\d{1,15})?)`;
export const plainPairs = [
  // A decimal point, a sign or a degree on one side at least: "10, 20 km" is no position.
  sticky(`${decimal(1)}(?:\\s*[,;/]\\s*|\\s+)${signedNumber(2)}${tail}`),
  sticky(`${signedNumber(1)}\\s*[,;/]\\s*${decimal(2)}${tail}`),
  sticky(`${signedNumber(1)}\\s*[,;]\\s*(?<d2>[-−]\\d{1,3})${tail}`),
  sticky(`(?<d1>[-−]\\d{1,3})\\s*[,;]\\s*${signedNumber(2).replace('d1', 'd2')}${tail}`),
  sticky(`${comma(1)}(?:\\s*[;/]\\s*|,?\\s+)${comma(2)}${tail}`),
  sticky(`${unsided(1)[0]}${join}${unsided(2)[0]}(?!\\s*(?:${sideWords}))${tail}`),
];
/** Two numbers with nothing between them but what a position may have there. The patterns above are long: to compile them
 * all takes 60 ms, which a sentence with one number should not wait for. */
export const twoNumbers = new RegExp(
  `(?:[nsewo]\\s*)?[+\\-−]?\\d{1,3}(?:[.,]\\d{1,15})?(?:[\\s,;/°º˚'′"″”“]|[dm](?=\\d)|(?:degrees?|degs?|grados?|grad|degres?|of|de|der|latitude?|breite|longitude?|lange|lat|lon|long)(?![a-z])|${sideWords})+[+\\-−]?\\d`,
  'y',
);
export const aLength =
  /\s*(?:km|m|mi|miles?|kilomet|metre|meter|feet|ft|yd|yards?|nm|nmi|nautical|meile|milla|mille)\b/y;
/** "10,45 to 15,48" behind a word for a box: two corners, of which nothing says whether longitude or latitude comes first. */
export const twoCorners =
  /-?\d{1,3}\s*[,;]\s*-?\d{1,3}\s*(?:to|bis|a|hasta|-|–|,)\s*-?\d{1,3}\s*[,;]\s*-?\d{1,3}(?![\d.])/y;
export const fourNumbers = /(?:-?\d{1,3}(?:\.\d+)?\s*,\s*){3}-?\d{1,3}(?:\.\d+)?(?![\d.])/y;
export const singles = sided(1).map((pattern) => sticky(`${pattern}(?!${letter}|\\d)`));
export const origin =
  /\s+(?:of|from|von|vom|de|du|del|des)\s+(?:the |dem |l'|el )?(?:equator|aquator|equateur|ecuador|greenwich)\b/y;
export const otherOrigin = /\s+(?:of|from|von|vom|de la|du|des|del)\s/y;
export const ofWhat = /(?<d1>\d{1,3}(?:[.,]\d{1,9})?)(?:\s*(?:°|º|degrees?|grad|degres?|grados?))?/y;
const link = String.raw`(?:\s+(?<and>and|und|et|y)\s+(?:the |den |dem |le |los |el )?|\s*(?:to|bis|a|hasta|through|–|—|-)\s*)`;
export const lastOfTwo = sticky(
  `${link}(?:${sided(2)[0]}|${sided(2)[1]!.replaceAll('2>', '3>')})(?!${letter}|\\d)`,
);
export const loneDegrees =
  /(?<d1>\d{1,3}(?:\.\d{1,9})?)\s*(?:°|º|degrees?|grad|degres?|grados?)(?:\s+(?:of |de |der )?(?<measure>latitude|breite|latitud))?(?![\p{L}\d])/uy;
/** "north of 45 in Wisconsin": a number alone behind a side, at the end or before a place. */
export const bareLatitude = /(?<=\b(?:north|south) of (?:the )?)(?<d1>[1-8]\d)(?=\s*$| in )/uy;
export const northBefore =
  /(?:north|above|nordlich|nord|norte)(?: of| von| vom| du| de| del| des)?(?: the| los)? ?$/;
export const southBefore =
  /(?:south|below|sudlich|sud|sur)(?: of| von| vom| du| de| del| des)?(?: the| los)? ?$/;
export const meridianBefore =
  /(?:east|west|ostlich|westlich|est|ouest|este|oeste)(?: of| von| vom| du| de| del| des)?(?: the| los)? ?$/;
export const shapeBefore = new RegExp(
  `(?<shape>${shapeWords})(?: (?:from|between|with corners(?: at)?|von|zwischen|de|entre|desde))? ?$`,
);
export const corners = /^ ?(?:to|and|bis|und|a|et|y|hasta|-|–|,) ?$/;
