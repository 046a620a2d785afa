/** Places that only an upstream knows, in the form of our own answers. */

import { GeoError } from '../domain/errors.ts';
import type { PlaceFeature } from '../domain/feature.ts';
import { type KindMask, maskOf } from '../domain/place.ts';
import type { GeocodeOptions } from '../domain/requests.ts';
import { bboxOf } from '../geometry/bbox.ts';
import { cleanGeometry } from '../geometry/clean.ts';
import { flatten, inflate } from '../geometry/flat.ts';
import { simplifyFlat } from '../geometry/simplify.ts';
import type { UpstreamPlace } from '../upstream/nominatim.ts';
import { defaultAlternatives } from './answer.ts';
import type { Context } from './context.ts';

/** Nominatim's importance is a rank, not a probability: answers of it begin here. */
const leastScore = 0.6;
const scoreOf = ({ importance }: UpstreamPlace) => leastScore + 0.35 * importance;

/** @returns undefined when no Nominatim is configured or it knows no such place
 * @throws GeoError `upstream_failed` */
export async function geocodeUpstream(
  context: Context,
  text: string,
  mask: KindMask,
  outer: readonly string[],
  options: GeocodeOptions,
): Promise<PlaceFeature | undefined> {
  const { nominatim } = context.upstreams;
  if (!nominatim) return undefined;
  const wanted = options.alternatives ?? defaultAlternatives;
  const found = await nominatim.search([text, ...outer].join(', '), Math.min(40, wanted + 1), options.signal);
  const [best, ...others] = found.filter(({ kind }) => (maskOf([kind]) & mask) !== 0);
  if (!best) return undefined;
  const clean = cleanGeometry(best.geometry);
  if (!clean) throw new GeoError('upstream_failed', 'The Nominatim server answered with an empty geometry.');
  const simplify = options.toleranceMetres !== undefined || options.maxVertices !== undefined;
  const geometry =
    simplify && clean.type !== 'GeometryCollection'
      ? inflate(await simplifyFlat(flatten(clean), options))
      : clean;
  const { id, name, label, kind, country } = best;
  return {
    type: 'Feature',
    id,
    bbox: bboxOf(geometry),
    geometry,
    properties: {
      id,
      name,
      kind,
      ...(country !== undefined && { country }),
      source: '© OpenStreetMap contributors, by a Nominatim server',
      licence: 'ODbL 1.0',
      match: {
        score: scoreOf(best),
        name: label,
        type: 'name',
        method: 'upstream',
        reasons: ['nothing here knows the name; the Nominatim server does'],
        alternatives: others
          .slice(0, wanted)
          .map((other) => ({ id: other.id, name: other.label, kind: other.kind, score: scoreOf(other) })),
      },
    },
  };
}
