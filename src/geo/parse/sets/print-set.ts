/** A set of places as an English phrase that parses back to it. */

import type { Measure, PlaceSet, SetCondition, SetKind, SetRank, SpatialQuery } from '../../domain/query.ts';

/** What stands first when the most or the least is asked for. */
export const superlatives: Readonly<Record<Measure, readonly [most: string, least: string]>> = {
  area: ['largest', 'smallest'],
  population: ['most populous', 'least populous'],
  density: ['most densely populated', 'least densely populated'],
  length: ['longest', 'shortest'],
  latitude: ['northernmost', 'southernmost'],
  longitude: ['easternmost', 'westernmost'],
  neighbours: ['most bordered', 'least bordered'],
  elevation: ['highest', 'lowest'],
  depth: ['deepest', 'shallowest'],
};

const irregular: Partial<Record<SetKind, string>> = {
  division_capital: 'state capitals',
  mountain_range: 'mountain ranges',
};

export function pluralOf(set: PlaceSet): string {
  const word = (set.kind === 'division' && set.called) || set.kind;
  return (irregular[set.kind] ?? `${word.replace('_', ' ')}s`).replace(/([^aeiou])ys$/, '$1ies');
}

/** @param operand  prints what a condition speaks of, in parentheses where it has to be */
export function printSet(set: PlaceSet, operand: (query: SpatialQuery) => string): string {
  const words: string[] = [];
  if (set.count) words.push('number of');
  if (set.rank) words.push(printRank(set.rank));
  const conditions = [...(set.where ?? [])];
  while (conditions[0]?.type === 'Shore') {
    const { is } = conditions.shift() as SetCondition & { type: 'Shore' };
    words.push(is.replace('_', ' '));
  }
  words.push(pluralOf(set));
  if (conditions.length > 0)
    words.push(conditions.map((condition) => printCondition(condition, operand)).join(' and '));
  return words.join(' ');
}

function printRank({ by, order, from = 1, take = 1 }: SetRank): string {
  const superlative = superlatives[by][order === 'most' ? 0 : 1];
  if (from === 1) return take === 1 ? superlative : `${take} ${superlative}`;
  return take === 1 ? `${from}th ${superlative}` : `${from}th to ${from + take - 1}th ${superlative}`;
}

function printCondition(condition: SetCondition, operand: (query: SpatialQuery) => string): string {
  switch (condition.type) {
    case 'In':
      return `${condition.extent === undefined ? '' : `${condition.extent} `}in ${operand(condition.of)}`;
    case 'Bordering':
      return `bordering ${operand(condition.of)}`;
    case 'Crossing':
      return `crossed by ${operand(condition.of)}`;
    case 'On':
      return `on ${operand(condition.of)}`;
    case 'Shore':
      return `that are ${condition.is.replace('_', ' ')}`;
    case 'Measured': {
      const { by, least, most } = condition;
      const bounds = [
        ...(least === undefined ? [] : [`at least ${least}`]),
        ...(most === undefined ? [] : [`at most ${most}`]),
      ];
      return `with ${by} ${bounds.join(' and ')}`;
    }
    case 'Speaking':
      return `speaking ${condition.language}`;
    case 'Not':
      return `not ${printCondition(condition.of, operand)}`;
    case 'Either':
      return condition.of.map((each) => printCondition(each, operand)).join(' or ');
  }
}
