/** The languages that sentences are read in, by their ISO 639-1 codes. */

/** Languages with a grammar of their own. */
export const languages = Object.freeze(['en', 'de', 'fr', 'es'] as const);
export type Language = (typeof languages)[number];

/** Languages that are read by tables of patterns (parse/templates), beside those. */
export const tableLanguages = Object.freeze([
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'uk',
  'tr',
  'zh',
  'ja',
  'ko',
  'ar',
  'hi',
  'id',
  'sv',
] as const);
export type TableLanguage = (typeof tableLanguages)[number];
/** ISO 639-1 code of the language that a sentence was read in. */
export type QueryLanguage = Language | TableLanguage;
