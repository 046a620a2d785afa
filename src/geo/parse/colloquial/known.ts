/** What the slots of ways of putting a question ask of the gazetteer. */

import { fold } from '../../domain/fold.ts';
import { groupCode } from '../../domain/groups.ts';
import { languages } from '../../domain/query.ts';
import { demonym } from '../language/demonyms.ts';
import type { NameSource } from '../name-source.ts';
import { setLexicon } from '../sets/phrases.ts';

/** What the gazetteer and the words of sets say of the words of a slot. */
export interface Known {
  /** The name of some place. */
  readonly isName: (words: string) => boolean;
  /** Land that holds other places, or an adjective of it. */
  readonly isLand: (words: string) => boolean;
  readonly isCountry: (words: string) => boolean;
  /** A town that is meant wherever its name is said: the station of "Atocha" is that of Madrid, and of no town. */
  readonly isTown: (words: string) => boolean;
  /** A place of which that noun is said: "river", "sea". */
  readonly isA: (words: string, noun: string) => boolean;
  /** A place of which that noun is said before others. */
  readonly isUsually: (words: string, noun: string) => boolean;
  /** A group of countries: "the EU". */
  readonly isGroup: (words: string) => boolean;
  /** A noun for the members of a set, in the plural. */
  readonly isKind: (words: string) => boolean;
  /** A noun for one of them. */
  readonly isOne: (word: string) => boolean;
  /** The same without a name before it. */
  readonly isNoun: (words: string) => boolean;
}

/** What may stand before the noun of a set beside names. */
const describing: ReadonlySet<string> = new Set('coastal landlocked big large major main'.split(' '));

/** Fame of a town that people name without saying where it lies. */
const wellKnown = 0.45;

export function knownBy(names: NameSource): Known {
  const isGroup = (words: string) => groupCode(fold(words).replace(/^the /u, '')) !== undefined;
  const isName = (words: string) => isGroup(words) || names.knows(fold(words), false);
  const isKindIn = (language: (typeof languages)[number], words: readonly string[], most = words.length) => {
    const folded = words.map((text) => ({ kind: 'word', text: fold(text) }) as const);
    const { heads } = setLexicon(language);
    return folded.some((_, at) => {
      const head = heads.at(folded, at);
      const before = words.slice(0, at);
      return (
        head?.end === words.length &&
        head.meaning.plural &&
        at <= most &&
        (isName(before.join(' ')) || before.every((word) => describing.has(fold(word)) || isName(word)))
      );
    });
  };
  return {
    isName,
    isLand: (words) => names.isLand?.(fold(words)) === true || demonym(words) !== undefined,
    isCountry: (words) => names.isCountry?.(fold(words)) === true,
    isTown: (words) =>
      names.isA?.(fold(words), 'city') === true && (names.fame?.(fold(words)) ?? 0) >= wellKnown,
    isGroup,
    isUsually: (words, noun) => names.isUsually?.(fold(words), noun) === true,
    isA: (words, noun) => names.isA?.(fold(words), noun) === true,
    isKind: (words) => languages.some((language) => isKindIn(language, words.split(' '))),
    isOne: (word) => {
      const head = setLexicon('en').heads.at([{ kind: 'word', text: fold(word) }], 0);
      return head !== undefined && !head.meaning.plural;
    },
    isNoun: (words) => isKindIn('en', words.split(' '), 0),
  };
}
