/** Carries what the engine tells of its progress to the job store, where every process can read it. */

import type { JobProgress } from '../domain/job.ts';
import type { OnProgress } from '../engine/engine.ts';
import type { Clock } from '../ports.ts';

/** Between two notes of one job: a person sees it move, the store hardly feels it. */
const noteMs = 500;
/** UTF-16 units of a stage. */
const maxStage = 200;

export interface ProgressReport {
  readonly onProgress: OnProgress;
  /** Nothing is noted from here on. */
  stop(): void;
}

/** Notes the first word at once, then the newest one every half second, one note at a time.
 * @param note  must not reject */
export function reportProgress(
  clock: Clock,
  note: (progress: JobProgress) => Promise<unknown>,
): ProgressReport {
  let latest: JobProgress | null = null;
  let resting = false;
  let stopped = false;
  let cancel = () => {};

  function send(): void {
    if (latest === null || resting || stopped) return;
    const progress = latest;
    latest = null;
    resting = true;
    void note(progress).then(() => {
      if (stopped) return;
      cancel = clock.after(noteMs, () => {
        resting = false;
        send();
      });
    });
  }

  return {
    onProgress(fraction, stage, leftMs) {
      latest = {
        fraction: Math.min(1, Math.max(0, fraction)),
        stage: stage.slice(0, maxStage),
        leftMs: leftMs === null ? null : Math.round(leftMs),
      };
      send();
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
}
