/** The measure of importance, from the built package, so that there is one. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../../../dist/geo/lookup/importance.js', import.meta.url);
if (!existsSync(fileURLToPath(built)))
  throw new Error('run `npm run build` first: the data are ranked by it');

export const {
  cityImportance,
  countryImportance,
  groupingImportance,
  partOf,
  regionImportance,
  renownImportance,
  riverImportance,
  standingWaterImportance,
} = await import(built);
