/** Sides of a country that are regions of their own: "os estados do Nordeste do Brasil" are nine, in every language that says
 * so, and not what lies in a quarter of the map. */

import { fold, toKey } from '../domain/fold.ts';
import { maskOf } from '../domain/place.ts';
import type { DirectionalSubset, NamedPlace } from '../domain/query.ts';
import { printQuery } from '../parse/print.ts';
import type { Evaluation } from './evaluation.ts';

const countries = maskOf(['country']);

/** The region of the country that bears the side's name in English; undefined where none does. */
export async function namedSide(
  evaluation: Evaluation,
  query: DirectionalSubset,
): Promise<NamedPlace | undefined> {
  const { of, direction, share, tip } = query;
  if (share || tip || of.type !== 'NamedPlace' || of.within || evaluation.isLocal(of)) return undefined;
  const country = await evaluation.usualPlace(of, countries);
  if (!country || (await evaluation.usualPlace(of))?.id !== country.id) return undefined;
  const { gazetteer } = evaluation.context.finder;
  // "Northeastern Brazil", "Northeast India"
  for (const name of [`${direction}ern ${country.name}`, `${direction} ${country.name}`]) {
    const key = gazetteer.find(toKey(fold(name)));
    if (key < 0) continue;
    for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
      const place = gazetteer.place(gazetteer.postPlace[p]!);
      if (place.kind !== 'region' || place.countryCode !== country.countryCode) continue;
      const note = `${printQuery(query)} is taken as ${place.name}`;
      if (!evaluation.notes.includes(note)) evaluation.notes.push(note);
      return { type: 'NamedPlace', name };
    }
  }
  return undefined;
}
