// The blind set: questions with a truth each, in files by part and kind. The first ones are two halves by a hash of the
// question, of which one was held back until it, too, had been looked at. The second part was written after that, again by
// someone who had not read the grammar, and is held back now: whoever builds looks at the others alone. The third was written
// before the code that it led to, by who wrote that code: it shows that nothing falls back, not how well the unseen is read. The
// fourth asks for what is easily answered confidently with something else: words that a reader may drop, states of the past,
// what is no place at all. The fifth and the sixth are about everything again, written in one go before the code was read; the
// sixth was run only when what the fifth had found was mended. The seventh and what follows, too, were written with their truths
// before they were run; the tenth and the eleventh by someone who had read the grammar by then, the thirteenth when what the
// twelfth had found was mended, the fifteenth when what the fourteenth had, the seventeenth when what the sixteenth had. Truths
// of theirs that were wrong themselves (a point in the sea beside a coast, a distance that began at a city's middle) were made
// wider after that. The eighteenth and the nineteenth are everyday questions of all kinds; so are
// the twenty-second and the twenty-fourth, the twenty-seventh and the twenty-eighth, and the twenty-ninth and the thirtieth, of
// which the second was first run when what the first had found was mended; and so are the thirty-first and the thirty-second, in
// seventeen languages. The thirty-third and the thirty-fourth are everyday questions in English, written in one go; the thirty-fifth
// and the thirty-sixth are in the seventeen, and so are the thirty-ninth and the fortieth; the thirty-seventh and the thirty-eighth
// are English again, and so are the forty-first and the forty-second; the forty-third and the forty-fourth are in the seventeen. Of
// these pairs the second was first run when what the first had found was mended.
// The forty-fifth, in English and of the map as well, and the forty-sixth, in the seventeen, were written at once before either
// was run. So were the forty-seventh, in English and of the map, and the forty-eighth, in the seventeen, by someone who knew nothing of
// what the service reads; so were the forty-ninth and the fiftieth. The fifty-first, in English, and the fifty-second, in the
// seventeen, were, too, in the words of many kinds of people: short, sloppy, colloquial. So were the fifty-third and the
// fifty-fourth, hurried as on a phone; they were first run when what the two before had found was mended. The fifty-fifth and
// the fifty-seventh, in English, and the fifty-sixth and the fifty-eighth, in the seventeen, are half careful and half hurried;
// the two last were looked at only when what the two before had found was mended. So were the fifty-ninth and the
// sixty-first, in English, and the sixtieth and the sixty-second, in the seventeen; the sixty-third, in English, and the
// sixty-fourth, in the seventeen, followed them. The sixty-fifth, in the seventeen, has clauses of every sort, the sixty-sixth, in
// English, describes places that it does not name; the sixty-seventh and the sixty-eighth, of both, are everyday questions, and
// so are the sixty-ninth and the seventieth, the second in the words of pupils, sailors, clerks and hikers. The seventy-first, in
// English, and the seventy-second, in the seventeen, are everyday questions again, and so are the seventy-third and the
// seventy-fourth, of places that are less often asked about; they were first run when what the two before had found was mended.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./', import.meta.url);

/** The half of a question of the first ones.
 * @returns {'dev' | 'held'} */
export function halfOf(question) {
  return createHash('sha256').update(question).digest()[0] % 2 === 0 ? 'dev' : 'held';
}

export const parts = [
  'dev',
  'held',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'twentysecond',
  'twentythird',
  'twentyfourth',
  'twentyfifth',
  'twentysixth',
  'twentyseventh',
  'twentyeighth',
  'twentyninth',
  'thirtieth',
  'thirtyfirst',
  'thirtysecond',
  'thirtythird',
  'thirtyfourth',
  'thirtyfifth',
  'thirtysixth',
  'thirtyseventh',
  'thirtyeighth',
  'thirtyninth',
  'fortieth',
  'fortyfirst',
  'fortysecond',
  'fortythird',
  'fortyfourth',
  'fortyfifth',
  'fortysixth',
  'fortyseventh',
  'fortyeighth',
  'fortyninth',
  'fiftieth',
  'fiftyfirst',
  'fiftysecond',
  'fiftythird',
  'fiftyfourth',
  'fiftyfifth',
  'fiftysixth',
  'fiftyseventh',
  'fiftyeighth',
  'fiftyninth',
  'sixtieth',
  'sixtyfirst',
  'sixtysecond',
  'sixtythird',
  'sixtyfourth',
  'sixtyfifth',
  'sixtysixth',
  'sixtyseventh',
  'sixtyeighth',
  'sixtyninth',
  'seventieth',
  'seventyfirst',
  'seventysecond',
  'seventythird',
  'seventyfourth',
];

/** @param half  one part alone
 * @param kind  one kind alone */
export function readQuestions({ half, kind } = {}) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .filter((file) => half === undefined || file.startsWith(`${half}-`))
    .filter((file) => kind === undefined || file.endsWith(`-${kind}.jsonl`))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ file, ...JSON.parse(line) })),
    );
}

export const points = () => JSON.parse(readFileSync(new URL('points.json', folder), 'utf8'));
