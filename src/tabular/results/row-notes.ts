/** What is to be said of rows that were predicted, in sentences. */

import type { Prediction } from '../engine/engine.ts';

type UnreadCells = Prediction['unread'][number];
type OtherScale = Prediction['otherScale'][number];

/** Cells of a column that say nothing that the model has learnt. */
function unreadNote({ column, kind, cells, example }: UnreadCells): string {
  const these = cells === 1 ? '1 cell' : `${cells} cells`;
  const shown = JSON.stringify(example);
  if (kind === 'category')
    return `${column}: ${these} of values that the model has not learnt (${shown}); they tell it nothing.`;
  return `${column}: ${these} not read as ${kind}s, as the model has learnt the column (${shown}); they count as missing.`;
}

/** A column whose numbers are of another size, or its dates of another time, than those that the model has learnt. */
function otherScaleNote({ column, kind, rows, learnt }: OtherScale): string {
  const shown = (value: number) =>
    kind === 'date' ? new Date(value * 86_400_000).toISOString().slice(0, 10) : String(value);
  const span = ([least, most]: readonly [number, number]) =>
    least === most ? shown(least) : `${shown(least)} to ${shown(most)}`;
  return kind === 'date'
    ? `${column}: its dates (${span(rows)}) lie far from those that the model has learnt (${span(learnt)}); if they were misread, write them as 2024-12-31.`
    : `${column}: its numbers (${span(rows)}) are of another size than those that the model has learnt (${span(learnt)}); if they are in another unit, convert them.`;
}

/** What rows say that a model cannot use as it stands, in sentences.
 * @param told a model's predictions
 * @example
 * console.log(rowNotes(await model.predict('new.csv'))); */
export const rowNotes = ({ unread, otherScale }: Pick<Prediction, 'unread' | 'otherScale'>): string[] => [
  ...unread.map(unreadNote),
  ...otherScale.map(otherScaleNote),
];
