/** Sentences said another way: a question whose parts stand in an unusual order, or whose verb says what a noun says
 * elsewhere, in the words that the reader of questions knows. Tables of patterns over plain letters; `{x}` is what the group
 * said, as written. */

import { chargingSentences } from './charging-words.ts';
import { lineSentences, outsideSentences } from './line-numbers.ts';
import { find, PatternList, tidy } from './plain.ts';
import { predicates } from './predicate-words.ts';
import { englishSentences, germanSentences } from './sentence-words.ts';

const courtesy =
  /^(?:(?:please|can you|could you|would you|bitte|kannst du|konntest du|konnen sie)(?: please| bitte)?(?: mir| me)? ?(?:tell me|show me|give me|tell|sagen)?|tell me|show me|sag mir|i want to know|i would like to know),? /;

interface Form {
  readonly pattern: RegExp;
  readonly said: string;
}

let compiled: PatternList<Form> | undefined;

/** No form is met twice in a question that people ask: this is only a guard. */
const mostTurns = 4;

/** @param text  tidied, without marks at its end */
export function inUsualWords(text: string): string {
  compiled ??= new PatternList<Form>(
    [
      ...outsideSentences,
      ...lineSentences,
      ...chargingSentences,
      ...predicates,
      ...englishSentences,
      ...germanSentences,
    ].map(([form, said]) => ({
      pattern: new RegExp(form, 'd'),
      said,
    })),
    ({ pattern }) => [pattern],
  );
  const polite = find(courtesy, text);
  const lead = polite ? text.slice(0, polite.end) : '';
  let rest = text.slice(lead.length);
  for (let turn = 0; turn < mostTurns; turn++) {
    const next = turned(rest, compiled);
    if (next === undefined) break;
    rest = next;
  }
  return lead + rest;
}

function turned(text: string, forms: PatternList<Form>): string | undefined {
  for (const { pattern, said } of forms.for(text)) {
    const span = find(pattern, text);
    if (!span) continue;
    const put = said.replace(/\{(\w+)\}/g, (_, name: string) => span.groups[name] ?? '');
    const whole = tidy(text.slice(0, span.index) + put + text.slice(span.end));
    if (whole !== text) return whole;
  }
  return undefined;
}
