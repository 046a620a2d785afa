/** Words and word orders that people use when they type as they speak. */

import type { Language, TableLanguage } from '../../domain/query.ts';
import { ar } from './by-language/ar.ts';
import { de as deWords } from './by-language/de.ts';
import { en } from './by-language/en.ts';
import { es } from './by-language/es.ts';
import { fr } from './by-language/fr.ts';
import { hi } from './by-language/hi.ts';
import { id } from './by-language/id.ts';
import { it } from './by-language/it.ts';
import { nl as nlWords } from './by-language/nl.ts';
import { pl } from './by-language/pl.ts';
import { pt } from './by-language/pt.ts';
import { ru } from './by-language/ru.ts';
import { sv as svWords } from './by-language/sv.ts';
import { tr } from './by-language/tr.ts';
import { uk } from './by-language/uk.ts';
import { type Colloquial, withSaid } from './table.ts';
import { de } from './ways-by-language/de.ts';
import { nl } from './ways-by-language/nl.ts';
import { sv } from './ways-by-language/sv.ts';

export const tables: Readonly<Partial<Record<Language | TableLanguage, Colloquial>>> = {
  ar,
  de: withSaid(deWords, de),
  es,
  fr,
  hi,
  id,
  it,
  ja: { short: {} },
  ko: { short: {} },
  nl: withSaid(nlWords, nl),
  pl,
  pt,
  ru,
  sv: withSaid(svWords, sv),
  tr,
  uk,
  zh: { short: {} },
  // Any words may be English keywords.
  en,
};
