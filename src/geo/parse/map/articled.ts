/** Names that are said with "the": "the Savoy" is a hotel before it is a land. */

import { fold } from '../../domain/fold.ts';
import { toPlain } from './plain.ts';

const article =
  "(?:the|an?|der|die|das|dem|den|des|vom|zum|zur|beim|einem|einer|le|la|les|l'|du|au|el|los|las|del|al)";
const articled = new RegExp(`\\b${article}(?: |(?<='))([a-z].*)`, 'g');

/** Whether a name is said with "the": a thing rather than a town. */
export const isArticled = (phrase: string, name: string): boolean =>
  [...toPlain(phrase).matchAll(articled)].some(([, rest]) => fold(rest!).startsWith(fold(name)));
