/** The files that the README and the help of the commands speak of. */

import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const osmSample = fileURLToPath(new URL('../../data/geo/osm-sample.osm.gz', import.meta.url));

/** Writes `cars.csv`, `new.csv`, `sales.csv`, `districts.geojson` and `monaco.osm.gz` into a folder. */
export async function writeSampleFiles(folder: string): Promise<void> {
  const cars = Array.from({ length: 30 }, (_, i) => {
    const weight = 1800 + ((i * 37) % 30) * 80;
    return `${1970 + (i % 12)},${weight},${['USA', 'Japan', ''][i % 3]},${60 - weight / 100}`;
  });
  await writeFile(join(folder, 'cars.csv'), `year,weight,origin,mpg\n${cars.join('\n')}\n`);
  await writeFile(join(folder, 'new.csv'), 'year,weight,origin\n1975,2000,USA\n1980,4000,Japan\n');
  const sales = ['north', 'south'].flatMap((shop) =>
    Array.from({ length: 30 }, (_, i) => {
      const month = `${2021 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`;
      return `${shop},${month},${100 + i}`;
    }),
  );
  await writeFile(join(folder, 'sales.csv'), `shop,month,units\n${sales.join('\n')}\n`);
  const district = (name: string, west: number) => ({
    type: 'Feature',
    properties: { name, type: 'Gemeinde' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, 50],
          [west + 0.1, 50],
          [west + 0.1, 50.1],
          [west, 50.1],
          [west, 50],
        ],
      ],
    },
  });
  const features = [district('Oberwinkel', 8), district('Unterwinkel', 8.1)];
  await writeFile(join(folder, 'districts.geojson'), JSON.stringify({ type: 'FeatureCollection', features }));
  await copyFile(osmSample, join(folder, 'monaco.osm.gz'));
}
