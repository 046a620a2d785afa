/** Files in which one column is written in a way of its own: numbers, words for missing values, dates, booleans. */

import {
  boolean,
  type Case,
  category,
  cities,
  clocks,
  counts,
  csv,
  date,
  days,
  file,
  flags,
  number,
  prices,
} from './truth.ts';

const grouped = (value: number, digits: number, group: string, decimal: string) => {
  const [whole, part] = Math.abs(value).toFixed(digits).split('.');
  const text = whole!.replace(/\B(?=(\d{3})+$)/g, group) + (part ? decimal + part : '');
  return (value < 0 ? '-' : '') + text;
};
const indian = (value: number) => {
  const [whole, part] = value.toFixed(2).split('.');
  const head = whole!.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head ? `${head},` : ''}${whole!.slice(-3)}.${part}`;
};

const one = (
  name: string,
  delimiter: string,
  format: (value: number, row: number) => string,
  truth: readonly (number | null)[] = prices,
  rest: { notes?: RegExp; header?: string } = {},
): Case =>
  file(
    name,
    csv(
      ['city', rest.header ?? 'price'],
      [cities, truth.map((value, row) => format(value ?? prices[row]!, row))],
      delimiter,
    ),
    {
      truth: { city: category(cities), [rest.header ?? 'price']: number(truth) },
      ...(rest.notes && { notes: rest.notes }),
    },
  );

const negatives = prices.map((value, row) => (row % 3 === 1 ? -value : value));
const shares = prices.map((_, row) => [12.5, 3, 99, 45.25, 0.5, 7, 80, 33.3, 61, 20, 15, 100][row]!);

export const numbers: readonly Case[] = [
  file(
    'points between thousands without decimals, beside decimal commas',
    csv(
      ['n', 'price'],
      [
        counts.map((v, row) => (row === 3 ? 'k.A.' : grouped(v, 0, '.', ','))),
        prices.map((v) => v.toFixed(2).replace('.', ',')),
      ],
      ';',
    ),
    {
      truth: { n: number(counts.map((v, row) => (row === 3 ? null : v))), price: number(prices) },
      notes: /Points are read as thousands separators/,
    },
  ),
  one('decimal commas, semicolons (Excel in German)', ';', (v) => String(v).replace('.', ',')),
  one('points between thousands, decimal commas', ';', (v) => grouped(v, 2, '.', ',')),
  one('the same with the euro sign behind', ';', (v) => `${grouped(v, 2, '.', ',')} €`),
  one('the same quoted, commas between cells', ',', (v) => grouped(v, 2, '.', ',')),
  one('commas between thousands, quoted', ',', (v) => grouped(v, 2, ',', '.')),
  one('dollars in front', ',', (v) => `$${grouped(v, 2, ',', '.')}`),
  one('US$ in front with a space', ',', (v) => `US$ ${grouped(v, 2, ',', '.')}`),
  one('pounds', ',', (v) => `£${grouped(v, 2, ',', '.')}`),
  one('reais (Excel in Brazil)', ';', (v) => `R$ ${grouped(v, 2, '.', ',')}`),
  one('rupees by lakh', ',', (v) => `₹${indian(v * 100)}`, prices, {}).truth
    ? one(
        'rupees by lakh',
        ',',
        (v) => `₹${indian(v)}`,
        prices.map((v) => Number((v * 1000).toFixed(2))),
      )
    : one('', ',', String),
  one('Swiss apostrophes', ';', (v) => grouped(v, 2, "'", '.')),
  one('Swiss curly apostrophes and CHF', ';', (v) => `CHF ${grouped(v, 2, '’', '.')}`),
  one('narrow no-break spaces between thousands (French)', ';', (v) => grouped(v, 2, '\u202f', ',')),
  one('no-break spaces and EUR', ';', (v) => `${grouped(v, 2, '\u00a0', ',')} EUR`),
  one('plain spaces between thousands', ',', (v) => grouped(v, 2, ' ', '.')),
  one('Swedish kronor', ';', (v) => `${grouped(v, 2, ' ', ',')} kr`),
  one('złoty', ';', (v) => `${grouped(v, 2, ' ', ',')} zł`),
  one('yen', ',', (v) => `¥${grouped(v, 0, ',', '.')}`, counts),
  one('percent signs', ',', (v) => `${v}%`, shares),
  one(
    'percent signs after a space and decimal commas',
    ';',
    (v) => `${String(v).replace('.', ',')} %`,
    shares,
  ),
  one('kilograms', ',', (v) => `${v} kg`),
  one('degrees', ',', (v) => `${v}°C`, shares),
  one('square metres', ',', (v) => `${v} m²`),
  one('kilometres an hour', ',', (v) => `${v} km/h`, counts),
  one('negatives in parentheses', ',', (v) => (v < 0 ? `(${-v})` : String(v)), negatives),
  one(
    'negatives in parentheses with dollars',
    ',',
    (v) => (v < 0 ? `($${grouped(-v, 2, ',', '.')})` : `$${grouped(v, 2, ',', '.')}`),
    negatives,
  ),
  one(
    'the sign behind (SAP)',
    ';',
    (v) => `${grouped(Math.abs(v), 2, '.', ',')}${v < 0 ? '-' : ''}`,
    negatives,
  ),
  one('the real minus sign', ',', (v) => String(v).replace('-', '−'), negatives),
  one(
    'the sign before the currency',
    ',',
    (v) => `${v < 0 ? '-' : ''}$${grouped(Math.abs(v), 2, ',', '.')}`,
    negatives,
  ),
  one('plus signs', ',', (v) => (v > 0 ? `+${v}` : String(v)), negatives),
  one('exponents', ',', (v) => v.toExponential()),
  one('exponents with decimal commas', ';', (v) => v.toExponential().replace('.', ',')),
  one('points without digits before them', ',', (v) => String(v).replace(/^0\./, '.')),
  one('spaces around cells', ',', (v) => `  ${v} `),
  one('quotes around numbers', ',', (v) => String(v)).truth
    ? file('quotes around all cells', csv(['city', 'price'], [cities, prices]).replace(/[^,\n]+/g, '"$&"'), {
        truth: { city: category(cities), price: number(prices) },
      })
    : one('', ',', String),
  one('an apostrophe before numbers (Excel text cells)', ',', (v) => `'${v}`),
  one('an equals sign and quotes (Excel formula texts)', ';', (v) => `="${v}"`),
  one(
    'k and M',
    ',',
    (_v, row) => ['1.2k', '3M', '450', '2.5k', '1M', '300', '7k', '12k', '900', '1.5M', '80', '4k'][row]!,
    [1200, 3e6, 450, 2500, 1e6, 300, 7000, 12000, 900, 1.5e6, 80, 4000],
  ),
  one('currency codes behind', ',', (v) => `${v} USD`),
  one('underscores between thousands', ',', (v) => grouped(v, 0, '_', '.'), counts),
  file(
    'two kinds of currency',
    csv(['city', 'price'], [cities, prices.map((v, row) => `${row % 2 ? '$' : '€'}${v}`)]),
    {
      truth: {
        city: category(cities),
        price: { kind: 'category', values: prices.map((v, row) => `${row % 2 ? '$' : '€'}${v}`) },
      },
      notes: /price.*(currenc|unit)/i,
    },
  ),
  file(
    'fractions of a decimal mark that may be either',
    csv(['city', 'n'], [cities, counts.map((v) => `${(v % 9) + 1},${String(100 + v).slice(0, 3)}`)]),
    {
      truth: {
        city: category(cities),
        n: number(counts.map((v) => Number(`${(v % 9) + 1}${String(100 + v).slice(0, 3)}`))),
      },
      notes: /thousands separators; no value shows/,
    },
  ),
  file(
    'the same beside a column of decimal commas',
    csv(
      ['x', 'n'],
      [
        prices.map((v) => (v + 0.01).toFixed(2).replace('.', ',')),
        counts.map((v) => `${(v % 9) + 1},${String(100 + v).slice(0, 3)}`),
      ],
      ';',
    ),
    {
      truth: { n: number(counts.map((v) => Number(`${(v % 9) + 1}.${String(100 + v).slice(0, 3)}`))) },
    },
  ),
  file(
    'codes with leading zeros',
    csv(
      ['zip', 'price'],
      [
        [
          '01067',
          '10115',
          '01067',
          '80331',
          '10115',
          '01067',
          '80331',
          '01067',
          '10115',
          '80331',
          '01067',
          '10115',
        ],
        prices,
      ],
    ),
    {
      truth: {
        zip: category([
          '01067',
          '10115',
          '01067',
          '80331',
          '10115',
          '01067',
          '80331',
          '01067',
          '10115',
          '80331',
          '01067',
          '10115',
        ]),
        price: number(prices),
      },
    },
  ),
  file(
    'numbers and a few words',
    csv(
      ['city', 'n'],
      [
        [...cities, ...cities],
        [...counts, ...counts.slice(0, 11), 'broken'],
      ],
    ),
    {
      truth: { n: number([...counts, ...counts.slice(0, 11), null]) },
      notes: /Not numbers, and treated as missing: "broken"/,
    },
  ),
  file(
    'comparisons',
    csv(
      ['city', 'n'],
      [
        [...cities, ...cities],
        [...counts, ...counts.slice(0, 11), '<0.5'],
      ],
    ),
    {
      truth: { n: number([...counts, ...counts.slice(0, 11), 0.5]) },
      notes: /"<"/,
    },
  ),
];

const words = [
  'NA',
  'N/A',
  'n/a',
  'NaN',
  'null',
  'NULL',
  'None',
  '?',
  '-',
  '--',
  '—',
  '.',
  '#N/A',
  '#DIV/0!',
  'unknown',
  'missing',
  'not available',
  'k.A.',
  'nicht verfügbar',
  'non disponible',
  's/d',
  'n.d.',
  '\\N',
  'NIL',
  'TBD',
  '(blank)',
  'x',
  '*',
  '..',
  ':',
  'N.V.',
  '不明',
  'нет данных',
];
const gaps = new Set([2, 5, 6, 9]);
const gappy = prices.map((v, row) => (gaps.has(row) ? null : v));

export const missing: readonly Case[] = [
  ...words
    .filter((word) => word !== 'x')
    .map((word) =>
      file(
        `${JSON.stringify(word)} among numbers`,
        csv(['city', 'price'], [cities, gappy.map((v) => v ?? word)]),
        {
          truth: { city: category(cities), price: number(gappy) },
        },
      ),
    ),
  ...['n/a', '?', '#N/A', '-', 'NA'].map((word) =>
    file(
      `${JSON.stringify(word)} among categories`,
      csv(['city', 'price'], [cities.map((v, row) => (gaps.has(row) ? word : v)), prices]),
      {
        truth: { city: category(cities.map((v, row) => (gaps.has(row) ? null : v))), price: number(prices) },
      },
    ),
  ),
  ...['n/a', '-', 'unknown', '0000-00-00', '00.00.0000'].map((word) =>
    file(
      `${JSON.stringify(word)} among dates`,
      csv(
        ['day', 'price'],
        [
          days.map((v, row) =>
            gaps.has(row)
              ? word
              : word.includes('.') && word.length > 5
                ? v.split('-').reverse().join('.')
                : v,
          ),
          prices,
        ],
      ),
      {
        truth: { day: date(days.map((v, row) => (gaps.has(row) ? null : v))), price: number(prices) },
      },
    ),
  ),
  file(
    '-999 among measurements',
    csv(
      ['city', 'level'],
      [[...cities, ...cities], [...counts, ...counts].map((v, row) => (row % 5 === 1 ? -999 : v))],
    ),
    {
      truth: { level: number([...counts, ...counts].map((v, row) => (row % 5 === 1 ? -999 : v))) },
      notes: /level.*-999.*missing/,
    },
  ),
];

const [y, m, d] = [0, 1, 2].map((part) => days.map((day) => day.split('-')[part]!)) as [
  string[],
  string[],
  string[],
];
const monthsOf = (language: string, length: 'short' | 'long') =>
  days.map(
    (day) =>
      new Intl.DateTimeFormat(language, { month: length, day: 'numeric', timeZone: 'UTC' })
        .formatToParts(new Date(day))
        .find(({ type }) => type === 'month')!.value,
  );
const dated = (
  name: string,
  texts: readonly string[],
  truth: readonly (string | null)[] = days,
  rest: { notes?: RegExp; header?: string } = {},
): Case =>
  file(name, csv([rest.header ?? 'when', 'price'], [texts, prices], ';'), {
    truth: { [rest.header ?? 'when']: date(truth), price: number(prices) },
    ...(rest.notes && { notes: rest.notes }),
  });
const each = (format: (y: string, m: string, d: string, row: number) => string) =>
  days.map((_, row) => format(y[row]!, m[row]!, d[row]!, row));
const bare = (text: string) => String(Number(text));
const moments = days.map((day, row) => `${day}T${clocks[row]}`);
const twelve = (clock: string) => {
  const [h, min] = clock.split(':').map(Number) as [number, number];
  return `${h % 12 || 12}:${String(min).padStart(2, '0')} ${h < 12 ? 'AM' : 'PM'}`;
};
const serial = (iso: string) =>
  (Date.parse(`${iso.length > 10 ? iso : `${iso}T00:00`}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
const weeks = [
  '2023-W05',
  '2023-W09',
  '2023-W11',
  '2023-W14',
  '2023-W21',
  '2023-W26',
  '2023-W35',
  '2023-W42',
  '2023-W51',
  '2024-W09',
  '2024-W27',
  '2024-W46',
];
const mondays = [
  '2023-01-30',
  '2023-02-27',
  '2023-03-13',
  '2023-04-03',
  '2023-05-22',
  '2023-06-26',
  '2023-08-28',
  '2023-10-16',
  '2023-12-18',
  '2024-02-26',
  '2024-07-01',
  '2024-11-11',
];
const firsts = each((y, m) => `${y}-${m}-01`);
const quarterOf = (month: string) => Math.ceil(Number(month) / 3);
const quarterStarts = each((y, m) => `${y}-${String(3 * quarterOf(m) - 2).padStart(2, '0')}-01`);

export const dates: readonly Case[] = [
  dated('ISO days', days),
  dated('ISO with times', moments, moments),
  dated(
    'ISO with Z',
    moments.map((t) => `${t}:00Z`),
    moments,
  ),
  dated(
    'ISO with fractions and Z (JSON)',
    moments.map((t) => `${t}:00.000Z`),
    moments,
  ),
  dated(
    'ISO with an offset',
    moments.map((t) => `${t}:00+02:00`),
    moments.map((t) => new Date(`${t}:00+02:00`).toISOString().slice(0, 16)),
  ),
  dated(
    'a space for T and microseconds (pandas, PostgreSQL)',
    moments.map((t) => `${t.replace('T', ' ')}:00.000000`),
    moments,
  ),
  dated(
    'PostgreSQL with a short offset',
    moments.map((t) => `${t.replace('T', ' ')}:00+00`),
    moments,
  ),
  dated(
    'slashes, year first',
    each((y, m, d) => `${y}/${m}/${d}`),
  ),
  dated(
    'points, day first',
    each((y, m, d) => `${d}.${m}.${y}`),
  ),
  dated(
    'points without zeros',
    each((y, m, d) => `${bare(d)}.${bare(m)}.${y}`),
  ),
  dated(
    'points and times',
    each((y, m, d, row) => `${d}.${m}.${y} ${clocks[row]}`),
    moments,
  ),
  dated(
    'points and two digits of the year',
    each((y, m, d) => `${d}.${m}.${y.slice(2)}`),
  ),
  dated(
    'slashes, day first',
    each((y, m, d) => `${d}/${m}/${y}`),
  ),
  dated(
    'slashes, month first',
    each((y, m, d) => `${m}/${d}/${y}`),
  ),
  dated(
    'slashes, month first, short (Excel)',
    each((y, m, d) => `${bare(m)}/${bare(d)}/${y.slice(2)}`),
  ),
  dated(
    'month first with 12-hour clocks',
    each((y, m, d, row) => `${bare(m)}/${bare(d)}/${y} ${twelve(clocks[row]!)}`),
    moments,
  ),
  dated(
    'month first with clocks and seconds',
    each((y, m, d, row) => `${m}/${d}/${y} ${clocks[row]}:00`),
    moments,
  ),
  dated(
    'hyphens, day first',
    each((y, m, d) => `${d}-${m}-${y}`),
  ),
  dated(
    'compact',
    each((y, m, d) => y + m + d),
  ),
  dated(
    'compact with a clock',
    each((y, m, d, row) => `${y}${m}${d}T${clocks[row]!.replace(':', '')}00`),
    moments,
  ),
  dated(
    'compact, fourteen digits',
    each((y, m, d, row) => `${y}${m}${d}${clocks[row]!.replace(':', '')}00`),
    moments,
  ),
  dated(
    'English short names (SAS)',
    each((y, _m, d, row) => `${d}${monthsOf('en', 'short')[Number(row)]!.toUpperCase()}${y}`),
  ),
  dated(
    'English names with hyphens (Oracle)',
    each((y, _m, d, row) => `${d}-${monthsOf('en', 'short')[row]!.toUpperCase()}-${y.slice(2)}`),
  ),
  dated(
    'English month, day, year',
    each((y, _m, d, row) => `${monthsOf('en', 'long')[row]} ${bare(d)}, ${y}`),
  ),
  dated(
    'English ordinal',
    each(
      (y, _m, d, row) =>
        `${bare(d)}${{ 1: 'st', 31: 'st', 22: 'nd', 2: 'nd' }[Number(d)] ?? 'th'} ${monthsOf('en', 'long')[row]} ${y}`,
    ),
  ),
  dated(
    'weekday first',
    each(
      (y, _m, d, row) =>
        `${new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(days[row]!))}, ${monthsOf('en', 'long')[row]} ${bare(d)}, ${y}`,
    ),
  ),
  dated(
    'e-mail dates',
    each((_y, _m, _d, row) => `${new Date(`${moments[row]}:00Z`).toUTCString().replace('GMT', '+0000')}`),
    moments,
  ),
  ...(['de', 'fr', 'es', 'it', 'pt', 'nl'] as const).map((language) =>
    dated(
      `names of months in ${language}`,
      each(
        (y, _m, d, row) =>
          `${bare(d)}${language === 'de' ? '.' : ''} ${language === 'es' || language === 'pt' ? 'de ' : ''}${monthsOf(language, 'long')[row]} ${language === 'es' || language === 'pt' ? 'de ' : ''}${y}`,
      ),
    ),
  ),
  dated(
    'German short names',
    each((y, _m, d, row) => `${d}. ${monthsOf('de', 'short')[row]} ${y}`),
  ),
  dated(
    'Japanese',
    each((y, m, d) => `${y}年${bare(m)}月${bare(d)}日`),
  ),
  dated(
    'months',
    each((y, m) => `${y}-${m}`),
    firsts,
  ),
  dated(
    'months without a hyphen',
    each((y, m) => y + m),
    firsts,
    { header: 'month' },
  ),
  dated(
    'names and years',
    each((y, _m, _d, row) => `${monthsOf('en', 'short')[row]} ${y}`),
    firsts,
  ),
  dated(
    'names and short years (Excel)',
    each((y, _m, _d, row) => `${monthsOf('en', 'short')[row]}-${y.slice(2)}`),
    firsts,
  ),
  dated(
    'months before years',
    each((y, m) => `${m}/${y}`),
    firsts,
  ),
  dated(
    'quarters 2023-Q1',
    each((y, m) => `${y}-Q${quarterOf(m)}`),
    quarterStarts,
  ),
  dated(
    'quarters Q1 2023',
    each((y, m) => `Q${quarterOf(m)} ${y}`),
    quarterStarts,
  ),
  dated(
    'quarters 1Q23',
    each((y, m) => `${quarterOf(m)}Q${y.slice(2)}`),
    quarterStarts,
  ),
  dated(
    'German quarters',
    each((y, m) => `${quarterOf(m)}. Quartal ${y}`),
    quarterStarts,
  ),
  dated('weeks 2023-W05', weeks, mondays),
  dated(
    'weeks 2023W05',
    weeks.map((week) => week.replace('-', '')),
    mondays,
  ),
  dated(
    'weeks KW 05/2023',
    weeks.map((week) => `KW ${week.slice(6)}/${week.slice(0, 4)}`),
    mondays,
  ),
  dated(
    'epoch seconds',
    moments.map((t) => String(Date.parse(`${t}Z`) / 1000)),
    moments,
    { header: 'created_at', notes: /seconds since 1970/ },
  ),
  dated(
    'epoch milliseconds',
    moments.map((t) => String(Date.parse(`${t}Z`))),
    moments,
    { header: 'timestamp', notes: /milliseconds since 1970/ },
  ),
  dated(
    'Excel serials',
    days.map((t) => String(serial(t))),
    days,
    { header: 'Order Date', notes: /Excel/ },
  ),
  dated(
    'Excel serials with times',
    moments.map((t) => String(Math.round(serial(t) * 1e6) / 1e6)),
    moments,
    { header: 'Datum', notes: /Excel/ },
  ),
  file(
    'numbers that could be Excel serials, but are called something else',
    csv(['city', 'population'], [cities, days.map(serial)]),
    {
      truth: { population: number(days.map(serial)) },
    },
  ),
  file(
    'days and months that nothing tells apart',
    csv(
      ['when', 'price'],
      [
        each(
          (_y, _m, _d, row) =>
            `${String((row % 12) + 1).padStart(2, '0')}/${String(((row * 5) % 12) + 1).padStart(2, '0')}/2023`,
        ),
        prices,
      ],
    ),
    {
      truth: { price: number(prices) },
      notes: /no value shows whether the day or the month/,
    },
  ),
  file('times of day', csv(['at', 'price'], [clocks, prices]), {
    truth: {
      at: number(clocks.map((t) => Number(t.slice(0, 2)) + Number(t.slice(3)) / 60)),
      price: number(prices),
    },
    notes: /hours/,
  }),
  file('12-hour times', csv(['at', 'price'], [clocks.map(twelve), prices]), {
    truth: { at: number(clocks.map((t) => Number(t.slice(0, 2)) + Number(t.slice(3)) / 60)) },
  }),
  file(
    'durations in words',
    csv(['took', 'price'], [counts.map((v) => `${Math.floor(v / 60)}h ${v % 60}m`), prices]),
    { truth: { took: number(counts.map((v) => v / 60)) } },
  ),
  file(
    'durations as clocks',
    csv(
      ['took', 'price'],
      [counts.map((v) => `${Math.floor(v / 60)}:${String(v % 60).padStart(2, '0')}`), prices],
    ),
    { truth: { took: number(counts.map((v) => v / 60)) } },
  ),
  file(
    'ISO durations',
    csv(['took', 'price'], [counts.map((v) => `PT${Math.floor(v / 60)}H${v % 60}M`), prices]),
    { truth: { took: number(counts.map((v) => v / 60)) } },
  ),
  file(
    'pandas timedeltas',
    csv(
      ['took', 'price'],
      [counts.map((v) => `${Math.floor(v / 24)} days ${String(v % 24).padStart(2, '0')}:30:00`), prices],
    ),
    { truth: { took: number(counts.map((v) => v + 0.5)) } },
  ),
  file('minutes in words', csv(['took', 'price'], [counts.map((v) => `${v} min`), prices]), {
    truth: { took: number(counts) },
  }),
];

const spelled = (name: string, yes: string, no: string): Case =>
  file(`booleans: ${name}`, csv(['ok', 'price'], [flags.map((flag) => (flag ? yes : no)), prices]), {
    truth: { ok: boolean(flags), price: number(prices) },
  });

export const booleans: readonly Case[] = [
  spelled('true, false', 'true', 'false'),
  spelled('TRUE, FALSE', 'TRUE', 'FALSE'),
  spelled('T, F', 'T', 'F'),
  spelled('yes, no', 'yes', 'no'),
  spelled('Y, N', 'Y', 'N'),
  spelled('ja, nein', 'ja', 'nein'),
  spelled('WAHR, FALSCH', 'WAHR', 'FALSCH'),
  spelled('oui, non', 'oui', 'non'),
  spelled('VRAI, FAUX', 'VRAI', 'FAUX'),
  spelled('sí, no', 'sí', 'no'),
  spelled('VERDADERO, FALSO', 'VERDADERO', 'FALSO'),
  spelled('sì, no', 'sì', 'no'),
  spelled('sim, não', 'sim', 'não'),
  spelled('on, off', 'on', 'off'),
  file(
    'booleans of several spellings',
    csv(
      ['ok', 'price'],
      [
        flags.map((flag, row) =>
          flag ? ['true', 'True', 'TRUE', 'yes'][row % 4]! : ['false', 'No', 'FALSE'][row % 3]!,
        ),
        prices,
      ],
    ),
    { truth: { ok: boolean(flags) } },
  ),
  file(
    'booleans with gaps',
    csv(['ok', 'price'], [flags.map((flag, row) => (row === 4 ? 'n/a' : flag ? 'Yes' : 'No')), prices]),
    { truth: { ok: boolean(flags.map((flag, row) => (row === 4 ? null : flag))) } },
  ),
  file('ticks', csv(['ok', 'price'], [flags.map((flag) => (flag ? 'x' : '')), prices]), {
    truth: { ok: { kind: 'presence', values: flags.map((flag) => (flag ? 'x' : null)) } },
  }),
];
