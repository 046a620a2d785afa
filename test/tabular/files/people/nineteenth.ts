/** Files of a nineteenth collection, found by mixing what files have: keys above two columns, tables on their side, units of one
 * column, digits that are days beside words for missing. */

import { lines, read } from './plain-file.ts';
import { type Case, category, cities, counts, csv, date, days, number, prices } from './truth.ts';

const euros = prices.map((price) => `${price.toFixed(2).replace('.', ',')} €`);
const bookings = [
  'Datum;Betrag',
  ...days.map((day, row) => `${day.split('-').reverse().join('.')};${euros[row]}`),
];
const meant = { Datum: date(days), Betrag: number(prices) };

const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
const countries =
  'Afghanistan Albania Algeria Andorra Angola Argentina Armenia Austria Bahrain Belgium Chad Chile'.split(
    ' ',
  );
const complaints = Array.from(
  { length: 12 },
  (_, row) => `the ${['pump', 'door', 'lift'][row % 3]} of hall ${row} is broken`,
);
const towns = ['New York', 'San Diego', 'Boston', 'New York', 'San Jose', 'Boston', 'New York', 'Reno'];
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
  read(
    'days in digits beside a word for missing',
    csv(['Datum', 'Ort'], [days.map((day, row) => (row === 7 ? 'k.A.' : day.replaceAll('-', ''))), cities]),
    { Datum: date(days.map((day, row) => (row === 7 ? null : day))), Ort: category(cities) },
  ),
  read(
    'a minus between the number and its currency',
    csv(['Ort', 'Betrag'], [cities, prices.map((price, row) => `${price}${row % 3 ? '' : '-'} EUR`)]),
    { Betrag: number(prices.map((price, row) => (row % 3 ? price : -price))) },
  ),
  read(
    'labels that begin with a digit and a hyphen',
    csv(['Ort', 'Note'], [cities, prices.map((_, row) => ['1- gut', '2 - mittel', '3- schlecht'][row % 3]!)]),
    { Note: category(prices.map((_, row) => ['1- gut', '2 - mittel', '3- schlecht'][row % 3]!)) },
  ),
  read(
    'points between thousands beside whole numbers with a dash for missing',
    csv(
      ['Ort', 'Stufe', 'Menge'],
      [cities, counts.map((_, row) => (row % 4 ? row % 3 : '-')), counts.map((count) => grouped(7 * count))],
    ),
    {},
    /Points are read as (?:decimal points|thousands separators)/,
  ),
  read(
    'a unit of one column alone, and a column without a name or cells',
    lines(
      'ort;wert;tag;',
      ';EUR;;',
      ...bookings.slice(1).map((booking, row) => `${cities[row]};${booking.split(';').reverse().join(';')};`),
    ),
    { ort: category(cities), wert: number(prices), tag: date(days) },
    /row of units/,
  ),
  read(
    'a unit of one column alone, and a total that leaves out the others',
    lines(
      'ort;wert;tag',
      ';EUR;',
      ...days.map((day, row) => `${cities[row]};${counts[row]};${day}`),
      `Total;${counts.reduce((a, b) => a + b)};`,
    ),
    { ort: category(cities), wert: number(counts), tag: date(days) },
    /last row holds totals/,
  ),
  read(
    'minus signs of other kinds beside plain numbers',
    csv(
      ['Ort', 'a', 'b'],
      [
        cities,
        counts.map((count, row) => (row === 4 ? `${count}-` : count)),
        counts.map((count, row) => (row === 4 ? `−${count}` : count)),
      ],
    ),
    {
      a: number(counts.map((count, row) => (row === 4 ? -count : count))),
      b: number(counts.map((count, row) => (row === 4 ? -count : count))),
    },
  ),
  read(
    'a total whose points nobody can tell from decimal ones',
    lines(
      'Ort;Menge;Art',
      ...[332, 492, 483, 271, 787, 597].map((count, row) => `${cities[row]};${count} Stück;${'ab'[row % 2]}`),
      'Summe;2.962;',
    ),
    { Ort: category(cities.slice(0, 6)), Menge: number([332, 492, 483, 271, 787, 597]) },
    /last row holds totals/,
  ),
  read(
    'a last row without its number, beside words alone',
    csv(
      ['alter', 'ort'],
      [
        [34, 51, 28, 45, ''],
        ['Graz', 'Linz', 'Graz', 'Wels', 'Linz'],
      ],
    ),
    { alter: number([34, 51, 28, 45, null]), ort: category(['Graz', 'Linz', 'Graz', 'Wels', 'Linz']) },
  ),
  read(
    'sentences at the end whose labels are to be predicted',
    csv(
      ['text', 'label'],
      [complaints, complaints.map((_, row) => (row < 9 ? ['high', 'low'][row % 2]! : ''))],
    ),
    { label: category(complaints.map((_, row) => (row < 9 ? ['high', 'low'][row % 2]! : null))) },
  ),
  read(
    'towns of two words at the end whose prices are to be predicted',
    csv(
      ['town', 'price'],
      [
        [...towns, 'New York', 'San Jose'],
        [...towns.map((_, row) => row + 20), '', ''],
      ],
    ),
    { price: number([...towns.map((_, row) => row + 20), null, null]) },
  ),
  read(
    'sentences, and a source below them',
    lines(
      'text;n',
      ...complaints.map((text, row) => `${text};${row * row}`),
      'Source: office of complaints;',
    ),
    { n: number(complaints.map((_, row) => row * row)) },
    /1 line below the table left out: "Source/,
  ),
  read(
    'numbers of rows from 0 beside a day that is missing in the last',
    csv(
      ['tag', 'nr'],
      [
        ['2024-03-07', '2024-06-07', '2024-07-09', ''],
        [0, 1, 2, 3],
      ],
    ),
    { nr: number([0, 1, 2, 3]) },
  ),
  read(
    'days of which the first and another have no values',
    csv(
      ['tag', 'a', 'b'],
      [
        days,
        counts.map((count, row) => (row % 6 ? count : '')),
        prices.map((price, row) => (row % 6 ? price : '')),
      ],
    ),
    { tag: date(days), a: number(counts.map((count, row) => (row % 6 ? count : null))) },
  ),
  read(
    'countries from A to Z of which some have no figures',
    csv(['country', 'births'], [countries, countries.map((_, row) => (row % 5 ? row * 7 : ''))]),
    { births: number(countries.map((_, row) => (row % 5 ? row * 7 : null))) },
  ),
];
