/** On which level of its house a thing is, by its number: "on level 1", "auf Ebene 2". A floor by its ordinal is another one in
 * America than in Europe. */

import { isTag, type TagFilter } from '../../domain/tag-filter.ts';

type Words = readonly (readonly [string, TagFilter])[];

const levels = ['-3', '-2', '-1', '0', '1', '2', '3', '4', '5'];
const lies = '(?:(?:that|which) (?:are|is|lie|lies) |,? ?die )?';

export const storeys: Words = levels.map(
  (level) =>
    [
      `${lies}(?:on|at) (?:the )?(?:level|floor) ${level}(?![0-9])|${lies}auf (?:ebene|etage) ${level}(?![0-9])(?: (?:sind|liegen))?|au niveau ${level}(?![0-9])|en (?:el nivel|la planta) ${level}(?![0-9])`,
      isTag('level', level),
    ] as const,
);
