/** Groups whose members are meant: "EU and NATO members", "the largest of the Baltic states". */

import { fold } from '../../domain/fold.ts';
import type { SetCondition, SpatialQuery } from '../../domain/query.ts';
import { misunderstood } from '../spatial/misunderstood.ts';
import { languageBefore } from './amount.ts';
import { compoundLands } from './compound-lands.ts';
import { type Draft, negated, ofMembers } from './meaning.ts';
import { type Head, isOfGroups } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

const countries: Head = { kind: 'country', plural: true };

/** Lands whose noun is part of what they are called by, or of no word. */
export const landsAt = (words: SetWords, at: number, draft: Draft): Read<Head> | undefined =>
  groups(words, at, draft) ??
  speakingLand(words, at, draft) ??
  ofGroup(words, at, draft) ??
  compoundLands(words, at, draft);

/** "EU and NATO members", "French and Spanish regions", "Baltic states": groups in a row, whose noun stands once or is
 * part of the name. */
function groups(words: SetWords, start: number, draft: Draft): Read<Head> | undefined {
  const of: SpatialQuery[] = [];
  for (let at = start; !draft.owner && of.length < 8; ) {
    const named = groupWithNoun(words, at);
    const plain = named ? undefined : words.name(at);
    const listed = plain && (words.isGroup(plain.value) || words.isAdjective(plain.value));
    if (!named && !listed) return undefined;
    of.push(named ? named.value.of : plain!.value);
    const end = named?.end ?? plain!.end;
    const head = named ? { value: named.value.head, end } : words.headAt(end);
    if (head?.value.plural && (named || of.length > 1)) {
      draft.where.push({ type: 'In', of: of.length === 1 ? of[0]! : { type: 'Union', of } });
      return head;
    }
    const mark = words.isMark(',', end) ? end + 1 : end;
    const next = words.word('and', mark) ?? words.word('or', mark) ?? mark;
    if (next === end) return undefined;
    at = words.skip(next);
  }
  return undefined;
}

/** "the largest of the Baltic states", "which of the Great Lakes" */
function ofGroup(words: SetWords, at: number, draft: Draft): Read<Head> | undefined {
  // "the five Great Lakes"
  if (!draft.superlative && !draft.asked)
    return draft.take === undefined ? undefined : namedAfterMembers(words, at, draft);
  const of = words.lexicon.relations.at(words.words, at);
  // "der kleinste der Großen Seen"
  const behindArticle = words.lexicon.genitive === undefined ? undefined : at;
  const from = of?.meaning === 'In' ? of.end : behindArticle;
  if (from === undefined) return undefined;
  const start = words.skip(from);
  const head = groups(words, start, draft) ?? namedAfterMembers(words, start, draft);
  return head && { ...head, value: { ...head.value, plural: draft.take !== undefined } };
}

/** "French-speaking Africa": its countries. */
function speakingLand(words: SetWords, at: number, draft: Draft): Read<Head> | undefined {
  const language = draft.owner ? undefined : languageBefore(words, at);
  const whole = language && words.name(words.skip(language.end));
  if (whole?.value.type !== 'NamedPlace') return undefined;
  const { value, end } = whole;
  // "The Caribbean" is a sea as well.
  const name = fold(value.name).replace(/^the /, '');
  if (!['grouping', 'continent'].some((kind) => words.names.isA?.(name, kind))) return undefined;
  draft.where.push(language!.value, { type: 'In', of: value });
  return { value: countries, end };
}

/** Kinds in the names of what they make up. */
const memberKinds: ReadonlySet<Head['kind']> = new Set(['lake', 'island']);

/** "Great Lakes", "islas Baleares", "Hebrides": a name in the plural, which is in place of its members. */
function namedAfterMembers(words: SetWords, start: number, draft: Draft): Read<Head> | undefined {
  const name = words.name(start);
  if (!name || draft.owner || name.value.type !== 'NamedPlace') return undefined;
  const { heads } = words.lexicon;
  const first = heads.at(words.words, start);
  const last = heads.at(words.words, name.end - 1);
  const noun = [first, last].find(
    (one) => one?.meaning.plural && memberKinds.has(one.meaning.kind) && one.end <= name.end,
  );
  const kind = noun?.meaning.kind ?? (words.isUsually(name.value.name, 'archipelago') ? 'island' : undefined);
  if (kind === undefined) return undefined;
  draft.where.push({ type: 'In', of: name.value });
  return { value: { kind, plural: true }, end: name.end };
}

/** A name of the gazetteer that is a group with its noun: "NATO members", "Baltic states". */
function groupWithNoun(words: SetWords, at: number): Read<{ of: SpatialQuery; head: Head }> | undefined {
  const length = words.spans.nameAt(at);
  // "EU member states" is a name with a noun of two words.
  for (let count = length - 1; count > 0; count--) {
    const noun = words.lexicon.heads.at(words.words, at + count);
    if (noun?.end !== at + length || !noun.meaning.plural || noun.meaning.neighbours) continue;
    if (!isOfGroups(noun.meaning)) continue;
    // The Low Countries are one place, the Balkan countries some in another.
    const isPlainNoun = /^\p{Ll}/u.test(words.words[at + count]!.raw);
    for (const of of [words.named(at, at + length), words.named(at, at + count)])
      if (words.isGroup(of) || (isPlainNoun && words.holdsCountries(of)))
        return { value: { of, head: countries }, end: at + length };
  }
  return undefined;
}

/** "that drive on the left", "that do not use the euro" */
export function traitAt(words: SetWords, start: number, head: Head): Read<SetCondition> | undefined {
  if (head.kind !== 'country') return undefined;
  const { traits } = words.lexicon;
  const at = words.skip(start, ['that']);
  // "qui n'ont pas l'euro"
  const not = words.word('haveNo', start) ?? words.word('haveNo', at) ?? words.word('not', at);
  // "where people drive on the left" has its own "where".
  const said =
    not === undefined
      ? (traits.at(words.words, start) ?? traits.at(words.words, at))
      : (traits.at(words.words, not) ?? traits.at(words.words, words.skip(not)));
  return said && { value: negated(ofMembers(said.meaning), not !== undefined), end: said.end };
}

/** "France and its neighbours", "Spain and its islands"
 * @throws Misunderstood for "their" of several places, or of members that were not named: "its neighbours and their capitals" */
export function its(words: SetWords, at: number, draft: Draft): number | undefined {
  const end = words.word('pronoun', at);
  const head = end === undefined ? undefined : words.headAt(end)?.value;
  // "With its overseas territories" is read where parts of lands are.
  if (!head || (head.kind === 'territory' && !head.neighbours)) return undefined;
  const meant = words.meantBy(at);
  // "Poland except its lakes" leaves out those that lie there without being told so.
  if (!meant || (!head.neighbours && followsExcept(words, at))) return undefined;
  if (!head.neighbours && !isOnlyName(words, at)) {
    const said = words.spans.quote(at, end! - at + 1);
    throw misunderstood(`"${said}" does not say of which place; name it`);
  }
  draft.owner = meant;
  return end;
}

const followsExcept = (words: SetWords, at: number): boolean =>
  [1, 2, 3].some((n) => at >= n && words.word('except', at - n) === at);

/** Whether one name stands before a pronoun, and no set and no pronoun. */
function isOnlyName(words: SetWords, pronoun: number): boolean {
  let names = 0;
  for (let at = 0; at < pronoun; ) {
    if (words.word('pronoun', at) !== undefined) return false;
    const filler = words.word('filler', at);
    if (filler !== undefined && filler <= pronoun) {
      at = filler;
      continue;
    }
    const length = words.spans.nameAt(at);
    if (length === 0 && words.headAt(at)) return false;
    if (length > 0) names++;
    at += Math.max(1, length);
  }
  return names === 1;
}
