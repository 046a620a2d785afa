/** How far a job, or what comes before it, has come. */

import type { JobProgress } from '../../client/index.ts';
import { fill, texts } from '../texts/console.ts';
import { shownDuration } from './format.ts';
import type { Run } from './state.ts';

/** @param fraction  null while nobody knows */
export function ProgressBar({
  label,
  fraction,
}: {
  readonly label: string;
  readonly fraction: number | null;
}) {
  return (
    <div class="progress panel">
      <p aria-live="polite">{label}</p>
      <progress aria-label={texts.progress} max={1} {...(fraction !== null && { value: fraction })} />
    </div>
  );
}

const stages: Readonly<Record<Run['stage'], string>> = {
  file: texts.stagePack,
  pack: texts.stagePack,
  upload: texts.stageUpload,
  queued: texts.stageQueued,
  running: texts.stageRunning,
  read: texts.stageRead,
};

export function RunProgress({ run: { stage, fraction } }: { readonly run: Run }) {
  return <ProgressBar label={stages[stage]} fraction={fraction} />;
}

export function JobProgressBar({ progress }: { readonly progress: JobProgress | null }) {
  if (progress === null) return <ProgressBar label={texts.stageQueued} fraction={null} />;
  const { stage, fraction, leftMs } = progress;
  const left = leftMs === null ? '' : `, ${fill(texts.left, { time: shownDuration(leftMs) })}`;
  return <ProgressBar label={`${texts.stageRunning}: ${stage}${left}`} fraction={fraction} />;
}
