import { defineConfig } from 'vitest/config';

/** Installs the tarballs of `npm run package`; run by `npm run test:install`, apart from the other tests. */
export default defineConfig({
  test: { include: ['test/install/*.install.ts'], testTimeout: 300_000, hookTimeout: 600_000, maxWorkers: 1 },
});
