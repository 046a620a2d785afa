/** Words that people write where a value is missing. */

/** Nobody means a category by these. */
const marks =
  '- -- --- – — _ __ ? ?? ??? . .. ... … * na n/a n.a. n.a n/a. n\\a nan -nan +nan na_real_ na_integer_ na_character_ nat pd.na null (null) [null] <null> nil <na> <nan> <nat> <none> \\n {} [] #n/a #na #nv #n/d #n/b #i/t';

/** These may be a category of their own: an unknown colour, no garage. */
const words = [
  "none|missing|unknown|unk|n/k|nk|bad input|not a number|absent|qns|haemolysed|hemolyzed|lipemic|overflow|ovrflw|ovrflow|ovld|overload|overrange|underflow|underrange|saturated|n.e.g.|n.e.|not available|unavailable|not applicable|not known|not given|not reported|not recorded|not stated|not specified|not provided|not measured|no data|no value|no answer|no response|no reply|nd|n.d.|n/d|s/d|tbd|tba|tbc|poa|p.o.a.|price on application|price on request|on request|upon request|ask|call|call for price|sold out|blank|void|undefined|pending|refused|declined|invalid|error|err|bad|offline|out of range|over range|under range|prefer not to say|prefer not to answer|don't know|do not know|dk|ns|(blank)|(empty)|(none)|(missing)|(unknown)|empty|:|: c|: u|: z|/|x|·|•|n.s.|not asked|not done|not tested|not detected|not detectable|not determined|below detection|below detection limit|below lod|below loq|bdl|bld|bql|blq|lod|<lod|< lod|<loq|< loq|<lld|<mdl|<dl|n.b.|n. b.|n. n.|dnf|dns|dnq|dsq|dq|ret|nr|n.r.|nm|n.m.|inc|suppressed|withheld|redacted|masked|confidential|lost|not found|no result|no reading|no signal|no sensor|failed|fault|faulty|not collected|not yet available|no entry|[x]|[c]|[z]|[w]|[low]|[u]|///|×|.a|.b|.c|.d|.e|.f|.m|.n|.r|.s|.z",
  'k.a.|k. a.|verweigert|auf anfrage|a.a.|keine|keiner|n.n.|n.z.|ausfall|ausgefallen|keine antwort|nicht gemessen|nicht bestimmt|nicht nachweisbar|nicht erhoben|nicht gefragt|noch offen|offen|fehlerhaft|ungültig|keine angabe|keine angaben|keine daten|kein wert|unbekannt|fehlt|fehlend|n.v.|nicht verfügbar|nicht bekannt|nicht zutreffend|nicht vorhanden|entfällt|weiß nicht|weiss nicht|ohne angabe|o.a.|(leer)|s.o.',
  'inconnu|inconnue|sur demande|refus|non disponible|n.c.|nc|non renseigné|non renseignée|non communiqué|sans objet|ne sait pas|nsp|pas de réponse|manquant|(vide)|vide',
  'desconocido|desconocida|a consultar|consultar|no aplicable|sin dato|sin datos|sin información|no disponible|no aplica|no sabe|no contesta|no responde|ns/nc|no consta|(vacío)|vacío',
  'sem dados|sem informação|não informado|não disponível|não se aplica|desconhecido|(vazio)|sconosciuto|non disponibile|n.p.|non pervenuto|dato mancante|(vuoto)',
  'onbekend|niet beschikbaar|niet van toepassing|n.v.t.|nvt|geen|(leeg)|okänd|saknas|ej tillgänglig|uppgift saknas|ukjent|ukendt|ikke tilgjengelig|ei tiedossa|puuttuu|brak|brak danych|nie dotyczy|b.d.|bd|neznámé|není k dispozici|nincs adat|bilinmiyor|veri yok|не указано|нет данных|нет|н/д|н.д.|неизвестно|отсутствует|няма данни|няма|неизвестен|немає даних|немає|невідомо|μ.δ.|μ/δ|δ.υ.|δεν υπάρχει|άγνωστο|غير متوفر|غير متاح|لا يوجد|غير معروف|لا توجد بيانات|אין|אין נתונים|לא ידוע|לא זמין|暂无数据|无数据|缺失|缺測|缺测|未记录|データなし|欠測|未測定|欠損|없는|미상|해당없음|결측|không có|không rõ|ไม่มี|ไม่มีข้อมูล|tidak ada|tidak diketahui|不明|未知|無し|なし|없음|暂无|无|ingen data|ingen svar|ei tietoa|ei tiedossa|자료없음|자료 없음|該当なし|δ/υ|mm|timeout|time out|timed out|~|-/-|- -|n a|xx|xxx|c|skip|skipped|s/i|n/i|loading|loading...|to be determined|missing value|未提供|保密|未公布|データ無し|측정불가|측정 불가|لا ينطبق|n.q.|******|withdrawn|exempt|lost to follow-up|in progress|station closed|\'\'|""',
].join('|');

/** As spreadsheets of any language show a cell whose formula failed (`#WERT!`, `#¡DIV/0!`, `#NOM?`) or that is too narrow,
 * and C libraries a number that is none. */
const failed = /^(?:#[\p{L}¡¿/0]{2,14}[!?]|#{2,}|err:\d{3}|[-+]?1[.,]#(?:ind|qnan|snan|inf)0*)$/u;

/** Letters in brackets, by which offices say why a figure is withheld (`(D)`); stars, dashes and points in brackets or between one another (`(–)`, `--.-`, `－`), what Bloomberg says of a cell (`#N/A N/A`), and
 * what instruments show beyond their range. */
const dashes =
  /^(?:[([][-–—－]{1,3}[)\]]|－{1,3}|-{3,8}|-{1,4}[.:]-{1,4}|#n\/a [\p{L} /]+|o\.?l\.?|\*{2,}|\((?:[a-z]|na|nr|nd)\))$/u;

/** Phrases that say so, whatever the word: what was not done (`not rated`, `nicht messbar`, `nie mierzono`, `unrated`), of which
 * there is none (`no data available`, `keine Messung`, `pas de données`), what failed (`sensor error`), and a mark with its
 * reason (`N/A (not asked)`). `no rain` is a nought, so that only words for what is read or said are taken after `no`. */
const notDone =
  /^(?:not(?: yet| been)?|nicht|noch nicht|nie|niet|ikke|ej|inte|ei|não|nao|не|non|nije|nem) \p{L}{3,}(?: \p{L}+)?$|^未\p{sc=Han}{1,3}$|^un(?:rated|measured|recorded|reported|specified|tested|graded|scored|assigned|determined)$/u;
const noneOf =
  /^(?:no|none|keine?|pas de|aucune?|sin|sem|senza|uden|utan|uten|ilman|geen|ingen|brak|bez|нет) (?:data|value|reading|record|registros?|svar|signal|señal|muestra|probe|échantillon|result|response|answer|measurement|sample|info|information|entry|daten|werte?|messung|messwert|angaben?|antwort|ergebnis|données|donnée|valeur|mesure|réponse|datos?|valor|medición|medida|respuesta|dados?|medição|resposta|dati|misura|gegevens|meting|mätning|måling|pomiaru|danych|odpowiedzi|данных|ответа)s?(?: \p{L}+)?$|^none (?:recorded|reported|given|available|measured)$|^(?:données?|valeurs?|datos?|dados?|dati|wert|value|data) (?:manquantes?|faltantes?|ausentes?|mancanti|fehlt|missing|unavailable|lost)$/u;
const broken =
  /^(?:sensor|device|equipment|instrument|station|probe|read|reading|comm|communication|data|meter|logger|connection|gerät|messung)[ _-](?:error|err|fault|failure|failed|offline|lost|defekt|gestört|fehler)$/u;
const markWithReason =
  /^(?:n\/?a|na|nd|n\.a\.|n\.d\.|null|missing|unknown|none|pending|[-+]?nan) ?(?:\([^()]*\)|[-–:] .+)$/u;

const isPhrase = (word: string): boolean =>
  notDone.test(word) || noneOf.test(word) || broken.test(word) || markWithReason.test(word);

const certain: ReadonlySet<string> = new Set(marks.split(' '));
const possible: ReadonlySet<string> = new Set(words.split('|'));

/** Dates that databases write for none. */
const noDate =
  /^(?:0{1,4}([-/.])0{1,2}\1(?:0{4}|0{1,2})|0{3}1-01-01|0?1([/.])0?1\2(?:0{3}1)|1900-01-00|0?0[./]0?1[./]1900)(?:[ T]0{1,2}:0{2}(?::0{2}(?:\.0+)?)?Z?)?$/;

/** The last day that there is, for what has no end. */
const endless = /^(?:9999([-/.]?)12\1(?:31|30)|(?:31|30)[/.-]12[/.-]9999|12\/31\/9999)(?:[ T].*)?$/;

/** Whether a text is a date of the year 9999, which stands for no end. */
export const isEndlessDate = (text: string): boolean => endless.test(text.trim());

/** Longest of them, in UTF-16 units: longer texts are not looked up. */
const longest = 32;

/** Whether a text says that there is no value, in any column: `NA`, `n/a`, `?`, `#REF!`. */
export function isMissingMark(text: string): boolean {
  if (text.length > longest) return false;
  const word = text.trim().toLowerCase();
  return certain.has(word) || failed.test(word);
}

/** As {@link isMissingMark}, for columns whose other cells are numbers or dates, where words such as `unknown` can be
 * nothing else. */
export function isMissingWord(text: string): boolean {
  if (text.length > longest) return false;
  const word = text.trim().toLowerCase();
  return (
    word === '' ||
    certain.has(word) ||
    possible.has(word) ||
    failed.test(word) ||
    dashes.test(word) ||
    noDate.test(word) ||
    endless.test(word) ||
    isPhrase(word)
  );
}

/** Cells of a CSV file that are missing whatever their column holds, besides the empty one. */
export const defaultMissing: readonly string[] = Object.freeze(['NA', 'NaN', 'null']);
