/** How members lie to the sea. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { armsOf, countedTo, marginalSeasOf } from '../../domain/marginal-seas.ts';
import type { SetCondition } from '../../domain/query.ts';
import { coastlineNear } from '../ground.ts';
import { cityRadiusMetres } from '../shapes.ts';
import type { SetFacts } from './facts.ts';
import { kilometresToLines } from './located.ts';
import { type SetWork, type Test, yes } from './member-test.ts';

/** A town this far from a water lies at it, metres beyond its own radius: rivers are drawn to 2 km. */
export const besideMetres = 3000;

/** Of the units at an ocean those that lie at more of it than its seas with coasts of their own: Alabama lies at none. */
export function openShore(facts: SetFacts, ocean: string, shore: ReadonlyMap<number, number>): Set<number> {
  const left = new Map(shore);
  for (const sea of marginalSeasOf(ocean))
    for (const [unit, km] of facts.shoreOf(sea) ?? []) left.set(unit, (left.get(unit) ?? 0) - km);
  return new Set([...left].filter(([unit, km]) => km > 0.1 * (shore.get(unit) ?? 0)).map(([unit]) => unit));
}

/** Kilometres of shore that units have at a sea; what people only count to it counts where it is most of their coast. */
export function shoreOfSea(
  facts: SetFacts,
  sea: string,
  shore: ReadonlyMap<number, number>,
  units: readonly number[],
): number {
  const at = (of: ReadonlyMap<number, number> | undefined) =>
    units.reduce((sum, unit) => sum + (of?.get(unit) ?? 0), 0);
  const own = at(shore) + armsOf(sea).reduce((sum, arm) => sum + at(facts.shoreOf(arm)), 0);
  const counted = countedTo(sea).reduce((sum, part) => sum + at(facts.shoreOf(part)), 0);
  return counted > facts.coastOf(units) / 2 ? own + counted : own;
}

/** Large towns by GeoNames whose limits reach the sea far from their middle, or that an estuary or the size of a circle brings
 * near it, and nobody calls seaside: limits of the towns, and common usage. */
export const atTheSea: ReadonlyMap<string, boolean> = new Map(
  [
    ...[
      '5368361 Los Angeles',
      '4160021 Jacksonville',
      '456172 Riga',
      '2174003 Brisbane',
      '2111149 Sendai',
    ].map((town) => [town, true] as const),
    ...[
      '1185241 Dhaka',
      '1835848 Seoul',
      '1835553 Suwon',
      '1811103 Foshan',
      '3646738 Caracas',
      '4140963 Washington',
      '4560349 Philadelphia',
      '2911298 Hamburg',
      '2128295 Sapporo',
      '1692192 Quezon City',
      '1684308 Taguig',
      '5324200 Antioch',
      // On tidal rivers and their estuaries, well inland.
      '1809858 Guangzhou',
      '1808926 Hangzhou',
      '1799722 Nantong',
      '1668341 Taipei',
      '1842485 Goyang',
      '1609350 Bangkok',
      '1566083 Ho Chi Minh City',
      '1586203 Cần Thơ',
      '1298824 Yangon',
      '1185155 Nārāyanganj',
      '1187530 Sonārgaon',
      '1336137 Barisāl',
      '1255364 Sūrat',
      '1268295 Kalyān',
      '1272423 Dombivli',
      '1275901 Bhiwandi',
      '2324774 Port Harcourt',
      '3383330 Paramaribo',
      '3405870 Belém',
      '3407669 Ananindeua',
      '3396016 Macapá',
      '3452925 Porto Alegre',
      '3657509 Guayaquil',
      '6077243 Montréal',
      '6050610 Laval',
      '6325494 Québec',
      '3031582 Bordeaux',
      '706448 Kherson',
      '2271772 Amadora',
    ].map((town) => [town, false] as const),
  ].map(([town, is]) => [`city/${town.split(' ')[0]}`, is]),
);

/** A town lies at the sea itself, whatever its country does. */
export function seasideTest(is: (SetCondition & { type: 'Shore' })['is'], { source }: SetWork): Test {
  if (is === 'doubly_landlocked') {
    throw new GeoError('query_not_understood', 'The query was not understood: no town is doubly landlocked.');
  }
  return async ({ id, lon, lat, place }) => {
    const known = atTheSea.get(id);
    if (known !== undefined) return yes(known === (is === 'coastal'));
    const reach = cityRadiusMetres(place?.population ?? 0) + besideMetres;
    const town: Geometry = { type: 'Point', coordinates: [lon, lat] };
    const coast = await coastlineNear(source.context, town, reach, source.work);
    const beside = coast.coordinates.length > 0 && kilometresToLines(coast, lon, lat) <= reach / 1000;
    return yes(beside === (is === 'coastal'));
  };
}

export function shoreTest(is: (SetCondition & { type: 'Shore' })['is'], facts: SetFacts): Test {
  const landlocked = (units: readonly number[]) => !units.some((unit) => facts.isCoastal(unit));
  return ({ id, capitalOf, units = [] }) => {
    switch (is) {
      case 'landlocked':
        return yes(units.length > 0 && landlocked(units));
      case 'coastal':
        return yes(!landlocked(units));
      case 'island':
        return yes(facts.country(capitalOf ?? id)?.island ?? false);
      case 'doubly_landlocked': {
        if (units.length === 0 || !landlocked(units)) return 'no';
        const own = new Set(units);
        const around = new Set(
          units
            .flatMap((unit) => facts.neighboursOf(unit))
            .filter((unit) => !own.has(unit))
            .map((unit) => facts.countryOf(unit)),
        );
        return yes([...around].every((country) => landlocked(facts.landOf(country) ?? [])));
      }
    }
  };
}
