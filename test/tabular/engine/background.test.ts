/** The engine of the job service gives way to the thread that answers requests. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableFromColumns } from '../../../src/tabular/domain/table-from-columns.ts';
import { createEngine } from '../../../src/tabular/engine/create-engine.ts';

/** Niceness of the threads of this process, by id: field 19 of their `stat`, counted behind the name in parentheses. */
const niceness = () =>
  new Map(
    readdirSync('/proc/self/task').map((id) => {
      const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
      return [id, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])] as const;
    }),
  );

test.skipIf(process.platform !== 'linux')(
  'a background engine has threads of lower priority, the main thread keeps its own',
  async () => {
    const own = niceness().get(String(process.pid))!;
    const lowered = () => [...niceness().values()].filter((value) => value > own).length;
    const before = lowered();
    const engine = await createEngine({ background: true });
    const table = await tableFromColumns({ x: [1, 2, 3, 4, 5, 6], y: [1, 2, 3, 4, 5, 6] });
    const model = await engine.fit({ table, targetColumn: 'y' });
    expect(lowered()).toBeGreaterThan(before);
    expect(niceness().get(String(process.pid))).toBe(own);
    model.close();
    await engine.close();
  },
);
