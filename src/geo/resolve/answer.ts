/** From a chosen candidate to the feature that a verb returns, and from none to an error that helps. */

import { GeoError } from '../domain/errors.ts';
import type { Alternative, Match, PlaceFeature, PlaceProperties } from '../domain/feature.ts';
import { propertiesOf } from '../domain/feature.ts';
import type { Candidate } from '../domain/place.ts';
import type { BorderOptions, LookupOptions } from '../domain/requests.ts';
import type { NameReading } from '../lookup/find.ts';
import type { Context } from './context.ts';
import { placeOutline } from './extracts/boundary.ts';
import { formerCountryOf, isOfThePast } from './former-countries.ts';
import { notesOf } from './notes.ts';

export const defaultAlternatives = 5;
export const defaultMinScore = 0.5;

export async function toFeature(
  context: Context,
  chosen: Candidate,
  others: readonly Candidate[],
  options: BorderOptions,
  extraReasons: readonly string[] = [],
  notes: readonly string[] = [],
): Promise<PlaceFeature> {
  const { place } = chosen;
  const { geometry, bbox, boundary, overseas, attribution } = await placeOutline(context, place, options);
  options.signal?.throwIfAborted();
  return {
    type: 'Feature',
    id: place.id,
    bbox,
    geometry,
    properties: withOutline(
      propertiesOf(place, toMatch(chosen, others, options, extraReasons), boundary, [
        ...notes,
        ...partNotes(options.parts, overseas),
        ...notesOf(context.finder.gazetteer, chosen, others, boundary),
      ]),
      attribution,
    ),
  };
}

/** What of the outline is left out, and that nothing is. */
function partNotes(parts: BorderOptions['parts'], overseas: true | undefined): string[] {
  if (overseas) return ['the outline has parts more than 1,000 km from its mainland'];
  if (parts === 'home') return ['parts more than 1,000 km from the mainland are left out'];
  return parts === 'mainland'
    ? ['the outline is that of the largest part; islands and other parts are left out']
    : [];
}

/** Name the source of an outline that is not the place's own. */
function withOutline(properties: PlaceProperties, attribution: string | undefined): PlaceProperties {
  if (attribution === undefined) return properties;
  return { ...properties, source: `${properties.source}; outline ${attribution}` };
}

export function toMatch(
  chosen: Candidate,
  others: readonly Candidate[],
  options: LookupOptions,
  extraReasons: readonly string[],
): Match {
  return {
    score: chosen.confidence,
    name: chosen.matchedName,
    type: chosen.nameType,
    ...(chosen.language !== undefined && { language: chosen.language }),
    method: chosen.method,
    reasons: [...chosen.reasons, ...extraReasons],
    alternatives: others
      .filter((other) => other.place.id !== chosen.place.id)
      .slice(0, options.alternatives ?? defaultAlternatives)
      .map(toAlternative),
  };
}

function toAlternative({ place, confidence }: Candidate): Alternative {
  const { id, name, kind, country, region } = place;
  return {
    id,
    name,
    kind,
    ...(country !== undefined && kind !== 'country' && { country }),
    ...(region !== undefined && { region }),
    score: confidence,
  };
}

const shown = 60;

/** What a query is quoted as in an error: without invisible characters, and not longer than a line. */
export function quote(query: string): string {
  const visible = query
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...visible];
  return `“${letters.length > shown ? `${letters.slice(0, shown).join('')}…` : visible}”`;
}

/** @param what  the kind of place asked for, with its article */
export function notFound(
  query: string,
  what: string,
  nearest: readonly Candidate[],
  reason?: string,
): GeoError {
  const names = [
    ...new Set(nearest.map(({ place }) => labelOf(place.name, place.country, place.kind))),
  ].slice(0, 5);
  const near = names.length > 0 ? ` Nearest known names: ${names.join('; ')}.` : '';
  return new GeoError('place_not_found', `${reason ?? `${quote(query)} does not name ${what}.`}${near}`, {
    nearest: names,
  });
}

/** @throws GeoError `place_not_found` when the query names a country of the past, with those of today as suggestions */
export function refuseFormer(query: string, readings: readonly NameReading[], what: string): void {
  const former = formerCountryOf(readings);
  if (!former) return;
  const { name, today } = former;
  throw new GeoError(
    'place_not_found',
    `${quote(query)} does not name ${what} of today: the land of ${name} lies in ${today.join(', ')}.`,
    { nearest: today },
  );
}

/** @throws GeoError `place_not_found` when the query names a state of the past after which a place of today is called */
export function refusePast(query: string, chosen: Candidate): void {
  if (!isOfThePast(query, chosen)) return;
  throw notFound(
    query,
    'a place of today',
    [chosen],
    `${quote(query)} names a former state, whose outline is not known here; “${chosen.place.name}” is the one of today.`,
  );
}

export function labelOf(name: string, country: string | undefined, kind: string): string {
  return country === undefined || country === name || kind === 'country' ? name : `${name} (${country})`;
}
