import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    typecheck: { enabled: false },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    setupFiles: ['test/support/fail-on-console.ts'],
    globalSetup: ['test/support/postgres-setup.ts'],
  },
});
