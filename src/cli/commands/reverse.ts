/** `graticule reverse` */

import type { Command } from 'commander';
import type { ReverseResult } from '../../geo/index.ts';
import { type GeoDataFlags, number, withGeo, withGeoData } from '../geo-command.ts';
import { print, withExamples } from '../output.ts';

export function register(program: Command): void {
  const command = program
    .command('reverse <lon> <lat>')
    .description('Print the country, region, waters and nearest city of a point, given in degrees.')
    .option('--json', 'print JSON');
  withExamples(
    withGeoData(command),
    'graticule reverse -58.4 -34.6',
    'graticule reverse 13.4 52.5 --json',
  ).action(async (lon: string, lat: string, flags: GeoDataFlags & { json?: boolean }) => {
    const found = await withGeo(flags, (geo) => geo.reverse({ lon: number(lon), lat: number(lat) }));
    print(flags.json ? JSON.stringify(found) : summary(found));
  });
}

function summary({ country, region, county, waters, nearestCity }: ReverseResult): string {
  const lines = [
    `country  ${country ? `${country.name} (${country.code})` : 'none'}`,
    ...(region ? [`region   ${region.name}`] : []),
    ...(county ? [`county   ${county.name}`] : []),
    ...(waters.length > 0 ? [`water    ${waters.map(({ name }) => name).join(', ')}`] : []),
    ...(nearestCity
      ? [`city     ${nearestCity.name}, ${(nearestCity.distanceMetres / 1000).toFixed(1)} km away`]
      : []),
  ];
  return lines.join('\n');
}
