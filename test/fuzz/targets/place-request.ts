/** Requests for one place, as the border, water and geocoding verbs and completion read them. */

import { readFileSync } from 'node:fs';
import { fold, toKey } from '../../../src/geo/domain/fold.ts';
import { anyKind } from '../../../src/geo/domain/place.ts';
import { Finder } from '../../../src/geo/lookup/find.ts';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { kindPreference } from '../../../src/geo/parse/kind-words.ts';
import { splitQualifiers } from '../../../src/geo/parse/qualifiers.ts';
import { parseRequest } from '../../../src/geo/parse/request.ts';
import { formerCountryOf } from '../../../src/geo/resolve/former-countries.ts';
import { names, requestWords } from '../../support/soup.ts';
import type { FuzzTarget } from '../target.ts';

let made: Finder | undefined;
const finder = () => {
  made ??= new Finder({
    gazetteer: Gazetteer.read(readFileSync('data/geo/gazetteer.bin')),
    addon: () => {
      throw new Error('exact names need no addon');
    },
    nameIndex: () => Promise.reject(new Error('exact names need no index')),
  });
  return made;
};

export const target: FuzzTarget = {
  name: 'place-request',
  maxBytes: 2000,
  seeds: () =>
    [
      'border of France',
      'the dutch frontier',
      'could you please show me the full outline and area of the Republic of Ireland on a map',
      'Frankreichs Grenze',
      "l'Italie",
      'Springfield Illinois USA',
      'Punjab in Pakistan',
      'the Gulf of Mexico',
      'where does the river Rhine begin?',
      'Côte d’Ivoire',
    ].map((text) => Buffer.from(text)),
  dictionary: [...requestWords, ...names],
  run(input) {
    const text = Buffer.from(input).toString().slice(0, 2000);
    const { readings } = parseRequest(text);
    for (const reading of readings) {
      if (reading.text !== fold(reading.text)) throw new Error(`not folded: ${JSON.stringify(reading.text)}`);
      for (const { head, within } of splitQualifiers(reading.tokens))
        if (head === '' || within.length === 0) throw new Error(`half a split of ${JSON.stringify(text)}`);
    }
    const words = readings[0]?.tokens.map((token) => token.text) ?? [];
    finder().exact(readings, { mask: anyKind, prefer: kindPreference(words) }, 6);
    formerCountryOf(readings);
    const { gazetteer } = finder();
    const [from, to] = gazetteer.prefixRange(toKey(fold(text)));
    if (!(from <= to)) throw new Error(`a range from ${from} to ${to}`);
  },
};
