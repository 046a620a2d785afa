/** Names of single things that no list knows: "the Hotel Ritz", "Institute of Computational Linguistics", "Eiffelturm". */

import { toPlain } from './plain.ts';

const article =
  /^(?:(?:[Tt]he|[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Dd]es|[Ll]e|[Ll]a|[Ll]es|[Ee]l|[Ll]os|[Ll]as|[Ii]l|[Ll]o) |[Ll]['’])(?=[\p{Lu}\d])/u;
/** Small words within names. */
const inner =
  /^(?:of|the|and|&|for|at|on|de|la|le|les|du|des|del|della|di|da|do|dos|das|et|y|e|à|au|aux|am|an|zum|zur|und|van|op|de l|d|l|st\.?)$/i;
const capital = /^(?:[«„“"(]?\p{Lu}|\d)|^[dl]['’]\p{Lu}/u;

/** In German every noun has a capital letter: one alone is a name only where a question asks for a single, known thing. */
const singleGerman =
  /^(?:(?:bitte|hallo|kannst du mir (?:bitte )?sagen|ich mochte wissen|weis+t du)[, ]+)?(?:wo (?:genau )?(?:ist|liegt|steht|befindet sich|finde ich) (?!(?:in [^ ]+ )?eine?[nmrs]? )(?:(?:der|die|das|den) )?|wie (?:hoch|alt|lang|breit|gros+) ist (?:der|die|das) |wie viele? [a-z]+ hat |wie ?viele (?:menschen|leute|einwohner) (?:leben|wohnen) in |wer |wann |(?:was|wie) (?:ist|lautet) |welche[rsn]? [a-z]+ (?:hat|gilt) |(?:die )?(?:adresse|telefonnummer|webseite|website|offnungszeiten|hohe|postleitzahl) )/;

/** A house of a kind that bears the name of anything, said with its article: "the Hotel Paris". */
const house =
  /(?:^| )(?:[Tt]he|[Dd]as|[Dd]em|[Dd]es|[Vv]om|[Zz]um|[Ii]ns?) (?:Hotel|Hôtel|Hostel|Motel|Restaurant|Café|Cafe|Pub|Gasthof|Gasthaus|Kino|Theater|Cinema|Theatre|Villa) \p{Lu}/u;

/** Whether a question speaks of one house by its name. */
export const isHouse = (question: string): boolean => house.test(question);

/** Whether a question leaves room for a name that nothing knows.
 * @param question  as it was asked
 * @param languages  that it may be in */
export const mayTitle = (question: string, languages: ReadonlySet<string> | undefined): boolean =>
  (languages !== undefined && !languages.has('de')) || singleGerman.test(toPlain(question));

/** What begins a question, or says of which sort something is. */
const noTitle =
  /^(?:hat|haben|ist|sind|gibt|kann|darf|does|do|is|are|has|have|can|may|est|sont|hay|es|son|tiene|ha)(?= )|^(?:typ|type|tipo|linie|line|klasse|class|zone|stufe|level) \d/i;

/** The name without its article.
 * @param loose  whether one word is enough
 * @returns undefined for words that are no name */
export function titleOf(text: string, loose: boolean): string | undefined {
  const bare = text.replace(article, '').replace(/^["“„«]|["”»“]$/gu, '');
  const words = bare.split(/[\s]+/).filter((word) => word !== '');
  if (words.length > 1 && noTitle.test(bare)) return undefined;
  if (words.length === 0 || words.length > 10 || !capital.test(words[0]!)) return undefined;
  if (!words.every((word) => capital.test(word) || inner.test(word))) return undefined;
  const said = words.filter((word) => /^[^\p{L}]*(?:[dl]['’])?\p{Lu}\p{L}+/u.test(word));
  return said.length >= (loose ? 1 : 2) ? bare : undefined;
}

const namedThings =
  'bridge|tower|wall|gate|arch|palace|park|square|arena|stadium|hall|court|market|fountain|canal|tunnel|pier|gardens?|abbey|street|road|avenue';
const behindTown = new RegExp(`^(?:\\p{Lu}[\\p{L}.'’-]* )+(?:${capitalised(namedThings)})$`, 'u');
const beforeTown = new RegExp(
  `^(?:(?:the |The )?(?:${namedThings}|${capitalised(namedThings)}) of (?:the )?|(?:le |la |el |il |Le |La |El |Il )?(?:[Pp]ont|[Tt]our|[Pp]lace|[Rr]ue|[Vv]iaduc|[Pp]orte|[Aa]rc|[Pp]uente|[Tt]orre|[Pp]laza|[Cc]alle|[Pp]uerta|[Pp]onte) d(?:e la |e l['’]|es |u |e |el |['’]))\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*$`,
  'u',
);

function capitalised(words: string): string {
  return words.replace(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase());
}

/** "London Bridge", "Tower of London", "pont de Normandie": single works that are called after a town or a region. A castle, an
 * airport or a zoo with the name of a town is the one of that town. */
export const isCalledAfter = (text: string): boolean => {
  const bare = text.replace(/^[Tt]he (?=\p{Lu})/u, '');
  return behindTown.test(bare) || beforeTown.test(text);
};
