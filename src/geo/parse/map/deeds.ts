/** What one does there stands for what there is: "where can I eat in Monaco", "where can I buy bread". */

import { activities } from './activities.ts';
import { cuisines } from './cuisines.ts';
import { readDrink } from './drinks.ts';
import { find, type Span, toPlain } from './plain.ts';
import { readRecycling } from './recycling.ts';
import { readSport } from './sports.ts';

/** What there is to see, whatever is done there. */
const seeing =
  /^(?:(?:what|which|things?|places?|something|anything|sights?)(?:.s| is| are| can| could| should| do)?(?: there| i| we| one| you)?(?: worth)? (?:to )?(?:see|visit|visiting|seeing|do)|was gibt es zu sehen|was kann man sehen|que (?:voir|visiter)|que (?:ver|visitar|hay que ver))(?![a-z])/d;
const asking =
  '(?:where|wo|ou|donde)(?: can| could| do| does| should| may| might| would| kann| konnen| konnte| konnten| darf| durfen| puis-je| peut-on| on peut| puedo| se puede| podemos)?(?: i| we| you| one| ich| man| wir| je| on)? ?(?:to |possibly |go )?';
const verbLast =
  'wo (?:kann|konnen|konnte|konnten|darf|durfen) (?:ich|man|wir)(?: mir)? (?<where>(?:in|im|auf|an|am|bei|beim|nahe|um|rund) .+?) (?:irgendwo |gut )?(?:mir )?';

const childrenLast =
  /^wo (?:konnen|konnten|durfen) (?:(?:meine|unsere|die) )?kinder (?<where>(?:in|im|auf|an|am|bei|beim|nahe|um|rund um|neben|in der nahe) .+?) spielen$/d;
const asked = /^(?:where|wo|ou|donde|somewhere) /;

/** Each deed behind the question, and in German with the verb at the end: "wo kann ich in Andorra parken". */
const deeds = activities.map(
  ([words, kind]) =>
    [
      new RegExp(`^(?:${asking}|somewhere to )(?:${words})(?![a-z])`, 'd'),
      new RegExp(`^${verbLast}(?:${words})$`, 'd'),
      kind,
    ] as const,
);

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
    'ski shops: skis skier schier',
    'sports shops: sportswear trainers sportkleidung turnschuhe sportschuhe',
    'tea shops: tea tee',
    'health food shops: supplements',
    'chemists: shampoo toothpaste zahnpasta seife',
    'phone shops: smartphones smartphone handys handy',
    'watch shops: watches watch uhren',
    'garden centres: plants pflanzen',
    'fabric shops: fabric fabrics stoffe',
    'post offices: stamps briefmarken timbres sellos',
    'instrument shops: instruments instrumente musikinstrumente guitar guitars violin violins piano pianos gitarre gitarren geige klavier guitare violon guitarra',
    'fishing tackle shops: tackle angelbedarf angelzubehor angelausrustung angeln angelruten',
    'pet shops: tierfutter hundefutter katzenfutter heimtierbedarf',
    'bridal shops: brautmode brautkleider hochzeitskleider',
    'carpet shops: carpets carpet teppiche alfombras tapis',
    'record shops: records vinyl schallplatten vinyles discos',
    'art supply shops: kunstlerbedarf',
    'craft shops: bastelbedarf',
    'electronics shops: fridge refrigerator kuhlschrank waschmaschine',
    'tyre shops: tyres tires reifen pneus neumaticos',
    'lighting shops: lamps lampen',
    'baby shops: babykleidung prams pram kinderwagen',
    'second hand shops: gebrauchtes trodel',
    'drinks stores: beer bier getranke drinks',
    'chocolate shops: chocolate chocolates schokolade pralinen chocolat',
    'outdoor shops: tent tents zelt zelte rucksack rucksacke',
    'hardware shops: nails screws schrauben nagel',
    'lift pass offices: skipasses skipass',
    'drinking water: trinkwasser',
  ].flatMap((line) => {
    const [kind, words] = line.split(': ') as [string, string];
    return words.split(' ').map((word) => [word, kind] as const);
  }),
);
/** Goods in two words by one that says the same. */
const inOneWord: readonly (readonly [RegExp, string])[] = [
  [/\bfishing (?:tackle|gear|rods?|equipment)\b/gi, 'tackle'],
  [/\bmusical instruments?\b/gi, 'instruments'],
  [/\b(?:pet|dog|cat) food\b/gi, 'tierfutter'],
  [/\bwedding dress(?:es)?\b/gi, 'brautkleider'],
  [/\b(?:running|hiking|football|walking) (?:shoes|boots)\b/gi, 'sportschuhe'],
  [/\bart supplies\b/gi, 'künstlerbedarf'],
  [/\b(?:ski|lift) ?(?:pass(?:es)?|tickets?)\b/gi, 'skipasses'],
  [/\b(?:drinking|drinkable|tap) water\b/gi, 'trinkwasser'],
];
const buying =
  /^(?:where |wo |ou |donde )?(?:(?:can|could|do|to|should|may|would) )?(?:(?:i|we|you|one) )?(?:to )?(?:buy|get|purchase) (?:some |a |an |fresh )?(?<what>[a-z]+)(?<rest> (?!(?:and|or|und|oder) ).*)?$/d;
const buyingIn =
  /^(?:wo (?:kann|konnte|konnen|konnten) (?:ich|man|wir)|wo kaufe ich) (?<rest>.+? )?(?:irgendwo )?(?:einen? |frische[sn]? )?(?<what>[a-z]+) (?:kaufen|bekommen|kriegen)$/d;
const buyingThere =
  /^wo (?:gibt es|gibt.?s|finde ich|bekomme ich|kriege ich|bekommt man|kriegt man) (?<rest>(?:in|im|bei|nahe|auf) .+? )(?:einen? |frische[sn]? )?(?<what>[a-z]+)(?: zu kaufen| zu kriegen)?$/d;
const buyingElsewhere =
  /^(?:ou (?:puis-je |peut-on |on peut )?acheter|donde (?:puedo |se puede )?comprar) (?:du |de la |des |de l.|un |una |unos )?(?<what>[a-z]+)(?<rest> (?!(?:and|or|und|oder) ).*)?$/d;
const selling =
  /^(?<lead>(?:.*? )?)(?:shops?|stores?|places?|magasins?|boutiques?|commerces?|tiendas?) (?:that sell|which sell|selling|for|(?:qui vendent?|vendant|que venden?)(?: des| du| de la| de l.| les)?) (?<what>[a-z]+)(?<rest> (?!(?:and|or|und|oder) ).*)?$/d;

/** "Läden für Musikinstrumente in Jena" */
const shopsForGerman =
  /^(?<lead>(?:.*? )?)(?:geschafte?n?|laden|fachgeschafte?n?) fur (?<what>[a-z]+)(?<rest> (?!(?:and|or|und|oder) ).*)?$/d;

/** What is mended → the kind of shop. */
const repairs: readonly (readonly [RegExp, string])[] = [
  [/^(?:bi(?:kes?|cycles?)|fahrrader)$/, 'bicycle repair shops'],
  [/^(?:cars?|autos)$/, 'car mechanics'],
  [/^(?:shoes?|schuhe)$/, 'cobblers'],
  [/^(?:watch(?:es)?|uhren)$/, 'watchmakers'],
];
const repairing =
  /^(?<lead>(?:.*? )?)(?:shops?|stores?|places?|workshops?) (?:that|which|where they) (?:repair|fix|mend) (?<what>[a-z]+)(?<rest> (?!(?:and|or|und|oder) ).*)?$/d;
/** "Geschäfte in Monaco, die Schuhe verkaufen" */
const sellingGerman =
  /^(?<lead>(?:.*? )?)(?:geschafte?n?|laden|shops?)(?<rest> .*?)?,? (?:die|das|der|wo man|in denen man) (?<what>[a-z]+) (?:verkaufen|verkauft|fuhren|anbieten|kaufen kann)(?<more>,? .*)?$/d;

/** "Where in Heidelberg can I buy flowers", "Wo in Heidelberg kann ich Blumen kaufen" */
const placeFirst = [
  /^where (?<where>(?:in|around|near|within) .+?) (?<ask>(?:can|could|may|do|should) (?:i|we|you|one)) (?<deed>.+)$/d,
  /^wo (?<where>(?:in|im|um|nahe|bei) .+?) (?<ask>(?:kann|konnte|konnen|darf) (?:ich|man|wir)) (?<deed>.+)$/d,
];

/** "I would like to …", "Ich möchte in Neapel Pizza essen", "Kann man in Encamp Tennis spielen": who wants to do it asks where. */
const wish =
  /^(?:(?:i|we) (?:want|need|(?:would|'d) (?:like|love)|wish|plan|hope|am going|are going) to|(?:i|we)'d (?:like|love) to|is it possible to|can (?:i|we|you|one)|kann (?:ich|man)|konnen wir|(?:ich|wir) (?:mochten?|will|wollen|wurden? gern[e]?)) /;

const romanceWishes: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:peut-on|puis-je|est-ce qu'on peut|est-il possible d[e'])|(?:je voudrais|j'aimerais|nous voudrions)) (?!trouver )/,
    'où',
  ],
  [/^(?:se puede|puedo|podemos|es posible|(?:quiero|quisiera|me gustaria|queremos)) (?!encontrar )/, 'dónde'],
];

/** @returns the question with where it may be done; undefined for what is no wish */
function wished(text: string): string | undefined {
  for (const [pattern, asks] of romanceWishes) {
    const span = find(pattern, text);
    if (span) return `${asks} ${text.slice(span.end)}`;
  }
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
  for (const said of [text, wished(text), inFirstPerson(text)]) {
    const done = said === undefined ? undefined : readPlace(said);
    if (done !== undefined) return done;
  }
  return undefined;
}

/** "Wo tanke ich in Encamp", "Wo bekomme ich in Bern Sushi" */
const firstPerson = /^wo (?<stem>[a-z]{2,})e (?:ich|man|wir) (?<rest>.+)$/d;

function inFirstPerson(text: string): string | undefined {
  const { stem, rest } = find(firstPerson, text)?.groups ?? {};
  return stem === undefined ? undefined : `wo kann ich ${rest} ${stem}en`;
}

/** "How many shops selling shoes": the shop by what it sells or mends, whatever is asked of it. */
export function withShops(said: string): string {
  const text = withGoods(said);
  const mended = find(repairing, text)?.groups;
  const mender = mended && repairs.find(([pattern]) => pattern.test(toPlain(mended.what!)))?.[1];
  if (mender) return mended.lead + mender + (mended.rest ?? '');
  for (const pattern of [selling, sellingGerman, shopsForGerman]) {
    const groups = find(pattern, text)?.groups;
    const kind = groups && goods.get(toPlain(groups.what!));
    if (kind) return groups.lead + kind + (groups.rest ?? '') + (groups.more ?? '');
  }
  return said;
}

const withGoods = (said: string): string =>
  inOneWord.reduce((words, [goods, word]) => words.replace(goods, word), said);

function readPlace(said: string): string | undefined {
  const drink = readDrink(said);
  if (drink !== undefined) return drink;
  const text = withGoods(said);
  for (const pattern of [buying, buyingIn, buyingThere, buyingElsewhere]) {
    const groups = find(pattern, text)?.groups;
    const kind = groups && goods.get(toPlain(groups.what!));
    if (kind) return `${kind} ${(groups.rest ?? '').trim()}`;
  }
  const sight = find(seeing, text);
  if (sight) return `tourist attractions ${text.slice(sight.end)}`;
  const seen = find(sights, text);
  if (seen) return `tourist attractions ${seen.groups.where}`;
  const recycled = readRecycling(text);
  if (recycled !== undefined) return recycled;
  const children = find(childrenLast, text);
  if (children) return `playgrounds ${children.groups.where}`;
  if (!asked.test(toPlain(text))) return undefined;
  const dishes = dish(find(eatenGerman, text));
  if (dishes !== undefined) return dishes;
  for (const [deed, last, kind] of deeds) {
    const span = find(deed, text);
    const dishes = span && kind === 'places to eat' ? readDishes(text.slice(span.end).trim()) : undefined;
    if (dishes !== undefined) return dishes;
    if (span) return `${kind} ${text.slice(span.end)}`;
    const where = find(last, text)?.groups.where;
    if (where !== undefined) return `${kind} ${where}`;
  }
  return dish(find(eaten, text)) ?? played(text);
}

const some = "(?:(?:some|an?|du|de la|des|de l'|une?|el|la|unos?|unas?|eine?n?) )?";
const dishList = new RegExp(
  `^(?<list>${some}[a-z]+(?: (?:or|and|ou|et|o|y|oder|und) ${some}[a-z]+)*)(?<where> (?:in|at|on|near|around|close|within|a|au|aux|en|dans|pres|cerca|im|am|bei) .+)?$`,
  'd',
);
const article = new RegExp(`^${some}`);

/** "(Manger) des sushis ou une pizza à Monaco": the places by what they serve. */
function readDishes(text: string): string | undefined {
  const { list, where = '' } = find(dishList, text)?.groups ?? {};
  const names = list === undefined ? [] : toPlain(list).split(/ (?:or|and|ou|et|o|y|oder|und) /);
  const kinds = names.map((name) => cuisines.get(name.replace(article, '')));
  if (kinds.length === 0 || kinds.some((kind) => kind === undefined)) return undefined;
  return `${kinds.map((kind) => `${kind!.replaceAll('_', ' ')} restaurants`).join(' or ')}${where}`;
}

/** "Where can I play chess in Paris", "wo kann man in Paris Schach spielen" */
const playing = new RegExp(
  `^${asking}(?:play|do|practi[sc]e) (?<sport>[a-z]+(?: [a-z]+)?)(?= (?:in|at|on|near|around|close|within)(?= )|$)`,
  'd',
);
const playingLast = new RegExp(`^${verbLast}(?<sport>[a-z]+) (?:spielen|treiben|machen|uben)$`, 'd');

function played(text: string): string | undefined {
  const first = find(playing, text);
  const said = first ?? find(playingLast, text);
  const sport = said?.groups.sport;
  if (!said || sport === undefined || !readSport(sport)) return undefined;
  return first ? `${sport}${text.slice(first.end)}` : `${sport} ${said.groups.where}`;
}

const dish = (said: Span | undefined): string | undefined =>
  said && cuisines.has(toPlain(said.groups.cuisine!).replace(/e?n?$/, ''))
    ? `${said.groups.cuisine} restaurants ${said.groups.where}`
    : undefined;

/** "Where can I eat Italian in Monaco", "wo kann man in Monaco italienisch essen" */
const eaten =
  /^where (?:can|could|do|to|may|should)? ?(?:i |we |you |one )?(?:eat|have|get|find) (?:an? |some |good )?(?<cuisine>[a-z]+)(?: food| dishes| cuisine| meals?)? (?<where>(?:in|at|on|near|around|close to|within) .+)$/d;
const eatenGerman =
  /^wo (?:kann|konnen|konnte|konnten) (?:ich|man|wir) (?:(?:gut|lecker) )?(?<where>(?:in|im|auf|an|am|bei|nahe) .+?) (?:(?:gut|lecker|einen?|eine) )?(?<cuisine>[a-z]+) (?:essen(?: gehen)?|bekommen|kriegen|finden|kaufen)$/d;
const sights =
  /^was (?:gibt es|(?:kann|konnte|konnen|sollte) (?:man|ich|wir)(?: mir| sich)?) (?<where>.+?) (?:zu sehen|sehen|besichtigen|anschauen|ansehen|besuchen|unternehmen)$/d;
