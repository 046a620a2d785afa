/** `graticule reverse` */

import type { Command } from 'commander';
import type { ReverseResult } from '../../geo/index.ts';
import { type GeoFlags, number, withGeo } from '../geo-command.ts';

export function register(program: Command): void {
  program
    .command('reverse <lon> <lat>')
    .description('Country, region, waters and nearest city of a point: graticule reverse -- -58.4 -34.6')
    .option('--json', 'print JSON')
    .option('--data <folder>', 'folder of the geo data (default: what ships with the package)')
    .action(async (lon: string, lat: string, flags: GeoFlags & { json?: boolean }) => {
      const found = await withGeo(flags, (geo) => geo.reverse({ lon: number(lon), lat: number(lat) }));
      process.stdout.write(flags.json ? `${JSON.stringify(found)}\n` : summary(found));
    });
}

function summary({ country, region, waters, nearestCity }: ReverseResult): string {
  const lines = [
    `country  ${country ? `${country.name} (${country.code})` : 'none'}`,
    ...(region ? [`region   ${region.name}`] : []),
    ...(waters.length > 0 ? [`water    ${waters.map(({ name }) => name).join(', ')}`] : []),
    ...(nearestCity
      ? [`city     ${nearestCity.name}, ${(nearestCity.distanceMetres / 1000).toFixed(1)} km away`]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
