/** `graticule worker`: runs the jobs that servers on the same stores have accepted, and answers nobody. */

import type { Command } from 'commander';
import { createJsonLog } from '../../shared/log.ts';
import { returnMemory } from '../../shared/return-memory.ts';
import { pretrainedWarning } from '../../tabular/engine/in-context/network-files.ts';
import { type ObjectsFlags, withObjectsOptions } from '../objects.ts';
import { type OperationsFlags, openWatch, withOperationsOptions } from '../operations.ts';
import { print, withExamples } from '../output.ts';
import { type RunningFlags, untilAsked, withRunningOptions, workerOptions } from '../running.ts';
import { type DatabaseFlags, dataFolder, storesFrom, withStoreOptions } from '../stores.ts';

interface WorkerFlags extends DatabaseFlags, ObjectsFlags, OperationsFlags, RunningFlags {}

export function register(program: Command): void {
  const command = withOperationsOptions(withStoreOptions(program.command('worker')));
  withExamples(
    withRunningOptions(withObjectsOptions(command), 1),
    'graticule worker --database-url postgres://jobs.example/graticule --objects s3://my-bucket/graticule',
  )
    .description('Run jobs only: beside servers, on the same database or data folder.')
    .action((flags: WorkerFlags, command: Command) => run(flags, command));
}

async function run(flags: WorkerFlags, command: Command): Promise<void> {
  returnMemory();
  const log = createJsonLog();
  const stores = await storesFrom(flags, dataFolder(flags, command), log);
  const { createTabular } = await import('../../tabular/index.ts');
  const watch = await openWatch(flags, log);
  const worker = workerOptions(flags);
  const tabular = await createTabular({ ...stores, ...watch.options, log, worker });
  await watch.listen(tabular).catch(async (error) => {
    await tabular.close();
    throw error;
  });
  const missing = pretrainedWarning();
  if (missing !== undefined) print(`warning: ${missing}`);
  const asked = untilAsked(log, flags);
  print('graticule worker runs jobs');
  await asked;
  watch.drain();
  await tabular.close();
  await watch.close();
}
