/** Texts of the job console in the reader's language. */

import { de } from './console/de.ts';
import { type ConsoleTexts, en } from './console/en.ts';
import { es } from './console/es.ts';
import { fr } from './console/fr.ts';
import { textsOf } from './language.ts';

/** Puts values into a text: `fill('{n} rows', { n: 3 })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

export const texts = textsOf<ConsoleTexts>({ en, de, fr, es });
