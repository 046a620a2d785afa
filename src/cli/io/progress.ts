/** Progress on standard error, only where a person sees it. */

import { Presets, SingleBar } from 'cli-progress';

export type OnProgress = (fraction: number, stage: string) => void;

/** Runs `work` under a progress bar; without a terminal nothing is printed. */
export async function withProgress<T>(work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  if (!process.stderr.isTTY) return work(() => {});
  const bar = new SingleBar(
    {
      format: '{bar} {percentage}% {stage}',
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
      barsize: 30,
    },
    Presets.shades_grey,
  );
  bar.start(1000, 0, { stage: '' });
  try {
    return await work((fraction, stage) => bar.update(Math.round(fraction * 1000), { stage }));
  } finally {
    bar.stop();
  }
}
