/** The words for kinds of map features, out of the tagging schema of OpenStreetMap's editors: presets.json.br. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const schema = '@openstreetmap/id-tagging-schema';
const read = (file) => JSON.parse(readFileSync(require.resolve(`${schema}/dist/${file}`), 'utf8'));

/** Languages whose words are taken, the first of them for the names of kinds. */
const locales = ['en', 'de', 'fr', 'es', 'it'];

const labelsOf = (tags) =>
  Object.entries(tags).map(([key, value]) => (value === '*' ? key : `${key}=${value}`));

/** Keys that say something else of what has another main tag. */
const beside =
  /^(?:wifi|internet_access|sustenance|stream|type|embankment|location|tower:type|parking|golf)$/;

/** Tags that mappers wrote before those of the presets, and still do: presets that editors no longer offer, under the same
 * name or, of schools, under the key that they moved from; and the table of replaced tags.
 * @returns labels by preset */
function olderTags(presets, all, names) {
  const older = {};
  const add = (id, labels) => {
    const known = [presets[id].labels, ...(older[id] ?? [])].map((some) => some.join());
    if (!known.includes(labels.join())) older[id] = [...(older[id] ?? []), labels];
  };
  const byName = new Map(
    Object.keys(presets).flatMap((id) => (names[id]?.name ? [[names[id].name.toLowerCase(), id]] : [])),
  );
  for (const [id, { tags, searchable }] of Object.entries(all)) {
    if (searchable !== false || id.startsWith('@') || id.startsWith('building')) continue;
    const labels = labelsOf(tags);
    const moved = id.replace(/^amenity\//, 'education/');
    const now = byName.get(names[id]?.name?.toLowerCase()) ?? (moved !== id && presets[moved] && moved);
    if (now && labels.length > 0 && labels.every((label) => label.includes('='))) add(now, labels);
  }
  const byLabels = new Map(
    Object.entries(presets).map(([id, { labels }]) => [[...labels].sort().join(), id]),
  );
  for (const { old, replace } of read('deprecated.min.json')) {
    const values = Object.entries(old);
    if (values.some(([key, value]) => beside.test(key) || value === '*' || !/^[a-z_:]+$/.test(value)))
      continue;
    const now = replace && byLabels.get(labelsOf(replace).sort().join());
    if (now) add(now, labelsOf(old));
  }
  return older;
}

/** @returns presets that a question can ask for, and their words */
export function presetTable() {
  const presets = {};
  const all = read('presets.min.json');
  for (const [id, { tags, geometry, searchable }] of Object.entries(all)) {
    const labels = labelsOf(tags);
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
  const names = read(`translations/${locales[0]}.min.json`)[locales[0]].presets.presets;
  const older = olderTags(presets, all, names);
  return { presets, words, older };
}
