#!/usr/bin/env node
/** The command line: one file per command, loaded only when its command is asked for. */

import type { Command } from 'commander';
import { packageManifest } from '../shared/package-root.ts';
import { fail } from './fail.ts';
import { createProgram } from './program.ts';

const { version } = packageManifest();

const program = createProgram(version);

type CommandModule = () => Promise<{ register: (program: Command) => void }>;

/** Commands by name, in the groups of the help; each module exports `register(program)`. Add a line here for a new command file. */
const groups: Readonly<Record<string, Readonly<Record<string, CommandModule>>>> = {
  'Start here:': {
    samples: () => import('./commands/samples.ts'),
    doctor: () => import('./commands/doctor.ts'),
  },
  'Tables:': {
    columns: () => import('./commands/columns.ts'),
    fit: () => import('./commands/fit.ts'),
    predict: () => import('./commands/predict.ts'),
    evaluate: () => import('./commands/evaluate.ts'),
    explain: () => import('./commands/explain.ts'),
    forecast: () => import('./commands/forecast.ts'),
    backtest: () => import('./commands/backtest.ts'),
  },
  'Places:': {
    border: () => import('./commands/border.ts'),
    ocean: () => import('./commands/ocean.ts'),
    water: () => import('./commands/water.ts'),
    geocode: () => import('./commands/geocode.ts'),
    reverse: () => import('./commands/reverse.ts'),
    query: () => import('./commands/query.ts'),
    osm: () => import('./commands/osm.ts'),
    data: () => import('./commands/data.ts'),
  },
  'Service:': {
    serve: () => import('./commands/serve.ts'),
    worker: () => import('./commands/worker.ts'),
    keys: () => import('./commands/keys.ts'),
    mcp: () => import('./commands/mcp.ts'),
    sdk: () => import('./commands/sdk.ts'),
  },
};

// A reader that has seen enough (`| head`) is no failure: what is still written goes nowhere.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') process.exitCode = fail(error);
});

try {
  const asked = process.argv[2] ?? '';
  const known = Object.values(groups).some((commands) => Object.hasOwn(commands, asked));
  for (const [heading, commands] of Object.entries(groups)) {
    program.commandsGroup(heading);
    for (const [name, load] of Object.entries(commands))
      if (!known || name === asked) (await load()).register(program);
  }
  // The help of a command that is not known is refused like the command.
  const [node, script, ...words] = process.argv;
  const told = asked === 'help' && !program.commands.some((command) => command.name() === words[1]);
  await program.parseAsync(told && words[1] !== undefined ? [node!, script!, words[1]] : process.argv);
} catch (error) {
  process.exitCode = fail(error);
}
