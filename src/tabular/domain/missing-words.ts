/** Words that people write where a value is missing. */

/** Nobody means a category by these. */
const marks =
  '- -- --- – — ? ?? ??? . .. ... … * na n/a n.a. n.a #n/a #na nan -nan null (null) nil <na> <null> \\n #value! #ref! #div/0! #null! #num! #name?';

/** These may be a category of their own: an unknown colour, no garage. */
const words =
  'none|missing|unknown|unk|not available|not applicable|not known|not given|no data|nd|n.d.|n/d|s/d|tbd|tba|blank|void|undefined|k.a.|k. a.|keine angabe|unbekannt|fehlt|n.v.|inconnu|non disponible|n.c.|nc|nicht verfügbar|nicht bekannt|ohne angabe|o.a.|(blank)|(leer)|(vide)|(vacío)|(null)|(none)|(empty)|empty|:|: c|: u|не указано|нет данных|н/д|不明|未知|無し|なし|없음|brak|brak danych|onbekend|okänd|ukjent|ukendt|sem dados|não informado|non renseigné|non renseignée|desconocido|sin dato|sin datos|no disponible|sconosciuto|n.p.';

const certain: ReadonlySet<string> = new Set(marks.split(' '));
const possible: ReadonlySet<string> = new Set(words.split('|'));

/** Dates that databases write for none. */
const noDate = /^0{1,4}([-/.])0{1,2}\1(?:0{4}|0{1,2})(?:[ T]0{2}:0{2}(?::0{2})?)?$/;

/** Longest of them, in UTF-16 units: longer texts are not looked up. */
const longest = 24;

/** Whether a text says that there is no value, in any column: `NA`, `n/a`, `?`, `#REF!`. */
export function isMissingMark(text: string): boolean {
  return text.length <= longest && certain.has(text.trim().toLowerCase());
}

/** As {@link isMissingMark}, for columns whose other cells are numbers or dates, where words such as `unknown` can be
 * nothing else. */
export function isMissingWord(text: string): boolean {
  if (text.length > longest) return false;
  const word = text.trim().toLowerCase();
  return word === '' || certain.has(word) || possible.has(word) || noDate.test(word);
}

/** Cells of a CSV file that are missing whatever their column holds, besides the empty one. */
export const defaultMissing: readonly string[] = Object.freeze(['NA', 'NaN', 'null']);
