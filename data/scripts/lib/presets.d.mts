import type { PresetTable } from '../../../src/geo/parse/map/presets.ts';

export function presetTable(): PresetTable;
