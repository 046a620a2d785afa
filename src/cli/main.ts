#!/usr/bin/env node
/** The command line: one file per command, loaded only when its command is asked for. */

import { Command } from 'commander';
import { fail } from './fail.ts';

const program = new Command('graticule')
  .description('Tabular predictions and geographic answers, offline.')
  .showHelpAfterError()
  .exitOverride();

/** Each module exports `register(program)`; add a line here for a new command file. */
const modules: (() => Promise<{ register: (program: Command) => void }>)[] = [];

try {
  for (const load of modules) (await load()).register(program);
  await program.parseAsync();
} catch (error) {
  process.exitCode = fail(error);
}
