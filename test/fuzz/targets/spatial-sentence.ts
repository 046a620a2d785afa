/** Sentences about space: read with the shipped gazetteer, and written out again. */

import { readFileSync } from 'node:fs';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import type { NameSource } from '../../../src/geo/parse/name-source.ts';
import { parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { printQuery } from '../../../src/geo/parse/print.ts';
import { knownNames } from '../../../src/geo/resolve/known-names.ts';
import { amounts, names, phrases } from '../../support/soup.ts';
import type { FuzzTarget } from '../target.ts';

let known: NameSource | undefined;
const gazetteer = () => {
  known ??= knownNames({ gazetteer: Gazetteer.read(readFileSync('data/geo/gazetteer.bin')), own: undefined });
  return known;
};

export const target: FuzzTarget = {
  name: 'spatial-sentence',
  maxBytes: 2000,
  seeds: () =>
    [
      'within 50 km of the coast of Portugal, except Lisbon',
      'in France, more than 50 km from Paris',
      'border between France and Spain',
      '10 to 20 nautical miles off the coast of Norway',
      'north and west of Lake Constance',
      'halfway between Rome and Vienna',
      'the Swiss side of Lake Constance',
      'im Umkreis von 50 Kilometern um Köln, außer Bonn',
      'à moins de 50 km de Paris et de Lyon sauf la Belgique',
      'a menos de 50 km de la costa de España',
      'the area of Texas that is (south of Austin or west of Houston) but not within 30 miles of Mexico',
    ].map((text) => Buffer.from(text)),
  dictionary: [...phrases, ...amounts, ...names],
  run(input) {
    const text = Buffer.from(input).toString().slice(0, 2000);
    try {
      printQuery(parseSpatial(text, gazetteer()).query);
    } catch (error) {
      if (error instanceof GeoError && /^query_(?:not_understood|too_long)$/.test(error.code)) return;
      throw error;
    }
  },
};
