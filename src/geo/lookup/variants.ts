/** Other spellings under which a name is looked up: umlauts written out, the article left off, “N. Korea”, the noun of
 * a water before or after its name or left off. */

import { fold } from '../domain/fold.ts';
import { maskOf, type PlaceKind, waterKinds } from '../domain/place.ts';

const umlauts: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  å: 'aa',
  Å: 'Aa',
};

/** Nouns of waters, folded, with the kind of word order English uses. */
const waterNouns = new Set(
  (
    'ocean sea gulf bay strait straits channel sound fjord lagoon lake lakes reservoir river canal ' +
    'lac lago see ozero mer mar meer zee golfe golfo golf baie bahia detroit estrecho stretto fleuve riviere rio fluss ' +
    'oceano ocean ozean laguna lagune embalse loch lough'
  ).split(' '),
);

/** Which nouns may be put to a name of that kind. */
const nounOf: Partial<Record<PlaceKind, string>> = {
  ocean: 'ocean',
  sea: 'sea',
  lake: 'lake',
  reservoir: 'lake',
  river: 'river',
  gulf: 'gulf',
  bay: 'bay',
  strait: 'strait',
  canal: 'canal',
};

/** Words that say of what kind a place is, not which one: shared by many names. */
const generic = new Set([
  ...waterNouns,
  'of',
  'the',
  'de',
  'la',
  'du',
  'del',
  'di',
  'da',
  'do',
  'island',
  'islands',
]);

/** A folded name in two parts: the words that tell it from others of its kind, and those that all of them share.
 * @example splitGeneric('gulf of oman') → ['oman', 'gulf of'] */
export function splitGeneric(folded: string): readonly [own: string, shared: string] {
  const own: string[] = [];
  const shared: string[] = [];
  for (const word of folded.split(' ')) (generic.has(word) ? shared : own).push(word);
  return [own.join(' '), shared.join(' ')];
}

/** @returns spellings other than the text itself; may repeat one another */
export function spellings(text: string, kind: PlaceKind): string[] {
  const result: string[] = [];
  if (/[äöüåÄÖÜÅ]/.test(text)) result.push(text.replace(/[äöüåÄÖÜÅ]/g, (letter) => umlauts[letter]!));
  const folded = fold(text);
  if (/^the .{3,}/.test(folded)) result.push(folded.slice(4));
  const turned = /^([nsew])(?:orth|outh|ast|est)(?:ern)? (.{4,})$/.exec(folded);
  if (kind !== 'city' && turned && splitGeneric(turned[2]!)[0] !== '')
    result.push(`${turned[1]} ${turned[2]}`);
  if ((maskOf([kind]) & waterKinds) !== 0) result.push(...waterSpellings(folded, kind));
  return result;
}

function waterSpellings(folded: string, kind: PlaceKind): string[] {
  if (!/^[a-z ]+$/.test(folded)) return [];
  const result: string[] = [];
  const words = folded.split(' ').filter((word) => word !== 'the');
  const noun = nounOf[kind];
  const first = words[0]!;
  const last = words[words.length - 1]!;
  // "gulf of mexico" → "mexico gulf"; "mexico" alone is the country.
  if (words.length > 2 && waterNouns.has(first) && words[1] === 'of') {
    result.push(`${words.slice(2).join(' ')} ${first}`);
    return result;
  }
  let core = words;
  if (words.length > 1 && waterNouns.has(first)) core = words.slice(1);
  else if (words.length > 1 && waterNouns.has(last)) core = words.slice(0, -1);
  const bare = core.join(' ');
  if (bare.length < 3 || splitGeneric(bare)[0] === '') return result;
  if (core !== words) {
    // “Green River” is never called “Green”; a river that may be is written without the noun.
    if (last !== 'river') result.push(bare);
    if (waterNouns.has(first)) result.push(`${bare} ${first}`);
    else result.push(`${last} ${bare}`);
  }
  if (noun !== undefined) result.push(`${bare} ${noun}`, `${noun} ${bare}`);
  return result;
}
