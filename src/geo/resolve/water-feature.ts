import type { PlaceFeature } from '../domain/feature.ts';
import { maskOf } from '../domain/place.ts';
import type { WaterFeatureOptions } from '../domain/requests.ts';
import { featureTypeMask, featureTypes } from '../parse/kind-words.ts';
import { toFeature } from './answer.ts';
import { choose, waterMask, withArticle } from './choose.ts';
import type { Context } from './context.ts';
import { inlandSea } from './ocean-border.ts';

const seas = maskOf(['sea']);

/** The values that the filter knows, for validation at the edges. */
export const knownFeatureTypes: readonly string[] = Object.freeze(Object.keys(featureTypes));

/** Query → lake, river or sea area, of the wanted kind alone → its outline or course.
 * @throws RangeError for an unknown `featureType` */
export async function waterFeature(
  context: Context,
  query: string,
  options: WaterFeatureOptions,
): Promise<PlaceFeature> {
  const { featureType } = options;
  let mask = waterMask;
  if (featureType !== undefined && featureType !== null) {
    const wanted = featureTypeMask(featureType);
    if (wanted === undefined)
      throw new RangeError(
        `featureType must be one of ${knownFeatureTypes.join(', ')}, received "${featureType}"`,
      );
    mask = wanted;
  }
  const what =
    typeof featureType === 'string' ? withArticle(featureType.trim().toLowerCase()) : 'a lake, river or sea';
  const inland = mask === seas ? inlandSea(context, query) : undefined;
  if (inland) return toFeature(context, inland, [], options, ['a lake that is called a sea']);
  const { chosen, others } = await choose(context, query, mask, what, options);
  return toFeature(context, chosen, others, options);
}

/** Whether the filter knows a value. */
export const isFeatureType = (value: string): boolean => featureTypeMask(value) !== undefined;
