/** The commands of the command line, with errors of two lines: what is wrong with the nearest name, and where help is. */

import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Command, type ErrorOptions, Help, type Option } from 'commander';
import { plainFileError } from '../shared/file-error.ts';

/** What commander does where an option is not known; its types do not list it. */
interface Reporting {
  unknownOption(this: Command, flag: string): never;
}

/** Words that people, and other commands, have for an option: the first that a command has is named. */
const meantBy: Readonly<Record<string, readonly string[]>> = {
  data: ['train', 'rows'],
  train: ['data'],
  rows: ['data', 'future'],
  file: ['train', 'data', 'rows'],
  input: ['train', 'data', 'rows'],
  test: ['rows'],
  output: ['out'],
  save: ['out'],
  label: ['target'],
  y: ['target'],
  date: ['timestamp'],
  time: ['timestamp'],
  series: ['item'],
  id: ['item', 'keep'],
  steps: ['horizon'],
  drop: ['ignore'],
  exclude: ['ignore'],
};

/** A command's own options before those that it shares with others. */
const optionsFirst: Help['groupItems'] = (...items) => {
  const found = Help.prototype.groupItems(...items);
  const own = found.get('Options:');
  return own === undefined ? found : new Map([['Options:', own], ...found]);
};

class PlainCommand extends Command {
  override createCommand(name?: string): PlainCommand {
    return new PlainCommand(name);
  }

  /** The whole help below an error would push the error out of sight. */
  override error(message: string, options?: ErrorOptions): never {
    return super.error(`${message}\nHelp: ${pathOf(this)} --help`, options);
  }

  unknownOption(flag: string): never {
    const known = (name: string) => this.options.some(({ long }) => long === `--${name}`);
    const meant = meantBy[/^--([a-z]+)/.exec(flag)?.[1] ?? '']?.find(known);
    if (meant === undefined)
      return (Command.prototype as unknown as Reporting).unknownOption.call(this, flag);
    return this.error(`error: unknown option '${flag}'\n(Did you mean --${meant}?)`);
  }

  /** Called by commander, which looks for missing options before it looks for unknown ones: a misspelt one is both. */
  missingMandatoryOptionValue(option: Option): never {
    const unknown = this.args.find((argument) => /^-./.test(argument));
    if (unknown !== undefined) return this.unknownOption(unknown);
    const excess = this.args[this.registeredArguments.length];
    const meant = excess === undefined ? '' : `\n(Did you mean ${option.long} ${excess}?)`;
    return this.error(`error: required option '${option.flags}' not specified${meant}`);
  }
}

/** Options that name a file to write. */
const written = ['out', 'report', 'plot', 'forecasts', 'map'];

/** @throws the file system's error of the first file whose folder is not there */
function refuseAbsentFolders(command: Command): void {
  for (const option of command.options) {
    const name = option.attributeName();
    if (!written.includes(name) || !option.flags.endsWith('<file>')) continue;
    const path: unknown = command.getOptionValue(name);
    if (typeof path !== 'string' || path === '') continue;
    try {
      // With the slash at the end a file in its place is refused too.
      statSync(`${dirname(resolve(path))}/`);
    } catch (error) {
      throw plainFileError(error, path, 'write');
    }
  }
}

const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;

/** The program without its commands; it throws a CommanderError instead of ending the process. */
export function createProgram(version: string): Command {
  const program = new PlainCommand('graticule')
    .version(version)
    .description('Tabular predictions and geographic answers, offline.')
    .exitOverride()
    .configureHelp({ groupItems: optionsFirst });
  const help = new Command('help')
    .argument('[command]')
    .description('Print the help of a command.')
    .helpOption(false);
  // Before the work whose result would have no place.
  program.hook('preAction', (_, command) => refuseAbsentFolders(command));
  return program.addHelpCommand(help.helpGroup('Start here:'));
}
