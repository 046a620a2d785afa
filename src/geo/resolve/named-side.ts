/** Sides of a country that are regions of their own: "os estados do Nordeste do Brasil" are nine, in every language that says
 * so, and not what lies in a quarter of the map. */

import { fold, toKey } from '../domain/fold.ts';
import { maskOf } from '../domain/place.ts';
import type { Direction, DirectionalSubset, NamedPlace, Union } from '../domain/query.ts';
import { printQuery } from '../parse/print.ts';
import type { Evaluation } from './evaluation.ts';

const wholes = maskOf(['country', 'cultural_region', 'continent']);

/** Sides of countries that everybody draws along the same divisions, by ISO 3166-1: Rome lies in the southern half of Italy and
 * not in its south. Divisions: ISTAT, groups of regions. */
const sides: Readonly<Record<string, Partial<Record<Direction, string>>>> = {
  IT: {
    north:
      'Aosta Valley, Piedmont, Liguria, Lombardy, Trentino–South Tyrol, Veneto, Friuli-Venezia Giulia, Emilia-Romagna',
    south: 'Abruzzo, Molise, Campania, Apulia, Basilicata, Calabria, Sicily, Sardinia',
  },
};

/** The divisions of a country that make up a side of it; undefined where nobody has drawn it. */
export async function divisionsOfSide(
  evaluation: Evaluation,
  query: DirectionalSubset,
): Promise<Union | undefined> {
  const { of, direction, share, tip } = query;
  if (share || tip || of.type !== 'NamedPlace' || of.within || evaluation.isLocal(of)) return undefined;
  const whole = await evaluation.usualPlace(of);
  const names = whole?.kind === 'country' ? sides[whole.countryCode ?? '']?.[direction] : undefined;
  if (!names) return undefined;
  // The answer says which country the name was taken for.
  await evaluation.find(of);
  tell(evaluation, query, names);
  const within = [whole!.name];
  return { type: 'Union', of: names.split(', ').map((name) => ({ type: 'NamedPlace', name, within })) };
}

function tell({ notes }: Evaluation, query: DirectionalSubset, meant: string): void {
  const note = `${printQuery(query)} is taken as ${meant}`;
  if (!notes.includes(note)) notes.push(note);
}

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
      tell(evaluation, query, place.name);
      return { type: 'NamedPlace', name };
    }
  }
  return undefined;
}
