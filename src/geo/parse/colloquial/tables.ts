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
import { ar as arSynonyms } from './synonyms/ar.ts';
import { de as deSynonyms } from './synonyms/de.ts';
import { fr as frSynonyms } from './synonyms/fr.ts';
import { hi as hiSynonyms } from './synonyms/hi.ts';
import { ja as jaSynonyms } from './synonyms/ja.ts';
import { ko as koSynonyms } from './synonyms/ko.ts';
import { nl as nlSynonyms } from './synonyms/nl.ts';
import { pl as plSynonyms } from './synonyms/pl.ts';
import { ru as ruSynonyms } from './synonyms/ru.ts';
import { sv as svSynonyms } from './synonyms/sv.ts';
import { tr as trSynonyms } from './synonyms/tr.ts';
import { uk as ukSynonyms } from './synonyms/uk.ts';
import { zh as zhSynonyms } from './synonyms/zh.ts';
import { type Colloquial, withSaid } from './table.ts';
import { de } from './ways-by-language/de.ts';
import { nl } from './ways-by-language/nl.ts';
import { sv } from './ways-by-language/sv.ts';

export const tables: Readonly<Partial<Record<Language | TableLanguage, Colloquial>>> = {
  ar: { ...ar, synonyms: arSynonyms },
  de: { ...withSaid(deWords, de), synonyms: deSynonyms },
  es,
  fr: { ...fr, synonyms: frSynonyms },
  hi: { ...hi, synonyms: hiSynonyms },
  id,
  it,
  ja: { short: {}, synonyms: jaSynonyms },
  ko: { short: {}, synonyms: koSynonyms },
  nl: { ...withSaid(nlWords, nl), synonyms: nlSynonyms },
  pl: { ...pl, synonyms: plSynonyms },
  pt,
  ru: { ...ru, synonyms: ruSynonyms },
  sv: { ...withSaid(svWords, sv), synonyms: svSynonyms },
  tr: { ...tr, synonyms: trSynonyms },
  uk: { ...uk, synonyms: ukSynonyms },
  zh: { short: {}, synonyms: zhSynonyms },
  // Any words may be English keywords.
  en,
};
