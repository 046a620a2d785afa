/** "States west of the Mississippi" are states of the country that the landmark lies in, "states larger than California" of
 * that one. */

import { maskOf } from '../../domain/place.ts';
import type { NamedPlace, PlaceSet, SetCondition, SpatialQuery } from '../../domain/query.ts';
import { namesOf } from '../../domain/query.ts';
import { pluralOf } from '../../parse/sets/print-set.ts';
import { divisionNamesOf, isCalled } from './called.ts';
import type { SetFacts } from './facts.ts';
import type { SetSource } from './operand.ts';

/** Divisions that one country alone calls so. */
const soleHome: Readonly<Partial<Record<string, string>>> = {
  voivodeship: 'Poland',
  canton: 'Switzerland',
  autonomous_community: 'Spain',
};

/** Trees that are a part of what they are of. */
const partTypes: ReadonlySet<SpatialQuery['type']> = new Set([
  'DirectionalSubset',
  'Middle',
  'Interior',
  'Parts',
]);

/** The conditions with the places besides of which they name a part: states in northeastern Brazil are states of Brazil. */
export function withWholes(
  { kind }: Pick<PlaceSet, 'kind'>,
  conditions: readonly SetCondition[],
): readonly SetCondition[] {
  if (kind !== 'division' && kind !== 'division_capital') return conditions;
  const wholes = conditions.flatMap((condition): NamedPlace[] =>
    condition.type === 'In' && partTypes.has(condition.of.type) ? namesOf(condition.of) : [],
  );
  const known = new Set(
    conditions.flatMap(({ type, ...rest }) => (type === 'In' && 'of' in rest ? [rest.of] : [])),
  );
  const [whole, more] = wholes;
  if (!whole || more || known.has(whole)) return conditions;
  return [{ type: 'In', of: whole }, ...conditions];
}

/** "Counties in Georgia": the country has none, and the state of the USA of that name has. */
export async function inNamesakes(
  asked: Pick<PlaceSet, 'kind' | 'called' | 'alsoCalled'>,
  conditions: readonly SetCondition[],
  source: SetSource,
  facts: SetFacts,
): Promise<readonly SetCondition[]> {
  if (asked.kind !== 'division' || asked.called === undefined) return conditions;
  const called = divisionNamesOf(asked);
  const has = (code: string | undefined) =>
    (facts.written.divisions[code ?? ''] ?? []).some((row) => isCalled(row, called));
  const result: SetCondition[] = [];
  for (const condition of conditions) {
    const of = condition.type === 'In' && condition.of.type === 'NamedPlace' ? condition.of : undefined;
    const usual = of && !of.within ? await source.usualPlace(of) : undefined;
    const region =
      usual?.kind === 'country' && !has(usual.countryCode)
        ? await source.usualPlace(of!, maskOf(['region']))
        : undefined;
    if (condition.type !== 'In' || region?.country === undefined || !has(region.countryCode)) {
      result.push(condition);
      continue;
    }
    source.notes.push(`${region.name} is taken to be that of ${region.country}`);
    result.push({ ...condition, of: { ...of!, within: [region.country] } });
  }
  return result;
}

/** "Boroughs of London" are those of Greater London, which the city is here by an estimated circle only. */
export async function inGreater(
  { kind }: Pick<PlaceSet, 'kind'>,
  conditions: readonly SetCondition[],
  source: SetSource,
): Promise<readonly SetCondition[]> {
  if (kind !== 'division') return conditions;
  const result: SetCondition[] = [];
  for (const condition of conditions) {
    const of = condition.type === 'In' && condition.of.type === 'NamedPlace' ? condition.of : undefined;
    const city =
      of && !of.within ? await source.usualPlace(of, maskOf(['city', 'region', 'country'])) : undefined;
    const name = city?.kind === 'city' ? `Greater ${city.name}` : undefined;
    const region =
      name === undefined
        ? undefined
        : await source.usualPlace({ type: 'NamedPlace', name }, maskOf(['region']));
    const isIts = region?.name === name && region?.countryCode === city?.countryCode;
    result.push(
      isIts && condition.type === 'In' && name !== undefined
        ? { ...condition, of: { type: 'NamedPlace', name } }
        : condition,
    );
  }
  return result;
}

/** The countries beside the one country that divisions border. */
async function neighboursOf(
  conditions: readonly SetCondition[],
  source: SetSource,
  facts: SetFacts,
): Promise<string[] | undefined> {
  const [bordering, more] = conditions.filter(({ type }) => type === 'Bordering');
  if (bordering?.type !== 'Bordering' || more || bordering.of.type !== 'NamedPlace') return undefined;
  const place = await source.usualPlace(bordering.of);
  if (place?.kind !== 'country') return undefined;
  const own = facts.landOf(place.id) ?? [];
  const countries = own.flatMap((unit) => facts.neighboursOf(unit)).map((unit) => facts.countryOf(unit));
  return [...new Set(countries)].filter((id) => id !== place.id);
}

/** The condition that says in which land places lie, where the sentence only tells it by what it names besides. */
export const homeOf = async (
  ...asked: Parameters<typeof homeOfDivisions>
): Promise<SetCondition | undefined> => (await homeOfDivisions(...asked)) ?? homeOfSides(...asked);

/** Kinds that there are all over the world, and of which people mean those at hand. */
const everywhere: ReadonlySet<PlaceSet['kind']> = new Set([
  ...([
    'city',
    'lake',
    'river',
    'island',
    'archipelago',
    'mountain',
    'peak',
    'volcano',
    'bay',
    'canal',
  ] as const),
  ...(['national_park', 'airport', 'port', 'waterfall', 'glacier', 'peninsula', 'mountain_range'] as const),
  ...(['forest', 'division', 'division_capital'] as const),
]);

/** "Lakes north of Milan" are those of Italy, and "cities east of Berlin" no suburbs of Seoul: the condition that they lie in the
 * country of the towns whose sides are said; "provincial capitals south of the Yangtze" lie in the one that has the river. */
async function homeOfSides(
  set: PlaceSet,
  conditions: readonly SetCondition[],
  source: SetSource,
  facts: SetFacts,
): Promise<SetCondition | undefined> {
  const { kind } = set;
  if (!everywhere.has(kind) || conditions.length === 0) return undefined;
  const countries = new Set<string>();
  for (const condition of conditions) {
    const side = condition.type === 'In' && condition.of.type === 'Directional' ? condition.of.of : undefined;
    if (condition.type === 'In' && side?.type !== 'NamedPlace') return undefined;
    if (side?.type !== 'NamedPlace') continue;
    const place = await source.usualPlace(side);
    const around = kind === 'division_capital' ? facts.spreadOf(place?.id ?? '') : undefined;
    // Berlin is a state, too.
    const city = place?.kind === 'region' ? await source.usualPlace(side, maskOf(['city'])) : place;
    if (city?.kind === 'city' && city.country !== undefined && city.country === place?.country)
      countries.add(city.country);
    else if (!around) return undefined;
    for (const unit of around?.keys() ?? []) countries.add(facts.countryOf(unit));
  }
  const [one, more] = countries;
  if (one === undefined || more !== undefined) return undefined;
  const { gazetteer } = source.context.finder;
  const index = gazetteer.indexOfId(one);
  const name = index === undefined ? one : gazetteer.place(index).name;
  source.notes.push(
    `the ${pluralOf(set)} are taken to be those of ${name}; name another land to mean those there`,
  );
  return { type: 'In', of: { type: 'NamedPlace', name } };
}

/** The condition that divisions lie in the one country that has divisions so called and all the landmarks; undefined
 * where the landmarks tell of none, or of several. */
async function homeOfDivisions(
  { kind, called, alsoCalled, rank }: PlaceSet,
  conditions: readonly SetCondition[],
  source: SetSource,
  facts: SetFacts,
): Promise<SetCondition | undefined> {
  if (kind !== 'division' || called === undefined) return undefined;
  const only = soleHome[called];
  if (only !== undefined && !conditions.some(({ type }) => type === 'In'))
    return { type: 'In', of: { type: 'NamedPlace', name: only } };
  const beside = await neighboursOf(conditions, source, facts);
  const ranked = rank?.near ? namesOf(rank.near) : [];
  const conditioned = conditions.flatMap((condition) =>
    condition.type === 'In' || condition.type === 'Holding'
      ? namesOf(condition.of)
      : condition.type === 'Compared'
        ? namesOf(condition.than)
        : condition.type === 'On' && condition.of.type === 'Reach'
          ? namesOf(condition.of.of)
          : [],
  );
  const landmarks = [...conditioned, ...ranked];
  const { gazetteer } = source.context.finder;
  const placeOf = (id: string) => {
    const index = gazetteer.indexOfId(id);
    return index === undefined ? undefined : gazetteer.place(index);
  };
  const all = divisionNamesOf({ called, ...(alsoCalled && { alsoCalled }) });
  const hasSuch = (country: string) =>
    (facts.written.divisions[placeOf(country)?.countryCode ?? ''] ?? []).some((row) => isCalled(row, all));
  // "States bordering Mexico" are those of its neighbour that has states.
  let homes: string[] | undefined = beside?.filter(hasSuch);
  for (const landmark of landmarks) {
    const place = await source.usualPlace(landmark);
    if (!place || place.kind === 'country') return undefined;
    const spread = facts.landOf(place.id) ?? (facts.spreadOf(place.id) ?? facts.shoreOf(place.id))?.keys();
    const here = spread ? [...spread].map((unit) => facts.countryOf(unit)) : countryOf(place.countryCode);
    const such = new Set(here.filter(hasSuch));
    homes = homes ? homes.filter((home) => such.has(home)) : [...such];
  }
  const [home, more] = homes ?? [];
  const country = home !== undefined && more === undefined ? placeOf(home) : undefined;
  if (!country) return undefined;
  const set: PlaceSet = { type: 'PlaceSet', kind, called };
  source.notes.push(`the ${pluralOf(set)} are taken to be those of ${country.name}`);
  return { type: 'In', of: { type: 'NamedPlace', name: country.name } };

  function countryOf(code: string | undefined): string[] {
    for (const id of facts.countryIds())
      if (code !== undefined && placeOf(id)?.countryCode === code) return [id];
    return [];
  }
}
