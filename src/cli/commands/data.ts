/** `graticule data import | list | remove`: a person's own boundaries. */

import { join } from 'node:path';
import type { Command } from 'commander';
import type { PlaceKind } from '../../geo/index.ts';
import { dataDirOption, print, withExamples } from '../output.ts';

interface ImportFlags {
  readonly dataDir: string;
  readonly name?: string;
  readonly layer?: string;
  readonly kind?: string;
  readonly kindOf?: Record<string, string>;
  readonly country?: string;
  readonly source?: string;
  readonly licence?: string;
  readonly nameField?: string[];
  readonly aliasField?: string[];
  readonly languageField?: Record<string, string>;
  readonly kindField?: string;
  readonly countryField?: string[];
  readonly populationField?: string;
  readonly idField?: string[];
  readonly json?: boolean;
}

const collect = (value: string, known: string[] = []) => [...known, value];

/** `key=value`, given any number of times.
 * @throws TypeError for what is no pair */
function pair(value: string, known: Record<string, string> = {}): Record<string, string> {
  const at = value.indexOf('=');
  if (at < 1) throw new TypeError(`expected key=value, received "${value}"`);
  return { ...known, [value.slice(0, at)]: value.slice(at + 1) };
}

export function register(program: Command): void {
  const data = program
    .command('data')
    .description('Keep boundaries of your own, which every geo command finds.');
  withExamples(
    data.command('import <file>'),
    'graticule data import districts.geojson',
    'graticule data import districts.geojson --kind-field type --kind-of Gemeinde=city --licence "CC BY 4.0"',
  )
    .description(
      'Import places with their outlines (.geojson, .geojsonl, .gpkg, .shp, .zip, .fgb); an import of the same name is replaced.',
    )
    .addOption(dataDirOption())
    .option('--name <name>', 'name of the import (default: that of the file)')
    .option('--layer <layer>', 'layer of a file that has several')
    .option(
      '--kind <kind>',
      'kind of every place: country, region, city, lake, river, … (default: region for areas)',
    )
    .option(
      '--kind-of <word=kind>',
      'kind of the places of which --kind-field says this; again for each',
      pair,
    )
    .option('--country <country>', 'country of all, a name or a code')
    .option('--source <text>', 'shown with every answer (default: the file)')
    .option('--licence <text>', 'shown with every answer')
    .option('--name-field <field>', 'attribute with the name; again for others to try', collect)
    .option('--alias-field <field>', 'attribute with further names; again for others', collect)
    .option('--language-field <tag=field>', 'attribute with the name in a language; again for each', pair)
    .option('--kind-field <field>', 'attribute with the kind')
    .option('--country-field <field>', 'attribute with the country; again for others to try', collect)
    .option('--population-field <field>', 'attribute with the number of inhabitants')
    .option('--id-field <field>', 'attribute with an identifier that stays; again for others to try', collect)
    .option('--json', 'print JSON')
    .action(importFile);
  withExamples(data.command('list'), 'graticule data list', 'graticule data list --json')
    .description('List the imports.')
    .addOption(dataDirOption())
    .option('--json', 'print JSON')
    .action(list);
  withExamples(data.command('remove <name>'), 'graticule data remove districts')
    .description('Remove an import.')
    .addOption(dataDirOption())
    .action(async (name: string, { dataDir }: { dataDir: string }) => {
      const { removePlaces } = await import('../../geo/index.ts');
      await removePlaces(join(dataDir, 'places'), name);
      print(`removed ${name}`);
    });
}

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

async function importFile(file: string, flags: ImportFlags): Promise<void> {
  const { importPlaces } = await import('../../geo/index.ts');
  const { name, layer, country, source, licence } = flags;
  const done = await importPlaces(file, {
    placesDir: join(flags.dataDir, 'places'),
    ...given({ name, layer, country, source, licence }),
    ...(flags.kind !== undefined && { kind: flags.kind as PlaceKind }),
    ...(flags.kindOf && { kinds: flags.kindOf as Record<string, PlaceKind> }),
    fields: given({
      name: flags.nameField,
      aliases: flags.aliasField,
      languages: flags.languageField,
      kind: flags.kindField,
      country: flags.countryField,
      population: flags.populationField,
      id: flags.idField,
    }),
  });
  if (flags.json) return print(JSON.stringify(done));
  const kinds = Object.entries(done.kinds).map(([kind, count]) => `${count} ${kind}`);
  print(
    [
      `${done.name}: ${done.places} places (${kinds.join(', ')}) under ${done.names} names`,
      `  bbox    ${done.bbox.map((degrees) => degrees.toFixed(3)).join(' ')}`,
      ...(done.left > 0 ? [`  left    ${done.left} features left out`] : []),
      ...done.problems.slice(0, 5).map((problem) => `          ${problem}`),
      ...(done.left > 5 ? [`          and ${done.left - 5} more`] : []),
      `  store   ${done.file}`,
    ].join('\n'),
  );
}

async function list({ dataDir, json }: { dataDir: string; json?: boolean }): Promise<void> {
  const { listPlaces } = await import('../../geo/index.ts');
  const imports = await listPlaces(join(dataDir, 'places'));
  if (json) return print(JSON.stringify(imports));
  if (imports.length === 0) return print('no imports; bring a file: graticule data import FILE.geojson');
  for (const { name, places, source, importedAt, licence } of imports)
    print(
      `${name.padEnd(20)} ${String(places).padStart(9)} places  ${source}, ${importedAt.slice(0, 10)}, ${licence}`,
    );
}
