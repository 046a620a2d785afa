/** Nouns of Turkish in all their cases: a question asks "hangi illerden", "illerimizin", "ülkeleriyle". */

/** Endings behind a plural, and behind a possessive, plural or singular; "a" and "i" stand for the vowels that rhyme. */
const ofPlural = [
  '',
  'i',
  'in',
  'a',
  'da',
  'dan',
  'la',
  'daki',
  'dir',
  'imiz',
  'imizin',
  'imize',
  'imizde',
  'imizden',
];
const ofPossessive = ['', 'ni', 'nin', 'na', 'nda', 'ndan', 'ndaki', 'yla', 'dir'];

/** Letters that are told apart by their accents alone fold into one: "ı" and "i", "u" and "ü". */
function rhymed(word: string, ending: string): string {
  const vowel = /[aeıioöuü](?=[^aeıioöuü]*$)/u.exec(word)?.[0] ?? 'e';
  const open = 'aıou'.includes(vowel) ? 'a' : 'e';
  const close = 'oöuü'.includes(vowel) ? 'u' : 'i';
  return word + ending.replaceAll('a', open).replace('i', close);
}

/** @param plurals  "iller", whose possessive is "illeri"
 * @param possessives  of one: "ili" */
export const turkishForms = (plurals: string, possessives: string): string =>
  [
    ...plurals.split('|').flatMap((word) => ofPlural.map((ending) => rhymed(word, ending))),
    ...plurals.split('|').flatMap((word) => ofPossessive.map((ending) => rhymed(rhymed(word, 'i'), ending))),
    ...possessives
      .split('|')
      .filter(Boolean)
      .flatMap((word) => ofPossessive.map((ending) => rhymed(word, ending))),
  ].join('|');
