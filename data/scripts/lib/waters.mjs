/** Records of oceans, seas, gulfs, bays, straits, lakes, reservoirs, rivers and canals. */

import { riverImportance, standingWaterImportance } from './importance.mjs';
import { readTables, writtenNames } from './tables.mjs';

const licence = 'Apache-2.0';
const approximateSource = 'Graticule, approximate';

/** "Sea of Okhotsk" is also called the "Okhotsk Sea", "Hudson Bay" the "Bay of Hudson": the generic word moves. */
function turned(name) {
  const of = /^(Sea|Gulf|Bay|Strait|Bight) of (?:the )?([\p{L} '.-]+)$/u.exec(name);
  if (of) return [`${of[2]} ${of[1]}`];
  const plain = /^([\p{L}'.-]+) (Strait|Gulf|Bay|Channel|Estuary)$/u.exec(name);
  return plain ? [`${plain[2]} of ${plain[1]}`, `${plain[2]} of the ${plain[1]}`] : [];
}

function distinct(name, names) {
  const seen = new Set([name]);
  return names.filter(({ text }) => !seen.has(text) && seen.add(text));
}

export function seaRecords(places) {
  return readTables('seas-').map(([code, kind, name, area, further]) => {
    const id = `${kind}/${code}`;
    const names = [...writtenNames(further), ...turned(name).map((text) => ({ text, type: 'alias' }))];
    return {
      id,
      kind,
      name,
      names: distinct(name, names),
      importance: standingWaterImportance(kind, places.get(id)?.areaKm2 ?? 1),
      source: 'Graticule limits after IHO S-23, Natural Earth coast',
      licence,
      facts: area ? { publishedAreaKm2: Number(area) * 1000 } : {},
    };
  });
}

export function lakeRecords(matched, places, source = 'Natural Earth, names by Graticule') {
  return matched.map((lake) => {
    return {
      id: lake.id,
      kind: lake.kind,
      name: lake.name,
      names: distinct(lake.name, [...writtenNames(lake.further), ...lakeForms(lake.name)]),
      importance: standingWaterImportance(lake.kind, places.get(lake.id)?.areaKm2 ?? 1),
      source,
      licence,
      facts: {
        countries: lake.countries.split(';'),
        ...(lake.publishedAreaKm2 ? { publishedAreaKm2: lake.publishedAreaKm2 } : {}),
      },
    };
  });
}

function lakeForms(name) {
  const match = /^Lake (.+)$/.exec(name);
  return match ? [{ text: `${match[1]} Lake`, type: 'alias' }] : [];
}

export function riverRecords(matched, places) {
  const lengths = new Map(readTables('river-courses').map(([id, length]) => [id, Number(length)]));
  return matched.map((written) => {
    const river = { ...written, publishedLengthKm: lengths.get(written.id) ?? written.publishedLengthKm };
    const plain = river.name.replace(/ \(.*\)$/, '');
    const forms = /River|Canal|Rio |Río /.test(plain)
      ? []
      : [`${plain} River`, `River ${plain}`].map((text) => ({ text, type: 'alias' }));
    return {
      id: river.id,
      kind: river.kind,
      name: river.name,
      names: distinct(river.name, [
        ...(plain === river.name ? [] : [{ text: plain, type: 'alias' }]),
        ...writtenNames(river.further),
        ...forms,
      ]),
      importance: riverImportance(river.publishedLengthKm, writtenNames(river.further).length),
      source:
        places.get(river.id)?.layer === 'approximate'
          ? approximateSource
          : 'Natural Earth, names by Graticule',
      licence,
      facts: {
        countries: river.countries.split(';'),
        ...(river.publishedLengthKm ? { publishedLengthKm: river.publishedLengthKm } : {}),
      },
    };
  });
}

/** Waters drawn by hand, see the head of their table. */
export function approximateRecords(places) {
  const rows = readTables('approximate').map(([id, name, countries, figure, further]) => {
    const kind = id.slice(0, id.indexOf('/'));
    const flows = kind === 'river' || kind === 'canal';
    const published = figure ? { [flows ? 'publishedLengthKm' : 'publishedAreaKm2']: Number(figure) } : {};
    return { id, name, kind, countries, further, flows, ...published };
  });
  return [
    ...lakeRecords(
      rows.filter((row) => !row.flows),
      places,
      approximateSource,
    ),
    ...riverRecords(
      rows.filter((row) => row.flows),
      places,
    ),
  ];
}
