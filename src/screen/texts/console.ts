/** Texts of the job console in the reader's language. */

import { de } from './console/de.ts';
import { type ConsoleTexts, en } from './console/en.ts';
import { es } from './console/es.ts';
import { fr } from './console/fr.ts';
import { textsOf } from './language.ts';

export { fill } from '../../pictures/words.ts';

export const texts = textsOf<ConsoleTexts>({ en, de, fr, es });
