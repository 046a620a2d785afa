/** What a town has is what lies in it: "does Basel have a bar" asks for bars in Basel, while "does the Ritz have a bar" asks
 * for a tag of the Ritz; and "gibt es in Basel indische Restaurants" has its place before the things. Only who knows the names
 * of places can tell. */

import { withoutEnd } from '../../domain/without-end.ts';
import { find, tidy } from './plain.ts';

/** What is known of words. */
export interface TownNames {
  /** Is this the name of an area? */
  isArea(name: string): boolean;
  /** Does a name mean a town or a region, whatever else the word means? */
  isTown(name: string): boolean;
  /** Is this a word for a kind of thing? */
  isKind(text: string): boolean;
}

const courtesy =
  '^(?<lead>(?:(?:hi|hello|hey|please|sorry|excuse me|hallo|bitte|entschuldigung|(?:can|could) you (?:please )?tell me|(?:kannst du|konnen sie) (?:mir )?(?:bitte )?sagen|i (?:want|would like) to know|tell me)[,!:]? )*)';
const article = '(?:an? |any |some |its own |their own |eine?n? |ein )?';

/** A town and what it is asked to have. */
const having: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${courtesy}(?:does|do|did|has|whether|if) (?<place>.+?) (?:have|has|got|offers?|provides?|contains?) ${article}(?<thing>[^ ].*)$`,
      'd',
    ),
    'is there a {thing} in {place}',
  ],
  [
    new RegExp(
      `${courtesy}how many (?<thing>.+?) (?:does|do|did|has|have) (?<place>.+?)(?: (?:have|got|offer|contain))?$`,
      'd',
    ),
    'how many {thing} are there in {place}',
  ],
  [
    new RegExp(`${courtesy}(?:wie ?viele?|wieviel) (?<thing>.+?) (?:hat|haben|besitzt) (?<place>.+)$`, 'd'),
    'wie viele {thing} gibt es in {place}',
  ],
];
/** Begins what is said of the things. */
const saidOf =
  / (?=(?:that|which|who|where|with|without|for|open|built|operated|run|named|called|and|or|mit|ohne) )|, /i;
const ofUnit =
  /^(?:the )?(?:city|town|village|municipality|borough|island|county|canton|district|region|state|province) of (?=\p{L})/iu;
/** What is entered, and lies around what it has. */
const grounds =
  /^(?:the )?(?:\p{Lu}[\p{L}'’.-]* )+(?:Park|Gardens?|Cemetery|Zoo|University|Airport|Station|Beach|Square|Campus|Shopping Cent(?:re|er)|Mall|Marina|Harbou?r|Forest|Common|Heath|Island)$/u;

/** A question whose place stands before the things. */
const before: readonly RegExp[] = [
  '(?:(?:wo|was fur) )?(?:gibt es|gibt.?s|finde ich|findet man|finden wir|hat es|ist|sind|liegt|liegen|zeige?(?: mir| uns)?|ich suche|wir suchen|suche|liste|nenne(?: mir)?)(?: (?:hier|dort|denn|eigentlich))* (?<in>in|im) (?<rest>.+)',
  '(?:are there|is there|where are|where can (?:i|we|you|one) find|show me|find(?: me)?|list|i need|i am looking for|looking for) (?<in>in) (?<rest>.+)',
].map((form) => new RegExp(`${courtesy}(?<ask>${form})$`, 'd'));
const mostNameWords = 6;
/** Where these begin the rest, there is more of the place. */
const goesOn =
  /^(?:[,;(]|(?:in|im|an|am|auf|bei|beim|nahe|um|und|oder|von|vom|and|or|near|at|on|of|the|der|die|das|es) |$)/iu;
/** Ends of sentences that the forms of their language read. */
const endsSo = / (?:zu \p{L}+|in der Nähe|und wenn ja\b.*)$/u;
/** What is said of the things in a clause behind them. */
const clause = /^([^,]+)(, ?(?:die|der|das|den|wo|in denen|bei denen|that|which|where|who) .*)$/i;
const some = /^(?:viele|mehrere|einige|irgendwelche|auch|noch|any|some|many) /i;

/** @returns the question with what lies in a town before the town; undefined where it has no such form */
export function townFirst(question: string, names: TownNames): string | undefined {
  const text = withoutEnd(tidy(question), ' .?!');
  for (const [form, said] of having) {
    const { lead = '', place, thing } = find(form, text)?.groups ?? {};
    if (place === undefined || thing === undefined || !names.isKind(thing.split(saidOf)[0]!)) continue;
    const bare = place.replace(ofUnit, '');
    if (names.isArea(bare) || names.isTown(bare) || grounds.test(bare))
      return lead + said.replace('{thing}', thing).replace('{place}', bare);
  }
  for (const form of before) {
    const found = find(form, text);
    const { lead = '', ask, in: preposition, rest } = found?.groups ?? {};
    if (ask === undefined || rest === undefined || preposition === undefined) continue;
    const words = rest.split(' ');
    for (let length = Math.min(mostNameWords, words.length - 1); length > 0; length--) {
      const name = words.slice(0, length).join(' ');
      const things = words.slice(length).join(' ');
      if (
        goesOn.test(things) ||
        endsSo.test(things) ||
        !names.isArea(name.replace(/^(?:der|den|dem|the) /i, ''))
      )
        continue;
      const [, bare = things, more = ''] = clause.exec(things) ?? [];
      const asked = ask.slice(0, ask.length - rest.length - preposition.length - 1);
      return tidy(
        `${lead}${asked.replace(/^(?:hat es|ist|sind|liegt|liegen)(?= )/i, 'gibt es')}${bare.replace(some, '').trim()} ${preposition} ${name}${more}`,
      );
    }
  }
  return undefined;
}
