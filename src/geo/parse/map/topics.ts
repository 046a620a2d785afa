/** What museums show: "museums about archaeology", "museum of natural history", "Technikmuseen". */

import { anyOf, isTag, type TagFilter } from '../../domain/tag-filter.ts';
import { find } from './plain.ts';

/** Values of the tags `museum` and `subject` with the words for them in English and German. */
const topics: readonly (readonly [values: string, words: string])[] = [
  ['archaeological archaeology', 'arch(?:a?e|a)olog(?:y|ical|ie|isches?|ische)|archaeolog(?:y|ical|ie)'],
  ['art fine_art arts', 'art|arts|fine arts?|kunst'],
  [
    'modern_art contemporary_art',
    '(?:modern|contemporary) arts?|moderne[r]? kunst|zeitgenossische[r]? kunst',
  ],
  ['history', 'history|historical|geschichte|historische[ns]?'],
  [
    'local regional city',
    'local history|city history|regional history|heimatgeschichte|stadtgeschichte|heimat|stadt',
  ],
  ['military war', 'military(?: history)?|wars?|militar(?:geschichte)?|krieg'],
  ['railway', 'railways?|trains?|eisenbahn(?:en)?'],
  ['transport', 'transport|traffic|verkehr'],
  ['automobile car', 'cars?|automobiles?|autos?|automobil'],
  ['aviation', 'aviation|aircraft|planes?|luftfahrt|flugzeuge?'],
  ['maritime ship', 'maritime(?: history)?|ships?|seafaring|schifffahrt|schiffe'],
  ['technology', 'technology|technical|engineering|technik'],
  ['science', 'sciences?|scientific|wissenschaft(?:en)?'],
  ['nature natural_history', 'nature|natural history|naturgeschichte|naturkunde|natur'],
  ['children', 'children|kinder'],
  [
    'ethnography ethnographic anthropology',
    'ethnograph(?:y|ic)|ethnolog(?:y|ical)|anthropology|volkerkunde|ethnologie',
  ],
  ['music musical_instruments', 'music|musical instruments|musik(?:instrumente)?'],
  ['toy toys', 'toys?|spielzeug'],
  ['wine', 'wine|wein'],
  ['film cinema', 'films?|cinema|kino'],
  ['medicine medical', 'medicine|medical|medizin'],
  ['mining', 'mining|bergbau'],
  ['industry industrial', 'industr(?:y|ial)|industrie'],
  ['fashion textile', 'fashion|textiles?|mode|textilien'],
  ['literature', 'literature|literatur'],
  ['religion religious', 'religions?|religious(?: art)?|religion(?:en)?'],
];
const words = topics.map(([, said]) => said).join('|');
const valuesOf = topics.map(([of, said]) => ({
  values: of.split(' '),
  pattern: new RegExp(`^(?:${said})$`),
}));
const forms: readonly RegExp[] = [
  `^(?<things>museums?|galler(?:y|ies)|exhibition cent(?:re|er)s?) (?:(?:that (?:is|are) |which (?:is|are) )?(?:about|on|of|for|dedicated to|devoted to|concerned with)|dealing with) (?:the )?(?<topic>${words})$`,
  `^(?<topic>${words}) (?<things>museums?)$`,
  `^(?<things>museen|museum) (?:uber|fur|der|zu[mr]?|uber die) (?:die |der )?(?<topic>${words})$`,
  `^(?<topic>${words})-?(?<things>museums?|museen)$`,
].map((form) => new RegExp(form, 'd'));

/** @returns the kind without its topic; undefined where no topic is named */
export function readTopic(text: string): { things: string; filter: TagFilter } | undefined {
  for (const form of forms) {
    const { things, topic } = find(form, text)?.groups ?? {};
    if (things === undefined || topic === undefined) continue;
    // "Modern art" before "art": the whole of what was said.
    const values = valuesOf.flatMap((of) => (find(of.pattern, topic) ? of.values : []));
    return { things, filter: anyOf(isTag('museum', ...values), isTag('subject', ...values)) };
  }
  return undefined;
}
