/** Sides of a country that are regions of their own: "os estados do Nordeste do Brasil" are nine, in every language that says
 * so, and not what lies in a quarter of the map. */

import { fold, toKey } from '../domain/fold.ts';
import { maskOf } from '../domain/place.ts';
import type { DirectionalSubset, NamedPlace } from '../domain/query.ts';
import { printQuery } from '../parse/print.ts';
import type { Evaluation } from './evaluation.ts';

const wholes = maskOf(['country', 'cultural_region', 'continent']);

/** The region of the country, or of the landscape, that bears the side's name in English; undefined where none does. */
export async function namedSide(
  evaluation: Evaluation,
  query: DirectionalSubset,
): Promise<NamedPlace | undefined> {
  const { of, direction, share, tip } = query;
  if (share || tip || of.type !== 'NamedPlace' || of.within || evaluation.isLocal(of)) return undefined;
  const whole = await evaluation.usualPlace(of);
  if (!whole || (maskOf([whole.kind]) & wholes) === 0) return undefined;
  const { gazetteer } = evaluation.context.finder;
  // "Northeastern Brazil", "Northeast India", "North Caucasus"
  for (const name of [`${direction}ern ${whole.name}`, `${direction} ${whole.name}`]) {
    const key = gazetteer.find(toKey(fold(name)));
    if (key < 0) continue;
    for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
      const place = gazetteer.place(gazetteer.postPlace[p]!);
      // "Countries in the north of Africa" are those of North Africa.
      if (place.kind !== (whole.kind === 'continent' ? 'grouping' : 'region')) continue;
      if (whole.kind === 'country' && place.countryCode !== whole.countryCode) continue;
      const note = `${printQuery(query)} is taken as ${place.name}`;
      if (!evaluation.notes.includes(note)) evaluation.notes.push(note);
      return { type: 'NamedPlace', name };
    }
  }
  return undefined;
}
