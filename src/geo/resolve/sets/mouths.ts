/** Rivers by what they flow into. */

import { GeoError } from '../../domain/errors.ts';
import { maskOf, waterKinds } from '../../domain/place.ts';
import { printQuery } from '../../parse/print.ts';
import { type SetWork, type Test, yes } from './member-test.ts';
import type { Operand } from './operand.ts';

const note = 'the mouths of about 320 large rivers are known here; smaller rivers are left out';

/** @throws GeoError `query_not_understood` for what no river flows into */
export function mouthTest({ place, query }: Operand, { facts, kind, source }: SetWork): Test {
  const isWater = place !== undefined && (maskOf([place.kind]) & waterKinds) !== 0;
  if (kind !== 'river' || !isWater) {
    throw new GeoError(
      'query_not_understood',
      kind === 'river'
        ? `The query was not understood: "${printQuery(query)}" is not a river, lake or sea that rivers flow into.`
        : 'The query was not understood: what something flows into is known only of rivers.',
    );
  }
  if (!source.notes.includes(note)) source.notes.push(note);
  return ({ id }) => yes(facts.mouthOf(id)?.includes(place.id) ?? false);
}
