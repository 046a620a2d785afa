import { expect, test } from 'vitest';
import { textTable } from '../../src/cli/io/text-table.ts';

test('a class with a line break stays on its line', () => {
  expect(
    textTable(
      ['class', 'rows'],
      [
        ['a\nb', 3],
        ['c\r\nd', 12],
      ],
    ),
  ).toBe('class  rows\na\\nb      3\nc\\nd     12');
});
