/** A feature as filters see it: tags, and measures of its geometry that are made when they are asked. */

import type { Geometry, Position } from 'geojson';
import type { OsmFeature } from '../../domain/map-store.ts';
import type { Filtered, OpeningTime } from '../../domain/tag-filter.ts';
import type { Tags } from '../../domain/tags.ts';
import { geodesicArea } from '../../geometry/area.ts';
import { geodesicInverse } from '../../geometry/native.ts';
import { isArea } from './extent.ts';
import type { OpeningHours } from './opening-hours.ts';

export class FilteredFeature implements Filtered {
  readonly tags: Tags;
  private readonly geometry: Geometry;
  private readonly hours: OpeningHours | undefined;

  constructor({ tags, geometry }: OsmFeature, hours?: OpeningHours) {
    this.tags = tags;
    this.geometry = geometry;
    this.hours = hours;
  }

  area(): number {
    return isArea(this.geometry) ? geodesicArea(this.geometry) : Number.NaN;
  }

  length(): number {
    return lengthOf(this.geometry);
  }

  open(hours: string, when: OpeningTime): boolean | undefined {
    return this.hours?.isOpen(hours, when);
  }
}

/** Metres along a line; NaN for what is none. */
export function lengthOf(geometry: Geometry): number {
  if (geometry.type === 'MultiLineString')
    return geometry.coordinates.reduce((sum, line) => sum + along(line), 0);
  return geometry.type === 'LineString' ? along(geometry.coordinates) : Number.NaN;
}

function along(line: readonly Position[]): number {
  let metres = 0;
  for (let i = 1; i < line.length; i++) metres += geodesicInverse(line[i - 1]!, line[i]!).distance;
  return metres;
}
