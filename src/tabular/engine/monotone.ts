/** Columns along which predictions may only rise or only fall. */

import { nearest } from '../../shared/nearest.ts';
import { type ColumnSchema, featureSources, type Schema } from './prepare/index.ts';

/** By column: 1 where predictions never fall as it rises, −1 where they never rise, 0 where they may do as they like. */
export type Monotone = Readonly<Record<string, 1 | 0 | -1>>;

/** One direction for each feature of the frame; undefined when no column has any.
 * @param classes 0 for regression; with two, the probability of the second has the direction
 * @throws RangeError for a column that is no feature or no number; for more than two classes, which have no order */
export function directionsOf(asked: Monotone, schema: Schema, classes: number): Int32Array | undefined {
  const wanted = Object.entries(asked).filter(([, direction]) => direction !== 0);
  if (wanted.length === 0) return undefined;
  if (classes > 2)
    throw new RangeError(
      `monotone is for regressions and for two classes, of which the second has the probability that rises or falls; the target has ${classes}`,
    );
  for (const [name] of wanted) checkColumn(name, schema);
  const directions = new Map(wanted);
  return Int32Array.from(featureSources(schema).columns, (index) => {
    const { kind, name } = schema.columns[index]!;
    return kind === 'number' || kind === 'boolean' ? (directions.get(name) ?? 0) : 0;
  });
}

/** A column of one single value has no direction to keep, and that is no mistake. */
const kept: readonly ColumnSchema['kind'][] = ['number', 'boolean', 'constant', 'presence'];

function checkColumn(name: string, { columns }: Schema): void {
  const column = columns.find((candidate) => candidate.name === name);
  if (column === undefined) {
    const near = nearest(
      name,
      columns.map((candidate) => candidate.name),
    );
    const instead = near === undefined ? '' : `; did you mean ${JSON.stringify(near)}?`;
    throw new RangeError(
      `monotone names ${JSON.stringify(name)}, which is not a column that the model learns from${instead}`,
    );
  }
  if (!kept.includes(column.kind))
    throw new RangeError(
      `monotone is for numbers and booleans, but ${JSON.stringify(name)} was read as ${column.kind}`,
    );
}

/** For people: what holds, and what it costs. */
export function monotoneNote(asked: Monotone): string {
  const those = (direction: number) =>
    Object.keys(asked)
      .filter((name) => asked[name] === direction)
      .map((name) => JSON.stringify(name))
      .join(', ');
  const rising = those(1);
  const falling = those(-1);
  const says = [
    ...(rising === '' ? [] : [`never fall as ${rising} rises`]),
    ...(falling === '' ? [] : [`never rise as ${falling} rises`]),
  ];
  return `Predictions ${says.join(', and ')}; members that cannot guarantee this are left out.`;
}
