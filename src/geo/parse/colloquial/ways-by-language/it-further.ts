import type { Way } from '../ways.ts';

/** Words for the extent, the course or the seat of a place, which say no more than its name. */
const extent =
  "l'estensione|estensione|l'ampiezza|l'area|l'ubicazione|ubicazione|la posizione|posizione|la collocazione|collocazione|la localizzazione|localizzazione|la delimitazione|delimitazione|la superficie|superficie|la sagoma|sagoma|la forma|la mappa|mappa|la cartina|cartina|una cartina|una mappa|l'intero territorio|intero territorio|il territorio|territorio|l'intera area|l'intera superficie|la carta|una piantina|la piantina|la zona|l'area geografica|la regione geografica|la regione storica|il comprensorio|comprensorio";
const how =
  'approssimativa|approssimativo|approssimativi|geografica|geografico|indicativa|esatta|esatto|esatti|precisa|preciso|completa|completo|intera|intero|totale|reale|attuale';
const only = 'solo|soltanto|solamente|unicamente|esclusivamente|limitatamente|però solo|ma solo|ma soltanto';

/** Ways of asking that `it.ts` does not have. */
export const furtherWays: readonly Way[] = [
  // The place itself, by its extent.
  [`(${extent}) [${how}] {p:of} {s}`, '{s}'],
  [`(${extent}) [${how}] {r}`, 'mappa {r}'],
  [
    "(il tracciato|tracciato|il percorso|percorso|il corso|corso|il tragitto|tragitto|il cammino|l'andamento|andamento|il letto) [completo|intero] {p:of} {s}",
    'corso {p} {s}',
  ],
  ['[il|la] territorio [che] (occupava|occupato da|comprendeva|abbracciava|appartenuto a) {s}', '{s}'],
  [
    '{s} (dalla|dalle) (sorgente|sorgenti|fonte|fonti) [fino|sino] {p:al|alla|allo} {b}',
    '{s} a monte del {b}',
  ],
  ['{s} (dalla|dalle) (sorgente|sorgenti|fonte|fonti) [fino|sino] a {b}', '{s} a monte di {b}'],
  ["(l'arco|arco) alpino {i}", 'Alpi {i}'],
  ['{x} (delle|alle) egadi', '{x} delle isole Egadi'],
  ['{q} (mappa|cartina|posizione|ubicazione|su mappa|localizzazione|dov è|dove)', '{q}'],
  ['(tutte|tutti|tutto|tutta|intera|intero) {a:il|lo|la|i|gli|le} {r}', '{a} {r}'],
  ['(tutte|tutti|tutto|tutta) {r}', '{r}'],
  ['{s} (nella sua interezza|per intero|al completo|nel suo insieme|nel complesso)', '{s}'],
  ['{s} (cioè|ovvero|ossia|vale a dire) {x}', '{s}'],
  [
    "(quanto è lungo|quanto è lunga|quanto è esteso|quanto è estesa|quanto è grande|quant'è lungo|quant'è grande) {s}",
    '{s}',
  ],
  [
    '(fin dove|fino a dove|fin dove|da dove a dove|dove) (arriva|arrivano|si estende|si estendono|va) {s}',
    '{s}',
  ],
  ["(l'intera|l'intero|intera|intero) {r}", '{r}'],
  ['(mi|ci) (fate vedere|fai vedere|fa vedere|fate un disegno di|mostrate|trovate|trovi) {q}', '{q}'],
  // Only a part of it.
  [
    '[il|la|lo] (lato|versante|settore|tratto|sponda|riva|porzione|sezione|metà) {i} {p:of} {s}',
    'parte {i} {p} {s}',
  ],
  ['{q} (solo|soltanto|solamente) [la|sulla|su|in] (terraferma|terra|parte terrestre)', 'terraferma {q}'],
  [
    '{n} [che] (hanno|abbiano|con) [il|lo|un] (mare|sbocco a mare|affaccio sul mare|affaccio al mare)',
    '{n} sul mare',
  ],
  [`{q} (${only}) {p:in} {s}`, '{q} ma {p} {s}'],
  [
    '{s} (solo|soltanto|solamente|unicamente|ma solo|nella|dalla) [la|nella] (parte|porzione|sezione|sponda) {i}',
    'parte {i} di {s}',
  ],
  ['{s} [nella|la] [parte] (toscana)', '{s} in Toscana'],
  ['{s} [nella|la] [parte] (veneta)', '{s} in Veneto'],
  ['{s} [nella|la] [parte] (trentina)', '{s} in Trentino'],
  [
    '[il] (basso|bassa) {s:lazio|molise|salento|friuli|piemonte|veneto|monferrato|abruzzo|polesine|garda|mantovano}',
    'sud {s}',
  ],
  [
    "[l'] (alto|alta) {s:lazio|molise|salento|friuli|piemonte|veneto|monferrato|abruzzo|garda|mantovano}",
    'nord {s}',
  ],
  ["[il] (meridione|mezzogiorno|meridione d'italia|sud italia)", 'Italia meridionale'],
  ["[il] (settentrione|settentrione d'italia)", 'Italia settentrionale'],
  // Between.
  [
    '[il|la|lo|i|le|gli] [territorio|zona|area|terra|terre|spazio|regione|fascia|territori|zone] (compreso|compresa|comprese|compresi|racchiuso|racchiusa|incluso|inclusa|situato|situata|che sta|che si trova|che si estende|posto|posta) (tra|fra) {r}',
    'tra {r}',
  ],
  [
    '[lo|il] (stretto|canale) (tra|fra|che separa|che divide) [la|il|lo|le] {a} (e|da|dal|dalla|dallo) [la|il|lo|le] {b}',
    'stretti che confinano con {a} e {b}',
  ],
  [
    '[il|lo] (mare|braccio di mare|tratto di mare) che (separa|divide) {a} {p:da|dal|dalla|dallo} {b}',
    'mare tra {a} e {b}',
  ],
  // Around.
  [
    '{s} (con|più|e) [i] {f:#} {u:km|chilometri} (intorno|attorno|di raggio|circostanti|in giro)',
    '{f} {u} intorno a {s}',
  ],
  [
    '{s} e (dintorni|i suoi dintorni|i dintorni|zone limitrofe|zona circostante) [circa] [a|entro|fino a] {f:#} {u:km|chilometri}',
    '{f} {u} intorno a {s}',
  ],
  ['{s} e (dintorni|i suoi dintorni|i dintorni|zone limitrofe)', 'dintorni di {s}'],
  // Foreign lands, tongues, two seas at once.
  ['[gli|i|le] {n:stati|paesi|nazioni} (esteri|stranieri|straniere|estere) {r}', '{n} {r}'],
  [
    '{n} (dove|in cui|nei quali|nelle quali) {t} è [la|una] (lingua|idioma) (ufficiale|nazionale|principale|co-ufficiale)',
    '{n} che parlano {t}',
  ],
  [
    '{n} [che] (hanno|con|aventi|che hanno) {t} come lingua (ufficiale|nazionale|principale|madre)',
    '{n} che parlano {t}',
  ],
  [
    '{n} (si affacciano|affacciate|affacciati|che si affacciano|bagnate|bagnati|danno|che danno) sia {p:sul|sulla|sullo|sull|dal|dallo|dalla} {a} (sia|che) {q:sul|sulla|sullo|sull|dal|dallo|dalla} {b}',
    '{n} sul {a} e sul {b}',
  ],
  // What sort of land it is, before its name.
  ["[l'|il|la] (arcipelago|gruppo di isole|gruppo) (delle|dei|di|del) [isole] {s}", 'isole {s}'],
  // From end to end.
  [
    '{s:1} (dalla|dalle|dalla sua|dalle sue) (sorgente|sorgenti|fonte|fonti) [fino|sino|giù] (al mare|in mare|alla foce|alla sua foce|allo sbocco|allo sbocco in mare)',
    '{s}',
  ],
  // Below is south, and so is down from it.
  ...(
    [
      ['sotto|al di sotto', 'in giù|in basso|verso sud|verso il sud|al sud', 'sud'],
      ['sopra|al di sopra', 'in su|in alto|verso nord|verso il nord|al nord', 'nord'],
    ] as const
  ).flatMap(([side, way, meant]): Way[] => [
    [
      `[la|quella] [parte] [di|della|del|dello] {s:LAND} [che] [sta|è|si trova] (${side}) [a|al|di|del|della|dell'|alla|il|lo|la|l'] {x}`,
      `{s} a ${meant} di {x}`,
    ],
    [
      `[tutto|tutta] [il|la|lo|l'] {s:LAND} [a partire|partendo] {p:da|dal|dalla} {x} [fino] (${way})`,
      `{s} a ${meant} di {x}`,
    ],
  ]),
  [
    '[la|il|lo|una|un|uno|quella|quel] (fascia|striscia|lembo|spazio|pezzo|tratto) [di terra|di territorio] [compreso|compresa|che sta] {z:tra|fra} {r}',
    'zona {z} {r}',
  ],
  [`(${only}) [la|il|quella|quel] (parte|porzione|pezzo|zona) {r}`, 'parte {r}'],
  // Around the station of a town is around the town.
  [
    '[un|il|raggio|zona|la|una] (raggio|perimetro|cerchio|area|zona) [che è|che sta|che si trova] [di|a meno di|entro] {f:#} {u:km|chilometri} [da|dal|dalla|di|su|a|intorno a|attorno a] {s:NAME}',
    'entro {f} {u} da {s}',
  ],
  [
    '{a} {f:##} {u:km|chilometri} (da|dal|dalla|dalle|a|al|alla|intorno a|intorno al|intorno alla|attorno a|attorno al|attorno alla) (stazione|stazione centrale|stazione ferroviaria|piazza centrale|piazza principale|duomo|centro|centro storico|municipio) (di|del|della) {s:TOWN}',
    '{a} {f} {u} dal centro di {s}',
  ],
  [
    '{a} {f:##} {u:km|chilometri} (da|dalla|a|alla|intorno a|intorno alla|attorno a|attorno alla) (piazza|stazione) {z} (a|di|in) {s:TOWN}',
    '{a} {f} {u} dal centro di {s}',
  ],
];
