/** "Les quais de la gare", "platforms of the station": what a station has lies beside its building, and the quays of a railway
 * station are its platforms. */

import { landmarkOf } from './landmarks.ts';
import { find } from './plain.ts';
import type { Subject, Wanted } from './wanted.ts';

/** How far from what stands for a station its platforms and tracks reach. */
const partMetres = 250;
const parts =
  /^(?:railway=(?:platform|platform_edge|rail|switch|subway_entrance)|public_transport=(?:platform|stop_position)|highway=elevator|highway=steps|entrance)/;
const preposition =
  /^(?:of|in|at|inside|on|de|du|des|d'|a|au|dans|en|del|von|vom|des|der|im|am|in der|an der|auf) (?:the |la |l'|le |dem |der |el )?(?<place>.+)$/d;

/** "the station in Nice" */
const inTown = /^(?<noun>[^ ]+(?: [^ ]+)?) (?:in|of|de|en|à|a|von) (?<town>\p{Lu}.*)$/u;

const platforms: Wanted['kinds'] = ['railway=platform', 'public_transport=platform'].map((label) => ({
  name: 'platform',
  labels: [label, ...(label.startsWith('public') ? ['train=yes'] : [])],
  point: false,
}));

/** The subject with the parts of a station where the place is one. */
export function atStation(subject: Subject): Subject {
  const { where, wanted } = subject;
  const place = where === undefined ? undefined : find(preposition, where)?.groups.place;
  const { noun = place, town } = (place === undefined ? null : inTown.exec(place))?.groups ?? {};
  if (noun === undefined || landmarkOf(noun)?.noun !== 'station') return subject;
  const own = wanted.map((one) =>
    one.kinds.length > 0 && one.kinds.every(({ labels }) => labels[0] === 'man_made=quay')
      ? { ...one, kinds: platforms }
      : one,
  );
  const isPart = own.every(
    ({ kinds }) => kinds.length > 0 && kinds.every(({ labels }) => parts.test(labels[0]!)),
  );
  if (!isPart) return subject;
  return {
    ...subject,
    wanted: own,
    where: `within ${partMetres} m of the ${noun}${town !== undefined ? ` in ${town}` : ''}`,
    notes: [...subject.notes, `what belongs to the station is looked for within ${partMetres} m of it`],
  };
}
