/** What the gazetteer says of a name that is similar to a query. */

import { type KindMask, landscapeKinds, maskOf } from '../domain/place.ts';
import type { Likeness } from './confidence.ts';
import type { Gazetteer } from './gazetteer.ts';
import { splitGeneric } from './variants.ts';

const cities = maskOf(['city']);
const lands = maskOf(['region']) | landscapeKinds;
/** Importance of a land that people name without saying where it lies. */
const wellKnown = 0.55;
/** Powers of ten of inhabitants that a point of importance stands for. */
const perImportance = 15;

/** A name beside the query that it is similar to. */
interface Similar {
  /** The query as a key. */
  readonly text: string;
  readonly key: number;
  readonly posting: number;
  readonly place: number;
  readonly similarity: number;
  readonly edits: number;
  readonly length: number;
}

/** Where the place was looked for. */
interface Field {
  readonly mask: KindMask;
  readonly within?: ReadonlySet<number>;
}

/** @param margin  rank of the first less that of the second; negative for those behind the first */
export function likenessOf(
  gazetteer: Gazetteer,
  { text, key, posting, place, similarity, edits, length }: Similar,
  margin: number,
  field: Field,
): Likeness {
  const name = gazetteer.keyText(key);
  return {
    similarity,
    edits,
    length,
    margin,
    type: gazetteer.typeOf(posting),
    language: gazetteer.languageOf(posting),
    latin: /^[\p{Script=Latin}\P{L}]*$/u.test(name),
    sameStart: firstOwn(text) === firstOwn(name),
    longer: Math.abs(text.length - name.length),
    obscurity: obscurityOf(gazetteer, place, field),
  };
}

/** The first letter that names of a kind do not share. */
const firstOwn = (key: string) => (splitGeneric(key)[0] || key)[0];

/** By the inhabitants of a city; by the importance of lands, where they compete with cities. Inside a place that is named
 * there are few of a name. */
function obscurityOf(gazetteer: Gazetteer, place: number, { mask, within }: Field): number {
  const share = within === undefined ? 1 : 0.5;
  if (gazetteer.isKind(place, cities))
    return share * Math.max(0, 6 - Math.log10(gazetteer.population[place]! + 1));
  if ((mask & cities) === 0 || !gazetteer.isKind(place, lands)) return 0;
  return share * perImportance * Math.max(0, wellKnown - gazetteer.importanceOf(place));
}
