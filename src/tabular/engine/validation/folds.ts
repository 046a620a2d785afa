/** Splits of rows into folds: which rows a model learns from and which it is judged on. */

import { createRandom, shuffle } from '../random.ts';
import type { Goal } from './goal.ts';
import { groupedFoldOf } from './grouped-folds.ts';

export interface Fold {
  /** Ascending row numbers. */
  readonly train: Int32Array;
  readonly test: Int32Array;
}

/** Folds of the rows of a goal: stratified by class, groups kept together. Rows that are all of one group have nothing else
 * to be held out from: they are split one by one. As {@link kFolds}. */
export function foldsOf(goal: Goal, rows: number, k: number, seed: number, keepSingletons = false): Fold[] {
  const codes = goal.kind === 'classes' ? goal.codes : undefined;
  const groups = goal.groups?.some((group) => group !== goal.groups![0]) ? goal.groups : undefined;
  return kFolds(rows, k, seed, codes, keepSingletons, groups);
}

/** k folds of nearly equal size after a seeded shuffle.
 *
 * With `codes` the folds are stratified: the rows of each class are dealt out in turn, so that every fold has nearly
 * the same share of each class.
 * @param k              at least 2; cut to the number of rows
 * @param keepSingletons rows of a class with a single row stay in every training part and appear in no test part,
 *                       because a model that has never seen a class cannot be tuned on it; default false
 * @param groups         group of each row: the rows of one group share a fold. Classes and sizes are then as alike as whole
 *                       groups allow, and there are no more folds than groups */
export function kFolds(
  rows: number,
  k: number,
  seed: number,
  codes?: Int32Array,
  keepSingletons = false,
  groups?: Int32Array,
): Fold[] {
  if (groups !== undefined) {
    const { foldOf, count } = groupedFoldOf(groups, k, seed, codes, keepSingletons);
    return gathered(foldOf, count);
  }
  const count = Math.min(k, rows);
  if (!(count >= 2))
    throw new RangeError(`kFolds: expected at least 2 folds and 2 rows, received ${k} and ${rows}`);
  const random = createRandom(seed);
  const order = shuffle(
    Int32Array.from({ length: rows }, (_, i) => i),
    random,
  );
  const foldOf = new Int32Array(rows).fill(-1);
  if (codes === undefined) {
    for (let i = 0; i < rows; i++) foldOf[order[i]!] = i % count;
  } else {
    const byClass = new Map<number, number[]>();
    for (const row of order) {
      const list = byClass.get(codes[row]!);
      if (list === undefined) byClass.set(codes[row]!, [row]);
      else list.push(row);
    }
    // One running position over all classes keeps the folds' sizes within one row of each other.
    let position = 0;
    for (const label of [...byClass.keys()].sort((a, b) => a - b)) {
      const members = byClass.get(label)!;
      if (keepSingletons && members.length === 1) continue;
      for (const row of members) foldOf[row] = position++ % count;
    }
  }
  return gathered(foldOf, count);
}

/** @param foldOf of each row; −1: in every training part */
function gathered(foldOf: Int32Array, count: number): Fold[] {
  const folds: Fold[] = [];
  for (let fold = 0; fold < count; fold++) {
    const test: number[] = [];
    const train: number[] = [];
    for (let row = 0; row < foldOf.length; row++) (foldOf[row] === fold ? test : train).push(row);
    if (test.length > 0) folds.push({ train: Int32Array.from(train), test: Int32Array.from(test) });
  }
  return folds;
}
