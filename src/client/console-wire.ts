/** What the console's routes answer, field by field. */

import type { Label } from './payload.ts';
import type { FittedContext, PredictionJob } from './wire.ts';

/** Whom a key belongs to. */
export interface Session {
  readonly org: string;
  readonly user: string;
  /** Rows that one call of `explain` takes. */
  readonly maxExplainedRows: number;
}

/** The table of a file, as the service reads it. */
export interface TableOfFile {
  readonly rows: number;
  /** What was decided while it was read, in sentences for people. */
  readonly notes: readonly string[];
  readonly columns: readonly {
    readonly name: string;
    /** What the engine takes the cells for; how dates (a name) or numbers (marks and unit) are written, null where plainly. */
    readonly read: {
      readonly as: 'number' | 'boolean' | 'date' | 'words' | 'empty';
      readonly form: string | Readonly<Record<string, unknown>> | null;
    };
    /** One a row; null is missing. */
    readonly cells: readonly (Label | null)[];
  }[];
}

/** Of a running job. */
export interface JobProgress {
  /** 0 … 1 */
  readonly fraction: number;
  readonly stage: string;
  /** About how many milliseconds are left; null as long as nothing tells. */
  readonly leftMs: number | null;
}

/** A job as lists show it; times in ISO 8601. */
export interface ListedJob extends PredictionJob {
  readonly user: string;
  readonly contextId: string | null;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly resultExpiresAt: string | null;
  readonly progress: JobProgress | null;
}

/** A fitted context as lists show it. */
export interface ListedContext extends FittedContext {
  readonly user: string;
}

/** How well one class is told from the rest. */
export interface ClassScores {
  readonly support: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly auc: number | null;
  readonly averagePrecision: number | null;
  readonly logLoss: number | null;
}

/** How good class probabilities are. */
export interface ClassificationScores {
  readonly accuracy: number;
  readonly balancedAccuracy: number;
  readonly logLoss: number;
  readonly auc: number | null;
  readonly perClass: readonly ClassScores[];
  /** c × c row-major: rows are true classes, columns predicted ones. */
  readonly confusion: readonly number[];
  readonly calibrationError: number;
}

/** How far predictions are from the truth, in the target's unit. */
export interface RegressionScores {
  readonly rmse: number;
  readonly mae: number;
  readonly medianAbsoluteError: number;
  readonly r2: number | null;
  /** Share of the truths at or below each predicted quantile. */
  readonly quantiles: readonly {
    readonly level: number;
    readonly coverage: number;
    readonly pinball: number;
  }[];
  readonly coverage80: number;
}

/** Curves of a class against the rest. */
export interface ClassCurves {
  readonly roc: {
    readonly falsePositiveRate: readonly number[];
    readonly truePositiveRate: readonly number[];
  };
  readonly precisionRecall: { readonly precision: readonly number[]; readonly recall: readonly number[] };
  readonly lift: { readonly share: readonly number[]; readonly lift: readonly number[] };
  readonly calibration: readonly {
    readonly meanProbability: number;
    readonly frequency: number;
    readonly rows: number;
  }[];
}

/** All that the engine tells of an evaluation. */
export interface EvaluationReport {
  readonly metric: 'accuracy' | 'RMSE';
  readonly value: number;
  readonly method: 'holdout' | 'kfold';
  readonly folds?: number;
  readonly rows: number;
  /** From here on absent with engines that tell no more. */
  readonly scoredRows?: number;
  readonly classes?: readonly Label[] | null;
  readonly classification?: ClassificationScores | null;
  readonly regression?: RegressionScores | null;
  /** In the order of `classes`; null for a class that no row, or every row, is of. */
  readonly curves?: readonly (ClassCurves | null)[] | null;
  readonly residuals?: {
    readonly quantiles: readonly { readonly level: number; readonly value: number }[];
    readonly byPrediction: readonly {
      readonly meanPrediction: number;
      readonly meanTarget: number;
      readonly rows: number;
      readonly rmse: number;
    }[];
    readonly points: readonly {
      readonly target: number;
      readonly prediction: number;
      readonly low: number;
      readonly high: number;
    }[];
  } | null;
  readonly learningCurve?: readonly { readonly trainRows: number; readonly value: number }[] | null;
  readonly perFold?: readonly {
    readonly value: number;
    readonly trainRows: number;
    readonly scoredRows: number;
  }[];
  readonly worstRows?: readonly {
    readonly row: number;
    readonly target: Label;
    readonly prediction: Label;
    readonly loss: number;
    readonly probability?: number;
  }[];
  readonly members?: readonly { readonly name: string; readonly weight: number }[];
  readonly notes?: readonly string[];
}

/** What a context's model learnt from and goes by. */
export interface ModelDescription {
  readonly context: ListedContext;
  readonly classes: readonly Label[] | null;
  readonly columns: readonly {
    readonly name: string;
    readonly kind: string;
    readonly missing: number;
    readonly form?: string;
    readonly note?: string;
  }[];
  readonly notes: readonly string[];
  readonly members: readonly {
    readonly name: string;
    readonly weight: number;
    readonly score: number | null;
  }[];
  /** The largest first. */
  readonly importance: readonly { readonly column: string; readonly importance: number }[];
}

/** Why rows are predicted as they are. */
export interface RowExplanations {
  readonly columns: readonly string[];
  /** Classes, of two the second alone; null for the predicted number. */
  readonly outputs: readonly (Label | null)[];
  /** One an output: what would be predicted before any column is known. */
  readonly base: readonly number[];
  /** By row, output and column; with `base` they add up to the score. */
  readonly contributions: readonly (readonly (readonly number[])[])[];
  readonly predictions: readonly Label[];
}
