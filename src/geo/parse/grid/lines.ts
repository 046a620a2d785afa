/** Lines, bands and halves of the globe that have a name, in four languages. */

import type { GridBox, Meridian, Parallel, Position } from '../../domain/query.ts';

/** The tilt of the Earth's axis in the 2020s moves by a ten-thousandth of a degree in a year (IAU 2006 precession). */
const tropic = 23.436;
const circle = 90 - tropic;

type Named = Parallel | Meridian | GridBox | Position;
const parallel = (name: string, lat: number): Parallel => ({ type: 'Parallel', lat, name });
const meridian = (name: string, lon: number): Meridian => ({ type: 'Meridian', lon, name });
const box = (name: string, west: number, south: number, east: number, north: number): GridBox => ({
  type: 'GridBox',
  west,
  south,
  east,
  north,
  name,
});

export interface NamedLine {
  /** At the beginning of a word, on small letters without accents. */
  readonly pattern: RegExp;
  readonly node: Named;
  readonly note?: string;
  /** Names a country as well where it is written with a capital letter. */
  readonly smallOnly?: true;
}

const line = (words: string, node: Named, more: Partial<NamedLine> = {}): NamedLine => ({
  pattern: new RegExp(`(?:${words})(?![a-z])`, 'y'),
  node,
  ...more,
});
const half = (side: string) => {
  const [en, de, romance] = {
    north: ['north(?:ern)?', 'nord', 'nord|norte|boreale?|septentrional'],
    south: ['south(?:ern)?', 'sud', 'sud|sur|australe?|meridional'],
    east: ['east(?:ern)?', 'ost', 'est|este|orientale?'],
    west: ['west(?:ern)?', 'west', 'ouest|oeste|occidentale?'],
  }[side]!;
  return `${en} hemisphere|${de}(?:halbkugel|hemisphare)|${de}liche[nr]? (?:halbkugel|hemisphare|erdhalbkugel)|hemi(?:sphere|sferio) (?:${romance})`;
};

/** "Between the tropics" is the zone that "the tropics" are. */
const betweenThe =
  '(?:(?:in )?between (?:the )?(?:two )?|zwischen den (?:beiden )?|entre les (?:deux )?|entre los (?:dos )?)';

const equator = parallel('equator', 0);
const arctic = parallel('Arctic Circle', circle);
const antarctic = parallel('Antarctic Circle', -circle);
const dateLine =
  'the date line is drawn by hand and approximate; what lies on a side of it goes by the 180th meridian';

export const namedLines: readonly NamedLine[] = [
  line(
    'equator|aquators?|linea (?:del )?ecuador|ecuador terrestre|linea ecuatorial|linea equinoccial|ligne equatoriale',
    equator,
  ),
  line('equateur', equator, {
    smallOnly: true,
    note: '“équateur” in small letters is read as the line; write “Équateur” for the country',
  }),
  line(
    'tropic of cancer|wendekreis(?:es)? des krebses|nordliche[nrs]? wendekreis(?:es)?|tropique du cancer|tropico de cancer',
    parallel('Tropic of Cancer', tropic),
  ),
  line(
    'tropic of capricorn|wendekreis(?:es)? des steinbocks?|sudliche[nrs]? wendekreis(?:es)?|tropique du capricorne|tropico de capricornio',
    parallel('Tropic of Capricorn', -tropic),
  ),
  line(
    'antarctic circle|south polar circle|sudliche[nrs]? polarkreis(?:es)?|cercle (?:polaire )?antarctique|circulo (?:polar )?antartico',
    antarctic,
  ),
  line(
    'arctic circle|north polar circle|nordliche[nrs]? polarkreis(?:es)?|cercle (?:polaire )?arctique|circulo (?:polar )?artico',
    arctic,
  ),
  line('polar circle|polarkreis(?:es)?|cercle polaire|circulo polar', arctic, {
    note: 'the polar circle is taken as the Arctic Circle',
  }),
  line(
    '(?:prime|zero|greenwich) meridian|meridian of greenwich|nullmeridians?|meridien (?:de greenwich|d.origine|zero)|premier meridien|meridiano (?:de greenwich|cero|de origen)|primer meridiano',
    meridian('prime meridian', 0),
  ),
  line(
    '(?:international )?date ?line|(?:internationale[nr]? )?datumsgrenze|ligne (?:internationale )?de changement de date|linea (?:internacional )?de cambio de fecha',
    meridian('date line', 180),
    { note: dateLine },
  ),
  line('antimeridian|antimeridien|antimeridiano', meridian('antimeridian', 180)),
  line(
    `(?<lead>${betweenThe})?(?:tropics|tropen|tropiques|tropicos|tropical zone|torrid zone|intertropical zone|wendekreise[ns]?|zona intertropical|zone intertropicale)`,
    box('tropics', -180, -tropic, 180, tropic),
  ),
  line(half('north'), box('northern hemisphere', -180, 0, 180, 90)),
  line(half('south'), box('southern hemisphere', -180, -90, 180, 0)),
  line(half('east'), box('eastern hemisphere', 0, -90, 180, 90)),
  line(half('west'), box('western hemisphere', -180, -90, 0, 90)),
  line('north pole(?!,)|nordpols?|pole nord|polo norte', { type: 'Position', lon: 0, lat: 90 }),
  line('south pole(?!,)|sudpols?|pole sud|polo sur', { type: 'Position', lon: 0, lat: -90 }),
];

/** "del ecuador" in small letters after a side or a distance is the line, not the country. */
export const smallEcuador: NamedLine = line('ecuador', equator, {
  smallOnly: true,
  note: '“ecuador” in small letters is read as the line; write “Ecuador” for the country',
});
export const beforeEcuador =
  /(?:norte|sur|km|kilometros|millas|entre|debajo|encima|pasa|cruza|atraviesa|corta|sobre|paises en|naciones en|estados en) (?:de |d)?el $/;

/** Within a polar circle is the cap around the pole, not the line. */
export const insidePolar =
  /(?:^| )(?:in|inside|within|innerhalb|im|dans|dentro|interior|interieur)(?: des| du| del| de)? ?(?:the |el |le )?$/;
export function capOf(node: Named): GridBox | undefined {
  if (node === arctic) return box('Arctic Circle and all north of it', -180, circle, 180, 90);
  if (node === antarctic) return box('Antarctic Circle and all south of it', -180, -90, 180, -circle);
  return undefined;
}

/** "Afrika auf der Nordhalbkugel", "on the southern hemisphere". */
export const onHalf = /(?:^| )(?<on>auf der|on the|sur l'?|en el) ?$/d;
/** "above the Arctic Circle" is north of it. */
export const above =
  /(?:^| )(?<word>above|oberhalb(?: de[sr]| vo[nm])?|below|unterhalb(?: de[sr]| vo[nm])?) (?:the )?$/d;

const ordinal = String.raw`(?<n>\d{1,3})(?:st|nd|rd|th|\.|e|eme|er|º|°|o|[ -](?:degrees?|degres?|grad|grados?))?`;
const kind = {
  lat: '(?:parallels?|breitengrad(?:e?s)?|breitenkreis(?:es)?|paralleles?|paralelos?)',
  lon: '(?:meridian(?:s|e?s)?|langengrad(?:e?s)?|langenkreis(?:es)?|meridiens?|meridianos?)',
};
const degrees = String.raw`(?<n>\d{1,3}(?:[.,]\d{1,9})?)(?:\s*(?:°|º|degrees?|grad|degres?|grados?))?`;
const told = String.raw`(?<n>\d{1,3}(?:[.,]\d{1,9})?)\s*(?:°|º|degrees?|grad|degres?|grados?)`;
const said = {
  lat: '(?:latitude|lat|breitengrad|breite|latitud)',
  lon: '(?:longitude|lon|long|langengrad|lange|longitud)',
};
const and = '(?:and|und|et|y)';
const article = '(?:the |dem |den |des |le |la |el )?';

/** "The 49th parallel", "parallel 49 north", "latitude 30 S"; of a list the first, which has its word from the last. */
export function countedLines(sideWords: string): readonly (readonly ['lat' | 'lon', RegExp])[] {
  const side = `(?:\\s+(?:of )?(?<h>${sideWords})(?! (?:of|de|du|des|von) ))?`;
  const adjective = `(?:(?<a>${sideWords}) )?`;
  return (['lat', 'lon'] as const).flatMap((axis) => [
    [axis, new RegExp(`${ordinal}\\s+${adjective}${kind[axis]}${side}(?![a-z])`, 'y')] as const,
    [
      axis,
      new RegExp(
        `${ordinal}(?=\\s+${and}\\s+${article}\\d{1,3}(?:st|nd|rd|th|\\.|e|eme)?\\s+(?:(?<a>${sideWords}) )?${kind[axis]}${side})`,
        'y',
      ),
    ] as const,
    [
      axis,
      new RegExp(`(?:${kind[axis]}|${said[axis]})\\s+(?:of )?${degrees}${side}(?![a-z\\d])`, 'y'),
    ] as const,
    // "180 degrees longitude", "40 degrees of north latitude"
    [axis, new RegExp(`${told}\\s+(?:of )?${adjective}${said[axis]}(?![a-z])`, 'y')] as const,
  ]);
}
