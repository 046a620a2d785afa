/** Words that people use for two things: which of them is taken, and how to ask for the other. */

const table: readonly (readonly [RegExp, string])[] = [
  [/^bancos?$/i, 'banks; for benches write “bancos para sentarse”'],
  [/^clubs?$/i, 'night clubs; for associations name the sport, or write “social clubs”'],
  [/^Schlosser$/, 'castles; for metalworkers write “Schlossereien”'],
  [/^garages?$/i, 'buildings for cars; for repairs write “car repair shops”'],
  [/^tracks?$/i, 'farm and forest tracks; for sports write “running tracks”, for trains “railway tracks”'],
  [/^parking (?:space|spot|bay)s?$/i, 'car parks and single spaces that are mapped'],
  [/^letter ?box(?:es)?$/i, 'boxes to post letters and boxes that receive them'],
  [/^terminals?$/i, 'airport terminals; for ships write “ferry terminals”, for buses “bus stations”'],
  [/^platforms?$/i, 'railway platforms; for buses write “bus stops”'],
];

/** @returns what to tell; undefined for a word that means one thing */
export function whichOfTwo(text: string): string | undefined {
  const taken = table.find(([word]) => word.test(text))?.[1];
  return taken && `“${text}” is read as ${taken}`;
}
