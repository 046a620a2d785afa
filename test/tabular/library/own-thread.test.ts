/** In a file of its own: reading CSV loads the native code into the thread that reads. */

import { expect, test } from 'vitest';
import { addonPath } from '../../../src/shared/load-addon.ts';
import { createEngine, fit } from '../../../src/tabular/library/index.ts';
import { rings } from '../engine/synthetic.ts';

test('the engine names its version and computes on a thread of its own', async () => {
  const engine = await createEngine();
  expect(engine.version).toMatch(/^eng_[0-9a-f]{16}$/);
  const table = await rings(60, 8);
  const model = await fit(table, { target: 'label', engine });
