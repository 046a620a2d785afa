/** Names that are said with "the": "the Savoy" is a hotel before it is a land. */

import { fold } from '../../domain/fold.ts';
import { toPlain } from './plain.ts';

const definite = "the|der|die|das|dem|den|des|vom|zum|zur|beim|le|la|les|l'|du|au|el|los|las|del|al";
const behind = (articles: string) => new RegExp(`\\b(?:${articles})(?: |(?<='))([a-z].*)`, 'g');
const articled = behind(`${definite}|an?|einem|einer`);
const definitely = behind(definite);

const follows = (articles: RegExp, phrase: string, name: string): boolean =>
  [...toPlain(phrase).matchAll(articles)].some(([, rest]) => fold(rest!).startsWith(fold(name)));

/** Whether a name is said with "the" or "a": a thing rather than a town. */
export const isArticled = (phrase: string, name: string): boolean => follows(articled, phrase, name);

/** Whether a name is said with "the": of several one is meant, and the words do not say which. */
export const isDefinite = (phrase: string, name: string): boolean => follows(definitely, phrase, name);
