/** From the attributes of a feature to a place: which field says what. */

import type { PlaceKind } from '../domain/place.ts';

/** Fields by what they hold. Each is the name of an attribute; several are tried in order. */
export interface PlaceFields {
  /** Name in the local language or English. Default: the first that is there of `name`, `shapeName` (geoBoundaries),
   * `NAME_5` … `NAME_0` (GADM, the most detailed), `GEONAME` (Marine Regions), `preferredName`. */
  readonly name?: string | readonly string[];
  /** Further names: aliases and other spellings; several in one attribute are parted by `;` or `|`. */
  readonly aliases?: string | readonly string[];
  /** Names by language: tag to attribute. Default: attributes such as `name:de`, `name_de`, `NAME_DE`. */
  readonly languages?: Readonly<Record<string, string>>;
  readonly kind?: string;
  /** Name or code of the country. Default: `COUNTRY`, `NAME_0`, `shapeGroup`, `country`, `ISO_A2`, `iso_a2`. */
  readonly country?: string | readonly string[];
  readonly population?: string;
  /** Identifier that stays when the file is imported anew. Default: `id`, `shapeID`, `GID_5` … `GID_0`, `MRGID`. */
  readonly id?: string | readonly string[];
}

const levels = (prefix: string) => [5, 4, 3, 2, 1, 0].map((level) => `${prefix}_${level}`);
const defaults = {
  name: ['name', 'shapeName', ...levels('NAME'), 'GEONAME', 'preferredName', 'NAME', 'Name', 'title', 'tzid'],
  aliases: ['alt_name', 'short_name', 'official_name', ...levels('VARNAME')],
  country: ['COUNTRY', 'NAME_0', 'shapeGroup', 'country', 'ISO_A2', 'iso_a2', 'addr:country'],
  population: ['population', 'POP_EST', 'pop_est', 'POPULATION', 'pop'],
  id: ['id', 'shapeID', ...levels('GID'), 'MRGID', 'mrgid', 'fid'],
};

export type Attributes = Readonly<Record<string, unknown>>;

export interface MappedPlace {
  readonly id: string | undefined;
  readonly name: string;
  /** By folded-away duplicates: every spelling once, with its language where it has one. */
  readonly names: readonly { readonly text: string; readonly language?: string }[];
  readonly kind: string | undefined;
  readonly country: string | undefined;
  readonly population: number | undefined;
}

const longestName = 200;

const listOf = (
  fields: string | readonly string[] | undefined,
  otherwise: readonly string[],
): readonly string[] => (fields === undefined ? otherwise : typeof fields === 'string' ? [fields] : fields);

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\s+/g, ' ').trim();
  return text === '' || text.length > longestName || /^(?:NA|N\/A|null|none|-)$/i.test(text)
    ? undefined
    : text;
}

function firstOf(attributes: Attributes, fields: readonly string[]): string | undefined {
  for (const field of fields) {
    const text = Object.hasOwn(attributes, field) ? textOf(attributes[field]) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** What the attributes say; undefined without a name. */
export function mapPlace(attributes: Attributes, fields: PlaceFields): MappedPlace | undefined {
  const name = firstOf(attributes, listOf(fields.name, defaults.name));
  if (name === undefined) return undefined;
  const names: { text: string; language?: string }[] = [{ text: name }];
  for (const field of listOf(fields.aliases, defaults.aliases)) {
    for (const text of (textOf(attributes[field]) ?? '').split(/[;|]/)) {
      if (text.trim() !== '') names.push({ text: text.trim() });
    }
  }
  for (const [language, field] of Object.entries(fields.languages ?? languagesIn(attributes))) {
    const text = textOf(attributes[field]);
    if (text !== undefined) names.push({ text, language });
  }
  const population = Number(firstOf(attributes, listOf(fields.population, defaults.population)));
  return {
    id: firstOf(attributes, listOf(fields.id, defaults.id)),
    name,
    names,
    kind: fields.kind === undefined ? undefined : textOf(attributes[fields.kind]),
    country: firstOf(attributes, listOf(fields.country, defaults.country)),
    population: population > 0 && population < 1e11 ? Math.round(population) : undefined,
  };
}

function languagesIn(attributes: Attributes): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of Object.keys(attributes)) {
    const tag = /^name[:_]([a-z]{2,3}(?:[-_][a-z]{2,4})?)$/i.exec(field)?.[1];
    if (tag !== undefined) found[tag.toLowerCase().replace('_', '-')] = field;
  }
  return found;
}

/** Kinds by what files call them. */
const kindWords: Readonly<Record<string, PlaceKind>> = {
  adm0: 'country',
  nation: 'country',
  state: 'region',
  province: 'region',
  county: 'region',
  district: 'region',
  municipality: 'city',
  town: 'city',
  village: 'city',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((level) => [`adm${level}`, 'region' as const])),
};

/** @returns undefined for a word that names no kind */
export function toKind(word: string, known: readonly PlaceKind[]): PlaceKind | undefined {
  const key = word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return known.find((kind) => kind === key) ?? kindWords[key];
}
