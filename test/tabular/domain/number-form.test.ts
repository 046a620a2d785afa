import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberFormOf, parseInForm } from '../../../src/tabular/domain/number-form.ts';

const read = (texts: readonly string[], decimal?: '.' | ',') => {
  const found = numberFormOf(texts, decimal);
  return found && texts.map((text) => parseInForm(text, found.form));
};

test.each<[string, string[], number[]]>([
  ['decimal commas', ['3,5', '12,25', '7'], [3.5, 12.25, 7]],
  ['points between thousands', ['1.234,50', '12', '1.000.000,00'], [1234.5, 12, 1e6]],
  ['commas between thousands', ['1,234.50', '12', '1,000,000'], [1234.5, 12, 1e6]],
  ['lakh and crore', ['1,23,456', '12,34,56,789.5'], [123456, 123456789.5]],
  ['spaces between thousands', ['1 234,5', '12\u00a0345', '7\u202f000'], [1234.5, 12345, 7000]],
  ['apostrophes between thousands', ["1'234.50", '12’000'], [1234.5, 12000]],
  ['currency before the number', ['$1,200', '$ 15.50', '-$3', '$-4'], [1200, 15.5, -3, -4]],
  ['currency after the number', ['1.200,50 €', '15 €'], [1200.5, 15]],
  ['a currency code', ['USD 1,200', 'USD 15.5'], [1200, 15.5]],
  ['percent signs', ['12%', '7.5 %', '-3%'], [12, 7.5, -3]],
  ['units', ['70 kg', '81.5kg', '90'], [70, 81.5, 90]],
  ['units with strokes and powers', ['12 km/h', '7 km/h'], [12, 7]],
  ['accounting negatives', ['(300)', '1,200', '$(45.50)'].slice(0, 2), [-300, 1200]],
  ['accounting negatives with a currency', ['$(45.50)', '($3)', '$7'], [-45.5, -3, 7]],
  ['a minus behind', ['300-', '12'], [-300, 12]],
  ['the typographic minus', ['−5', '3'], [-5, 3]],
  ['multiples', ['1.2K', '3M', '2.5bn', '800'], [1200, 3e6, 2.5e9, 800]],
  ['exponents', ['1.5e3', '2E-2'], [1500, 0.02]],
])('%s are read', (_, texts, values) => {
  expect(read(texts)).toEqual(values);
});

test.each<[string, string[]]>([
  ['words', ['12', 'many']],
  ['zeros in front', ['00123', '01234']],
  ['more digits than a number holds', ['12345678901234567890']],
  ['units that differ', ['5 kg', '300 g']],
  ['letters before the number', ['A12', 'A13']],
  ['dates', ['31.12.2024', '1.1.2025']],
  ['ranges', ['10-20', '20-30']],
  ['two signs', ['--5']],
  ['ordinals', ['1st', '2nd']],
  ['groups of other sizes', ['12,34', '1.5']],
])('%s are no numbers', (_, texts) => {
  expect(numberFormOf(texts)).toBeUndefined();
});

describe('what fits with either mark', () => {
  test('is ambiguous, and read with the mark that is asked for', () => {
    const texts = ['1,234', '5,678'];
    expect(numberFormOf(texts)).toMatchObject({ ambiguous: true });
    expect(read(texts)).toEqual([1234, 5678]);
    expect(read(texts, ',')).toEqual([1.234, 5.678]);
  });

  test('is told by one text that fits only one', () => {
    expect(numberFormOf(['1,234', '5,67'])).toMatchObject({ ambiguous: false, form: { decimal: ',' } });
    expect(numberFormOf(['1,234', '1,234,567'])).toMatchObject({ ambiguous: false, form: { decimal: '.' } });
  });

  test('is not ambiguous without any mark', () => {
    expect(numberFormOf(['12', '13 kg'])).toMatchObject({ ambiguous: false });
  });
});

test('a number comes back from every way to write it', () => {
  const ways = [
    { locale: 'en-US', decimal: '.' },
    { locale: 'de-DE', decimal: ',' },
    { locale: 'fr-FR', decimal: ',' },
    { locale: 'de-CH', decimal: '.' },
    { locale: 'en-IN', decimal: '.' },
  ] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...ways),
      fc.integer({ min: -1e11, max: 1e11 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('', ' €', '%', ' kg'),
      ({ locale, decimal }, digits, decimals, unit) => {
        const value = Number((digits / 10 ** decimals).toFixed(decimals));
        const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const text = new Intl.NumberFormat(locale, options).format(value) + unit;
        expect(read([text], decimal)![0]! + 0).toBe(value + 0);
      },
    ),
  );
});

test('every text is read or refused in short time', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."0123456789.,'  _-+()$€%kKmMe"), maxLength: 60 }),
      (text) => {
        const found = numberFormOf([text]);
        if (found !== undefined) expect(parseInForm(text, found.form)).toBeTypeOf('number');
      },
    ),
    { numRuns: 2000 },
  );
});
