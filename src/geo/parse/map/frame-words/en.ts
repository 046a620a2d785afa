/** What people say around a kind of map feature in English. */

import { attached, offered } from '../attribute-words.ts';
import {
  asked,
  breadth,
  built,
  call,
  cuisine,
  distance,
  type FrameWords,
  height,
  hours,
  mail,
  maker,
  numbered,
  operator,
  placed,
  postcode,
  properties,
  site,
  speed,
  stars,
  street,
  stretch,
  town,
} from './terms.ts';

/** What a thing may have, rather than a place. */
const had = `(?:an? |any |their own )?(?<have>(?:free )?(?:${[...attached, ...offered].map(([words]) => words).join('|')}))`;

export const english: FrameWords = {
  polite:
    "please|pls|hi|hello|hey|good (?:morning|afternoon|evening|day)|excuse me|sorry|thanks|(?:can|could|would|will) you(?: please)?(?: help (?:me|us)(?: to)?)?(?: (?:tell|show|give|find|list|name) (?:me|us))?(?: please)?|would you mind|be so (?:kind|good) as to|kindly|would it be possible(?: for you)? to|(?:i(?: am|'m|'ve been| was| have been)?|we(?: are|'re)?) (?:just )?(?:wonder(?:ing)?|curious|interested in|trying to (?:find|see|locate))|help (?:me|us)(?: to)?|can i (?:see|have|get)|(?:i|we) (?:want|need|would (?:like|love)|d like|wish)(?: to (?:know|see|find|have|get|learn))?|(?:i|we)'d (?:like|love)(?: to (?:know|see|find|have|get|learn))?|i(?: am|'m) (?:looking|searching) for|looking for|search(?:ing)?(?: for)?|(?:tell|show|give|send|get|find|name|list) (?:me|us)|(?:tell|show|give|find|list|display|draw|map|get|name)(?! (?:of|for|and|und|et|y)\\b)|do you (?:happen to )?know|any idea|(?:let's|let us) see|what about|if (?=there)|about",
  forms: [
    ...numbered.map(
      ([words, asked]) =>
        [
          'values',
          `(?:how many|what number of) (?:${words}) (?:does|do|did|has|have) (?:the )?(?<what>[^ ]{3,} .+?|[^ ]+) (?:have|got|offer)`,
          '',
          asked,
        ] as const,
    ),
    ['count', 'how many {what} (?:does|do|did) {where} (?:have|offer|got|contain|own|count)', ' in '],
    [
      'values',
      `(?:when|(?:until|till|from|at) (?:what time|when)|what time|how long) (?:do|does|is|are|will) {what} (?<where>${placed}.+?) (?:be )?(?:open(?:ed)?|closed?|shut)`,
      ' ',
      hours,
    ],
    [
      'values',
      '(?:when|(?:until|till|from|at) (?:what time|when)|what time|how long) (?:do|does|is|are|will) {what} (?:be )?(?:open(?:ed)?|closed?|shut)',
      '',
      hours,
    ],
    [
      'values',
      `(?:what|which) {noun} (?:do|does|are|is|can) (?:(?:i|you|one|we) )?(?:(?:do|play|practi[sc]e|find) )?(?:in |at )?(?:the )?{what} (?<where>${placed}.+?)(?: (?:belong to|have|follow|of|from|offer|use|serve|provide))?`,
      ' ',
    ],
    [
      'values',
      '(?:what|which) {noun} (?:do|does) (?:the )?{what} (?:belong to|have|follow|offer|use|serve|provide)',
      '',
    ],
    ['values', '(?:what|which) {noun} (?:has|have) (?:the )?{what}', ''],
    [
      'values',
      `when (?:was|were) {what} (?<where>${placed}.+?) (?:built|constructed|erected|opened|founded)`,
      ' ',
      built,
    ],
    [
      'values',
      'when (?:was|were) (?:the )?{what} (?:built|constructed|erected|opened|founded|completed|finished)',
      '',
      built,
    ],
    ['values', '(?:are|is) dogs? (?:allowed|welcome|permitted) (?:in|on|at|inside) {what}', '', asked('dog')],
    [
      'values',
      '(?:(?:are|is) (?:you|one|people) allowed to smoke|is smoking (?:allowed|permitted)|(?:can|may) (?:i|you|one) smoke) (?:in|on|at|inside) {what}',
      '',
      asked('smoking'),
    ],
    [
      'values',
      'how fast (?:can|may|am|is) (?:i|you|one|we|it) (?:drive|allowed to (?:drive|go)|go) (?:on|along|in) {what}',
      '',
      speed,
    ],
    [
      'values',
      '(?:what|which)(?: is|.s)? (?:the )?(?:max(?:imum)? speed|speed limit)(?: is)? (?:allowed|permitted|valid|that applies|applies) (?:on|in|along) {what}',
      '',
      speed,
    ],
    ['values', '(?:what|which) (?:is the )?speed limit (?:is there )?(?:on|in|along) {what}', '', speed],
    [
      'values',
      `(?:what|which)(?: (?:kinds?|types?|sorts?) of)? (?:cuisines?|food) (?:does|do|is|are)(?: the)? {what} (?<where>${placed}.+?) (?:serve|serving|served|offer|have|cook)`,
      ' ',
      cuisine,
    ],
    [
      'values',
      `(?:what|which)(?: (?:kinds?|types?|sorts?) of)? (?:cuisines?|food) (?:does|do) (?:the )?{what} (?:serve|offer|have|cook)`,
      '',
      cuisine,
    ],
    [
      'values',
      `(?:what|which)(?: different)? (?:kinds?|types?|sorts?) of restaurants?(?: (?:are|exist)(?: there)?)? (?<where>${placed}.+)`,
      'restaurants ',
      cuisine,
    ],
    [
      'values',
      `(?:what|which)(?: (?:different|kinds?|types?|sorts?)(?: of)?)? (?:cuisines?) (?:is|are|exists?|can be found)(?: there)? (?<where>${placed}.+)`,
      'restaurants ',
      cuisine,
    ],
    [
      'values',
      '(?:what|which) (?:operators?|compan(?:y|ies)|firms?) (?:runs?|operates?|owns?) {what}',
      '',
      operator,
    ],
    [
      'names',
      `(?:what|which) {what} (?<where>${placed}.+?) (?:is|are) the (?<rank>(?!near|clos)[a-z]+est)`,
      ' ',
    ],
    [
      'names',
      `(?:what|which) {what} (?:is|are) the (?<rank>(?!near|clos)[a-z]+est) (?<where>${placed}.+)`,
      ' ',
    ],
    [
      'exists',
      `(?:does|do|has|have) (?:the )?{what} (?<where>${placed}.+?) (?:have|offer|got|provide|accept|serve|allow) ${had}`,
      ' ',
    ],
    [
      'exists',
      `(?:does|do|has|have) (?:the )?{what} (?:have|offer|got|provide|accept|serve|allow) ${had}`,
      '',
    ],
    [
      'exists',
      `do (?:any |some |the |all )?(?:of the )?{what} (?<where>${placed}.+?) (?:have|offer|provide|serve) (?:an? |any )?(?<have>.+)`,
      ' ',
    ],
    ['exists', '(?:whether|if) {where} (?:has|have|offers?|contains?) (?=an? |any |some ){what}', ' in '],
    [
      'names',
      '(?:what|which|what kinds? of) {what} (?:does|do|did) {where} (?:have|offer|got|contain|own)',
      ' in ',
    ],
    ['exists', '(?:does|do|did) {where} (?:have|offer|contain|own) {what}', ' in '],
    ['exists', 'has {where} got {what}', ' in '],
    ['count', 'how many {what} has (?:the )?{where}', ' in '],
    [
      'values',
      `(?:what|which) (?:kinds?|types?|sorts?) of (?:shops?|stores?) (?:are|is|exist|can (?:i|you|one) find)(?: there)? (?<where>${placed}.+)`,
      'shops ',
      asked('shop'),
    ],
    ['exists', '(?:do|does)(?: any| some)? {what} exist {where}', ' '],
    [
      'names',
      '(?:what|which) {what} (?:are|is) (?:there )?(?=(?:in|at|on|near|within|around|along|less|more|at most|close|next|not far|up|north|south|east|west|inside|between) ){where}',
      ' ',
    ],
    [
      'names',
      '(?:what|which) {what} (?:exist|lie|can be found|are located|is located|are situated) {where}',
      ' ',
    ],
    [
      'where',
      'where (?:in|within|around|near|on) {where} (?:is|are|can i find|can one find|do i find)(?: there)? {what}',
      ' in ',
    ],
  ],
  openings: [
    ['values', 'how (?:high|tall) (?:is|are)', height],
    [
      'values',
      '(?:what(?: is|.s) )?the street(?: name)? of(?= (?:the )?(?:nearest|closest) )|what(?: is|.s) the street(?: name)? of(?=.* (?:nearest|closest) to )',
      street,
    ],
    ['values', 'how old (?:is|are)', built],
    ['values', 'how long (?:is|are)(?= the )', stretch],
    ['values', 'how (?:wide|broad) (?:is|are)(?= the )', breadth],
    [
      'values',
      'how (?:far|close|near)(?: away)? (?:is|are)|(?:what is |what.s )?the distance (?:to|of)',
      distance,
    ],
    [
      'values',
      '(?:in|on|at) (?:what|which) (?:streets?|roads?|address(?:es)?) (?:is|are|lies?|can i find)(?: there)?',
      street,
    ],
    [
      'values',
      '(?:in|at) (?:what|which) (?:towns?|cit(?:y|ies)|villages?) (?:is|are|lies?|can i find)(?: there)?',
      town,
    ],
    ['values', 'who (?:runs?|operates?|owns?)', operator],
    [
      'values',
      'who (?:(?:was|is) the (?:architect|artist|sculptor|painter|designer|maker|creator) (?:of|behind)|designed|built|planned|created|made|sculpted|painted)',
      maker,
    ],
    ['exists', '(?:do|does|has|have)(?= (?:any|some) )'],
    [
      'exists',
      '(?:is|are)(?= (?:the|any|an?) )|(?:whether|if) (?:there (?:is|are)|(?:i|we|one|you) can (?:find|get))',
    ],
    [
      'count',
      'how many(?: of the)?|how much|what(?: is|.s) the (?:total )?(?:number|count|amount) of|what number of|(?:the )?(?:total )?(?:number|count|amount) of|count(?: all| the)*',
    ],
    [
      'exists',
      'any (?:chance|hope)(?: (?:of|for|that there (?:is|are)|there (?:is|are)))?(?: (?:finding|getting|seeing))?|(?:is|are) there|there (?:is|are)|(?:can|could) (?:i|one|we) (?:find|get)|do(?:es)? there exist|is it possible to (?:find|get)',
    ],
    [
      'where',
      'where(?:.s)?(?: exactly)?(?: (?:is|are|can|could|do|does|would))?(?: (?:i|one|you|we))?(?: (?:find|get|see|visit))?(?: there)?|at what (?:location|address)es?(?: (?:is|are))?',
    ],
    ['names', "what(?:'s| is| are)?(?: the names? of)?|which(?: (?:is|are))?|who (?:is|are)"],
  ],
  nouns: [
    [
      'locations?|positions?|whereabouts|places(?! of (?:worship|interest))|coordinates|sites',
      undefined,
      'where',
    ],
    ['(?:street |postal )?address(?:es)?', street],
    ['names?', asked('name'), 'names'],
    [
      '(?:home ?pages?|web ?sites?|web ?pages?|web addresses|urls?|internet (?:sites?|addresses|pages?)|links?)',
      site,
    ],
    ['(?:tele)?phone(?: ?numbers?)?|phone nos?\\.?|contact numbers?|numbers? to call', call],
    ['e-?mails?(?: address(?:es)?)?', mail],
    ['(?:opening|business) (?:hours?|times?)|hours', hours],
    ['operators?', operator],
    ['heights?|elevations?|altitudes?', height],
    ['cuisines?', cuisine],
    ...properties.map(([words, , asked]) => [words, asked] as const),
    ['post ?codes?|zip codes?|postal codes?', postcode],
    ['star ratings?', stars],
    ['wikipedia (?:articles?|pages?|entr(?:y|ies))', asked('wikipedia', 'wikidata')],
    ['list|map|overview|existence', undefined],
    ['(?:total )?(?:number|count)', undefined, 'count'],
  ],
  link: 'of|for|from|on(?= (?:the|all|every) )',
  article:
    '(?:any|some) of the|the|all|every|any|each|a|an|some|either|existing|available|different|(?:kinds?|types?|sorts?) of',
  and: ' ?, ?(?:and )?| and | & | or ',
  ending:
    '(?:are|is) (?:there|located|situated|found|available)|located|situated|(?:are|is)|there|exist|lie|to be found|can be found|on (?:the|a) map|please|thanks(?: a lot| in advance| so much)?|thank you(?: very much| so much)?|cheers|pls|do you know(?: of)?|called|has|have',
};
