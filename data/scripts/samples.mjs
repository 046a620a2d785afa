// Writes data/samples: the tables that the guides and the help of the commands speak of (`node data/scripts/samples.mjs`).
// cars.csv and new.csv: Auto MPG (StatLib library of Carnegie Mellon, UCI repository, CC BY 4.0), by way of npm
// vega-datasets; new.csv holds the eight cars whose consumption nobody measured. sales.csv and districts.geojson are made up.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../samples/', import.meta.url);
mkdirSync(folder, { recursive: true });
const cars = JSON.parse(
  readFileSync(new URL('../data/cars.json', import.meta.resolve('vega-datasets')), 'utf8'),
);

const columns = {
  name: 'Name',
  year: 'Year',
  origin: 'Origin',
  cylinders: 'Cylinders',
  displacement: 'Displacement',
  horsepower: 'Horsepower',
  weight: 'Weight_in_lbs',
  acceleration: 'Acceleration',
};
const facts = (car) =>
  Object.values(columns).map((key) => (key === 'Year' ? car.Year.slice(0, 4) : (car[key] ?? '')));
const write = (name, lines) => writeFileSync(new URL(name, folder), `${lines.join('\n')}\n`);
const names = Object.keys(columns).join(',');
const measured = cars.filter((car) => car.Miles_per_Gallon !== null);
write('cars.csv', [
  `${names},mpg`,
  ...measured.map((car) => [...facts(car), car.Miles_per_Gallon].join(',')),
]);
write('new.csv', [
  names,
  ...cars.filter((car) => !measured.includes(car)).map((car) => facts(car).join(',')),
]);

/** Linear congruential generator of Numerical Recipes: the same file on every machine. */
let state = 1;
const uniform = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const shops = [
  { name: 'north', level: 210, growth: 0.9, summer: -0.12 },
  { name: 'south', level: 160, growth: 1.6, summer: 0.22 },
  { name: 'online', level: 60, growth: 3.4, summer: -0.05 },
];
const sales = shops.flatMap(({ name, level, growth, summer }) =>
  Array.from({ length: 60 }, (_, month) => {
    const season = 1 - summer * Math.cos((2 * Math.PI * (month - 0.5)) / 12) + (month % 12 === 11 ? 0.35 : 0);
    const noise = 1 + 0.05 * (uniform() + uniform() + uniform() - 1.5);
    const stamp = `${2020 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    return `${name},${stamp},${Math.round((level + growth * month) * season * noise)}`;
  }),
);
write('sales.csv', ['shop,month,units', ...sales]);

const district = (name, west) => ({
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
write('districts.geojson', [JSON.stringify({ type: 'FeatureCollection', features })]);
