/** The languages that sentences are read in. */

import type { Language, LengthUnit } from '../../domain/query.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LanguageTable } from './language-table.ts';

export const tables: Readonly<Record<Language, LanguageTable>> = { en, de, fr, es };

/** The words of a list in every language. */
export const wordsOfAll = (pick: (table: LanguageTable) => string): ReadonlySet<string> =>
  new Set(Object.values(tables).flatMap((table) => pick(table).split(' ').filter(Boolean)));

/** Names of a unit in every language: people write the units of one language in another. */
export const namesOfUnit = (unit: LengthUnit): readonly string[] =>
  Object.values(tables).flatMap((table) => table.units[unit]?.split(' ') ?? []);
