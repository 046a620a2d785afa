/** The words for kinds of map features, out of the tagging schema of OpenStreetMap's editors: presets.json. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const schema = '@openstreetmap/id-tagging-schema';
const read = (file) => JSON.parse(readFileSync(require.resolve(`${schema}/dist/${file}`), 'utf8'));

/** Languages whose words are taken, the first of them for the names of kinds. */
const locales = ['en', 'de', 'fr', 'es', 'it'];

/** @returns presets that a question can ask for, and their words */
export function presetTable() {
  const presets = {};
  for (const [id, { tags, geometry, searchable }] of Object.entries(read('presets.min.json'))) {
    const labels = Object.entries(tags).map(([key, value]) => (value === '*' ? key : `${key}=${value}`));
    if (searchable === false || labels.length === 0 || id.startsWith('@') || labels[0] === 'name') continue;
    presets[id] = { labels, point: geometry[0] === 'point' || geometry[0] === 'vertex' };
  }
  const words = {};
  for (const locale of locales) {
    words[locale] = {};
    const translations = read(`translations/${locale}.min.json`)[locale].presets.presets;
    for (const [id, { name = '', aliases = '', terms = '' }] of Object.entries(translations))
      if (presets[id]) words[locale][id] = [name, aliases, terms];
  }
  return { presets, words };
}
