/** Boxes by their width and height: "10 by 10 km", "a square of 5 miles". */

import type { Distance, LengthUnit } from '../../domain/query.ts';
import { matchAt } from './match-at.ts';

export interface RectangleToken {
  type: 'rectangle';
  width: Distance;
  height: Distance;
}

const unitWords: readonly (readonly [RegExp, LengthUnit])[] = [
  [/^(?:km|kilomet\w*|quilomet\w*)$/, 'km'],
  [/^(?:m|met(?:re|er|ro)s?)$/, 'm'],
  [/^(?:mi|miles?|meilen?|millas?|milles?)$/, 'mi'],
  [/^(?:nmi|nm|nautical miles?|seemeilen?)$/, 'nmi'],
  [/^(?:ft|feet|foot)$/, 'ft'],
];
const unit =
  '(?:km|kilomet[a-z]*|met(?:re|er|ro)s?|m|miles?|mi|meilen?|millas?|nautical miles?|nmi|nm|seemeilen?|feet|ft)';
const amount = '\\d{1,6}(?:\\.\\d{1,6})?';
export const shapeWords =
  '(?:square|box|rectangle|bounding box|bbox|quadrat|kasten|rechteck|viereck|carre|boite|cuadrado|caja|rectangulo)';
const rectangles = [
  `(?<w>${amount})\\s*(?<u>${unit})?\\s*(?:by|x|×|mal|auf|sur|por)\\s*(?<h>${amount})\\s*[- ]?(?<v>${unit})(?:[- ]${shapeWords})?(?![a-z])`,
  `${shapeWords}(?: (?:of|von|de|with(?: a)? sides?(?: length)?(?: of)?|of sides?(?: length)?|with|mit))*\\s+(?<w>${amount})\\s*(?:(?<u>${unit})?\\s*(?:by|x|×|mal|auf|sur|por)\\s*(?<h>${amount}))?\\s*[- ]?(?<v>${unit})(?: sides?| per side| a side| each side)?(?![a-z])`,
  `(?<w>${amount})[- ]?(?<v>${unit})[- ]${shapeWords}(?![a-z])`,
].map((pattern) => new RegExp(pattern, 'y'));

/** @param plain  small letters without accents
 * @returns undefined where no rectangle begins */
export function readRectangle(
  plain: string,
  at: number,
): { length: number; token: RectangleToken } | undefined {
  for (const pattern of rectangles) {
    const found = matchAt(pattern, plain, at);
    if (!found) continue;
    const { w, h = w, u, v } = found.groups!;
    const toUnit = (word: string) => unitWords.find(([known]) => known.test(word))![1];
    const far = toUnit(v!);
    return {
      length: found[0].length,
      token: {
        type: 'rectangle',
        width: { value: Number(w), unit: u === undefined ? far : toUnit(u) },
        height: { value: Number(h), unit: far },
      },
    };
  }
  return undefined;
}
