/** What the commands share in speaking to people and programs. */

import { type Command, Option } from 'commander';

/** One line, or several, on standard output: results only; progress and logs go to standard error. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function dataDirOption(): Option {
  return new Option('--data-dir <folder>', 'where jobs, objects, keys and imported extracts are kept')
    .env('GRATICULE_DATA_DIR')
    .default('graticule-data');
}

/** Command lines that help shows below the options; the tests run each as it stands. */
export function withExamples(command: Command, ...lines: readonly string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** A whole number option.
 * @throws RangeError naming the option, what it must be and what was given */
export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max) {
      throw new RangeError(`${name} must be a whole number from ${min} to ${max}, received ${text}`);
    }
    return value;
  };
}
