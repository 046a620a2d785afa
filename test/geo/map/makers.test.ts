/** Whose work something is, as its tags write the name. */

import { expect, test } from 'vitest';
import { takeMaker } from '../../../src/geo/parse/map/makers.ts';

/** Values that the name of a maker stands for. */
function patternOf(question: string): RegExp {
  const filter = takeMaker(question)!.filter;
  const first = filter.type === 'any' ? filter.of[0]! : filter;
  if (first.type !== 'matches') throw new Error(`a filter of type ${first.type}`);
  return first.pattern;
}

test('other names may stand between, and marks and endings within', () => {
  const gaudi = patternOf('churches designed by Antoni Gaudí in Barcelona');
  for (const value of [
    'Antoni Gaudí',
    'antoni gaudí i cornet',
    'Antoni P. G. Gaudí',
    'Antonio Gaudí; others',
  ])
    expect(gaudi.test(value), value).toBe(true);
  for (const value of ['Gaudí', 'Antoni', 'Antoni A B C Gaudí', 'AntoniGaudí'])
    expect(gaudi.test(value), value).toBe(false);
  expect(patternOf("sculptures by Jean-Paul O'Neill").test('jean paul o’neill')).toBe(true);
});

test('a name of many parts reads no value in many ways', () => {
  // Each part stands in the value many times over, and what follows the last nowhere.
  const pattern = patternOf('statues by A-e-e-e-e-e-e-e-e-e-e-e-e-e-z B-e-e-z');
  expect(pattern.source).not.toContain('.*');
  expect(pattern.test(`A ${'e '.repeat(126)}`)).toBe(false);
});
