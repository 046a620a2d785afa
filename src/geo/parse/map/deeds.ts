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
    ['drink|have a drink|trinken|boire|beber', 'places to drink'],
    ['sleep|stay|spend the night|schlafen|ubernachten|dormir|loger|alojarse', 'places to stay'],
    [
      '(?:park|leave|lock)(?: up)? (?:my|our|the|a) bi(?:kes?|cycles?)|(?:mein |das )?fahrrad (?:abstellen|parken)|garer mon velo|aparcar (?:la |mi )?bici(?:cleta)?',
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
      'park(?: (?:my|the|a) car)?|(?:mein auto |das auto )?parken|se garer|garer ma voiture|aparcar(?: el coche)?',
      'parking',
    ],
    ['swim|schwimmen|baden|nager|nadar', 'swimming pools and beaches'],
    [
      'go shopping|shop|einkaufen(?: gehen)?|faire les courses|(?:ir|hacer) (?:de )?(?:la )?compras?',
      'shops',
    ],
    ['refuel|get (?:petrol|gas|fuel)|tanken|faire le plein|repostar', 'petrol stations'],
    ['(?:get|withdraw) (?:cash|money)|geld abheben|retirer de l.argent|sacar dinero', 'atms'],
    [
      'charge (?:my|an?|the) (?:car|ev|electric (?:car|vehicle))|(?:mein |das |ein )?(?:e-?|elektro)?auto (?:auf)?laden|laden',
      'charging stations',
    ],
    [
      '(?:rent|hire) (?:a )?bi(?:ke|cycle)s?|ein fahrrad (?:leihen|mieten)|louer un velo|alquilar (?:una )?bici(?:cleta)?',
      'bike rental',
    ],
    [
      '(?:rent|hire) (?:a )?cars?|ein auto (?:leihen|mieten)|louer une voiture|alquilar un coche',
      'car rental',
    ],
    [
      'post (?:a )?letters?|send (?:a )?(?:letters?|parcels?)|(?:einen )?brief (?:einwerfen|aufgeben)',
      'post boxes and post offices',
    ],
    ['play tennis|tennis spielen', 'tennis courts'],
    ['play golf|golf spielen', 'golf courses'],
    ['camp|zelten|campen|camper|acampar', 'campsites'],
    ['work out|exercise|trainieren', 'gyms'],
    ['dance|tanzen|danser|bailar', 'nightclubs'],
  ] as const
).map(([words, kind]) => [
  new RegExp(
    kind === 'tourist attractions'
      ? `^(?:${words})\\b`
      : `^(?:where|wo|ou|donde)(?: can| could| do| should| kann| konnen| konnte| puis-je| peut-on| on peut| puedo| se puede| podemos)?(?: i| we| you| one| ich| man| wir| je| on)? ?(?:to |possibly |go )?(?:${words})\\b|^somewhere to (?:${words})\\b`,
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
  /^(?:where |wo |ou |donde )?(?:(?:can|could|do|to|should) )?(?:(?:i|we|you|one) )?(?:to )?(?:buy|get|purchase) (?:some |a |an |fresh )?(?<what>[a-z]+)(?<rest> .*)?$/d;
const buyingIn =
  /^(?:wo kann (?:ich|man)|wo kaufe ich) (?<rest>.+? )?(?:einen? |frische[sn]? )?(?<what>[a-z]+) (?:kaufen|bekommen|kriegen)$/d;
const buyingThere =
  /^wo (?:gibt es|gibt.?s|finde ich|bekomme ich|kriege ich|bekommt man|kriegt man) (?<rest>(?:in|im|bei|nahe|auf) .+? )(?:einen? |frische[sn]? )?(?<what>[a-z]+)(?: zu kaufen| zu kriegen)?$/d;
const buyingElsewhere =
  /^(?:ou (?:puis-je |peut-on |on peut )?acheter|donde (?:puedo |se puede )?comprar) (?:du |de la |des |de l.|un |una |unos )?(?<what>[a-z]+)(?<rest> .*)?$/d;
const selling =
  /^(?<lead>.*?)(?:shops?|stores?|places?) (?:that sell|which sell|selling|for) (?<what>[a-z]+)(?<rest> .*)?$/d;

/** @returns the question with the kind in the place of what is done there; undefined where nothing is */
export function readDeed(text: string): string | undefined {
  for (const pattern of [buying, buyingIn, buyingThere, buyingElsewhere, selling]) {
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
  /^where (?:can|could|do|to)? ?(?:i |we |you |one )?(?:eat|have|get|find) (?<cuisine>[a-z]+)(?: food| dishes| cuisine| meals?)? (?<where>(?:in|at|on|near|around|close to|within) .+)$/d;
const eatenGerman =
  /^wo (?:kann|konnen) (?:ich|man|wir) (?:(?:gut|lecker) )?(?<where>(?:in|im|auf|an|am|bei|nahe) .+?) (?:(?:gut|lecker) )?(?<cuisine>[a-z]+) essen(?: gehen)?$/d;
const sights = /^was (?:gibt es|kann man) (?<where>.+?) (?:zu sehen|sehen|besichtigen)$/d;
const german =
  /^wo (?:kann|konnen|darf|durfen) (?:ich|man|wir|(?<who>(?:meine|unsere) kinder)) (?<where>(?:in|im|auf|an|am|bei|nahe) .+?) (?<verb>(?:(?:mein|das|ein|einen) \S+ )?(?:geld |tennis |golf |ski |kaffee )?[a-z]+en(?: gehen)?)$/d;
