/** Questions for map features: taken apart against the sample that ships, and their places read by the grammar. */

import { GeoError } from '../../../src/geo/domain/errors.ts';
import { openSample } from '../../../src/geo/osm/sample.ts';
import type { OsmStore } from '../../../src/geo/osm/store.ts';
import { mostMapWords } from '../../../src/geo/parse/map/plain.ts';
import { readMapRequest } from '../../../src/geo/parse/map/request.ts';
import { readSubject } from '../../../src/geo/parse/map/subject.ts';
import { vocabulary } from '../../../src/geo/parse/map/vocabulary.ts';
import { toSpatialPhrase } from '../../../src/geo/parse/map/where.ts';
import { parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { checkWords } from '../../../src/geo/resolve/context.ts';
import { LookUp } from '../../../src/geo/resolve/extracts/look-up.ts';
import { testNames } from '../../support/names.ts';
import { mapWords, names, phrases } from '../../support/soup.ts';
import type { FuzzTarget } from '../target.ts';

let opened: Promise<OsmStore> | undefined;
const sample = () => {
  opened ??= openSample('data/geo').then((store) => store!);
  return opened;
};

function finish<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

export const target: FuzzTarget = {
  name: 'map-question',
  maxBytes: 2000,
  growth: [['node[amenity=cafe]', ' ', '[x]']],
  async seeds() {
    await Promise.all([sample(), vocabulary()]);
    return [
      'parks in Andorra la Vella',
      'the 5 nearest Italian restaurants to the casino in Monaco',
      'vegan restaurants with outdoor seating open 24/7 near Place du Casino',
      'cafes within 200 m of 12 Avenue de Monte-Carlo',
      'wo kann ich in Monaco parken',
      'les 3 restaurants les plus proches du casino',
      'hoteles de 4 estrellas en Mónaco con piscina',
      'peaks above 2,500 m in 7.41,43.72,7.44,43.75',
      'supermarkets named "Carrefour" in Monaco',
      'amenity=cafe in Monaco',
      'how many hotels without a pool are open on Sunday at 10 in Monaco',
      'area[name="Monaco"]->.a;(nwr[shop~"^b"](area.a);node[!fee][amenity=atm](around:50,43.7,7.4););out count;',
    ].map((text) => Buffer.from(text));
  },
  dictionary: [...mapWords, ...phrases, ...names],
  async run(input) {
    const text = Buffer.from(input).toString().slice(0, 2000);
    const lookUp = new LookUp([await sample()], await vocabulary());
    try {
      checkWords(text, mostMapWords);
      const request = finish(readMapRequest(text));
      const subject = finish(
        readSubject(request.text, {
          lookUp,
          isArea: (name) => /^mona/i.test(name),
          isPlace: () => false,
          isAdjective: () => false,
          country: () => undefined,
          french: false,
        }),
      );
      for (const where of [subject.where, request.nearestTo])
        if (where !== undefined) parseSpatial(toSpatialPhrase(where).phrase, testNames);
    } catch (error) {
      if (error instanceof GeoError && /^query_(?:not_understood|too_long)$/.test(error.code)) return;
      throw error;
    }
  },
  async close() {
    (await opened)?.close();
    opened = undefined;
  },
};
