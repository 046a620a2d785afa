/** Sentences of `sentences.ts` whose verb says of the things what an adjective or a clause says elsewhere: "which churches in
 * Lyon are Orthodox", "which banks belong to Barclays", "what is the bridge made of". */

import { chains } from './brands.ts';

type Sentence = readonly [form: string, said: string];

const at =
  '(?:in|at|on|of|near|around|within|inside|along|close to|next to|north of|south of|east of|west of) ';
const atGerman =
  '(?:in|im|am|an|auf|bei|beim|nahe|um(?! \\d)|rund um|von|entlang|neben|nordlich|sudlich|ostlich|westlich) ';

/** By their endings, and some that have none; "open" and "closed" are said of times, participles of places. */
const sort =
  '(?<sort>[a-z]+(?:an|ish|ese|ic|ist|ox)|french|greek|dutch|thai|turk|hindu|muslim|sunni|halal|kosher|baptist|protestant|vegetarian)';
const sortGerman = '(?<sort>[a-z]+(?:isch|ikal|ox)|vegan|halal|koscher)';
const ask = '(?<q>what|which|how many|where(?: are)?|are(?: there)?(?: any)?)';
const askGerman = '(?<q>welche[rs]?|wie ?viele)';
const belief = '(?:denomination|religion|faith|confession|church)';

const weekday = '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend';
const openTime = `jetzt|gerade|momentan|heute|morgen|(?:am )?(?:${weekday})s?(?: um \\d{1,2}(?:[:.]\\d{2})?(?: uhr)?)?|um \\d{1,2}(?:[:.]\\d{2})? uhr`;
const openPlace = '(?:in|im|am|auf|bei|nahe) [^,]+?';
const openThing = '(?:noch )?(?:(?:eine?[nrms]?|irgendeine?[nrs]?|die|der|das|alle) )?(?<what>[a-z-]+)';

export const predicates: readonly Sentence[] = [
  [`^${ask} (?<what>[^,]+?) (?:is|are) ${sort} (?<where>${at}.+)$`, '{q} {sort} {what} {where}'],
  [`^${ask} (?<what>[^,]+?) (?<where>${at}[^,]+?) (?:is|are) ${sort}$`, '{q} {sort} {what} {where}'],
  [
    `^${ask} (?<what>[^,]+?) (?<where>${at}[^,]+?) (?:is|are)(?: not|n't) ${sort}$`,
    '{q} {what} that are not {sort} {where}',
  ],
  [
    `^${askGerman} (?<what>[^,]+?) (?:ist|sind) ${sortGerman} (?<where>${atGerman}.+)$`,
    '{q} {sort}e {what} {where}',
  ],
  [
    `^${askGerman} (?<what>[^,]+?) (?<where>${atGerman}[^,]+?) (?:ist|sind) ${sortGerman}$`,
    '{q} {sort}e {what} {where}',
  ],
  [
    `^${askGerman} (?<what>[^,]+?) (?<where>${atGerman}[^,]+?) (?:ist|sind) nicht ${sortGerman}$`,
    '{q} {what}, die nicht {sort} sind, {where}',
  ],
  // What they belong to.
  [
    `^(?:do|does)(?: any| some)? (?<what>[^,]+?) (?<where>${at}[^,]+?) belong to (?:the|a) (?<sort>[a-z]+) ${belief}$`,
    'are there {sort} {what} {where}',
  ],
  [
    `^${ask} (?<what>[^,]+?) (?<where>${at}[^,]+?) belongs? to (?:the|a) (?<sort>[a-z]+) ${belief}$`,
    '{q} {sort} {what} {where}',
  ],
  [
    `^gehoren (?<what>[^,]+?) (?<where>${atGerman}[^,]+?) zur (?<sort>[a-z]+) (?:konfession|religion|kirche)$`,
    'gibt es {sort} {what} {where}',
  ],
  [
    `^${askGerman} (?<what>[^,]+?) (?<where>${atGerman}[^,]+?) gehor(?:t|en) zur (?<sort>[a-z]+) (?:konfession|religion|kirche)$`,
    '{q} {sort} {what} {where}',
  ],
  [
    `(?<=^(?:what|which|how many|where|are there)\\b.* )(?:that |which )?(?:belongs?|belonging) to (?<chain>${chains})(?![a-z])`,
    'operated by {chain}',
  ],
  [
    `(?<=^(?:welche[rs]?|wie ?viele|wo|gibt es)\\b.* )(?:,? die )?gehor(?:t|en) zu(?:r|m)? (?<chain>${chains})(?![a-z])`,
    'betrieben von {chain}',
  ],
  [
    '^wie hei(?:s|ss)t die stras+e, (?:in|an|auf) der (?:der |die |das )?(?<what>[^,]+?) (?:ist|liegt|steht|sich befindet)$',
    'Adressen von {what}',
  ],
  // What they cost, what they are made of, and who lives there.
  ['^(?:what|how much) (?:does|do) the (?<what>[^,]+?) cost$', 'prices of the {what}'],
  [
    '^(?:was|wie ?viel) (?:kostet|kosten) (?:der|die|das(?! [a-z]+en(?= |$))) (?<what>[^,]+)$',
    'Preise von {what}',
  ],
  [
    '^(?:of )?what (?:material )?(?:is|are) (?<what>.+?) (?:made|built|constructed)(?: out)?(?: of)?$',
    'material of {what}',
  ],
  [
    '^aus (?:welchem material|was) (?:ist|sind|besteht|bestehen) (?<what>.+?)(?: gebaut| gemacht)?$',
    'Material von {what}',
  ],
  [
    '^how many (?:people|inhabitants|persons) (?:live|are living|reside) in (?<where>.+)$',
    'population of {where}',
  ],
  [
    '^wie ?viele (?:menschen|leute|einwohner|personen) (?:leben|wohnen|hat|haben) (?:in )?(?<where>.+)$',
    'was ist die Einwohnerzahl von {where}',
  ],
  [
    `^(?:what|which) ${'(?:(?:all |the |different |various )*(?:kinds?|types?|sorts?) of )?'}cuisines? (?:is|are)(?: being)? (?:served|offered|available) (?:at|in|by) (?:the |all )?(?<what>[a-z ]+?) (?<where>${at}.+)$`,
    'cuisines of {what} {where}',
  ],
  [
    `^welche (?:kuchen?|speisen) (?:werden|wird) (?:in|von) (?:den |der )?(?<what>[a-z-]+) (?<where>${atGerman}.+?) (?:angeboten|serviert)$`,
    'Küchen der {what} {where}',
  ],
  [
    '\\bin (?:einem )?(?<far>\\d+(?:[.,]\\d+)? ?(?:m|km|metern?|kilometern?)) (?:umkreis|entfernung|abstand|radius) (?:um|vo[nm]|zu[mr]?|de[rs])(?= )',
    'im Umkreis von {far} um',
  ],
  // All of a kind but some.
  [
    '^(?:anything|everything|all|any) (?:but|except(?: for)?) (?<sort>[a-z]+) (?<what>[a-z]+s)(?= |$)',
    '{what} that are not {sort}',
  ],
  // The place before what is done there.
  [
    '^(?:(?:any|some|the) )?(?:places?|somewhere|shops?|stores?) (?<where>(?:in|near|around|close to) [^,]+?) (?:where|in which) (?:i|we|you|one|people) can (?<deed>.+)$',
    'where can I {deed} {where}',
  ],
  // On foot.
  [
    '(?:near|close to|around|by) (?<place>[^,]+?) (?:and|that|which) (?:can be (?:reached|walked to|visited)|(?:is|are) (?:reachable|accessible|walkable)|reachable|walkable)(?: (?:by|on) foot)?$',
    'within walking distance of {place}',
  ],
  [
    '(?:nahe|in der nahe|bei|beim|um)(?: vo[nm]| a[nm]| de[rsm])? (?<place>[^,]+?) und zu fus+ (?:gut )?(?:erreichbar|zu erreichen)$',
    'zu Fuß erreichbar von {place}',
  ],
  [
    `^welche[rs]? (?<what>[^,]+?) (?<where>(?:in|im|von|auf) [^,]+?) (?:ist|sind|liegt|liegen|befindet sich) am (?<rank>(?!nachst)[a-z]+sten)$`,
    'welche {rank} {what} {where}',
  ],
  // "Hat in Ulm jetzt eine Apotheke offen", "ist eine Apotheke in Ulm sonntags geöffnet"
  ...[
    `(?<where>${openPlace}) (?<when>${openTime}) ${openThing}`,
    `(?<when>${openTime}) (?<where>${openPlace}) ${openThing}`,
    `(?<when>${openTime}) ${openThing} (?<where>${openPlace})`,
    `${openThing} (?<where>${openPlace}) (?<when>${openTime})`,
    `${openThing} (?<when>${openTime}) (?<where>${openPlace})`,
  ].map(
    (parts): Sentence => [
      `^(?:hat|haben|ist|sind) ${parts} (?:offen|geoffnet|auf)$`,
      'gibt es {what}, die {when} geöffnet sind, {where}',
    ],
  ),
  // "Cafés in Ulm, die barrierefrei sind"
  [
    `^(?<q>(?:welche[rs]?|wie ?viele|wo (?:sind|gibt es|finde ich)|gibt es) )?(?<what>[a-z-]+) (?<where>${atGerman}[^,]+), (?:die|das|der|welche[rs]?) (?!offen |geoffnet |geschlossen |vorhanden )(?<sort>[a-z-]{4,}) (?:sind|ist)$`,
    '{q}{sort}e {what} {where}',
  ],
];
