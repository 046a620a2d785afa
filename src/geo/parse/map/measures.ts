/** Numbers that a query compares: "more than 5 floors", "built before 1900", "higher than 50 m", "larger than 1 hectare". */

import { anyOf, not, type Sign, type TagFilter, toKmh } from '../../domain/tag-filter.ts';
import { find, PatternList, type Span, toPlain, without } from './plain.ts';
import { yearForms } from './years.ts';

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|ein(?:em|en|er|e)?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn';
const spelt = [
  ['one', 'single', 'ein', 'einem', 'einen', 'einer', 'eine'],
  ['two', 'zwei'],
  ['three', 'drei'],
  ['four', 'vier'],
  ['five', 'funf', 'fünf'],
  ['six', 'sechs'],
  ['seven', 'sieben'],
  ['eight', 'acht'],
  ['nine', 'neun'],
  ['ten', 'zehn'],
];
const number = `(?<value>\\d[\\d.,]*|${numberWords})`;
const least =
  'at least|min(?:imum|destens)?|no (?:fewer|less) than|not less than|wenigstens|au moins|al menos';
const most = 'at most|max(?:imum|imal)?|no more than|not more than|up to|hochstens|au plus|como mucho';
const more = 'more than|over|above|greater than|exceeding|mehr als|uber|plus de|mas de';
const fewer = 'less than|fewer than|under|below|weniger als|unter|moins de|menos de';
const compare = `(?:(?<least>${least})|(?<most>${most})|(?<more>${more})|(?<fewer>${fewer}))`;
const orMore =
  '(?:or|and|oder|und|ou|et|o|y) (?:(?<plus>more|above|up|higher|better|mehr|hoher|besser|plus|mas)|(?<minus>fewer|less|below|lower|weniger|moins|menos))';
const withWord =
  '(?:that |which |die |der |das )?(?:with|have|has|having|of|offer|offers|mit|haben|hat|avec|con)';

/** "Charging stations with at least 50 kW": what any of their sockets gives. */
const outputs = [
  'maxpower',
  'charging_station:output',
  ...['type2', 'type2_cable', 'type2_combo', 'chademo', 'tesla_supercharger', 'ccs', 'schuko'].map(
    (socket) => `socket:${socket}:output`,
  ),
];

interface Measure {
  readonly words: string;
  readonly keys: readonly string[];
  readonly measure: 'count' | 'seats' | 'stars';
}
/** Things that are counted. */
const counted: readonly Measure[] = [
  {
    words:
      'floors?|stor(?:ey|y|eys|ies)|levels?|stockwerken?|stockwerks?|stocken?|etagen?|geschoss(?:en?)?|etages?|plantas?|pisos?',
    keys: ['building:levels'],
    measure: 'count',
  },
  { words: 'stars?|sternen?|etoiles?|estrellas?', keys: ['stars'], measure: 'stars' },
  { words: 'rooms?|zimmern?|chambres?|habitaciones', keys: ['rooms'], measure: 'count' },
  { words: 'beds?|betten?|lits?|camas?', keys: ['beds', 'capacity:beds'], measure: 'count' },
  { words: 'lanes?|(?:fahr)?spuren?|voies|carriles', keys: ['lanes'], measure: 'count' },
  {
    words:
      '(?:parking )?(?:spaces|places|lots)|seats|(?:stell|park|sitz)?platzen?|capacity|places|plazas|bikes|bicycles|cars|vehicles|fahrradern?|autos?|docks|(?:charging )?(?:points|sockets|plugs|outlets)|lade(?:punkten?|platzen?|anschlussen?)|steckdosen',
    keys: ['capacity', 'seats'],
    measure: 'seats',
  },
  { words: '(?:stair ?)?steps|stufen|marches|escalones', keys: ['step_count'], measure: 'count' },
  { words: 'holes|locher[n]?', keys: ['holes', 'golf:holes'], measure: 'count' },
  { words: '(?:platforms|gleise[n]?|bahnsteige[n]?)', keys: ['platforms'], measure: 'count' },
  { words: '(?:pitches|stellplatzen? fur zelte)', keys: ['capacity:pitches', 'capacity'], measure: 'count' },
  { words: '(?:screens|sale|salen|leinwande[n]?)', keys: ['screen', 'cinema:screens'], measure: 'count' },
  {
    words: 'inhabitants|people|residents|einwohnern?|habitants|habitantes',
    keys: ['population'],
    measure: 'count',
  },
];

const lengthUnit =
  '(?<unit>km2|km²|sq ?km|m2|m²|sqm|kilomet(?:re|er)s?|kilometern?|km|metres|meters|metros?|metern?|metres?|meter|miles?|mi|feet|foot|ft|m|hectares?|hektar|hectareas?|ha|acres?|square (?:kilomet(?:re|er)s?|met(?:re|er)s?)|quadrat(?:kilo)?metern?)';
const tail =
  "(?: (?:high|tall|in height|hoch|hohe[nrs]?|long|lang|in length|wide|breit|of altitude|altitude|elevation|above sea level|uber (?:dem )?meer(?:esspiegel)?))?(?: (?:sind|ist|are|is))?(?![a-z0-9²])(?! *(?:of|from|away|off|to|around|north|south|east|west|du|de|des|del|von|vom|um|zu[mr]?|bis|vor|hinter|nordlich|sudlich|ostlich|westlich|entfernt|weg)\\b| *d['’])";
const compared = new RegExp(
  `\\b(?<!\\ba )(?:that (?:is|are) |which (?:is|are) |die |with a (?:height|length|width) of )?(?<word>above|over|at most|no more than|no less than|higher than|taller than|higher|taller|at least|more than|below|under|lower than|less than|larger than|bigger than|greater than|smaller than|longer than|shorter than|wider than|narrower than|uber|hoher als|langer als|kurzer als|breiter als|mehr als|kleiner als|gross?er als|unter|unterhalb (?:von )?|niedriger als|tiefer als|schmaler als|weniger als|mindestens|hochstens|plus de|plus haut[es]* que|moins de|moins haut[es]* que|plus bas(?:se)?s? que|au moins|au plus|mas de|mas alt[oa]s? (?:de|que)|menos de|mas baj[oa]s? (?:de|que)|al menos|como mucho|por encima de|por debajo de) (?<value>\\d[\\d.,]*) ?${lengthUnit}${tail}`,
  'd',
);

/** "Peaks between 2000 and 2500 m" */
const between = new RegExp(
  `\\b(?:with (?:a height|an elevation) )?(?:between|zwischen|entre) (?<low>\\d[\\d.,]*)(?: ?(?:m|km|metres|meters|metern?))? (?:and|und|et|y) (?<value>\\d[\\d.,]*) ?${lengthUnit}${tail}`,
  'd',
);

/** Without a number nothing is compared, and the patterns are not made: that takes 40 ms. */
const anyNumber = new RegExp(
  `\\d|\\b(?:${numberWords}|single|siecle|siglo)(?:-?(?:spurig|stockig|geschossig)|\\b)`,
);

const speed = '(?<value>\\d{1,3})(?: ?(?<speedUnit>mph|km/h|kmh|kph))?(?![a-z0-9])';
const limit =
  '(?:max(?:imum)? ?speed|speed limit|tempo(?:limit)?|hochstgeschwindigkeit|limitee?s? a|limitad[oa]s? a)';
const faster = 'faster than|schneller als|plus vite que|mas rapido que';
const slower = 'slower than|langsamer als';
const pace = `(?:(?<least>${least})|(?<most>${most})|(?<more>${more}|${faster})|(?<fewer>${fewer}|${slower}))`;
/** How fast one may go. */
const speedForms: readonly string[] = [
  `\\b(?:with|mit) ${compare} tempo ${speed}`,
  `\\b(?:(?:with|mit) )?(?:an? |einem )?${limit}(?: of| von)? ${compare} ${speed}`,
  `\\b(?:(?:with|mit) )?(?:an? |einem )?${limit}(?: of| von)? (?<value>\\d+)(?: ?(?<speedUnit>km/h|kmh|kph))?(?![a-z0-9]| ?mph)`,
  `,? (?:where|on which) (?:you|one|we|cars|it is) (?:may|can|are allowed to|is allowed to|allowed to) (?:drive|go) ${pace} ${speed}`,
  `,? (?:auf|in) denen (?:man|ich) ${pace} ${speed} fahren (?:darf|kann)`,
  `\\b(?:(?<more>${faster})|(?<fewer>${slower})) ${speed}`,
  `\\b(?:with|that have|which have) (?:an? )?(?<value>\\d{2,3})(?: ?(?<speedUnit>km/h|kmh|kph))? (?:speed )?(?:limit|zone)`,
];

/** What is compared, and how it is said. */
type Form = readonly [pattern: RegExp, toFilter: (span: Span) => TagFilter];
let forms: PatternList<Form> | undefined;

/** Take what is compared out of a query; yields between patterns.
 * @param put  what stands in the place of each */
export function* takeMeasures(
  text: string,
  put: (nth: number) => string,
): Generator<void, { rest: string; filters: TagFilter[] }> {
  const filters: TagFilter[] = [];
  let rest = text;
  if (anyNumber.test(toPlain(text))) {
    forms ??= new PatternList(yield* allForms(), ([pattern]) => [pattern]);
    const { items } = forms;
    for (let at = forms.next(0, rest); at < items.length; at = forms.next(at + 1, rest)) {
      yield;
      const [pattern, toFilter] = items[at]!;
      const span = find(pattern, rest);
      if (!span) continue;
      rest = without(rest, span, put(filters.length));
      filters.push(toFilter(span));
    }
  }
  return { rest, filters };
}

function* allForms(): Generator<void, Form[]> {
  const all: Form[] = [];
  const take = (...form: Form) => all.push(form);
  for (const { words, keys, measure } of counted) {
    yield;
    const unit = `(?<what>${words})`;
    const toFilter = ({ groups }: Span): TagFilter => {
      const value = toValue(groups.value!);
      return {
        type: 'number',
        keys,
        measure,
        sign: signOf(groups),
        value,
        said: `${value} ${groups.what}`,
      };
    };
    take(
      new RegExp(
        `\\b(?:${withWord} )?(?:a capacity of )?${compare} ${number} ${unit}(?: (?:haben|hat))?(?![a-z])`,
        'd',
      ),
      toFilter,
    );
    take(
      new RegExp(`\\b(?:${withWord} )?${number}[- ]${unit} ${orMore}(?: (?:haben|hat))?(?![a-z])`, 'd'),
      toFilter,
    );
    take(
      new RegExp(
        `\\b${withWord} ${number} (?<plus>or more |oder mehr )?${unit}(?: (?:haben|hat))?(?![a-z])`,
        'd',
      ),
      toFilter,
    );
    take(new RegExp(`\\b${withWord} ${unit} (?:of )?${compare} ${number}(?![\\w.])`, 'd'), toFilter);
    if (keys[0] === 'building:levels')
      take(
        new RegExp(
          `\\b(?<value>\\d[\\d.,]*|${numberWords}|single)[- ]?(?<what>stor(?:e?y|e?yed|ied)|stockige[nrs]?|geschossige[nrs]?)(?![a-z])`,
          'd',
        ),
        toFilter,
      );
  }
  take(
    new RegExp(
      `\\b(?:(?:${withWord}|de|d') ?)?(?:(?:a |an |einer )?(?:power|output|charging power|(?:lade)?leistung)(?: of| von)? )?(?:${compare} )?(?<value>\\d+(?:[.,]\\d+)?) ?(?:kw|kilowatts?)(?: (?:power|output|leistung|haben|hat|bieten))?(?![a-z0-9])`,
      'd',
    ),
    ({ groups }) => {
      const value = toValue(groups.value!);
      const sign = signOf(groups);
      return anyOf(
        ...outputs.map(
          (key): TagFilter => ({
            type: 'number',
            keys: [key],
            measure: 'kilowatts',
            sign,
            value,
            said: `${value} kW`,
          }),
        ),
      );
    },
  );
  take(/\b(?<value>\d{1,2})[- ](?:hole|loch)(?=[- ])-?/d, ({ groups }) => ({
    type: 'number',
    keys: ['holes', 'golf:holes'],
    measure: 'count',
    sign: '=',
    value: Number(groups.value),
    said: `${groups.value} holes`,
  }));
  take(
    new RegExp(
      `\\b(?:(?:with|mit) )?(?:an? |einer? )?(?<limit>height|weight|hohen|gewichts)[ -]?(?:limits?|restrictions?|beschrankung(?:en)?|begrenzung(?:en)?)(?: of| von)?(?: ${compare})? (?<value>\\d[\\d.,]*) ?(?:m|metres?|meters?|metern?|t|tonnes?|tons?|tonnen)(?![a-z0-9])`,
      'd',
    ),
    ({ groups }) => ({
      type: 'number',
      keys: [/^h/i.test(groups.limit!) ? 'maxheight' : 'maxweight'],
      measure: 'count',
      sign: signOf(groups),
      value: toValue(groups.value!),
      said: groups.value!,
    }),
  );
  take(
    /\b(?:(?:of|with|at|von|mit) )?(?<value>\d{1,4})(?:[- ]?kv|[- ]kilovolts?)(?![a-z0-9])-?/d,
    ({ groups }) => ({ type: 'is', key: 'voltage', values: [`${Number(groups.value) * 1000}`] }),
  );
  take(/(?<=\btracks? )(?:(?:of|with) )?grade (?<value>[1-5])(?!\d)/d, ({ groups }) => ({
    type: 'is',
    key: 'tracktype',
    values: [`grade${groups.value}`],
  }));
  take(
    /(?<=\b(?:routes?|[a-z-]*linien?) )numbered (?<value>[a-z]{0,2}\d{1,4}[a-z]?)(?![a-z0-9])/d,
    ({ groups }) => ({
      type: 'is',
      key: 'ref',
      values: [...new Set([groups.value!, groups.value!.toUpperCase()])],
    }),
  );
  take(/\bnumbered (?<value>\d{1,4}[a-z]?)(?![a-z0-9])/d, ({ groups }) => ({
    type: 'is',
    key: 'addr:housenumber',
    values: [groups.value!, groups.value!.toUpperCase()],
  }));
  take(
    /\b(?<value>ein|zwei|drei|vier|sechs|acht|single|one|two|three|four|six|eight)[- ]?(?:spurige[nrs]?|lane)(?![a-z])/d,
    ({ groups }) => {
      const value = toValue(groups.value!);
      return { type: 'number', keys: ['lanes'], measure: 'count', sign: '=', value, said: `${value} lanes` };
    },
  );
  for (const form of speedForms)
    take(new RegExp(form, 'd'), ({ groups }) => {
      const unit = groups.speedUnit ?? 'km/h';
      return {
        type: 'number',
        keys: ['maxspeed'],
        measure: 'speed',
        sign: signOf(groups),
        value: toKmh(Number(groups.value), unit),
        said: unit === 'km/h' ? groups.value! : `${groups.value} ${unit}`,
      };
    });
  take(
    /\b(?:with )?(?:an? )?(?:(?:max(?:imum)? ?speed|(?:speed )?limit) (?:of )?)?(?<value>\d{1,3})[- ]?mph(?:[- ](?:speed )?(?:limits?|zones?))?(?![a-z])/d,
    ({ groups }) => ({ type: 'is', key: 'maxspeed', values: [`${groups.value} mph`] }),
  );
  take(
    /(?<=\b(?:administrative |verwaltungs?|political )?(?:areas?|units?|regions?|boundar(?:y|ies)|divisions?|gebiete?|einheiten?|grenzen?)) ?(?:(?:of|on|at|with|der|auf|mit) )?(?:(?:the )?admin(?:istrative)?[_ -]?)?(?:level|ebene|stufe) (?<value>[2-9]|1[01])(?![\d.])/d,
    ({ groups }) => ({ type: 'is', key: 'admin_level', values: [groups.value!] }),
  );
  take(
    /\badmin(?:istrative)?[ _-]?level (?<value>[2-9]|1[01])(?= (?:areas?|units?|regions?|boundar(?:y|ies)|divisions?)\b)/d,
    ({ groups }) => ({ type: 'is', key: 'admin_level', values: [groups.value!] }),
  );
  for (const [pattern, toFilter] of yearForms) take(pattern, toFilter);
  take(between, ({ groups }) => ({
    type: 'all',
    of: [
      comparison('at least', toValue(groups.low!), groups.unit!.toLowerCase()),
      not(comparison('more than', toValue(groups.value!), groups.unit!.toLowerCase())),
    ],
  }));
  take(compared, ({ groups }) =>
    comparison(groups.word!.toLowerCase(), toValue(groups.value!), groups.unit!.toLowerCase()),
  );
  return all;
}

function signOf({ more, fewer, most, least, plus, minus }: Span['groups']): Sign {
  if (more) return '>';
  if (fewer) return '<';
  if (most || minus) return '<=';
  return least || plus ? '>=' : '=';
}

const squareMetres: readonly (readonly [RegExp, number])[] = [
  [/^(?:ha|hec|hek)/, 1e4],
  [/^acre/, 4046.8564224],
  [/^(?:km2|km²|sq ?km|square k|quadratk)/, 1e6],
  [/^(?:m2|m²|sqm|square m|quadratm)/, 1],
];
const metresIn: readonly (readonly [RegExp, number])[] = [
  [/^k/, 1000],
  [/^mi/, 1609.344],
  [/^f/, 0.3048],
  [/^y/, 0.9144],
  [/^m/, 1],
];

/** @param unit  of length, as written */
export const metresOf = (value: string, unit: string): number =>
  toValue(value) * metresIn.find(([pattern]) => pattern.test(unit.toLowerCase()))![1];

/** What does not say that it is more. */
const signs: readonly (readonly [RegExp, Sign])[] = [
  [/^(?:at least|no less|mindestens|au moins|al menos)/, '>='],
  [/^(?:at most|no more|hochstens|au plus|como mucho)/, '<='],
  [
    /^(?:below|under|lower|less|smaller|shorter|narrower|kurz|klein|unter|niedrig|tief|schmal|wenig|moins|plus bas|menos|mas baj|por debajo)/,
    '<',
  ],
];

/** "Peaks above 2500 m", "buildings taller than 50 m", "parks larger than 1 hectare", "tunnels longer than 2 km". */
function comparison(word: string, value: number, unit: string): TagFilter {
  const plain = toPlain(word);
  const sign = signs.find(([words]) => words.test(plain))?.[1] ?? '>';
  const said = `${value} ${unit}`;
  const area = squareMetres.find(([pattern]) => pattern.test(unit));
  if (area) return { type: 'area', sign, squareMetres: value * area[1], said };
  const metres = value * metresIn.find(([pattern]) => pattern.test(unit))![1];
  if (/^(?:long|short|lang|läng|kurz|kürz)/.test(word)) return { type: 'length', sign, metres, said };
  const keys = /^(?:wide|narrow|breit|schmal)/.test(word) ? ['width', 'est_width'] : ['ele', 'height'];
  return { type: 'number', keys, measure: 'metres', sign, value: metres, said };
}

/** "2,500" and "2.500" are thousands; "1.5" and "1,5" are not. */
function toValue(text: string): number {
  const plain = text.toLowerCase();
  const word = spelt.findIndex((forms) => forms.includes(plain));
  if (word >= 0) return word + 1;
  return Number(/^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.'));
}
