/** Names as they stand in a sentence, with the ending that the language gives them there, and their base form. */

import { fold } from '../../domain/fold.ts';
import type { NameSource } from '../name-source.ts';
import { isKindOfThing } from '../spatial/things.ts';
import type { LanguageTable } from './table.ts';
import type { Text } from './text.ts';

export interface Endings {
  /** ISO 639-1 code of the language whose endings they are. */
  readonly language: string;
  /** `[written, base]`, longest first, as written and not folded: "й" and "и" are two endings. */
  readonly endings: readonly (readonly [written: string, base: string])[];
  readonly spellings: readonly (readonly [written: string, base: string])[];
  /** Endings stand behind an apostrophe: what follows one is no name. */
  readonly apart: boolean;
  /** The end of an adjective, its base form and the noun that is left out behind it. */
  readonly elided: readonly (readonly [written: string, base: string, noun: string])[];
  /** What stands at the front of the whole name. */
  readonly prefixes: readonly (readonly [written: string, base: string])[];
}

export function endingsOf(table: LanguageTable): Endings {
  const { code, endings = '', spellings = '', prefixes = '', elided = {} } = table;
  const pairs = (text: string) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((entry) => {
        const [written, bases] = entry.split('=') as [string, string];
        return bases.split('|').map((base) => [written.replace(/^-$/, ''), base.replace(/^-$/, '')] as const);
      })
      .sort(([a], [b]) => b.length - a.length);
  return {
    language: code,
    endings: pairs(endings),
    elided: Object.entries(elided).flatMap(([noun, forms]) =>
      pairs(forms).map(([written, base]) => [written, base, noun] as const),
    ),
    spellings: pairs(spellings).map(([written, base]) => [written.replaceAll('_', ' '), base] as const),
    prefixes: pairs(prefixes),
    apart: endings.startsWith("'"),
  };
}

/** Words of an inflected name at most, and forms of all its words together. */
const mostWords = 5;
const mostForms = 256;
/** Letters that stay of a word without its ending. */
const leastStem = 2;
/** A base form goes before a name that is written just so when it is this much better known: Вене is a village, and
 * "в Вене" is in Vienna. Importance goes from 0 to 1. */
export const clearLead = 0.25;
/** The same before a name that is none of the language: Skånes is a village in Tunisia. */
const foreignLead = 0.1;

/** Articles and prepositions of several languages, which are codes of countries and names of hamlets as well; and "na mapie",
 * which is in no Mapo. */
const smallWords = /^(?:of|mapie|d[aeiou]|l[aeo]|[aei]l|e[mnt]|au|un|de[lr]|d[ai]s)$/u;

/** What a written name stands for.
 * @param codes  whether codes count too
 * @returns the name to look up, and whether it took an ending off; undefined for no name */
export function knownAs(
  written: string,
  { endings, spellings, prefixes, language, apart }: Endings,
  names: NameSource,
  codes: boolean,
): { name: string; changed: boolean } | undefined {
  const folded = fold(written);
  // "villages in Florida" is no Italian for The Villages.
  if (folded === '' || (written === folded && (isKindOfThing(folded) || smallWords.test(folded))))
    return undefined;
  // "Berlin'e" is no place called Berline.
  const asWritten = !(apart && /\p{Ll}['’ʼ‘]\p{Ll}+$/u.test(written)) && names.knows(folded, codes);
  // Without endings: "السويس" is Suez, and not the Swiss with an article before them.
  if (asWritten && (endings.length === 0 || !names.fame)) return { name: written, changed: false };
  if (!asWritten) {
    for (const [from, to] of spellings) {
      if (!written.includes(from)) continue;
      const respelt = written.replaceAll(from, to);
      if (names.knows(fold(respelt), false)) return { name: respelt, changed: false };
    }
  }
  let best: { name: string; fame: number; spelled: boolean } | undefined;
  const fronted = prefixes
    .filter(([from]) => written.startsWith(from) && written.length >= from.length + leastStem)
    .map(([from, to]) => to + written.slice(from.length));
  const consider = (name: string, key: string) => {
    if (!names.knows(key, false)) return;
    const fame = names.fame?.(key) ?? 0;
    // Вінниці is of Вінниця; Вінница is how Russian letters would have it.
    const spelled = names.spells?.(key) ?? true;
    if (!best || fame > best.fame || (fame === best.fame && spelled && !best.spelled))
      best = { name, fame, spelled };
  };
  /** "Odry" is a town abroad, and in Polish what belongs to the Odra: the name of the language is the likelier one. */
  const leadOver = (asIs: string, base: string) => {
    if (names.speaks?.(asIs, language) !== false) return clearLead;
    return names.speaks(fold(base), language) ? 0 : foreignLead;
  };
  if (endings.length > 0) eachBaseForm(written, endings, names, consider);
  else for (const name of fronted) consider(name, fold(name));
  if (asWritten && (!best || best.fame < names.fame!(folded) + leadOver(folded, best.name)))
    return { name: written, changed: false };
  return best && { name: best.name, changed: true };
}

/** Hands over the forms that the words of a name may be inflected from. Those whose first words begin no name are left
 * out, which are nearly all.
 * @param found  receives a form and its key */
function eachBaseForm(
  written: string,
  endings: Endings['endings'],
  names: NameSource,
  found: (form: string, key: string) => void,
): void {
  const words = written.replace(/[’ʼ‘]/g, "'").split(/([\s-]+)/);
  if (words.length > 2 * mostWords - 1) return;
  let forms = 1;
  const choices = words.map((word, i) => {
    const bases = i % 2 === 1 ? [] : basesOf(word, endings);
    if (forms * (bases.length + 1) > mostForms) return [word];
    forms *= bases.length + 1;
    return [word, ...bases];
  });
  if (forms === 1) return;
  const extend = (form: string, at: number) => {
    for (const choice of choices[at]!) {
      const longer = form + choice;
      if (at + 1 === choices.length) {
        if (longer !== written) found(longer, fold(longer));
      } else if (mayGoOn(longer, names)) extend(longer + words[at + 1]!, at + 2);
    }
  };
  extend('', 0);
}

function mayGoOn(form: string, names: NameSource): boolean {
  if (!names.begins) return true;
  const key = fold(form);
  // What follows may be signs alone.
  return key === '' || names.begins(key) || names.knows(key, false);
}

/** Whether a word of a sentence, or a form that it may be inflected from, may stand in a name. False is sure. */
export function mayBeInName(
  word: string,
  { endings, spellings, prefixes }: Endings,
  names: NameSource,
): boolean {
  if (!names.mayHold || /[.'’ʼ‘-]/.test(word)) return true;
  const may = (form: string) => {
    const key = fold(form);
    return key === '' || names.mayHold!(key);
  };
  return (
    may(word) ||
    basesOf(word, endings).some(may) ||
    prefixes.some(([from]) => word.startsWith(from)) ||
    spellings.some(([from]) => word.includes(from))
  );
}

/** Words that no name has, before each letter of a text and its end. */
export type StrangerCounts = Uint16Array;

/** @returns undefined where names and words are not told apart by blanks */
export function countStrangers(
  text: Text,
  { endings, table }: { readonly endings: Endings; readonly table: LanguageTable },
  names: NameSource,
): StrangerCounts | undefined {
  if (table.unspaced) return undefined;
  const { folded, edge } = text;
  const counts = new Uint16Array(folded.length + 1);
  let count = 0;
  let counted = 0;
  for (const { index: at, 0: word } of folded.matchAll(/[^ ,()-]+/g)) {
    const end = at + word.length;
    counts.fill(count, counted, at + 1);
    counted = at + 1;
    // A part of a word, as of "Paris'in", may be a name.
    if (
      edge.indexOf(true, at + 1) >= end &&
      /^\p{L}/u.test(word) &&
      !mayBeInName(text.quote(at, end), endings, names)
    )
      count++;
  }
  counts.fill(count, counted);
  return counts;
}

function basesOf(word: string, endings: Endings['endings']): string[] {
  const small = word.toLowerCase();
  const bases: string[] = [];
  for (const [ending, base] of endings) {
    if (small.length >= ending.length + leastStem && small.endsWith(ending))
      bases.push(word.slice(0, word.length - ending.length) + base);
  }
  return bases;
}

/** "Области, граничащие с Московской": the part of a country that an adjective is of, whose noun is left out. */
export function withNoun(written: string, { elided }: Endings, names: NameSource): string | undefined {
  if (/\s/.test(written)) return undefined;
  const small = written.toLowerCase();
  for (const [ending, base, noun] of elided) {
    if (!small.endsWith(ending) || small.length < ending.length + leastStem) continue;
    const name = `${written.slice(0, written.length - ending.length)}${base} ${noun}`;
    if (names.knows(fold(name), false)) return name;
  }
  return undefined;
}
