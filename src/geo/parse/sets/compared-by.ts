import type { Measure, SetCondition } from '../../domain/query.ts';
import type { SetWord } from './set-table.ts';
import type { Read, SetWords } from './set-words.ts';

/** "More people than France", "less densely populated than Germany".
 * @param more  the word before the place of which there is less
 * @param less  the word before the place of which there is more */
export function comparedBy(
  words: SetWords,
  at: number,
  by: Measure,
  more: SetWord,
  less: SetWord,
): Read<SetCondition> | undefined {
  for (const [word, order] of [
    [more, 'more'],
    [less, 'less'],
  ] as const) {
    const end = words.word(word, at);
    const than = end === undefined ? undefined : words.name(words.skip(end));
    if (than) return { value: { type: 'Compared', by, order, than: than.value }, end: than.end };
  }
  return undefined;
}
