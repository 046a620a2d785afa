/** How a column of texts writes its numbers: `1.234,50 €`, `$1,234.50`, `12 %`, `(300)`, `3.2M`, `70 kg`.
 * One form holds for a whole column; a column in which one text is no number has none. */

import { parseMeasure } from './measures.ts';
import { isCurrencySign, isMultiple, multipleOf, numberText } from './number-text.ts';
import { parseTime } from './time-form.ts';

export type DecimalMark = '.' | ',';

export interface NumberForm {
  readonly decimal: DecimalMark;
  /** Between thousands; '' where no text has any. A space stands for every kind of space. */
  readonly group: '' | '.' | ',' | ' ' | "'" | '_';
  /** Currency, percent sign or unit that texts carry, as first written; '' when none does. */
  readonly unit: string;
  /** Whether `k`, `M` and `bn` after a number multiply it: they do where a column has several of them. */
  readonly multiples: boolean;
  /** The letters that make a number negative. */
  readonly debit?: Debit;
  /** The side of the globe whose degrees are negative: `S` beside `N`, `W` beside `E` (German `O`), `O` (oeste, ouest) beside `E`;
   * or the years before an era: `BC` beside `AD` or beside years alone. */
  readonly negativeSide?: NegativeSide;
  /** Whether ▲ and △ are minus signs, as in accounts of Japan, not rises. */
  readonly negativeTriangles?: true;
  /** Whether letters behind numbers are flags, as those of Eurostat (`12.5 p`, `7.1 e`) or of laboratories (`5.9 H`, `3.1 L`), not
   * units. */
  readonly flags?: true;
}

/** Letters of accounts that make a number negative: `DR` (debit) beside `CR` or beside none, `CR` beside none, `OD` (overdrawn)
 * beside none, `S` (Soll) beside `H` (Haben), `D` (debe, débito) beside `C` or `H` (crédito, haber). */
export const debits = ['DR', 'CR', 'OD', 'S', 'D'] as const;
type Debit = (typeof debits)[number];

export interface FoundForm {
  readonly form: NumberForm;
  /** Whether the texts fit with the other decimal mark as well: `1,234` may be 1234 or 1.234. */
  readonly ambiguous: boolean;
  /** The unit that some texts carry and others do not. */
  readonly partly?: string;
  /** Marks beside numbers (`~`, `*`, `+`, `[1]`) and flags behind them, which are left out. */
  readonly marks: readonly string[];
}

type Group = NumberForm['group'];

export const negativeSides = ['S', 'W', 'O', 'BC', 'BCE', 'V. CHR', 'AV. J.-C', 'A.C', 'A. C'] as const;
export type NegativeSide = (typeof negativeSides)[number];

const threes = (group: string, decimal: string) =>
  new RegExp(`^[1-9]\\d{0,2}(?:${group}\\d{3})+(?:${decimal}\\d*)?$`);
/** Whether digits are grouped as a convention has it; lakh and crore are groups of two. No nought stands before thousands: `0,733` is
 * below one. */
const grouped: Readonly<Record<Exclude<Group, ''>, Readonly<Record<DecimalMark, RegExp>>>> = {
  ',': { '.': /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.\d*)?$/, ',': /^$/ },
  '.': { '.': /^$/, ',': threes('\\.', ',') },
  ' ': { '.': threes(' ', '\\.'), ',': threes(' ', ',') },
  "'": { '.': threes("'", '\\.'), ',': threes("'", ',') },
  _: { '.': threes('_', '\\.'), ',': threes('_', ',') },
};
const ungrouped: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(?:\d+(?:\.\d*)?|\.\d+)$/,
  ',': /^(?:\d+(?:,\d*)?|,\d+)$/,
};

const conventions: readonly (readonly [Group, DecimalMark])[] = [
  ['', '.'],
  [',', '.'],
  ["'", '.'],
  [' ', '.'],
  ['_', '.'],
  ['', ','],
  ['.', ','],
  [' ', ','],
  ["'", ','],
];

const fits = (body: string, group: Group, decimal: DecimalMark): boolean =>
  ungrouped[decimal].test(body) || (group !== '' && grouped[group][decimal].test(body));

/** More digits than a double holds are an identifier, and so are zeros in front. Programs write decimals of any length:
 * `2,1799999999999997`. */
const isCode = (body: string): boolean =>
  /^0\d/.test(body) || body.replace(/[.,](?!\d{3}$)\d*$/, '').replace(/\D/g, '').length > 15;

/** The form that all texts share.
 * @param texts    distinct texts of the cells that are not missing
 * @param decimal  the mark of texts that fit with either; default the point, because thousands are then grouped
 * @returns undefined when some text is no number, units differ, or the numbers are codes (leading zeros) or grades (`2+`) */
export function numberFormOf(texts: readonly string[], decimal: DecimalMark = '.'): FoundForm | undefined {
  if (texts.length === 0) return undefined;
  let open = [...conventions];
  let ambiguous = false;
  let multiplied = false;
  let minusBehind = false;
  let bounds = 0;
  const arrows = { up: 0, down: 0 };
  const units = new Map<string, string>();
  const marks = new Set<string>();
  for (const text of texts) {
    const parts = numberText(text);
    if (parts === undefined || isCode(parts.body)) return undefined;
    // A mantissa has no thousands: `7,192E+03` is 7192.
    const scientific = /\de[-+]?\d/i.test(text);
    open = open.filter(([group, mark]) => fits(parts.body, scientific ? '' : group, mark));
    if (open.length === 0) return undefined;
    const unit = unitKey(parts.unit);
    if (!units.has(unit)) units.set(unit, parts.unit);
    if (units.size > 12 || marks.size > 50) return undefined;
    if (parts.factor !== 1) multiplied = true;
    if (parts.mark !== '') marks.add(parts.mark);
    if (isBound(parts.mark)) bounds++;
    if (/^[▲△]/.test(text)) arrows.up++;
    else if (/^[▼▽↓⬇]/.test(text)) arrows.down++;
    if (/\d-$/.test(text)) minusBehind = true;
    if (/[.,]/.test(parts.body)) ambiguous = true;
  }
  // Banks write the sign behind sums with cents (`100,00+`), schools behind grades (`2+`).
  if (minusBehind && marks.has('+') && !texts.every(isSignedSum)) return undefined;
  if (minusBehind) marks.delete('+');
  // `<18` and `>65` are classes, unless most of the others are measured.
  if (bounds * 2 >= texts.length) return undefined;
  const named = [...units.keys()].filter((unit) => unit !== '');
  const negativeSide = negativeSideOf(named, units.has(''));
  const measure = negativeSide ? { multiples: false } : measureOf(named, multiplied, units);
  if (measure === undefined) return undefined;
  if (measure.flags) for (const unit of named) marks.add(unit);
  const decimals = new Set(open.map(([, mark]) => mark));
  const wanted = decimal === '.' && decimals.size > 1 && unitsShowThousands(texts) ? ',' : decimal;
  const mark = decimals.has(wanted) ? wanted : [...decimals][0]!;
  const [group] = open.find(([, its]) => its === mark)!;
  const unit = measure.unit === undefined ? '' : units.get(measure.unit)!;
  // `48°30'`, `49°30'`; `1h 30m`, `2h 30m`: what stands behind the first number of all is a number too.
  if (/\d/.test(unit) && (/[年月日년월일]/.test(unit) || texts.every(isOfParts))) return undefined;
  const { multiples, debit, flags } = measure;
  return {
    form: {
      decimal: mark,
      group,
      unit,
      multiples,
      ...(debit && { debit }),
      ...(flags && { flags }),
      // Beside rises stand falls with an arrow of their own; beside negatives, numbers without any.
      ...(arrows.up > 0 &&
        arrows.down === 0 &&
        arrows.up < texts.length && { negativeTriangles: true as const }),
      ...(negativeSide && { negativeSide }),
    },
    ambiguous: decimals.size > 1 && ambiguous,
    marks: [...marks],
    ...(unit !== '' && units.has('') && { partly: unit }),
  };
}

const isSignedSum = (text: string): boolean => !/[-+]$/.test(text) || /[.,]\d{2}[-+]$/.test(text);

const isOfParts = (text: string): boolean =>
  parseTime(text) !== undefined ||
  (['degrees', 'feet', 'pounds'] as const).some((measure) => parseMeasure(text, measure) !== undefined);

/** `<` before the least that a laboratory can measure, `>` before the most. */
const isBound = (mark: string): boolean => /^[<>≤≥]/.test(mark);

/** Letters of credit and debit, by those that are read as minus. */
const balances: Readonly<Record<Debit, readonly string[]>> = {
  DR: ['cr', 'dr'],
  CR: ['cr', 'dr'],
  OD: ['od'],
  S: ['h', 's'],
  D: ['c', 'd', 'h'],
};

const debitNotes: Readonly<Record<Debit, string>> = {
  DR: 'DR is read as minus, CR as plus.',
  CR: 'CR is read as minus, as the others have no mark.',
  OD: 'OD (overdrawn) is read as minus.',
  S: 'S (Soll) is read as minus, H (Haben) as plus.',
  D: 'D (debit) is read as minus, C (credit) or H (haber) as plus.',
};
export const debitNote = (debit: Debit): string => debitNotes[debit];

/** @param written as first written, by their keys; '' where a number has none */
function debitOf(units: readonly string[], written: ReadonlyMap<string, string>): Debit | undefined {
  const is = (...these: string[]) => units.length === these.length && these.every((it) => units.includes(it));
  const bare = written.has('');
  if (is('cr', 'dr') || is('dr')) return 'DR';
  // `5 Cr` are crores as well.
  if (is('cr') && bare && /^CR/.test(written.get('cr')!)) return 'CR';
  if (is('od') && bare) return 'OD';
  // `2 h` beside `30 s` are lengths of time.
  const inCapitals = units.every((unit) => /^[CDHS]$/.test(written.get(unit)!));
  if (is('h', 's') && inCapitals) return 'S';
  return (is('c', 'd') || is('d', 'h')) && inCapitals ? 'D' : undefined;
}

/** Letters of the sides of the globe, the negative one last: north and south, east and west in several languages. */
const sides: readonly (readonly [string, string])[] = [
  ['n', 's'],
  ['e', 'w'],
  ['o', 'w'],
  ['e', 'o'],
];
/** Years of an era, and those before it. */
const eras: readonly (readonly [string, string])[] = [
  ['ad', 'bc'],
  ['ce', 'bce'],
  ['n. chr', 'v. chr'],
  ['apr. j.-c', 'av. j.-c'],
  ['d.c', 'a.c'],
  ['d. c', 'a. c'],
];

const sideOf = (unit: string): string => unit.replace(/^[°º] ?/, '');

/** @param bare whether some numbers have no letters: years may lack those of their era */
function negativeSideOf(units: readonly string[], bare: boolean): NegativeSide | undefined {
  const letters = [...new Set(units.map(sideOf))];
  const isOf = (both: readonly string[]) => letters.every((side) => both.includes(side));
  const pair =
    (bare ? undefined : sides.find((both) => letters.length === 2 && isOf(both))) ??
    eras.find((both) => isOf(both) && letters.includes(both[1]) && (bare || letters.length === 2));
  return pair && (pair[1].toUpperCase() as NegativeSide);
}

type Measure = Pick<NumberForm, 'multiples' | 'debit' | 'flags'> & { readonly unit?: string };

/** Flags that statistical offices put behind numbers, one or two letters: provisional, estimated, break in the series …
 * Three letters are units and currencies as well: `usd`, `eur`, `sec`, `pcs`. */
const isFlag = (unit: string): boolean => /^[bcdefjnprsuz]{1,2}$/.test(unit);
/** Above or below the range of healthy people; liters and hours are none, as both stand beside each other. */
const isRangeFlag = (unit: string): boolean => /^(?:hh?|ll?)$/.test(unit);
/** `72F` beside `22C`. */
const areDegrees = (units: readonly string[]): boolean =>
  units.length === 2 && units.includes('c') && units.includes('f');

/** Whether a word behind a number multiplies it: a small m may be metres, and b, t are units as well. */
export const surelyMultiplies = (word: string): boolean =>
  isMultiple(unitKey(word)) && (unitKey(word).length > 1 || /^[kKM\u4e00-\u9fff천만억조]$/.test(word));

/** What the units of a column are together; undefined when they cannot be compared.
 * @param units      their keys, without the empty one
 * @param multiplied whether a number has a factor beside its currency
 * @param written    as first written, by their keys; '' where a number has none */
function measureOf(
  units: readonly string[],
  multiplied: boolean,
  written: ReadonlyMap<string, string>,
): Measure | undefined {
  if (units.length === 0) return { multiples: multiplied };
  const debit = debitOf(units, written);
  if (debit !== undefined) return { multiples: false, debit };
  if (units.length > 1 && units.every((unit) => isRangeFlag(unit) && /^[HL]+$/.test(written.get(unit)!)))
    return { multiples: false, flags: true };
  const others = units.filter((unit) => !isMultiple(unit));
  const severalMultiples = units.length > 1 && others.length === 0;
  if (severalMultiples) return { multiples: true };
  // `5.2 Lakh` beside `₹ 1.1 Cr`: the currency of some is that of all.
  if (others.length === 1 && units.length > 1 && isCurrencySign(written.get(others[0]!)!))
    if (units.every((unit) => unit === others[0] || surelyMultiplies(written.get(unit)!)))
      return { multiples: true, unit: others[0]! };
  // K (kelvin) and M (molar) multiply beside numbers without.
  const [only] = units;
  const alone = units.length === 1 ? written.get(only!)! : '';
  if (surelyMultiplies(alone) && (written.has('') || !/^[KM]$/.test(alone))) return { multiples: true };
  if (units.length === 1) return { multiples: multiplied, unit: units[0]! };
  return units.every(isFlag) && !areDegrees(units) ? { multiples: false, flags: true } : undefined;
}

const inThrees = /^[-+]?\d{1,3}(?:\.\d{3})+$/;

/** Whether numbers with units show that their points part thousands (`850 €` beside `1.200 €`), though each could be
 * decimals: all with a point have three digits behind it and no nought before it, and some have none and are hundreds.
 * No currency has three decimals, so that those need only one with a point. */
export function unitsShowThousands(texts: readonly string[]): boolean {
  const parts = texts.map(numberText).filter((it) => it !== undefined);
  const pointed = parts.filter(({ body }) => body.includes('.'));
  const wholes = parts.filter(({ body }) => /^\d+$/.test(body));
  if (pointed.length === 0 || parts.some(({ unit }) => unit === '')) return false;
  if (!pointed.every(({ body }) => /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(body))) return false;
  const priced = parts.every(({ unit }) => /^(?:[A-Z]{0,3}\p{Sc}|EUR)(?:$|[ /])/u.test(unit));
  return priced || (wholes.length > 0 && Math.max(...wholes.map(({ body }) => Number(body))) >= 100);
}

/** Whether plain numbers may as well have points between thousands (`1.200` beside `900`): every one with a point does, and
 * one has. A table whose other columns have decimal commas means it so. */
export function mayHavePointsBetweenThousands(texts: readonly string[]): boolean {
  const pointed = texts.filter((text) => text.includes('.'));
  return pointed.length > 0 && pointed.every((text) => inThrees.test(text));
}

/** Whether a text could be a number in some form; codes (leading zeros, too many digits) are none. */
export function isNumberLike(text: string): boolean {
  const parts = numberText(text);
  return parts !== undefined && !isCode(parts.body);
}

/** The units of texts that are numbers, as first written: more than one kind cannot be compared.
 * @param texts at most some thousand of them are looked at */
export function unitsOf(texts: readonly string[]): string[] {
  const units = new Map<string, string>();
  for (const text of texts.slice(0, 2000)) {
    const unit = numberText(text)?.unit ?? '';
    if (unit !== '' && !units.has(unitKey(unit))) units.set(unitKey(unit), unit);
  }
  return [...units.values()];
}

/** Whether some texts are numbers with decimal points only, others with decimal commas only, and none is written another way
 * altogether, as telephone numbers, versions and addresses are. */
export function haveBothMarks(texts: readonly string[]): boolean {
  const marks = texts.map((text) => {
    const body = numberText(text)?.body ?? '';
    return conventions.filter(([group, mark]) => fits(body, group, mark)).map(([, mark]) => mark);
  });
  const only = (mark: DecimalMark) => marks.some((its) => its.length > 0 && its.every((it) => it === mark));
  return marks.every((its) => its.length > 0) && only('.') && only(',');
}

/** Words of one unit, by the one that stands for them. A dollar may be of several countries, and ¥ a yuan. */
const sameUnit: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['%', 'percent pct prozent procent pourcent porcento per_cent pour_cent por_ciento per_cento ٪ %'],
      ['€', 'eur euro'],
      ['£', 'gbp'],
      ['¥', '円 jpy ¥ yen'],
      ['₹', 'rs inr rupee'],
      ['usd', 'us$'],
      ['kg', 'kilogram kilogramm kilogramme kilo'],
      ['g', 'gr gram gramm gramme'],
      ['km', 'kilometer kilometre'],
      ['l', 'liter litre'],
      ['min', 'minute minuten minuto мин'],
      ['h', 'hr hour stunde std heure hora'],
      ['m²', 'm2 qm sqm sq_m m^2'],
      ['km²', 'km2 sqkm sq_km km^2'],
      ['ft²', 'sqft sq_ft sq.ft sq._ft ft2 sf'],
      ['m³', 'm3 cbm m^3'],
      ['day', 'tag jour día dia'],
      ['year', 'yr jahr año ano'],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), unit])),
);

/** `Kg`, `kgs` and `kg.` are one unit, and so are `%` and `percent`. */
export const unitKey = (unit: string): string => {
  const key = unit
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/(?<=\p{L}{2})s$/u, '');
  return Object.hasOwn(sameUnit, key) ? sameUnit[key]! : key;
};

/** @returns the number that a text states in this form; undefined when it states none */
export function parseInForm(text: string, form: NumberForm): number | undefined {
  const parts = numberText(text);
  if (parts === undefined || !fits(parts.body, form.group, form.decimal) || isCode(parts.body))
    return undefined;
  const unit = unitKey(parts.unit);
  const multiple = form.multiples && isMultiple(unit) ? multipleOf[unit]! : 1;
  const known =
    unit === '' ||
    unit === unitKey(form.unit) ||
    multiple !== 1 ||
    (form.flags && (isFlag(unit) || isRangeFlag(unit)));
  const side = sideOf(unit);
  const minus = (form.debit ?? form.negativeSide)?.toLowerCase();
  if (form.negativeSide) {
    const isBare = side === '' && eras.some((both) => both[1] === minus);
    if (!isBare && ![...sides, ...eras].some((both) => both.includes(side) && both[1] === minus))
      return undefined;
  } else if (!known && !(form.debit && balances[form.debit].includes(unit))) return undefined;
  const digits = form.group === '' ? parts.body : parts.body.replaceAll(form.group, '');
  const value = Number(digits.replace(',', '.') + parts.exponent) * multiple * parts.factor;
  if (!Number.isFinite(value)) return undefined;
  const triangle = form.negativeTriangles === true && /^[▲△]/.test(text.trimStart());
  return parts.negative !== (side === minus || triangle) ? -value : value;
}
