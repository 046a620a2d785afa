/** "Ankara'nın kuzeyindeki şehirler", "مدن جنوب القاهرة": languages that say one word for what lies in the north of a place
 * and to the north of it. No town lies in a part of another one, and no country in a part of another one or of a desert:
 * those lie beyond. */

import { fold } from '../../domain/fold.ts';
import type { PlaceSet, SetCondition, SpatialQuery, TableLanguage } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';

const languages: ReadonlySet<TableLanguage> = new Set(['tr', 'ar', 'hi']);

/** What holds none of a kind. */
const solid: Readonly<Partial<Record<PlaceSet['kind'], readonly string[]>>> = {
  city: ['city'],
  division: ['city'],
  capital: ['city', 'country', 'desert', 'mountains'],
  country: ['city', 'country', 'desert', 'mountains', 'river'],
};

export function besideTowns(tree: SpatialQuery, language: TableLanguage, names: NameSource): SpatialQuery {
  if (!languages.has(language)) return tree;
  if (tree.type === 'Intersection') {
    const of = tree.of.map((one) => besideTowns(one, language, names));
    return of.some((one, k) => one !== tree.of[k]) ? { ...tree, of } : tree;
  }
  if (tree.type !== 'PlaceSet') return tree;
  const range = language === 'ar' ? rangeOf(tree, names) : undefined;
  if (range) return range;
  const conditions = (tree.where ?? []).map((condition, _k, all) =>
    withinLand(condition, tree.kind, all, names),
  );
  const isChosen = tree.rank !== undefined || tree.count === true;
  const sides = conditions.flatMap((condition) => {
    const beyond = beyondIn(condition, tree, names) ?? (isChosen ? undefined : saidBeyond(condition));
    return beyond ? [{ condition, beyond }] : [];
  });
  if (sides.length === 0)
    return conditions.some((one, k) => one !== tree.where?.[k]) ? { ...tree, where: conditions } : tree;
  const beyond = sides.map((side): SpatialQuery => side.beyond);
  const left = conditions.filter((condition) => sides.every((one) => one.condition !== condition));
  const { where: _all, ...set } = tree;
  // What is chosen or counted is so among those that lie there.
  if (isChosen)
    return { ...set, where: [...left, ...beyond.map((of): SetCondition => ({ type: 'In', of }))] };
  return { type: 'Intersection', of: [left.length > 0 ? { ...set, where: left } : set, ...beyond] };
}

/** "جبال الألب في سويسرا": the Alps as far as they lie there, whose name begins with the word for mountains. */
function rangeOf({ kind, rank, count, where = [] }: PlaceSet, names: NameSource): SpatialQuery | undefined {
  const of = where.flatMap((one) => (one.type === 'In' ? [one.of] : []));
  if (kind !== 'mountain' || rank || count || of.length < where.length || where.length < 2) return undefined;
  const [first] = of;
  if (first?.type !== 'NamedPlace' || names.isUsually?.(fold(first.name), 'mountains') !== true)
    return undefined;
  return { type: 'Intersection', of: [first, ...of.slice(1)] };
}

/** "भारत के पश्चिम के राज्य": parts of a country that are told by its west lie in it. */
function withinLand(
  condition: SetCondition,
  kind: PlaceSet['kind'],
  all: readonly SetCondition[],
  names: NameSource,
): SetCondition {
  if (kind !== 'division' || condition.type !== 'In' || condition.of.type !== 'Directional') return condition;
  const { direction, of } = condition.of;
  const isAlone = all.every((one) => one === condition || one.type !== 'In');
  if (!isAlone || of.type !== 'NamedPlace' || names.isCountry?.(of.name) !== true) return condition;
  return { type: 'In', of: { type: 'DirectionalSubset', direction, of } };
}

const saidBeyond = (condition: SetCondition): SpatialQuery | undefined =>
  condition.type === 'In' && condition.of.type === 'Directional' ? condition.of : undefined;

function beyondIn(
  condition: SetCondition,
  { kind, called }: PlaceSet,
  names: NameSource,
): SpatialQuery | undefined {
  if (condition.type !== 'In' || condition.of.type !== 'DirectionalSubset' || called === 'district')
    return undefined;
  const { share, tip, direction, of } = condition.of;
  return share || tip || !isSolid(of, kind, names) ? undefined : { type: 'Directional', direction, of };
}

const isSolid = (of: SpatialQuery, kind: PlaceSet['kind'], names: NameSource): boolean =>
  of.type === 'NamedPlace' &&
  (solid[kind] ?? []).some((noun) =>
    noun === 'country'
      ? names.isCountry?.(of.name) === true
      : names.isUsually?.(fold(of.name.replace(/^(?:city|desert|mountains|river) /, '')), noun) === true,
  );
