/** The languages of the pages. */

export const languages = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];
