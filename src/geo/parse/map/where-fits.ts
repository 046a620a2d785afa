/** Whether a place may be said of the things that are asked for. */

import type { Wanted } from './wanted.ts';

/** What crosses a river: of anything else "over" says something that the map does not. */
const overs = /^(?:over|across|crossing|spanning|über) /i;
const crosses =
  /^(?:bridge|man_made=(?:bridge|pipeline)|tunnel|highway|railway|power|aerialway|route|waterway=(?:dam|weir)|ford)/;
/** Behind "without" in the place stands a thing, not a place. */
export const lacking = /(?:^| )(?:without|ohne|sans|sin) (?:an? |any |eine?n? |une? )?\p{Ll}/u;
const mayCross = ({ kinds }: Wanted): boolean =>
  kinds.length > 0 && kinds.every(({ labels }) => labels.some((label) => crosses.test(label)));

/** An embassy of France lies elsewhere. */
const sent = /^(?:of|von|de[rs]?|d'|del) ?/i;
const isSent = ({ kinds }: Wanted): boolean =>
  kinds.some(({ labels }) => labels.some((label) => /^(?:office=diplomatic|amenity=embassy)/.test(label)));

/** "A cycle path crossing in Nice" crosses nothing that is named. */
const crossing = /^(?:crossing|spanning) (?:in|at|near|on|of|around|within) /i;

/** Whether the place may be said of the things: only what crosses a river is over it. */
export const fits = (wanted: readonly Wanted[], where: string | undefined): boolean =>
  where === undefined ||
  (!crossing.test(where) &&
    (!overs.test(where) || wanted.every(mayCross)) &&
    !(sent.test(where) && wanted.some(isSent)));
