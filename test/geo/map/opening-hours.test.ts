/** "Open now", "open on Sunday at 10": the words for a time, and whether places are open then. */

import { existsSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { holds } from '../../../src/geo/domain/tag-filter.ts';
import { createGeo } from '../../../src/geo/index.ts';
import { takeOpening } from '../../../src/geo/parse/map/opening.ts';
import { OpeningHours, toMoment } from '../../../src/geo/resolve/extracts/opening-hours.ts';

test.each([
  ['pharmacies open now in Nice', {}],
  ['pharmacies that are open today', { wholeDay: true }],
  ['shops open on Sunday', { weekday: 0, wholeDay: true }],
  ['shops open on Sundays at 10', { weekday: 0, minutes: 600 }],
  ['shops open on Monday at 8:30 pm', { weekday: 1, minutes: 1230 }],
  ['bars open at midnight', { minutes: 0 }],
  ['sonntags um 10 Uhr geöffnete Bäckereien', { weekday: 0, minutes: 600 }],
  ['jetzt geöffnete Apotheken', {}],
  ['Läden die am Samstag geöffnet sind', { weekday: 6, wholeDay: true }],
  ['pharmacies ouvertes le dimanche à 10h', { weekday: 0, minutes: 600 }],
  ['farmacias abiertas ahora', {}],
  ['shops open tomorrow', { tomorrow: true, wholeDay: true }],
  ['pharmacies open tomorrow at 9 am', { tomorrow: true, minutes: 540 }],
  ['Bäckereien, die morgen früh geöffnet sind', { tomorrow: true, minutes: 600 }],
  ['Cafés, die am Morgen geöffnet sind', { minutes: 600 }],
  ['magasins ouverts demain', { tomorrow: true, wholeDay: true }],
  // Still open a minute later, or a minute before.
  ['shops open until midnight', { minutes: 1439 }],
  ['supermarkets open after 9pm', { minutes: 1261 }],
  ['Restaurants, die nach 22 Uhr geöffnet sind', { minutes: 1321 }],
  ['bakeries open on sunday morning', { weekday: 0, minutes: 600 }],
  ['abends geöffnete Museen', { minutes: 1200 }],
  ['pharmacies open at 8 in the evening', { minutes: 1200 }],
  ['bars open at 2 in the morning', { minutes: 120 }],
  ['bars open at 11 at night', { minutes: 1380 }],
  ['Bars, die um 2 Uhr nachts offen sind', { minutes: 120 }],
  ['Apotheken, die um 8 Uhr abends offen sind', { minutes: 1200 }],
  ['gasolineras abiertas a las 3 de la mañana', { minutes: 180 }],
  ['farmacias abiertas a las 10 de la noche', { minutes: 1320 }],
  ['pharmacies ouvertes à 8 heures du soir', { minutes: 1200 }],
])('%s', (text, expected) => {
  const filter = takeOpening(text)?.filter;
  expect(filter?.type).toBe('open');
  const { said: _said, ...when } = (filter as { when: { said: string } }).when;
  expect(when).toEqual(expected);
});

test.each(['shops open until 8', 'shops open after 8', 'shops open at 25'])(
  '“%s” is refused, not guessed',
  (text) => {
    expect(() => takeOpening(text)).toThrow();
  },
);

test.each([
  ['museums closed on Mondays', 1],
  ['sonntags geschlossene Läden', 0],
  ['Museen, die montags geschlossen sind', 1],
])('%s: closed all that day, of what has hours', (text, weekday) => {
  const { filter } = takeOpening(text)!;
  expect(filter).toMatchObject({ type: 'open', shut: true, when: { weekday, wholeDay: true } });
  const judged = (hours: string | undefined, isOpen: boolean | undefined) =>
    holds(filter, {
      tags: hours === undefined ? {} : { opening_hours: hours },
      area: () => Number.NaN,
      length: () => Number.NaN,
      open: () => isOpen,
    });
  expect(judged('Tu-Su', false)).toBe(true);
  expect(judged('24/7', true)).toBe(false);
  expect(judged('whenever', undefined)).toBe(false);
  expect(judged(undefined, undefined)).toBe(false);
});

test('what only sounds like a time of opening is left', () => {
  expect(takeOpening('open night markets in Nice')).toBeUndefined();
});

test('a moment is the clock of the place', () => {
  const moment = toMoment('2026-11-22T10:30');
  expect([moment.getDay(), moment.getHours(), moment.getMinutes()]).toEqual([0, 10, 30]);
  for (const wrong of ['2026-02-31T10:00', '2026-11-22', 'now', '2026-11-22T10:00Z', '2026-11-22T25:00'])
    expect(() => toMoment(wrong), wrong).toThrow(RangeError);
});

// The library is optional: an install that leaves optional packages out has nothing to test here.
const installed = existsSync('node_modules/opening_hours');

describe.skipIf(!installed)('with the library', () => {
  const sunday = toMoment('2026-11-22T10:00');
  const place = { lat: 43.73, lon: 7.42, address: { country_code: 'fr', state: '' } };

  test('hours are those of the day and time asked', async () => {
    const hours = await OpeningHours.load(place, sunday);
    const open = (text: string, when: object) => hours.isOpen(text, { said: '', ...when });
    expect(open('Mo-Sa 08:00-20:00', {})).toBe(false);
    expect(open('24/7', {})).toBe(true);
    expect(open('Mo-Sa 08:00-20:00', { weekday: 1 })).toBe(true);
    expect(open('Mo-Sa 08:00-20:00', { weekday: 1, minutes: 21 * 60 })).toBe(false);
    expect(open('Mo-Sa 08:00-20:00', { weekday: 1, wholeDay: true })).toBe(true);
    expect(open('Mo-Sa 08:00-20:00', { wholeDay: true })).toBe(false);
    expect(open('Mo-Sa 08:00-20:00', { tomorrow: true, wholeDay: true })).toBe(true);
    expect(open('Su 08:00-20:00', { tomorrow: true, wholeDay: true })).toBe(false);
    expect(open('Fr,Sa 22:00-03:00', { minutes: 120 })).toBe(true);
    expect(open('whenever we like', {})).toBeUndefined();
    expect(hours.unread).toBe(1);
  });

  test('public holidays of the country count', async () => {
    const bastille = await OpeningHours.load(place, toMoment('2026-07-14T10:00'));
    expect(bastille.isOpen('Mo-Su 08:00-20:00; PH off', { said: '' })).toBe(false);
    const elsewhere = await OpeningHours.load(undefined, toMoment('2026-07-14T10:00'));
    expect(elsewhere.isOpen('Mo-Su 08:00-20:00; PH off', { said: '' })).toBeUndefined();
  });

  describe('asked of the sample', () => {
    const geo = createGeo();
    afterAll(() => geo.close());

    test('what is open at one time is not what is open at another', async () => {
      const ask = async (at: string) => {
        const { features } = await geo.mapFeatures('supermarkets open now in Monaco', { at });
        return features.length;
      };
      expect(await ask('2026-11-23T11:00')).toBeGreaterThan(0);
      expect(await ask('2026-11-23T04:00')).toBe(0);
    });

    test('a time that is none is refused', async () => {
      await expect(geo.mapFeatures('shops open now in Monaco', { at: 'tomorrow' })).rejects.toThrow(
        /2026-11-22T10:00/,
      );
    });
  });
});
