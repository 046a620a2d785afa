/** How a column of texts writes its numbers: `1.234,50 €`, `$1,234.50`, `12 %`, `(300)`, `3.2M`, `70 kg`.
 * One form holds for a whole column; a column in which one text is no number has none. */

export type DecimalMark = '.' | ',';

export interface NumberForm {
  readonly decimal: DecimalMark;
  /** Between thousands; '' where no text has any. A space stands for every kind of space. */
  readonly group: '' | '.' | ',' | ' ' | "'" | '_';
  /** Currency, percent sign or unit that texts carry, as first written; '' when none does. */
  readonly unit: string;
  /** Whether `k`, `M` and `bn` after a number multiply it: they do where a column has several of them. */
  readonly multiples: boolean;
}

export interface FoundForm {
  readonly form: NumberForm;
  /** Whether the texts fit with the other decimal mark as well: `1,234` may be 1234 or 1.234. */
  readonly ambiguous: boolean;
}

type Group = NumberForm['group'];

/** Spaces of every width, no-break ones too. */
const spaces = /[\s\u00a0\u2007\u2009\u202f]+/g;
const currency =
  '(?:[A-Z]{0,3}[$€£¥₹₽₩₺₴₪฿₫₦₱¢]|USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RUB|TRY|BRL|MXN|ZAR|Rs\\.?|R\\$|Fr\\.|kr\\.?)';
// Sign and currency may change places; a unit follows the number, with or without a space.
const shape = new RegExp(
  `^([-+−–]?) ?(${currency})? ?([-+−–]?) ?((?:\\d[\\d.,' _’]*)?\\d[.,]?|[.,]\\d+)([eE][-+]?\\d{1,2})? ?(?:(-)|([^\\d\\s.,'’_()+−–-][^()]{0,15}))?$`,
);

const multipleOf: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  m: 1e6,
  mn: 1e6,
  mm: 1e6,
  mio: 1e6,
  b: 1e9,
  bn: 1e9,
  mrd: 1e9,
  t: 1e12,
};

interface Parts {
  readonly negative: boolean;
  /** Digits and the marks between them. */
  readonly body: string;
  readonly exponent: string;
  readonly unit: string;
}

/** A text as sign, digits and unit; undefined when it is no number in any form. */
function partsOf(text: string): Parts | undefined {
  if (text.length > 48) return undefined;
  let inner = text.replace(spaces, ' ').trim();
  // Spreadsheets keep a number as text behind an apostrophe, or as the formula ="12".
  const kept = /^(?:'(?=[-+]?[\d.,])(.+)|="([^"]+)"|=([^"]+))$/.exec(inner);
  if (kept !== null) inner = (kept[1] ?? kept[2] ?? kept[3])!.trim();
  // Accountants write negatives in parentheses.
  const enclosed = /^(.*)\((.+)\)(.*)$/.exec(inner);
  if (enclosed !== null) inner = `${enclosed[1]}${enclosed[2]}${enclosed[3]}`.trim();
  const match = shape.exec(inner);
  if (match === null) return undefined;
  const [, sign, before = '', innerSign, body, exponent = '', trailing, after = ''] = match as (
    | string
    | undefined
  )[] as string[];
  const signs = [sign, innerSign, trailing].filter((mark) => mark !== undefined && mark !== '');
  if (signs.length + (enclosed === null ? 0 : 1) > 1) return undefined;
  if (before !== '' && after !== '') return undefined;
  return {
    negative: enclosed !== null || (signs.length === 1 && signs[0] !== '+'),
    body: body!.replace(/’/g, "'"),
    exponent,
    unit: (before || after).trim(),
  };
}

const threes = (group: string, decimal: string) =>
  new RegExp(`^\\d{1,3}(?:${group}\\d{3})+(?:${decimal}\\d*)?$`);
/** Whether digits are grouped as a convention has it; lakh and crore are groups of two. */
const grouped: Readonly<Record<Exclude<Group, ''>, Readonly<Record<DecimalMark, RegExp>>>> = {
  ',': { '.': /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d*)?$/, ',': /^$/ },
  '.': { '.': /^$/, ',': threes('\\.', ',') },
  ' ': { '.': threes(' ', '\\.'), ',': threes(' ', ',') },
  "'": { '.': threes("'", '\\.'), ',': threes("'", ',') },
  _: { '.': threes('_', '\\.'), ',': threes('_', ',') },
};
const ungrouped: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(?:\d+\.?\d*|\.\d+)$/,
  ',': /^(?:\d+,?\d*|,\d+)$/,
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

/** More digits than a double holds are an identifier, and so are zeros in front. */
const isCode = (body: string): boolean => /^0\d/.test(body) || body.replace(/\D/g, '').length > 15;

/** The form that all texts share.
 * @param texts    distinct texts of the cells that are not missing
 * @param decimal  the mark of texts that fit with either; default the point, because thousands are then grouped
 * @returns undefined when some text is no number, units differ, or the numbers are codes (leading zeros) */
export function numberFormOf(texts: readonly string[], decimal: DecimalMark = '.'): FoundForm | undefined {
  if (texts.length === 0) return undefined;
  let open = [...conventions];
  const units = new Map<string, string>();
  for (const text of texts) {
    const parts = partsOf(text);
    if (parts === undefined || isCode(parts.body)) return undefined;
    open = open.filter(([group, mark]) => fits(parts.body, group, mark));
    if (open.length === 0) return undefined;
    const unit = unitKey(parts.unit);
    if (!units.has(unit)) units.set(unit, parts.unit);
    if (units.size > 12) return undefined;
  }
  units.delete('');
  const multiples = units.size > 1 && [...units.keys()].every((unit) => Object.hasOwn(multipleOf, unit));
  if (units.size > 1 && !multiples) return undefined;
  const marks = new Set(open.map(([, mark]) => mark));
  const mark = marks.has(decimal) ? decimal : [...marks][0]!;
  const [group] = open.find(([, its]) => its === mark)!;
  const unit = multiples ? '' : ([...units.values()][0] ?? '');
  return {
    form: { decimal: mark, group, unit, multiples },
    ambiguous: marks.size > 1 && texts.some((text) => /[.,]/.test(partsOf(text)!.body)),
  };
}

const inThrees = /^[-+]?\d{1,3}(?:\.\d{3})+$/;

/** Whether plain numbers may as well have points between thousands (`1.200` beside `900`): every one with a point does, and
 * one has. A table whose other columns have decimal commas means it so. */
export function mayHavePointsBetweenThousands(texts: readonly string[]): boolean {
  const pointed = texts.filter((text) => text.includes('.'));
  return pointed.length > 0 && pointed.every((text) => inThrees.test(text));
}

/** Whether a text could be a number in some form; codes (leading zeros, too many digits) are none. */
export function isNumberLike(text: string): boolean {
  const parts = partsOf(text);
  return parts !== undefined && !isCode(parts.body);
}

/** The units of texts that are numbers, as first written: more than one kind cannot be compared.
 * @param texts at most some thousand of them are looked at */
export function unitsOf(texts: readonly string[]): string[] {
  const units = new Map<string, string>();
  for (const text of texts.slice(0, 2000)) {
    const unit = partsOf(text)?.unit ?? '';
    if (unit !== '' && !units.has(unitKey(unit))) units.set(unitKey(unit), unit);
  }
  return [...units.values()];
}

/** `Kg`, `kgs` and `kg.` are one unit. */
const unitKey = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/(?<=\p{L}{2})s$/u, '');

/** @returns the number that a text states in this form; undefined when it states none */
export function parseInForm(text: string, form: NumberForm): number | undefined {
  const parts = partsOf(text);
  if (parts === undefined || !fits(parts.body, form.group, form.decimal) || isCode(parts.body))
    return undefined;
  const unit = unitKey(parts.unit);
  if (!form.multiples && unit !== '' && unit !== unitKey(form.unit)) return undefined;
  const factor = form.multiples && unit !== '' ? multipleOf[unit] : 1;
  if (factor === undefined) return undefined;
  const digits = form.group === '' ? parts.body : parts.body.replaceAll(form.group, '');
  const value = Number(digits.replace(',', '.') + parts.exponent) * factor;
  if (!Number.isFinite(value)) return undefined;
  return parts.negative ? -value : value;
}
