/** Things beside which something is, by their names or by their kind and town: "Torre de Belém", "stazione di Pisa". */

import type { TableLanguage } from '../../../domain/languages.ts';
import { comparable, type ReadyMapTable } from './ready.ts';

/** Names stand in the case that the preposition asks for, and no list knows those of things. */
const withCases: ReadonlySet<TableLanguage> = new Set(['pl', 'ru', 'uk']);
/** "Lago di Garda" is one name, where "stazione di Pisa" is the station in Pisa. */
const landscape =
  /^(?:lakes|rivers|peaks|volcanoes|islands|caves|waterfalls|forests|national parks|beaches|villages|towers|bridges)$/;
/** Words of a name at most. */
const longest = 5;
const latinName =
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:(?:de|da|do|das|dos|di|del|della|dello|dei|e|du|van|van de|van der|den|la|le) )?\p{Lu}[\p{L}\p{M}'’.-]*)*$/u;
const unspacedName =
  /^(?=.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー0-9A-Za-z]{2,12}$/u;
/** Particles, which are in no name that is asked for here. */
const particle = /[的有在和跟离とがはをにでの]/u;
const otherName = /^(?:[\p{Script=Arabic}\p{Script=Devanagari}\p{M}]{2,} ?){1,3}$/u;

/** @param text  what stands behind "near" or "nearest to"
 * @param townOf  the town that some words say it lies in
 * @returns the thing in English words, with its town where one is named */
export function readThing(
  text: string,
  ready: ReadyMapTable,
  townOf: (text: string) => string | undefined,
): string | undefined {
  const words = text.split(' ');
  if (words.length > longest) return undefined;
  // "Torre de Belém" is no tower in Belém: with a capital letter the kind is part of the name.
  const whole = /^\p{Lu}/u.test(text) ? properName(text, ready) : undefined;
  if (whole !== undefined) return whole;
  for (let cut = 1; cut < words.length; cut++) {
    const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const name = theirs(thingOf(head, ready)) ?? properName(head, ready);
    const town = name === undefined ? undefined : townOf(tail);
    if (town !== undefined) return `${name} in ${town}`;
    // The town may come first, but then it is no part of a name: "Galata Kulesi".
    const kind = thingOf(tail, ready);
    const outer = kind === undefined ? undefined : townOf(head);
    if (outer !== undefined) return `${theirs(kind)} in ${outer}`;
  }
  return properName(text, ready) ?? theThing(text, ready);
}

/** "Het station", "(al) casinò": the one that is known by its kind. */
function theThing(text: string, ready: ReadyMapTable): string | undefined {
  // Without blanks any word may be cut out of another.
  if (ready.table.unspaced) return undefined;
  const words = text.split(' ');
  const from = words.findIndex((word) => ready.meanings.get(comparable(word))?.type !== 'small');
  const kind = from < 0 ? undefined : kindOf(words.slice(from).join(' '), ready);
  return kind === undefined ? undefined : theOne(kind);
}

const theOne = (kind: string): string => `the ${singular(kind)}`;

/** "Ports" are those of the gazetteer too, which has the large ones: a town's is its one. */
const theirs = (kind: string | undefined): string | undefined => (kind === 'ports' ? theOne(kind) : kind);

const singular = (kind: string): string =>
  kind
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '');

/** What a town has, perhaps with the article that a language puts at its end: "stationen". */
function thingOf(text: string, ready: ReadyMapTable): string | undefined {
  const kind = kindOf(text, ready);
  return kind === undefined || landscape.test(kind) ? undefined : kind;
}

function kindOf(text: string, { kinds, articlesBehind }: ReadyMapTable): string | undefined {
  const plain = comparable(text);
  const stems = articlesBehind
    .filter((article) => plain.endsWith(article))
    .map((article) => plain.slice(0, -article.length));
  return [plain, ...stems].map((word) => kinds.get(word)).find((found) => found !== undefined);
}

function properName(text: string, { table, kinds, meanings, unnamed }: ReadyMapTable): string | undefined {
  if (withCases.has(table.code)) return undefined;
  const plain = comparable(text);
  if (kinds.has(plain) || meanings.has(plain) || unnamed.has(plain)) return undefined;
  if (latinName.test(text)) return text;
  // "Estação do Rossio", "Stockholms centralstation": the kind is part of the name.
  const words = text.split(' ');
  const capital = words.map((word, i) =>
    (i === 0 || i === words.length - 1) && kinds.has(comparable(word)) ? capitalized(word) : word,
  );
  if (words.length > 1 && /\p{Lu}/u.test(text) && latinName.test(capital.join(' '))) return capital.join(' ');
  if (unspacedName.test(text)) return table.unspaced && particle.test(text) ? undefined : text;
  if (!otherName.test(text)) return undefined;
  const isSaid = words.some((word) => meanings.has(comparable(word)) || kinds.has(comparable(word)));
  return isSaid ? undefined : text;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
