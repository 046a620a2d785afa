/** Words for what features have or are, in English, German, French and Spanish in one line: pattern over plain letters →
 * the tags that say it. */

import { allOf, anyOf, hasTag, isTag, not, type TagFilter } from '../../domain/tag-filter.ts';
import { payments } from './payments.ts';
import { siteParts, siteWords } from './site-words.ts';
import { sockets } from './sockets.ts';
import { storeys } from './storeys.ts';
import { surfaces } from './surfaces.ts';
import { wayParts, wayWords } from './way-words.ts';

const diet = (name: string) => anyOf(isTag(`diet:${name}`, 'yes', 'only'), isTag('cuisine', name));

export const wireless = anyOf(
  isTag('internet_access', 'wlan', 'wifi', 'yes', 'free'),
  isTag('wifi', 'yes', 'free'),
);

type Words = readonly (readonly [string, TagFilter])[];

/** Ski runs by the colours of Europe. */
const runs: readonly (readonly [string, readonly string[]])[] = [
  ['green|grune?[nrs]?', ['novice']],
  ['blue|blaue?[nrs]?', ['easy']],
  ['red|rote?[nrs]?', ['intermediate']],
  ['black|schwarze?[nrs]?', ['advanced', 'expert']],
];
const pistes: Words = runs.map(
  ([words, levels]) =>
    [
      `(?:${words})(?= (?:ski )?(?:runs?|slopes?|pistes?|(?:ski)?pisten?)\\b)`,
      isTag('piste:difficulty', ...levels),
    ] as const,
);

/** Languages that people there speak. */
const languages: readonly (readonly [string, string])[] = [
  ['en', 'english|englisch|anglais|ingles'],
  ['de', 'german|deutsch|allemand|aleman'],
  ['fr', 'french|franzosisch|francais|frances'],
  ['es', 'spanish|spanisch|espagnol|espanol'],
  ['it', 'italian|italienisch|italien|italiano'],
  ['pt', 'portuguese|portugiesisch|portugais|portugues'],
  ['ru', 'russian|russisch|russe|ruso'],
  ['tr', 'turkish|turkisch|turc|turco'],
  ['ar', 'arabic|arabisch|arabe'],
  ['pl', 'polish|polnisch|polonais|polaco'],
  ['zh', 'chinese|chinesisch|chinois|chino'],
  ['nl', 'dutch|niederlandisch|neerlandais|neerlandes'],
];
const spoken: Words = languages.map(
  ([code, names]) =>
    [
      `(?:(?:who|that|which|where (?:they|people)) (?:can )?)?speak(?:s|ing)? (?:${names})|(?:${names})[- ]speaking|(?:,? ?(?:die|der|wo man) )?(?:${names}) (?:sprechen|spricht)|(?:${names})sprachige[nrs]?|qui parlent? (?:${names})|que habl[ae]n? (?:${names})`,
      isTag(`language:${code}`, 'yes', 'main'),
    ] as const,
);

/** Whose clothes a shop sells. */
const wearers: readonly (readonly [string, string, string])[] = [
  ['women', "women(?:['’]?s)?|ladies['’]?|womens", 'damen|frauen'],
  ['men', "men(?:['’]?s)?|gentlemen(?:['’]?s)?", 'herren|manner'],
  ['children', "children(?:['’]?s)?|kids['’]?", 'kinder'],
];
const dresses: Words = wearers.map(
  ([value, english, german]) =>
    [
      `(?:(?:that|which) )?(?:only )?(?:sell(?:s|ing)?|offer(?:s|ing)?|with|for)(?: only)? (?:${english}) ?(?:clothes|clothing|fashion|wear)|,? ?(?:(?:die|das|nur|verkaufen|fur|mit) )+(?:${german})(?:kleidung|mode|bekleidung)(?: (?:verkaufen|verkauft|anbieten|fuhren))?`,
      isTag('clothes', value),
    ] as const,
);

/** What stands by itself, before or after the kind. */
export const standalone: readonly (readonly [string, TagFilter])[] = [
  [
    '(?:with )?(?:limited|partial) wheelchair[- ](?:accessible|access|accessibility)|(?:partially|partly) (?:wheelchair[- ]accessible|accessible (?:by|for|to|with) wheelchairs?)|(?:teilweise|eingeschrankt|bedingt) (?:rollstuhlgerechte?[nrs]?|barrierefreie?[nrs]?)|mit eingeschranktem rollstuhlzugang',
    isTag('wheelchair', 'limited'),
  ],
  [
    '(?:in ruins|ruined|ruinierte[nrs]?|verfallene[nrs]?|zerfallene[nrs]?|en ruines?|en ruinas)',
    anyOf(hasTag('ruins'), isTag('historic', 'ruins')),
  ],
  [
    '(?:ancient )?roman(?= (?:ruins?|remains|temples?|theatres?|amphitheatres?|baths?|villas?|forts?|sites?|roads?|walls?|bridges?|aqueducts?|monuments?)\\b)|romische[nrs]?(?= (?:ruinen?|tempel|theater|thermen|bader|villen|villa|kastelle?|stras+en|mauern?|brucken?|statten|bauten|denkmaler)\\b)',
    {
      type: 'matches',
      key: /^historic:(?:civilization|era|period)$/,
      pattern: /roman/i,
    },
  ],
  ...surfaces,
  ...siteWords,
  ...wayWords,
  ...storeys,
  [
    'step[- ]free(?: access)?|wheelchair[- ](?:accessible|friendly|access|accessibility)|accessible (?:by|for|to|with) (?:a )?wheelchairs?(?: users)?|(?:fur rollstuhlfahrer (?:geeignete?[nrs]?|zugangliche?[nrs]?)|mit rollstuhl ?zugang|rollstuhl ?zugang|rollstuhlgerechte[nmr]? zugang|rollstuhlgerechte?[nrs]?|rollstuhlgeeignete?[nrs]?|barrierefreie?[nrs]?(?: (?:zugang|eingang))?)|accessibles? (?:aux|en) fauteuils? roulants?|accesibles? (?:en|para|con) sillas? de ruedas|(?:can be |are |is )?(?:reach(?:able|ed)|access(?:ed|ible)|entered|used|visited) (?:by|with|in|using) (?:an? )?wheelchairs?|suitable for wheelchairs?(?: users)?|(?:for|usable by|made for) (?:wheelchairs?(?: users)?|people (?:in|with) (?:a )?wheelchairs?|the disabled)|(?:mit )?(?:eine[mnr]? )?barrierefrei(?:em|en|er)? (?:zugang|eingang)|fur rollstuhlfahrer|mit (?:dem |einem )?rollstuhl (?:erreichbar|zuganglich|befahrbar|nutzbar|besuchbar)|rollstuhlgangige?[nrs]?|fur rollstuhle geeignete?[nrs]?',
    isTag('wheelchair', 'yes', 'designated'),
  ],
  [
    '(?:,? ?(?:die|der|das) (?=rund |24))?(?:open |offene? |ouvert\\w* |abiert\\w* (?:las )?)?(?:24 ?/ ?7|24 ?h ?/ ?24|24[- ]?(?:hours?|hrs?|h)(?: a day)?(?:,? (?:7|seven) days a week)?|twenty[- ]four hours|(?:a)?round[- ]the[- ]clock|all night(?: long)?|day and night|rund um die uhr|24[- ]stunden(?:[- ](?:service|dienst|betrieb|notdienst)|(?: am tag))?|24 heures(?: sur 24)?|24 horas)(?: (?:open|geoffnet(?:e[nrs]?)?|offen))?',
    { type: 'matches', key: 'opening_hours', pattern: /^24\/7/ },
  ],
  [
    '(?:where|in which) (?:you|one|i|we|people) can (?:sit|eat|dine|drink) (?:outside|outdoors)|,? ?(?:wo|in denen|bei denen) (?:man|ich|wir) (?:draus+en|im freien) (?:sitzen|essen|trinken) (?:kann|konnen|darf)|outdoor (?:seating|seats|tables|dining)|(?:outside|open[- ]air) (?:seating|seats|tables)|tables outside|seats outside|terraces?|terrasses?|auss?en(?:bereich|platzen?|sitzplatzen?|gastronomie|bestuhlung|terrasse)|sitzplatze(?:n)? im freien|terrazas?',
    hasTag('outdoor_seating'),
  ],
  [
    '(?:free|gratis|kostenlosem|gratuit|gratuita) (?:wi-?fi|wlan|internet)|wi-?fi gratuit|wifi gratis',
    allOf(wireless, not(isTag('internet_access:fee', 'yes'))),
  ],
  [
    '(?:offers? |offering )?take[- ]?(?:away|out)s?|,? ?(?:in denen |bei denen |wo )?(?:man |ich )?essen mitnehmen (?:kann|konnen|darf)|zum mitnehmen|a emporter|para llevar',
    isTag('takeaway', 'yes', 'only'),
  ],
  [
    'drive[- ]?(?:through|thru|in)s?(?:[- ]?schalter)?(?! (?:cinema|movie|theat|kino))|autoschalter',
    isTag('drive_through', 'yes'),
  ],
  [
    '(?:vegan(?:e[nrs]?|s|es|os|as|o|a)?|vegetalien(?:ne)?s?)(?:[- ](?:friendly|freundliche?[nrs]?))?(?: (?:food|options?|dishes|meals|essen|speisen|gerichten?|kuche|optionen|angeboten?|alternativen|auswahl))?',
    diet('vegan'),
  ],
  [
    'vegetarian[oa]?s?(?:[- ]friendly)?(?: (?:food|options?|dishes))?|vegetarische[nrs]?(?: (?:essen|speisen|gerichten?|kuche|optionen|angeboten?|alternativen|auswahl))?|vegetarien(?:ne)?s?',
    anyOf(diet('vegetarian'), isTag('diet:vegan', 'yes', 'only')),
  ],
  ['halal(?: food)?', diet('halal')],
  ['kosher(?: food)?|koschere?[nrs]?|casher|cacher', diet('kosher')],
  [
    'gluten[- ]?free(?: food| options?)?|glutenfreie[nrs]?|sans gluten|sin gluten',
    isTag('diet:gluten_free', 'yes', 'only'),
  ],
  [
    '(?:non|no)[- ]?smoking|smoke[- ]free|without smoking|(?:where )?smoking (?:is )?(?:forbidden|prohibited|banned|not allowed)|nichtraucher|rauchfreie?[nrs]?|non[- ]fumeurs?|para no fumadores',
    isTag('smoking', 'no', 'outside'),
  ],
  [
    'lactose[- ]?free(?: options?)?|laktosefreie?[nrs]?|sans lactose|sin lactosa',
    isTag('diet:lactose_free', 'yes', 'only'),
  ],
  ['air[- ]?conditioned|klimatisierte?[nrs]?|climatisee?s?', hasTag('air_conditioning')],
  [
    '(?:(?:that|which) )?(?:(?:allow|permit|welcome|accept|take)(?:s|ing)? dogs|(?:,? die )?(?:hunde (?:mitnehmen|aufnehmen|erlauben)|(?:nehmen|erlauben) hunde(?: auf| mit)?)|(?:that |which |where )?(?:one|you|i) can take (?:my|your|a) dog|(?:where|on which|in which) (?:you can take )?dogs? (?:are |is )?(?:allowed|welcome|permitted)|,? ?(?:an|auf|in) denen hunde (?:erlaubt|willkommen|gestattet)(?: sind)?|,? ?wo hunde (?:erlaubt|willkommen|gestattet)(?: sind)?|welcom(?:e|es|ing) dogs)|(?:dogs?|pets?) (?:friendly|allowed|are allowed|welcome)|(?:dog|pet)[- ]friendly|hundefreundliche?[nrs]?|(?:mit )?hund erlaubt|(?:in denen )?hunde (?:sind )?(?:erlaubt|willkommen|gestattet)|(?:(?:qui )?accept(?:ent|e|ant)|(?:qui )?admettent) (?:les |des )?(?:chiens|animaux)|(?:ou )?(?:les )?(?:chiens|animaux) (?:(?:sont|est) )?(?:admis|acceptes|autorises|bienvenus)|(?:que )?(?:admiten|aceptan|permiten|admite) (?:perros|mascotas)|(?:donde )?se (?:admiten|aceptan|permiten) (?:perros|mascotas)',
    isTag('dog', 'yes', 'leashed'),
  ],
  [
    '(?:(?:that|which|die|das) )?(?:are|is|sind) (?:one[- ]way(?: streets?| roads?)?|einbahnstras+en?)|(?:,? die )?einbahnstras+en sind',
    isTag('oneway', 'yes', '-1'),
  ],
  ['one[- ]way|sens unique|einbahnige[nrs]?|de sentido unico', isTag('oneway', 'yes', '-1')],
  [
    'unpaved|unbefestigte[nrs]?|non revetue?s?|non (?:asphalte|goudronne)e?s?|sin (?:asfaltar|pavimentar)|no (?:asfaltad|pavimentad)[oa]s?',
    isTag(
      'surface',
      'unpaved',
      'gravel',
      'fine_gravel',
      'dirt',
      'ground',
      'earth',
      'grass',
      'sand',
      'compacted',
      'mud',
      'pebblestone',
    ),
  ],
  ['asphalted|asphaltierte[nrs]?|goudronnee?s?|asphaltee?s?|asfaltad[oa]s?', isTag('surface', 'asphalt')],
  [
    'paved|befestigte[nrs]?',
    isTag(
      'surface',
      'paved',
      'asphalt',
      'concrete',
      'paving_stones',
      'sett',
      'cobblestone',
      'concrete:plates',
      'concrete:lanes',
    ),
  ],
  [
    '(?:lit|flood ?lit|illuminated)|(?:flutlicht)?beleuchtete[nrs]?|eclairee?s?|iluminad[oa]s?',
    isTag('lit', 'yes', '24/7', 'automatic'),
  ],
  [
    '(?:covered|roofed)(?! reservoirs?(?![a-z]))|uberdacht(?:e[nrs]?)?(?: sind| ist)?|couverte?s?|cubiert[oa]s?',
    anyOf(hasTag('covered'), isTag('indoor', 'yes')),
  ],
  [
    'cobbled|cobblestoned?|cobble(?:d|stone) (?:paved )?(?=streets?|roads?|lanes?)|gepflasterte[nrs]?|mit kopfsteinpflaster|paves?(?= )|empedrad[oa]s?',
    isTag('surface', 'cobblestone', 'sett', 'unhewn_cobblestone', 'cobblestone:flattened', 'paving_stones'),
  ],
  ...pistes,
  [
    '(?:(?:that|which) )?charg(?:e|ing) no (?:fee|money)|(?:(?:that|which) (?:are|is) )?(?:free of charge|for free|at no cost)',
    isTag('fee', 'no'),
  ],
  ...spoken,
  [
    'toll(?= (?:roads?|streets?|motorways?|tunnels?|bridges?))|mautpflichtige[nrs]?|gebuhrenpflichtige[nrs]?(?= (?:stras+en?|autobahnen|tunnel|brucken))',
    isTag('toll', 'yes'),
  ],
  [
    '(?:(?:that|which|who|where they) )?(?:do )?(?:home )?deliver(?:s|ing)?(?: food| to (?:my|your|the) (?:home|door|house))?|,? ?die (?:auch |nach hause |essen )*(?:aus)?liefern|(?:qui |que )(?:livrent|livre|reparten|entregan)(?: a domicil[eio]+)?',
    isTag('delivery', 'yes', 'only'),
  ],
  [
    '(?:(?:that|which|where) )?(?:(?:allow|permit)(?:s|ing)? smoking|smoking (?:is |are )?(?:allowed|permitted)|(?:i|you|one) can smoke)|(?:in (?:which|where) |where )?(?:i|you|one|we|people) (?:may|can|could|are allowed to) smoke|where smoking is (?:allowed|permitted)|,? ?(?:wo |in de(?:nen|r|m) )?(?:(?:man|ich|wir) )?(?:rauchen (?:darf|durfen|erlaubt(?: ist)?|kann|gestattet(?: ist)?))|ou (?:l.on|on) (?:peut|a le droit de) fumer|ou fumer est (?:autorise|permis)|(?:donde|en (?:el|la|los|las) que) (?:se puede|se permite|esta permitido) fumar',
    isTag('smoking', 'yes', 'dedicated', 'separated', 'isolated'),
  ],
  [
    '(?:nudist|naturist|clothing[- ]optional)|nudistes?|naturistes?|nudistas?',
    anyOf(
      isTag('nudism', 'yes', 'designated', 'permissive', 'obligatory', 'customary'),
      isTag('naturism', 'yes'),
    ),
  ],
  ['sandy', isTag('surface', 'sand')],
  [
    '(?:pebbly?|shingle|stony)(?= beach(?:es)?\\b)',
    isTag('surface', 'pebbles', 'pebblestone', 'gravel', 'shingle', 'stone'),
  ],
  [
    '(?:(?:that|which) )?(?:(?:is|are) (?:completely |entirely )?(?:free|gratis)(?: (?:of charge|to (?:enter|visit|use|park)|for (?:everyone|all)))?|cost nothing|costs nothing|do(?:es)? not (?:charge|cost) anything|don.t (?:charge|cost)(?: anything)?)(?= (?:in|at|near|around|within|on) |$)',
    isTag('fee', 'no'),
  ],
  [
    ',? ?(?:(?:die|das|der) )?(?:(?:sind|ist) (?:kostenlos|kostenfrei|gebuhrenfrei|gratis|umsonst)|(?:kostenlos|kostenfrei|gebuhrenfrei|gratis|umsonst) (?:sind|ist)|(?:kosten|kostet) (?:nichts|keinen eintritt)|nichts (?:kosten|kostet)|keinen eintritt (?:kosten|kostet|verlangen))',
    isTag('fee', 'no'),
  ],
  ...payments,
  ...dresses,
  ['organic(?: (?:food|products|produce))?|bio(?:logische[nrs]?)?(?= )', isTag('organic', 'yes', 'only')],
  [
    '(?:abandoned|disused|closed[- ]down)(?! (?:rails?|rail(?:ways?|roads?)(?! (?:stations?|bridges?|tunnels?|viaducts?|buildings?)))(?![a-z]))|(?:verlassene[nrs]?|stillgelegte[nrs]?)(?! (?:eisen)?bahn(?:strecken?|linien?|trassen?)(?![a-z]))|abandonnee?s?|desaffectee?s?|abandonad[oa]s?|en desuso',
    anyOf(hasTag('abandoned'), hasTag('disused')),
  ],
];

/** With a figure it is compared. */
const bare = '(?! (?:of|von|over|under|above|below|uber|unter|up|bis|\\d))';
/** What is had: only after "with", "without" and the like; alone they are kinds, or parts of names. */
export const attached: readonly (readonly [string, TagFilter])[] = [
  ['wi-?fi|wlan|internet(?: ?(?:access|zugang))?|w-?lan', wireless],
  [
    '(?:home )?delivery(?: service)?|lieferservice|lieferdienst|livraison|(?:servicio )?a domicilio',
    isTag('delivery', 'yes', 'only'),
  ],
  ['air[- ]?conditioning|klimaanlage|climatisation|aire acondicionado', hasTag('air_conditioning')],
  [
    '(?:credit )?cards? (?:payment|accepted)|(?:credit )?cards?|kreditkarten(?:zahlung)?|kartenzahlung|cartes? (?:bancaires?|de credit)|tarjetas?(?: de credito| bancaria)?|cartes? bleues?',
    anyOf(isTag('payment:credit_cards', 'yes'), isTag('payment:cards', 'yes')),
  ],
  [
    'cash(?: payment)?(?! ?(?:machines?|points?|dispensers?))|bar(?:geld|zahlung)',
    isTag('payment:cash', 'yes'),
  ],
  [
    '(?:indoor |outdoor |heated )?(?:swimming[- ]?)?pool|schwimmbad|schwimmbecken|piscine|piscina|alberca',
    anyOf(hasTag('swimming_pool'), hasTag('amenity:swimming_pool')),
  ],
  ['(?:public |customer )?toilets?|toiletten?|toilettes|aseos', hasTag('toilets')],
  ['showers?|duschen?|douches?|duchas?', hasTag('shower')],
  [
    '(?:baby[- ])?changing (?:tables?|facilit(?:y|ies))|wickeltisch(?:e|en)?|tables? a langer|cambiador(?:es)?',
    anyOf(isTag('changing_table', 'yes'), isTag('diaper', 'yes')),
  ],
  [
    '(?:a )?roofs?|shelters?|dach|uberdachung|unterstand|wartehauschen|wetterschutz|abris?|abribus|toits?|techos?|marquesinas?|cubierta',
    anyOf(hasTag('covered'), hasTag('shelter')),
  ],
  ['back ?rests?|(?:ruckenlehne|lehne)n?|dossiers?|respaldos?', isTag('backrest', 'yes')],
  [
    'contactless(?: payments?)?|kontaktlose[rmn]? (?:zahlung|bezahlung|bezahlen)|(?:paiement )?sans contact|pago sin contacto',
    isTag('payment:contactless', 'yes'),
  ],
  ['(?:a )?(?:beer ?gardens?|biergarten)', hasTag('beer_garden')],
  ['self[- ]service|selbstbedienung|libre[- ]service|autoservicio', isTag('self_service', 'yes')],
  ['live music|livemusik|live-musik', anyOf(hasTag('live_music'), isTag('music', 'live'))],
  ['(?:micro)?brewer(?:y|ies)|(?:eigene[rn]? )?brauerei', anyOf(hasTag('microbrewery'), hasTag('brewery'))],
  ['car ?wash(?:es)?|waschanlage|autowasche', isTag('car_wash', 'yes')],
  ['(?:cash machines?|atms?)|(?:geld|bank)automat(?:en)?', isTag('atm', 'yes')],
  [
    '(?:an? )?(?:emergency (?:department|room|ward)|a ?& ?e|notaufnahme|notfallaufnahme|ambulanz|(?:un )?(?:service d.|service des )?urgences|(?:servicio de )?urgencias)',
    isTag('emergency', 'yes'),
  ],
  [
    'handrails?|(?:treppen)?gelander|handlauf',
    anyOf(
      isTag('handrail', 'yes', 'left', 'right', 'both'),
      hasTag('handrail:left'),
      hasTag('handrail:right'),
      hasTag('handrail:center'),
    ),
  ],
  ['(?:wheelchair )?ramps?|rampen?|rampes?|rampas?', anyOf(hasTag('ramp'), hasTag('ramp:wheelchair'))],
  [
    'tactile paving|blindenleitsystem|bodenindikatoren',
    isTag('tactile_paving', 'yes', 'contrasted', 'primitive'),
  ],
  ['(?:a )?bench(?:es)?|(?:sitz)?bank(?:en)?', isTag('bench', 'yes')],
  [
    '(?:elevators?|lifts?|aufzugen?|aufzug|fahrstuhl(?:en?)?|ascenseurs?|ascensor(?:es)?)',
    anyOf(hasTag('elevator'), hasTag('lift'), isTag('highway', 'elevator')),
  ],
  [
    '(?:summit cross(?:es)?|cross(?:es)? (?:on|at) (?:the|their|its|top of the) (?:summit|top|peak)|gipfelkreuz(?:e|en)?)',
    isTag('summit:cross', 'yes'),
  ],
  ['(?:iata|iata airport)[- ]?codes?', hasTag('iata')],
  ['icao[- ]?codes?', hasTag('icao')],
  ['(?:a )?bars?', hasTag('bar')],
  ['(?:a )?restaurants?', hasTag('restaurant')],
  ['(?:fire ?places?|kamin)', hasTag('fireplace')],
  ['(?:a )?(?:log ?book|gipfelbuch)', hasTag('summit:register')],
  ['lighting|(?:street )?lights|beleuchtung', isTag('lit', 'yes', '24/7', 'automatic')],
  ['(?:lgbt|lgbtq|gay)(?:-friendly)?', isTag('lgbtq', 'welcome', 'primary', 'only', 'yes')],
  ['saunas?', hasTag('sauna')],
  ['high ?chairs?|hochstuhle?n?|kinderstuhle?n?', isTag('highchair', 'yes')],
  ['real ales?|cask ales?', hasTag('real_ale')],
  ['craft beers?', anyOf(hasTag('craft_beer'), hasTag('microbrewery'))],
  [
    'swings?|schaukeln?|balancoires?|columpios?',
    anyOf(isTag('playground:swing', 'yes'), isTag('playground', 'swing')),
  ],
  [
    '(?:a )?slides?|rutschen?|toboggans?|tobogan(?:es)?',
    anyOf(isTag('playground:slide', 'yes'), isTag('playground', 'slide')),
  ],
  [
    'sand ?(?:pits?|boxe?s?)|sandkasten?|bacs? a sable|areneros?',
    anyOf(isTag('playground:sandpit', 'yes'), isTag('playground', 'sandpit')),
  ],
  ['breakfast|fruhstuck|(?:petit[- ])?dejeuner|desayuno', isTag('breakfast', 'yes')],
  ['(?:the fuel )?(?:lpg|autogas|gpl|glp)', isTag('fuel:lpg', 'yes')],
  ['diesel', isTag('fuel:diesel', 'yes')],
  ['e10', isTag('fuel:e10', 'yes')],
  ['adblue', isTag('fuel:adblue', 'yes')],
  ['(?:(?:compressed )?natural gas|cng|erdgas)', isTag('fuel:cng', 'yes')],
  ['drinking water|trinkwasser|eau potable', isTag('drinking_water', 'yes')],
  [
    'free (?:entry|entrance|admission)|(?:freie[mnr]?|kostenlose[mnr]?) eintritt|entree (?:libre|gratuite)|entrada (?:libre|gratuita|gratis)',
    isTag('fee', 'no'),
  ],
  ['fees?|charge|gebuhr(?:en)?|kosten|eintritt', isTag('fee', 'yes')],
  [
    'web ?sites?|web ?pages?|home ?pages?|webseiten?|internetseiten?',
    anyOf(hasTag('website'), hasTag('contact:website'), hasTag('url')),
  ],
  ['(?:phone|telephone)(?: numbers?)?|telefon(?:nummer)?', anyOf(hasTag('phone'), hasTag('contact:phone'))],
  ['(?:known )?opening hours|offnungszeiten|horaires|horarios?', hasTag('opening_hours')],
  [
    'wikipedia (?:articles?|entr(?:y|ies)|pages?)|wikipedia-?(?:artikel|eintrag|seite)',
    anyOf(hasTag('wikipedia'), hasTag('wikidata')),
  ],
  ['e-?mails?(?: address(?:es)?)?|e-?mail-?adressen?', anyOf(hasTag('email'), hasTag('contact:email'))],
  ['names?|namen|noms?|nombres?', hasTag('name')],
  [
    `(?:known )?(?:elevations?|heights?|altitudes?)${bare}|hohen?(?:angaben?)?${bare}`,
    anyOf(hasTag('ele'), hasTag('height')),
  ],
  [
    '(?:an? )?lifeguards?|rettungsschwimmern?|badeaufsicht|bademeistern?',
    anyOf(isTag('lifeguard', 'yes'), isTag('supervised', 'yes')),
  ],
  ['(?:caravans?|wohnwagen|caravanes)', isTag('caravans', 'yes')],
  [
    '(?:motor ?homes?|camper ?vans?|wohnmobilen?)',
    anyOf(isTag('motorhome', 'yes'), isTag('caravans', 'yes')),
  ],
  ['(?:tents?|zelten?)', isTag('tents', 'yes')],
  [
    `(?:an? )?weight (?:limits?|restrictions?)${bare}|gewichts(?:beschrankung(?:en)?|limits?)${bare}`,
    hasTag('maxweight'),
  ],
  [
    `(?:an? )?height (?:limits?|restrictions?)${bare}|hohen(?:beschrankung(?:en)?|begrenzung(?:en)?)${bare}`,
    hasTag('maxheight'),
  ],
  [
    '(?:an? )?(?:cycle|bike|bicycle|cycling) ?(?:lanes?|tracks?|paths?)|(?:fahr)?rad(?:weg(?:en?)?|streifen|spur(?:en)?)',
    anyOf(
      ...['cycleway', 'cycleway:left', 'cycleway:right', 'cycleway:both'].map((key) =>
        isTag(key, 'lane', 'track', 'opposite_lane', 'opposite_track', 'shared_lane', 'yes'),
      ),
    ),
  ],
  [
    '(?:an? )?(?:sidewalks?|pavements?)|(?:geh(?:weg|steig)|burgersteig)(?:en?)?|trottoirs?',
    anyOf(
      isTag('sidewalk', 'yes', 'both', 'left', 'right', 'separate'),
      ...['left', 'right', 'both'].map((side) => isTag(`sidewalk:${side}`, 'yes', 'separate')),
    ),
  ],
  ...sockets,
  ...siteParts,
  ...wayParts,
];

/** What stands by itself and may be had or offered too: "do the cafés have takeaway". */
export const offered: Words = standalone.filter(([words]) =>
  /^(?:outdoor|take|drive|vegan|halal|kosher|gluten|wheelchair|organic)|^vegetarian/.test(words),
);
