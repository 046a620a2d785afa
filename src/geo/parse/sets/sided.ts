/** Whose side a set is of: "Eastern European countries", "southern French cities", "Central European capitals". */

import type { SpatialQuery } from '../../domain/query.ts';
import { compassPointAt, keywordAt } from './compass-words.ts';
import type { Read, SetWords } from './set-words.ts';

/** Adjectives that stand in the names of parts of continents. */
const continents: Readonly<Record<string, string>> = {
  european: 'Europe',
  asian: 'Asia',
  african: 'Africa',
  american: 'America',
};

/** A part of a place before the noun of what lies there; undefined where the side is one of the members. */
export function sidedOwner(text: SetWords, at: number): Read<SpatialQuery> | undefined {
  const side = compassPointAt(text, at);
  const start = side?.end ?? (/^(?:central|middle)$/u.test(text.words[at]?.text ?? '') ? at + 1 : undefined);
  // "North of the largest lake": a town, and a code of a region, are "Of".
  if (start === undefined || keywordAt(text, 'of', start) !== undefined) return undefined;
  const whole = text.name(start);
  if (whole?.value.type !== 'NamedPlace' || (!text.isAdjective(whole.value) && !text.isLand(whole.value)))
    return undefined;
  // "West Coast states" is a name.
  if (text.spans.nameAt(at) > whole.end - at) return undefined;
  const { name } = whole.value;
  const noun = continents[name.toLowerCase()] ?? name;
  const sides = [text.spans.quote(at, start - at), ...(side ? [side.value, `${side.value}ern`] : [])];
  const known = sides.map((each) => text.landCalled(`${each} ${noun}`)).find((land) => land !== undefined);
  if (known) return { value: known, end: whole.end };
  if (!side) return { value: { type: 'Middle', of: whole.value }, end: whole.end };
  return { value: { type: 'DirectionalSubset', direction: side.value, of: whole.value }, end: whole.end };
}

/** The place before a set that it is of, with the one that tells it: "Springfield, Illinois's parks", "Perth, Scotland
 * lakes". */
export function ownerAt(text: SetWords, at: number): Read<SpatialQuery> | undefined {
  const place = text.name(at);
  const around = place && text.isMark(',', place.end) ? text.name(place.end + 1) : undefined;
  const told = around && text.toldBy(place!.value, around.value);
  return told ? { value: told, end: around.end } : place;
}
