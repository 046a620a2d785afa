/** What people say around a kind of map feature, one table a language: a language is added by adding its table. Patterns are
 * over plain letters; `{what}` and `{where}` stand for the words between, groups `have` and `rank` for what a
 * thing has and for its superlative. */

/** What a question wants to know of the features. */
export type Ask = 'features' | 'where' | 'names' | 'count' | 'exists' | 'values';

export interface FrameWords {
  /** Courtesies and commands at the beginning. */
  readonly polite: string;
  /** Whole forms of a question, the word that joins what and where (or says what, where the form does not), and the tags
   * that answer it. */
  readonly forms: readonly (readonly [ask: Ask, form: string, joint: string, asked?: Asked])[];
  /** How a question begins. */
  readonly openings: readonly (readonly [ask: Ask, words: string, asked?: Asked])[];
  /** Nouns for what a map says of a thing, and the tags that say it; without them, the features themselves. */
  readonly nouns: readonly (readonly [words: string, asked: Asked | undefined, ask?: Ask])[];
  /** Between such a noun and the things. */
  readonly link: string;
  readonly article: string;
  readonly and: string;
  /** What may stand at the end. */
  readonly ending: string;
}

/** What is asked of a feature: a name for it, and the tags of which the first that is there says it. */
export interface Asked {
  readonly name: string;
  readonly tags: readonly string[];
}

const asked = (name: string, ...tags: string[]): Asked => ({ name, tags: [name, ...tags] });
const site = asked('website', 'contact:website', 'url');
const call = asked('phone', 'contact:phone', 'contact:mobile');
const mail = asked('email', 'contact:email');
/** Put together from the parts of an address. */
const street: Asked = {
  name: 'address',
  tags: ['addr:housenumber', 'addr:street', 'addr:postcode', 'addr:city'],
};
const hours = asked('opening_hours');
const height = asked('height', 'ele');
const built = asked('start_date', 'year_of_construction');
const cuisine = asked('cuisine');
const operator = asked('operator', 'brand');
const stars = asked('stars');
const religion = asked('religion');
const denomination = asked('denomination');
const brand = asked('brand', 'operator');
const capacity = asked('capacity');
const access = asked('wheelchair');
const speed = asked('maxspeed');
const paving = asked('surface');
const town = asked('addr:city', 'addr:suburb', 'is_in');
/** What things are, have or belong to: nouns in English and in German. */
const properties: readonly (readonly [english: string, german: string, asked: Asked])[] = [
  ['religions?', 'religion(?:en)?', religion],
  ['denominations?', 'konfession(?:en)?', denomination],
  ['brands?|chains?', 'marken?', brand],
  ['capacit(?:y|ies)', 'kapazitat(?:en)?', capacity],
  ['wheelchair (?:accessibility|access)', 'rollstuhlzugang|rollstuhlgerechtigkeit|barrierefreiheit', access],
  [
    '(?:maximum )?speed limits?|maxspeeds?|maximum speeds?',
    'tempolimits?|hochstgeschwindigkeit(?:en)?',
    speed,
  ],
  ['surfaces?', 'oberflachen?|belag|belage', paving],
];
const postcode = asked('postcode', 'addr:postcode', 'postal_code');
/** By the answer, not by a tag. */
export const distance: Asked = { name: 'distance', tags: [] };

/** What a thing has a number of, and the tags that say it. */
const numbered: readonly (readonly [words: string, asked: Asked])[] = [
  ['stars?|sterne?', stars],
  ['(?:hotel |guest )?rooms?|zimmer', asked('rooms')],
  ['beds?|betten', asked('beds', 'capacity:beds')],
  ['floors?|stor(?:ey|ie)s?|levels?|stockwerke?|etagen?|geschosse?', asked('building:levels', 'levels')],
  ['seats|spaces|sitzplatze?|stellplatze?', asked('capacity', 'seats')],
  ['lanes?|spuren|fahrspuren', asked('lanes')],
];
/** What a thing lies in, at or on. */
const placed = '(?:in|im|at|on|near|inside|within|auf|an|am|bei|nahe) ';

/** What a thing may have, rather than a place. */
const had =
  '(?:an? |any )?(?<have>(?:free )?(?:wi-?fi|wlan|internet(?: access)?)|(?:swimming )?pool|terrace|outdoor seating|air conditioning|toilets?|showers?|home delivery|opening hours|website|backrest|roof|shelter)';
const hadGerman =
  '(?:eine?[nrms]? )?(?<have>(?:kostenloses )?(?:wlan|w-lan|internet)|pool|schwimmbad|terrasse|klimaanlage|toiletten?|duschen?|lieferservice|offnungszeiten|lehne|dach)';

export const frameWords: readonly FrameWords[] = [
  {
    polite:
      "please|pls|hi|hello|hey|good (?:morning|afternoon|evening|day)|excuse me|sorry|thanks|(?:can|could|would|will) you(?: please)?(?: help (?:me|us)(?: to)?)?(?: (?:tell|show|give|find|list|name) (?:me|us))?(?: please)?|would you mind|be so (?:kind|good) as to|kindly|(?:i(?: am|'m|'ve been| was| have been)?|we(?: are|'re)?) (?:just )?(?:wonder(?:ing)?|curious|interested in|trying to (?:find|see|locate))|help (?:me|us)(?: to)?|can i (?:see|have|get)|(?:i|we) (?:want|need|would (?:like|love)|d like|wish)(?: to (?:know|see|find|have|get|learn))?|(?:i|we)'d (?:like|love)(?: to (?:know|see|find|have|get|learn))?|i(?: am|'m) (?:looking|searching) for|looking for|search(?:ing)?(?: for)?|(?:tell|show|give|send|get|find|name|list) (?:me|us)|(?:tell|show|give|find|list|display|draw|map|get|name)(?! (?:of|for|and|und|et|y)\\b)|do you (?:happen to )?know|any idea|(?:let's|let us) see|what about|if (?=there)|about",
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
      ...properties.flatMap(([words, , asked]) => [
        [
          'values',
          `(?:what|which) (?:${words}) (?:do|does|are|is) (?:the )?{what} (?<where>${placed}.+?)(?: (?:belong to|have|follow|of|from))?`,
          ' ',
          asked,
        ] as const,
      ]),
      [
        'values',
        `when (?:was|were) {what} (?<where>${placed}.+?) (?:built|constructed|erected|opened|founded)`,
        ' ',
        built,
      ],
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
      ['names', `(?:what|which) {what} (?<where>${placed}.+?) (?:is|are) the (?<rank>[a-z]+est)`, ' '],
      ['names', `(?:what|which) {what} (?:is|are) the (?<rank>[a-z]+est) (?<where>${placed}.+)`, ' '],
      ['exists', `(?:does|do|has|have) {what} (?<where>${placed}.+?) (?:have|offer|got) ${had}`, ' '],
      ['exists', `(?:does|do|has|have) (?:the )?{what} (?:have|offer|got) ${had}`, ''],
      ['exists', '(?:whether|if) {where} (?:has|have|offers?|contains?) (?=an? |any |some ){what}', ' in '],
      [
        'names',
        '(?:what|which|what kinds? of) {what} (?:does|do|did) {where} (?:have|offer|got|contain|own)',
        ' in ',
      ],
      ['exists', '(?:does|do|did) {where} (?:have|offer|contain|own) {what}', ' in '],
      ['exists', 'has {where} got {what}', ' in '],
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
      ['values', 'how old (?:is|are)', built],
      ['values', 'how far(?: away)? (?:is|are)|(?:what is |what.s )?the distance (?:to|of)', distance],
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
      ['exists', '(?:is|are)(?= the )|(?:whether|if) (?:there (?:is|are)|(?:i|we|one|you) can (?:find|get))'],
      [
        'count',
        'how many(?: of the)?|how much|what(?: is|.s) the (?:total )?(?:number|count|amount) of|what number of|(?:the )?(?:total )?(?:number|count|amount) of|count(?: all| the)*',
      ],
      [
        'exists',
        '(?:is|are) there|there (?:is|are)|(?:can|could) (?:i|one|we) (?:find|get)|do(?:es)? there exist|is it possible to (?:find|get)',
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
      ['(?:opening|business) (?:hours|times)|hours', hours],
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
    link: 'of|for|from',
    article:
      'the|all|every|any|each|a|an|some|either|existing|available|different|(?:kinds?|types?|sorts?) of',
    and: ' ?, ?(?:and )?| and | & | or ',
    ending:
      '(?:are|is) (?:there|located|situated|found|available)|located|situated|(?:are|is)|there|exist|lie|to be found|can be found|on (?:the|a) map|please|thanks(?: a lot| in advance| so much)?|thank you(?: very much| so much)?|cheers|pls|do you know(?: of)?|has|have',
  },
  {
    polite:
      'bitte|hallo|hi|guten (?:tag|morgen|abend)|servus|moin|entschuldigung|(?:ich|wir) (?:hatten?|wussten?) gern[e]?|(?:weis+t du|wissen sie|wisst ihr)(?: vielleicht)?|(?:sag|sagen|verrate|verraten|nenn|nennen|zeig|zeigen|gib|geben)(?= (?:wo|wie|was|wann|welche|ob))|(?:kannst|konntest|konnen|konnten) (?:du|sie)(?: bitte)?(?: (?:mir|uns))?(?: bitte)?|(?:ich|wir) (?:mochten?|wollen?|will|brauchen?|suchen?)(?: gern[e]?)?(?: wissen,?)?|(?:zeig|zeige|zeigen sie|gib|gebt|geben sie|nenn|nenne|nennen sie|liste|sag|sage|finde?|such|suche|zeichne)(?: (?:mir|uns))?(?: bitte)?(?: (?:mal|an|auf))?|ich suche|was ist mit|ob(?= es)',
    forms: [
      ...numbered.map(
        ([words, asked]) =>
          ['values', `(?:wie ?viele?|wieviel) (?:${words}) (?:hat|haben) {what}`, '', asked] as const,
      ),
      [
        'values',
        `(?:bis |ab |von )?wann (?:haben?|hat|sind|ist) {what} (?<where>${placed}.+?) (?:geoffnet|offen|auf|zu|geschlossen)`,
        ' ',
        hours,
      ],
      [
        'values',
        '(?:bis |ab |von )?wann (?:haben?|hat|sind|ist) {what} (?:geoffnet|offen|auf|zu|geschlossen)',
        '',
        hours,
      ],
      ...properties.flatMap(([, words, asked]) => [
        [
          'values',
          `welche[rsn]? (?:${words}) (?:haben|hat|gehoren|gehort|sind|ist) {what} (?<where>${placed}.+?)(?: an)?`,
          ' ',
          asked,
        ] as const,
      ]),
      ['values', `(?:bis |ab |von )?wann (?:offnen|offnet|schliessen|schliest|schliessen) {what}`, '', hours],
      ['values', `wann (?:wurden?) {what} (?<where>${placed}.+?) (?:ge|er)baut`, ' ', built],
      [
        'values',
        `welche (?:kuchen?|speisen) (?:bieten|bietet|haben|hat|servieren|serviert|gibt es in) {what} (?<where>${placed}.+?)(?: an)?`,
        ' ',
        cuisine,
      ],
      [
        'values',
        `welche (?:kuchen?|kuchenarten|arten von kuche) (?:gibt es|gibt.?s|findet man) (?<where>${placed}.+)`,
        'Restaurants ',
        cuisine,
      ],
      [
        'names',
        `welche[rs]? {what} (?<where>${placed}.+?) (?:ist|sind|liegt) (?:der|die|das|am) (?<rank>[a-z]+ste[nrs]?)`,
        ' ',
      ],
      [
        'names',
        `welche[rs]? {what} (?:ist|sind|liegt) (?:der|die|das|am) (?<rank>[a-z]+ste[nrs]?) (?<where>${placed}.+)`,
        ' ',
      ],
      ['exists', `(?:hat|haben) (?:das |der |die )?{what} (?<where>${placed}.+?) ${hadGerman}`, ' '],
      ['exists', `(?:hat|haben) (?:das |der |die ){what} ${hadGerman}`, ''],
      [
        'exists',
        `(?:ob )?es (?<where>${placed}.+?) (?<what>(?:eine?[nmrs]?|irgendwelche|irgendeine?[nrs]?|mehrere|viele) .+?) gibt`,
        ' ',
      ],
      [
        'where',
        `wo (?<where>(?:in|im|auf|bei|nahe) [^ ]+(?: (?:la|le|les|de|del|am|an der|im|ob) [^ ]+)*) (?<what>.+?) (?:sind|ist|liegen|liegt|stehen|steht)`,
        ' ',
      ],
      [
        'where',
        'wo (?<where>(?:in|im|auf|bei|beim|nahe|um|an|am|rund|nordlich|sudlich|ostlich|westlich|entlang) .+?) (?:gibt es|gibt.?s|finde ich|finden wir|findet man|kann (?:ich|man)|sind|ist|liegen|liegt|befinden sich|befindet sich|stehen|steht) (?<what>.+?)(?: (?:finden|sehen))?',
        ' ',
      ],
      [
        'where',
        'wo (?:gibt es|gibt.?s|finde ich|findet man|sind|ist) (?<where>(?:in|im|auf|bei|nahe|um) [^ ]+) (?<what>.+)',
        ' ',
      ],
      [
        'exists',
        '(?:ist|sind|liegt|liegen) (?<where>(?:in|im|auf|bei|nahe|um) [^ ]+) (?<what>(?:eine?[nmrs]?|irgendeine?[nmrs]?) .+)',
        ' ',
      ],
      ['count', '(?:wie ?viele?|wieviel) {what} hat {where}', ' in '],
      ['names', '(?:welche[rs]?|was fur) {what} hat {where}', ' in '],
      [
        'exists',
        'hat (?<where>[^ ]+(?: (?:la|le|les|de|del|di|am|an der|im|ob|bei) [^ ]+)*(?: [^ ]+)?) (?<what>(?:eine?[nmrs]?|keine?[nmrs]?|viele|mehrere|irgendeine?[nmrs]?) .+)',
        ' in ',
      ],
      [
        'exists',
        '(?:gibt es|gibt.?s|existier(?:t|en)|hat es|findet man|finde ich)(?: (?:hier|dort|da|denn|eigentlich))* (?<where>(?:in|im|auf|bei|nahe|um|an) .+?) (?<what>(?:(?:eine?[nmrs]?|irgendwelche|irgendeine?[nrs]?|mehrere|viele) .+|[^ ]+))',
        ' ',
      ],
      [
        'count',
        '(?:wie ?viele?|wieviel) {what} (?:gibt es|gibt.?s|sind|liegen|befinden sich|stehen|existieren)(?: (?:es|dort|hier|da))? (?=(?:in|im|auf|an|am|bei|nahe|um|rund|entlang|nordlich|sudlich|ostlich|westlich|zwischen|weniger|hochstens|neben) ){where}',
        ' ',
      ],
      [
        'names',
        '(?:welche[rsn]?|was fur) {what} (?:gibt es|gibt.?s|sind|haben|liegen|liegt|befinden sich|stehen|finde ich|existieren)(?: (?:es|dort|hier|da))? (?=(?:in|im|auf|an|am|bei|nahe|um|rund|entlang|nordlich|sudlich|ostlich|westlich|zwischen|weniger|hochstens|neben) ){where}',
        ' ',
      ],
    ],
    openings: [
      ['exists', '(?:ist|sind)(?= (?:der|die|das) )'],
      ['values', 'wie hoch (?:ist|sind)', height],
      ['values', 'wie alt (?:ist|sind)', built],
      ['values', 'wie weit (?:entfernt )?(?:ist|sind|liegt|liegen)', distance],
      [
        'values',
        '(?:in|an) welche[rn] (?:stras+en?|adressen?) (?:gibt es|gibt.?s|ist|sind|liegt|liegen|befindet sich|befinden sich|steht|stehen|finde ich)',
        street,
      ],
      [
        'values',
        'in welche[rnm] (?:stadt|stadten|ort|orten|dorf|dorfern|gemeinden?) (?:gibt es|gibt.?s|ist|sind|liegt|liegen|befindet sich|befinden sich|finde ich)',
        town,
      ],
      ['values', 'wer (?:betreibt|besitzt)', operator],
      ['values', 'wer ist (?:der )?betreiber (?:von|des|der)', operator],
      [
        'count',
        'wie ?viele?|wieviel|(?:die )?(?:an)?zahl (?:der|aller|von)|was ist die anzahl (?:der|aller|von)',
      ],
      [
        'exists',
        'gibt es|gibt.?s|existier(?:t|en)|(?:kann|konnte) (?:ich|man)|befinde[nt] sich|ist da|sind da',
      ],
      [
        'where',
        'wo(?: genau)?(?: (?:ist|sind|liegt|liegen|gibt es|gibt.?s|finde ich|finde[nt] man|findet man|finden wir|kann ich|kann man|befinde[nt] sich|steht|stehen))?(?: (?:hier|dort))?',
      ],
      [
        'names',
        'welche[rsn]?(?: (?:ist|sind))?|was (?:ist|sind|war)|was fur|wie (?:heiss?[te]n?|lautet|lauten)(?: die namen (?:der|von|aller))?',
      ],
    ],
    nouns: [
      ['standorte?n?|lagen?|orte|positionen?|koordinaten', undefined, 'where'],
      ['(?:post)?adressen?|anschriften?', street],
      ['namen?', asked('name'), 'names'],
      [
        '(?:home ?pages?|web ?sites?|internet ?(?:seiten?|adressen?|auftritte?)|web ?seiten?|links?|urls?)',
        site,
      ],
      ['(?:tele(?:f|ph)on(?:nummern?|e)?|rufnummern?|nummern?)', call],
      ['e-?mails?|e-?mail-?adressen?|mail ?adressen?', mail],
      ['offnungszeiten|geschaftszeiten', hours],
      ['betreiber', operator],
      ['hohen?', height],
      ['kuchen?', cuisine],
      ...properties.map(([, words, asked]) => [words, asked] as const),
      ['postleitzahl(?:en)?|plz', postcode],
      ['liste|karte|ubersicht', undefined],
      ['(?:an)?zahl', undefined, 'count'],
    ],
    link: 'von|der|des|vom|zu|fur|aller|samtlicher',
    article:
      'die|der|das|den|dem|jede[rsnm]?|alle[rnm]?|samtliche[rnm]?|meine|eine?[rnms]?|irgendeine?[nrs]?|irgendwelche|vorhandene[nr]?',
    and: ' ?, ?(?:und )?| und | & | oder | sowie ',
    ending:
      'gibt es|gibt.?s|gibt|auf(?<!(?:offen|haben|hat) auf)|vorhanden|zu finden|auf der karte|bitte|(?:vielen )?dank|danke(?: schon| sehr)?|zeigen|nennen|sagen|geben|auflisten|anzeigen|suchen|es|gelegen|liegen|liegt|befinden sich|sind|ist|dort|hier|haben|finden',
  },
  {
    polite:
      "s'il vous plait|svp|bonjour|(?:peux-tu|pouvez-vous|pourriez-vous)(?: (?:me|nous))?(?: (?:montrer|donner|dire|trouver))?|(?:je|nous) (?:veux|voudrais|cherche|cherchons|voulons)(?: (?:voir|savoir|trouver))?|(?:montre|donne|trouve|affiche|liste|cherche|dis)[rz]?(?:-(?:moi|nous))?",
    forms: [
      ['count', 'combien (?:de |d.){what} (?:y a-t-il|se trouvent|sont|existe-t-il) {where}', ' '],
      ['count', 'combien (?:de |d.){what} a {where}', ' a '],
      [
        'names',
        '(?:quels?|quelles?) {what} (?:y a-t-il|se trouvent|sont situee?s|sont|existent) (?=(?:a|au|aux|dans|en|pres|autour|sur|le long) ){where}',
        ' ',
      ],
      ['exists', '(?:est-ce que )?(?!y ){where} a(?:-t-(?:il|elle))? (?:un |une |des ){what}', ' a '],
    ],
    openings: [
      ['count', "combien (?:y a-t-il )?(?:de |d')?|(?:le )?nombre (?:de |d'|des )"],
      ['exists', "y a-t-il|est-ce qu'il y a|existe-t-il|il y a"],
      ['where', 'ou (?:est|sont|se trouvent?|puis-je trouver|peut-on trouver|trouver|y a-t-il)|ou'],
      ['names', 'quels? (?:est|sont)|quelles? (?:est|sont)|quels?|quelles?'],
    ],
    nouns: [
      ['emplacements?|positions?|coordonnees|lieux', undefined, 'where'],
      ['adresses?', street],
      ['noms?', asked('name'), 'names'],
      ['sites? (?:web|internet)|pages? web', site],
      ['numeros? de telephone|telephones?|numeros?', call],
      ['e-?mails?|adresses? e-?mail', mail],
      ["horaires(?: d'ouverture)?|heures d'ouverture", hours],
      ['liste|carte', undefined],
    ],
    link: "de|des|du|d'|de la|de l'",
    article: "le|la|les|l'|tous|toutes|tout|toute|un|une|des|chaque",
    and: ' ?, ?(?:et )?| et | ou ',
    ending: "sont-(?:ils|elles)|y a-t-il|se trouvent|existent|s'il (?:vous|te) plait|svp|merci|sur la carte",
  },
  {
    polite:
      'por favor|hola|(?:puedes|podrias|puede|podria)(?: (?:mostrarme|decirme|darme|buscarme))?|(?:quiero|quisiera|queremos|busco|necesito)(?: (?:ver|saber|encontrar))?|(?:muestra|muestrame|mostrar|dame|dime|encuentra|busca|buscar|lista|ensename)(?: me)?',
    forms: [
      ['count', 'cuant[oa]s {what} (?:hay|existen|se encuentran|estan) {where}', ' '],
      ['count', 'cuant[oa]s {what} tiene {where}', ' en '],
      ['names', '(?:que|cuales) {what} (?:hay|existen|se encuentran|estan) {where}', ' '],
      ['exists', '(?:tiene|hay en) {where} (?:un |una |algun |alguna ){what}', ' en '],
    ],
    openings: [
      ['count', 'cuant[oa]s (?:hay )?|(?:el )?numero de'],
      ['exists', 'hay|existen?'],
      ['where', 'donde (?:esta|estan|hay|se encuentran?|puedo encontrar|encuentro|queda)|donde'],
      ['names', 'cual(?:es)? (?:es|son)|que|cuales'],
    ],
    nouns: [
      ['ubicacion(?:es)?|posicion(?:es)?|coordenadas|lugares', undefined, 'where'],
      ['direccion(?:es)?', street],
      ['nombres?', asked('name'), 'names'],
      ['(?:paginas?|sitios?) web|webs?', site],
      ['(?:numeros? de )?telefonos?', call],
      ['correos?(?: electronicos?)?|e-?mails?', mail],
      ['horarios?(?: de apertura)?', hours],
      ['lista|mapa', undefined],
    ],
    link: 'de|del|de la|de los|de las',
    article: 'el|la|los|las|todos|todas|un|una|unos|unas|algun|alguna|algunos|algunas',
    and: ' ?, ?(?:y )?| y | o ',
    ending: 'hay|existen|estan|por favor|gracias|en el mapa|se encuentran',
  },
];
