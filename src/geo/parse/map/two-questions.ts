/** Two questions in one sentence: "how many pubs are in the east of Paris and how many in the west", "how many benches and how
 * many tables are in the park". Each is said in full. */

import { find, tidy } from './plain.ts';

const at = '(?:in|on|near|around|within|along|at|north of|south of|east of|west of) ';
const atGerman =
  '(?:in|im|am|an|auf|bei|nahe|um|rund um|innerhalb|entlang|nordlich|sudlich|ostlich|westlich) ';
const be = '(?:are|is|exist|lie|can be found|can i find|do i find|stand)(?: there)?(?: located)?';
const beGerman = '(?:gibt es|gibt.?s|sind|liegen|stehen|befinden sich|existieren|finde ich|findet man)';

/** The two questions as groups of one; `{x}` is what the group said. */
const forms: readonly (readonly [form: string, first: string, second: string])[] = [
  [
    `^how many (?<a>.+?) and how many (?!of |are |is |do )(?<b>.+?) (?<rest>(?:${be}|${at}).*)$`,
    'how many {a} {rest}',
    'how many {b} {rest}',
  ],
  [
    `^how many (?<a>.+?) (?<be>${be}) (?<first>${at}.+?),? and how many(?: of them)?(?: ${be})? (?<second>${at}.+)$`,
    'how many {a} {be} {first}',
    'how many {a} {be} {second}',
  ],
  [
    `^how many (?<a>.+?) (?<rest>(?:${be} )?${at}.+?),? and how many (?!of |are |is )(?<b>[^,]+?)(?: are there| exist)?$`,
    'how many {a} {rest}',
    'how many {b} {rest}',
  ],
  [
    '^(?<all>(?:where|which|what|at which|in which) .+?),? and which (?:ones|of (?:them|these|those))(?<clause> (?:are|have|offer|is|has) .+)$',
    '{all}',
    '{all} that{clause}',
  ],
  [
    `^wie ?viele (?<a>.+?) und wie ?viele (?!davon |gibt |sind |im |in |liegen )(?<b>.+?) (?<rest>(?:${beGerman}|${atGerman}).*)$`,
    'wie viele {a} {rest}',
    'wie viele {b} {rest}',
  ],
  [
    `^wie ?viele (?<a>.+?) (?<be>${beGerman}) (?<first>${atGerman}.+?),? und wie ?viele(?: davon)?(?: ${beGerman})?(?: es)? (?<second>${atGerman}.+)$`,
    'wie viele {a} {be} {first}',
    'wie viele {a} {be} {second}',
  ],
  [
    `^wie ?viele (?<a>.+?) (?<rest>${beGerman} ${atGerman}.+?),? und wie ?viele (?<b>[^,]+?)(?: gibt es(?: dort)?)?$`,
    'wie viele {a} {rest}',
    'wie viele {b} {rest}',
  ],
];
let compiled: readonly { readonly pattern: RegExp; readonly parts: readonly [string, string] }[] | undefined;

/** The two words that every such sentence has. */
const joint = / and (?:how many|which) | und wie ?viele /;

/** "In the west" behind "in the east of Paris". */
const whole =
  /^(?:in|im) (?:the )?(?:north|south|east|west|nord|sud|ost|west)[a-z-]*(?<of> (?:of|von|de[sr]) .+)$/d;
const half = /^(?:in|im) (?:the )?(?:north|south|east|west|nord|sud|ost|west)[a-z-]*$/;

/** @returns undefined for one question */
export function twoQuestions(text: string): readonly [string, string] | undefined {
  const question = tidy(text).replace(/(?<![ .?!])[ .?!]+$/, '');
  if (!find(joint, question)) return undefined;
  compiled ??= forms.map(([form, first, second]) => ({
    pattern: new RegExp(form, 'd'),
    parts: [first, second],
  }));
  for (const { pattern, parts } of compiled) {
    const groups = find(pattern, question)?.groups;
    if (!groups) continue;
    const of = groups.first === undefined ? undefined : find(whole, groups.first)?.groups.of;
    const second = groups.second;
    const said = {
      ...groups,
      ...(of !== undefined && second !== undefined && find(half, second) && { second: second + of }),
    } as Readonly<Record<string, string | undefined>>;
    const [first, other] = parts.map((part) =>
      tidy(part.replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? '')),
    );
    return [first!, other!];
  }
  return undefined;
}
