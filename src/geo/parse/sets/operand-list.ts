/** What a set is related to, with all that is listed: "France, Italy or Spain", "both Italy and Switzerland". */

import type { SpatialQuery } from '../../domain/query.ts';
import { borderPairAt } from './border-pair.ts';
import type { OperandList } from './meaning.ts';
import type { SetLexicon } from './phrases.ts';
import type { Read } from './set-words.ts';
import { type Lent, single } from './single.ts';
import { lineAt } from './straight-line.ts';

/** "capitals of the Baltic states and Poland": a group of countries goes on with lands. */
const isGroupOfLands = (query: SpatialQuery): boolean =>
  query.type === 'PlaceSet' &&
  query.kind === 'country' &&
  !query.rank &&
  query.where?.length === 1 &&
  query.where[0]!.type === 'In';

export function operandList(lent: Lent, lexicon: SetLexicon, start: number): Read<OperandList> | undefined {
  const { text } = lent;
  if (borderPairAt(text, start)) return undefined;
  const line = lineAt(text, start);
  if (line) return line;
  const both = text.word('both', start) ?? text.word('both', text.skip(start));
  const at = text.skip(both ?? start, ['which', 'that', 'only']);
  const first = single(lent, at);
  if (!first) return undefined;
  const of = [first.value];
  let { end } = first;
  let or = false;
  let repeated = false;
  // A list of places; what follows a set belongs to that set.
  const ofLands = isGroupOfLands(of[0]!);
  const lists = ofLands || ['NamedPlace', 'Parallel', 'Meridian'].includes(of[0]!.type);
  for (; lists && of.length < 16; ) {
    let next = text.isMark(',', end) ? end + 1 : end;
    const and = text.word('and', next);
    const either = text.word('or', next);
    next = and ?? either ?? next;
    if (next === end || text.word('butNot', next) !== undefined) break;
    const article = text.skip(next);
    const preposition = lexicon.relations.at(text.words, article);
    // "cantons of Switzerland, that border on Germany"
    if (preposition && and === undefined && either === undefined) break;
    const member =
      text.name(article) ??
      (preposition ? text.name(text.skip(preposition.end)) : undefined) ??
      (of[0]!.type === 'NamedPlace' ? undefined : single(lent, article));
    if (ofLands && !(member && text.isLand(member.value))) break;
    if (!member || text.isMark("'s", member.end) || text.headAt(member.end)) break;
    const around = and ?? either ?? preposition;
    const told = around === undefined ? text.toldBy(of.at(-1)!, member.value) : undefined;
    if (told) {
      of[of.length - 1] = told;
      end = member.end;
      continue;
    }
    or ||= either !== undefined;
    repeated ||= preposition !== undefined && member.end > text.skip(preposition.end);
    of.push(member.value);
    end = member.end;
  }
  // "in the EU and in NATO": one can be in both, as nobody can be in France and in Germany.
  const members = repeated && !or && of.every((one) => text.isGroup(one));
  return { value: { of, joined: both !== undefined || members ? 'both' : or ? 'or' : 'and' }, end };
}
