/** A text that states a number, taken apart: sign, digits, currency or unit, and what stands beside it. */

import { monthNamed } from './month-names.ts';
import { plainCharacters } from './plain-characters.ts';

export interface NumberText {
  readonly negative: boolean;
  /** Digits and the marks between them. */
  readonly body: string;
  readonly exponent: string;
  /** Currency, percent sign or unit, as written; `k` or `bn` where nothing tells that it multiplies. */
  readonly unit: string;
  /** What `M` in `$1.2M` multiplies by, where a currency beside it tells that it does; otherwise 1. */
  readonly factor: number;
  /** `~` or `<` before, `*`, `+`, `[1]` or `± 0.3` behind the number, which say something about it; '' for none. */
  readonly mark: string;
}

/** Codes (ISO 4217) and abbreviations that stand for currencies; others, such as ALL or TOP, are words too. */
const codes =
  'USD|EUR|GBP|CHF|JPY|CNY|RMB|INR|CAD|AUD|NZD|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RUB|UAH|TRY|ILS|AED|SAR|QAR|KWD|EGP|MAD|ZAR|NGN|KES|GHS|BRL|MXN|COP|CLP|PEN|ARS|UYU|KRW|TWD|HKD|SGD|MYR|THB|IDR|PHP|VND|PKR|BDT|LKR';
const words =
  'Rs\\.?|Rp\\.?|RM|S\\/\\.?|SFr\\.?|Fr\\.?|kr\\.?|Kr\\.?|Kč|zł|Ft|TL|Bs\\.?|Gs\\.?|KSh|Tk\\.?|лв\\.?|руб\\.?|грн\\.?|lei';
const currency = `(?:[A-Z]{0,3}\\p{Sc}|${codes}|${words}|R)`;
const isCurrency = new RegExp(`^${currency}$`, 'u');
export const isCurrencySign = (unit: string): boolean => isCurrency.test(unit);
/** Letters that need a space or decimals to be a currency: `RM2` may be a room; rupees and rupiahs are written so. */
const lettersAlone = new RegExp(`^(?!R[ps])(?:${words}|R)$`, 'u');

// Sign and currency may change places; a unit follows the number, with or without a space. A minus stands behind the number
// alone, or before a currency there: `1- low` is a label.
const shape = new RegExp(
  `^([-+−–]?) ?(${currency})?( ?)([-+−–]?) ?((?:\\d[\\d.,' _’٫٬]*)?\\d[.,]?|[.,]\\d+)([eE][-+]?\\d{1,2})? ?(-(?=$| ?(?:${currency}|%)$))? ?([^\\d\\s.,'’_()+−–-][^()]{0,15})?$`,
  'u',
);

/** `$ -`, `-   €`: how accounting formats of spreadsheets show nought. */
const dashes = new RegExp(`^(?:(${currency}) ?[-–—]{1,2}|[-–—]{1,2} ?(${currency}))$`, 'u');

/** What abbreviations multiply by. */
export const multipleOf: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1e3, 'k tsd thousand thsd tys тыс mil 千 천'],
      [1e4, '万 萬 만'],
      [1e5, 'lakh lakhs lac'],
      [1e6, 'm mn mm mio mln million millions millionen millones milhões млн'],
      [1e7, 'crore crores'],
      [1e8, '億 亿 억'],
      [1e9, 'b bn mrd mld billion billions milliarden milliards млрд'],
      [1e12, 't 兆 조'],
    ] as const
  ).flatMap(([factor, names]) => names.split(' ').map((name) => [name, factor])),
);

const multipleWord = (word: string): string => word.toLowerCase().replace(/\.$/, '');
/** `mm` are millimetres, where no currency stands beside it in capitals. */
export const isMultiple = (word: string): boolean =>
  word !== 'mm' && Object.hasOwn(multipleOf, multipleWord(word));

/** `+33 612 345 678`: nothing that is counted has its sign and so many digits. */
const telephone = /^\s*\+ ?\d(?:[ .\u00a0\u202f]?\d){8,14}\s*$/;

/** @returns undefined when the text is no number in any form */
export function numberText(text: string): NumberText | undefined {
  if (text.length > 48 || telephone.test(text)) return undefined;
  let inner = plain(text);
  // Spreadsheets keep a number as text behind an apostrophe, or as the formula ="12".
  const kept = /^(?:'(?=[-+]?[\d.,])(.+)|="([^"]+)"|=([^"]+))$/.exec(inner);
  if (kept !== null) inner = (kept[1] ?? kept[2] ?? kept[3])!.trim();
  inner = inFront(fromMyriads(inner)).replace(risenOrFallen, (_, arrow: string) =>
    /[▲△↑⬆]/.test(arrow) ? '' : '-',
  );
  const marked =
    /^([~≈±]|\*{1,3}(?= ?[\d.,-])|\+\/[-−]|ca?\. ?|circa |about |approx\. ?|up to |from |starting at |ab |à partir de |desde |[<>≤≥]=? ?(?!.*>$))? ?(.*?)( ?(?:[*†‡]+|(?<=\d ?)[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}⁾|(?<=\d )[1-9]\)|\[[\da-z]{1,3}\])|(?<=\d) ?\([A-Za-z]\)|(?<=\d%?) ?\((?:est(?:\.|imated?)?|approx\.?|prov(?:\.|isional)?|prelim(?:\.|inary)?|rev(?:\.|ised)?|proj(?:\.|ected)?|forecast|geschätzt|vorläufig|estimé|provisoire|estimado|provisional|stimato|provvisorio)\)|(?<=\d) \.|(?<=\d[.,]?)\+|(?<=[.,]\d+)\(\d{1,3}\)|(?<=\d%?) ?\((?:SE ?=? ?)?\d+[.,]?\d*%?(?:(?:[-–;]| to |, )\d+[.,]?\d*%?)?\)|(?<=\d ?[A-Za-zµ°²³]{1,5}) ?\(\d+[.,]?\d* ?[A-Za-zµ°²³]{1,8}\)|(?<=\d%?) ?[([](?:95 ?% ?CI:? ?)?-?\d+[.,]?\d*%? ?(?:[-–;,]| to ) ?-?\d+[.,]?\d*%?[\])])?$/.exec(
      inner,
    )!;
  const parts = `${marked[1] ?? ''}${marked[3] ?? ''}`.trim();
  inner = marked[2]!.replace(error, '');
  // The figures of an error differ from number to number; the mark is that there is one.
  const mark =
    inner !== marked[2] ? '±' : /^(?:\((?:SE|95|-?\d)|\[(?:95|-?\d).*[-–;, ])/.test(parts) ? '(…)' : parts;
  // Accountants write a dash for nought, and negatives in parentheses.
  const nought = dashes.exec(inner);
  if (nought !== null)
    return { negative: false, body: '0', exponent: '', unit: (nought[1] ?? nought[2])!, factor: 1, mark };
  // `[12.50]`, `<12.50>`: brackets for parentheses.
  inner = inner.replace(/^(?:\[(\d[\d.,]*)\]|<(\d[\d.,]*)>)$/, '($1$2)');
  const enclosed = /^([^()\n]*)\(([^()\n]+)\)([^()\n]*)$/.exec(inner);
  if (enclosed !== null) {
    if (/\d/.test(enclosed[1]! + enclosed[3]!)) return undefined;
    inner = `${enclosed[1]}${enclosed[2]}${enclosed[3]}`.trim();
  }
  // Nothing after the point: `12,-`, `Fr. 80.–`, `Rs. 500/-`.
  // The mark stays, as it tells that it is no thousands separator: `1.826,-`.
  const dashed = inner;
  inner = inner.replace(/(?<=\d)(?:([.,])[-–—]{1,2}|\/-)(?= ?\D*$)/, '$1');
  inner = inner.replace(/(?<=[×x·*] ?10)[⁻⁺]?[⁰¹²³⁴-⁹]{1,2}$/u, (power) => `^${fromSuperscript(power)}`);
  // `12€50`: the currency in the place of the mark.
  inner = inner.replace(/^(\d+) ?(€|£|\$)(\d{2})$/, '$1,$3 $2');
  // Fortran writes 1.5D+03.
  inner = inner.replace(/(?<=\d\.\d*)[dD](?=[-+]\d{2}$)/, 'e');
  inner = inner.replace(/(?<=\d) ?[×x·*] ?10(?:\^|\*\*)\(?([-−+]?\d{1,2})\)?/, (_, power) => `e${power}`);
  inner = inner.replace(/^10(?:\^|\*\*)\(?([-−+]?\d{1,2})\)?$/, '1e$1');
  const match = shape.exec(inner.replace('e−', 'e-'));
  if (match === null) return undefined;
  const [, sign, before = '', space, innerSign, body, exponent = '', trailing, after = ''] = match as (
    | string
    | undefined
  )[] as string[];
  const signs = [sign, innerSign, trailing].filter((it) => it !== undefined && it !== '');
  if (signs.length + (enclosed === null ? 0 : 1) > 1) return undefined;
  if (lettersAlone.test(before) && space === '' && !/\d[.,]\d/.test(body!)) return undefined;
  const measure = measureOf(before, after.trim());
  if (measure === undefined || isRestOfDate(measure.unit)) return undefined;
  // `34, city`: a comma with a word behind it parts a list.
  if (isRestOfCode.test(inner) || (body!.endsWith(',') && measure.unit !== '' && inner === dashed))
    return undefined;
  // `8.30 Uhr` is a clock.
  if (/[.,]/.test(body!) && /^(?:Uhr|uur)$/.test(measure.unit)) return undefined;
  // `(56 reviews)`: accountants write no words into their parentheses.
  const isAside = enclosed !== null && /^\p{Ll}{4,}s?$/u.test(measure.unit);
  return {
    negative: (enclosed !== null && !isAside) || (signs.length === 1 && signs[0] !== '+'),
    body: body!.replace(/’/g, "'"),
    exponent,
    ...measure,
    mark,
  };
}

/** What stands before a number in some places and behind it in others: `%12,5` of Turkey, `×3`, `Dr. 1,234.50` of accounts. */
const inFront = (text: string): string =>
  text
    .replace(/^([-+−]?)([%×]) ?(\d[\d.,]*)$/, '$1$3$2')
    .replace(/^(DR|CR|[Dd]r\.?|[Cc]r\.?) ?([\d.,]*\d[.,]\d+)$/, '$2 $1');

/** `▲ 5 %`, `▼ 3 %`: rises and falls, whose sign is the arrow. */
const risenOrFallen = /^([▲△↑⬆▼▽↓⬇])\ufe0f? ?(?![-+−–])/u;

/** `± 0.3`, `+/- 0.3` behind a number. */
const error = /(?<=.) ?(?:±|\+\/[-−]) ?\d[\d.,]*/;

/** Powers in the numbers of East Asia: one of ten thousands, hundreds of them (`3천만`), or hundreds and thousands alone. */
const myriads = /^(?:[千천百백]?[兆조億亿억万萬만]|[千천百백])$/u;
const powerOf = (sign: string): number => (/[百백]/u.test(sign) ? 100 : multipleOf[sign]!);

/** `2億3000万`, `1억 5000만`, `12만 3천`: the parts of a number, each with its power, as one. */
function fromMyriads(text: string): string {
  const match =
    /^([-+−]?)((?:\d[\d,]*[千천百백]?[兆조億亿억万萬만千천百백] ?)+\d[\d,]*[千천百백]?[万萬만千천百백]?|\d[\d,]*[千천百백][兆조億亿억万萬만])(?!\d)/u.exec(
      text,
    );
  if (match === null) return text;
  let [sum, last] = [0, Number.POSITIVE_INFINITY];
  for (const [, digits, power] of match[2]!.matchAll(/(\d[\d,]*)([^\d ]*)/gu)) {
    if (power !== '' && !myriads.test(power!)) return text;
    const factor = [...power!].reduce((product, sign) => product * powerOf(sign), 1);
    const size = Number(digits!.replaceAll(',', ''));
    // Each part is smaller than the power before it.
    if (factor >= last || size * factor >= last) return text;
    sum += size * factor;
    last = factor;
  }
  return `${match[1]}${sum}${text.slice(match[0].length)}`;
}

const fromSuperscript = (power: string): string =>
  [...power].map((sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign))).join('');

/** `2D4`, `12AB3`: letters between digits make a code, not a number with a unit. */
const isRestOfCode = /\d(?!E\d+$|(?:C|K)?M[23]$|FT[23]$)[A-Z]+\d+$/;

/** `/03/2004` behind `10`, `März 2023` behind `5.`, `:30` behind `12`: what is left of a date or a time. */
const isRestOfDate = (unit: string): boolean =>
  /^:\d|^\/\d+\/|\d{4}/.test(unit) ||
  (!/^out of\b/.test(unit) && monthNamed(/^\p{L}*/u.exec(unit)![0]) !== undefined);

/** Codes that a sign may stand for. */
const codesOfSign: Readonly<Record<string, RegExp>> = {
  $: /^(?:USD|CAD|AUD|NZD|HKD|SGD|TWD|MXN|ARS|CLP|COP|UYU)$/,
  '€': /^EUR$/,
  '£': /^(?:GBP|EGP)$/,
  '¥': /^(?:JPY|CNY|RMB)$/,
  '₹': /^INR$/,
};

/** `$1,200.00 USD`: the sign before the number, its code behind. */
const isSameCurrency = (sign: string, code: string): boolean => codesOfSign[sign]?.test(code) ?? false;

/** Unit and factor: `$` … `M`, `Mio. €`, `kg`. */
function measureOf(before: string, after: string): { unit: string; factor: number } | undefined {
  if (before !== '') {
    if (after === '') return { unit: before, factor: 1 };
    // Crores of rupees; behind other currencies the letters mean credit.
    if (/^(?:₹|Rs\.?|INR)$/.test(before) && /^cr\.?$/i.test(after)) return { unit: before, factor: 1e7 };
    if (isSameCurrency(before, after)) return { unit: after, factor: 1 };
    // Prices of something: `$1,850/mo`, `$85,000 per year`.
    if (/^\/ ?\p{L}/u.test(after)) return { unit: before + after, factor: 1 };
    if (/^(?:per|pro|par|por) \p{L}/u.test(after)) return { unit: `${before} ${after}`, factor: 1 };
    return isMultiple(after) ? { unit: before, factor: multipleOf[multipleWord(after)]! } : undefined;
  }
  // `1.2M€`, `850k$`.
  const joined = /^([kKM])([€$£])$/.exec(after);
  if (joined !== null) return { unit: joined[2]!, factor: multipleOf[multipleWord(joined[1]!)]! };
  const [word, rest] = [after.split(' ', 1)[0]!, after.slice(after.indexOf(' ') + 1)];
  if (rest !== after && isCurrency.test(rest) && isMultiple(word))
    return { unit: rest, factor: multipleOf[multipleWord(word)]! };
  // `1.2M views`, `350 Tsd. Stück`; a small letter may be a unit.
  if (
    rest !== after &&
    isMultiple(word) &&
    (word.length > 1 || /^[kKMB]$/.test(word)) &&
    /^\p{L}{3,}$/u.test(rest)
  )
    return { unit: rest, factor: multipleOf[multipleWord(word)]! };
  return { unit: after, factor: 1 };
}

/** ASCII digits and marks for those of other scripts and widths. */
const plain = (text: string): string =>
  plainCharacters(text)
    .replace('٫', '.')
    .replaceAll('٬', ',')
    // Hyphens that no line breaks at, and dashes of the width of a figure.
    .replace(/^[‐‑‒﹣](?= ?[\d.,])/u, '-');

/** A number with nothing beside it but its sign. */
export const isBareNumber = (text: string): boolean => {
  const parts = numberText(text);
  return parts !== undefined && parts.unit === '' && parts.mark === '';
};

/** Texts that are no numbers of the form, but say so: `inf` beside plain numbers. */
export const isBeyond = (text: string): boolean => /^(?:[-+]?inf(?:inity)?|[-+]?∞)$/i.test(text);
