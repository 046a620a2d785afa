/** A sentence about space as it was understood: what each node of its tree says, in the reader's language. */

import type {
  Direction,
  Distance,
  Measure,
  PlaceSet,
  SetCondition,
  SpatialQuery,
} from '../../geo/domain/query.ts';
import { fill } from '../../pictures/words.ts';
import { directionName } from './kinds.ts';
import { language, locale, textsOf } from './language.ts';
import { de } from './reading/de.ts';
import { en, type ReadingTexts } from './reading/en.ts';
import { es } from './reading/es.ts';
import { fr } from './reading/fr.ts';

export const texts = textsOf<ReadingTexts>({ en, de, fr, es });

export type ReadingNode = SpatialQuery | SetCondition;

export interface Described {
  readonly words: string;
  /** The words are a place's own name. */
  readonly name?: true;
  /** What the words speak of, in the order in which they name it. */
  readonly operands: readonly (ReadingNode | Described)[];
}

const { phrases } = texts;
const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
const units: Partial<Record<Measure, string>> = {
  area: ' km²',
  length: ' km',
  latitude: '°',
  longitude: '°',
  elevation: ' m',
  depth: ' m',
  distance: ' km',
};

const latitude = (lat: number) => `${degrees.format(Math.abs(lat))}° ${texts.compass[lat < 0 ? 1 : 0]}`;
const longitude = (lon: number) => `${degrees.format(Math.abs(lon))}° ${texts.compass[lon < 0 ? 3 : 2]}`;

/** A node whose words say all of it. */
const leaf = (words: string): Described => ({ words, operands: [] });

/** @param flows  the set is of rivers or canals, which cross places where places are crossed by them */
export function described(node: ReadingNode, flows = false): Described {
  switch (node.type) {
    case 'NamedPlace':
      return { words: [node.name, ...(node.within ?? [])].join(', '), name: true, operands: [] };
    case 'Position':
      return leaf(`${latitude(node.lat)}, ${longitude(node.lon)}`);
    case 'Parallel':
      return leaf(node.name ?? latitude(node.lat));
    case 'Meridian':
      return leaf(node.name ?? longitude(node.lon));
    case 'GridBox': {
      const { south, north, west, east } = node;
      const sides = {
        south: latitude(south),
        north: latitude(north),
        west: longitude(west),
        east: longitude(east),
      };
      return leaf(node.name ?? fill(texts.box, sides));
    }
    case 'PlaceSet':
      return describedSet(node);
    case 'Shore':
      return leaf(phrases[`Shore.${node.is}`]);
    case 'Measured':
      return leaf(`${texts.measures[node.by]}: ${bounds(node)}`);
    case 'Compared': {
      const words = fill(texts[node.order], { measure: texts.measures[node.by] });
      return { words, operands: [node.than] };
    }
    case 'Speaking':
      return leaf(fill(phrases.Speaking, { language: languageName(node.language) }));
    case 'LargestCity':
      return leaf(phrases.LargestCity);
    case 'Spelled': {
      const { begins, ends, whole } = node;
      const said = [
        ...(whole === undefined ? [] : [fill(phrases['Spelled.whole'], { name: whole })]),
        ...(begins === undefined ? [] : [fill(phrases.Spelled, { letters: begins })]),
        ...(ends === undefined ? [] : [fill(phrases['Spelled.ends'], { letters: ends })]),
      ];
      return leaf(said.join(', '));
    }
    case 'Not':
      return { words: phrases.Not, operands: [described(node.of, flows)] };
    case 'Either':
      return { words: phrases.Either, operands: node.of.map((each) => described(each, flows)) };
    default:
      return { words: fill(phrases[phraseOf(node, flows)], figuresOf(node)), operands: operandsIn(node) };
  }
}

type Phrased = Exclude<
  ReadingNode,
  {
    type:
      | 'NamedPlace'
      | 'Position'
      | 'Parallel'
      | 'Meridian'
      | 'GridBox'
      | 'PlaceSet'
      | 'Shore'
      | 'Measured'
      | 'Compared'
      | 'Speaking'
      | 'LargestCity'
      | 'Spelled'
      | 'Not'
      | 'Either';
  }
>;

function phraseOf(node: Phrased, flows: boolean): keyof ReadingTexts['phrases'] {
  switch (node.type) {
    case 'DirectionalSubset':
      if (node.depth) return 'DirectionalSubset.depth';
      if (node.tip) return 'DirectionalSubset.tip';
      return node.share ? 'DirectionalSubset.share' : node.type;
    case 'Sea':
      return node.water ? 'Sea.water' : node.type;
    case 'Middle':
      return node.share ? 'Middle.share' : node.type;
    case 'Near':
      return node.zone === 'near' ? node.type : `Near.${node.zone}`;
    case 'Bank':
      return node.side === 'left' || node.side === 'right' ? `Bank.${node.side}` : node.type;
    case 'Reach':
      return node.way === 'downstream' ? 'Reach.downstream' : node.type;
    case 'RiverEnd':
      return node.end === 'mouth' ? 'RiverEnd.mouth' : node.type;
    case 'Parts':
      return node.which === 'mainland' ? node.type : `Parts.${node.which}`;
    case 'Between':
      return node.halfway ? 'Between.halfway' : node.type;
    case 'In':
      return node.extent === undefined ? node.type : `In.${node.extent}`;
    case 'Bordering':
      return node.only ? 'Bordering.only' : node.type;
    case 'Crossing':
      return flows ? 'Crossing.flows' : node.type;
    default:
      return node.type;
  }
}

/** What is filled into the phrase of a node: distances, directions, shares. */
function figuresOf(node: Phrased): Record<string, string> {
  const figures: Record<string, string> = {};
  const length = ({ value, unit }: Distance) => `${number.format(value)} ${unit}`;
  if ('distance' in node) figures.distance = length(node.distance);
  if (node.type === 'Rectangle') {
    figures.width = length(node.width);
    figures.height = length(node.height);
  }
  if ('direction' in node) figures.direction = directionName(node.direction);
  if (node.type === 'Bank') figures.direction = directionName(node.side as Direction);
  if ('depth' in node && node.depth) figures.distance = length(node.depth);
  if ('share' in node && node.share) figures.share = node.share.join('/');
  return figures;
}

function operandsIn(node: Phrased): readonly SpatialQuery[] {
  switch (node.type) {
    case 'Sea':
    case 'Land':
      return [];
    case 'Difference':
      return [node.from, node.minus];
    case 'Closer':
      return [node.to, node.than];
    case 'NearestShare':
    case 'FacingCoast':
      return [node.of, node.to];
    case 'Reach':
      return [node.of, node.from];
    case 'BorderBetween':
    case 'Between':
    case 'Line':
      return [node.a, node.b];
    case 'Union':
    case 'Intersection':
    case 'BetweenAll':
    case 'MeetingPoint':
      return node.of;
    default:
      return [node.of];
  }
}

function describedSet({ kind, called, where = [], rank, count }: PlaceSet): Described {
  const things = kind === 'division' && called ? texts.divisions[called] : texts.kinds[kind];
  const operands: (ReadingNode | Described)[] = where.map((condition) =>
    described(condition, kind === 'river' || kind === 'canal'),
  );
  if (rank?.near) operands.push(rank.near);
  if (rank?.each) operands.push({ words: texts.each, operands: [rank.each] });
  const chosen = rank ? ranked(things, rank) : fill(texts.all, { things });
  return { words: count ? fill(texts.number, { things: rank ? chosen : things }) : chosen, operands };
}

function ranked(things: string, { by, order, from = 1, take = 1 }: NonNullable<PlaceSet['rank']>): string {
  const last = from + take - 1;
  const rank = take === 1 ? `${from}` : fill(texts.rank, { from, to: last });
  return fill(texts.first, { things, order: texts.orders[by][order === 'most' ? 0 : 1], rank });
}

function bounds({ by, least, most }: SetCondition & { type: 'Measured' }): string {
  const amount = (value: number) => `${number.format(value)}${units[by] ?? ''}`;
  if (least !== undefined && most !== undefined)
    return least === most ? amount(least) : fill(texts.range, { least: amount(least), most: amount(most) });
  if (least !== undefined) return fill(texts.least, { amount: amount(least) });
  return most === undefined ? '' : fill(texts.most, { amount: amount(most) });
}

function languageName(code: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}
