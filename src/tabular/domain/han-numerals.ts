/** Numbers in the numerals of Chinese and Japanese: `一百二十三`, `三千五`, `二〇二四`, `壹佰元整`, `百二十三`. */

const digitsOf = Object.fromEntries(
  ['零〇○', '一壹弌', '二贰貳弐两兩', '三叁參叄参', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖'].flatMap(
    (signs, digit) => [...signs].map((sign) => [sign, digit]),
  ),
) as Readonly<Record<string, number>>;
const powersOf: Readonly<Record<string, number>> = {
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  千: 1000,
  仟: 1000,
};
/** Powers that count what stands before them as a whole. */
const myriadsOf: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12 };
/** Tens with a sign of their own. */
const tensOf: Readonly<Record<string, number>> = { 廿: 20, 卅: 30 };

const positional = new RegExp(`^[${Object.keys(digitsOf).join('')}]{2,15}$`);
const signs = new RegExp(
  `^[${[digitsOf, powersOf, myriadsOf, tensOf].flatMap((table) => Object.keys(table)).join('')}]+$`,
);

/** Who writes numbers so: `三百五` is 350 where a Chinese hand wrote it, 305 where a Japanese one did. */
export type Hand = 'chinese' | 'japanese';

/** What stands below a myriad: `三千五百`. Each power is smaller than the one before it.
 * @param bare  whether a power without a digit before it counts once: 百 of Japanese, 十 of both
 * @param above the power before these signs, which a last digit alone is a tenth of in Chinese (一万五) */
function below(text: string, hand: Hand, above: number): number | undefined {
  let [sum, digit, last, noughts] = [0, undefined as number | undefined, above, false];
  for (const sign of text) {
    const power = powersOf[sign];
    const tens = tensOf[sign];
    if (power !== undefined || tens !== undefined) {
      const size = power ?? 10;
      if (size >= last || (tens !== undefined && digit !== undefined)) return undefined;
      if (digit === undefined && tens === undefined && size !== 10 && hand === 'chinese') return undefined;
      sum += tens ?? (digit ?? 1) * size;
      [digit, last, noughts] = [undefined, size, false];
      continue;
    }
    const value = digitsOf[sign];
    if (value === undefined || digit !== undefined) return undefined;
    if (value === 0) noughts = true;
    else digit = value;
  }
  if (digit === undefined) return noughts && sum > 0 ? undefined : sum;
  const shortened = hand === 'chinese' && !noughts && last >= 100 && Number.isFinite(last);
  return sum + (shortened ? (digit * last) / 10 : digit);
}

function whole(text: string, hand: Hand): number | undefined {
  if (!signs.test(text)) return undefined;
  if (positional.test(text)) {
    // Noughts in front are those of codes.
    if (digitsOf[text[0]!] === 0) return undefined;
    return Number([...text].map((sign) => digitsOf[sign]).join(''));
  }
  if (text.length === 1 && digitsOf[text] !== undefined) return digitsOf[text]!;
  let [sum, from, last] = [0, 0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < text.length; at++) {
    const power = myriadsOf[text[at]!];
    if (power === undefined) continue;
    const many = below(text.slice(from, at), hand, last);
    if (power >= last || at === from || many === undefined || many === 0 || many >= 1e4) return undefined;
    sum += many * power;
    [from, last] = [at + 1, power];
  }
  const rest = text.slice(from);
  if (rest === '') return sum;
  const ones = below(rest, hand, last);
  return ones === undefined || (Number.isFinite(last) && ones >= last) ? undefined : sum + ones;
}

const amount =
  /^(负|負|-)?([^元圆圓円块塊点點角分]{1,40})(?:([点點])([^元圆圓円块塊角分]{1,40}))?(.{0,40})$/u;
const money = /^(?:[元圆圓円块塊](?:(.)角)?零?(?:(.)分)?)?[整正也]?$/u;

/** @returns undefined for what is no number in these numerals; digits of plain numbers beside them are taken as they are */
export function parseHan(text: string, hand: Hand): number | undefined {
  if (/^-?\d{1,9}(?:\.\d+)?$/.test(text)) return Number(text);
  const match = text.length > 30 ? null : amount.exec(text);
  if (match === null) return undefined;
  const [, minus, before = '', , decimals, after = ''] = match;
  const size = whole(before, hand);
  const coins = money.exec(after);
  if (size === undefined || coins === null) return undefined;
  const behind = decimals === undefined ? '' : [...decimals].map((sign) => digitsOf[sign] ?? 'x').join('');
  if (behind.includes('x')) return undefined;
  const [tenths, hundredths] = [coins[1], coins[2]].map((sign) => (sign === undefined ? 0 : digitsOf[sign]));
  if (tenths === undefined || hundredths === undefined) return undefined;
  const value = Number(`${size}.${behind || `${tenths}${hundredths}`}`);
  return minus === undefined ? value : -value;
}

/** Whether texts are written in these numerals, and are no grades (一, 二, 三) or days of the week: half and more are numerals, and one
 * is ten or more. */
export const areHanNumerals = (texts: readonly string[]): boolean => {
  const numerals = texts.filter((text) => !/\d/.test(text) && parseHan(text, 'japanese') !== undefined);
  return (
    numerals.length * 2 >= texts.length && numerals.some((text) => (parseHan(text, 'japanese') ?? 0) >= 10)
  );
};

/** Whether a hundred or a thousand stands without a digit before it (百二十, 千三), as Japanese writes and Chinese never does. */
export const areJapanese = (texts: readonly string[]): boolean =>
  texts.some(
    (text) => /(?:^|[十百千万億兆])[百千]/u.test(text) && parseHan(text, 'japanese') !== undefined,
  ) && !texts.some((text) => /[零两兩]/u.test(text));

/** Whether one is of other size in the other hand, and nothing shows which hand it is: a nought between, 两, or a hundred alone. */
export const areEitherHand = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const [one, other] = [parseHan(text, 'chinese'), parseHan(text, 'japanese')];
    return one !== undefined && other !== undefined && one !== other;
  }) && !texts.some((text) => /[零两兩亿贰叁陆]|[百千万萬佰仟]〇/u.test(text));
