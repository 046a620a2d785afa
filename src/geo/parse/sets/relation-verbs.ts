/** Relations whose verb stands apart: "die an Polen grenzen", "through which countries flows the Danube". */

import type { SetCondition } from '../../domain/query.ts';
import { negated, type OperandList, toConditions } from './meaning.ts';
import type { Operands } from './operands.ts';
import type { Head } from './phrases.ts';
import type { Relation } from './set-table.ts';
import type { Read } from './set-words.ts';

/** A relation with its operand, and the verb that German puts last. */
export function withVerb(
  lent: Operands,
  relation: Relation,
  operand: Read<OperandList>,
  head: Head,
  extent: 'entirely' | 'partly' | undefined,
): Read<SetCondition[]> {
  const noun = relation === 'On' ? lent.text.word('shoreNoun', operand.end) : undefined;
  if (noun !== undefined) return { value: toConditions(relation, operand.value, head, extent), end: noun };
  const both = withoutOther(lent, operand, head);
  if (both) return both;
  const verb = lent.text.lexicon.verbs.at(lent.text.words, lent.text.skip(operand.end));
  const follows = verb && (lent.operand(verb.end) !== undefined || beginsMore(lent, operand.end, verb.end));
  if (!verb || follows)
    return { value: toConditions(relation, operand.value, head, extent), end: operand.end };
  const meant = flowsInto(lent, operand.end, verb.end)
    ? 'FlowingInto'
    : verb.meaning === 'In' || (verb.meaning === 'On' && relation === 'In')
      ? relation
      : verb.meaning;
  return { value: toConditions(meant, operand.value, head, extent), end: verb.end };
}

/** "Which states of India have a border with Nepal", "have a coast": the verb begins the next condition. */
function beginsMore({ text }: Operands, start: number, verbEnd: number): boolean {
  const { relations, shores, superlatives } = text.lexicon;
  const at = text.skip(start);
  const ends = [relations, shores, superlatives].map((phrases) => phrases.at(text.words, at)?.end ?? 0);
  return Math.max(...ends, text.word('haveNo', at) ?? 0) > verbEnd;
}

/** "Die in die Donau fließen" says where to, and "in der Schweiz" where. */
function flowsInto({ text }: Operands, end: number, verbEnd: number): boolean {
  const said = text.words.slice(0, verbEnd).map((word) => word.text);
  return (
    text.language === 'de' &&
    said.slice(end).some((word) => /^(?:fliess|strom)(?:t|en)$/.test(word)) &&
    said.some(
      (word, i) => i < end && (word === 'ins' || (word === 'in' && /^d(?:ie|en)$/.test(said[i + 1]!))),
    )
  );
}

/** "an Russland, aber nicht an China grenzen": one verb for what is meant and what is denied. */
function withoutOther(
  { text, operand }: Operands,
  meant: Read<OperandList>,
  head: Head,
): Read<SetCondition[]> | undefined {
  const start = text.isMark(',', meant.end) ? meant.end + 1 : meant.end;
  const but = text.word('butNot', start);
  const other = but === undefined ? undefined : operand(but);
  const verb = other && text.lexicon.verbs.at(text.words, other.end);
  if (!verb) return undefined;
  const [yes, no] = [meant, other].map(({ value }) => toConditions(verb.meaning, value, head, undefined));
  return { value: [...yes!, ...no!.map((condition) => negated(condition, true))], end: verb.end };
}

/** What follows "through which countries": "flows the Danube", "does the Danube flow". */
export function pendingRelation(
  lent: Operands,
  start: number,
  relation: Relation,
): Read<SetCondition[]> | undefined {
  const verb = lent.text.lexicon.verbs.at(lent.text.words, lent.text.skip(start));
  const operand = lent.operand(verb?.end ?? start);
  if (!operand) return undefined;
  const last = lent.text.lexicon.verbs.at(lent.text.words, lent.text.skip(operand.end));
  const meant = verb ?? last;
  const value = toConditions(
    meant && meant.meaning !== 'In' && meant.meaning !== 'On' ? meant.meaning : relation,
    operand.value,
    { kind: 'country', plural: true },
    undefined,
  );
  return { value, end: verb ? operand.end : (last?.end ?? operand.end) };
}

/** "or along", "or touches" with nothing behind it: what a line that crosses lands may do beside. */
export function alongAlone({ text, operand }: Operands, start: number): Read<Relation> | undefined {
  const at = text.skip(start, ['that']);
  const said = text.lexicon.verbs.at(text.words, at) ?? text.lexicon.relations.at(text.words, at);
  if (!said || said.meaning === 'In' || operand(said.end)) return undefined;
  if (said.meaning === 'FlowingInto' || said.meaning === 'Rising') return undefined;
  return { value: said.meaning, end: said.end };
}
