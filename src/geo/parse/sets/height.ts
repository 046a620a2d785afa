/** Heights of mountains: "over 8000 m", "higher than 14,000 feet", "between 4000 and 4500 metres", "higher than Mont Blanc". */

import type { SetCondition } from '../../domain/query.ts';
import { measureSaid } from './measure-said.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

const summits: ReadonlySet<Head['kind']> = new Set(['mountain', 'peak', 'volcano', 'active_volcano']);

const metresOfFoot = 0.3048;

export const isOfSummits = ({ kind }: Head): boolean => summits.has(kind);

export function heightAt(words: SetWords, start: number, head: Head): Read<SetCondition> | undefined {
  if (!isOfSummits(head)) return undefined;
  const measure = measureSaid(words, start);
  if (measure && measure.value !== 'elevation') return undefined;
  const at = measure?.end ?? words.skip(words.word('with', start) ?? words.word('have', start) ?? start);
  const ends = (['more', 'higher', 'less', 'lower', 'from'] as const).map((word) => ({
    word,
    end: words.word(word, at) ?? 0,
  }));
  const [said] = ends.sort((a, b) => b.end - a.end);
  if (!said || said.end === 0) return undefined;
  const from = words.skip(said.end);
  const isLess = said.word === 'less' || said.word === 'lower';
  const first = plainNumber(words, from);
  if (first === undefined) {
    const than = said.word === 'higher' || said.word === 'lower' ? words.name(from) : undefined;
    const order = isLess ? 'less' : 'more';
    return than && { value: { type: 'Compared', by: 'elevation', order, than: than.value }, end: than.end };
  }
  const ownUnit = unitAt(words, from + 1);
  const to = said.word === 'from' ? words.word('to', ownUnit?.end ?? from + 1) : undefined;
  const second = to === undefined ? undefined : plainNumber(words, to);
  if (said.word === 'from' && second === undefined) return undefined;
  const unit = second === undefined ? ownUnit : unitAt(words, to! + 1);
  // What is so many metres from a place lies there, and is not so high.
  if (!unit || words.word('distant', unit.end) !== undefined) return undefined;
  const metres = (value: number) => Math.round(value * unit.metres * 100) / 100;
  const bounds =
    second !== undefined
      ? { least: metres(first), most: metres(second) }
      : isLess
        ? { most: metres(first) }
        : { least: metres(first) };
  return {
    value: { type: 'Measured', by: 'elevation', ...bounds },
    end: words.word('high', unit.end) ?? unit.end,
  };
}

/** "4000 m peaks", "the 8000-metre mountains": those that are so high and more.
 * @returns undefined where no summits follow */
export function heightBefore(words: SetWords, at: number): Read<SetCondition> | undefined {
  const value = plainNumber(words, at);
  if (value === undefined) return undefined;
  const dash = words.isMark('-', at + 1) ? at + 2 : at + 1;
  const unit = unitAt(words, dash);
  const head = unit && words.headAt(unit.end);
  if (!head || !isOfSummits(head.value)) return undefined;
  return {
    value: { type: 'Measured', by: 'elevation', least: Math.round(value * unit.metres) },
    end: unit.end,
  };
}

/** No millions: the "m" behind it is the metre. */
function plainNumber({ words }: SetWords, at: number): number | undefined {
  const word = words[at];
  if (word?.kind !== 'number' || word.value === undefined) return undefined;
  return /^\d{1,3}\.\d{3}$/.test(word.raw.trim()) ? Math.round(word.value * 1000) : word.value;
}

function unitAt(words: SetWords, at: number): { metres: number; end: number } | undefined {
  const metre = words.word('metres', at);
  if (metre !== undefined) return { metres: 1, end: metre };
  const foot = words.word('feet', at);
  return foot === undefined ? undefined : { metres: metresOfFoot, end: foot };
}
