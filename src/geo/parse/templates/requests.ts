/** Requests in the languages of the tables that inflect their verbs: "нарисуйте мне, пожалуйста", "gösterebilir misiniz". They
 * say nothing of the place, and stand before what is asked for or behind it, in any number. */

import type { TableLanguage } from '../../domain/query.ts';
import { requests as pl } from './requests-by-language/pl.ts';
import { requests as ru } from './requests-by-language/ru.ts';
import { requests as tr } from './requests-by-language/tr.ts';
import { requests as uk } from './requests-by-language/uk.ts';

const phrases = (written: string): string[] =>
  written
    .trim()
    .split(/\s+/u)
    .flatMap((entry) => {
      const [stem, endings = ''] = entry.replaceAll('_', ' ').split('=') as [string, string?];
      return endings.split('|').map((ending) => stem + ending);
    });

/** What stands before the place and behind it, parted by bars, by the language. */
export const requests: Readonly<Partial<Record<TableLanguage, { lead: string; trail: string }>>> =
  Object.fromEntries(
    Object.entries({ pl, ru, tr, uk }).map(([code, { around, lead, trail }]) => [
      code,
      { lead: phrases(`${around} ${lead}`).join('|'), trail: phrases(`${around} ${trail}`).join('|') },
    ]),
  );
