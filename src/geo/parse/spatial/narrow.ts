/** What follows a place and cuts it down: "A in B", "A within 20 km of B", "A north of B", "A more than 20 km from B". */

import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import { divisionNouns } from '../kind-words.ts';
import { printQuery } from '../print.ts';
import { coastAtSea } from './coast.ts';
import type { Cursor } from './cursor.ts';
import { trailingReach, trailingWidth, ways, wide } from './line.ts';
import { separator } from './list.ts';
import { qualify } from './place.ts';
import { fromEnd } from './river.ts';

/** Narrowings that follow `start`. After a comma they belong to the whole list before it: "A and B, north of C". */
export function narrowed(cursor: Cursor, start: SpatialQuery, commas: boolean): SpatialQuery {
  let base = start;
  let narrowings: SpatialQuery[] = [];
  const whole = (): SpatialQuery =>
    narrowings.length === 0 ? base : { type: 'Intersection', of: [base, ...narrowings] };
  const outer = cursor.context;
  for (;;) {
    cursor.context = base;
    const mark = cursor.at;
    const behind = narrowings.length === 0 ? trailingReach(cursor, base) : undefined;
    if (behind) {
      base = behind;
      continue;
    }
    if (cursor.takeMark(',') && !commas) {
      cursor.at = mark;
      break;
    }
    if (
      base.type !== 'NamedPlace' &&
      cursor.isKeyword('and') &&
      cursor.isKeyword('in', 1) &&
      !startsWithIn(cursor)
    ) {
      // "within 30 km of Italy and in Switzerland"
      cursor.take('and');
      cursor.notes.push('"and in" after a condition is read as both at once');
    }
    // "southern hemisphere part of Africa"
    if (base.type === 'GridBox' && cursor.isKeyword('part')) {
      cursor.skipPart();
      narrowings.push(cursor.primary());
      continue;
    }
    if (narrowings.length === 0 && landFollows(cursor, base, cursor.at > mark)) {
      narrowings.push(cursor.head());
      continue;
    }
    if (narrowings.length === 0 && base.type === 'CoastOf' && atWater(cursor)) {
      cursor.at++;
      base = coastAtSea(cursor, base, cursor.head());
      continue;
    }
    if (onIsland(cursor, base)) {
      cursor.at++;
      narrowings.push(cursor.head());
      continue;
    }
    const state = narrowings.length === 0 ? stateFollows(cursor, base) : undefined;
    if (state) {
      narrowings.push(state);
      continue;
    }
    const reach = narrowings.length === 0 && hasCourse(cursor, base) ? fromEnd(cursor, base) : undefined;
    if (reach) {
      base = reach;
      continue;
    }
    const ends = hasCourse(cursor, base) ? ways(cursor) : fromTownToTown(cursor, base);
    if (ends) {
      narrowings.push({ type: 'Between', ...ends });
      continue;
    }
    if (cursor.take('in') || takesOwner(cursor, base)) {
      const container = cursor.primary();
      const qualified = narrowings.length === 0 ? qualify(base, container, cursor.names) : undefined;
      if (qualified) base = qualified;
      else narrowings.push(lands(cursor, container));
      continue;
    }
    // "In Germany more than 100 km from Munich and more than 100 km from Berlin", "less than 100 km from Paris and more than
    // 50 km from Reims"
    const isNear =
      base.type === 'Difference' || base.type === 'Buffer' || narrowings.at(-1)?.type === 'Buffer';
    if (isNear && cursor.isKeyword('and') && cursor.isKeyword('farther', 1)) cursor.at++;
    // "A or B, but not within …" takes away from both.
    const fromAll = !commas && cursor.peek()?.text.toLowerCase().startsWith('but ');
    if (!fromAll && cursor.take('farther')) {
      const from = whole();
      const near = narrowings.at(-1)?.type === 'Buffer' ? from : base;
      base = { type: 'Difference', from, minus: cursor.narrowing(near, () => cursor.primary()) };
      narrowings = [];
      continue;
    }
    const width = isAlong(cursor) ? trailingWidth(cursor) : undefined;
    if (width) {
      base = wide(cursor, base, width);
      continue;
    }
    const narrowing = condition(cursor) ?? alongLine(cursor, base);
    if (!narrowing) {
      cursor.at = mark;
      break;
    }
    narrowings.push(narrowing);
  }
  cursor.context = outer;
  return whole();
}

/** "the Alps of Switzerland", "the Kimberley region of Western Australia", "the southern hemisphere of Africa": what lies there. Two lands stand in a row in Dutch,
 * where "of" is "or": "België of Nederland". */
function takesOwner(cursor: Cursor, base: SpatialQuery): boolean {
  const owner = cursor.peek(1);
  if ((base.type !== 'NamedPlace' && base.type !== 'GridBox') || owner?.type !== 'place') return false;
  const { names } = cursor;
  if (names.isLand?.(owner.name) !== true) return false;
  if (base.type === 'GridBox') return cursor.take('of');
  const held = !names.isLand(base.name) || names.liesIn(base.name, owner.name);
  return (held || isEnglishLandscape(cursor, base.name, owner.name)) && cursor.take('of');
}

/** "the Balkans of Serbia" is no Dutch, though they go on beyond it. */
const isEnglishLandscape = ({ names }: Cursor, name: string, owner: string): boolean => {
  const [landscape, land] = [name, owner].map((one) => fold(one).replace(/^the /, ''));
  if (names.isCountry?.(landscape!) !== false || names.isDivision?.(landscape!) !== false) return false;
  return names.isEnglish?.(landscape!) === true && names.isEnglish?.(land!) === true;
};

/** How well known both are, from 0 to 1. */
const leastFame = 0.4;

/** "Luxembourg province" is told by its noun. */
const division = new RegExp(` (?:${[...divisionNouns].join('|')})$`, 'iu');

/** "badlands South Dakota", "the Alps Switzerland": a land behind a landscape says which part of it. */
function landFollows({ symbols, at, names }: Cursor, base: SpatialQuery, comma: boolean): boolean {
  const next = symbols[at];
  if (base.type !== 'NamedPlace' || next?.type !== 'place' || next.joined || !next.known) return false;
  // "Sunda Islands": a noun of the name, whatever land is called so.
  if (/^(?:islands?|isles?|mountains?|hills|coast|valley)$/iu.test(next.name)) return false;
  // "pantai Portugal" is Indonesian for its coast, whatever village is called so.
  const bare = names.knows(fold(base.name), false) ? base.name : base.name.replace(division, '');
  const known = [bare, next.name].map((name) => fold(name).replace(/^the /, ''));
  if (!known.every((name) => names.isEnglish?.(name) && (names.fame?.(name) ?? 0) >= leastFame)) return false;
  // "Cornwall England": a land that is no country, of which the gazetteer does not say what it lies in.
  const held = names.isLand?.(base.name) === false || (!comma && names.isCountry?.(base.name) === false);
  return symbols[at + 1] === undefined && names.isLand?.(next.name) === true && held;
}

/** "Hudson River New York", "Lake Champlain Vermont": behind a water that is told by its noun a division of a country says which
 * part of it, though a city of the name be better known. */
function stateFollows(cursor: Cursor, base: SpatialQuery): SpatialQuery | undefined {
  const { names } = cursor;
  const next = cursor.peek();
  if (base.type !== 'NamedPlace' || base.within || next?.type !== 'place' || next.joined || !next.known)
    return undefined;
  if (cursor.peek(1) !== undefined || !waterNoun.test(base.name)) return undefined;
  const name = fold(next.name);
  const isLand = names.isLand?.(name) === true;
  if (!isLand && names.isDivision?.(name) !== true) return undefined;
  cursor.at++;
  return { type: 'NamedPlace', name: isLand ? next.name : `state of ${next.name}` };
}

/** "the coast of Sweden on the Gulf of Bothnia" */
function atWater({ symbols, at, names }: Cursor): boolean {
  const [on, water] = [symbols[at], symbols[at + 1]];
  if (on?.type !== 'keyword' || (on.keyword !== 'on' && on.keyword !== 'in')) return false;
  if (water?.type !== 'place') return false;
  const name = fold(water.name).replace(/^the /, '');
  return ['sea', 'ocean', 'gulf', 'bay', 'strait'].some((noun) => names.isUsually?.(name, noun) === true);
}

/** "Malaysia on Borneo", "Malaysia auf Borneo": the part of a land on an island that it shares. */
function onIsland({ symbols, at, names }: Cursor, base: SpatialQuery): boolean {
  const [on, island] = [symbols[at], symbols[at + 1]];
  if (base.type !== 'NamedPlace' || names.isLand?.(base.name) !== true) return false;
  if (on?.type !== 'keyword' || !/^(?:on|auf|sur|sobre)$/iu.test(on.text)) return false;
  if (island?.type !== 'place') return false;
  const name = fold(island.name).replace(/^the /, '');
  return names.isA?.(name, 'island') === true || names.isUsually?.(name, 'grouping') === true;
}

const waterNoun = /(?:^| )(?:rivers?|lakes?)(?: |$)/iu;

/** "the Elbe from Dresden to Hamburg", "the French Riviera from Nice to Monaco", "the coast of California from San Diego to Santa Barbara" */
function hasCourse(cursor: Cursor, base: SpatialQuery): boolean {
  if (cursor.isKeyword('between')) return false;
  if (base.type === 'NamedPlace') {
    const { names } = cursor;
    const isCoast = names.isUsually?.(fold(base.name).replace(/^the /u, ''), 'coast') === true;
    const key = bareRiver(base.name);
    return isCoast || names.isA?.(key, 'river') === true || names.isA?.(key, 'canal') === true;
  }
  if (base.type === 'Buffer') return hasCourse(cursor, base.of);
  return base.type === 'CoastOf' || base.type === 'BorderOf' || base.type === 'BorderBetween';
}

/** "Chile from Santiago to Puerto Montt": what of a land lies between two towns. */
function fromTownToTown(cursor: Cursor, base: SpatialQuery): ReturnType<typeof ways> {
  const { names } = cursor;
  if (base.type !== 'NamedPlace' || names.isLand?.(base.name) !== true || cursor.isKeyword('between'))
    return undefined;
  const mark = cursor.at;
  const ends = cursor.peek()?.text.toLowerCase() === 'of' ? undefined : ways(cursor);
  const isTown = (end: SpatialQuery) =>
    end.type === 'NamedPlace' && names.isUsually?.(fold(end.name), 'city') === true;
  if (ends && isTown(ends.a) && isTown(ends.b)) return ends;
  cursor.at = mark;
  return undefined;
}

/** "la Loire", "río Ebro", "Mississippi River" as the gazetteer has them. */
const bareRiver = (name: string): string =>
  fold(name)
    .replace(/^(?:the|la|le|l|el|il|der|die|das) /u, '')
    .replace(/^(?:river|rio|fleuve|riviere|fluss|fiume) /u, '')
    .replace(/ (?:river|rio|fluss)$/u, '');

/** "along the Danube in Hungary, 15 km wide" */
function isAlong({ symbols: [first] }: Cursor): boolean {
  return first?.type === 'keyword' && (first.keyword === 'along' || first.keyword === 'line');
}

/** "in A and in B" lists places, "within 30 km of A and in B" cuts one with the other. */
function startsWithIn({ symbols: [first] }: Cursor): boolean {
  return first?.type === 'keyword' && first.keyword === 'in';
}

/** "the Sahara in Libya and Egypt": lands in a row hold it together. */
function lands(cursor: Cursor, first: SpatialQuery): SpatialQuery {
  const isLand = (name: string) => cursor.names.isLand?.(name) === true;
  if (first.type !== 'NamedPlace' || !isLand(first.name)) return first;
  const members: SpatialQuery[] = [first];
  for (;;) {
    const mark = cursor.at;
    const separated = separator(cursor);
    const next = separated ? cursor.peek() : undefined;
    const after = cursor.peek(1);
    const ends =
      after === undefined ||
      (after.type === 'keyword' && ['and', 'or', 'except', 'farther'].includes(after.keyword)) ||
      (after.type === 'mark' && after.mark !== "'s");
    if (next?.type !== 'place' || !ends || !isLand(next.name)) {
      cursor.at = mark;
      break;
    }
    members.push(cursor.head());
  }
  if (members.length === 1) return first;
  cursor.notes.push(`"${members.map(printQuery).join('" and "')}" are taken together`);
  return { type: 'Union', of: members };
}

/** What cuts the base down, or undefined when nothing of the kind follows. */
function condition(cursor: Cursor): SpatialQuery | undefined {
  const part = cursor.isKeyword('part') ? cursor.peek(1)?.type : undefined;
  if (part === 'direction' || part === 'beyond') cursor.take('part');
  // "Germany on the left bank of the Rhine"
  const on = cursor.isKeyword('on') ? 1 : 0;
  if (cursor.isKeyword('leftBank', on) || cursor.isKeyword('rightBank', on)) {
    cursor.at += on;
    return cursor.primary();
  }
  // "Sachsen bis 20 km von der Grenze zu Polen"
  if (cursor.isKeyword('to') && cursor.peek()!.text === 'bis' && cursor.peek(1)?.type === 'distance') {
    cursor.at++;
    return cursor.primary();
  }
  const symbol = cursor.peek();
  if (
    cursor.startsDistance() ||
    symbol?.type === 'beyond' ||
    symbol?.type === 'close' ||
    symbol?.type === 'half' ||
    (symbol?.type === 'direction' && namesOperand(cursor, 1)) ||
    (['within', 'between', 'off', 'near', 'closer', 'fartherFrom'] as const).some((keyword) =>
      cursor.isKeyword(keyword),
    )
  )
    return cursor.primary();
  return undefined;
}

/** "Mexico along the US border", "Germany along the Rhine": the land near a line, to the distance that "near" has. */
function alongLine(cursor: Cursor, base: SpatialQuery): SpatialQuery | undefined {
  if (base.type !== 'NamedPlace' || cursor.names.isLand?.(base.name) !== true) return undefined;
  const mark = cursor.at;
  if (!cursor.take('along')) return undefined;
  const of = cursor.primary();
  if (lineTypes.has(of.type) || hasCourse(cursor, of)) return { type: 'Near', zone: 'near', of };
  cursor.at = mark;
  return undefined;
}

const lineTypes: ReadonlySet<SpatialQuery['type']> = new Set([
  'BorderOf',
  'BorderBetween',
  'CoastOf',
  'Parallel',
  'Meridian',
]);

function namesOperand(cursor: Cursor, offset: number): boolean {
  const symbol = cursor.peek(offset);
  return (
    symbol !== undefined &&
    (symbol.type !== 'keyword' ||
      ['of', 'around', 'coast', 'border', 'between', 'part'].includes(symbol.keyword))
  );
}
