/** Questions as people type them to a friend, in the words of the tables: "q", "ds" and "nån" for whole words, "d espagne"
 * without its apostrophe, "le Rhin il traverse quels pays" for "quels pays traverse le Rhin". They are tried for a text
 * only that cannot be read as it stands. */

import { fold } from '../../domain/fold.ts';
import type { Language, TableLanguage } from '../../domain/query.ts';
import { remembered } from '../../domain/remembered.ts';
import { withDegreesInFigures } from './degrees-in-words.ts';
import { sentenceOf } from './keywords.ts';
import type { Known } from './known.ts';
import { firmlySeveral, severalOf } from './one-of-kind.ts';
import { saysPhrase, writtenOut } from './short-forms.ts';
import type { Colloquial, ShortForms } from './table.ts';
import { tables } from './tables.ts';
import { withKindBefore } from './told-kind.ts';
import { putBy, putOtherwise, type Ways } from './ways.ts';

/** A table with its phrases folded. */
interface Ready {
  readonly code: Language | TableLanguage;
  readonly short: ShortForms;
  readonly elided: ReadonlySet<string>;
  readonly signs: Colloquial['signs'];
  readonly ways: Ways | undefined;
  readonly compounds: readonly (readonly [ending: string, said: string])[];
  readonly noNames: ReadonlySet<string>;
  readonly isGerman: boolean;
}

/** Words of the name of a country, and of what a question begins with, at most. */
const mostWords = 3;
const mostOpening = 4;
const vowel = /^[aeiouyhàâäéèêëíìîïóòôöúùûüœæ]/iu;

const setOf = (phrases = ''): ReadonlySet<string> =>
  new Set(phrases.split('|').map((phrase) => fold(phrase)));

function readyFor(code: Language | TableLanguage, table: Colloquial): Ready {
  return {
    code,
    short: table.short,
    elided: setOf(table.elided),
    signs: table.signs,
    ways: table.ways,
    compounds: (table.compounds ?? '')
      .split('|')
      .filter(Boolean)
      .map((entry) => entry.split('=') as [string, string]),
    noNames: setOf(table.noNames),
    isGerman: table.isGerman === true,
  };
}

let ready: readonly Ready[] | undefined;
const allReady = (): readonly Ready[] => {
  ready ??= Object.entries(tables).map(([code, table]) => readyFor(code as Language | TableLanguage, table));
  return ready;
};

let openings: ReadonlyMap<string, string> | undefined;

/** Words of a question that is put otherwise before it is read, and how often it is, at most. */
const mostFirmWords = 40;
const mostPasses = 4;

/** The text with what it begins with, and what would mislead, as the tables have it. An accent tells "è" from the "and" of
 * the same letter. What comes out has nothing more to put otherwise. */
export const withOpening = remembered((text: string): string => {
  let meant = text;
  for (let pass = 0; pass < mostPasses; pass++) {
    const next = openedOnce(meant);
    if (next === meant) return meant;
    meant = next;
  }
  return text;
});

function openedOnce(text: string): string {
  openings ??= new Map(
    Object.values(tables).flatMap(({ opening = {} }) =>
      Object.entries(opening).flatMap(([meant, forms]) =>
        forms.split('|').map((form) => [form, meant] as const),
      ),
    ),
  );
  const words = text.replaceAll('’', "'").trim().split(/\s+/u);
  for (let length = Math.min(mostOpening, words.length - 1); length > 0; length--) {
    const meant = openings.get(words.slice(0, length).join(' ').toLowerCase());
    if (meant !== undefined) return [meant, ...words.slice(length)].join(' ');
  }
  return withFirm(text, words);
}

let firm: readonly ShortForms[] | undefined;

function withFirm(text: string, words: readonly string[]): string {
  if (words.length > mostFirmWords) return text;
  firm ??= Object.values(tables).flatMap(({ firm: own }) => (own ? [own] : []));
  for (const forms of firm) {
    const out = writtenOut(words, forms);
    if (out.count > 0) return out.words.join(' ');
  }
  const bare = text
    .trim()
    .replace(/[\s?!.,;]{1,8}$/u, '')
    .split(/\s+/u);
  for (const { ways } of Object.values(tables)) {
    const put = ways && putBy('firm', bare, ways);
    if (put !== undefined) return put;
  }
  return withKindBefore(withDegreesInFigures(firmlySeveral(text)));
}

/** "The Nile goes through which countries", whose noun asks and is no place: read as it is it would be an overlap. */
export function withQuestionFirst(text: string): string | undefined {
  const { ways } = tables.en!;
  const words = text
    .trim()
    .replace(/[\s?!.,;]{1,8}$/u, '')
    .split(/\s+/u);
  return ways && putBy('first', words, ways);
}

/** What is tried in place of a text, each once.
 * @param mayBe  whether the text can be in a language
 * @param known  what the slots of ways ask for; without it none with such slots are tried */
export function reworded(
  text: string,
  mayBe: (language: Language | TableLanguage) => boolean,
  known?: Known,
): string[] {
  const typed = text
    .trim()
    .replace(/^[¿¡\s]{1,4}|[\s?!.,;]{1,8}$/gu, '')
    .replace(/\s+/gu, ' ');
  const inFigures = plainFigures(typed).split(' ');
  const tried = new Set<string>();
  // "91° N, 2° E": letters beside degrees are sides.
  if (/[°º]/u.test(text)) return [];
  for (const table of allReady()) {
    const words = table.signs ? typed.split(' ') : inFigures;
    if (!mayBe(table.code) && !saysPhrase(words, table.short)) continue;
    const meant = apart(apostrophes(writtenOut(withUmlauts(words, table), table.short).words, table), table);
    const plain = owning(signsSaid(meant.join(' '), table.signs), table, known);
    const sentence = known && table.signs && (sentenceOf(plain, known) ?? sentenceOf(text, known));
    if (sentence) tried.add(sentence);
    if (plain !== typed && plain !== '') tried.add(plain);
    const several = table.signs && (severalOf(plain) ?? severalOf(typed));
    if (several) tried.add(several);
    if (!table.ways) continue;
    for (const other of putOtherwise(plain.split(' '), table.ways, known)) tried.add(other);
    // A word that only fills may be one of a phrase: "vet du".
    if (plain !== words.join(' '))
      for (const other of putOtherwise(words, table.ways, known)) tried.add(other);
  }
  return [...tried];
}

/** "Cities >500k" and "cities 500k+" with the words for the signs. */
function signsSaid(text: string, signs: Colloquial['signs']): string {
  if (!signs) return text;
  return text
    .replace(/(?:>=|≥) ?(?=\d)/gu, `${signs.least} `)
    .replace(/> ?(?=\d)/gu, `${signs.more} `)
    .replace(/< ?(?=\d)/gu, `${signs.less} `)
    .replace(/(?<=\p{L}) \+ (?=\p{L})/gu, ` ${signs.and} `)
    .replace(
      /(?<![\d.,])(\d[\d.,]{0,12}) ?(k|m|million|thousand|bn)?\+(?= |$)/giu,
      (_, number: string, scale = '') => `${signs.least} ${number}${scale.length > 2 ? ' ' : ''}${scale}`,
    )
    .trim();
}

/** "Irelands biggest lake" with its apostrophe: no place is called so, and a land without the last letter. */
function owning(text: string, { signs }: Ready, known: Known | undefined): string {
  if (!signs || !known) return text;
  return text.replace(/(?<![\p{L}'])\p{L}{4,}(?=s \p{L})/gu, (land) =>
    known.isLand(land) && !known.isName(`${land}s`) && !known.isNoun(`${land}s`) ? `${land}'` : land,
  );
}

/** Figures as they are written out: "100k Einwohner", ">500 km", "im 50-km-Umkreis". */
const plainFigures = (text: string): string =>
  text
    .replace(/(?<![\p{L}\d.,])(\d{1,5})k(?![\p{L}\d])/giu, '$1000')
    .replace(/ ?([<>≥≤]=?) ?(?=\d)/gu, ' $1 ')
    .replace(/(?<= )\+ ?(?=\d)/gu, '+ ')
    .replace(/(?<=\d)-?(km|m)(?:-(?=\p{L})|(?= ))/giu, ' $1 ')
    .replace(/(?<=\d):a(?!\p{L})/giu, ':e')
    .replace(/ {2,9}/gu, ' ');

/** "Hoechster" and "groesster"; "neue" and "Quelle" have no umlaut. */
const withUmlauts = (words: readonly string[], { isGerman }: Ready): readonly string[] =>
  isGerman
    ? words.map((word) =>
        word.replace(/(?<![aeqäöü])([aou])e(?![ui])/giu, (_, vowel: string) =>
          `${vowel}\u0308`.normalize('NFC'),
        ),
      )
    : words;

/** "Rheinstädte" as "Städte an Rhein", "Schleswig-Holsteins" as "von Schleswig-Holstein". */
function apart(words: readonly string[], { compounds, noNames, isGerman }: Ready): string[] {
  return words.flatMap((word, at) => {
    if (isGerman && at > 0 && /\p{L}-\p{L}{3,}[^s]s$/u.test(word)) return ['von', word.slice(0, -1)];
    const found = compounds.find(
      ([ending]) => word.length > ending.length + 2 && word.toLowerCase().endsWith(ending),
    );
    if (!found) return [word];
    const name = word.slice(0, -found[0].length).replace(/-$/u, '');
    return noNames.has(fold(name)) ? [word] : found[1].replace('{s}', () => name).split(' ');
  });
}

function apostrophes(words: readonly string[], { elided }: Ready): string[] {
  const all: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at]!, words[at + 1]];
    const joins = next !== undefined && elided.has(word.toLowerCase()) && vowel.test(next);
    all.push(joins ? `${word}'${next}` : word);
    if (joins) at++;
  }
  return all;
}

/** "20 km da Ferrara Italia" with the comma that says where Ferrara lies.
 * @param isCountry  whether a name is that of a country
 * @returns undefined for a text that does not end with a country */
export function withCountryApart(text: string, isCountry: (name: string) => boolean): string | undefined {
  const words = text
    .trim()
    .replace(/[\s?!.]{1,8}$/u, '')
    .split(/\s+/u);
  for (let from = Math.max(2, words.length - mostWords); from < words.length; from++) {
    const before = words.slice(0, from).join(' ');
    const land = words.slice(from).join(' ');
    if (isCountry(land)) return before.endsWith(',') ? undefined : `${before}, ${land}`;
  }
  return undefined;
}
