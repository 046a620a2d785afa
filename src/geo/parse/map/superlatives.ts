/** "The highest peaks", "der längste Fluss", "la plus vieille église", "el edificio más alto". */

import { find, PatternList, without } from './plain.ts';

/** By which measure features are put in order. */
export type OrderBy =
  | 'height'
  | 'area'
  | 'length'
  | 'age'
  | 'levels'
  | 'rooms'
  | 'capacity'
  | 'population'
  | 'width'
  | 'north'
  | 'east';
export interface Order {
  readonly by: OrderBy;
  /** The largest first. For age: the year of building, so that the oldest comes first where it is not. */
  readonly descending: boolean;
}

const end = 'e[nrms]?';
/** Words in English, German, French ("le plus …") and Spanish ("más …"). */
const table: readonly (readonly [OrderBy, boolean, string, string])[] = [
  [
    'height',
    true,
    `highest|tallest|hochst${end}|hochstgelegen${end}`,
    'haut(?:e)?s?|elevee?s?|alt[oa]s?|elevad[oa]s?',
  ],
  ['height', false, `lowest|niedrigst${end}|tiefstgelegen${end}`, 'bass?(?:e)?s?|baj[oa]s?'],
  ['area', true, `largest|biggest|grosst${end}|grost${end}`, 'grand(?:e)?s?|grandes?|extens[oa]s?|vastes?'],
  ['area', false, `smallest|kleinst${end}`, 'petit(?:e)?s?|pequen[oa]s?'],
  ['length', true, `longest|langst${end}`, 'long(?:ue)?s?|larg[oa]s?'],
  ['length', false, `shortest|kurzest${end}`, 'court(?:e)?s?|cort[oa]s?'],
  [
    'age',
    false,
    `oldest|most ancient|altest${end}`,
    'vieux|vieil(?:le)?s?|ancien(?:ne)?s?|antigu[oa]s?|viej[oa]s?',
  ],
  [
    'age',
    true,
    `newest|latest|most recent|youngest|neuest${end}|jungst${end}`,
    'recente?s?|recientes?|nuev[oa]s?|modern[oa]s?',
  ],
  ['width', true, `widest|broadest|breitest${end}`, 'larges?|anch[oa]s?'],
  ['width', false, `narrowest|schmalst${end}|engst${end}`, 'etroit(?:e)?s?|estrech[oa]s?'],
  [
    'north',
    true,
    `northernmost|most northern(?:ly)?|(?:farthest|furthest) north|nordlichst${end}`,
    'au nord|septentrional(?:e)?s?',
  ],
  [
    'north',
    false,
    `southernmost|most southern(?:ly)?|(?:farthest|furthest) south|sudlichst${end}`,
    'au sud|meridional(?:e)?s?',
  ],
  [
    'east',
    true,
    `easternmost|most eastern(?:ly)?|(?:farthest|furthest) east|ostlichst${end}`,
    'a l.est|oriental(?:e)?s?',
  ],
  [
    'east',
    false,
    `westernmost|most western(?:ly)?|(?:farthest|furthest) west|westlichst${end}`,
    'a l.ouest|occidental(?:e)?s?',
  ],
];
const forms = table.flatMap(([by, descending, germanic, romance]) => [
  { by, descending, pattern: new RegExp(`^(?:${germanic}) (?=\\S)`) },
  { by, descending, pattern: new RegExp(`^(?:plus|mas) (?:${romance}) (?=\\S)`) },
  {
    by,
    descending,
    pattern: new RegExp(`(?<=\\S) (?:(?:le|la|les|el|los|las) )?(?:plus|mas) (?:${romance})(?= |$)(?! que)`),
  },
]);

/** "The hotel with the most rooms", "die Gemeinde mit den meisten Einwohnern" */
const numbers: readonly (readonly [OrderBy, string])[] = [
  ['levels', 'floors|stor(?:ey|ie)s|levels|stockwerken?|etagen|geschossen?'],
  ['rooms', 'rooms|zimmern?'],
  ['capacity', '(?:parking )?(?:spaces|places)|seats|(?:stell|park|sitz)?platzen?'],
  ['population', 'inhabitants|people|residents|einwohnern?|bewohnern?'],
];
const mostOf = numbers.flatMap(([by, nouns]) =>
  (
    [
      [true, 'most', 'meisten'],
      [false, 'fewest', 'wenigsten'],
    ] as const
  ).map(([descending, english, german]) => ({
    by,
    descending,
    pattern: new RegExp(
      `(?<=\\S),? (?:with the ${english}|(?:that|which) (?:has|have) the ${english}|mit den ${german}) (?:${nouns})(?![a-z])`,
      'd',
    ),
  })),
);

const all = new PatternList([...forms, ...mostOf], ({ pattern }) => [pattern]);

/** Take a superlative out of the words of a question: at the beginning, or behind the kind as in French and Spanish. */
export function takeSuperlative(text: string): { order: Order; rest: string } | undefined {
  for (const { by, descending, pattern } of all.for(text)) {
    const span = find(pattern, text);
    if (span) return { order: { by, descending }, rest: without(text, span).replace(/\s+/g, ' ').trim() };
  }
  return undefined;
}
