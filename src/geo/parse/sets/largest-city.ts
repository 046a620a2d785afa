/** "Capitals that are not the largest city of their country", "whose capital is not the largest city". */

import type { SetCondition } from '../../domain/query.ts';
import { negated } from './meaning.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

const seats: ReadonlySet<Head['kind']> = new Set(['capital', 'division_capital']);

const possessive = /^(?:its|their|ihre|leur|sa|su)$/u;

/** @param start  the word after the capitals, or after "whose capital is" */
export function largestCityAt(text: SetWords, start: number, head: Head): Read<SetCondition> | undefined {
  if (!seats.has(head.kind)) return undefined;
  const from = text.skip(start, ['that']);
  const not = text.word('not', start) ?? text.word('not', from);
  const said = text.skip(not ?? from);
  const at = possessive.test(text.words[said]?.text ?? '') ? said + 1 : said;
  const before = superlativeAt(text, at);
  const noun = text.lexicon.heads.at(text.words, text.skip(before ?? at));
  if (noun?.meaning.kind !== 'city') return undefined;
  // "la ville la plus grande"
  const end = before === undefined ? superlativeAt(text, text.skip(noun.end)) : noun.end;
  if (end === undefined) return undefined;
  const land = text.word('ofTheirLand', end);
  // "The largest city in Africa" is one of its capitals.
  if (land === undefined && text.lexicon.relations.at(text.words, end)?.meaning === 'In' && not === undefined)
    return undefined;
  const rest = land ?? end;
  // "die nicht die größte Stadt ihres Landes sind"
  return {
    value: negated({ type: 'LargestCity' }, not !== undefined),
    end: text.word('be', rest) ?? rest,
  };
}

function superlativeAt(text: SetWords, at: number): number | undefined {
  const found = text.superlativeAt(at);
  const most = found?.value.order === 'most' && ['size', 'population'].includes(found.value.by);
  return most && found.from === undefined ? found.end : undefined;
}
