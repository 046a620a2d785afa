/** What a query asks of features besides their kind: "wheelchair accessible", "with outdoor seating", "vegan", "24/7". */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { geodesicArea } from '../../geometry/area.ts';
import type { Tags } from '../../osm/entities.ts';
import { find, tidy, without } from './plain.ts';

export interface Condition {
  /** How it was read, as tags: "wheelchair=yes|designated". */
  readonly reading: string;
  holds(tags: Tags, geometry: Geometry): boolean;
}

/** @param values  any of them; none for any value but "no" */
export function hasTag(key: string, ...values: string[]): Condition {
  return {
    reading: values.length === 0 ? key : `${key}=${values.join('|')}`,
    holds(tags) {
      const value = tags[key];
      if (value === undefined) return false;
      return values.length === 0
        ? value !== 'no'
        : value.split(';').some((part) => values.includes(part.trim()));
    },
  };
}

const anyOf = (...conditions: Condition[]): Condition => ({
  reading: conditions.map(({ reading }) => reading).join(' or '),
  holds: (tags, geometry) => conditions.some((condition) => condition.holds(tags, geometry)),
});

const diet = (name: string) => anyOf(hasTag(`diet:${name}`, 'yes', 'only'), hasTag('cuisine', name));
export const wireless = anyOf(
  hasTag('internet_access', 'wlan', 'wifi', 'yes', 'free'),
  hasTag('wifi', 'yes', 'free'),
);
const freeWireless: Condition = {
  reading: `${wireless.reading}, internet_access:fee≠yes`,
  holds: (tags, geometry) => wireless.holds(tags, geometry) && tags['internet_access:fee'] !== 'yes',
};

/** Pattern over plain letters → condition; English, German, French and Spanish in one line. */
const standalone: readonly (readonly [string, Condition])[] = [
  [
    'wheelchair[- ](?:accessible|friendly|access)|accessible (?:by|for|to|with) (?:a )?wheelchairs?(?: users)?|rollstuhlgerechte?[nrs]?|barrierefreie?[nrs]?|accessibles? (?:aux|en) fauteuils? roulants?|accesibles? (?:en|para|con) sillas? de ruedas',
    hasTag('wheelchair', 'yes', 'designated'),
  ],
  [
    '(?:open |offene? |ouvert\\w* |abiert\\w* )?(?:24 ?/ ?7|24 ?h ?/ ?24|24[- ](?:hours?|hrs?|h)(?: a day)?|twenty[- ]four hours|around the clock|rund um die uhr|24 stunden|24 heures(?: sur 24)?|24 horas)(?: open| geoffnet)?',
    { reading: 'opening_hours=24/7', holds: (tags) => /^24\/7/.test(tags.opening_hours ?? '') },
  ],
  [
    'outdoor (?:seating|seats|tables|dining)|(?:outside|open[- ]air) (?:seating|seats|tables)|tables outside|seats outside|terraces?|terrasses?|auss?en(?:bereich|platzen?)|terrazas?',
    hasTag('outdoor_seating'),
  ],
  [
    '(?:free|gratis|kostenlosem|gratuit|gratuita) (?:wi-?fi|wlan|internet)|wi-?fi gratuit|wifi gratis',
    freeWireless,
  ],
  ['take[- ]?(?:away|out)|zum mitnehmen|a emporter|para llevar', hasTag('takeaway', 'yes', 'only')],
  ['drive[- ]?(?:through|thru)', hasTag('drive_through', 'yes')],
  ['vegan(?:e[nrs]?|s|es|os|as)?(?: food| options?| dishes)?', diet('vegan')],
  [
    'vegetarian[oa]?s?(?: food| options?| dishes)?|vegetarische[nrs]?|vegetarien(?:ne)?s?',
    anyOf(diet('vegetarian'), hasTag('diet:vegan', 'yes', 'only')),
  ],
  ['halal(?: food)?', diet('halal')],
  ['kosher(?: food)?|koschere?[nrs]?|casher|cacher', diet('kosher')],
  [
    'gluten[- ]?free(?: food| options?)?|glutenfreie[nrs]?|sans gluten|sin gluten',
    hasTag('diet:gluten_free', 'yes', 'only'),
  ],
  [
    '(?:non|no)[- ]smoking|smoke[- ]free|nichtraucher|rauchfreie?[nrs]?|non[- ]fumeurs?|para no fumadores',
    hasTag('smoking', 'no', 'outside'),
  ],
  ['air[- ]?conditioned|klimatisierte?[nrs]?|climatisee?s?', hasTag('air_conditioning')],
  [
    'dogs? (?:friendly|allowed|are allowed)|dog[- ]friendly|hundefreundliche?[nrs]?',
    hasTag('dog', 'yes', 'leashed'),
  ],
];
/** Only after "with" and the like: alone they are kinds, or parts of names. */
const attached: readonly (readonly [string, Condition])[] = [
  ['wi-?fi|wlan|internet(?: access)?', wireless],
  ['(?:home )?delivery|lieferservice|livraison|(?:servicio )?a domicilio', hasTag('delivery', 'yes', 'only')],
  ['air[- ]?conditioning|klimaanlage|climatisation|aire acondicionado', hasTag('air_conditioning')],
  [
    '(?:credit )?cards? (?:payment|accepted)|(?:credit )?cards?|kreditkarten?|cartes? (?:bancaires?|de credit)|tarjetas? de credito',
    anyOf(hasTag('payment:credit_cards', 'yes'), hasTag('payment:cards', 'yes')),
  ],
  [
    '(?:indoor |outdoor |heated )?(?:swimming[- ]?)?pool|schwimmbad|piscine|piscina',
    anyOf(hasTag('swimming_pool'), hasTag('amenity:swimming_pool')),
  ],
  ['(?:public |customer )?toilets?|toiletten?|toilettes|aseos', hasTag('toilets')],
  ['web ?sites?|web ?page', anyOf(hasTag('website'), hasTag('contact:website'), hasTag('url'))],
  ['(?:phone|telephone)(?: numbers?)?', anyOf(hasTag('phone'), hasTag('contact:phone'))],
  ['(?:known )?opening hours|offnungszeiten|horaires|horarios?', hasTag('opening_hours')],
  ['names?', hasTag('name')],
];

const withWords =
  '(?:that |which |who )?(?:with|has|have|having|offering|offers?|providing|allowing|accepting|accepts?|takes?|mit|avec|con|and|und|et|y) (?:a |an |ein(?:e[mnr]?)? |une? |una? )?';
const copula = '(?:(?:that|which) (?:is|are) |(?:die|das) (?:ist|sind) )?';
const bound = (pattern: string) => new RegExp(`\\b(?:${pattern})(?![a-z0-9])`);

const patterns: readonly (readonly [RegExp, Condition])[] = [
  ...standalone.map(
    ([pattern, condition]) => [bound(`(?:${withWords})?${copula}(?:${pattern})`), condition] as const,
  ),
  ...attached.map(([pattern, condition]) => [bound(`${withWords}(?:${pattern})`), condition] as const),
];

const starWords = ['one', 'two', 'three', 'four', 'five'];
const stars = new RegExp(
  `\\b(?:${withWords})?(?<n>${starWords.join('|')}|[1-5])[- ](?:stars?|sternen?|sterne|etoiles?|estrellas?)(?![a-z])`,
  'd',
);

const aboutTime = bound(
  '(?:(?:that|which) (?:is|are) )?(?:currently |still )?(?:open|closed|geoffnet(?:e[nrs]?)?|offene?[nrs]?|ouverte?s?|abiert[oa]s?) (?:(?:right )?now|today|tonight|late|this \\w+|at the moment|on \\w+days?|at \\d[\\d:]*(?: ?[ap]m)?|until .+|jetzt|heute|maintenant|aujourd.?hui|en ce moment|ahora|hoy)|jetzt (?:geoffnet\\w*|offen\\w*)',
);

const compared =
  /\b(?:that (?:is|are) )?(?<word>above|over|higher than|taller than|higher|taller|at least|more than|below|under|lower than|less than|larger than|bigger than|greater than|smaller than|uber|hoher als|gross?er als|plus de|plus haut[es]* que|mas de|mas alt[oa]s? de) (?<value>\d[\d.,]*) ?(?<unit>km2|km²|sq ?km|m2|m²|sqm|metres|meters|metros?|metern?|feet|foot|ft|m|hectares?|hektar|hectareas?|ha|acres?|square (?:kilomet(?:re|er)s?|met(?:re|er)s?))(?: high| tall| in height| of altitude| altitude| elevation| above sea level)?(?![a-z0-9²])(?! *(?:of|from|away|off|to|around|north|south|east|west|du|de|des|del|von|vom|um)\b)/d;
const metresIn: Readonly<Record<string, number>> = { f: 0.3048, m: 1 };

/** Elevation, else height, in metres unless a unit says otherwise; NaN without either.
 * @see the OSM wiki's pages on `ele` and `height` */
export function heightOf(tags: Tags): number {
  const written = /^(-?\d+(?:\.\d+)?) ?(ft|feet|'|m)?/.exec(tags.ele ?? tags.height ?? '');
  return written ? Number(written[1]) * (/^f|'/.test(written[2] ?? '') ? 0.3048 : 1) : Number.NaN;
}

/** "Peaks above 2500 m", "buildings taller than 50 m", "parks larger than 1 hectare". */
function comparison(word: string, value: number, unit: string): Condition {
  const less = /^(?:below|under|lower|less|smaller)/.test(word);
  const compare = (measure: number) => (less ? measure < value : measure > value);
  const sign = less ? '<' : '>';
  const hectares = /^(?:ha|hec|hek)/.test(unit)
    ? 1e4
    : /^acre/.test(unit)
      ? 4046.8564224
      : /^(?:km|sq ?km|square k)/.test(unit)
        ? 1e6
        : /^(?:m2|m²|sqm|square m)/.test(unit)
          ? 1
          : 0;
  if (hectares > 0) {
    return {
      reading: `area ${sign} ${value} ${unit}`,
      holds: (_, geometry) =>
        (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') &&
        compare(geodesicArea(geometry) / hectares),
    };
  }
  const metres = metresIn[unit[0]!]!;
  return {
    reading: `ele or height ${sign} ${value} ${unit}`,
    holds(tags) {
      return compare(heightOf(tags) / metres);
    },
  };
}

/** Take the attributes out of a query; yields between patterns, which are compiled when they are first tried.
 * @returns the words that are left
 * @throws GeoError `query_not_understood` for what only a clock could answer */
export function* takeAttributes(text: string): Generator<void, { rest: string; conditions: Condition[] }> {
  const conditions: Condition[] = [];
  const time = find(aboutTime, text);
  if (time) {
    throw new GeoError(
      'query_not_understood',
      `“${text.slice(time.index, time.end).trim()}” depends on the time of day, and opening hours are not evaluated. Leave it out, or ask for “24/7”; each feature's opening_hours are in the answer.`,
    );
  }
  let rest = text;
  for (const [pattern, condition] of patterns) {
    yield;
    const span = find(pattern, rest);
    if (!span) continue;
    conditions.push(condition);
    rest = without(rest, span);
  }
  const star = find(stars, rest);
  if (star) {
    const word = star.groups.n!.toLowerCase();
    const count = starWords.includes(word) ? starWords.indexOf(word) + 1 : Number(word);
    conditions.push(hasTag('stars', `${count}`, `${count}S`, `${count}.0`));
    rest = without(rest, star);
  }
  const limit = find(compared, rest);
  if (limit) {
    const { word, value, unit } = limit.groups;
    conditions.push(comparison(word!.toLowerCase(), toValue(value!), unit!.toLowerCase()));
    rest = without(rest, limit);
  }
  return { rest: tidy(rest), conditions };
}

/** "2,500" and "2.500" are thousands; "1.5" and "1,5" are not. */
function toValue(text: string): number {
  return Number(/^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.'));
}

/** Cuisines by the folded adjectives that other languages have for them; other words are looked up as they are. */
export const cuisines: ReadonlyMap<string, string> = new Map(
  `italian italienisch italienisches italienische italienischen italienne italien italiano italiana
french franzosisch franzosische franzosisches francais francaise frances francesa
spanish spanisch spanische spanisches espagnol espagnole espanol espanola
german deutsch deutsche deutsches allemand allemande aleman alemana
greek griechisch griechische griechisches grec grecque griego griega
turkish turkisch turkische turkisches turc turque turco turca
chinese chinesisch chinesische chinesisches chinois chinoise chino china
japanese japanisch japanische japanisches japonais japonaise japones japonesa
indian indisch indische indisches indien indienne indio india hindu
mexican mexikanisch mexikanische mexikanisches mexicain mexicaine mexicano mexicana
thai thailandisch thailandische thailandisches thailandais thailandaise tailandes tailandesa
vietnamese vietnamesisch vietnamesische vietnamien vietnamienne vietnamita
lebanese libanesisch libanesische libanais libanaise libanes libanesa
moroccan marokkanisch marokkanische marocain marocaine marroqui
portuguese portugiesisch portugiesische portugais portugaise portugues portuguesa
american amerikanisch amerikanische americain americaine americano americana
asian asiatisch asiatische asiatisches asiatique asiatico asiatica
mediterranean mediterran mediterrane mediterraneen mediterraneenne mediterraneo mediterranea
seafood fruits_de_mer marisco mariscos fish
pizza pizzas pizzeria
burger burgers hamburger hamburgers
sushi
regional local regionale locale tipico traditional
international internationale internacional
catalan katalanisch catala catalana
steak_house steak steaks steakhouse grill
kebab doner kebap
ice_cream eis glace glaces helado helados
tapas
barbecue bbq
sandwich sandwiches sandwichs
crepe crepes`
    .split('\n')
    .flatMap((line) => {
      const [cuisine, ...words] = line.split(' ');
      return [cuisine!, ...words].map((word) => [word.replaceAll('_', ' '), cuisine!] as const);
    }),
);
