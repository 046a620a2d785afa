/** What one does there stands for what there is: "where can I eat in Monaco", "where can I buy bread". */

import { cuisines } from './cuisines.ts';
import { find, toPlain } from './plain.ts';

const deeds: readonly (readonly [RegExp, string])[] = (
  [
    [
      '(?:what|which|things?|places?|something|anything|sights?)(?:.s| is| are| can| could| should| do)?(?: there| i| we| one| you)?(?: worth)? (?:to )?(?:see|visit|visiting|seeing|do)|was gibt es zu sehen|was kann man sehen|que (?:voir|visiter)|que (?:ver|visitar|hay que ver)',
      'tourist attractions',
    ],
    ['eat|have (?:lunch|dinner|breakfast)|dine|essen|manger|comer', 'places to eat'],
    ['(?:have )?(?:a )?drinks?|trinken|boire|beber', 'places to drink'],
    ['sleep|stay|spend the night|schlafen|ubernachten|dormir|loger|alojarse', 'places to stay'],
    [
      '(?:park|leave|lock)(?: up)? (?:my|our|the|a) bi(?:kes?|cycles?)|(?:(?:mein|das|ein|unsere) )?fahrrad(?:er)? (?:abstellen|parken)|garer mon velo|aparcar (?:la |mi )?bici(?:cleta)?',
      'bicycle parking',
    ],
    ['(?:go )?ski(?:ing)?|ski fahren|skifahren|skilaufen|skier|faire du ski|esquiar', 'ski resorts'],
    ['(?:go )?hik(?:e|ing)|wandern(?: gehen)?|faire de la randonnee|hacer senderismo', 'hiking trails'],
    [
      '(?:(?:my|our|the) )?(?:kids|children) play|(?:(?:meine|unsere|die) )?kinder spielen|(?:mes |les )?enfants jouer',
      'playgrounds',
    ],
    [
      '(?:get|have|drink|buy) (?:an? |some )?coffee|(?:einen )?kaffee trinken|(?:boire|prendre) un cafe|tomar (?:un )?cafe',
      'cafes',
    ],
    [
      'park(?: (?:my|our|the|a) cars?)?|(?:(?:mein|das|unser|ein) auto )?parken|se garer|garer ma voiture|aparcar(?: el coche)?',
      'parking',
    ],
    [
      '(?:go )?swimming|go for a swim|swim|bathe|schwimmen(?: gehen)?|baden(?: gehen)?|nager|nadar',
      'swimming pools and beaches',
    ],
    [
      'go shopping|shop|einkaufen(?: gehen)?|faire les courses|(?:ir|hacer) (?:de )?(?:la )?compras?',
      'shops',
    ],
    [
      'refuel|fill up|get (?:petrol|gas|fuel)|(?:benzin |diesel )?tanken|faire le plein|repostar',
      'petrol stations',
    ],
    [
      '(?:get|withdraw|take out) (?:some )?(?:cash|money)|(?:bar)?geld (?:abheben|holen)|retirer de l.argent|sacar dinero',
      'atms',
    ],
    [
      'charge (?:my|an?|the) (?:car|ev|electric (?:car|vehicle))|(?:(?:mein|das|ein|unser) )?(?:e-?|elektro)?auto (?:auf)?laden|(?:auf)?laden',
      'charging stations',
    ],
    [
      '(?:rent|hire|borrow) (?:a )?bi(?:ke|cycle)s?|(?:ein )?(?:fahrrad|fahrrader|rad|rader) (?:aus)?(?:leihen|mieten)|louer un velo|alquilar (?:una )?bici(?:cleta)?',
      'bike rental',
    ],
    [
      '(?:rent|hire) (?:a )?cars?|(?:ein )?(?:auto|autos) (?:aus)?(?:leihen|mieten)|louer une voiture|alquilar un coche',
      'car rental',
    ],
    [
      '(?:post|mail|send) (?:a |my |an? )?(?:letters?|postcards?|parcels?)|(?:(?:einen|meinen) )?(?:brief|briefe|postkarten?) (?:einwerfen|aufgeben|verschicken|abschicken)',
      'post boxes and post offices',
    ],
    ['(?:play )?tennis spielen|play tennis', 'tennis courts'],
    [
      '(?:watch|see) (?:an? |some )?(?:movies?|films?)|go to the (?:cinema|movies)|(?:(?:einen|ein paar) )?filme? (?:sehen|schauen|anschauen)|ins kino gehen',
      'cinemas',
    ],
    ['do sports?|play sports?|sport (?:treiben|machen)', 'sports centres'],
    [
      '(?:get|have) (?:my|our|a) (?:shoes?) (?:repaired|mended|fixed)|(?:(?:meine|die) )?schuhe reparieren(?: lassen)?',
      'cobblers',
    ],
    [
      '(?:(?:get|have) )?(?:(?:my|our|a) )?bi(?:ke|cycle) (?:repaired|fixed|mended)|(?:repair|fix) (?:my|our|a) bi(?:ke|cycle)|(?:(?:mein|unser|ein) )?fahrrad reparieren(?: lassen)?',
      'bicycle repair shops',
    ],
    [
      '(?:get|have) (?:my|our|a) car (?:repaired|fixed|serviced)|(?:(?:mein|unser|ein) )?auto reparieren(?: lassen)?',
      'car mechanics',
    ],
    ['(?:get|have) (?:a haircut|my hair cut)|(?:mir )?die haare schneiden(?: lassen)?', 'hairdressers'],
    ['play golf|golf spielen', 'golf courses'],
    ['(?:go )?camp(?:ing)?|pitch (?:a|my|our) tent|zelten|campen|camper|acampar', 'campsites'],
    ['work out|exercise|trainieren', 'gyms'],
    ['dance|tanzen|danser|bailar', 'nightclubs'],
  ] as const
).map(([words, kind]) => [
  new RegExp(
    kind === 'tourist attractions'
      ? `^(?:${words})\\b`
      : `^(?:where|wo|ou|donde)(?: can| could| do| should| may| might| would| kann| konnen| konnte| konnten| darf| durfen| puis-je| peut-on| on peut| puedo| se puede| podemos)?(?: i| we| you| one| ich| man| wir| je| on)? ?(?:to |possibly |go )?(?:${words})\\b|^somewhere to (?:${words})\\b`,
  ),
  kind,
]);

/** What is bought, folded → the kind of shop that has it. */
const goods: ReadonlyMap<string, string> = new Map(
  [
    'bakeries: bread brot brotchen pain pan rolls baguettes croissants cake kuchen',
    'butchers: meat fleisch wurst viande carne sausages',
    'fishmongers: fish fisch poisson pescado',
    'florists: flowers blumen fleurs flores',
    'greengrocers: vegetables fruit gemuse obst fruits legumes fruta verdura',
    'supermarkets: groceries food lebensmittel milk milch comida',
    'book shops: books bucher livres libros',
    'shoe shops: shoes schuhe chaussures zapatos',
    'clothes shops: clothes clothing kleidung kleider vetements ropa',
    'pharmacies: medicine medicines drugs medikamente medizin medicaments medicinas',
    'newsagents and kiosks: newspapers newspaper magazines zeitungen zeitung journaux periodicos',
    'tobacco shops: cigarettes tobacco zigaretten tabak tabac tabaco',
    'opticians: glasses spectacles brillen brille lunettes gafas',
    'bicycle shops: bikes bicycles bike bicycle fahrrader fahrrad velos bicicletas',
    'toy shops: toys spielzeug jouets juguetes',
    'furniture shops: furniture mobel meubles muebles',
    'electronics shops: electronics elektronik computers computer',
    'jewelry shops: jewelry jewellery schmuck bijoux joyas',
    'wine shops: wine wein vin vino',
    'cheese shops: cheese kase fromage queso',
    'stationery shops: stationery paper schreibwaren papier papeterie papel',
    'petrol stations: petrol gas fuel benzin diesel essence gasolina',
    'ice cream: eis glace helado',
    'hardware stores: tools hardware werkzeug',
    'gift shops: gifts souvenirs presents geschenke cadeaux regalos',
    'perfumeries: perfume parfum',
    'post offices: stamps briefmarken timbres sellos',
  ].flatMap((line) => {
    const [kind, words] = line.split(': ') as [string, string];
    return words.split(' ').map((word) => [word, kind] as const);
  }),
);
const buying =
  /^(?:where |wo |ou |donde )?(?:(?:can|could|do|to|should|may|would) )?(?:(?:i|we|you|one) )?(?:to )?(?:buy|get|purchase) (?:some |a |an |fresh )?(?<what>[a-z]+)(?<rest> .*)?$/d;
const buyingIn =
  /^(?:wo (?:kann|konnte|konnen|konnten) (?:ich|man|wir)|wo kaufe ich) (?<rest>.+? )?(?:irgendwo )?(?:einen? |frische[sn]? )?(?<what>[a-z]+) (?:kaufen|bekommen|kriegen)$/d;
const buyingThere =
  /^wo (?:gibt es|gibt.?s|finde ich|bekomme ich|kriege ich|bekommt man|kriegt man) (?<rest>(?:in|im|bei|nahe|auf) .+? )(?:einen? |frische[sn]? )?(?<what>[a-z]+)(?: zu kaufen| zu kriegen)?$/d;
const buyingElsewhere =
  /^(?:ou (?:puis-je |peut-on |on peut )?acheter|donde (?:puedo |se puede )?comprar) (?:du |de la |des |de l.|un |una |unos )?(?<what>[a-z]+)(?<rest> .*)?$/d;
const selling =
  /^(?<lead>.*?)(?:shops?|stores?|places?) (?:that sell|which sell|selling|for) (?<what>[a-z]+)(?<rest> .*)?$/d;

/** What is mended → the kind of shop. */
const repairs: readonly (readonly [RegExp, string])[] = [
  [/^(?:bi(?:kes?|cycles?)|fahrrader)$/, 'bicycle repair shops'],
  [/^(?:cars?|autos)$/, 'car mechanics'],
  [/^(?:shoes?|schuhe)$/, 'cobblers'],
  [/^(?:watch(?:es)?|uhren)$/, 'watchmakers'],
];
const repairing =
  /^(?<lead>.*?)(?:shops?|stores?|places?|workshops?) (?:that|which|where they) (?:repair|fix|mend) (?<what>[a-z]+)(?<rest> .*)?$/d;
/** "Geschäfte in Monaco, die Schuhe verkaufen" */
const sellingGerman =
  /^(?<lead>.*?)(?:geschafte?|laden|shops?)(?<rest> .*?)?,? (?:die|das|der|wo man|in denen man) (?<what>[a-z]+) (?:verkaufen|verkauft|fuhren|anbieten|kaufen kann)$/d;

/** "Where in Heidelberg can I buy flowers", "Wo in Heidelberg kann ich Blumen kaufen" */
const placeFirst = [
  /^where (?<where>(?:in|around|near|within) .+?) (?<ask>(?:can|could|may|do|should) (?:i|we|you|one)) (?<deed>.+)$/d,
  /^wo (?<where>(?:in|im|um|nahe|bei) .+?) (?<ask>(?:kann|konnte|konnen|darf) (?:ich|man|wir)) (?<deed>.+)$/d,
];

/** "I would like to …", "Ich möchte in Neapel Pizza essen", "Kann man in Encamp Tennis spielen": who wants to do it asks where. */
const wish =
  /^(?:(?:i|we) (?:want|need|(?:would|'d) (?:like|love)|wish|plan|hope|am going|are going) to|(?:i|we)'d (?:like|love) to|is it possible to|can (?:i|we|you|one)|kann (?:ich|man)|konnen wir|(?:ich|wir) (?:mochten?|will|wollen|wurden? gern[e]?)) /;

/** @returns the question with where it may be done; undefined for what is no wish */
function wished(text: string): string | undefined {
  const span = find(wish, text);
  if (!span) return undefined;
  const rest = text.slice(span.end).replace(/^(?:gern[e]?|possibly|bitte) /i, '');
  const isGerman = /(?:kann|konnen|ich|wir) /.test(toPlain(text.slice(0, span.end)));
  return isGerman
    ? `wo kann ich ${rest.replace(/ (?:irgendwo|wo) /, ' ')}`
    : `where to ${rest.replace(/ (?:anywhere|somewhere) /, ' ')}`;
}

/** @returns the question with the kind in the place of what is done there; undefined where nothing is */
export function readDeed(text: string): string | undefined {
  for (const pattern of placeFirst) {
    const groups = find(pattern, text)?.groups;
    const german = groups && /^wo/i.test(text);
    const done =
      groups &&
      readPlace(
        german
          ? `wo ${groups.ask} ${groups.where} ${groups.deed}`
          : `where ${groups.ask} ${groups.deed} ${groups.where}`,
      );
    if (done !== undefined) return done;
  }
  const where = wished(text);
  return readPlace(text) ?? (where === undefined ? undefined : readPlace(where));
}

function readPlace(text: string): string | undefined {
  const mended = find(repairing, text)?.groups;
  const mender = mended && repairs.find(([pattern]) => pattern.test(toPlain(mended.what!)))?.[1];
  if (mender) return `${mender} ${(mended.rest ?? '').trim()}`;
  for (const pattern of [buying, buyingIn, buyingThere, buyingElsewhere, selling, sellingGerman]) {
    const groups = find(pattern, text)?.groups;
    const kind = groups && goods.get(groups.what!.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
    if (kind) return `${kind} ${(groups.rest ?? '').trim()}`;
  }
  for (const [deed, kind] of deeds) {
    const span = find(deed, text);
    if (span) return `${kind} ${text.slice(span.end)}`;
  }
  const seen = find(sights, text);
  if (seen) return `tourist attractions ${seen.groups.where}`;
  const cooked = find(eatenGerman, text)?.groups ?? find(eaten, text)?.groups;
  if (cooked && cuisines.has(toPlain(cooked.cuisine!).replace(/e?n?$/, '')))
    return `${cooked.cuisine} restaurants ${cooked.where}`;
  // "Wo kann ich in Andorra parken": the verb comes last.
  const verbLast = find(german, text);
  const deed =
    verbLast &&
    deeds.find(
      ([pattern]) =>
        find(
          pattern,
          `wo kann ich ${verbLast.groups.who ?? ''} ${verbLast.groups.verb!}`.replace('  ', ' '),
        ) !== undefined,
    );
  return deed && `${deed[1]} ${verbLast.groups.where}`;
}

/** "Where can I eat Italian in Monaco", "wo kann man in Monaco italienisch essen" */
const eaten =
  /^where (?:can|could|do|to|may|should)? ?(?:i |we |you |one )?(?:eat|have|get|find) (?:an? |some |good )?(?<cuisine>[a-z]+)(?: food| dishes| cuisine| meals?)? (?<where>(?:in|at|on|near|around|close to|within) .+)$/d;
const eatenGerman =
  /^wo (?:kann|konnen|konnte|konnten) (?:ich|man|wir) (?:(?:gut|lecker) )?(?<where>(?:in|im|auf|an|am|bei|nahe) .+?) (?:(?:gut|lecker) )?(?<cuisine>[a-z]+) essen(?: gehen)?$/d;
const sights = /^was (?:gibt es|kann man) (?<where>.+?) (?:zu sehen|sehen|besichtigen)$/d;
const german =
  /^wo (?:kann|konnen|konnte|konnten|darf|durfen) (?:ich|man|wir|(?<who>(?:meine|unsere) kinder)) (?<where>(?:in|im|auf|an|am|bei|nahe) .+?) (?:irgendwo |gut )?(?<verb>(?:(?:mein|das|ein|einen|unser|meinen) \S+ )?(?:(?:geld|bargeld|tennis|golf|ski|kaffee|fahrrader|rader|briefe|postkarten|autos) )?[a-z]+en(?: gehen| lassen)?)$/d;
