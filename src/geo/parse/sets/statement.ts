/** One relation of a set with what it is related to, before or behind its verb. */

import type { SetCondition } from '../../domain/query.ts';
import { meantAround, nearTowns } from './around-land.ts';
import { keywordAt } from './compass-words.ts';
import { anotherCountry } from './foreign.ts';
import { negated, toConditions } from './meaning.ts';
import { meantOutside } from './meant-outside.ts';
import type { Operands } from './operands.ts';
import type { Head } from './phrases.ts';
import { alongAlone, withVerb } from './relation-verbs.ts';
import type { Relation } from './set-table.ts';
import type { Read } from './set-words.ts';
import { isLine } from './straight-line.ts';

/** "in Africa", "that border Canada", "an Polen grenzen", "the Danube flows through" */
export function statementAt(lent: Operands, start: number, head: Head): Read<SetCondition[]> | undefined {
  const { text } = lent;
  const { relations, verbs } = text.lexicon;
  let at = start;
  const entirely = text.word('entirely', at);
  const partly = text.word('partly', at);
  const extent = entirely !== undefined ? 'entirely' : partly !== undefined ? 'partly' : undefined;
  at = entirely ?? partly ?? at;
  // "Kantone der Schweiz": an article may be the preposition.
  if (!operandAfter(lent, at)) at = text.skip(at, ['that', 'only']);
  // "At most 100 km from Prague" is not at Most.
  if (text.word('inclusive', at) !== undefined) return undefined;
  const preposition = relations.at(text.words, at);
  // "In der Nähe von Kiel" is no river called Nahe.
  if (preposition && (keywordAt(text, 'near', at, 4) ?? 0) > preposition.end) return undefined;
  const verb = verbs.at(text.words, at);
  const plain = verb && (!preposition || verb.end > preposition.end) ? verb : preposition;
  const said = plain && { ...plain, end: behindNe(text, at, plain.end) };
  if (said && !isName(lent, at, said.end)) {
    const neither = text.word('neither', said.end);
    const none = neither === undefined ? undefined : lent.operand(neither);
    if (none) {
      const { value, end } = withVerb(lent, said.meaning, none, head, extent);
      return { value: value.map((condition) => negated(condition, true)), end };
    }
    const foreign = said.meaning === 'Bordering' ? anotherCountry(text, said.end, head) : undefined;
    if (foreign) return foreign;
    // "Grenzt nur an Italien"
    const inner = relations.at(text.words, text.skip(said.end, ['only']));
    const operand = lent.operand(said.end) ?? (inner && verb === plain ? lent.operand(inner.end) : undefined);
    if (operand) {
      const near = nearTowns(text, at, said, operand.value, head);
      if (near) return { value: [near], end: operand.end };
      const around = isLine(operand.value) ? 'Crossing' : meantAround(text, at, said, operand.value, head);
      const { operand: place, meant } = meantOutside(text, operand, head);
      const { value, end } = withVerb(lent, around, place, head, extent);
      return { value: [...value, ...meant], end };
    }
    // "which countries does it cross": a verb alone says nothing.
  }
  // "Die an ein anderes Land grenzen"
  const foreign = anotherCountry(text, preposition?.end ?? at, head);
  const borders = foreign && verbs.at(text.words, text.skip(foreign.end));
  if (borders?.meaning === 'Bordering') return { ...foreign!, end: borders.end };
  const subject = lent.operand(at);
  if (!subject) return undefined;
  const ofBoth = relationOfBoth(lent, at);
  if (ofBoth) return withVerb(lent, ofBoth, subject, head, extent);
  const after = verbs.at(text.words, text.skip(subject.end));
  if (!after) return undefined;
  const end = relations.at(text.words, after.end);
  const rest = end && end.meaning === after.meaning && !lent.operand(end.end) ? end.end : after.end;
  const value = toConditions(after.meaning, subject.value, head, extent);
  const or = text.word('or', rest);
  const other = or === undefined || after.meaning !== 'Crossing' ? undefined : alongAlone(lent, or);
  // "that the Rhine flows through or borders": a river at a border is in the lands of both sides.
  return { value, end: other?.end ?? rest };
}

/** Behind the second half of "ne … pas", whose first one denies already: "ne touchent pas la France". */
function behindNe(text: Operands['text'], verb: number, end: number): number {
  const isDenied = /^n[e']?$/u.test(text.words[verb - 1]?.text ?? '');
  return isDenied && /^(?:pas|point|jamais)$/u.test(text.words[end]?.text ?? '') ? end + 1 : end;
}

/** "sowohl am Atlantik als auch am Mittelmeer": the preposition stands behind the word for both. */
function relationOfBoth({ text }: Operands, at: number): Relation | undefined {
  const end = text.word('both', at) ?? at;
  for (let inner = at + 1; inner < end; inner++) {
    const preposition = text.lexicon.relations.at(text.words, inner);
    if (preposition && preposition.end <= end) return preposition.meaning;
  }
  return undefined;
}

/** "Del Norte" is a county of California, and no part of "del norte de España"; "Del Mar" none of "del mar Egeo", and
 * "des Caraïbes" is the end of a sea's name, but no name as it is written. */
function isName({ text, operand }: Operands, at: number, end: number): boolean {
  const name = text.spans.nameAt(at);
  if (name <= end - at) return false;
  const isSmall = /^\p{Ll}/u.test(text.words[at]!.raw);
  if (isSmall && end < text.words.length && /^\p{Lu}/u.test(text.words[end]!.raw)) return false;
  const rest = (operand(end)?.end ?? 0) - at - name;
  return rest < 0 || (rest === 0 && text.isBetterKnown(at, name, end));
}

function operandAfter({ text, operand }: Operands, at: number): boolean {
  const preposition = text.lexicon.relations.at(text.words, at);
  return preposition !== undefined && operand(preposition.end) !== undefined;
}
