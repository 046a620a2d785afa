#!/usr/bin/env node
/** The command line: one file per command, loaded only when its command is asked for. */

import { Command, Help } from 'commander';
import { packageManifest } from '../shared/package-root.ts';
import { fail } from './fail.ts';

const { version } = packageManifest();

/** A command's own options before those that it shares with others. */
const optionsFirst: Help['groupItems'] = (...items) => {
  const found = Help.prototype.groupItems(...items);
  const own = found.get('Options:');
  return own === undefined ? found : new Map([['Options:', own], ...found]);
};

const program = new Command('graticule')
  .version(version)
  .description('Tabular predictions and geographic answers, offline.')
  .showHelpAfterError()
  .exitOverride()
  .configureHelp({ groupItems: optionsFirst });
const help = new Command('help')
  .argument('[command]')
  .description('Print the help of a command.')
  .helpOption(false);
program.addHelpCommand(help.helpGroup('Start here:'));

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
  await program.parseAsync();
} catch (error) {
  process.exitCode = fail(error);
}
