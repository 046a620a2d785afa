/** Questions around a kind of map feature, read away: "how many … are there in …", "does … have …", "the names of all …". */

import { toPlain } from '../../domain/plain-letters.ts';
import { frameWords } from './frame-words/tables.ts';
import type { Ask, Asked } from './frame-words/terms.ts';
import { thingToo } from './lead-in.ts';
import { match, PatternList } from './plain.ts';

const body = (form: string, noun: string) =>
  form
    .replace('{what}', '(?<what>.+?)')
    .replace('{where}', '(?<where>.+)')
    .replace('{noun}', `(?<said>${noun})`);

/** What joins two things: the word before it is one of them. */
export const joining = /^(?:und|oder|and|or|et|ou|y|o) /i;

interface Form {
  readonly ask: Ask;
  readonly pattern: RegExp;
  readonly joint: string;
  readonly noun: Asked | undefined;
}

type Opening = readonly [Ask, RegExp, Asked | undefined];

/** The patterns of a language, compiled when they are first tried. */
interface Frame {
  readonly polite: RegExp;
  readonly forms: readonly Form[];
  readonly openings: readonly Opening[];
  readonly nouns: RegExp;
  readonly and: RegExp;
  readonly each: readonly { readonly pattern: RegExp; readonly noun: Asked | undefined; readonly ask: Ask }[];
  readonly article: RegExp;
  readonly ending: RegExp;
}

const frames: readonly Frame[] = frameWords.map(
  ({ polite, forms, openings, nouns, link, article, and, ending }) => {
    const noun = nouns.map(([words]) => words).join('|');
    const facts = nouns.flatMap(([words, fact]) => (fact ? [words] : [])).join('|');
    const articles = `(?:(?:${article}) |[ld]')*`;
    return {
      polite: new RegExp(`^(?:${polite})(?:[,;:.!?…]* |(?<='))`),
      forms: forms.map(([ask, form, joint, noun]) => ({
        ask,
        pattern: new RegExp(`^${body(form, facts)}$`, 'd'),
        joint,
        noun,
      })),
      openings: openings.map(
        ([ask, words, noun]) => [ask, new RegExp(`^(?:${words})(?: |(?<=['] ?))`), noun] as const,
      ),
      nouns: new RegExp(
        `^${articles}(?<nouns>(?:${noun})(?:(?:${and})${articles}(?:${noun}))*) (?:(?:${link})(?: |(?<=')))${articles}(?=\\S)`,
        'd',
      ),
      and: new RegExp(and),
      each: nouns.map(([words, noun, ask]) => ({
        pattern: new RegExp(`^${articles}(?:${words})$`),
        noun,
        ask: ask ?? (noun ? 'values' : 'features'),
      })),
      article: new RegExp(`^(?:(?:${article}) |[ld]')`),
      ending: new RegExp(` (?:${ending})$`),
    };
  },
);

/** Those of all languages, in their order. */
const allForms = new PatternList(
  frames.flatMap(({ forms }) => forms),
  ({ pattern }) => [pattern],
);
const allOpenings = new PatternList(
  frames.flatMap(({ openings }) => openings),
  ([, pattern]) => [pattern],
);

const clause = /, ?(?:die|das|der|wo|in denen|bei denen) [^,]* (?:haben|hat)$/;

export interface Unframed {
  readonly text: string;
  readonly ask: Ask;
  /** Tags that answer what is asked of the features: "website". */
  readonly asked: readonly Asked[];
}

/** What nouns for what a map says ask for: "website and phone numbers".
 * @returns undefined where a word is no such noun */
export function readNouns(text: string): Asked[] | undefined {
  const plain = toPlain(text);
  for (const { and, each, article } of frames) {
    const words = plain.split(and).map((word) => word.replace(article, '').trim());
    const found = words.map((word) => each.find(({ pattern }) => pattern.test(word))?.noun);
    if (found.every((noun) => noun !== undefined)) return found;
  }
  return undefined;
}

/** Take the frame of a question away; the text comes back as it was where there is none.
 * @param text  tidied, without marks at its end */
export function withoutFrame(text: string): Unframed {
  let rest = text;
  let ask: Ask = 'features';
  const asked: Asked[] = [];
  const learn = (given: Ask) => {
    // "What are the phone numbers of …" asks for numbers.
    if (ask === 'features' || given === 'values' || (ask === 'names' && given !== 'features')) ask = given;
  };
  const cut = (pattern: RegExp, atEnd = false): boolean => {
    const found = match(pattern, rest);
    if (!found || found[0].length >= rest.length || (!atEnd && thingToo.test(rest))) return false;
    // "See und Museen" are lakes and museums.
    if (!atEnd && joining.test(rest.slice(found[0].length))) return false;
    rest = (atEnd ? rest.slice(0, found.index) : rest.slice(found[0].length)).replace(
      /^[ ,;:]+|(?<![ ,;:.!?…])[ ,;:.!?…]+$/g,
      '',
    );
    return true;
  };
  const rewrite = (): boolean => {
    for (const { ask: given, pattern, joint, noun } of allForms.for(rest)) {
      const spans = match(pattern, rest)?.indices?.groups;
      if (!spans) continue;
      const said = spans.said && readNouns(rest.slice(...spans.said));
      const { what, where, have, rank } = Object.fromEntries(
        Object.entries(spans).map(([name, span]) => [name, span ? rest.slice(...span) : '']),
      );
      rest = `${rank ? `${rank} ` : ''}${what ?? ''}${have ? ` with ${have}` : ''}${joint}${where ?? ''}`;
      learn(given);
      if (noun) asked.push(noun);
      if (said) asked.push(...said);
      return true;
    }
    return false;
  };
  const open = (): boolean => {
    for (const [given, pattern, noun] of allOpenings.for(rest)) {
      if (!cut(pattern)) continue;
      learn(given);
      if (noun) asked.push(noun);
      return true;
    }
    return false;
  };
  const nouns = (): boolean => {
    for (const { nouns: pattern, and, each } of frames) {
      const found = match(pattern, rest);
      if (!found) continue;
      for (const word of found.groups!.nouns!.split(and)) {
        const noun = each.find(({ pattern: one }) => one.test(word));
        if (!noun) continue;
        if (noun.noun) asked.push(noun.noun);
        learn(noun.ask);
      }
      rest = rest.slice(found[0].length);
      return true;
    }
    return false;
  };
  // Each turn takes words away, and every one may lay the next bare: "can you tell me what the addresses of all … are".
  for (let length = rest.length + 1; rest.length < length; ) {
    length = rest.length;
    // One courtesy lays the next bare.
    for (let again = true; again; ) again = frames.filter(({ polite }) => cut(polite)).length > 0;
    if (rewrite()) continue;
    if (open()) continue;
    for (const { article } of frames) cut(article);
    if (nouns()) continue;
    // The verb of "…, die WLAN haben" belongs to its clause.
    if (!clause.test(rest)) for (const { ending } of frames) cut(ending, true);
  }
  return { text: rest.trim() === '' ? text : rest, ask, asked };
}
