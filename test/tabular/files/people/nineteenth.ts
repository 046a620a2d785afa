/** Files of a nineteenth collection: what stands above a table of two columns, and what lies on its side. */

import { lines, read } from './plain-file.ts';
import { type Case, category, cities, date, days, number, prices } from './truth.ts';

const euros = prices.map((price) => `${price.toFixed(2).replace('.', ',')} €`);
const bookings = [
  'Datum;Betrag',
  ...days.map((day, row) => `${day.split('-').reverse().join('.')};${euros[row]}`),
];
const meant = { Datum: date(days), Betrag: number(prices) };

const german = days.map((day) => day.split('-').reverse().join('.'));

export const nineteenth: readonly Case[] = [
  read(
    'one key with its value above a table of two columns',
    lines('Konto;DE12500105170648489890', '', ...bookings),
    meant,
    /2 title lines before the header/,
  ),
  read(
    'keys with their values above a table of two columns',
    lines('Konto;Girokonto', 'Inhaber;Anna Muster', 'Saldo;2.345,67 €', '', ...bookings),
    meant,
    /4 title lines before the header/,
  ),
  read(
    'names, a blank line, units and numbers',
    lines('weg;tempo', '', 'km;h', ...prices.map((price, row) => `${price};${row + 1}`)),
    { weg: number(prices), tempo: number(prices.map((_, row) => row + 1)) },
    /units/,
  ),
  read(
    'names and a blank line above words',
    lines(
      'ort;art',
      '',
      ...Array.from({ length: 12 }, (_, row) => `${['Graz', 'Linz'][row % 2]};${['a', 'b', 'c'][row % 3]}`),
    ),
    {
      ort: category(Array.from({ length: 12 }, (_, row) => ['Graz', 'Linz'][row % 2]!)),
      art: category(Array.from({ length: 12 }, (_, row) => ['a', 'b', 'c'][row % 3]!)),
    },
  ),
  read(
    'a table on its side with a row of days',
    lines(
      ['Feld', ...days.map((_, row) => `A${row}`)].join(';'),
      ['Datum', ...german].join(';'),
      ['Preis', ...prices].join(';'),
      ['Ort', ...cities].join(';'),
    ),
    {},
    /lie on its side/,
  ),
];
