/** Reports for people, written to a file. */

import { writeWhole } from '../../shared/whole-file.ts';
import type { EvaluationReport } from '../engine/evaluate.ts';
import { reportPage } from '../report/report.ts';

/** Writes what {@link evaluate} found as one HTML page: scores, curves, errors, folds, worst rows. It needs nothing else,
 * runs no script, follows the reader's light or dark setting and tells the numbers of each picture.
 * @param path   an existing file is replaced as a whole or not at all
 * @param target name of what was predicted, for the title
 * @example await writeEvaluation('cars.html', await evaluate('cars.csv', { target: 'mpg' }), 'mpg'); */
export async function writeEvaluation(
  path: string,
  evaluation: EvaluationReport,
  target: string | null = null,
): Promise<void> {
  const { classes, classification } = evaluation;
  const task = classification === null ? 'regression' : 'classification';
  await writeWhole(path, reportPage({ task, target, classes, evaluation }));
}
