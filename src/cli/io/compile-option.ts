/** `--compile`, and what came of it. */

import type { Command } from 'commander';
import type { Compilation } from '../../tabular/index.ts';

export function withCompileOption(command: Command): Command {
  return command.option(
    '--compile',
    'boosted trees stand in for slow members where held-out rows show that it costs nothing; the fit takes about twice as long',
  );
}

/** For people; nothing where it was not asked for. */
export function compilationNotes(compilation: Compilation | null): string[] {
  if (compilation === null) return [];
  const { outcome, rows, blendLoss, studentLoss } = compilation;
  if (outcome === 'unneeded') return ['No member of the model is slow: there is nothing to compile.'];
  if (blendLoss === null || studentLoss === null) {
    return [
      'Not compiled: nothing could judge it; the rows are too few, or models of a part of them do without the slow members.',
    ];
  }
  const change = 100 * (studentLoss / blendLoss - 1);
  const figure = `on ${rows} held-out rows its loss is ${Math.abs(change).toFixed(2)} % ${change > 0 ? 'above' : 'below'} the model's`;
  return [outcome === 'kept' ? `Compiled: ${figure}.` : `Not compiled: ${figure}; at most 0.5 % is allowed.`];
}
