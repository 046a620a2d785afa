/** Towns that have no region on the map: Hargeysa in Somaliland, which is counted with Somalia and drawn apart. */

import type { Region } from './located.ts';
import type { Member } from './member.ts';
import { type Verdict, yes } from './member-test.ts';
import type { Operand } from './operand.ts';

/** Whether such a town lies in a land: it is its country, or holds its place. */
export function inOwnLand({ place, lon, lat }: Member, land: Operand, region: Region): Verdict {
  const isCountry = land.place?.kind === 'country' && land.place.countryCode === place?.countryCode;
  return yes(isCountry || region.holds(lon, lat));
}
