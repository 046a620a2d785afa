/** "Where to get a beer", "wo kann ich ein Glas Wein trinken": a drink or an ice that is had there is no shop that sells it by
 * the crate. */

import { find, PatternList } from './plain.ts';

const beer =
  '(?:craft |local |cold )?(?:beers?|bieren?|biere|bierchen|birra|cerveza|cana|pils|pints?)|(?:a |one )?pint of [a-z]+|une? pression|(?:glass|pint|bottle|bottles|mug) of (?:[a-z]+ )?(?:beer|wine|champagne|cider|sherry|port|prosecco)|(?:glas|glaschen|flasche) (?:bier|wein|sekt|champagner)|(?:verre|coupe) (?:de (?:vin|biere|champagne))|verre|(?:copa|vaso|cana) de (?:vino|cerveza|cava|champan)|copa|cocktails?|mojitos?|aperitifs?|aperitivo|drinks?';
/** What shops sell as well: only who drinks it there asks for a bar. */
const bottled = 'vino|wine|wein|vin|whisk(?:e)?y|gin|rum|champagne|champagner|sekt|prosecco|cider|sake';
const coffee =
  '(?:cup of )?(?:coffee|espresso|cappuccino|latte|hot chocolate)|cup of tea|(?:tasse )?(?:kaffee|espresso|cappuccino)|tasse tee|cafe|expresso|chocolat chaud|chocolate caliente';
const leaves = 'tea|tee|te|the';
const ice = 'ice[- ]?creams?|gelato|eis|eiscreme|kugel eis|glaces?|helados?';
const breakfast = 'breakfast|brunch|petit[- ]dejeuner|desayuno';

const small = '(?:an? |some |one |the best |the |good |nice |cold |proper |decent )*';
const german =
  '(?:eine?[nm]? |das |guten? |gutes |kaltes |einen leckeren |leckeres |was |etwas |mal |schnell )*';
const romance = "(?:une? |un bon |una buena |un buen |du |de la |de l'|le |el |la |unas? |unos |bonne )*";

/** Each with what there is, and whether only who drinks it there is meant. */
const kinds: readonly (readonly [words: string, kind: string, drunk?: true])[] = [
  [beer, 'bars and pubs'],
  [bottled, 'bars and pubs', true],
  [coffee, 'cafes'],
  [leaves, 'cafes', true],
  [ice, 'ice cream'],
  [breakfast, 'places to eat'],
];

const near = '(?:in|im|auf|an|am|bei|beim|nahe|um|rund)';
const asks: readonly ((words: string, drunk: boolean) => string)[] = [
  (words, drunk) =>
    `^(?:where|somewhere|places?|a place|anywhere)(?: is (?:good|nice) for| can| could| do| should| may| might)?(?: i| we| you| one)? ?(?:to |go to |go for |for )?(?:have|drink|enjoy|taste|sip${drunk ? '' : '|get|grab|order|find|try|eat'}) ${small}(?:${words})(?<rest> (?!(?:and|or|with|near) |shops?|stores?|machines?|dispensers?).*)?$`,
  (words, drunk) =>
    `^wo (?:kann|konnte|konnen|konnten|darf) (?:ich|man|wir)(?: (?<rest>${near} .+?))? (?:hier |gut )?${german}(?:${words}) (?:trinken|geniessen|genies+en${drunk ? '' : '|bekommen|kriegen|haben|essen|holen'})(?: gehen)?(?<more> ${near} .+)?$`,
  (words, drunk) =>
    `^wo (?:trinke|trinkt${drunk ? '' : '|bekomme|kriege|bekommt|kriegt|gibt|esse|isst'}) (?:ich|man|es|wir)(?: (?<rest>${near} .+?))? ${german}(?:${words})(?: zu trinken)?(?<more> ${near} .+)?$`,
  (words, drunk) =>
    `^(?:ou|un endroit (?:pour|ou)|donde|un lugar (?:para|donde))(?: (?:puis-je|peut-on|on peut|puedo|se puede|podemos))? ?(?:boire|deguster|tomar(?:me|se)?|beber(?:me|se)?${drunk ? '' : '|prendre|manger|trouver|comer(?:me|se)?'}) ${romance}(?:${words})(?<rest> (?!(?:et|ou|y|o|avec|con) ).*)?$`,
];

const verbs: readonly (readonly [pattern: string, kind: string])[] = [
  [
    '^wo (?:kann|konnte|konnen|darf) (?:ich|man|wir)(?: (?<rest>(?:in|im|auf|an|am|bei|beim|nahe) .+?))? (?:gut )?(?:fruhstucken|brunchen)(?: gehen)?(?<more> (?:in|im|auf|an|am|bei|beim|nahe) .+)?$',
    'places to eat',
  ],
  ['^donde(?: (?:puedo|se puede|podemos))? desayunar(?<rest> .+)?$', 'places to eat'],
  [
    '^ou(?: (?:puis-je|peut-on|on peut))? (?:prendre (?:le|un) petit[- ]dejeuner|petit[- ]dejeuner|bruncher)(?<rest> .+)?$',
    'places to eat',
  ],
];

let compiled: PatternList<readonly [RegExp, string]> | undefined;

/** @returns the question with what there is in the place of what is had there; undefined where nothing is */
export function readDrink(text: string): string | undefined {
  compiled ??= new PatternList(
    [
      ...kinds.flatMap(([words, kind, drunk = false]) =>
        asks.map((ask) => [new RegExp(ask(words, drunk), 'd'), kind] as const),
      ),
      ...verbs.map(([pattern, kind]) => [new RegExp(pattern, 'd'), kind] as const),
    ],
    ([pattern]) => [pattern],
  );
  for (const [pattern, kind] of compiled.for(text)) {
    const groups = find(pattern, text)?.groups;
    if (groups) return `${kind} ${(groups.rest ?? groups.more ?? '').trim()}`.trim();
  }
  return undefined;
}
