/** A set of places as an English phrase that parses back to it. */

import type { Measure, PlaceSet, SetCondition, SetRank, SpatialQuery } from '../../domain/query.ts';
import { isAnyCountry } from '../spatial/own-border.ts';

/** What stands first when the most or the least is asked for. */
export const superlatives: Readonly<Record<Measure, readonly [most: string, least: string]>> = {
  area: ['largest', 'smallest'],
  population: ['most populous', 'least populous'],
  density: ['most densely populated', 'least densely populated'],
  length: ['longest', 'shortest'],
  latitude: ['northernmost', 'southernmost'],
  longitude: ['easternmost', 'westernmost'],
  neighbours: ['most bordered', 'least bordered'],
  countries: ['bordering the most countries', 'bordering the fewest countries'],
  elevation: ['highest', 'lowest'],
  depth: ['deepest', 'shallowest'],
  distance: ['farthest', 'nearest'],
};

const nounOf = ({ kind, called }: PlaceSet): string =>
  ((kind === 'division' && called) || (kind === 'division_capital' ? 'state_capital' : kind)).replace(
    '_',
    ' ',
  );

export function pluralOf(set: PlaceSet): string {
  const word = nounOf(set);
  return /(?:sh|volcano)$/.test(word) ? `${word}es` : `${word}s`.replace(/([^aeiou])ys$/, '$1ies');
}

/** @param operand  prints what a condition speaks of, in parentheses where it has to be */
export function printSet(set: PlaceSet, operand: (query: SpatialQuery) => string): string {
  const [only] = set.where ?? [];
  const beside = set.kind === 'division' && !set.called && set.where?.length === 1 && only;
  if (beside && beside.type === 'Bordering' && !isAnyCountry(beside.of))
    return `${set.count ? 'number of ' : ''}neighbours of ${operand(beside.of)}`;
  const words: string[] = [];
  if (set.count) words.push('number of');
  if (set.rank) words.push(printRank(set.rank));
  if (set.numbering !== undefined) words.push(String(set.numbering));
  const conditions = [...(set.where ?? [])];
  while (conditions[0]?.type === 'Shore') {
    const { is } = conditions.shift() as SetCondition & { type: 'Shore' };
    words.push(is.replace('_', ' '));
  }
  words.push(set.rank && set.rank.take === undefined ? nounOf(set) : pluralOf(set));
  if (set.rank?.each) words.push(`in each of ${operand(set.rank.each)}`);
  if (set.rank?.near) words.push(`to ${operand(set.rank.near)}`);
  if (conditions.length > 0)
    words.push(
      conditions
        .map((condition) => printCondition(condition, operand, set.kind === 'river' || set.kind === 'canal'))
        .join(' and '),
    );
  return words.join(' ');
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

function printRank({ by, order, from = 1, take }: SetRank): string {
  const superlative = superlatives[by][order === 'most' ? 0 : 1];
  const start = from === 1 ? '' : `${ordinals[from - 1] ?? `${from}th`} `;
  return `${start}${take === undefined ? '' : `${take} `}${superlative}`;
}

function printCondition(
  condition: SetCondition,
  operand: (query: SpatialQuery) => string,
  flows: boolean,
): string {
  switch (condition.type) {
    case 'In':
      return `${condition.extent === undefined ? '' : `${condition.extent} `}in ${operand(condition.of)}`;
    case 'Bordering':
      if (isAnyCountry(condition.of)) return 'bordering another country';
      return `bordering ${condition.only ? 'only ' : ''}${operand(condition.of)}`;
    case 'Crossing':
      return `${flows ? 'flowing through' : 'crossed by'} ${operand(condition.of)}`;
    case 'Holding':
      return `that hold ${operand(condition.of)}`;
    case 'FlowingInto':
      return `flowing into ${operand(condition.of)}`;
    case 'Rising':
      return `rising in ${operand(condition.of)}`;
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
      const counted = by === 'countries' ? 'countries beside them' : by;
      if ((by === 'neighbours' || by === 'countries') && least === most) return `with ${least} ${counted}`;
      const unit =
        by === 'area'
          ? ' km2'
          : by === 'length'
            ? ' km'
            : by === 'elevation'
              ? ' m'
              : by === 'neighbours' || by === 'countries'
                ? ` ${counted}`
                : '';
      const noun =
        by === 'population' ? 'a population of ' : by === 'density' ? 'a population density of ' : '';
      return `with ${noun}${bounds.map((bound) => bound + unit).join(' and ')}`;
    }
    case 'Compared': {
      const { by, order, than } = condition;
      if (by === 'population')
        return `with ${order === 'less' ? 'fewer' : 'more'} people than ${operand(than)}`;
      if (by === 'density')
        return `${order === 'less' ? 'less' : 'more'} densely populated than ${operand(than)}`;
      const word =
        by === 'elevation'
          ? `${order === 'less' ? 'lower' : 'higher'} than`
          : order === 'less'
            ? 'smaller than'
            : by === 'length'
              ? 'longer than'
              : 'larger than';
      return `${word} ${operand(than)}`;
    }
    case 'Speaking':
      return `speaking ${condition.language}`;
    case 'Spelled': {
      const { begins, ends, whole } = condition;
      const said = [
        whole !== undefined && `called ${whole}`,
        begins !== undefined && `starting with ${begins}`,
        ends !== undefined && `ending in ${ends}`,
      ];
      return said.filter(Boolean).join(' and ');
    }
    case 'LargestCity':
      return 'that are the largest city of their country';
    case 'Seat':
      return `whose capital is one of ${operand(condition.of)}`;
    case 'Not':
      if (condition.of.type === 'LargestCity') return 'that are not the largest city of their country';
      return `not ${printCondition(condition.of, operand, flows)}`;
    case 'Either':
      return condition.of.map((each) => printCondition(each, operand, flows)).join(' or ');
  }
}
