/** What is said of a set in plainer words, before its relations are looked for. */

import type { SetCondition } from '../../domain/query.ts';
import { besideAnother } from '../spatial/own-border.ts';
import type { Concept } from './clause-words.ts';
import type { Facts } from './facts.ts';
import { relationOf } from './relations.ts';
import type { KindSaid, Said } from './said.ts';

/** "Which touch neither the sea …": the sea without a name beside what is said of a land. */
export function atSea(said: readonly Said[]): readonly Said[] {
  const kinds = said.flatMap((one, at) => (one.type === 'kind' ? [{ one, at }] : []));
  const water = kinds.find(({ one }) => one.nouns.includes('sea') || one.nouns.includes('ocean'));
  const listed = kinds.length === 2 && water ? inList(said, water.at) : undefined;
  if (listed) return listed;
  const sea = kinds.find(({ one }) => one.nouns.includes('sea'));
  if (kinds.length !== 2 || !sea) return said;
  const relations = said.flatMap((one, at) =>
    one.type === 'concept' &&
    (relationOf[one.concept]?.[0] === 'touch' || relationOf[one.concept]?.[0] === 'shore')
      ? [at]
      : [],
  );
  const [at] = relations.sort((a, b) => Math.abs(a - sea.at) - Math.abs(b - sea.at));
  if (at === undefined || Math.abs(at - sea.at) > nearSea) return said;
  const word = said[at] as { concept: Concept };
  const is: Said = { type: 'concept', concept: relationOf[word.concept]![1] ? 'landlocked' : 'coastal' };
  return said.flatMap((one, i) => (i === sea.at ? [] : [i === at ? is : one]));
}

/** "Neither Germany nor the sea": the sea without a name in a list of lands. */
function inList(said: readonly Said[], sea: number): readonly Said[] | undefined {
  const joins = (at: number) => {
    const one = said[at];
    return one?.type === 'concept' && (one.concept === 'nor' || one.concept === 'and' || one.concept === 'or')
      ? one.concept
      : undefined;
  };
  const behind = joins(sea - 1) && said[sea - 2]?.type === 'run' ? sea - 1 : undefined;
  const next = said[sea + 2]?.type === 'concept' ? sea + 3 : sea + 2;
  const before = joins(sea + 1) && said[next]?.type === 'run' ? sea + 1 : undefined;
  const link = behind ?? before;
  const touch = said.findIndex(
    (one) =>
      one.type === 'concept' && relationOf[one.concept]?.[0] === 'touch' && one.concept !== 'neighbours',
  );
  if (link === undefined || touch < 0) return undefined;
  const verb = said[touch] as { concept: Concept };
  const isDenied =
    relationOf[verb.concept]![1] ||
    said.some((one) => one.type === 'concept' && (one.concept === 'nor' || one.concept === 'not'));
  // One or the other of two is no set.
  if (!isDenied && joins(link) === 'or') return undefined;
  const is: Said = { type: 'concept', concept: isDenied ? 'landlocked' : 'coastal' };
  const denied: Said = { type: 'concept', concept: isDenied ? 'notTouch' : verb.concept };
  return said.flatMap((one, at) => {
    if (at === touch) return [is, denied];
    const isNegation = one.type === 'concept' && (one.concept === 'nor' || one.concept === 'not');
    // The verb denies all that is listed now.
    return at === sea ||
      at === link ||
      (isDenied && isNegation && joins(at - 1) === undefined && !isRun(said[at - 1]))
      ? []
      : [one];
  });
}

const isRun = (one: Said | undefined): boolean => one?.type === 'run';

/** Words between a verb and its sea at most. */
const nearSea = 2;

/** A kind that is said twice is said once, and one of which a name is was said of the name. */
export function onceEach(said: readonly Said[], facts: Facts): readonly Said[] {
  const [first, second, more] = said.filter((one) => one.type === 'kind');
  if (!first || !second || more) return said;
  const [from, to] = [said.indexOf(first), said.indexOf(second)];
  const isSaidOf = said.slice(from, to).some((one) => one.type === 'concept' && relationOf[one.concept]);
  const isOwned = [said[to - 1], said[to + 1]].some((one) => one?.type === 'run');
  if (first.nouns.some((noun) => second.nouns.includes(noun))) {
    // "Régions françaises qui touchent une région italienne" are two.
    if (isSaidOf || isOwned) return said;
    const kept = first.plural || !second.plural ? second : first;
    return said.filter((one) => one !== kept);
  }
  const isOfName = ({ nouns, plural }: KindSaid) =>
    !plural &&
    said.some(
      (one) => one.type === 'run' && one.names.some((name) => nouns.some((noun) => facts.isA(name, noun))),
    );
  return isOfName(second) ? said.filter((one) => one !== second) : said;
}

/** "Desde que nace hasta que desemboca": all of a river, which says nothing of what it flows through. */
export function withoutWhole(said: readonly Said[]): readonly Said[] {
  const words = said.map((one) => (one.type === 'concept' ? one.concept : undefined));
  const has = (...any: Concept[]) => any.some((concept) => words.includes(concept));
  if (!has('from') || !has('to') || !has('rises', 'source') || !has('into', 'mouth')) return said;
  const ends: readonly (Concept | undefined)[] = ['from', 'to', 'rises', 'source', 'into', 'mouth'];
  return said.filter((_, at) => words[at] === undefined || !ends.includes(words[at]));
}

/** "Neither a coast nor a border with a foreign country": another country is that of no name. */
export function withoutForeign(
  said: readonly Said[],
): { said: readonly Said[]; condition?: SetCondition } | undefined {
  const at = said.findIndex((one) => one.type === 'concept' && one.concept === 'foreign');
  const border = said.findIndex((one) => one.type === 'concept' && one.concept === 'border');
  // "Provinces on the border": that of the country, where no other land is named.
  if (at < 0 && border >= 0 && !said.some((one) => one.type === 'concept' && relationOf[one.concept]))
    return { said, condition: besideAnother };
  if (at < 0) return { said };
  const isOf = (one: Said | undefined) =>
    one?.type === 'concept' && (relationOf[one.concept]?.[0] === 'touch' || one.concept === 'border');
  const places = said.flatMap((one, i) => (isOf(one) ? [i] : []));
  const [touch] = places.sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
  if (touch === undefined) return undefined;
  const word = said[touch] as { concept: Concept };
  // The negation that stands last before it is its own where no other relation stands between.
  let not = relationOf[word.concept]?.[1] ?? false;
  let denied = -1;
  for (let i = Math.min(touch, at) - 1; i >= 0 && !not; i--) {
    const one = said[i]!;
    if (one.type !== 'concept') break;
    if (one.concept === 'not' || one.concept === 'nor') {
      not = true;
      // "Neither … nor" denies what goes before it, too.
      if (one.concept === 'not') denied = i;
    } else if (relationOf[one.concept]) break;
  }
  return {
    said: said.map((one, i) => (i === at || i === touch || i === denied ? quiet : one)),
    condition: not ? { type: 'Not', of: besideAnother } : besideAnother,
  };
}

const quiet: Said = { type: 'concept', concept: 'on' };
