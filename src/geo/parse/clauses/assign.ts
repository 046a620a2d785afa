/** Which list of names each relation is said of. */

import type { SetKind } from '../../domain/query.ts';
import type { Concept } from './clause-words.ts';
import { type Facts, flowingKinds, islandKinds, landKinds, townKinds } from './facts.ts';
import type { Lexicon } from './lexicon.ts';
import { fits, ofPairs, type Relation, type RelationName, relationOf } from './relations.ts';
import type { Run, Said } from './said.ts';

/** What is left out: the list beside "except". */
export function leftOut(said: readonly Said[], { object, code }: Lexicon): Run | undefined {
  const at = said.findIndex((one) => one.type === 'concept' && one.concept === 'except');
  if (at < 0) return undefined;
  const isOf = (one: Said | undefined): one is Run => one?.type === 'run' && !one.isAdjective;
  // Chinese has 除了 before, and 以外 behind what is left out.
  if (object === 'before' && code !== 'zh') return isOf(said[at - 1]) ? (said[at - 1] as Run) : undefined;
  // "法国之外的欧洲国家"
  const next = said[at + 1];
  const isDone = code === 'zh' && next?.type === 'concept' && next.concept === 'in';
  if (isDone && isOf(said[at - 1])) return said[at - 1] as Run;
  let behind = at + 1;
  while (
    said[behind]?.type === 'concept' &&
    ['in', 'and', 'both'].includes((said[behind] as { concept: Concept }).concept)
  )
    behind++;
  if (isOf(said[behind])) return said[behind] as Run;
  return code === 'zh' && isOf(said[at - 1]) ? (said[at - 1] as Run) : undefined;
}

export interface Assigned {
  readonly of: readonly { readonly relation: Relation; readonly run: Run | undefined }[];
  /** Where they lie. */
  readonly within: readonly Run[];
}

/** Relations that may be said without a name: a coast is one on any sea. */
const mayStandAlone: ReadonlySet<RelationName> = new Set(['shore', 'flows', 'coastal']);

const hasCoast = (kind: SetKind): boolean =>
  landKinds.has(kind) || townKinds.has(kind) || islandKinds.has(kind);

export interface Placed {
  readonly run: Run;
  readonly at: number;
}

export function assign(
  kind: SetKind,
  said: readonly Said[],
  relations: readonly Relation[],
  runs: readonly Placed[],
  { object, code }: Lexicon,
  facts: Facts,
): Assigned | undefined {
  let best: { cost: number; choice: (Placed | undefined)[]; ties: number } | undefined;
  const costOf = ({ at }: Relation, run: Placed) => {
    const distance = Math.abs(run.at - at);
    const isBefore = run.at < at;
    return distance + (isBefore === (object === 'before') ? 0 : 1.5) + (run.run.isAdjective ? 2 : 0);
  };
  const isBeside = (run: Placed) => liesAt(kind, said, run, facts);
  const choose = (at: number, chosen: (Placed | undefined)[], cost: number) => {
    if (at === relations.length) {
      const rest = runs.filter((run) => !chosen.includes(run) && !isBeside(run));
      // One list of lands to lie in, and an adjective that tells it more closely.
      const lands = rest.filter(({ run }) => !run.isAdjective && !isSeaOf(kind, run, facts));
      if (lands.length > 1 || rest.length > 2) return;
      if (!rest.every((run) => mayHold(kind, said, run, facts))) return;
      if (!best || cost < best.cost) best = { cost, choice: chosen, ties: 0 };
      else if (cost === best.cost) best.ties++;
      return;
    }
    const relation = relations[at]!;
    // Where verbs end a clause, nothing behind one is its object.
    const isFirm = object === 'before' && code !== 'zh';
    for (const run of runs)
      if (
        !chosen.includes(run) &&
        !(isFirm && run.at > relation.at) &&
        fits(kind, relation.name, run.run, facts)
      )
        choose(at + 1, [...chosen, run], cost + costOf(relation, run));
    // Rivers flow; other places do so by some river.
    if (
      mayStandAlone.has(relation.name) &&
      (relation.name === 'flows' ? flowingKinds.has(kind) && !relation.not : hasCoast(kind))
    )
      choose(at + 1, [...chosen, undefined], cost + 4);
  };
  choose(0, [], 0);
  if (!best || best.ties > 0) return undefined;
  const { choice } = best;
  return {
    of: [
      ...relations.map((relation, at) => ({ relation, run: choice[at]?.run })),
      ...runs
        .filter((run) => !choice.includes(run) && isBeside(run))
        .map(({ run, at }) => ({ relation: { name: 'shore' as const, not: false, at }, run })),
    ],
    within: runs.filter((run) => !choice.includes(run) && !isBeside(run)).map(({ run }) => run),
  };
}

/** The lists with where they stand. "Separates A from B" has two of one name each, which stand for one of two. */
export function withPairs(said: readonly Said[]): Placed[] {
  const runs = said.flatMap((one, at) => (one.type === 'run' ? [{ run: one, at }] : []));
  const parts = said.some((one) => one.type === 'concept' && ofPairs.has(relationOf[one.concept]?.[0]));
  const single = runs.filter(({ run }) => !run.isAdjective && run.names.length === 1);
  const [first, second, more] = single;
  if (!parts || !first || !second || more || runs.some(({ run }) => run.names.length > 1)) return runs;
  const pair: Run = { ...first.run, names: [...first.run.names, ...second.run.names] };
  return [...runs.filter((run) => run !== first && run !== second), { run: pair, at: second.at }];
}

/** Whether the places can lie in the land of a list, and words say so: it is an adjective, or stands beside the noun or a
 * preposition. No country lies in another one. */
function mayHold(kind: SetKind, said: readonly Said[], { run, at }: Placed, facts: Facts): boolean {
  // "Zarówno do UE, jak i do strefy euro": in each of several groups.
  if (run.names.length !== 1 && !(kind === 'country' && run.names.every(facts.isGroup))) return false;
  if (!run.names.every(facts.isHolder) && !isSeaOf(kind, run, facts)) return false;
  if (kind === 'country' && run.names.some(facts.isCountry)) return false;
  if (landKinds.has(kind) && !run.names.every(facts.mayHoldLand)) return false;
  if (run.isAdjective || run.inside) return true;
  return [-1, 1].some((step) => {
    // "亚洲面积最大的内陆国": what else is said of the places may stand in between.
    let next = at + step;
    while (isAttribute(said[next])) next += step;
    const one = said[next];
    return one?.type === 'kind' || (one?.type === 'concept' && one.concept === 'in');
  });
}

const isAttribute = (one: Said | undefined): boolean =>
  one?.type === 'number' || (one?.type === 'concept' && attributes.has(one.concept));

const attributes: ReadonlySet<Concept> = new Set([
  ...(['landlocked', 'coastal', 'largest', 'smallest', 'longest', 'populous', 'leastPopulous'] as const),
  ...(['highest', 'deepest', 'byArea', 'byPeople', 'not', 'count', 'wholly', 'partly'] as const),
]);

/** Islands lie in waters. */
const isSeaOf = (kind: SetKind, { names }: Run, facts: Facts): boolean =>
  islandKinds.has(kind) && names.every((one) => facts.isWater(one) && !facts.isLand(one));

/** "Capitals on the Danube": towns and lands lie at a water behind a preposition, with or without a verb. */
function liesAt(kind: SetKind, said: readonly Said[], { run, at }: Placed, facts: Facts): boolean {
  if (run.isAdjective) return false;
  // "Река, на которой Омск и Тобольск"
  if (flowingKinds.has(kind)) return run.names.every((one) => facts.isTown(one) && !facts.isFlowing(one));
  if (!(landKinds.has(kind) || townKinds.has(kind))) return false;
  if (!run.names.every((one) => facts.isWater(one) && !facts.isLand(one))) return false;
  const isStream =
    townKinds.has(kind) && run.names.every((one) => facts.isFlowing(one) || facts.isA(one, 'lake'));
  return [said[at - 1], said[at + 1]].some(
    (one) => one?.type === 'concept' && (one.concept === 'on' || (one.concept === 'in' && isStream)),
  );
}

/** "An Frankreich, aber nicht an Spanien grenzen": one relation, said of the first list and denied of the second. */
export function contrasted(
  kind: SetKind,
  said: readonly Said[],
  relations: readonly Relation[],
  runs: readonly Placed[],
  facts: Facts,
): Assigned | undefined {
  const [relation, more] = relations;
  if (!relation || more || relation.name === 'notIn' || ofPairs.has(relation.name)) return undefined;
  for (const [i, no] of runs.entries()) {
    const yes = runs[i - 1];
    if (!yes || yes.run.isAdjective || no.run.isAdjective) continue;
    const between = said.slice(yes.at + 1, no.at);
    const words = between.flatMap((one) => (one.type === 'concept' ? [one.concept] : []));
    if (words.length !== between.length) continue;
    const isDenied = words.includes('not') || words.includes('nor');
    // "Nicht an A grenzen, aber an B": it is denied of the first.
    // Behind what is denied, or before all: "Länder Südamerikas grenzen nicht an Brasilien" says nothing of the first.
    const isSaid = words.some((word) => relationOf[word]);
    if (
      isDenied &&
      isSaid &&
      words.findIndex((word) => relationOf[word]) >
        words.findIndex((word) => word === 'not' || word === 'nor')
    )
      continue;
    if (isDenied && !isSaid && relation.at > yes.at && relation.at < no.at) continue;
    if (!isDenied && (!words.includes('on') || words.includes('in'))) continue;
    if (!isDenied && !(relation.not && words.includes('and') && words.some((word) => relationOf[word])))
      continue;
    // The relation may stand before, between or behind.
    if (!words.every((word) => mayStandBetween.has(word) || relationOf[word]?.[0] === relation.name))
      continue;
    if (!fits(kind, relation.name, yes.run, facts) || !fits(kind, relation.name, no.run, facts)) continue;
    const rest = runs.filter((run) => run !== yes && run !== no);
    if (rest.length > 1 || !rest.every((run) => mayHold(kind, said, run, facts))) continue;
    return {
      of: [
        { relation: { ...relation, not: !isDenied }, run: yes.run },
        { relation: { ...relation, not: isDenied }, run: no.run },
      ],
      within: rest.map(({ run }) => run),
    };
  }
  return undefined;
}

const mayStandBetween: ReadonlySet<Concept> = new Set(['not', 'nor', 'and', 'in', 'on', 'both']);
