/** Words for kinds of map features → tags, by the presets of `@openstreetmap/id-tagging-schema`. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fold } from '../domain/fold.ts';

export interface Preset {
  readonly id: string;
  readonly name: string;
  /** "amenity=restaurant", or "building" for any value. */
  readonly labels: readonly string[];
  /** Whether an area of this kind is shown as a point. */
  readonly point: boolean;
}

interface RawPreset {
  readonly tags: Readonly<Record<string, string>>;
  readonly geometry: readonly string[];
  readonly searchable?: boolean;
}
type Words = Record<string, { name?: string; terms?: string; aliases?: string }>;

const require = createRequire(import.meta.url);
const read = (file: string): unknown =>
  JSON.parse(readFileSync(require.resolve(`@openstreetmap/id-tagging-schema/dist/${file}`), 'utf8'));
const locales = ['en', 'de', 'fr', 'es', 'it'];

let index: Map<string, { rank: number; presets: Preset[] }> | undefined;

/** Singular forms a plural may have. */
function singulars(word: string): string[] {
  const forms = [word];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith('s')) forms.push(word.slice(0, -1));
  if (word.endsWith('n')) forms.push(word.slice(0, -1), word.slice(0, -2));
  return forms;
}

function build(): Map<string, { rank: number; presets: Preset[] }> {
  const built = new Map<string, { rank: number; presets: Preset[] }>();
  const raw = read('presets.min.json') as Record<string, RawPreset>;
  const english = (read('translations/en.min.json') as { en: { presets: { presets: Words } } }).en;
  const presets = new Map<string, Preset>();
  for (const [id, { tags, geometry, searchable }] of Object.entries(raw)) {
    const labels = Object.entries(tags).map(([key, value]) => (value === '*' ? key : `${key}=${value}`));
    if (searchable === false || labels.length === 0 || id.startsWith('@')) continue;
    const name = english.presets.presets[id]?.name ?? id;
    presets.set(id, { id, name, labels, point: geometry[0] === 'point' || geometry[0] === 'vertex' });
  }
  const put = (text: string, preset: Preset, rank: number): void => {
    const word = fold(text);
    const known = built.get(word);
    if (word === '' || (known && known.rank < rank)) return;
    if (!known || known.rank > rank) built.set(word, { rank, presets: [preset] });
    else if (!known.presets.includes(preset)) known.presets.push(preset);
  };
  locales.forEach((locale, order) => {
    const file = read(`translations/${locale}.min.json`) as Record<string, { presets: { presets: Words } }>;
    for (const [id, { name, aliases, terms }] of Object.entries(file[locale]!.presets.presets)) {
      const preset = presets.get(id);
      if (!preset) continue;
      if (name) put(name, preset, order === 0 ? 0 : 3);
      for (const alias of aliases?.split('\n') ?? []) put(alias, preset, order === 0 ? 1 : 4);
      for (const term of terms?.split(',') ?? []) put(term, preset, 5 + order);
    }
  });
  // The value of a main tag is a word for it: "school" for "School Grounds".
  for (const [id, preset] of presets) {
    const parts = id.split('/');
    if (parts.length === 2 && preset.labels.length === 1) put(parts[1]!.replaceAll('_', ' '), preset, 2);
  }
  return built;
}

/** Presets that a word or phrase names, singular or plural; a name goes before an alias, an alias before a search term. */
export function presetsFor(phrase: string): readonly Preset[] {
  index ??= build();
  const words = fold(phrase).split(' ');
  const last = words.pop()!;
  const found = singulars(last).flatMap((form) => index?.get([...words, form].join(' ')) ?? []);
  // A search term may happen to be written in the plural: the better kind of word wins.
  return found.sort((a, b) => a.rank - b.rank)[0]?.presets ?? [];
}
