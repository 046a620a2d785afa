/** Texts and numbers of pictures, in the language of whoever looks at them. */

import type { PictureTexts } from './texts/en.ts';

export interface Words {
  readonly texts: PictureTexts;
  /** Whole numbers. */
  count(value: number): string;
  /** About four digits; whole numbers in full. */
  number(value: number | null | undefined): string;
  /** A number at an axis, in full but for errors of rounding. */
  tick(value: number): string;
  /** 0 … 1 as a percentage. */
  share(share: number): string;
  /** `50 %, 80 % and 90 %` */
  list(items: readonly string[]): string;
}

/** Puts values into a text: `fill('{n} rows', { n: 3 })`; of `{n|row|rows}` it takes the first for one. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const chosen = text.replace(
    /\{(\w+)\|([^|]*)\|((?:[^{}]|\{\w+\})*)\}/g,
    (_, name: string, one: string, more: string) => (String(values[name]) === '1' ? one : more),
  );
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** @param language  a tag of BCP 47, that of the texts */
export function wordsOf(language: string, texts: PictureTexts): Words {
  const whole = new Intl.NumberFormat(language);
  const precise = new Intl.NumberFormat(language, { maximumSignificantDigits: 4 });
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const ticks = new Intl.NumberFormat(language, { maximumSignificantDigits: 12 });
  const lists = new Intl.ListFormat(language);
  return {
    texts,
    count: (value) => whole.format(value),
    number(value) {
      if (value === null || value === undefined) return '–';
      return Number.isInteger(value) && Math.abs(value) < 1e9 ? whole.format(value) : precise.format(value);
    },
    tick: (value) => ticks.format(value),
    share: (share) => shares.format(share),
    list: (items) => lists.format(items),
  };
}
