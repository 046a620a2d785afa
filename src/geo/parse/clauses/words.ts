/** The words of the languages that clauses are read in. */

import type { Language, TableLanguage } from '../../domain/query.ts';
import type { ClauseWords } from './clause-words.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { hi } from './words/hi.ts';
import { id } from './words/id.ts';
import { it } from './words/it.ts';
import { ja } from './words/ja.ts';
import { ko } from './words/ko.ts';
import { nl } from './words/nl.ts';
import { pl } from './words/pl.ts';
import { pt } from './words/pt.ts';
import { ru } from './words/ru.ts';
import { sv } from './words/sv.ts';
import { tr } from './words/tr.ts';
import { uk } from './words/uk.ts';
import { zh } from './words/zh.ts';

export const clauseWords: Readonly<Partial<Record<Language | TableLanguage, ClauseWords>>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  sv,
  tr,
  uk,
  zh,
};
