/** Words of place → the phrase that the spatial grammar reads: vague distances become figures, and every one is noted. */

import { GeoError } from '../../domain/errors.ts';
import { find, mostMapWords, PatternList, tidy, without } from './plain.ts';

/** How far "near" and "next to" reach. */
const nearMetres = 500;
const besideMetres = 100;
/** How far "along" a street or a river reaches, and "over" it. */
export const alongMetres = 100;
const crossMetres = 30;
/** 80 m a minute, as the real-estate trade counts. */
const walkMetres = 80;

const of = {
  en: (metres: number) => `within ${metres} m of `,
  de: (metres: number) => `im Umkreis von ${metres} m um `,
  fr: (metres: number) => `à moins de ${metres} m de `,
  es: (metres: number) => `a menos de ${metres} m de `,
};

/** Pattern, metres, language; a group `minutes` is a walk. */
const vague: readonly (readonly [RegExp, number, keyof typeof of])[] = (
  [
    [
      "(?:within )?(?:an? )?(?<minutes>\\d+)[- ]?min(?:ute)?s?'? (?:walk(?:ing)?(?: distance)?|on foot|by foot) (?:of|from|to|away from)",
      0,
      'en',
    ],
    [
      '(?<minutes>\\d+) ?(?:geh ?min(?:uten?)?|min(?:uten?)? (?:zu fus+|fus+weg|laufen))(?: entfernt)? (?:von|vom|zu|zum|zur)(?: de[rmn])?',
      0,
      'de',
    ],
    ["a (?:moins de )?(?<minutes>\\d+) ?min(?:utes?)? a pied (?:de|du|des|d')", 0, 'fr'],
    ['a (?:menos de )?(?<minutes>\\d+) ?min(?:utos?)? (?:a pie|andando|caminando) del?', 0, 'es'],
    [
      '(?:(?:within|in|at)(?: an?)?(?: easy| short)? walk(?:ing)?(?: distance)?|(?:within|in) (?:walking )?reach|walkable) (?:of|from|to)',
      10 * walkMetres,
      'en',
    ],
    [
      '(?:zu fus+|fus+laufig)(?: gut)?(?: erreichbar)? (?:von|vom|zu|zum|zur|ab)(?: de[rmn])?',
      10 * walkMetres,
      'de',
    ],
    [
      'in (?:laufnahe|gehnahe|laufweite|gehweite|fus+laufiger nahe|fus+laufiger entfernung) (?:de[rs]|des)',
      10 * walkMetres,
      'de',
    ],
    [
      'in (?:fus+?laufiger (?:entfernung|nahe)|fus+laufig|gehweite|gehentfernung|laufweite|laufnahe|laufentfernung|gehnahe)(?: erreichbar)? (?:von|vom|zu|zum|zur)(?: de[rmn])?',
      10 * walkMetres,
      'de',
    ],
    [
      'next to|beside|adjacent to|opposite(?: to)?|across (?:the street )?from|behind|in front of|right by',
      besideMetres,
      'en',
    ],
    ['neben|gegenuber(?: von| vom)?', besideMetres, 'de'],
    ["a cote (?:de|du|des|d')|en face (?:de|du|des|d')", besideMetres, 'fr'],
    ['al lado del?|junto al?|frente al?', besideMetres, 'es'],
    [
      'near(?: to)?|nearby|close to|not far from|in the (?:vicinity|area|neighbou?rhood) of',
      nearMetres,
      'en',
    ],
    [
      'in der nahe (?:von|vom|der|des)|nahe(?: bei| an)?(?: de[mrs])?|unweit(?: von| vom| der| des)?|beim?',
      nearMetres,
      'de',
    ],
    [
      "pres (?:de|du|des|d')|proches? (?:de|du|des)|a proximite (?:de|du|des)|aux alentours (?:de|du|des)",
      nearMetres,
      'fr',
    ],
    ['cerca del?|(?<!\\d ?(?:km|m|metros|kilometros) )alrededor del?', nearMetres, 'es'],
    [
      '(?:all )?along(?:side)?(?: the (?:banks?|shores?|course) of)?|on (?:both|either) sides? of|on the (?:banks?|shores?) of',
      alongMetres,
      'en',
    ],
    [
      'entlang(?: vo[nm])?(?: de[rsmn])?|langs(?: de[rsmn])?|am ufer (?:von|de[rsmn])|zu beiden seiten (?:von|de[rsmn])',
      alongMetres,
      'de',
    ],
    ["le long (?:de|du|des|d')|au bord (?:de|du|des|d')", alongMetres, 'fr'],
    ['a lo largo del?|a orillas del?|junto a las orillas del?', alongMetres, 'es'],
    ['(?:that )?(?:over|across|crossing|cross|spanning)', crossMetres, 'en'],
    ['uber(?: de[nrms]| die| das)?', crossMetres, 'de'],
  ] as const
).map(([words, metres, language]) => [
  new RegExp(`(?<=^|[ ,])(?:${words})(?: |(?<='))(?!\\d)`, 'd'),
  metres,
  language,
]);
/** Only at the beginning: "within 500 m around" says its distance. */
const around: readonly (readonly [RegExp, number, keyof typeof of])[] = (
  [
    ['around|round|by', nearMetres, 'en'],
    [
      'at(?= (?:the )?(?:(?:main|central|train|railway|bus|metro) )*(?:stations?|airport|harbou?r|port|castle|palace|casino|hospital|stadium|university|gate|tower|bridge|monument|column|fountain)(?= |,|$))',
      besideMetres,
      'en',
    ],
    [
      "at(?= (?:the )?(?:[a-z.'-]+ ){1,3}(?:gate|tower|bridge|monument|column|fountain)(?= |,|$))",
      besideMetres,
      'en',
    ],
    [
      "(?:am|an der|an dem)(?= (?:[a-z.'-]+ ){0,2}[a-z-]*(?:tor|turm|brucke|denkmal|saule|brunnen|kirche|museum|zoo|theater|oper|tower|gate)(?= |,|$))",
      besideMetres,
      'de',
    ],
    [
      '(?:am|an der|an dem)(?= (?:haupt|bus)?(?:fluss|bach|kanal|see|teich|bahnhof|flughafen|hafen|schloss|palast|casino|krankenhaus|stadion|universitat|rathaus|marktplatz|dom|kathedrale)(?= |,|$))',
      besideMetres,
      'de',
    ],
    ['(?:rund|rings) um|um', nearMetres, 'de'],
    ['autour (?:de|du|des)', nearMetres, 'fr'],
  ] as const
).map(([words, metres, language]) => [new RegExp(`^(?:${words}) (?!\\d)`, 'd'), metres, language]);

/** A preposition that only says "there", unless a phrase of distance or direction begins with it. */
const there =
  /^(?:located |situated )?(?:in|inside|within|at|on|throughout|through|across|from|of|durch|im|innerhalb(?: von)?|an|am|auf|von|a|au|aux|dans|en|sur|de|du|des|del|dentro del?|sobre) (?!\d|most |least |a radius|a distance|(?:the )?(?:north|south|east|west)|(?:einem )?umkreis|radius|(?:nord|sud|ost|west)|(?:un |le )?rayon|moins|plus|(?:un )?radio|menos|mas|l'(?:est|ouest)|norte|sur |este|oeste)/;
/** "The parish of Ordino" is Ordino; a city, a county or a province may be another place than its name alone. */
const commune =
  /\b(?:the )?(?:parish|municipality|commune|village|district|borough|neighbou?rhood|quarter|suburb) of (?=\p{Lu})|\b(?:der |die |dem |das )?(?:Gemeinde|Pfarrei|Dorf|Stadtteil|Ortsteil|Stadtbezirk|Stadtviertel|Viertel|Kiez) (?:von )?(?=\p{Lu})|\b(?:la )?(?:paroisse|commune) d(?:e |')(?=\p{Lu})|\b(?:le )?quartier (?:d(?:e |u |')(?:la )?)?(?=\p{Lu})|\b(?:la )?parroquia de (?=\p{Lu})|\b(?:el )?barrio del? (?:la )?(?=\p{Lu})/u;
/** The sea itself, where the grammar's "coast" would want a country. */
const sea = /\bthe (?:sea|seaside|coast|coastline|shore|seashore|water|waterfront)(?= |$)(?! of)/;

export const minsterKind = 'Kathedrale';
const minsterOf =
  /(?<=^|(?:^| )(?:vom|am|zum|beim|de[mns]|das|zwischen [^,]+ und) )munsters? (?=(?:in|von|zu|im) (?!westfalen|deutschland|nordrhein|nrw))|(?<=(?:^| )zwischen )munster (?=und [^,]+ in (?!westfalen|deutschland|nordrhein|nrw))/;

const farther =
  /^(?<rest>(?:more than|over|at least|farther than|further than) \d.* (?:from|of) .+) in (?<container>[^,]+)$/d;

const beyondIt =
  "(?:outside|auserhalb|ausserhalb)(?: of| vo[nm]| de[rs])? |(?:en dehors|hors|a l'exterieur) (?:de la |de l'|de |du |des |d')|fuera del? (?:la |las |los |el )?";
const outside = new RegExp(`^(?:${beyondIt})(?<place>.+) (?:in|a|en|dans) (?<container>[^,]+)$`, 'd');
const outsideAlone = new RegExp(`^(?:${beyondIt})(?<place>.+)$`, 'd');

/** "Outside Monaco-Ville", where nothing says outside in what: the rest of the map is meant.
 * @returns the place that is left out */
export const outsideOf = (where: string): string | undefined =>
  find(outside, tidy(where)) ? undefined : find(outsideAlone, tidy(where))?.groups.place;

/** "But not on a main road": a line has no inside. */
const notOn: readonly (readonly [RegExp, string])[] = [
  [
    /,? (?:but|and) not (?:on|along|beside|at)(?: (?:an?|any|the))?(?= [a-z])/d,
    ` but not within ${crossMetres} m of `,
  ],
  [
    /,? (?:aber|und|jedoch) nicht (?:an|auf|entlang|neben)(?: (?:einer|einem|der|dem))?(?= [a-z])/d,
    ` aber nicht im Umkreis von ${crossMetres} m um `,
  ],
];

const amount =
  '(?<amount>\\d+(?:[.,]\\d+)? ?(?:km|kilomet(?:re|er)s?|kilometern?|m|met(?:re|er)s?|metern?|miles?|mi|meilen|feet|ft|yards?))';
const nearness = new PatternList([...vague, ...around], ([pattern]) => [pattern]);

/** "Around Notre Dame within 3 km": the distance that is said counts, not the one that "around" stands for. */
const saidDistance: readonly (readonly [RegExp, (amount: string, place: string) => string])[] = [
  [
    new RegExp(
      `^(?:around|round|near(?: to)?|close to|by|in the (?:vicinity|area|neighbou?rhood) of) (?<place>.+?),? (?:that (?:is|are) )?(?:(?:with)?in|inside|up to|at (?:most|maximum)|max(?:imum|imally)?|no (?:more|farther|further) than|not (?:more|farther|further) than|less than|under)(?: an?)?(?: (?:radius|distance|range|circle))?(?: of)? ${amount}(?: (?:away|distance|radius|distant))?(?<rest> in .+)?$`,
      'd',
    ),
    (amount, place) => `within ${amount} of ${place}`,
  ],
  [
    new RegExp(
      `^(?:(?:rund|rings) um|um|in der nahe(?: von| vom| der| des)?|nahe|bei|beim)(?: (?:de[rnms]|das|die))? (?<place>.+?),? (?:im umkreis|in einem (?:umkreis|radius|abstand)|im radius|hochstens|maximal|bis zu|weniger als|innerhalb)(?: von)? ${amount}(?: (?:entfernt|weg|entfernung))?(?<rest> in .+)?$`,
      'd',
    ),
    (amount, place) => `im Umkreis von ${amount} um ${place}`,
  ],
];

export interface SpatialPhrase {
  readonly phrase: string;
  readonly notes: readonly string[];
  /** It speaks of what lies along something. */
  readonly along: boolean;
  /** `minsterKind` stands for "Münster", which alone would be the city. */
  readonly minster?: true;
}

/** What people call a centre has no limit on the map. */
const centre =
  /^(?:in |im |dans |en |a |au |around )?(?:the |der |dem |le |el |la )?(?:zentrum|stadtzentrum|stadtmitte|innenstadt|(?:city |town |village )?cent(?:re|er)|downtown|centre-ville|centro) (?:of |von |de |du |del |d')(?<town>.+)$/d;

/** "At most in Graz": what bounds nothing was not understood. */
const boundless =
  /(?<=^| )(?:at (?:most|least)|hochstens|mindestens|maximal|wenigstens|au (?:plus|moins)|como maximo|al menos)(?= |$)(?!(?: [^ ]+){1,6}? ?(?:k?m|kilo|met|mil|meil|yard|yd|f(?:ee|oo)?t|min|nm|naut|see))/;

/** @throws GeoError `query_not_understood` for a place without limits, an amount without a number `query_too_long` */
export function toSpatialPhrase(where: string): SpatialPhrase {
  const middle = find(centre, tidy(where));
  if (middle) {
    throw new GeoError('query_not_understood', `“${tidy(where)}” has no limits on the map.`, {
      fix: `Name a district, or ask for example “within 1 km of the town hall in ${middle.groups.town}”.`,
    });
  }
  const amount = find(boundless, tidy(where));
  if (amount) {
    const said = tidy(where).slice(amount.index, amount.end);
    throw new GeoError('query_not_understood', `“${said}” needs a number and a unit behind it.`, {
      fix: `Write for example “at most 2 km from …”, or leave “${said}” out.`,
    });
  }
  const notes: string[] = [];
  let phrase = tidy(where);
  let along = false;
  // "Vom Münster in Straßburg": with its article it is the church, not the city.
  const minster = find(minsterOf, phrase);
  if (minster) phrase = without(phrase, minster, `${minsterKind} `);
  for (const [pattern, put] of saidDistance) {
    const said = find(pattern, phrase)?.groups;
    if (said) phrase = `${put(said.amount!, said.place!)}${said.rest ?? ''}`;
  }
  const { items } = nearness;
  for (let at = nearness.next(0, phrase); at < items.length; at = nearness.next(at + 1, phrase)) {
    const [pattern, metres, language] = items[at]!;
    for (let span = find(pattern, phrase); span; span = find(pattern, phrase)) {
      // No figure that is put in can be found again, so each turn leaves a vague word less: this is only a guard.
      if (notes.length >= mostMapWords) {
        throw new GeoError('query_too_long', 'The query names too many vague distances; ask in fewer words.');
      }
      // "Kings Cross" crosses nothing: within a phrase a capital letter is a name's.
      if (span.index > 0 && /^[\p{Lu}]/u.test(phrase.slice(span.index).trimStart())) break;
      const { minutes } = span.groups;
      const reach = minutes === undefined ? metres : Number(minutes) * walkMetres;
      notes.push(`“${phrase.slice(span.index, span.end).trim()}” is read as within ${reach} m`);
      along ||= metres === alongMetres || metres === crossMetres;
      phrase = without(phrase, span, of[language](reach));
    }
  }
  for (const [pattern, put] of notOn) {
    const line = find(pattern, phrase);
    if (!line) continue;
    notes.push(`“${phrase.slice(line.index, line.end).trim()}” leaves out what is within ${crossMetres} m`);
    phrase = without(phrase, line, put);
    // Both are in the town behind them.
    const town = find(/^(?<rest>.+) in (?<container>[^,]+)$/d, phrase)?.groups;
    if (town) phrase = `${town.container}, ${town.rest}`;
  }
  // "More than 500 m from the casino in Monaco" takes away from Monaco.
  const beyond = find(farther, phrase);
  if (beyond) phrase = `${beyond.groups.container}, ${beyond.groups.rest}`;
  // "Outside Monte Carlo in Monaco" is the rest of Monaco.
  const outer = find(outside, phrase)?.groups;
  if (outer) phrase = `${outer.container} except ${outer.place}`;
  // "Les bars d'Annecy", "près de l'Arc de Triomphe"; within a name the article stays.
  phrase = phrase.replace(/^d['’](?=\p{L})/u, '').replace(/^(à moins de \d+ m de )l['’](?=\p{L})/u, '$1');
  const preposition = find(there, phrase);
  if (preposition) phrase = phrase.slice(preposition.end);
  // "Sur l'A 6"
  phrase = phrase.replace(/^l['’](?=\p{L}{1,2}[ -]?\d)/u, '');
  // "The river Valira" is the Valira.
  phrase = phrase.replace(/\b(?:river|stream|fluss|rivière|fleuve|río) (?=\p{Lu})/u, '');
  phrase = phrase.replace(commune, '');
  const shore = find(sea, phrase);
  if (shore) phrase = without(phrase, shore, 'the seafront');
  return { phrase: phrase.trim(), notes, along, ...(minster && { minster: true as const }) };
}
