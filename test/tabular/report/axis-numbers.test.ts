/** Axes write numbers as the reader's language does. */

import { expect, test } from 'vitest';
import { drawPicture } from '../../../src/pictures/picture.ts';
import * as plot from '../../../src/pictures/plot.ts';
import { numberSpread } from '../../../src/pictures/spread.ts';
import { de } from '../../../src/pictures/texts/de.ts';
import { en } from '../../../src/pictures/texts/en.ts';
import { wordsOf } from '../../../src/pictures/words.ts';
import { SvgDocument } from '../../../src/tabular/report/svg-document.ts';

const values = Array.from({ length: 4000 }, (_, i) => 12_345 + i / 4000);
const ticks = (language: string, texts: typeof en) => {
  const picture = numberSpread('level', values, wordsOf(language, texts));
  const svg = drawPicture<object>(plot, picture, 400, new SvgDocument()).toString();
  return [...svg.matchAll(/>([\d.,]+)<\/text>/g)].map(([, text]) => text);
};

test('with the marks of the language, and no two ticks alike', () => {
  const [english, german] = [ticks('en', en), ticks('de', de)];
  expect(english).toEqual(expect.arrayContaining(['12,345.2', '12,345.4', '12,345.6']));
  expect(german).toEqual(expect.arrayContaining(['12.345,2', '12.345,4', '12.345,6']));
  expect(new Set(english).size).toBe(english.length);
});
