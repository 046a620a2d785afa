/** "Ankara'nın kuzeyindeki şehirler", "مدن جنوب القاهرة": languages that say one word for what lies in the north of a place
 * and to the north of it. No town lies in a part of another one, and no country in a part of another one or of a desert:
 * those lie beyond. */

import { fold } from '../../domain/fold.ts';
import type {
  DirectionalSubset,
  PlaceSet,
  SetCondition,
  SpatialQuery,
  TableLanguage,
} from '../../domain/query.ts';
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
  const conditions = (tree.where ?? []).map((condition, _k, all) =>
    withinLand(condition, tree.kind, all, names),
  );
  const sides = conditions.flatMap((condition) => {
    const side = sideIn(condition);
    return side && tree.called !== 'district' && isSolid(side.of, tree.kind, names)
      ? [{ condition, side }]
      : [];
  });
  if (sides.length === 0)
    return conditions.some((one, k) => one !== tree.where?.[k]) ? { ...tree, where: conditions } : tree;
  const beyond = sides.map(
    ({ side: { direction, of } }): SpatialQuery => ({ type: 'Directional', direction, of }),
  );
  const left = conditions.filter((condition) => sides.every((one) => one.condition !== condition));
  const { where: _all, ...set } = tree;
  // What is chosen or counted is so among those that lie there.
  if (tree.rank || tree.count)
    return { ...set, where: [...left, ...beyond.map((of): SetCondition => ({ type: 'In', of }))] };
  return { type: 'Intersection', of: [left.length > 0 ? { ...set, where: left } : set, ...beyond] };
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

function sideIn(condition: SetCondition): DirectionalSubset | undefined {
  if (condition.type !== 'In' || condition.of.type !== 'DirectionalSubset') return undefined;
  return condition.of.share || condition.of.tip ? undefined : condition.of;
}

const isSolid = (of: SpatialQuery, kind: PlaceSet['kind'], names: NameSource): boolean =>
  of.type === 'NamedPlace' &&
  (solid[kind] ?? []).some((noun) =>
    noun === 'country'
      ? names.isCountry?.(of.name) === true
      : names.isUsually?.(fold(of.name.replace(/^(?:city|desert|mountains|river) /, '')), noun) === true,
  );
