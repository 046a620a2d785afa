/** Questions that begin with the place, of which the rest asks: "в Европе страны без выхода к морю", "Самара города в радиусе 50 км",
 * "nad Odrą w Niemczech jakie miasta". */

import type { SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import { isSeveral, lands } from './sets.ts';
import { type Build, Refused } from './slots.ts';

type Builds = Readonly<Record<'within' | 'narrowed' | 'setIn' | 'setOn' | 'setHolding', Build>>;

/** @param builds  hands over what the parts of such a question mean, once that is made */
export function buildPlaceFirst(builds: () => Builds): Readonly<Record<'placeFirst' | 'seaFirst', Build>> {
  /** A set that a place was said of, in another one. */
  const insideToo = (
    set: ReturnType<Build>,
    l: SpatialQuery | undefined,
    names: NameSource,
    notes: string[],
    made: WeakSet<object>,
  ): ReturnType<Build> =>
    !set || !l || set instanceof Refused ? set : builds().setIn({ trees: { s: set, l } }, names, notes, made);
  return {
    placeFirst(slots, names, notes, made) {
      const { p, l = p!, a, n, s } = slots.trees;
      const { within, narrowed, setIn, setHolding } = builds();
      const reach = slots.distance ? within({ ...slots, trees: { l } }, names, notes, made) : n;
      if (reach instanceof Refused) return reach;
      if (reach) return narrowed({ trees: { w: s!, n: reach } }, names, notes, made);
      // "Умань яка область": in which one it lies.
      if (p && s?.type === 'PlaceSet' && lands.has(s.kind) && !s.rank && !s.where && !isSeveral(s))
        return setHolding({ trees: { s, p } }, names, notes, made);
      return insideToo(setIn({ trees: { s: s!, l } }, names, notes, made), a, names, notes, made);
    },
    seaFirst({ trees: { s, l, a } }, names, notes, made) {
      const on = builds().setOn({ trees: { s: s!, l: l! } }, names, notes, made);
      return insideToo(on, a, names, notes, made);
    },
  };
}
