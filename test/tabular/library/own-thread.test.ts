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
  await model.predict(table);
  // This thread never loaded the native code: whatever computed was another one.
  expect(() => addonPath()).toThrow('has not been loaded');
  await engine.close();
  await expect(model.predict(table)).rejects.toMatchObject({ name: 'TabularError' });
});
