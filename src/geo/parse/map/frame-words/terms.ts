/** What a table of frames holds, and what more than one of them speaks of. */

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

export const asked = (name: string, ...tags: string[]): Asked => ({ name, tags: [name, ...tags] });
export const site = asked('website', 'contact:website', 'url');
export const call = asked('phone', 'contact:phone', 'contact:mobile');
export const mail = asked('email', 'contact:email');
/** Put together from the parts of an address. */
export const street: Asked = {
  name: 'address',
  tags: ['addr:housenumber', 'addr:street', 'addr:postcode', 'addr:city'],
};
export const hours = asked('opening_hours');
export const height = asked('height', 'ele');
export const built = asked('start_date', 'year_of_construction');
export const cuisine = asked('cuisine');
export const operator = asked('operator', 'brand');
export const stars = asked('stars');
export const religion = asked('religion');
export const denomination = asked('denomination');
export const brand = asked('brand', 'operator');
export const capacity = asked('capacity');
export const access = asked('wheelchair');
export const speed = asked('maxspeed');
export const paving = asked('surface');
/** The tag; where there is none, the length of the line on the map. */
export const stretch = asked('length');
export const breadth = asked('width', 'est_width');
export const sport = asked('sport');
export const fax = asked('fax', 'contact:fax');
export const architect = asked('architect');
export const artist = asked('artist_name', 'artist');
/** Whoever made it. */
export const maker = asked('architect', 'artist_name', 'artist', 'designer');
export const population = asked('population');
export const town = asked('addr:city', 'addr:suburb', 'is_in');
/** What things are, have or belong to: nouns in English and in German. */
export const properties: readonly (readonly [english: string, german: string, asked: Asked])[] = [
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
  ['(?:kinds? of )?sports?', 'sportarten?|sportangebote?', sport],
  ['fax(?: numbers?)?', '(?:tele)?fax(?:nummern?)?', fax],
  ['house ?number', 'haus-?nummer', { name: 'house number', tags: ['addr:housenumber'] }],
  ['iata(?: airport)? codes?|iata', 'iata-? ?codes?', asked('iata')],
  ['icao(?: airport)? codes?|icao', 'icao-? ?codes?', asked('icao')],
  ['architects?', 'architekt(?:en)?', architect],
  ['artists?|sculptors?|painters?', 'kunstler|bildhauer|maler', artist],
  [
    'populations?|number of (?:inhabitants|residents)',
    'einwohnerzahl(?:en)?|bevolkerung(?:szahl)?',
    population,
  ],
  ['inscriptions?', 'inschrift(?:en)?', asked('inscription')],
  ['(?:building )?materials?', '(?:bau)?material(?:ien)?', asked('material', 'building:material')],
  ['widths?', 'breiten?', breadth],
  ['lengths?', 'langen?', stretch],
  [
    'prices?|entry fees?|entrance fees?|charges?',
    'preise?|eintrittspreise?|gebuhren',
    asked('charge', 'fee'),
  ],
  ['(?:construction|building) (?:dates?|years?)|years? (?:of construction|built)', 'baujahre?', built],
];
export const postcode = asked('postcode', 'addr:postcode', 'postal_code');
/** By the answer, not by a tag. */
export const distance: Asked = { name: 'distance', tags: [] };

/** What a thing has a number of, and the tags that say it. */
export const numbered: readonly (readonly [words: string, asked: Asked])[] = [
  ['stars?|sterne?', stars],
  ['(?:hotel |guest )?rooms?|zimmer', asked('rooms')],
  ['beds?|betten', asked('beds', 'capacity:beds')],
  ['floors?|stor(?:ey|ie)s?|levels?|stockwerke?|etagen?|geschosse?', asked('building:levels', 'levels')],
  ['seats|(?:parking )?spaces|(?:sitz|stell|park)platze?', asked('capacity', 'seats')],
  ['lanes?|spuren|fahrspuren', asked('lanes')],
  ['inhabitants|people|residents|einwohner', population],
  ['holes|locher', asked('holes', 'golf:course')],
  ['(?:railway |train )?(?:platforms|tracks)|gleise?|bahnsteige', asked('platforms', 'railway:tracks')],
  ['(?:charging )?(?:sockets|charging points)|ladepunkte', asked('capacity', 'socket:type2')],
  ['steps|stufen', asked('step_count')],
];
/** What a thing lies in, at or on. */
export const placed = '(?:in|im|at|on|near|inside|within|auf|an|am|bei|nahe) ';
