import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

/** What is read and compiled once for many files: data, tables of languages, the addon. */
const together = ['test/{geo,geodesy,tabular}/**/*.test.ts'];
/** Tests of those that replace modules, or count what a process holds. */
const apart = [
  'test/geo/geometry/native.test.ts',
  'test/geo/geometry/weight.test.ts',
  'test/geo/name-vectors.test.ts',
  'test/tabular/library/own-thread.test.ts',
];

export default defineConfig({
  test: {
    typecheck: { enabled: false },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/support/fail-on-console.ts'],
    globalSetup: ['test/support/postgres-setup.ts'],
    projects: [
      { extends: true, test: { name: 'together', include: together, exclude: apart, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['test/!(geo|geodesy|tabular)/**/*.test.ts', 'src/**/*.test.ts', ...apart],
        },
      },
    ],
  },
});
