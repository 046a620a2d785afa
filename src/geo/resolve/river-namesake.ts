/** A river beside a town or a land that is called like it: which of them people mean by the bare name. */

import type { Candidate, NameType } from '../domain/place.ts';
import type { Context } from './context.ts';
import type { SetFacts } from './sets/facts.ts';

/** Of a town with fewer inhabitants, which is no seat, and a river of its name people mean the river: the Potomac. */
const townOnRiver = 50_000;
/** Importance of a river that is known beyond its banks; a stream of unknown length has less. */
const knownRiver = 0.3;
/** From this many times the width of the land on, the river is what more people know: the Loire flows through a dozen
 * départements, the Isère through three. */
const timesWider = 4.65;
/** Importance of a land that is known for itself, whatever river it has its name of: Ohio, Paraná, Tocantins. A Dutch
 * province or a large French département has less. */
const knownLand = 0.565;
/** A land of the name that the river does not flow through is meant where it is this much better known: Madeira, but not
 * the region of Sava in Madagascar. */
const elsewhere = 0.03;

/** Names that a river shares with a place as a name of its own. */
const own: ReadonlySet<NameType> = new Set(['name', 'alias', 'translation', 'official']);

const small = (name: string) => name.normalize('NFC').toLowerCase();

/** @param candidates  best first
 * @returns the river among them that is meant before the first, where one is */
export async function riverMeant(
  context: Context,
  first: Candidate,
  candidates: readonly Candidate[],
): Promise<Candidate | undefined> {
  const { kind, population = 0, importance } = first.place;
  if (kind !== 'city' && kind !== 'region') return undefined;
  const river = candidates.find(
    ({ place, nameType, matchedName }) =>
      place.kind === 'river' &&
      place.importance >= knownRiver &&
      own.has(nameType) &&
      // Özü is the Dnieper in Turkish, Ōzu a town of Japan.
      (nameType !== 'translation' || small(matchedName) === small(first.matchedName)),
  );
  if (!river) return undefined;
  if (kind === 'city') {
    const seat = context.finder.gazetteer.seatOf(first.index);
    return seat !== 'country' && seat !== 'region' && population < townOnRiver ? river : undefined;
  }
  if (importance >= knownLand) return undefined;
  const facts = await context.setFacts();
  if (statesOf(facts).has(first.place.id)) return undefined;
  const { lengths } = facts.written;
  const length = lengths[river.place.id] ?? 0;
  if (await flowsThrough(context, river, first)) {
    const width = Math.sqrt(await context.shapes.areaOf(first.place)) / 1000;
    return length >= timesWider * width ? river : undefined;
  }
  return river.place.importance >= importance - elsewhere ? river : undefined;
}

/** States that are less known than the rivers that they are named for: Blue Nile, Upper Nile. */
const unknownStates = new Set(['SD', 'SS']);

const states = new WeakMap<SetFacts, ReadonlySet<string>>();

/** States of federations: each is known for itself, Mississippi and Delaware as well as Ohio. */
function statesOf(facts: SetFacts): ReadonlySet<string> {
  let found = states.get(facts);
  if (!found) {
    const parts = Object.entries(facts.written.divisions).flatMap(([iso2, rows]) =>
      unknownStates.has(iso2) ? [] : rows,
    );
    const units = parts.flatMap(([names, members]) => (names.includes('state') ? members : []));
    found = new Set(units.map((unit) => (typeof unit === 'number' ? facts.units[unit]!.id : unit)));
    states.set(facts, found);
  }
  return found;
}

/** By their boxes, which for a river and a land of its name tell enough. */
async function flowsThrough({ shapes }: Context, river: Candidate, land: Candidate): Promise<boolean> {
  const [one, other] = await Promise.all([shapes.shape(river.place), shapes.shape(land.place)]);
  if (!one || !other) return false;
  const [west, south, east, north] = one.bbox;
  const [landWest, landSouth, landEast, landNorth] = other.bbox;
  return west <= landEast && landWest <= east && south <= landNorth && landSouth <= north;
}
