/** The forms of `sentences.ts`: pattern over plain letters → the same in usual words. */

type Sentence = readonly [form: string, said: string];

/** What begins a place. */
const at =
  '(?:in|at|on|of|near|around|round|within|inside|along|close to|next to|north of|south of|east of|west of) ';
const atGerman =
  '(?:in|im|am|an|auf|bei|beim|nahe|um(?! \\d)|rund um|von|entlang|neben|nordlich|sudlich|ostlich|westlich) ';
const who = '(?:i|you|one|we|people|tourists|visitors|someone)';
const whoGerman = '(?:ich|man|wir|du)';
const kindsOf =
  '(?:(?:all |the |different |various )*(?:kinds?|types?|sorts?|varieties) of )?(?:different |various )?';
const metres = '(?:kilomet(?:re|er)s?|km|metres?|meters?|m|miles?)';
const crossers =
  '(?:(?:foot|road|railway|rail|pedestrian|cycle|train|motorway)? ?(?:bridges?|footbridges?|viaducts?|aqueducts?|tunnels?|ferries|ferry lines|pipelines|power lines))';
const crossersGerman =
  '(?:(?:fus+ganger|eisenbahn|stras+en|autobahn)?(?:brucken?|viadukte?|aquadukte?|tunnel|fahren|fahrlinien|stege?))';
const lines =
  '(?<mode>bus|tram|metro|subway|underground|train|trolleybus) (?:lines?|routes?|services?|numbers?)';

export const englishSentences: readonly Sentence[] = [
  [
    '\\b(?:that|which|who) (?:also )?(?:do|does|can do) (?=(?:take|deliver|home deliver|breakfast|lunch|brunch))',
    'with ',
  ],
  [
    `(?:,? (?:that|which) (?:are|is|lies?))? (?:not|no|never) (?:closer|nearer) than (?<far>\\d+(?:[.,]\\d+)? ?${metres}) (?:to|from) `,
    ' more than {far} from ',
  ],
  [
    `(?:,? (?:that|which) (?:are|is|lies?))? (?:closer|nearer) than (?<far>\\d+(?:[.,]\\d+)? ?${metres}) (?:to|from) `,
    ' within {far} of ',
  ],
  ['(?:,? (?:that|which) are)? (?:not|no) (?:further|farther) than (?=\\d)', ' at most '],
  // Outside a distance is farther than it.
  [
    `(?:,? (?:that|which) are)? not (?:within|in) (?:a (?:radius|distance) of )?(?<far>\\d+(?:[.,]\\d+)? ?${metres}) (?:of|from|around) `,
    ' more than {far} from ',
  ],
  ['(?:,? (?:that|which) are)? not (?:near|close to|nearby) (?=[a-z])', ' more than 500 m from '],
  // Roads by their limit, houses by their number.
  [
    '^where (?:is|are)(?<where> (?:in|on|around) .+?)? (?:the )?(?:speed limit|maximum speed|top speed)(?<there> (?:in|on|around) .+?)? (?<limit>\\d{1,3})(?: ?(?:km/h|kph|mph))?(?<here> (?:in|on|around) .+)?$',
    'where are streets with a speed limit of {limit}{where}{there}{here}',
  ],
  [
    '^(?<lead>.*?)\\b(?:houses?|buildings?|addresses) (?:with|having) (?:the )?(?:house ?)?number (?<n>\\d{1,4}[a-z]?)(?![a-z0-9])',
    '{lead}addresses numbered {n}',
  ],
  // Sets of values.
  [
    `^(?:what|which) ${kindsOf}(?:cuisines?|foods?|dishes) (?:can|could|may|do|does|should) ${who} (?:eat|find|get|have|try|taste|order|enjoy|sample|dine on)(?: from)? (?<where>${at}.+)$`,
    'cuisines of restaurants {where}',
  ],
  [
    `^(?:what|which) ${kindsOf}cuisines? (?:(?:is|are|can be|do restaurants)(?: being)?) (?:served|offered|available|on offer|cooked|eaten|found|represented|serve|offer)(?: by restaurants)? (?<where>${at}.+)$`,
    'cuisines of restaurants {where}',
  ],
  [
    `^(?:what|which) ${kindsOf}sports? ?(?:activities|facilities)? (?:can|could|may|do|does) ${who} (?:play|do|practi[sc]e|engage in|enjoy|try) (?<where>(?!at |inside )${at}.+)$`,
    'sports of sport=* {where}',
  ],
  [
    `^(?:what|which) ${kindsOf}sports? (?:is|are|can be)(?: being)? (?:played|done|practi[sc]ed|offered|available|on offer|possible) (?<where>${at}.+)$`,
    'sports of sport=* {where}',
  ],
  [
    `^(?:what|which) ${kindsOf}sports? (?:is|are|exist)(?: there)? (?<where>${at}.+)$`,
    'sports of sport=* {where}',
  ],
  [
    `^(?:what|which) ${kindsOf}(?:religions?|faiths?) (?:is|are|exist|can be)(?: there)?(?: (?:practi[sc]ed|represented|found|present))? (?<where>${at}.+)$`,
    'religions of places of worship {where}',
  ],
  [
    `^(?:what|which) ${kindsOf}(?:denominations?) (?:is|are|exist|can be)(?: there)?(?: (?:practi[sc]ed|represented|found|present))? (?<where>${at}.+)$`,
    'denominations of places of worship {where}',
  ],
  [
    `^(?:what|which) (?<fact>cuisines?|sports?|religions?|denominations?|brands?|operators?) (?:do|does) (?:the )?(?<what>.+?) (?<where>${at}.+?) (?:have|offer|serve|belong to|provide)$`,
    '{fact} of {what} {where}',
  ],
  // Where something is done, or what stands in streets.
  [
    `^(?:at|in) (?:what|which) (?:places?|spots?|locations?|shops?|stores?) (?<where>${at}.+?) (?<ask>(?:can|could|may) ${who}) (?<deed>.+)$`,
    'where {where} {ask} {deed}',
  ],
  [
    `^(?:in|on|along|at) (?:what|which) (?:streets?|roads?) (?:of|in) (?<where>.+?) (?:is|are|can i find|do i find|can you find)(?: there)?(?: any)? (?<what>.+)$`,
    'addresses of {what} in {where}',
  ],
  [
    `^(?:in|on|along|at) (?:what|which) (?:streets?|roads?) (?:is|are|lie|stand|can i find|can ${who} find)(?: there)? (?<what>.+)$`,
    'addresses of {what}',
  ],
  [
    `^in (?:what|which) (?<what>.+?) (?<where>${at}.+?) (?:can|could|may) (?<who>${who}) (?<deed>.+)$`,
    'which {what} {where} where {who} can {deed}',
  ],
  [
    `^(?:in|on|at) (?:what|which) (?<what>.+?) (?<where>${at}.+?) (?:is|are) (?<thing>smoking|dogs?) (?<verb>allowed|permitted|welcome)$`,
    'which {what} {where} where {thing} is {verb}',
  ],
  // Distances.
  [
    `^how (?:far|long|many ${metres})(?: away)? (?:is|are|(?:do|must|would) ${who}(?: have to)? (?:go|walk|travel|drive|get))(?: it| there| the (?:way|walk|distance))? from (?<a>.+?) to (?:the |its |a )?(?:nearest|closest|next) (?<b>.+)$`,
    'how far is the nearest {b} from {a}',
  ],
  [
    '^how (?:far|close)(?: away)? (?:is|are|lies?) (?:the )?(?!(?:nearest|closest|next) )(?<a>.+?)(?: away)? (?:from|to) (?:the |its |a )?(?:nearest|closest|next) (?<b>.+)$',
    'how far is the nearest {b} from {a}',
  ],
  [
    `^(?:what(?: is|'s)|tell me) the distance(?: in ${metres})? (?:from|between) (?<a>.+?) (?:to|and) (?:the |its |a )?(?:nearest|closest|next) (?<b>.+)$`,
    'how far is the nearest {b} from {a}',
  ],
  // On foot.
  [
    `(?:around|near|close to|in the vicinity of|by) (?<place>[^,]+?) (?:that |which )?(?:can|could) ${who} (?:go to|walk to|get to|reach|visit) (?:on|by) foot$`,
    'within walking distance of {place}',
  ],
  [
    `(?:around|near|close to|in the vicinity of) (?<place>[^,]+?) (?:can|could) ${who} (?:go to|walk to|get to|reach|visit)$`,
    'near {place}',
  ],
  [
    `^(?<what>(?:what|which) .+?) (?:can|could) ${who} (?:walk to|(?:go|get) to (?:on|by) foot|reach (?:on|by) foot) from (?<place>.+)$`,
    '{what} within walking distance of {place}',
  ],
  // With something else close by.
  [
    '^(?<what>.+?) (?<where>(?:in|of) [^,]+?) (?:with|that have|that has) (?:an? |at least one |some )?(?<other>[a-z -]+?) (?:nearby|close by|close to (?:it|them)|near (?:it|them)|around (?:it|them)|in the (?:immediate )?(?:vicinity|neighbou?rhood))$',
    '{what} near a {other} {where}',
  ],
  [
    '^(?<what>.+?) (?<where>(?:in|of) [^,]+?) (?:with|that have|that has) (?:an? |at least one |some )?(?<other>[a-z -]+?) (?:within|in|at most|no more than|less than) (?<metres>\\d+ ?(?:m|km|metres?|meters?|miles?))(?: (?:away|distance|range|of (?:it|them)))?$',
    '{what} within {metres} of a {other} {where}',
  ],
  // Rivers, and the lines of public transport.
  [
    `(?<what>${crossers}) (?:that |which )?(?:cross(?:es)?|spans?|(?:leads?|goe?s?|runs?|passe?s?) (?:over|across)|are there (?:over|across)) (?=the |[a-z])`,
    '{what} over ',
  ],
  [
    `(?<=^(?:what|which|how many) )${lines} (?:do |does )?(?:runs?|goe?s?|pass(?:es)?|operates?|serves?|travels?|are there|exist)(?: (?:in|through|across|around|within))? (?<place>(?!(?:at|from|to|by|past|near|there) |.*\\b(?:station|stop|square|street|airport|hospital|university)\\b).+)$`,
    '{mode} routes in {place}',
  ],
  [
    "^(?:what is |what's |what are )?(?:the )?(?:speed limits?|maximum speed) (?:on|in|along|for) (?<where>.+)$",
    'speed limit of {where}',
  ],
  // "Bus line 100", "the number 5 tram"
  [
    `\\b(?<mode>bus|tram|metro|subway|underground|train|trolleybus) (?:lines?|routes?|services?|numbers?) (?:no\\.? ?|number |nr\\.? ?)?(?<n>[a-z]{0,2}\\d{1,4}[a-z]?)(?![a-z0-9])`,
    '{mode} routes numbered {n}',
  ],
  [
    '\\b(?:number|no\\.?) (?<n>\\d{1,4}[a-z]?) (?<mode>bus|tram|trolleybus)(?: (?:lines?|routes?))?(?! stop)(?![a-z])',
    '{mode} routes numbered {n}',
  ],
  [
    '^(?:house )?(?:number|no\\.?) (?<n>\\d{1,4}[a-z]?),? (?:on|in|at|of) (?<street>.+)$',
    'addresses numbered {n} on {street}',
  ],
  [
    `^(?:what|which) ${kindsOf}cuisines? (?:(?:are|is) there|exist|does one find) (?<where>${at}.+)$`,
    'cuisines of restaurants {where}',
  ],
  [
    '\\b(?<what>roads?|streets?|buildings?|railways?) (?:(?:that|which) are )?(?:currently )?(?:under construction|being (?:built|constructed))(?= |$)',
    '{what} construction sites',
  ],
  [
    '\\b(?<n>\\d{2,3}) ?(?:km/h|kmh|kph)[- ](?:speed )?(?:streets?|roads?|zones?)(?= |$)',
    'streets with a speed limit of {n}',
  ],
  [
    `(?<=^(?:what|which|how many) )${lines} (?:stops?|halts?|calls?|departs?|leaves?|runs?|goe?s?|pass(?:es)?)(?: (?:at|from|to|through|by|past|near))? (?<place>.+)$`,
    '{mode} routes next to {place}',
  ],
  // Superlatives of direction behind the verb.
  [
    `^(?:what|which) (?<what>.+?) (?:is|lies?|are) (?:the )?(?:farthest|furthest|most)(?: to the)? (?<side>north|south|east|west)(?:ern)?(?<where> ${at}.+)?$`,
    'which is the {side}ernmost {what}{where}',
  ],
  [
    `^in (?:what|which) (?<places>towns?|cit(?:y|ies)|villages?) (?:of|in) (?<where>.+?) (?:is|are|can i find|lies?)(?: there)? (?<what>.+)$`,
    'in which {places} are there {what} in {where}',
  ],
  [
    `^(?<what>.*\\b(?:containers?|points?|bins?|banks?|cent(?:re|er)s?))(?<where> in .+?)? (?:that |which )?(?:accepts?|takes?|collects?) (?<material>[a-z ]+?)(?<in> in .+)?$`,
    '{what} for {material}{where}{in}',
  ],
  [
    `^(?<what>.*\\bvending machines?)(?<where> in .+?)? (?:that |which )?(?:sells?|selling|dispenses?|dispensing) (?<goods>[a-z ]+?)(?<in> in .+)?$`,
    '{what} for {goods}{where}{in}',
  ],
  // Where something is not said but meant.
  [
    '^(?:where|how) (?:is|are) (?<what>.+?) (?:monitored|watched|observed|surveilled) by (?:video )?cameras?$',
    'surveillance cameras at {what}',
  ],
  ['(?:surveillance|monitoring) by (?:video )?cameras?|video surveillance', 'surveillance cameras'],
];

export const germanSentences: readonly Sentence[] = [
  [
    '(?:,? die)? nicht (?:im umkreis von|innerhalb von|naher als) (?<far>\\d+(?:[.,]\\d+)? ?(?:m|km|metern?|kilometern?)) (?:um|vo[nm]|zu[rm]?|an|de[rs])(?: (?:eine[nrms]?|de[nmrs]))? ',
    ' mehr als {far} entfernt von ',
  ],
  // What is done before the place: "wo kann ich Briefmarken kaufen in Melk".
  [
    `^wo (?<can>kann|konnen|konnte|konnten) (?<who>${whoGerman}) (?<deed>[a-z-]+(?: [a-z-]+)? (?:kaufen|leihen|mieten|essen|trinken|parken|tanken|laden|abheben|ubernachten|ausleihen|reparieren|entsorgen|spielen)) (?<where>${atGerman}[^,]+)$`,
    'wo {can} {who} {where} {deed}',
  ],
  ['^(?:hat|haben) (?<rest>(?:der|die|das) .+) (?:offen|geoffnet|auf)$', 'ist {rest} geöffnet'],
  [
    `,? die (?<when>(?:jetzt|gerade|heute|morgen|sonntags|montags|dienstags|mittwochs|donnerstags|freitags|samstags)) (?<where>${atGerman}.+?) (?:offen|geoffnet|auf) (?:haben|sind)$`,
    ', die {when} geöffnet sind, {where}',
  ],
  [
    '^(?:liste|listet|listen sie|zahle|zahlen sie|fuhre|gib|geben sie) (?:mir |uns )?(?<what>.+?) mit (?:ihrem |ihren |deren |der |den )?(?<nouns>(?:namen?|adressen?|telefonnummern?|webseiten?|offnungszeiten)(?: und (?:namen?|adressen?|telefonnummern?|webseiten?|offnungszeiten))?) (?:auf|an)$',
    '{nouns} von {what}',
  ],
  // Lines by what they pass, and by their number.
  [
    '^(?<q>welche|wie ?viele) (?<mode>bus|tram|strasenbahn|straßenbahn|u-bahn|s-bahn|zug|metro)-?(?:linien?|buslinien?) (?:fahren|fahrt|fuhren|verkehren|gibt es|gehen|laufen)(?: (?:durch|in|innerhalb von))? (?<place>(?!(?:an|am|bei|beim|von|vom|ab|zu[rm]?|nach|uber) |.*(?:bahnhof|haltestelle|platz|stras+e|flughafen)).+)$',
    '{q} {mode}linien in {place}',
  ],
  [
    '\\b(?<mode>bus|tram|strasenbahn|straßenbahn|u-bahn|s-bahn|metro)-?linien? (?:nr\\.? ?|nummer )?(?<n>[a-z]{0,2}\\d{1,4}[a-z]?)(?![a-z0-9])',
    '{mode}linien numbered {n}',
  ],
  // The time of opening before the place: "haben jetzt in Ulm offen".
  [
    `^welche[rsn]? (?<what>.+?) (?:haben|hat|sind|ist) (?<when>(?:jetzt|gerade|heute|morgens|abends|nachts|(?:am )?(?:mon|diens|mitt|donners|frei|sams|sonn)(?:tags?|wochs?))(?: noch)?) (?<where>${atGerman}.+?) (?:offen|geoffnet|auf)$`,
    'welche {what} {where} haben {when} geöffnet',
  ],
  [
    `^(?:wann|um wie ?viel uhr) (?:macht|machen|schlies+t|schlies+en|offnet|offnen) (?<what>.+?) (?<where>${atGerman}.+?)(?: (?:zu|auf|dicht))?$`,
    'Öffnungszeiten von {what} {where}',
  ],
  // "Wo gibt es in Ulm veganes Essen"
  [
    `^wo (?:gibt es|gibt.?s|finde ich|bekomme ich|kriege ich|bekommt man) (?<where>${atGerman}.+?) (?<diet>vegan|vegetarisch|koscher|glutenfrei|halal)(?:e[nrs]?)? (?:essen|gerichte|speisen)$`,
    '{diet}e Restaurants {where}',
  ],
  ['\\btempo[- ]?(?<n>\\d{2,3})[- ]?(?:zonen?|stras+en?|bereiche?)(?![a-z])', 'Straßen mit Tempolimit {n}'],
  ['\\b(?<what>stras+en?|gebaude|hauser|bahnstrecken?) i[mn] bau(?= |$)', '{what} construction sites'],
  [
    '\\bim bau befindliche[nrs]? (?<what>stras+en?|gebaude|hauser|bahnstrecken?)(?= |$)',
    '{what} construction sites',
  ],

  [',? (?:die |das |der )?nicht (?:weiter|mehr) als (?=\\d)', ' höchstens '],
  [
    '^wie (?:hoch|gross?) (?:ist|sind) (?:die|der|das) (?<fact>hochstgeschwindigkeit|tempolimit|geschwindigkeitsbegrenzung|kapazitat|einwohnerzahl|bevolkerung) (?:auf|von|an|fur)(?: de[nrm])? (?<what>.+)$',
    '{fact} von {what}',
  ],
  [
    `^wo (?:stehen|stehn|liegen|befinden sich|hangen) (?<where>(?:in|im|auf|an|am|bei|beim|um) [^ ,]+(?: [a-z-]+)?) (?:die |alle )?(?<what>[a-z-]+)$`,
    'wo sind {what} {where}',
  ],
  // Roads by their limit.
  [
    '^wo (?:gilt|gelten|ist|sind)(?: (?<where>(?:in|im|auf|an|am|um) .+?))? (?:ein )?(?:tempo(?:limit)?|hochstgeschwindigkeit)(?: von)? (?<limit>\\d{1,3})(?: ?km/h)?(?: (?:erlaubt|vorgeschrieben))?(?<there> (?:in|im|auf|an|am|um) .+)?$',
    'wo sind Straßen mit Tempolimit {limit} {where}{there}',
  ],
  [
    '^(?<lead>.*?)\\b(?:hauser[n]?|gebauden?|adressen) mit (?:der )?(?:haus)?nummer (?<n>\\d{1,4}[a-z]?)(?![a-z0-9])',
    '{lead}Adressen numbered {n}',
  ],
  [
    '(?<=^|alle |die |viele )(?:von|vom|durch) (?<by>[a-z]+(?: [a-z]+)?) (?:betriebene[nr]?|gefuhrte[nr]?) (?<what>[a-z]+)(?= |$)',
    '{what} betrieben von {by}',
  ],
  ['(?<=^wo (?:kann|konnen|konnte) (?:ich|man|wir)) hier(?= (?:in|im|nahe|bei|um) )', ''],
  [' auf$(?<=\\b(?:haben|hat) [a-z]+(?: [a-z]+)? auf)', ' geöffnet'],
  ...(
    [
      ['italiener', 'italienische'],
      ['griechen?', 'griechische'],
      ['inder', 'indische'],
      ['thailander', 'thailändische'],
      ['japaner', 'japanische'],
      ['mexikaner', 'mexikanische'],
      ['spanier', 'spanische'],
      ['vietnamesen?', 'vietnamesische'],
      ['turken?', 'türkische'],
    ] as const
  ).map(
    ([people, kitchen]): Sentence => [
      `(?<=^|^(?:ein|einen|der nachste|die|alle|gute|wo ist (?:ein|der nachste)|gibt es einen?|ich suche einen?|wo gibt es (?:ein|einen)) )${people}(?= (?:in|im|nahe|bei|um|am|an|vom|zum) )`,
      `${kitchen} Restaurants`,
    ],
  ),
  [
    `^(?:welche[rsn]?|was fur(?: eine?)?|welche arten von) (?:kuchen?|kuchenrichtungen|speisen|essen) (?:kann|konnen|konnte|darf) ${whoGerman} (?<where>.+?) (?:essen|finden|bekommen|probieren|genies+en)$`,
    'Küchen der Restaurants {where}',
  ],
  [
    `^(?:welche[rsn]?|was fur(?: eine?)?) (?:sportarten?|sport|arten von sport|sportmoglichkeiten) (?:kann|konnen|konnte|darf) ${whoGerman} (?<where>(?!(?:in|an) de[nr] [a-z]+ (?:in|von|im) ).+?) (?:ausuben|treiben|machen|betreiben|spielen)$`,
    'Sportarten von sport=* {where}',
  ],
  [
    `^(?:welche[rsn]?|was fur(?: eine?)?) (?:sportarten?|sport|sportmoglichkeiten) (?:gibt es|gibt.?s|werden|sind|wird) (?<where>${atGerman}.+?)(?: (?:angeboten|ausgeubt|betrieben|gespielt|moglich))?$`,
    'Sportarten von sport=* {where}',
  ],
  [
    `^(?:welche[rsn]?) (?:religionen?) (?:gibt es|gibt.?s|sind|werden|findet man) (?<where>${atGerman}.+?)(?: (?:vertreten|ausgeubt|praktiziert))?$`,
    'Religionen der Gotteshäuser {where}',
  ],
  [
    `^(?:welche[rsn]?) (?:konfessionen?) (?:gibt es|gibt.?s|sind|werden|findet man) (?<where>${atGerman}.+?)(?: (?:vertreten|ausgeubt|praktiziert))?$`,
    'Konfessionen der Gotteshäuser {where}',
  ],
  [
    '^welche[rmn]? (?<fact>konfession|religion) (?:gehort|gehoren|hat|haben) (?<what>.+?) an$',
    '{fact} von {what}',
  ],
  [
    '^welche[rmn]? (?<fact>konfession|religion) (?:gehort|gehoren) (?<what>.+?) an, (?<clause>(?:die|der|das) .+)$',
    '{fact} von {what}, {clause}',
  ],
  [
    `^(?:an|in|auf) welche[nm] (?:orten?|platzen?|stellen?|geschaften?|laden) (?<where>${atGerman}.+?) (?<ask>(?:kann|konnen|konnte) ${whoGerman}) (?<deed>.+)$`,
    'wo {where} {ask} {deed}',
  ],
  [
    '^(?:in|an|auf) welche[rn] stras+en? (?:von|in) (?<where>.+?) (?:gibt es|gibt.?s|ist|sind|liegen|liegt|findet man|finde ich|befinden sich|befindet sich) (?<what>.+)$',
    'Adressen von {what} in {where}',
  ],
  [
    `^(?:in|an|auf|bei) welche[nmr] (?<what>.+?) (?<where>${atGerman}.+?) (?<verb>kann|darf) (?<who>${whoGerman}) (?<deed>.+)$`,
    'Welche {what} {where}, in denen {who} {deed} {verb}',
  ],
  [
    '^(?:in|an|auf|bei) welche[nmr] (?<what>.+?) (?<where>(?:in|im|von|bei|um) .+?) (?:ist|sind) (?<thing>rauchen|hunde) (?<verb>erlaubt|gestattet|willkommen)$',
    'Welche {what} {where}, in denen {thing} {verb}',
  ],
  [
    '^wie (?:weit|viele (?:kilo)?meter) (?:ist|sind|liegt|muss ich|mussen wir|muss man)(?: es)?(?: gehen)? (?:von|vom)(?: de[rnm])? (?<a>.+?) (?:zu[rm]?|bis(?: zu[rm]?)?)(?: de[rmn])? (?:nachste[nrs]?|nachstgelegene[nrs]?) (?<b>.+?)(?: (?:entfernt|gehen|laufen|fahren))?$',
    'wie weit ist die nächste {b} von {a}',
  ],
  [
    '^wie weit (?:ist|liegt|sind) (?:(?:der|die|das) )?(?!nachste)(?<a>.+?) (?:von|vom)(?: de[rmn])? (?:nachste[nrs]?|nachstgelegene[nrs]?) (?<b>.+?)(?: (?:entfernt|weg))?$',
    'wie weit ist die nächste {b} von {a}',
  ],
  [
    '(?:rund um|um|nahe|bei|beim|in der nahe (?:von|vom|der|des)) (?:den |die |das |dem |der )?(?<place>[^,]+?) (?:kann|konnen) (?:ich|man|wir) zu fus+ (?:erreichen|gehen|besuchen)$',
    'zu Fuß erreichbar von {place}',
  ],
  [
    `^(?<what>welche[rsn]? .+?) (?:kann|konnen) ${whoGerman} zu fus+ (?:von|vom|ab)(?: de[rmn])? (?<place>.+?)(?: aus)? (?:erreichen|besuchen)$`,
    '{what} zu Fuß erreichbar von {place}',
  ],
  [
    '^(?<what>.+?) (?<where>(?:in|von) [^,]+?) mit (?:eine[rmn]? |mindestens eine[rmn]? )?(?<other>[a-z -]+?) in (?:der|unmittelbarer|direkter) (?:nahe|umgebung)$',
    '{what} nahe {other} {where}',
  ],
  [
    `(?<what>${crossersGerman}) (?<where>in [^,]+?) (?:fuhrt|fuhren|gehen|geht|verlaufen|verlauft) (?<over>uber (?:die|den|das) .+)$`,
    '{what} {over} {where}',
  ],
  [
    `^welche[rsn]? (?<what>.+?) (?:sind|ist|liegen|liegt) (?:von|vom)(?: de[rmn])? (?<place>.+?)(?: aus)? (?:zu fus+|fus+laufig)(?: gut)?(?: (?:erreichbar|zu erreichen))?$`,
    'welche {what} zu Fuß erreichbar von {place}',
  ],
  [
    '^welche[rsn]? (?<what>.+?) (?:liegt|liegen|ist|sind) (?<where>(?:in|im|von|auf) .+?) am weitesten (?:im )?(?<side>nordlich|sudlich|ostlich|westlich)$',
    'welche {side}ste {what} {where}',
  ],
  [
    '(?<q>wie ?viele|welche[rsn]?) (?<what>[^,]+?) es (?<where>(?:in|im|am|an|auf|bei|um|nahe) .+?) gibt$',
    '{q} {what} gibt es {where}',
  ],
  [
    '^wo (?:bekomme|kriege|finde|gibt) (?:ich|man|es) (?<where>(?:in|im|am|an|auf|bei|beim|nahe|um|rund um) .+?) (?:einen? )?(?:guten )?kaffee$',
    'Cafés {where}',
  ],
  [
    '^wo (?:bekomme|kriege|finde|gibt) (?:ich|man|es) (?<where>(?:in|im|am|an|auf|bei|beim|nahe|um|rund um) .+?) (?:ein )?(?:gutes )?bier$',
    'Kneipen {where}',
  ],
  ['\\bbank(?=(?: .+)? (?:mit|ohne) (?:rucken)?lehne)', 'Sitzbank'],
  [
    `(?<what>${crossersGerman}) (?:fuhrt|fuhren|gehen|geht|verlaufen|verlauft|gibt es) (?:(?<where>in [^,]+?) )?(?<over>uber (?:die|den|das) .+)$`,
    '{what} {over} {where}',
  ],
  [
    `(?<what>${crossersGerman})(?: (?<where>in [^,]+?))? (?:uberqueren|uberquert|uberspannen|uberspannt|queren) (?<over>(?:die|den|das) .+?)(?<in> in .+)?$`,
    '{what} über {over} {where}{in}',
  ],
  [
    '^welche (?<mode>bus|tram|strasenbahn|straßenbahn|u-bahn|s-bahn|zug|metro)-?(?:linien?|buslinien?) (?:halten|halt|fahren|fahrt|verkehren|stoppen) (?:an|am|bei|beim|von|vom|ab)(?: de[rmn])? (?<place>.+?)(?: ab)?$',
    'welche {mode}linien neben {place}',
  ],
  [
    '^welche[rs]? (?<what>.+?) (?:liegt|liegen|ist|sind|befindet sich) (?<where>(?:in|im|von|auf) .+?) am (?<rank>[a-z]+sten)$',
    'welche {rank} {what} {where}',
  ],
  // The object before the place: "wo kann ich mein Auto in Edinburgh waschen lassen".
  [
    '^wo (?<can>kann|konnen|konnte|konnten|darf|durfen) (?<who>ich|man|wir) (?<mine>mir )?(?<object>(?:mein|unser|ein|das|den|die|etwas)[a-z]* [a-z-]+) (?<where>(?:in|im|auf|an|am|bei|beim|nahe|um|rund um|neben|entlang|in der nahe) .+?) (?<verb>[a-z]+(?: lassen| gehen)?)$',
    'wo {can} {who} {where} {object} {verb}',
  ],
  // "Kannst du mir eine Bar in Ulm nennen, in der …"
  [
    ' (?:nennen|zeigen|sagen|geben|auflisten|empfehlen)(?=,? (?:die|der|das|in de[rnm]|wo|deren|dessen) )',
    '',
  ],
];
