/** graticule fit: learn from a table and save the model. */

import type { Command } from 'commander';
import { fit } from '../../tabular/index.ts';
import { compilationNotes, withCompileOption } from '../io/compile-option.ts';
import { interruptible } from '../io/interrupt.ts';
import { withProgress } from '../io/progress.ts';
import { withFileOptions } from '../io/read-data.ts';
import { reportModelNotes } from '../io/table-report.ts';
import { textTable } from '../io/text-table.ts';
import { readTraining, type TrainingFlags, withTrainingOptions } from '../io/training.ts';
import { writeResult } from '../io/write-result.ts';
import { withExamples } from '../output.ts';

interface FitOptions extends TrainingFlags {
  readonly out: string;
  readonly report?: string;
  readonly compile?: true;
  readonly json?: true;
}

export function register(program: Command): void {
  const command = withExamples(
    program.command('fit'),
    'graticule fit --train cars.csv --target mpg --out cars.model --report cars.html',
  );
  withFileOptions(withCompileOption(withTrainingOptions(command)))
    .description(
      'Fit a model and save it; predict, explain and columns take it as --model. The same version of the engine reads it.',
    )
    .requiredOption('--out <file>', 'where to save the model; an existing file is replaced')
    .option('--report <file>', 'also write what there is to know of the model as an HTML page')
    .option('--json', 'print the report on the model as JSON')
    .action((options: FitOptions) => interruptible((signal) => run(options, signal)));
}

async function run(flags: FitOptions, signal: AbortSignal): Promise<void> {
  const { table, options } = await readTraining(flags, signal);
  const started = performance.now();
  const model = await withProgress((onProgress) =>
    fit(table, { ...options, ...(flags.compile && { compile: true }), signal, onProgress }),
  );
  const seconds = (performance.now() - started) / 1000;
  reportModelNotes(compilationNotes(model.compilation), flags.quiet);
  await model.save(flags.out);
  if (flags.report !== undefined) await model.report(flags.report, { signal });
  const { task, target, trainRows, features, classes, engineVersion, members, notes } = model;
  const blended = members.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  const text = flags.json
    ? JSON.stringify({
        model: flags.out,
        task,
        target,
        trainRows,
        features,
        classes,
        members,
        notes,
        engineVersion,
        seconds,
      })
    : [
        `${flags.out}: ${task} of ${target} from ${features.length} columns, ${trainRows} rows, ${seconds.toFixed(1)} s`,
        '',
        textTable(
          ['member', 'weight', task === 'classification' ? 'log loss' : 'RMSE'],
          blended.map(({ name, weight, score }) => [name, weight, score]),
        ),
      ].join('\n');
  await writeResult(`${text}\n`, undefined);
  model.close();
}
