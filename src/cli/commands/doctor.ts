/** `graticule doctor`: whether everything that the package needs is there and whole. */

import type { Command } from 'commander';
import { dataDirOption, print, withExamples } from '../output.ts';

export function register(program: Command): void {
  withExamples(program.command('doctor'), 'graticule doctor', 'graticule doctor --data-dir ./data --json')
    .description(
      'Check the addon, the models and data, the databases and the data folder; exit code 1 on a problem.',
    )
    .addOption(dataDirOption())
    .option('--json', 'print an array of {"name", "state", "detail", "fix"} as JSON')
    .action(async ({ dataDir, json }: { dataDir: string; json?: boolean }) => {
      const { examine } = await import('../doctor.ts');
      const findings = await examine(dataDir);
      if (json) print(JSON.stringify(findings));
      else {
        for (const { name, state, detail, fix } of findings) {
          print(`${state.padEnd(7)}  ${name}: ${detail}${fix === undefined ? '' : `. ${fix}`}`);
        }
      }
      if (findings.some(({ state }) => state === 'problem')) process.exitCode = 1;
    });
}
