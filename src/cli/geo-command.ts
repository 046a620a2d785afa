/** What the commands that answer with one feature share: options, printing, the map file. */

import { join } from 'node:path';
import { type Command, Option } from 'commander';
import type { Geo, PlaceFeature, SpatialFeature } from '../geo/index.ts';
import { writeWhole } from '../shared/whole-file.ts';
import { type LanguageModelFlags, languageModelFrom } from './language-model.ts';
import { dataDirOption, print } from './output.ts';

/** Where the data lie that every question reads. */
export interface GeoDataFlags {
  readonly data?: string;
  readonly dataDir: string;
}

export interface GeoFlags extends GeoDataFlags {
  readonly geojson?: boolean;
  readonly json?: boolean;
  readonly wkt?: boolean;
  readonly map?: string;
  readonly tolerance?: number;
  readonly maxVertices?: number;
  readonly islands?: boolean;
}

export interface PartsFlags extends GeoFlags {
  readonly parts?: 'all' | 'home' | 'mainland';
}

export function number(value: string): number {
  const parsed = Number(value);
  if (!Number.isFinite(parsed)) throw new TypeError(`expected a number, received "${value}"`);
  return parsed;
}

export function withGeoData(command: Command): Command {
  return command
    .option('--data <folder>', 'folder of the geo data (default: what ships with the package)')
    .addOption(dataDirOption());
}

/** Adds the options of every command that answers with a feature. */
export function withGeoOptions(command: Command): Command {
  return withGeoData(command)
    .option('--geojson', 'print the GeoJSON feature')
    .option('--json', 'the same as --geojson')
    .option('--wkt', 'print the geometry as well-known text')
    .option('--map <file>', 'write a map of the answer as one HTML file')
    .option('--tolerance <metres>', 'simplify to this tolerance', number)
    .option('--max-vertices <n>', 'simplify to at most this many vertices', number)
    .option('--no-islands', 'leave out islands below the tolerance');
}

/** Adds the option of commands that answer with countries and regions. */
export function withParts(command: Command): Command {
  return command.addOption(
    new Option(
      '--parts <which>',
      'of a country or region: all, home (without parts over 1,000 km from its mainland) or mainland',
    ).choices(['all', 'home', 'mainland']),
  );
}

export const borderOptions = ({ parts, ...flags }: PartsFlags) => ({
  ...geometryOptions(flags),
  ...(parts !== undefined && { parts }),
});

export const geometryOptions = ({ tolerance, maxVertices, islands }: GeoFlags) => ({
  ...(tolerance !== undefined && { toleranceMetres: tolerance }),
  ...(maxVertices !== undefined && { maxVertices }),
  ...(islands === false && { keepIslands: false }),
});

/** Opens the service for one question and closes it whatever comes. */
export async function withGeo<T>(
  flags: GeoDataFlags & LanguageModelFlags,
  ask: (geo: Geo) => Promise<T>,
): Promise<T> {
  const { createGeo } = await import('../geo/index.ts');
  const languageModel = languageModelFrom(flags);
  const geo = createGeo({
    osmDir: join(flags.dataDir, 'osm'),
    placesDir: join(flags.dataDir, 'places'),
    ...(flags.data !== undefined && { dataDir: flags.data }),
    ...(languageModel && { languageModel }),
  });
  try {
    return await ask(geo);
  } finally {
    await geo.close();
  }
}

/** Ask for a feature and print it as the flags want. */
export async function answerFeature(
  flags: GeoFlags & LanguageModelFlags,
  ask: (geo: Geo) => Promise<PlaceFeature | SpatialFeature>,
): Promise<void> {
  await withGeo(flags, async (geo) => {
    const feature = await ask(geo);
    if (flags.map !== undefined) {
      const { name } = feature.properties;
      const { mapPage } = await import('./map-page.ts');
      await writeWhole(flags.map, await mapPage([feature], name, (address) => geo.tile(address)));
      process.stderr.write(`wrote ${flags.map}\n`);
    }
    const { toWkt } = await import('../geo/index.ts');
    if (flags.geojson || flags.json) print(JSON.stringify(feature));
    else if (flags.wkt) print(toWkt(feature.geometry));
    else if (flags.map === undefined) print(summary(feature));
  });
}

/** What a person wants to read. */
function summary(feature: PlaceFeature | SpatialFeature): string {
  return 'query' in feature.properties
    ? spatialSummary(feature as SpatialFeature)
    : placeSummary(feature as PlaceFeature);
}

function spatialSummary({ properties, geometry, bbox }: SpatialFeature): string {
  const { name, notes, places, readBy, source, licence } = properties;
  const lines = [
    name,
    `  geometry  ${geometry.type}; bbox ${bbox.map((n) => n.toFixed(3)).join(' ')}`,
    ...places.map(
      (p) =>
        `  place     ${p.asked}: ${p.name} (${p.kind}), score ${p.match.score.toFixed(2)}${p.boundary ? `, ${p.boundary}` : ''}`,
    ),
    ...(readBy === 'grammar' ? [] : [`  read by   ${readBy}`]),
    ...notes.map((note) => `  note      ${note}`),
    `  source    ${source} (${licence})`,
  ];
  return lines.join('\n');
}

function placeSummary({ properties, geometry, bbox }: PlaceFeature): string {
  const {
    name,
    kind,
    country,
    region,
    population,
    boundary,
    notes = [],
    source,
    licence,
    match,
  } = properties;
  const lines = [
    `${name} (${kind}${country !== undefined && country !== name ? ` in ${[region, country].filter(Boolean).join(', ')}` : ''})`,
    `  geometry  ${geometry.type}${boundary ? `, ${boundary}` : ''}; bbox ${bbox.map((n) => n.toFixed(3)).join(' ')}`,
    ...(population !== undefined ? [`  people    ${population.toLocaleString('en')}`] : []),
    `  match     ${match.score.toFixed(2)} ${match.method}: ${match.reasons.join('; ')}`,
    ...(match.alternatives.length > 0
      ? [
          `  others    ${match.alternatives.map((other) => `${other.name} (${[other.kind, other.country].filter(Boolean).join(', ')})`).join('; ')}`,
        ]
      : []),
    ...notes.map((note) => `  note      ${note}`),
    `  source    ${source}, ${licence}`,
  ];
  return lines.join('\n');
}
