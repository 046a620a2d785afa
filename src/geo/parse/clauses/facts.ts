/** What a name can be, as far as that decides what may be said of it. */

import { fold } from '../../domain/fold.ts';
import type { SetKind, SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import { gridNodes } from '../templates/grid-nodes.ts';
import type { GridName } from '../templates/table.ts';
import { isGroup, lineMark } from './lexicon.ts';

const waters = ['sea', 'ocean', 'gulf', 'bay', 'strait', 'lake', 'river', 'canal', 'lagoon'];
const standing = waters.filter((noun) => noun !== 'river' && noun !== 'canal');
const holders = [
  'continent',
  'island',
  'mountains',
  'peninsula',
  'desert',
  'archipelago',
  'plateau',
  'basin',
  'plain',
  'valley',
  'hills',
];
const heights = ['mountain', 'mountains', 'peak'];

const bare = (name: string): string => fold(name).replace(/^(?:river|lake|island|canal) /u, '');

/** A line of the globe by how the lexicon names it. */
export const lineCalled = (name: string): SpatialQuery | undefined =>
  name.startsWith(lineMark) ? gridNodes[name.slice(lineMark.length) as GridName] : undefined;

export interface Facts {
  readonly isA: (name: string, noun: string) => boolean;
  readonly isLand: (name: string) => boolean;
  /** A group of countries: the EU. */
  readonly isGroup: (name: string) => boolean;
  readonly isCountry: (name: string) => boolean;
  readonly isTown: (name: string) => boolean;
  readonly isFlowing: (name: string) => boolean;
  readonly isWater: (name: string) => boolean;
  /** A land that has a border, which groups and continents have with none. */
  readonly isTouched: (name: string) => boolean;
  readonly isDivision: (name: string) => boolean;
  /** A line of the globe. */
  readonly isLine: (name: string) => boolean;
  readonly isIslands: (name: string) => boolean;
  readonly isLake: (name: string) => boolean;
  readonly isPeak: (name: string) => boolean;
  readonly isRange: (name: string) => boolean;
  /** Countries and their parts lie in it. */
  readonly mayHoldLand: (name: string) => boolean;
  /** Other places lie in it. */
  readonly isHolder: (name: string) => boolean;
}

export function factsOf(names: NameSource): Facts {
  const isA = (name: string, noun: string) =>
    name.startsWith(`${noun} `) || names.isA?.(bare(name), noun) === true;
  const isUsually = (name: string, nouns: readonly string[]) =>
    nouns.some((noun) => name.startsWith(`${noun} `) || names.isUsually?.(bare(name), noun) === true);
  const isMany = (name: string) => isGroup(name) || isUsually(name, ['grouping']);
  const isLand = (name: string) => isMany(name) || names.isLand?.(fold(name)) === true;
  const isContinent = (name: string) => isUsually(name, ['continent']);
  const isCountry = (name: string) => names.isCountry?.(fold(name)) === true;
  return {
    isA,
    isLand,
    isCountry,
    isTown: (name) => isUsually(name, ['city']) && !isCountry(name),
    isFlowing: (name) => !isCountry(name) && !isContinent(name) && (isA(name, 'river') || isA(name, 'canal')),
    isWater: (name) =>
      isUsually(name, standing) ||
      (!isCountry(name) && !isContinent(name) && waters.some((noun) => isA(name, noun))),
    isGroup: isMany,
    isTouched: (name) => isLand(name) && !isMany(name) && !isContinent(name),
    isDivision: (name) => names.isDivision?.(fold(name)) === true,
    isLine: (name) => {
      const type = lineCalled(name)?.type;
      return type === 'Parallel' || type === 'Meridian';
    },
    isIslands: (name) => isUsually(name, ['archipelago']) && !isMany(name),
    isLake: (name) => isUsually(name, ['lake']) && !isMany(name),
    isPeak: (name) => isUsually(name, heights) && !isLand(name),
    isRange: (name) => isUsually(name, ['mountains']) && !isLand(name),
    mayHoldLand: (name) => isLand(name) || (isUsually(name, holders) && !isUsually(name, heights)),
    isHolder: (name) => isLand(name) || isUsually(name, holders),
  };
}

export const landKinds: ReadonlySet<SetKind> = new Set(['country', 'division', 'territory', 'continent']);
export const townKinds: ReadonlySet<SetKind> = new Set(['city', 'capital', 'division_capital', 'port']);
/** Waters that lie between lands. */
export const partingKinds: ReadonlySet<SetKind> = new Set(['strait', 'sea', 'gulf', 'bay', 'ocean']);
export const flowingKinds: ReadonlySet<SetKind> = new Set(['river', 'canal']);
export const islandKinds: ReadonlySet<SetKind> = new Set(['island', 'archipelago', 'peninsula']);
