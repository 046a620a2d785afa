/** A feature as filters see it: tags, and measures of its geometry that are made when they are asked. */

import type { Filtered, OpeningTime } from '../../domain/tag-filter.ts';
import type { Tags } from '../../domain/tags.ts';
import { geodesicArea } from '../../geometry/area.ts';
import type { OsmFeature } from '../../osm/store.ts';
import { isArea } from './extent.ts';

export class FilteredFeature implements Filtered {
  readonly tags: Tags;
  private readonly feature: OsmFeature;

  constructor(feature: OsmFeature) {
    this.feature = feature;
    this.tags = feature.tags;
  }

  area(): number {
    const { geometry } = this.feature;
    return isArea(geometry) ? geodesicArea(geometry) : Number.NaN;
  }

  length(): number {
    return Number.NaN;
  }

  open(_hours: string, _when: OpeningTime): boolean | undefined {
    return undefined;
  }
}
