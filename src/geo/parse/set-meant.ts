/** What a set means with the words behind it, whatever the grammar makes of them. */

import { fold } from '../domain/fold.ts';
import type { PlaceSet, SetCondition, SpatialQuery } from '../domain/query.ts';
import { demonym } from './language/demonyms.ts';
import type { NameSource } from './name-source.ts';

type Node = { readonly type?: unknown } & Readonly<Record<string, unknown>>;

/** A tree with its sets as they are meant.
 * @param bracketed  brackets say that each member stands for itself */
export function withSetsMeant<T>(value: T, names: NameSource, bracketed: boolean): T {
  if (Array.isArray(value)) return value.map((each) => withSetsMeant(each, names, bracketed)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const read: Node = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withSetsMeant(each, names, bracketed)]),
  );
  const cut = bracketed ? undefined : withoutLooseSide(read);
  return (cut ??
    rankedWithout(read) ??
    lakesOfShore(read) ??
    lakesThatTouch(read) ??
    ofOneLand(read, names) ??
    read) as T;
}

/** "Lakes in Finland and north of the Arctic Circle" are such lakes, and no lakes beside all that lies north of it: a side
 * has no end of its own, so that nobody adds it to places. So it is with a distance behind a set. */
function withoutLooseSide({ type, of, ...rest }: Node): Node | undefined {
  if (type !== 'Union' || !Array.isArray(of) || of.length !== 2) return undefined;
  const [places, side] = of as [SpatialQuery, SpatialQuery];
  const isSet = places.type === 'PlaceSet';
  const isLoose =
    side.type === 'Directional' || (isSet && side.type === 'Buffer' && side.of.type !== 'PlaceSet');
  if (!isLoose || !(isSet || places.type === 'NamedPlace')) return undefined;
  return { ...rest, type: 'Intersection', of };
}

/** "The largest city of France that is no capital" is chosen among such cities. */
function rankedWithout({ type, from, minus }: Node): SpatialQuery | undefined {
  if (type !== 'Difference') return undefined;
  const [set, others] = [from, minus] as [SpatialQuery, SpatialQuery];
  if (set.type !== 'PlaceSet' || !set.rank || others.type !== 'PlaceSet' || others.rank) return undefined;
  return { ...set, where: [...(set.where ?? []), { type: 'Not', of: { type: 'In', of: others } }] };
}

/** "Lakes bordering Uganda" have a shore in it: a lake lies in the lands around it, as their outlines hold their waters. */
function lakesOfShore({ type, kind, where, ...rest }: Node): Node | undefined {
  if (type !== 'PlaceSet' || kind !== 'lake' || !Array.isArray(where)) return undefined;
  const conditions = where as readonly SetCondition[];
  const meant = conditions.map((one) =>
    one.type === 'Bordering' && !one.only ? ({ type: 'In', of: one.of } as const) : one,
  );
  return meant.every((one, at) => one === conditions[at]) ? undefined : { ...rest, type, kind, where: meant };
}

/** "The Great Lakes that touch Ohio": waters share no border with the land that they lie in, and those there are meant. */
function lakesThatTouch({ type, a, b }: Node): SpatialQuery | undefined {
  if (type !== 'BorderBetween') return undefined;
  const [lakes, land] = [a, b] as [SpatialQuery, SpatialQuery];
  if (lakes.type !== 'NamedPlace' || land.type !== 'NamedPlace' || !/ lakes$/iu.test(lakes.name))
    return undefined;
  return {
    type: 'PlaceSet',
    kind: 'lake',
    where: [
      { type: 'In', of: lakes },
      { type: 'In', of: land },
    ],
  };
}

const ofContinent = /^(?:(?:(?:north|south|latin) )?american|african|european|asian)$/iu;

/** "Welsh towns and cities over 100,000", "French lakes and rivers": both are of the land whose adjective stands before them. */
function ofOneLand({ type, of, ...rest }: Node, names: NameSource): SpatialQuery | undefined {
  if (type !== 'Union' || !Array.isArray(of) || of.length !== 2) return undefined;
  const [first, second] = of as [SpatialQuery, SpatialQuery];
  if (first.type !== 'PlaceSet' || second.type !== 'PlaceSet' || first.rank || second.rank) return undefined;
  const [land, more] = first.where ?? [];
  if (land?.type !== 'In' || more || land.of.type !== 'NamedPlace') return undefined;
  const { name } = land.of;
  if (!names.isAdjective(fold(name)) && demonym(name) === undefined && !ofContinent.test(name))
    return undefined;
  if (second.where?.some(({ type: one }) => one !== 'Measured' && one !== 'Shore')) return undefined;
  const there: PlaceSet = { ...second, where: [land, ...(second.where ?? [])] };
  const isSame = first.kind === second.kind && first.called === second.called;
  return isSame ? there : ({ ...rest, type, of: [first, there] } as SpatialQuery);
}
