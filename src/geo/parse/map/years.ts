/** When things were built: "built before 1900", "from 1920", "of the 19th century", "des années 1920". */

import { anyOf, type Sign, type TagFilter } from '../../domain/tag-filter.ts';
import type { Span } from './plain.ts';

const year = '(?<year>1\\d{3}|20\\d{2})';
const built =
  '(?:(?:that|which|die|das) )?(?:(?:were|was|wurden?|is|are) )?(?:built|constructed|erected|opened|founded|planted|dating|from|erbaut(?:e[nrs]?)?|gebaut(?:e[nrs]?)?|errichtet(?:e[nrs]?)?|gepflanzt(?:e[nrs]?)?|construite?s?|plantee?s?|construid[oa]s?|plantad[oa]s?)';
const builtForms: readonly (readonly [string, Sign])[] = [
  [`${built} (?:from )?(?:before|prior to|vor(?: dem jahr)?|avant|antes de) ${year}`, '<'],
  [`${built} (?:from )?(?:after|nach(?: dem jahr)?|apres|despues de) ${year}`, '>'],
  [`${built} (?:since|seit|depuis|desde) ${year}`, '>='],
  [`${built} (?:until|till|up to|bis) ${year}`, '<='],
  [`${built} (?:in(?: the year)?|im jahre?|en) ${year}`, '='],
  [
    `(?:(?:die|das) )?(?:wurden? )?vor(?: dem jahr)? ${year} (?:erbaut|gebaut|errichtet)(?:e[nrs]?)?(?: wurden?| sind)?`,
    '<',
  ],
  [
    `(?:(?:die|das) )?(?:wurden? )?nach(?: dem jahr)? ${year} (?:erbaut|gebaut|errichtet)(?:e[nrs]?)?(?: wurden?| sind)?`,
    '>',
  ],
  [
    `(?:(?:die|das) )?(?:im jahre?|in) ${year} (?:erbaut|gebaut|errichtet)(?:e[nrs]?)?(?: wurden?| sind)?`,
    '=',
  ],
  [
    `(?:from|of|dating (?:from|back to)|aus(?: dem jahre?)?|(?:dates? |datant )?de|fechad[oa]s? en|de l'annee|del ano)(?: the year)? ${year}(?! ?(?:m|km|met|kilomet|ft|feet)[a-z]*(?![a-z])|s| (?:to|until|till|bis|and|und|or|oder|a|et|y) \\d|[-–])`,
    '=',
  ],
  [`older than ${year}|alter als ${year.replace('year', 'year2')}`, '<'],
];

const keys = ['start_date', 'year_of_construction', 'building:year'];
const ofYear = (sign: Sign, value: number): TagFilter => ({
  type: 'number',
  keys,
  measure: 'year',
  sign,
  value,
  said: `${value}`,
});
const between = (first: number, last: number): TagFilter => ({
  type: 'all',
  of: [ofYear('>=', first), ofYear('<=', last)],
});

/** Years as people count them: the 19th century is 1800 to 1899. */
function ofCentury(century: number): TagFilter {
  const first = 100 * (century - 1);
  const written: TagFilter = {
    type: 'matches',
    key: 'start_date',
    pattern: new RegExp(`^(?:~|early |mid |late )?C${century}$`, 'i'),
  };
  return anyOf(between(first, first + 99), written);
}

/** Centuries in Roman numerals, from the 10th. */
const roman = 'x xi xii xiii xiv xv xvi xvii xviii xix xx xxi'.split(' ');
const numeral = `(?<value>${roman.toReversed().join('|')}|1\\d|20|21)`;
const toCentury = ({ groups }: Span): TagFilter => {
  const value = groups.value!.toLowerCase();
  const at = roman.indexOf(value);
  return ofCentury(at < 0 ? Number(value) : at + 10);
};
const centuries: readonly RegExp[] = [
  /\b(?:(?:built |dating )?(?:in|from|of) (?:the )?|(?:die )?(?:aus|im|des) (?:dem )?)(?<value>1\d|20|21)(?:th|st|\.)[- ](?:century|jahrhundert(?:s)?)(?: (?:erbaut|gebaut|errichtet|stammen|wurden?|sind)){0,2}(?![a-z])/d,
  /\b(?<value>1\d|20|21)(?:th|st)[- ]century(?= )/d,
  new RegExp(`\\b(?:(?:construite?s?|batie?s?|datant) )?(?:du|au) ${numeral}(?:eme|e)? siecle(?![a-z])`, 'd'),
  new RegExp(`\\b(?:(?:construid[oa]s?) )?(?:del|en el) siglo ${numeral}(?![a-z0-9])`, 'd'),
];

/** "Built between 1900 and 1914", "zwischen 1900 und 1914 gebaut" */
const spans: readonly RegExp[] = [
  `${built} (?:between|from|zwischen|von|entre|de) ${year} (?:and|to|until|und|bis|et|a|y) (?<last>1\\d{3}|20\\d{2})`,
  `(?:(?:die|das) )?(?:wurden? )?(?:zwischen|von) ${year} (?:und|bis) (?<last>1\\d{3}|20\\d{2}) (?:erbaut|gebaut|errichtet|gepflanzt)(?:e[nrs]?)?(?: wurden?| sind)?`,
].map((words) => new RegExp(`\\b(?:${words})(?![0-9])`, 'd'));

const decade = '(?<decade>1[5-9]\\d0|20[0-2]0)';
const decades = new RegExp(
  `\\b(?:(?:built|dating|construite?s?|construid[oa]s?|erbaut|gebaut) )?(?:(?:from|in|of|aus|in)(?: (?:the|den))? ${decade}(?:['’]?s|er(?: jahren?)?)|(?:aus|in) den ${decade.replace('decade', 'decade2')}er jahren|(?:des|dans les) annees ${decade.replace('decade', 'decade3')}|(?:de los|en los) anos ${decade.replace('decade', 'decade4')})(?![a-z0-9])`,
  'd',
);

export const yearForms: readonly (readonly [pattern: RegExp, toFilter: (span: Span) => TagFilter])[] = [
  ...centuries.map((pattern) => [pattern, toCentury] as const),
  [
    decades,
    ({ groups: { decade, decade2, decade3, decade4 } }) => {
      const first = Number(decade ?? decade2 ?? decade3 ?? decade4);
      return between(first, first + 9);
    },
  ],
  ...spans.map(
    (pattern) => [pattern, ({ groups }: Span) => between(Number(groups.year), Number(groups.last))] as const,
  ),
  ...builtForms.map(
    ([words, sign]) =>
      [
        new RegExp(`\\b(?:${words})(?![0-9])`, 'd'),
        ({ groups }: Span) => ofYear(sign, Number(groups.year ?? groups.year2)),
      ] as const,
  ),
];
