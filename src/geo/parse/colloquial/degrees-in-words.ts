/** Degrees in English words, "the forty-ninth parallel", "ten degrees north", and "one hundred miles", whose "one" stands for any
 * place elsewhere. */

const units = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const ordinal = (word: string): string => irregular[word] ?? `${word.replace(/y$/u, 'ie')}th`;

/** Values from 1 to 99 by what they are called. */
const values = new Map<string, number>();
for (const [i, word] of [...units, ...teens].entries())
  for (const form of [word, ordinal(word)]) values.set(form, i + 1);
for (const [i, ten] of tens.entries()) {
  for (const form of [ten, ordinal(ten)]) values.set(form, 10 * i + 20);
  for (const [j, unit] of units.entries())
    for (const form of [unit, ordinal(unit)]) values.set(`${ten} ${form}`, 10 * i + 21 + j);
}

const number = [...values.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replaceAll(' ', '[ -]');
const line = new RegExp(
  `\\b(${number})(?= (?:degrees? )?(?:(?:north|south)(?:ern)? )?(?:parallels?|meridians?)\\b)`,
  'giu',
);
const degrees = new RegExp(
  `\\b(${number})(?= (?:(?:and|to) (?:\\d+|${number}) )?(?:degrees?|deg)\\b)`,
  'giu',
);

const one =
  /\bone(?= (?:(?:hundred|thousand) )?(?:kilomet(?:re|er)s?|km|miles?|met(?:re|er)s?|nautical miles?)\b)/giu;

/** The text with figures for them. */
export function withDegreesInFigures(said: string): string {
  const text = said.replace(one, '1');
  return /parallel|meridian|\bdeg/iu.test(text)
    ? text.replace(line, (word) => `${figureOf(word)}th`).replace(degrees, (word) => String(figureOf(word)))
    : text;
}

const figureOf = (word: string): number => values.get(word.toLowerCase().replace('-', ' '))!;
