/** Data sets that ship with the console (vega-datasets), so that the first minute needs no file. */

import carsUrl from '../../../node_modules/vega-datasets/data/cars.json?url';
import co2Url from '../../../node_modules/vega-datasets/data/co2-concentration.csv?url';
import penguinsUrl from '../../../node_modules/vega-datasets/data/penguins.json?url';
import { texts } from '../texts/console.ts';
import { openFile } from './state.ts';

const samples = [
  { name: 'penguins.json', title: texts.samplePenguins, url: penguinsUrl },
  { name: 'cars.json', title: texts.sampleCars, url: carsUrl },
  { name: 'co2-concentration.csv', title: texts.sampleCo2, url: co2Url },
];

async function open(name: string, url: string): Promise<void> {
  const response = await fetch(url);
  await openFile('train', new File([await response.blob()], name));
}

export function Samples() {
  return (
    <div class="samples">
      <p>{texts.samples}</p>
      {samples.map(({ name, title, url }) => (
        <button key={name} type="button" onClick={() => void open(name, url)}>
          {title}
        </button>
      ))}
    </div>
  );
}
