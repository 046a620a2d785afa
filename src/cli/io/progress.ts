/** Progress on standard error, only where a person sees it. */

import { Presets, SingleBar } from 'cli-progress';

export type OnProgress = (fraction: number, stage: string, leftMs?: number | null) => void;

/** Runs `work` under a progress bar; without a terminal nothing is printed. */
export async function withProgress<T>(work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  if (!process.stderr.isTTY) return work(() => {});
  const bar = new SingleBar(
    {
      format: '{bar} {percentage}% {stage}{left}',
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
      barsize: 30,
    },
    Presets.shades_grey,
  );
  bar.start(1000, 0, { stage: '', left: '' });
  try {
    return await work((fraction, stage, leftMs = null) => {
      const left = leftMs === null ? '' : `, about ${duration(leftMs)} left`;
      bar.update(Math.round(fraction * 1000), { stage, left });
    });
  } finally {
    bar.stop();
  }
}

/** `45 s`, `3 min`, `2 h 5 min` */
export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
