/** "Cities on the west coast of India", "islands off India's west coast", "towns on the north shore of Lake Geneva". */

import type { Direction, SetCondition, SpatialQuery } from '../../domain/query.ts';
import { compassPointAt } from './compass-words.ts';
import type { Draft } from './meaning.ts';
import type { Operands } from './operands.ts';
import type { Read, SetWords } from './set-words.ts';

/** How near a town lies, and a land reaches, that is said to be on a coast; an island that is said to be off it. */
const townKm = 10;
const lakeKm = 5;
const landKm = 2;
const islandKm = 100;

const towns: ReadonlySet<string> = new Set(['city', 'capital', 'division_capital']);
const lands: ReadonlySet<string> = new Set(['country', 'territory', 'division']);

/** @returns the word after the coast, which is a condition of the draft then */
export function coastSide(lent: Operands, start: number, draft: Draft): number | undefined {
  const { text } = lent;
  const { kind } = draft.head!;
  const at = text.skip(start, ['that']);
  const on = text.lexicon.relations.at(text.words, at);
  const off = kind === 'island' ? text.word('offCoast', at) : undefined;
  const from = off ?? (on?.meaning === 'On' || on?.meaning === 'In' ? on.end : undefined);
  if (from === undefined) return undefined;
  const coast = sideOfOwned(text, text.skip(from)) ?? sideOfNamed(lent, text.skip(from), draft);
  if (!coast) return undefined;
  const { of, end, direction } = coast;
  const isLand = text.isLand(of);
  const condition = conditionOf(kind, { type: 'DirectionalSubset', direction, of }, isLand);
  if (!condition) return undefined;
  draft.where.push(condition);
  if (kind !== 'island' && of !== draft.owner && isLand) draft.where.push({ type: 'In', of });
  return end;
}

interface Side {
  readonly direction: Direction;
  readonly of: SpatialQuery;
  readonly end: number;
}

/** "India's west coast" */
function sideOfOwned(text: SetWords, at: number): Side | undefined {
  const owner = text.name(at);
  if (!owner || !text.isMark("'s", owner.end)) return undefined;
  const side = sideAt(text, owner.end + 1);
  return side && { direction: side.value, of: owner.value, end: side.end };
}

/** "the west coast of India"; "Indian cities on the west coast" */
function sideOfNamed({ text, operand }: Operands, at: number, { owner }: Draft): Side | undefined {
  const side = sideAt(text, at);
  if (!side) return undefined;
  const of = text.lexicon.relations.at(text.words, side.end);
  const land = of?.meaning === 'In' ? operand(of.end) : undefined;
  const [one, more] = land?.value.of ?? [];
  if (land && one && !more) return { direction: side.value, of: one, end: land.end };
  const genitive = text.genitiveName(side.end);
  if (genitive) return { direction: side.value, of: genitive.value, end: genitive.end };
  return owner && !of ? { direction: side.value, of: owner, end: side.end } : undefined;
}

const compounds: Readonly<Record<string, Direction>> = {
  nord: 'north',
  sud: 'south',
  ost: 'east',
  west: 'west',
  nordost: 'northeast',
  nordwest: 'northwest',
  sudost: 'southeast',
  sudwest: 'southwest',
};

const ofs: ReadonlySet<string> = new Set(['de', 'du', 'des', 'd', 'del']);

/** "west coast", "côte ouest", "Westküste" */
function sideAt(text: SetWords, at: number): Read<Direction> | undefined {
  const before = compassPointAt(text, at);
  const noun = before && text.word('shoreNoun', before.end);
  if (noun !== undefined) return { value: before!.value, end: noun };
  const shore = text.word('shoreNoun', at);
  const after = shore === undefined ? undefined : compassPointAt(text, shore);
  // "Ouest de" is a direction as a whole.
  if (after) return ofs.has(text.words[after.end - 1]!.text) ? { ...after, end: after.end - 1 } : after;
  const compound = /^((?:nord|sud)?(?:ost|west)?)(?:kuste|ufer)n?$/u.exec(text.words[at]?.text ?? '')?.[1];
  const value = compound === undefined ? undefined : compounds[compound];
  return value && { value, end: at + 1 };
}

function conditionOf(kind: string, side: SpatialQuery, isLand: boolean): SetCondition | undefined {
  const coast: SpatialQuery = { type: 'CoastOf', of: side };
  const within = (value: number): SpatialQuery => ({
    type: 'Buffer',
    of: coast,
    distance: { value, unit: 'km' },
  });
  if (towns.has(kind)) return { type: 'In', of: within(isLand ? townKm : lakeKm) };
  // However short its part of the coast is.
  if (lands.has(kind)) return { type: 'In', of: within(landKm) };
  return kind === 'island' ? { type: 'In', of: within(islandKm) } : undefined;
}
