/** Records of landscapes and islands: mountains, deserts, coasts, archipelagos, regions of culture. See the heads of
 * tables/landscapes-*.tsv. */

import { renownImportance } from './importance.mjs';
import { readTables, writtenNames } from './tables.mjs';

const movable =
  /^(.+) (Peninsula|Plateau|Plains?|Basin|Desert|Islands?|Archipelago|Delta|Valley|Highlands|Lowlands|Massif|Falls|Glacier|Forest)$/;

/** "Kola Peninsula" is also the "Peninsula of Kola", "Danube Delta" the "Delta of the Danube". */
function moved(name) {
  const [, proper, noun] = movable.exec(name) ?? [];
  return noun ? [`${noun} of ${proper}`, `${noun} of the ${proper}`] : [];
}

/** The noun moves, or is added: the Gobi is also the "Gobi Desert". */
function forms(kind, name) {
  if (movable.test(name)) return moved(name);
  const range = /^(.+) (Mountains|Range)$/.exec(name);
  if (range)
    return [`${range[1]} ${range[2] === 'Range' ? 'Mountains' : 'Range'}`, `${range[1]} mountain range`];
  const words = { desert: ['Desert'], island: ['Island', 'Isle'], archipelago: ['Islands', 'Archipelago'] };
  if (/ |-/.test(name)) return [];
  return (words[kind] ?? []).flatMap((word) => [`${name} ${word}`, `${word} of ${name}`]);
}

/** How a national park is called in the languages that people ask in. */
const parkNames = {
  de: (name) => [`${name}-Nationalpark`, `Nationalpark ${name}`],
  fr: (name) => [`parc national de ${name}`, `parc national du ${name}`],
  es: (name) => [`parque nacional ${name}`, `parque nacional de ${name}`],
  it: (name) => [`parco nazionale di ${name}`, `parco nazionale ${name}`],
  pt: (name) => [`Parque Nacional de ${name}`],
  nl: (name) => [`nationaal park ${name}`],
  sv: (name) => [`${name} nationalpark`],
};

function namesOfPark(kind, name) {
  const proper =
    kind === 'national_park' && / National Park$/.test(name) && name.slice(0, -' National Park'.length);
  if (!proper) return [];
  return Object.entries(parkNames).flatMap(([language, written]) =>
    written(proper).map((text) => ({ text, type: 'translation', language })),
  );
}

/** How an airport is called in the languages that people ask in, by its city or by its own name. */
const airportNames = {
  de: (of) => `Flughafen ${of}`,
  fr: (of) => `aéroport de ${of}`,
  es: (of) => `aeropuerto de ${of}`,
  it: (of) => `aeroporto di ${of}`,
  pt: (of) => `Aeroporto de ${of}`,
  nl: (of) => `luchthaven ${of}`,
};

function namesOfAirport(id, names) {
  if (!/-airport$/.test(id)) return [];
  const called = names
    .map((name) => /^(.+?)(?: International)? Airport$/.exec(name)?.[1])
    .filter((of) => of !== undefined && !/^[A-Z]{3}$/.test(of));
  // The shortest is the city's, or the short form of the name.
  const [of] = called.sort((a, b) => a.length - b.length);
  if (of === undefined) return [];
  return Object.entries(airportNames).map(([language, written]) => ({
    text: written(of),
    type: 'translation',
    language,
  }));
}

function distinct(name, names) {
  const seen = new Set([name]);
  return names.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** @throws Error when a row has no such renown */
export function landscapeRecords(places) {
  return readTables('landscapes-').map(([id, name, countries, area, renown, further]) => {
    const kind = id.slice(0, id.indexOf('/'));
    if (!(renown in renownImportance)) throw new Error(`${id} has the renown "${renown}" instead of 0 to 4`);
    // What stands in brackets tells it from others; nobody says it.
    const plain = name.replace(/ \(.*\)$/, '');
    const written = writtenNames(further);
    const english = written.filter(({ language }) => language === undefined).map(({ text }) => text);
    const drawn = places.get(id)?.layer === 'landscapes';
    const codes = countries.split(';');
    return {
      id,
      kind,
      name,
      names: distinct(name, [
        ...(plain === name ? [] : [{ text: plain, type: 'alias' }]),
        ...written,
        ...namesOfPark(kind, plain),
        ...namesOfAirport(id, [plain, ...english]),
        ...[...forms(kind, plain), ...english.flatMap(moved)].map((text) => ({ text, type: 'alias' })),
      ]),
      importance: renownImportance[renown],
      ...(codes.length === 1 && codes[0] !== '' ? { countryCode: codes[0] } : {}),
      source: drawn ? 'Graticule, approximate' : 'Natural Earth, names by Graticule',
      licence: 'Apache-2.0',
      facts: { countries: codes, ...(area ? { publishedAreaKm2: Number(area) } : {}) },
    };
  });
}
