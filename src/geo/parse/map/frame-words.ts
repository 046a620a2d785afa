/** What people say around a kind of map feature, one table a language: a language is added by adding its table. Patterns are
 * over plain letters; `{what}` and `{where}` stand for the words between. */

/** What a question wants to know of the features. */
export type Ask = 'features' | 'where' | 'names' | 'count' | 'exists' | 'values';

export interface FrameWords {
  /** Courtesies and commands at the beginning. */
  readonly polite: string;
  /** Whole forms of a question, and the word that joins what and where. */
  readonly forms: readonly (readonly [ask: Ask, form: string, joint: string])[];
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

export const frameWords: readonly FrameWords[] = [
  {
    polite:
      "please|pls|hi|hello|hey|(?:can|could|would|will) you(?: please)?(?: (?:tell|show|give|find|list|name) (?:me|us))?(?: please)?|can i (?:see|have|get)|(?:i|we) (?:want|need|would like|d like|wish)(?: to (?:know|see|find|have))?|i'd like(?: to (?:know|see|find|have))?|i(?: am|'m) (?:looking|searching) for|looking for|search(?:ing)?(?: for)?|(?:tell|show|give|send|get|find|name|list) (?:me|us)|(?:tell|show|give|find|list|display|draw|map|get|name)(?! (?:of|for)\\b)|do you know|(?:let's|let us) see|what about|if (?=there)|about",
    forms: [
      ['count', 'how many {what} (?:does|do|did) {where} (?:have|offer|got|contain|own|count)', ' in '],
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
      [
        'count',
        'how many(?: of the)?|how much|what(?: is|.s) the (?:total )?(?:number|count|amount) of|(?:the )?(?:total )?(?:number|count|amount) of|count(?: all| the)*',
      ],
      [
        'exists',
        '(?:is|are) there|there (?:is|are)|(?:can|could) (?:i|one|we) (?:find|get)|do(?:es)? there exist',
      ],
      [
        'where',
        'where(?:.s)?(?: exactly)?(?: (?:is|are|can|could|do|does|would))?(?: (?:i|one|you|we))?(?: (?:find|get|see|visit))?(?: there)?|at what (?:location|address)es?(?: (?:is|are))?',
      ],
      ['names', "what(?:'s| is| are)?(?: the names? of)?|which(?: (?:is|are))?|who (?:is|are)"],
    ],
    nouns: [
      ['locations?|positions?|whereabouts|places|coordinates|sites', undefined, 'where'],
      ['(?:street |postal )?address(?:es)?', street],
      ['names?', asked('name'), 'names'],
      [
        '(?:home ?pages?|web ?sites?|web ?pages?|web addresses|urls?|internet (?:sites?|addresses|pages?)|links?)',
        site,
      ],
      ['(?:tele)?phone(?: ?numbers?)?|phone nos?\\.?|contact numbers?|numbers? to call', call],
      ['e-?mails?(?: address(?:es)?)?', mail],
      ['(?:opening|business) (?:hours|times)|hours', hours],
      ['operators?', asked('operator')],
      ['heights?|elevations?|altitudes?', height],
      ['cuisines?', asked('cuisine')],
      ['wikipedia (?:articles?|pages?|entr(?:y|ies))', asked('wikipedia', 'wikidata')],
      ['list|map|overview|existence', undefined],
      ['(?:total )?(?:number|count)', undefined, 'count'],
    ],
    link: 'of|for|from',
    article: 'the|all|every|any|each|a|an|some|existing|available|different',
    and: ' ?, ?(?:and )?| and | & | or ',
    ending:
      '(?:are|is) (?:there|located|situated|found|available)|located|situated|(?:are|is)|there|exist|lie|to be found|can be found|on (?:the|a) map|please|thanks|thank you|pls|do you know(?: of)?',
  },
  {
    polite:
      'bitte|hallo|hi|(?:kannst|konntest|konnen|konnten) (?:du|sie)(?: bitte)?(?: (?:mir|uns))?(?: bitte)?|(?:ich|wir) (?:mochten?|wollen?|will|brauchen?|suchen?)(?: gern[e]?)?(?: wissen,?)?|(?:zeig|zeige|zeigen sie|gib|gebt|geben sie|nenn|nenne|nennen sie|liste|sag|sage|finde?|such|suche|zeichne)(?: (?:mir|uns))?(?: bitte)?(?: (?:mal|an|auf))?|ich suche|was ist mit|ob(?= es)',
    forms: [
      [
        'where',
        'wo (?:gibt es|gibts|finde ich|findet man|sind|ist) (?<where>(?:in|im|auf|bei|nahe|um) [^ ]+) (?<what>.+)',
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
        '(?:gibt es|gibts)(?: (?:hier|dort|da|denn|eigentlich))* (?<where>(?:in|im|auf|bei|nahe|um|an) .+?) (?<what>(?:(?:eine?[nmrs]?|irgendwelche|irgendeine?[nrs]?|mehrere|viele) .+|[^ ]+))',
        ' ',
      ],
      [
        'count',
        '(?:wie ?viele?|wieviel) {what} (?:gibt es|gibts|sind|liegen|befinden sich|stehen|existieren)(?: (?:es|dort|hier|da))? (?=(?:in|im|auf|an|am|bei|nahe|um|rund|entlang|nordlich|sudlich|ostlich|westlich|zwischen|weniger|hochstens|neben) ){where}',
        ' ',
      ],
      [
        'names',
        '(?:welche[rsn]?|was fur) {what} (?:gibt es|gibts|sind|haben|liegen|liegt|befinden sich|stehen|finde ich|existieren)(?: (?:es|dort|hier|da))? (?=(?:in|im|auf|an|am|bei|nahe|um|rund|entlang|nordlich|sudlich|ostlich|westlich|zwischen|weniger|hochstens|neben) ){where}',
        ' ',
      ],
    ],
    openings: [
      ['values', 'wie hoch (?:ist|sind)', height],
      ['values', 'wie alt (?:ist|sind)', built],
      [
        'count',
        'wie ?viele?|wieviel|(?:die )?(?:an)?zahl (?:der|aller|von)|was ist die anzahl (?:der|aller|von)',
      ],
      [
        'exists',
        'gibt es|gibts|existier(?:t|en)|(?:kann|konnte) (?:ich|man)|befinde[nt] sich|ist da|sind da',
      ],
      [
        'where',
        'wo(?: genau)?(?: (?:ist|sind|liegt|liegen|gibt es|gibts|finde ich|finde[nt] man|findet man|finden wir|kann ich|kann man|befinde[nt] sich|steht|stehen))?(?: (?:hier|dort))?',
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
      ['betreiber', asked('operator')],
      ['hohen?', height],
      ['liste|karte|ubersicht', undefined],
      ['(?:an)?zahl', undefined, 'count'],
    ],
    link: 'von|der|des|vom|zu|fur|aller|samtlicher',
    article:
      'die|der|das|den|dem|alle[rnm]?|samtliche[rnm]?|meine|eine?[rnms]?|irgendeine?[nrs]?|irgendwelche|vorhandene[nr]?',
    and: ' ?, ?(?:und )?| und | & | oder | sowie ',
    ending:
      'gibt es|gibts|vorhanden|zu finden|auf der karte|bitte|danke|es|gelegen|liegen|liegt|befinden sich|sind|ist|dort|hier|haben|finden',
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
