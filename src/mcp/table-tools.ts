/** Predictions from tables, as tools. */

import { parse } from 'node:path';
import * as z from '../shared/zod.ts';
import {
  backtest,
  columnFacts,
  describeColumns,
  evaluate,
  fit,
  forecast,
  loadModel,
  type TabularModel,
  tableFromColumns,
  tableFromFile,
  tableToCsv,
} from '../tabular/index.ts';
import { type Tool, tool } from './tool.ts';
import type { WorkFolder } from './work-folder.ts';

/** Rows of an answer that are told; the file has all. */
const toldRows = 10;

const file = z
  .string()
  .min(1)
  .describe('a table in the folder: CSV, TSV, JSON, JSON lines, Parquet, Arrow or Excel');
const target = z.string().min(1).describe('the column to predict');
const effort = z
  .enum(['fast', 'balanced', 'best'])
  .optional()
  .describe('work that it is worth; default: balanced');
const ignore = z.array(z.string()).optional().describe('columns not to learn from');
const horizon = z.number().int().min(1).max(200_000).describe('steps ahead');
const series = {
  file,
  timestamp: z.string().min(1).describe('the column of dates or times'),
  target: z.string().min(1).describe('the column to forecast'),
  item: z.string().min(1).optional().describe('the column that tells several series apart'),
};

export function tableTools(folder: WorkFolder): readonly Tool[] {
  /** A table without the columns to leave out. */
  const tableOf = async (name: string, signal: AbortSignal, left: readonly string[] = []) => {
    const table = await tableFromFile(await folder.read(name), { signal });
    const unknown = left.find((column) => !table.columns.some((each) => each.name === column));
    if (unknown !== undefined)
      throw new RangeError(`There is no column ${JSON.stringify(unknown)} to ignore.`);
    return { ...table, columns: table.columns.filter((column) => !left.includes(column.name)) };
  };
  const csvFile = async (name: string, columns: Parameters<typeof tableFromColumns>[0]) =>
    folder.write(name, 'csv', await tableToCsv(await tableFromColumns(columns)));
  const facts = (model: TabularModel) => ({
    task: model.task,
    rows: model.trainRows,
    columns: model.columns.map((column) => columnFacts(column)),
    notes: model.notes,
    members: model.members.filter(({ weight }) => weight > 0),
  });

  return [
    tool({
      name: 'list_files',
      title: 'Files',
      description: 'Files of the folder, and those that tools have left in it.',
      input: {},
      writes: false,
      run: async () => ({ folder: folder.path, files: await folder.list() }),
    }),
    tool({
      name: 'describe_table',
      title: 'Columns of a table',
      description:
        'How each column of a table would be read: kind, missing share, dates; and what was left out.',
      input: { file },
      writes: false,
      async run(input, { signal }) {
        const table = await tableOf(input.file, signal);
        return { rows: table.rows, columns: describeColumns(table), notes: table.notes ?? [] };
      },
    }),
    tool({
      name: 'evaluate',
      title: 'How well can it be predicted?',
      description:
        'Cross-validates: accuracy, log loss and AUC, or RMSE and R², on rows that a model has not seen.',
      input: { file, target, effort, ignore },
      writes: false,
      async run({ file: name, target: column, effort: work, ignore: left }, { signal }) {
        const report = await evaluate(await tableOf(name, signal, left), {
          target: column,
          signal,
          ...(work !== undefined && { effort: work }),
        });
        const { metric, value, method, rows, folds } = report;
        const { classification, regression } = report;
        const scores = classification
          ? { accuracy: classification.accuracy, logLoss: classification.logLoss, auc: classification.auc }
          : regression && { rmse: regression.rmse, mae: regression.mae, r2: regression.r2 };
        return { metric, value, method, rows, folds, ...scores };
      },
    }),
    tool({
      name: 'fit',
      title: 'Fit a model',
      description: 'Fits a model to a table and saves it; predict takes the file that the answer names.',
      input: { file, target, effort, ignore },
      writes: true,
      async run({ file: name, target: column, effort: work, ignore: left }, { signal }) {
        const table = await tableOf(name, signal, left);
        const model = await fit(table, {
          target: column,
          signal,
          ...(work !== undefined && { effort: work }),
        });
        try {
          const saved = await folder.write(`${parse(name).name}-${column}`, 'model', await model.serialize());
          const { columns, importance } = await model.explain();
          const order = [...columns.keys()].sort((a, b) => importance[b]! - importance[a]!);
          const most = order.slice(0, 10).map((i) => ({ column: columns[i]!, share: importance[i]! }));
          return { ...facts(model), importance: most, model: saved };
        } finally {
          model.close();
        }
      },
    }),
    tool({
      name: 'predict',
      title: 'Predict rows',
      description: `Predicts the rows of a table with a model that fit saved. Tells the first ${toldRows}; all lie in the file that the answer names.`,
      input: {
        model: z.string().min(1).describe('the model file that fit wrote'),
        file,
        quantiles: z
          .array(z.number().gt(0).lt(1))
          .max(99)
          .optional()
          .describe('regression: levels such as 0.1 and 0.9, for an interval of 80 %'),
      },
      writes: true,
      async run({ model: saved, file: name, quantiles: levels = [] }, { signal }) {
        const model = await loadModel(await folder.read(saved));
        try {
          const ahead = await model.predict(await tableOf(name, signal), { quantiles: levels, signal });
          const rows = Array.from({ length: ahead.rows }, (_, row) => row);
          const columns: Record<string, (string | number | boolean)[]> = { prediction: ahead.toArray() };
          for (const label of ahead.classes ?? []) {
            columns[`probability_${label}`] = rows.map((row) => ahead.probability(row, label));
          }
          for (const level of ahead.quantileLevels ?? []) {
            columns[`quantile_${level}`] = rows.map((row) => ahead.quantile(row, level));
          }
          const first = rows
            .slice(0, toldRows)
            .map((row) =>
              Object.fromEntries(Object.entries(columns).map(([key, cells]) => [key, cells[row]!])),
            );
          return { rows: ahead.rows, first, file: await csvFile(`${parse(name).name}-predicted`, columns) };
        } finally {
          model.close();
        }
      },
    }),
    tool({
      name: 'forecast',
      title: 'Forecast series',
      description: `Continues one or many time series with 80 % intervals. Tells the first ${toldRows} steps; all lie in the file that the answer names.`,
      input: { ...series, horizon },
      writes: true,
      async run({ file: name, horizon: steps, item, ...columns }, { signal }) {
        const ahead = await forecast(await tableOf(name, signal), {
          ...columns,
          ...(item !== undefined && { item }),
          horizon: steps,
          signal,
        });
        const all = [...ahead];
        const path = await csvFile(`${parse(name).name}-forecast`, {
          ...(item !== undefined && { [item]: all.map((step) => step.item ?? '') }),
          [columns.timestamp]: all.map((step) => step.timestamp),
          mean: [...ahead.mean],
          ...Object.fromEntries(
            ahead.quantileLevels.map((level) => [
              `quantile_${level}`,
              all.map((step) => step.quantiles[level]!),
            ]),
          ),
        });
        return { steps: all.length, first: all.slice(0, toldRows), notes: ahead.notes, file: path };
      },
    }),
    tool({
      name: 'backtest',
      title: 'How well do forecasts do?',
      description:
        'Forecasts from past origins what is already known: sMAPE, MASE, OWA (below 1 beats the naive method), coverage.',
      input: { ...series, horizon },
      writes: false,
      async run({ file: name, horizon: steps, item, ...columns }, { signal }) {
        const { overall, notes } = await backtest(await tableOf(name, signal), {
          ...columns,
          ...(item !== undefined && { item }),
          horizon: steps,
          signal,
        });
        return { ...overall, notes };
      },
    }),
  ];
}
