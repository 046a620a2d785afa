/** Words for how ways and buildings lie and what they are made of, and for what sites have, in the form of
 * `attribute-words.ts`. */

import { anyOf, hasTag, isTag, type TagFilter } from '../../domain/tag-filter.ts';

type Words = readonly (readonly [string, TagFilter])[];

/** Only of ways: a shop in a tunnel has no tunnel of its own. */
const way =
  '(?<=\\b(?:roads?|streets?|motorways?|highways?|railways?|lines|tracks?|(?:foot|cycle|bike )?paths?|(?:foot|cycle)ways?|ways|rivers?|streams?|stras+en?|autobahn(?:en)?|wege?|(?:rad|fus+|geh)wege?|gleise?|(?:bahn)?linien|eisenbahn(?:en)?|flus+e?|bach|bache) )';
const runs =
  '(?:(?:that|which) )?(?:(?:are|is|lie|lies|go|goes|going|run|runs|running|pass|passes|passing|lead|leads|leading) )?';
const verb = '(?: (?:fuhren|fuhrt|gehen|geht|verlaufen|verlauft|liegen|liegt|sind|ist))?';
/** Behind it only the place follows. */
const last = '(?=,? (?:in|of|near|around|within|at|im|von|bei|nahe|um) |$)';

const roofs: readonly (readonly [value: string, english: string, german: string])[] = [
  ['flat', 'flat', 'flach'],
  ['gabled', 'gabled?|pitched', 'sattel|giebel'],
  ['hipped', 'hip(?:ped)?', 'walm'],
  ['pyramidal', 'pyramid(?:al)?', 'pyramiden|zelt'],
  ['dome', 'dome(?:d)?', 'kuppel'],
  ['mansard', 'mansard', 'mansard(?:en)?'],
];

const built = '(?:buildings?|houses?|walls?|churches|church|towers?|chapels?|stations?|schools?)';
const materials: readonly (readonly [values: readonly string[], english: string, german: string])[] = [
  [['brick'], 'bricks?', 'backstein(?:en)?|ziegeln?|klinkern?'],
  [['stone'], 'stones?', 'stein(?:en)?|naturstein'],
  [['wood', 'timber_framing'], 'wood|wooden|timber', 'holz'],
  [['concrete'], 'concrete', 'beton'],
  [['glass'], 'glass', 'glas'],
  [['steel', 'metal'], 'steel|metal', 'stahl|metall'],
];

/** What mappers write and people say. */
const colours: readonly (readonly [value: string, english: string, german: string])[] = [
  ['red', 'red', 'rot'],
  ['white', 'white', 'weis+'],
  ['black', 'black', 'schwarz'],
  ['yellow', 'yellow', 'gelb'],
  ['green', 'green', 'grun'],
  ['blue', 'blue', 'blau'],
  ['brown', 'brown', 'braun'],
  ['grey', 'gr[ea]y', 'grau'],
  ['orange', 'orange', 'orangen?'],
  ['pink', 'pink', 'rosa|pink'],
];
const spelt: Readonly<Record<string, readonly string[]>> = { grey: ['grey', 'gray'] };
/** In the plural: "the White House" is one by its name. */
const house = '(?:buildings|houses|gebauden?|hausern?)';

export const siteWords: Words = [
  ...colours.map(
    ([value, english, german]) =>
      [
        `(?:(?:${english})|(?:${german})(?:e[nrsm]?)?)(?:-?(?:colou?red|painted))?(?= ${house}(?![a-z]))`,
        anyOf(
          ...['building:colour', 'building:facade:colour'].map((key) =>
            isTag(key, ...(spelt[value] ?? [value])),
          ),
        ),
      ] as const,
  ),
  [
    '(?:locked|(?:ab|ver)geschlossene?[nrs]?|abgesperrte?[nrs]?)(?= (?:gates?|doors?|barriers?|tore?n?|turen?|schranken?))|(?:(?:that|which) (?:are|is) )locked(?= |$)',
    isTag('locked', 'yes'),
  ],
  [
    `indoors(?=,? (?:in|of|near|around|within|at) |$)|(?:inside|in) (?:a )?(?:buildings?|houses?)${last}|in (?:einem |eine[mr] )?gebauden?${last}`,
    anyOf(isTag('indoor', 'yes'), isTag('location', 'indoor')),
  ],
  [
    `${way}(?:${runs}(?:through|in|inside) (?:an? )?tunnels?${last}|(?:(?:die|das) )?(?:durch|in) (?:einen |einem )?tunneln?${verb}${last})`,
    hasTag('tunnel'),
  ],
  [
    `${way}(?:${runs}(?:on|over|across) (?:an? )?bridges?${last}|(?:(?:die|das) )?(?:auf|uber) (?:einer |eine )?brucken?${verb}${last})`,
    hasTag('bridge'),
  ],
  [
    `(?:(?:that|which) are )?on (?:the )?roof(?:top)?s?(?: of (?:houses|buildings))?${last}|auf (?:dem dach|(?:den )?(?:haus)?dachern)${last}`,
    isTag('location', 'roof', 'rooftop'),
  ],
  [
    'thatched(?= (?:roofs?|houses?|cottages?|buildings?))|reetgedeckte[nrs]?|strohgedeckte[nrs]?',
    isTag('roof:material', 'thatch', 'reed'),
  ],
  ['unlit|unbeleuchtete[nrs]?', isTag('lit', 'no')],
  ...roofs.map(
    ([value, english, german]) =>
      [
        `with (?:an? )?(?:${english})[- ]?(?:shaped )?roofs?|(?:${english})[- ]roofed|mit (?:eine[mr] )?(?:${german})dach(?:ern)?`,
        isTag('roof:shape', value),
      ] as const,
  ),
  ...materials.map(
    ([values, english, german]) =>
      [
        `(?:${english})(?= ${built}(?![a-z]))|(?:(?:that|which) (?:are|is) )?(?:made|built|constructed) (?:out )?(?:of|from|in|with) (?:${english})|(?<=${built} )(?:of|in) (?:${english})|(?:,? ?die )?aus (?:${german})(?: (?:sind|bestehen|gebaut|gebaut sind|gebaut wurden))?(?![a-z])`,
        anyOf(isTag('building:material', ...values), isTag('material', ...values)),
      ] as const,
  ),
  [
    '(?:vacant|empty|derelict|unoccupied)(?= (?:buildings?|houses?))|leerstehende[nrs]?(?= (?:gebaude|hauser|haus))',
    anyOf(hasTag('abandoned'), hasTag('disused'), isTag('vacant', 'yes')),
  ],
];

export const siteParts: Words = [
  [
    'free (?:car ?parks?|parking(?: (?:lots?|spaces?))?)|kostenlose[nmr]? park(?:platz(?:en?)?|moglichkeit(?:en)?)|parkings? gratuits?|(?:aparcamiento|estacionamiento|parking) (?:gratis|gratuito)',
    anyOf(isTag('parking:fee', 'no'), isTag('parking', 'free')),
  ],
  [
    '(?:an? )?(?:wheelchair|disabled|accessible) (?:toilets?|restrooms?|wc)|(?:rollstuhlgerechte[nmr]?|barrierefreie[nmr]?) (?:toiletten?|wc)|behinderten(?:toiletten?|-?wc)',
    isTag('toilets:wheelchair', 'yes', 'designated'),
  ],
  [
    'electricity|(?:electric(?:al)? )?hook-?ups?|power (?:supply|outlets?|hook-?ups?)|strom(?:anschlus+(?:en?)?|versorgung)?|electricite|electricidad',
    hasTag('power_supply'),
  ],
  [
    'baby[- ]chang(?:e|ing)(?: (?:rooms?|areas?|stations?))?|nappy[- ]changing(?: facilit(?:y|ies))?|wickel(?:raum|platz|moglichkeit(?:en)?)',
    anyOf(isTag('changing_table', 'yes'), isTag('diaper', 'yes')),
  ],
  [
    'flood ?lights?|flood ?lighting|flutlicht(?:anlagen?)?|projecteurs|reflectores|focos',
    isTag('lit', 'yes', '24/7', 'automatic'),
  ],
  [
    '(?:(?:own|private|guest|on-?site|customer) )?(?:car ?parks?|parking(?: (?:lots?|spaces?|spots?|places?))?)|(?:eigene[nmr]? )?(?:park(?:platz(?:en?)?|moglichkeit(?:en)?|haus)|tiefgarage)|parkings?(?: prives?)?|aparcamientos?|estacionamientos?',
    anyOf(hasTag('parking'), hasTag('parking:fee'), hasTag('capacity:parking')),
  ],
  [
    'smoking (?:areas?|rooms?|sections?)|raucher(?:bereich|raum|zimmer|ecke)(?:en)?',
    isTag('smoking', 'yes', 'dedicated', 'separated', 'isolated'),
  ],
  [
    '(?:wheelchair|disabled) (?:access|entrances?)|rollstuhlgerechte[mnr]? (?:eingang|zugang|zutritt)',
    isTag('wheelchair', 'yes', 'designated'),
  ],
];
