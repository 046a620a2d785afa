/** Words and word orders that people use when they type as they speak. */

import type { Language, TableLanguage } from '../../domain/query.ts';
import { ar } from './by-language/ar.ts';
import { de } from './by-language/de.ts';
import { en } from './by-language/en.ts';
import { es } from './by-language/es.ts';
import { fr } from './by-language/fr.ts';
import { hi } from './by-language/hi.ts';
import { id } from './by-language/id.ts';
import { it } from './by-language/it.ts';
import { nl } from './by-language/nl.ts';
import { pl } from './by-language/pl.ts';
import { pt } from './by-language/pt.ts';
import { ru } from './by-language/ru.ts';
import { sv } from './by-language/sv.ts';
import { tr } from './by-language/tr.ts';
import { uk } from './by-language/uk.ts';
import type { Colloquial } from './table.ts';

export const tables: Readonly<Partial<Record<Language | TableLanguage, Colloquial>>> = {
  en,
  ar,
  de,
  es,
  fr,
  hi,
  id,
  it,
  nl,
  pl,
  pt,
  ru,
  sv,
  tr,
  uk,
};
