import { expect, test } from 'vitest';

test('the helper that brings PostgreSQL leaves it to the run how it ends', async () => {
  const ends = () => [process.listeners('beforeExit'), process.listeners('exit')];
  const before = ends();
  await import('../support/postgres-server.ts');
  expect(ends()).toEqual(before);
});
