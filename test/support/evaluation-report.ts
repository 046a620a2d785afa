/** A whole evaluation report without any learning: the target, a little wrong, scored as the engine scores. */

import type { Evaluation, TrainingSet } from '../../src/tabular/engine/engine.ts';
import type { EvaluationReport } from '../../src/tabular/engine/evaluate.ts';
import {
  classificationCurves,
  scoreClassification,
} from '../../src/tabular/engine/metrics/classification.ts';
import { scoredLevels, scoreRegression } from '../../src/tabular/engine/metrics/regression.ts';
import {
  predictionBins,
  residualQuantiles,
  sampledPoints,
} from '../../src/tabular/engine/metrics/residuals.ts';

const every = 7;

/** Every seventh row is given another class, or a number a tenth too high. */
export function plainReport(
  { target, features: { rows } }: TrainingSet,
  value: Evaluation,
): EvaluationReport {
  const common = {
    ...value,
    scoredRows: rows,
    perFold: [],
    learningCurve: null,
    members: [{ name: 'mean', weight: 1 }],
    fitMs: 1,
    predictMs: 1,
    notes: ['a note'],
    columnNotes: [],
  };
  if (target.kind === 'labels') {
    const c = target.classes.length;
    const probabilities = Float64Array.from({ length: rows * c }, (_, i) => {
      const row = Math.floor(i / c);
      const given = (target.codes[row]! + (row % every === 0 ? 1 : 0)) % c;
      return i % c === given ? 0.8 : 0.2 / (c - 1);
    });
    const classification = scoreClassification(target.codes, probabilities, c);
    return {
      ...common,
      metric: 'accuracy',
      value: classification.accuracy,
      classes: target.classes,
      classification,
      regression: null,
      costs: null,
      curves: classificationCurves(target.codes, probabilities, c),
      residuals: null,
      worstRows: [
        { row: 0, target: target.classes[0]!, prediction: target.classes[1]!, loss: 3, probability: 0.1 },
      ],
    };
  }
  const means = target.values.map((truth, row) => (row % every === 0 ? 1.1 * truth : truth));
  const quantiles = Float64Array.from({ length: rows * scoredLevels.length }, (_, i) => {
    const row = Math.floor(i / scoredLevels.length);
    return means[row]! + (scoredLevels[i % scoredLevels.length]! - 0.5);
  });
  const low = means.map((mean) => mean - 0.4);
  const high = means.map((mean) => mean + 0.4);
  const regression = scoreRegression(target.values, means, quantiles);
  return {
    ...common,
    metric: 'RMSE',
    value: regression.rmse,
    classes: null,
    classification: null,
    regression,
    costs: null,
    curves: null,
    residuals: {
      quantiles: residualQuantiles(target.values, means),
      byPrediction: predictionBins(target.values, means),
      points: sampledPoints(target.values, means, low, high),
    },
    worstRows: [{ row: 0, target: target.values[0]!, prediction: means[0]!, loss: 1 }],
  };
}
