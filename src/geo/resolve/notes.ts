/** What a person should know about an answer beside the answer: that it was corrected, is one of several, is only
 * approximate, or lies where a code is missing. */

import type { Boundary } from '../domain/feature.ts';
import { fold } from '../domain/fold.ts';
import type { Candidate, Place } from '../domain/place.ts';
import type { Gazetteer } from '../lookup/gazetteer.ts';
import { formerNameNote } from './former-names.ts';

/** An answer names who else bears the name when one of them is this likely: a tenth behind it, ten times less known. An
 * answer that is only similar to the name has more of them. */
const close = 0.25;
const clear = { exact: 0.85, similar: 0.93 };
/** One of the very name that is as well known as a city of some 300,000 is named also where it is a fifth behind: Valencia
 * in Venezuela. */
const wellKnown = { importance: 0.55, confidence: 0.14 };
/** Others less likely than this are not worth a word. */
const worthNaming = 0.2;
const mostNamed = 3;

const westernSahara = 'Western Sahara is in dispute between Morocco and the Sahrawi Republic';
const kashmir = (holder: string) =>
  `Kashmir is in dispute between India and Pakistan; ${holder} governs this part`;

/** Lands whose rule is in dispute, as Natural Earth draws them de facto, and states that are no more. */
const statuses: Readonly<Record<string, string>> = {
  'country/SOL': 'Somaliland has no ISO 3166-1 code: no state recognises it, and Somalia (SO) claims it',
  'country/CYN':
    'Northern Cyprus has no ISO 3166-1 code: Turkey alone recognises it, and it is part of Cyprus (CY)',
  'country/XKX':
    'Kosovo has no ISO 3166-1 code: XK is the one in use; Serbia (RS) and others do not recognise it',
  'country/TWN': 'Taiwan is claimed by China; most states do not recognise it',
  'country/ESH': westernSahara,
  'country/PSE': 'Palestine is recognised by most states but not by all, and its borders are in dispute',
  'country/KAS': 'the Siachen Glacier is in dispute between India and Pakistan and has no country code',
  'country/PGA': 'the Spratly Islands are claimed by six states and have no country code',
  'country/SCR': 'Scarborough Shoal is claimed by China, Taiwan and the Philippines and has no country code',
  'country/BJN': 'Bajo Nuevo Bank is claimed by several states and has no country code',
  'country/SER': 'Serranilla Bank is claimed by several states and has no country code',
  'country/FLK': 'the Falkland Islands are claimed by Argentina',
  'grouping/soviet-union': 'a former country, drawn by the borders of today',
  'grouping/former-yugoslavia': 'a former country, drawn by the borders of today',
  'grouping/czechoslovakia': 'a former country, drawn by the borders of today',
  'region/DE-EAS': 'a former country, drawn by the states of today',
  'region/DE-WES': 'a former country, drawn by the states of today',
  'cultural_region/south-ossetia':
    'South Ossetia is held by a government that Russia and a few other states recognise; the others take it as part of Georgia',
  'cultural_region/nagorno-karabakh':
    'Nagorno-Karabakh is part of Azerbaijan; Armenians governed it from the 1990s to 2023',
  'region/RUS-283': 'Crimea is governed by Russia and internationally recognised as part of Ukraine',
  'region/RUS-5482': 'Sevastopol is governed by Russia and internationally recognised as part of Ukraine',
  'region/MAR-3456': westernSahara,
  'region/MAR-3469': westernSahara,
  'region/GEO-3015':
    'Abkhazia is held by a government that Russia and a few other states recognise; the others take it as part of Georgia',
  'region/IND-2431': kashmir('India'),
  'region/IND-20012': kashmir('India'),
  'region/PAK-1109': kashmir('Pakistan'),
  'region/PAK-1111': kashmir('Pakistan'),
  'peninsula/crimea': 'Crimea is governed by Russia and internationally recognised as part of Ukraine',
};

/** @returns a sentence for a place in dispute, without a country code or of the past; undefined for others */
export function statusOf(place: Place): string | undefined {
  const { id, kind, name, countryCode } = place;
  if (Object.hasOwn(statuses, id)) return statuses[id];
  if ((kind === 'country' || kind === 'territory') && countryCode === undefined)
    return `${name} has no ISO 3166-1 code of its own`;
  return undefined;
}

const labelOf = ({ name, region, country, kind }: Place): string =>
  kind === 'city'
    ? [name, region === name ? undefined : region, country].filter((part) => part !== undefined).join(', ')
    : `${name} (${[kind.replace('_', ' '), country === name ? undefined : country].filter((part) => part !== undefined).join(', ')})`;

/** A landscape and the region of its name: the Canadian Prairies. */
const isSameGround = (one: Place, other: Place): boolean =>
  one.name === other.name &&
  // Hampshire with its cities and without them.
  (one.kind !== other.kind || one.kind === 'region') &&
  (one.countryCode ?? other.countryCode) === (other.countryCode ?? one.countryCode) &&
  one.kind !== 'city' &&
  other.kind !== 'city' &&
  Math.abs(one.lat - other.lat) < nearDegrees &&
  Math.abs(one.lon - other.lon) < nearDegrees;
const nearDegrees = 10;

/** A city and the region that is called after it. */
function isItself({ region }: Gazetteer, chosen: Candidate, rival: Candidate): boolean {
  if (chosen.index < 0 || rival.index < 0) return false;
  return region[chosen.index] === rival.index + 1 || region[rival.index] === chosen.index + 1;
}

const isWellKnown = ({ place, confidence, nameType }: Candidate): boolean =>
  nameType === 'name' && place.importance >= wellKnown.importance && confidence >= wellKnown.confidence;

/** Luxembourg in Luxembourg. */
const isOfTheLand = (land: Place, other: Place): boolean =>
  land.kind !== 'city' && land.countryCode !== undefined && land.countryCode === other.countryCode;

/** Places that are meant less often by a name than its first, and yet by many. */
const alsoMeant: ReadonlyMap<string, string> = new Map([
  ['georgia country/GEO', 'Georgia (region, United States of America)'],
  ['congo country/COG', 'Democratic Republic of the Congo'],
  ['macedonia country/MKD', 'Macedonia (the region, mostly in Greece)'],
  ['galicia region/ES-GA', 'Galicia (in Poland and Ukraine)'],
  ['virgin islands archipelago/virgin-islands', 'United States Virgin Islands; British Virgin Islands'],
  ['saint martin country/MAF', 'Sint Maarten'],
  ['samoa country/WSM', 'American Samoa'],
  ['gaza region/GAZ+00?', 'the city of Gaza'],
  ['okinawa region/JPN-3502', 'Okinawa (city)'],
  ['kochi city/1273874', 'Kōchi, Japan'],
  ['sparta city/253394', 'Sparta, New Jersey, United States of America'],
  ['washington region/USA-3519', 'Washington, D.C.'],
  ['salvador city/3450554', 'El Salvador'],
]);

/** What else bears the name, where that is as likely meant.
 * @param others  candidates, best first, the chosen one may be among them */
export function namesakeNote(
  gazetteer: Gazetteer,
  chosen: Candidate,
  others: readonly Candidate[],
): string | undefined {
  const { place } = chosen;
  const rivals = others.filter(
    (other) =>
      other.place.id !== place.id &&
      (other.confidence >= worthNaming || isWellKnown(other)) &&
      !isSameGround(place, other.place),
  );
  const isOpen =
    chosen.confidence < clear[chosen.method === 'exact' ? 'exact' : 'similar'] ||
    (chosen.method === 'exact' &&
      rivals.some(
        (rival) =>
          (rival.confidence >= close || (isWellKnown(rival) && !isOfTheLand(place, rival.place))) &&
          !isItself(gazetteer, chosen, rival),
      ));
  const named = isOpen
    ? rivals.slice(0, mostNamed).map((rival) => labelOf(rival.place))
    : [alsoMeant.get(`${fold(chosen.matchedName)} ${place.id}`) ?? []].flat();
  if (named.length === 0) return undefined;
  return `the name is also that of ${named.join('; ')}: add a region or a country to say which`;
}

/** @param others  candidates, best first, the chosen one may be among them */
export function notesOf(
  gazetteer: Gazetteer,
  chosen: Candidate,
  others: readonly Candidate[],
  boundary: Boundary | undefined,
): string[] {
  const notes: string[] = [];
  const { place } = chosen;
  if (chosen.method !== 'exact') notes.push(`the spelling was corrected to “${chosen.matchedName}”`);
  const namesake = namesakeNote(gazetteer, chosen, others);
  if (namesake) notes.push(namesake);
  const whole = gazetteer.wholeOf(chosen.index);
  if (whole !== undefined) notes.push(`${place.name} is a part of ${gazetteer.nameOf(whole)}`);
  if (boundary === 'estimated')
    notes.push('the outline is a circle estimated from the number of inhabitants');
  if (boundary === 'approximate') notes.push('the outline is drawn by hand and approximate');
  if (boundary === 'point') notes.push('only a point is known');
  const former = formerNameNote(chosen.matchedName, place.name);
  if (former) notes.push(former);
  const status = statusOf(place);
  if (status) notes.push(status);
  return notes;
}
