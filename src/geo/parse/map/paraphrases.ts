/** Things that are told apart by a measure rather than by a tag. */

import { cuisines } from './cuisines.ts';
import { find, PatternList, toPlain, without } from './plain.ts';

const table = [
  [
    /\b(?:sky ?scrapers?|high[- ]rises?(?: buildings?)?|tower blocks?)\b(?=.* \d+ ?(?:floors|stor(?:ey|ie)s|levels|m(?:et(?:er|re)s?)?)(?![a-z]))/,
    'buildings',
  ],
  [
    /\b(?:hochhauser[n]?|hochhaus|wolkenkratzer[n]?)\b(?=.* \d+ ?(?:stock|etagen|gescho|m(?:etern?)?(?![a-z])))/,
    'Gebäude',
  ],
  [
    /\b(?:fast|rapid|quick|high[- ]speed)[- ](?:ev |car |electric car )?charg(?:ers?|ing (?:stations?|points?|posts?))(?![a-z])/,
    'charging stations with at least 50 kW',
  ],
  [/\bschnelll?ade(?:stationen?|saulen?|punkten?|r[ns]?)(?![a-z])/, 'Ladestationen mit mindestens 50 kW'],
  [
    /\b(?:charging stations|(?:bornes?|stations?|points?) de (?:re)?charge(?:ment)?) rapides?(?![a-z])/,
    'charging stations with at least 50 kW',
  ],
  [
    /\b(?:charging stations|cargador(?:es)?|(?:puntos?|estacion(?:es)?) de (?:re)?carga) rapid[oa]s?(?![a-z])/,
    'charging stations with at least 50 kW',
  ],
  [
    /\b(?:sky ?scrapers?|high[- ]rises?(?: buildings?)?|tower blocks?)\b/,
    'buildings with more than 11 floors',
  ],
  [/\b(?:hochhauser[n]?|hochhaus|wolkenkratzer[n]?)\b/, 'Gebäude mit mehr als 11 Stockwerken'],
  [
    /\b(?:anything|something|etwas|irgendetwas|irgendwas|was) vegan\w*(?: to eat| zu essen)?(?![a-z])/,
    'places to eat with vegan options',
  ],
  [
    /\b(?:anything|something|etwas|irgendetwas|irgendwas|was) vegetari\w+(?: to eat| zu essen)?(?![a-z])/,
    'places to eat with vegetarian options',
  ],
  [
    /(?<=^|(?:get|find|eat|buy|have|is|are|where) )(?:some )?kosher food(?: served| available)?(?![a-z])/,
    'places to eat with kosher food',
  ],
  [
    /(?<=^|(?:get|find|eat|buy|have|is|are|where) )(?:some )?halal food(?: served| available)?(?![a-z])/,
    'places to eat with halal food',
  ],
  [
    /(?<=^|(?:get|find|eat|buy|have|is|are|where) )(?:some )?vegan food(?: served| available)?(?![a-z])/,
    'places to eat with vegan options',
  ],
  [
    /(?<=^|(?:get|find|eat|buy|have|is|are|where) )(?:some )?vegetarian food(?: served| available)?(?![a-z])/,
    'places to eat with vegetarian options',
  ],
  [
    /\b(?:charging|charge) (?:stations?|points?) for (?:electric |e-?)?(?:cars?|vehicles?|evs?|automobiles)(?![a-z])/,
    'charging stations',
  ],
  [
    /\b(?:ladestationen|ladesaulen|lademoglichkeiten) fur (?:e-?|elektro)(?:autos?|fahrzeuge)(?![a-z])/,
    'Ladestationen',
  ],
  [
    /\b(?:cargador(?:es)?|(?:puntos?|estacion(?:es)?) de (?:re)?carga)(?: (?:de|para) (?:los )?(?:coches?|vehiculos?|autos?|carros?)(?: electricos?)?| electric[oa]s?)(?![a-z])/,
    'charging stations',
  ],
  [
    /\b(?:bornes?|stations?|points?) de (?:re)?charge(?:ment)?(?: (?:pour|de) (?:les )?(?:voitures?|vehicules?|autos?)(?: electriques?)?| electriques?)(?![a-z])/,
    'charging stations',
  ],
  // In Spanish one sits on them as well as keeping money in them.
  [/\bbancos? para sentarse(?![a-z])|\bbancos?(?= (?:con|sin) respaldo)/, 'benches'],
  [
    /\bbancos?(?= (?:en|del|de la|de los|junto al?|a orillas del?) (?:el |la |los |las |un |una )?(?:parques?|jardin(?:es)?|plazas?|paseos?|playas?|rio|bosques?|senderos?|alamedas?|malecon)(?: |$))/,
    'benches',
  ],
  [/\b(?:anything|something|etwas|irgendetwas|irgendwas|was) (?:to eat|zu essen)(?![a-z])/, 'places to eat'],
  [/\b(?:orte|lokale|platze|stellen|moglichkeiten) zum essen(?![a-z])/, 'places to eat'],
  [
    /\b(?:anything|something|etwas|irgendetwas|irgendwas|was) (?:to drink|zu trinken)(?![a-z])/,
    'places to drink',
  ],
  [/\b(?:in|within) (?:and|or) (?:near|around|close to)(?= )/, 'near'],
  [/\bin (?:und|oder) (?:um|bei|nahe|rund um)(?= )/, 'nahe'],
] as const;

/** "Taco places", "a noodle joint", where a snack bar counts as well as a restaurant; not "local places" or "barbecue
 * places". */
const eateries =
  /\b(?<dish>(?!(?:local|regional|international|traditional|fish|grill|barbecue|bbq) )[a-z]+) (?:places?|joints?)(?= (?:in|near|at|on|around|within|close|by|of) |$)/d;

const said = new PatternList<(typeof table)[number]>(table, ([pattern]) => [pattern]);

/** @returns the question in other words, and what was said instead; the question as it was where nothing is */
export function paraphrased(text: string): { readonly text: string; readonly note?: string } {
  // In English and in German a college is another school: the accent tells them apart.
  if (/collège/iu.test(text))
    return {
      text: text.replace(/collège(s?)/giu, 'french middle school$1'),
      note: '“collège” is read as a middle school of France',
    };
  for (const [pattern, meant] of said.for(text)) {
    const span = find(pattern, text);
    // A name is no kind: "the Skyscraper Museum".
    if (span && !/^ \p{Lu}/u.test(text.slice(span.end)))
      return {
        text: without(text, span, meant),
        note: `“${text.slice(span.index, span.end)}” is read as ${meant}`,
      };
  }
  const eatery = find(eateries, text);
  if (eatery && cuisines.has(toPlain(eatery.groups.dish!)))
    return { text: without(text, eatery, `${eatery.groups.dish} places to eat`) };
  return { text };
}
