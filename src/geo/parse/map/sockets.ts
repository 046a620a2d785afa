/** Plugs of charging stations: "with CCS plugs", "mit Typ-2-Stecker". */

import { anyOf, hasTag, type TagFilter } from '../../domain/tag-filter.ts';

type Words = readonly (readonly [string, TagFilter])[];

const plug = '(?:[- ]?(?:plugs?|sockets?|connectors?|steckern?|anschlus+(?:en?)?|(?:steck)?dosen?))';
export const sockets: Words = (
  [
    ['ccs|(?:type|typ)[- ]?2[- ]combo|combo|ccs[- ]?2', ['type2_combo']],
    ['chademo', ['chademo']],
    ['(?:type|typ|tipo)[- ]?2', ['type2', 'type2_cable']],
    ['(?:type|typ|tipo)[- ]?1', ['type1']],
    ['schuko', ['schuko']],
  ] as const
).map(
  ([words, kinds]) =>
    [`(?:${words})${plug}?`, anyOf(...kinds.map((kind) => hasTag(`socket:${kind}`)))] as const,
);
