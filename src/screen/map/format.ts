/** Figures as readers of the page's language write them. */

import { locale } from '../texts/language.ts';

const number = (digits: number) => new Intl.NumberFormat(locale, { maximumSignificantDigits: digits });
const four = number(4);
const three = number(3);
export const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
export const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

/** @param metres2  square metres */
export const areaText = (metres2: number): string =>
  metres2 < 1e5 ? `${three.format(metres2)} m²` : `${four.format(metres2 / 1e6)} km²`;

export const lengthText = (metres: number): string =>
  metres < 1000 ? `${three.format(metres)} m` : `${four.format(metres / 1000)} km`;
