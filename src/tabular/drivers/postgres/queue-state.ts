/** What waits and runs, for those who watch. */

import type { QueueState } from '../../ports.ts';
import { type LaneRow, queueStatements, type RunningRow, toQueueState } from '../sql/queue-state.ts';
import type { Calls } from './call.ts';

/** @param s  the schema */
export async function queueState({ rows }: Calls, s: string): Promise<QueueState> {
  const { lanes, running } = queueStatements(`${s}.jobs`);
  return toQueueState(await rows<LaneRow>(lanes), await rows<RunningRow>(running));
}
