/** Which of the four languages the reader gets: the first of the browser's that there is, else English. */

import { type Language, languages } from './languages.ts';

/** Texts in all languages; every language has every key of the English ones. */
export type Translations<T> = Readonly<Record<Language, T>>;

function choose(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find((tag): tag is Language => (languages as readonly string[]).includes(tag)) ?? 'en';
}

export const language = choose(navigator.languages);
document.documentElement.lang = language;

/** How numbers and dates are written: as in the reader's own country, where the page speaks their language. */
export const locale = navigator.languages.find((tag) => speaks(tag)) ?? language;

/** Some browsers name what is no language tag, such as `en-US@posix`. */
function speaks(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language === language;
  } catch {
    return false;
  }
}

/** The texts of one page in the reader's language. */
export const textsOf = <T>(translations: Translations<T>): T => translations[language];
