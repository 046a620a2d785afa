#!/usr/bin/env node
/** The command line: one file per command, loaded only when its command is asked for. */

import { Command } from 'commander';
import { packageManifest } from '../shared/package-root.ts';
import { fail } from './fail.ts';

const { version } = packageManifest();

const program = new Command('graticule')
  .version(version)
  .description('Tabular predictions and geographic answers, offline.')
  .showHelpAfterError()
  .exitOverride();

/** Commands by name; each module exports `register(program)`. Add a line here for a new command file. */
const modules: Record<string, () => Promise<{ register: (program: Command) => void }>> = {
  samples: () => import('./commands/samples.ts'),
  doctor: () => import('./commands/doctor.ts'),
  serve: () => import('./commands/serve.ts'),
  worker: () => import('./commands/worker.ts'),
  keys: () => import('./commands/keys.ts'),
  sdk: () => import('./commands/sdk.ts'),
  columns: () => import('./commands/columns.ts'),
  fit: () => import('./commands/fit.ts'),
  predict: () => import('./commands/predict.ts'),
  evaluate: () => import('./commands/evaluate.ts'),
  explain: () => import('./commands/explain.ts'),
  forecast: () => import('./commands/forecast.ts'),
  backtest: () => import('./commands/backtest.ts'),
  border: () => import('./commands/border.ts'),
  ocean: () => import('./commands/ocean.ts'),
  water: () => import('./commands/water.ts'),
  geocode: () => import('./commands/geocode.ts'),
  reverse: () => import('./commands/reverse.ts'),
  query: () => import('./commands/query.ts'),
  osm: () => import('./commands/osm.ts'),
  data: () => import('./commands/data.ts'),
  mcp: () => import('./commands/mcp.ts'),
};

// A reader that has seen enough (`| head`) is no failure: what is still written goes nowhere.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') process.exitCode = fail(error);
});

try {
  const asked = process.argv[2] ?? '';
  const wanted = Object.hasOwn(modules, asked) ? [modules[asked]!] : Object.values(modules);
  for (const load of wanted) (await load()).register(program);
  await program.parseAsync();
} catch (error) {
  process.exitCode = fail(error);
}
