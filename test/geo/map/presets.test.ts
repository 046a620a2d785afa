import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { presetTable } from '../../../data/scripts/lib/presets.mjs';
import { presetsFile } from '../../../src/geo/parse/map/presets.ts';
import { packageFile } from '../../../src/shared/package-root.ts';

test('the shipped presets are those of the installed tagging schema', () => {
  expect(JSON.parse(brotliDecompressSync(readFileSync(packageFile(presetsFile))).toString())).toEqual(
    presetTable(),
  );
});
