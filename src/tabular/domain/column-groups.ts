/** Columns that are explained together: `{ engine: ['cylinders', 'horsepower'], origin: ['origin'] }`. */

import { nearest } from '../../shared/nearest.ts';

/** Names of groups, and the columns that each holds. */
export type ColumnGroups = Readonly<Record<string, readonly string[]>>;

/** The groups in their order, then every column that is in none, alone and by its own name.
 * @param columns those of the model, in their order
 * @returns       name and, as places in `columns`, the members of each group
 * @throws        RangeError for a column that the model does not have, or that two groups hold, for an empty group and for
 *                a group named like a column outside of it */
export function groupsOf(
  columns: readonly string[],
  groups: ColumnGroups = {},
): { readonly name: string; readonly members: readonly number[] }[] {
  const placeOf = new Map(columns.map((name, place) => [name, place]));
  const groupOf = new Map<number, string>();
  const made = Object.entries(groups).map(([name, held]) => {
    const members = held.map((column) => {
      const place = placeOf.get(column);
      if (place === undefined) {
        const near = nearest(column, columns);
        const offer = near === undefined ? '' : `; did you mean ${JSON.stringify(near)}?`;
        throw new RangeError(
          `groups: ${JSON.stringify(name)} holds the column ${JSON.stringify(column)}, which the model does not have${offer}`,
        );
      }
      const other = groupOf.get(place);
      if (other !== undefined) {
        throw new RangeError(
          `groups: the column ${JSON.stringify(column)} is held by ${JSON.stringify(other)} and by ${JSON.stringify(name)}; a column belongs to one group`,
        );
      }
      groupOf.set(place, name);
      return place;
    });
    if (members.length === 0) throw new RangeError(`groups: ${JSON.stringify(name)} holds no column`);
    return { name, members };
  });
  const alone = columns.flatMap((name, place) => (groupOf.has(place) ? [] : [{ name, members: [place] }]));
  const taken = alone.find(({ name }) => Object.hasOwn(groups, name));
  if (taken !== undefined) {
    throw new RangeError(
      `groups: ${JSON.stringify(taken.name)} is the name of a column that the group does not hold`,
    );
  }
  return [...made, ...alone];
}
