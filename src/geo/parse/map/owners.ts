/** Who runs a thing, by a name that no list has: "distributeurs de la BNP à Lyon", "Geldautomaten der PSD in Ulm". */

import type { Wanted } from './wanted.ts';

/** What people name by who runs it. */
const run =
  /^(?:amenity=(?:atm|bank|fuel|charging_station|ev_charging|car_sharing|bicycle_rental|car_rental|parcel_locker|post_box|post_office|bureau_de_change)|shop=supermarket)/;
const owned =
  /^(?:of|by|from|de|du|des|del|della|di|do|da|von|vom|der) (?:the |la |le |los |der |den |dem )?(?<owner>\p{Lu}[\p{L}\d&.'’-]*(?: \p{Lu}[\p{L}\d&.'’-]*){0,3}),? (?<rest>(?:in|near|around|within|on|à|au|en|dans|im|bei|nahe|um|auf|a) .+)$/u;

/** @param where  the words behind the kind
 * @returns undefined where the words may be the place itself */
export function ownerIn(
  where: string | undefined,
  wanted: readonly Wanted[],
  isPlace: (name: string) => boolean,
): { readonly owner: string; readonly rest: string } | undefined {
  const { owner, rest } = (where === undefined ? undefined : owned.exec(where)?.groups) ?? {};
  if (owner === undefined || rest === undefined || isPlace(owner)) return undefined;
  const isRun = wanted.every(
    ({ kinds, words }) =>
      words.length === 0 &&
      kinds.length > 0 &&
      kinds.every(({ labels }) => labels.some((label) => run.test(label))),
  );
  return isRun ? { owner, rest } : undefined;
}
