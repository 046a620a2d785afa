/** Each condition of a set as a test of its members. */

import { fold } from '../../domain/fold.ts';
import { marginalSeasOf } from '../../domain/marginal-seas.ts';
import { maskOf, type Place } from '../../domain/place.ts';
import type { SetCondition, SetKind, SpatialQuery } from '../../domain/query.ts';
import { spreadKinds } from '../../domain/set-kinds.ts';
import { isAnyCountry } from '../../parse/spatial/own-border.ts';
import { acrossLineTest } from './across-line.ts';
import { withAirportsAround } from './airports-around.ts';
import { atSea, inLake, isMarine, ofIslands } from './at-sea.ts';
import { betweenTest } from './between-lands.ts';
import { borderDistanceTest } from './border-distance.ts';
import { borderingTest, foreignBorderTest, isAlone, onlyBorderingTest } from './bordering.ts';
import { comparedTest } from './compared.ts';
import { eitherContinent, inContinent } from './continents.ts';
import { asCounties, isCounty, refusingCounties } from './counties.ts';
import { orHighest } from './highest-of-land.ts';
import { holdingTest } from './holding.ts';
import { islandsNearTown, islandTest } from './island-in-water.ts';
import { largestCityTest } from './largest-city.ts';
import { lineCrosses, passesTip, type Region, regionOf, runsBetweenIslands } from './located.ts';
import { areaOfUnits, isCity } from './member.ts';
import { besides, judge, type SetWork, type Test, type Verdict, yes } from './member-test.ts';
import { mouthTest, sourceTest } from './mouths.ts';
import { isNamed } from './named.ts';
import { atWater, nearTest, orSeaward } from './near-water.ts';
import { offShoreTest } from './off-coast.ts';
import { onReachTest } from './on-reach.ts';
import { type Leaning, leaningOf, noArea, notAcross, type Operand, operandOf } from './operand.ts';
import { inOwnLand } from './own-land.ts';
import { openShore, seasideTest, shoreOfSea, shoreTest } from './shores.ts';
import { seaSideTest, sideTest } from './side-of-land.ts';
import { sovereignOf } from './sovereigns.ts';
import { speakingTest } from './speaking.ts';
import { belongs, meets, shoreIn, spreadIn } from './spread.ts';

const marine = maskOf(['ocean', 'sea', 'gulf', 'bay', 'strait', 'channel', 'sound', 'fjord']);
/** Lands that others share borders with under a name of their own. */
const divided = maskOf(['country', 'region', 'continent']);
const landKinds: ReadonlySet<SetKind> = new Set(['country', 'territory', 'division']);
const rivers: ReadonlySet<Place['kind']> = new Set(['river', 'canal']);
const lakes: ReadonlySet<Place['kind']> = new Set(['lake', 'reservoir', 'lagoon']);
/** So little coast, and less than a hundredth of all of it, makes no country of a sea. */
const slightKm = 100;

/** @throws GeoError `place_not_found` for what a condition names, `query_not_understood` for one that has no meaning for
 * the kind */
export async function testOf(condition: SetCondition, work: SetWork): Promise<Test> {
  const meant = await islandsNearTown(await withAirportsAround(condition, work), work);
  return asCounties(meant, work, await plainTestOf(meant, work));
}

async function plainTestOf(condition: SetCondition, work: SetWork): Promise<Test> {
  const operand = (of: SpatialQuery, leaning: Leaning) =>
    operandOf(of, leaning, work.source, work.facts, work.members);
  switch (condition.type) {
    case 'In': {
      // What lies on a line is crossed by it.
      if (condition.of.type === 'Parallel' || condition.of.type === 'Meridian')
        return crossingTest(await operand(condition.of, 'any'), work);
      const between = condition.of.type === 'Between' && (await betweenTest(condition.of, work));
      if (between) return between;
      const ofBorder = await borderDistanceTest(condition.of, work);
      if (ofBorder) return ofBorder;
      const offShore = await offShoreTest(condition.of, work);
      if (offShore) return offShore;
      const leaning = leaningOf(work.kind);
      const either = await eitherContinent(condition, (of) => operand(of, leaning));
      if (either) return plainTestOf(either, work);
      const container = await operand(condition.of, leaning);
      const inside = orHighest(work.kind, container, inTest(container, condition, work));
      if (isCityKind(work.kind) && condition.of.type === 'Buffer' && condition.of.of.type === 'CoastOf')
        return orSeaward(condition.of.of, work, inside);
      // Iceland is no country near Iceland.
      if (condition.of.type === 'Near')
        return besides((await operand(condition.of.of, leaning)).place?.id, inside);
      // No province of Andalusia is Andalusia.
      const whole = container.place;
      if (work.kind === 'division' && whole?.kind === 'region') return besides(whole.id, inside);
      if (condition.of.type !== 'Directional' || condition.extent) return inside;
      if (isMarine(work.kind)) return seaSideTest(condition.of, work, inside);
      return landKinds.has(work.kind) ? sideTest(condition.of, work, inside) : inside;
    }
    case 'Bordering': {
      if (isAnyCountry(condition.of)) return foreignBorderTest(work.facts);
      const of = await operand(condition.of, 'land');
      if (condition.only) return onlyBorderingTest(of, work);
      if ((await isRatherSea(of, work)) || (await isRatherRiver(of, work)))
        return onTest(await operand(condition.of, 'water'), work);
      return of.units || isMarine(work.kind) ? landTest(of, work) : onTest(of, work);
    }
    case 'Crossing': {
      const rivers = work.kind === 'river' || work.kind === 'canal';
      return crossingTest(await operand(condition.of, rivers ? 'land' : 'any'), work);
    }
    case 'Holding':
      return holdingTest(await operand(condition.of, 'usual'), work);
    case 'FlowingInto':
      return mouthTest(await operand(condition.of, 'any'), work);
    case 'Rising':
      return sourceTest(await operand(condition.of, 'land'), work);
    case 'On': {
      const { of } = condition;
      if (of.type === 'Reach' && !isCityKind(work.kind))
        return onReachTest(of, work, await testOf({ ...condition, of: of.of }, work));
      const beside = onTest(await operand(of, 'water'), work);
      // "Cities on rivers in Poland" lie in Poland, those on its longest one wherever that flows.
      const home =
        of.type === 'PlaceSet' && !of.rank ? of.where?.find(({ type }) => type === 'In') : undefined;
      if (!home || !isCityKind(work.kind)) return beside;
      const there = await testOf(home, work);
      return (member) => judge(member, [beside, there]);
    }
    case 'Shore':
      return isCityKind(work.kind) && condition.is !== 'island'
        ? seasideTest(condition.is, work)
        : shoreTest(condition.is, work.facts);
    case 'Measured': {
      const { least = -Infinity, most = Infinity } = condition;
      return async (member) => {
        const value = await work.value(member, condition);
        return yes(value !== undefined && value >= least && value <= most);
      };
    }
    case 'Compared':
      return comparedTest(condition, work);
    case 'Speaking':
      return speakingTest(condition, work);
    case 'Spelled': {
      const { begins = '', ends = '', whole } = condition;
      if (whole !== undefined) return ({ name }) => yes(isNamed(name, whole));
      const [start, end] = [fold(begins), fold(ends)];
      return ({ name }) => yes(fold(name).startsWith(start) && fold(name).endsWith(end));
    }
    case 'LargestCity':
      return largestCityTest(work);
    case 'Seat': {
      const seats = (await work.members(condition.of)) ?? [];
      const lands = new Set(seats.map(({ capitalOf }) => capitalOf));
      return ({ id }) => yes(lands.has(id));
    }
    case 'Not': {
      const test = await testOf(condition.of, work);
      // Of those that do not border Venezuela it is not one itself.
      const itself = new Set<number>();
      for (const denied of condition.of.type === 'Either' ? condition.of.of : [condition.of]) {
        // "Nicht an Russland" says it with another word.
        // Nor is Alaska one of the states without Alaska.
        const isOwn = denied.type === 'In' && work.kind === 'division';
        if (denied.type !== 'Bordering' && denied.type !== 'On' && !isOwn) continue;
        if (isAnyCountry(denied.of)) continue;
        const leaning = denied.type === 'On' ? 'water' : 'land';
        for (const unit of (await operand(denied.of, leaning)).units ?? []) itself.add(unit);
      }
      // London is no city outside London.
      const continent =
        condition.of.type === 'In' && (await operand(condition.of.of, 'land')).continent !== undefined;
      const outside =
        condition.of.type === 'In' ? await operand(condition.of.of, leaningOf(work.kind)) : undefined;
      const named =
        condition.of.type === 'In' && isCityKind(work.kind)
          ? await namesIn(condition.of.of, operand)
          : undefined;
      return async (member) => {
        // Nor are the Alps one of the mountains that lie outside the Alps.
        if (named?.has(fold(member.name)) || member.id === outside?.place?.id) return 'no';
        if (member.units?.some((unit) => itself.has(unit))) return 'no';
        const verdict = await test(member);
        // What lies in Europe in part lies outside it for the most; of other places it lies outside in part.
        if (verdict === 'partly' && continent) return 'yes';
        return verdict === 'partly' ? 'partly' : yes(verdict === 'no');
      };
    }
    case 'Either': {
      const tests: Test[] = [];
      for (const each of condition.of) tests.push(await testOf(each, work));
      return async (member) => {
        let best: Verdict = 'no';
        for (const test of tests) {
          const verdict = await test(member);
          if (verdict === 'yes') return 'yes';
          if (verdict === 'partly') best = 'partly';
        }
        return best;
      };
    }
  }
}

/** "Countries bordering the Baltic" are those at the sea, not those beside the Baltic states. */
async function isRatherSea({ query, place }: Operand, { source }: SetWork): Promise<boolean> {
  if (query.type !== 'NamedPlace' || (place && (maskOf([place.kind]) & divided) !== 0)) return false;
  return (await source.usualPlace(query, marine)) !== undefined;
}

/** "Countries bordering the Danube" are those at the river, and none beside a district of its name. */
async function isRatherRiver({ query, place }: Operand, { source, kind }: SetWork): Promise<boolean> {
  if (query.type !== 'NamedPlace' || place?.kind !== 'region' || kind !== 'country') return false;
  const usual = await source.usualPlace(query);
  return usual !== undefined && (rivers.has(usual.kind) || lakes.has(usual.kind));
}

/** What places are called in a question, and what the data calls them: the city of Kyiv lies outside the region "Kiev". */
async function namesIn(
  query: SpatialQuery,
  operand: (of: SpatialQuery, leaning: Leaning) => Promise<Operand>,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const each of query.type === 'Union' ? query.of : [query]) {
    if (each.type !== 'NamedPlace') continue;
    names.add(fold(each.name));
    const { place } = await operand(each, 'usual');
    if (place) names.add(fold(place.name));
  }
  return names;
}

function inTest(operand: Operand, condition: SetCondition & { type: 'In' }, work: SetWork): Test {
  const { facts } = work;
  // The largest part of Indonesia lies on other islands than Borneo, which holds three countries.
  const isIsland = operand.place?.kind === 'island' || islandGroupings.has(operand.place?.id ?? '');
  const isShared = work.kind === 'country' && isIsland && !condition.extent;
  const graded = (share: number): Verdict => {
    if (isShared) return yes(share > 0);
    if (condition.extent === 'entirely') return yes(share > 0.999);
    if (condition.extent === 'partly') return yes(share > 0);
    return share > 0.5 ? 'yes' : share > 0 ? 'partly' : 'no';
  };
  if (operand.continent !== undefined && landKinds.has(work.kind) && work.kind !== 'division')
    return ({ id }) => inContinent(facts, id, operand.continent!, condition.extent);
  if (operand.continent !== undefined && work.kind === 'capital')
    return ({ capitalOf }) => inContinent(facts, capitalOf!, operand.continent!, condition.extent);
  if (operand.countries && (work.kind === 'country' || work.kind === 'territory'))
    return ({ id }) => yes(operand.countries!.has(id));
  if (operand.countries && work.kind === 'capital')
    return ({ capitalOf }) => yes(operand.countries!.has(capitalOf!));
  if (work.kind === 'territory' && operand.place?.kind === 'country')
    return ({ id }) => yes(sovereignOf(id) === operand.place!.id);
  const { units } = operand;
  if (units) {
    if (work.kind === 'capital' && operand.place?.kind === 'region')
      return async (member) => yes((await region(operand)).holds(member.lon, member.lat));
    // Small waters are drawn by hand, and have no coast of the land's lines.
    if (isMarine(work.kind)) return ({ id }) => shoreIn(facts.shoreOf(id) ?? facts.spreadOf(id), units);
    return async (member) => {
      if (!member.units && isCity(member)) return inOwnLand(member, operand, await region(operand));
      // Arabia is a peninsula that is made of lands.
      if (spreadKinds.has(work.kind) && !member.units)
        return spreadIn(member, units, operand, condition, work);
      const own = member.units ?? [];
      if (own.length === 1) return yes(units.has(own[0]!));
      const inside = own.filter((unit) => units.has(unit));
      if (inside.length === own.length || inside.length === 0) return yes(inside.length > 0);
      return graded(areaOfUnits(facts, inside) / areaOfUnits(facts, own));
    };
  }
  const { place } = operand;
  // "Города на Рейне": nothing lies in a river, and towns lie on it.
  const wet =
    place && (rivers.has(place.kind) ? !spreadKinds.has(work.kind) : isSea(place) || atLake(work, place));
  if (wet && (ofIslands.has(work.kind) || isMarine(work.kind)) && isSea(place))
    return work.kind !== 'island'
      ? async (member) => atSea(await region(operand), member, work)
      : islandTest(operand, () => region(operand), work);
  if (place && work.kind === 'island' && lakes.has(place.kind))
    return async (member) => inLake(await region(operand), member, work);
  if (wet) return refusingCounties(onTest(operand, work));
  const spread = place && facts.spreadOf(place.id);
  // What lies within a distance does so with any of its parts; what lies on a side, with most of them.
  const any = !sides.has(operand.query.type) && condition.extent === undefined;
  return async (member) => {
    // The outline of an archipelago is that of the land, where those that are drawn apart are none.
    if (place?.kind === 'archipelago' && member.island?.[4]?.includes(place.id)) return 'yes';
    if (spread && work.kind === 'division' && !isCounty(member) && place!.kind === 'cultural_region')
      return belongs(member, spread, facts.areaOf(place!.id) ?? 0, facts);
    if (spread && landKinds.has(work.kind) && !isCounty(member))
      return yes(meets(member, spread, place!.kind === 'cultural_region' && work.kind === 'country'));
    const area = await region(operand);
    if (!area.hasArea) throw noArea(operand);
    if (isCity(member)) return yes(area.holds(member.lon, member.lat));
    const box = await work.boxOf(member);
    if (box && !area.meets(box)) return 'no';
    const outline = await work.outline(member);
    if (any) return yes(area.touches(outline));
    const share = await area.share(outline, work.source.work);
    // The Rhine does not lie between itself and the Elbe.
    const parts = operand.query.type === 'Between' || operand.query.type === 'BetweenAll';
    const some = spreadKinds.has(work.kind) && condition.extent === undefined && !parts;
    // A lake reaches into the Alps; the Jura beside them is none of their ranges, and nor are they.
    if (some && ranges.has(work.kind)) return member.id === place?.id ? 'no' : yes(share > 0.5);
    return some ? yes(share > 0) : graded(share);
  };
}

/** Islands of several countries that are made of their parts. */
const islandGroupings: ReadonlySet<string> = new Set(
  ['ireland-island', 'hispaniola', 'borneo'].map((name) => `grouping/${name}`),
);

/** Towns of a lake are those at its shores. */
const atLake = ({ kind }: SetWork, place: Place) =>
  lakes.has(place.kind) && (isCityKind(kind) || landKinds.has(kind));

const isSea = ({ kind }: Place) => (maskOf([kind]) & marine) !== 0;

const ranges: ReadonlySet<SetKind> = new Set(['mountain_range', 'mountain', 'forest']);

/** Trees that cut the world in two. */
const sides: ReadonlySet<SpatialQuery['type']> = new Set([
  'Directional',
  'DirectionalSubset',
  'Closer',
  'GridBox',
  'NamedPlace',
  'Between',
  'BetweenAll',
]);

const regions = new WeakMap<Operand, Promise<Region>>();

/** The operand's area, made once. */
function region(operand: Operand): Promise<Region> {
  let made = regions.get(operand);
  if (!made) {
    made = operand.geometry().then(regionOf);
    regions.set(operand, made);
  }
  return made;
}

/** Beside land: of seas, those at its shores. */
function landTest(operand: Operand, work: SetWork): Test {
  if (!isMarine(work.kind)) return borderingTest(operand, work);
  // The Malay Peninsula is no land of its own: its shores are those of the lands that it spreads over.
  const { units = new Set(work.facts.spreadOf(operand.place?.id ?? '')?.keys()) } = operand;
  return (member) => shoreIn(work.facts.shoreOf(member.id), units);
}

function crossingTest(operand: Operand, work: SetWork): Test {
  const { facts, kind, source } = work;
  const { query, place } = operand;
  if (query.type === 'Parallel' || query.type === 'Meridian') {
    const axis = query.type === 'Parallel' ? 'lat' : 'lon';
    const degrees = query.type === 'Parallel' ? query.lat : query.lon;
    return async (member) => {
      const box = await work.boxOf(member);
      if (box && kind === 'country' && axis === 'lat' && passesTip(box, degrees) && isAlone(member, facts))
        return 'yes';
      if (box && axis === 'lat' && (box[1] > degrees || box[3] < degrees)) return 'no';
      const outline = await work.outline(member);
      const waters = kind === 'country' && axis === 'lat' && runsBetweenIslands(outline, degrees);
      return yes(waters || lineCrosses(outline, axis, degrees));
    };
  }
  if (query.type === 'Line') return acrossLineTest(operand, work);
  if (spreadKinds.has(kind)) return inTest(operand, { type: 'In', of: query }, work);
  if (!place) throw notAcross(operand);
  const written = kind === 'country' ? facts.countriesOfWater(place.id) : undefined;
  if (written) {
    if (written.note !== undefined && !source.notes.includes(written.note)) source.notes.push(written.note);
    return ({ id }) => yes(written.countries.has(id));
  }
  const spread = facts.spreadOf(place.id);
  if (!spread) throw notAcross(operand);
  if (isCityKind(kind)) return nearTest(operand, work);
  return (member) => yes(meets(member, spread));
}

const isCityKind = (kind: SetKind) =>
  kind === 'city' || kind === 'capital' || kind === 'division_capital' || kind === 'port';

const stretches: ReadonlySet<SpatialQuery['type']> = new Set([
  'Intersection',
  'Reach',
  'CoastOf',
  'PlaceSet',
]);

function onTest(operand: Operand, work: SetWork): Test {
  const { facts, kind } = work;
  const { place } = operand;
  // Towns on a stretch of a river or of a coast.
  if (!place && isCityKind(kind) && stretches.has(operand.query.type)) return nearTest(operand, work);
  if (!place) return crossingTest(operand, work);
  const inside = () => inTest(operand, { type: 'In', of: operand.query }, work);
  // Helsingborg lies near Zealand, and not on it.
  if (isCityKind(kind) && !operand.units) return place.kind === 'island' ? inside() : atWater(operand, work);
  if (kind === 'island') return async (member) => atSea(await region(operand), member, work);
  // "Countries on the Arabian Peninsula" are the ones that it holds.
  // And prefectures on Kyushu, which is a region of several, and mountains on Java.
  const holds =
    spreadKinds.has(kind) ||
    isCityKind(kind) ||
    place.kind === 'grouping' ||
    place.kind === 'continent' ||
    (kind === 'division' && place.kind === 'region' && (operand.units?.size ?? 0) > 1);
  if (operand.units && holds && !isMarine(kind)) return inside();
  if (operand.units) return landTest(operand, work);
  const shore = facts.shoreOf(place.id);
  if (shore && kind === 'division' && marginalSeasOf(place.id).length > 0) {
    const open = openShore(facts, place.id, shore);
    return ({ units = [] }) => yes(units.some((unit) => open.has(unit)));
  }
  if (shore) {
    return (member) => {
      const km = shoreOfSea(facts, place.id, shore, member.units ?? []);
      // An islet of Greece reaches the Adriatic, and nobody counts Greece among its countries.
      const slight = kind === 'country' && km < slightKm && km < facts.coastOf(member.units ?? []) / 100;
      return yes(km > 0 && !slight);
    };
  }
  return crossingTest(operand, work);
}
