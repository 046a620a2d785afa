/** Charging stations by their plug before or behind them: "type 2 chargers", "Typ-2-Ladesäulen", "bornes type 2"; in the order
 * that attributes are read in. Pattern over plain letters → the same with "with". */

const plug = '(?<plug>(?:type|typ|tipo)[- ]?[12](?![a-z0-9])|ccs(?:[- ]?2)?|chademo|schuko)';

export const chargingSentences: readonly (readonly [form: string, said: string])[] = [
  [
    `\\b${plug}[- ](?:plugs? |sockets? |connectors? )?(?<what>(?:(?:ev|car|electric(?: car| vehicle)?|public|fast|rapid) )?charg(?:ers?|e points?|ing (?:points?|stations?|posts?|spots?|locations?)))(?![a-z])`,
    '{what} with {plug}',
  ],
  [
    `\\b${plug}[- ](?<what>(?:(?:e|elektro|auto)-?|schnell)?lade(?:stationen?|saulen?|punkten?|platzen?|moglichkeiten?))(?![a-z])`,
    '{what} mit {plug}',
  ],
  [
    `\\b(?:bornes?|stations?|points?) de (?:re)?charge(?: electriques?)?(?<rapid> rapides?)?,? (?:de |a |en |avec |equipee?s? de )?(?:prises? )?${plug}`,
    'charging stations{rapid} with {plug}',
  ],
  [
    `\\b(?:cargador(?:es)?|(?:puntos?|estacion(?:es)?) de (?:re)?carga)(?: electric[oa]s?)?(?<rapid> rapid[oa]s?)?,? (?:de |con )?(?:enchufe |conector |toma )?${plug}`,
    'charging stations{rapid} with {plug}',
  ],
];
