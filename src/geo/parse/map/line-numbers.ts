/** What stands outside a place, and lines of public transport by their number, with the words for their way: "Strecke der Buslinie 2", "le trajet de la ligne de
 * bus 2", "recorrido de la línea 2 de autobús". */

const number =
  '(?:n[°or]?\\.? ?|numero |number |nr\\.? ?|nummer )?(?<n>[a-z]{0,2}\\d{1,4}[a-z]?)(?![a-z0-9])';

/** What lies not in a place lies outside of it. */
export const outsideSentences: readonly (readonly [form: string, said: string])[] = [
  [
    '(?<=[a-z]),? (?:that|which) (?:are|lie|is|lies)(?: not|n.t) (?:located |situated )?in (?!a )',
    ' outside ',
  ],
  ['(?<=[a-z]),? die nicht in (?<place>[^,]+?) (?:liegen|sind|stehen)$', ' außerhalb von {place}'],
  ["(?<=[a-z]),? qui ne (?:sont|se trouvent) pas (?:a|dans|en) (?!l')", ' hors de '],
  ['(?<=[a-z]),? que no (?:esten|estan|se encuentren) en ', ' fuera de '],
];

/** Form, and what is said instead. */
export const lineSentences: readonly (readonly [form: string, said: string])[] = [
  [
    `^(?:the )?(?:route|course|path|way) (?:of|taken by) (?:the )?(?<mode>bus|tram|metro|trolleybus) ${number}`,
    '{mode} routes numbered {n}',
  ],
  // The way of a line is the line.
  [
    '^(?:die |den |der )?(?:(?:fahr|linien)?(?:strecke|weg|route)|streckenverlauf|linienverlauf|verlauf) (?:der|des|von(?: der)?) (?=(?:bus|tram|strasenbahn|straßenbahn|u-bahn|s-bahn|metro)-?linie)',
    '',
  ],
  [
    '^(?:the )?(?:route|course|path|way) (?:of|taken by) (?:the )?(?=(?:bus|tram|metro|subway|train|trolleybus|number|no\\.? ?\\d))',
    '',
  ],
  ["^(?:le |l')?(?:trajet|parcours|itineraire|trace) (?:de la |de |du )(?=(?:ligne|bus|tram))", ''],
  [
    '^(?:el )?(?:recorrido|trayecto|itinerario|ruta) (?:de la |de |del )(?=(?:linea|autobus|bus|tranvia))',
    '',
  ],
  [`(?<![a-z])(?:la )?ligne (?:de )?(?<mode>bus|tram(?:way)?|metro) ${number}`, '{mode} routes numbered {n}'],
  [
    `(?<![a-z])(?:la )?ligne ${number} (?:de |du )?(?<mode>bus|tram|metro)(?![a-z])`,
    '{mode} routes numbered {n}',
  ],
  [`(?<![a-z])(?:la )?linea (?:de )?(?:auto)?bus ${number}`, 'bus routes numbered {n}'],
  [`(?<![a-z])(?:la )?linea ${number} (?:de |del )?(?:auto)?bus(?:es)?(?![a-z])`, 'bus routes numbered {n}'],
  ['(?<![a-z])(?:la )?linea (?<n>\\d{1,4}[a-z]?) (?:de |del )?tranvia(?![a-z])', 'tram routes numbered {n}'],
];
