/** Whom statues and memorials show or honour: "statues of Lenin in Moscow", "Denkmäler für Goethe", "bustes de Molière à Paris". */

import type { TagFilter } from '../../domain/tag-filter.ts';
import { nameWith } from './makers.ts';
import { find } from './plain.ts';

const things = [
  'statues?|busts?|monuments?|(?:war )?memorials?|sculptures?|portraits?|(?:memorial |commemorative )?plaques?',
  'denkmaler[n]?|denkmal|statuen?|busten?|gedenktafeln?|standbilder[n]?|mahnmale?',
  'bustes?|plaques? commemoratives?|estatuas?|bustos?|monumentos?|placas?(?: conmemorativas?)?',
].join('|');
const who = "(?<who>[a-z][a-z'’.-]*(?: [a-z][a-z'’.-]*){0,4}?)";
const place = '(?<where> (?:in|at|on|near|around|within|im|am|bei|um|a|au|aux|en|dans|pres|cerca) .+)';
/** Behind "of" alone may stand a town as well, so that the place must follow. */
const forms: readonly RegExp[] = [
  `^(?<things>${things}) (?:to|for|depicting|showing|commemorating|dedicated to|in (?:honou?r|memory) of|fur|zu ehren von|zum gedenken an|en l'honneur d[eu]|en hommage a|representant|en honor (?:a|de)|dedicad[oa]s? a|que representan a) (?:the |den |die |das )?${who}${place}?$`,
  `^(?<things>${things}) (?:of|de|du|d'|del) ?${who}${place}$`,
  `^(?<who>[a-z]+(?:-[a-z]+)*)-(?<things>denkmaler|denkmal|statuen?|busten?|gedenktafeln?|standbilder)${place}?$`,
].map((form) => new RegExp(form, 'd'));

/** Tags that say it, in any language. */
const shown = /^(?:name|subject|person|inscription|memorial|description|commemorates)(?::.*)?$/;

/** Small words of names. */
const small = /^(?:van|von|de|di|da|del|della|der|den|du|la|le|el|und|and|y|et|d['’]\p{Lu}.*)$/u;

export interface Honoured {
  readonly things: string;
  readonly who: string;
  readonly where: string | undefined;
  readonly filter: TagFilter;
}

/** @param isArea  whether a name is that of a town or region, where things lie and which few of them honour */
export function readHonoured(text: string, isArea: (name: string) => boolean): Honoured | undefined {
  for (const [i, form] of forms.entries()) {
    const { things, who, where } = find(form, text)?.groups ?? {};
    if (things === undefined || who === undefined) continue;
    const words = who.split(' ');
    if (!/^\p{Lu}/u.test(who) || !words.every((word) => /^\p{Lu}/u.test(word) || small.test(word))) continue;
    if (i > 0 && isArea(who)) continue;
    return {
      things,
      who,
      where: where?.trim(),
      filter: {
        type: 'matches',
        key: shown,
        pattern: nameWith(words),
      },
    };
  }
  return undefined;
}
