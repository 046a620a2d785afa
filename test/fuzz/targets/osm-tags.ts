/** Values of tags, which people write by hand: hours, measures and addresses of an extract that somebody imports. */

import { numberIn } from '../../../src/geo/domain/tag-filter.ts';
import { OpeningHours } from '../../../src/geo/resolve/extracts/opening-hours.ts';
import type { FuzzTarget } from '../target.ts';

const values = [
  'Mo-Fr 08:00-18:00; Sa 09:00-13:00; PH off',
  '24/7',
  'sunrise-sunset; Dec 25 off "closed"',
  '2024 Mar 01-Oct 31: Tu[1] 10:00+ || "by appointment"',
  '12.5 m',
  '8\'6"',
  '1890-05-01',
];

let hours: OpeningHours | undefined;

export const target: FuzzTarget = {
  name: 'osm-tags',
  maxBytes: 4096,
  seeds: () => values.map((text) => Buffer.from(text)),
  dictionary: [
    'Mo',
    'Su',
    'PH',
    'SH',
    'off',
    'week ',
    '1-53/2',
    '-',
    ',',
    ';',
    '||',
    '"',
    '(',
    ')',
    '[-1]',
    ':',
    '+',
    'sunrise',
    'easter +1 day',
    'Jan',
    '/',
  ],
  async run(input) {
    const text = Buffer.from(input).toString().slice(0, 4096);
    hours = await OpeningHours.load(
      { lat: 48.2, lon: 16.4, address: { country_code: 'at', state: 'Wien' } },
      new Date(2024, 4, 6, 10),
    );
    hours.isOpen(text, { said: 'now' });
    for (const measure of ['count', 'year', 'metres', 'seats', 'stars', 'speed'] as const)
      numberIn({ x: text }, ['x'], measure);
  },
};
