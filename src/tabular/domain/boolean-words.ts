/** Words for true and false, in the spellings of programs and of several languages. */

const pairs: readonly (readonly [yes: string, no: string])[] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['on', 'off'],
  ['ja', 'nein'],
  ['wahr', 'falsch'],
  ['oui', 'non'],
  ['vrai', 'faux'],
  ['sí', 'no'],
  ['si', 'no'],
  ['verdadero', 'falso'],
  ['sì', 'no'],
  ['vero', 'falso'],
  ['sim', 'não'],
  ['sim', 'nao'],
  ['verdadeiro', 'falso'],
  ['ja', 'nee'],
  ['waar', 'onwaar'],
  ['ja', 'nej'],
  ['tak', 'nie'],
  ['да', 'нет'],
  ['evet', 'hayır'],
  ['はい', 'いいえ'],
  ['是', '否'],
  ['예', '아니오'],
  ['kyllä', 'ei'],
  ['igen', 'nem'],
  ['ano', 'ne'],
  ['áno', 'nie'],
  ['da', 'nu'],
  ['da', 'ne'],
  ['ναι', 'όχι'],
  ['ya', 'tidak'],
  ['có', 'không'],
  ['نعم', 'لا'],
  // As spreadsheets write truth values.
  ['истина', 'ложь'],
  ['sant', 'falskt'],
  ['sand', 'falsk'],
  ['sann', 'usann'],
  ['prawda', 'fałsz'],
  ['pravda', 'nepravda'],
  ['igaz', 'hamis'],
  ['tosi', 'epätosi'],
  ['doğru', 'yanlış'],
  ['.true.', '.false.'],
  ['✓', '✗'],
  ['✓', '✘'],
  ['✔', '✗'],
  ['✔', '✘'],
  ['☑', '☐'],
  ['✅', '❌'],
  ['✔️', '❌'],
  ['👍', '👎'],
];
/** A letter stands for a word only beside its opposite. */
const letters: readonly (readonly [yes: string, no: string])[] = [
  ['t', 'f'],
  ['y', 'n'],
  ['j', 'n'],
  ['o', 'n'],
  ['s', 'n'],
  ['v', 'f'],
];

const meanings = new Map<string, boolean>();
for (const [yes, no] of pairs) meanings.set(yes, true).set(no, false);
const ofLetters = new Map<string, boolean>();
for (const [yes, no] of letters) ofLetters.set(yes, true).set(no, false);

/** Letters that may as well be north and south or east (Ost, oeste), or normal and small. */
const areSides = (words: ReadonlySet<string>): boolean =>
  words.size === 2 && words.has('n') && (words.has('s') || words.has('o'));

/** Whether `S` and `N` are true and false, though they may as well be something else. */
export const mayBeSides = (texts: readonly string[]): boolean =>
  areSides(new Set(texts.map(key))) && texts.some((text) => key(text) === 's');

/** Names of columns that hold directions, hemispheres or sizes, in several languages. */
const nameOfSides =
  /(?:^|[^\p{L}])(?:dir|ns|n ?\/? ?s|lat|wind|pole?|polo|side|size|talla|taille|taglia|tamanho|tama[ñn]o|rumbo|sentido|sentito|verso|sens|seite|zijde|sida|strona|grootte|storlek|størrelse|rozmiar|bound|heading|facing|aspect|exposure|exposici[óo]n|exposition|exposi[çc][ãa]o|esposizione)(?=$|[^\p{L}])|direction|direcci[óo]n|dire[çc][ãa]o|direzion|richtung|hemi[sf]|halbkugel|latitud|breite|orienta|gr(?:ö|oe)(?:ß|ss)e/iu;

/** `windDir`, `wind_dir` and `wind dir` are named alike. */
const spacedName = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/_/g, ' ');

/** Longest of them, in UTF-16 units. */
const longest = 10;

const key = (text: string): string => text.trim().toLowerCase();

/** @returns undefined when the text is no word for true or false */
export function booleanOf(text: string): boolean | undefined {
  if (text.length > longest) return undefined;
  const word = key(text);
  return meanings.get(word) ?? ofLetters.get(word);
}

/** Whether texts are words for true and false and both occur: `yes` and `No`, `T` and `F`; not `y` and `f`, and not `N` and `S`
 * of a column named after directions or sizes.
 * @param texts distinct ones of a column, those that say a value is missing left out
 * @param name  of the column */
export function areBooleans(texts: readonly string[], name = ''): boolean {
  if (texts.length < 2 || texts.length > 24) return false;
  const words = new Set(texts.map(key));
  if (areSides(words) && nameOfSides.test(spacedName(name))) return false;
  const short = [...words].filter((word) => ofLetters.has(word));
  if (short.length > 0 && short.length === words.size) {
    return letters.some(([yes, no]) => words.size === 2 && words.has(yes) && words.has(no));
  }
  // 1 and 0 are truths beside words for them, as in files of several hands.
  const said = words.has('1') || words.has('0') ? texts.filter((text) => !/^\s*[01]\s*$/.test(text)) : texts;
  const values = new Set(said.map(booleanOf));
  return values.size === 2 && !values.has(undefined);
}
