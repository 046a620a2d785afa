/** Decides which of a store's candidates are what a question wants: the same decision for every store. */

import type { LineString, MultiPolygon, Polygon } from 'geojson';
import type { Box } from '../../domain/box.ts';
import type { Candidate, FeatureQuery, OsmFeature } from '../../domain/map-store.ts';
import { anyOf, hasTag, holds, not, numberIn, type TagFilter } from '../../domain/tag-filter.ts';
import { bearsWords, type Tags } from '../../domain/tags.ts';
import { AreaIndex } from '../../geometry/area-index.ts';
import { rectangle } from '../../geometry/window.ts';
import { nameHolds } from '../../parse/map/kind-name.ts';
import type { Wanted } from '../../parse/map/wanted.ts';
import type { Found } from '../map-answer.ts';
import { insideOf, isArea } from './extent.ts';
import { FilteredFeature } from './filtered.ts';
import type { OpeningHours } from './opening-hours.ts';

/** An area to lie in. */
export interface Within {
  readonly area: Polygon | MultiPolygon;
  readonly index: AreaIndex;
}

export const insideArea = (area: Polygon | MultiPolygon): Within => ({ area, index: new AreaIndex(area) });

export interface CollectedWithin {
  /** Where to look at all. */
  readonly bounds: Box | undefined;
  readonly within: Within | undefined;
  /** A box to lie in, besides. */
  readonly box: Box | undefined;
  readonly hours: OpeningHours | undefined;
}

interface Alternative {
  readonly wanted: Wanted;
  readonly point: boolean;
  /** Only an area is one: a line with the tags of a municipality is a piece of its boundary. */
  readonly unit: boolean;
}

export class Collector {
  /** What a store is asked. */
  readonly query: FeatureQuery;
  private readonly alternatives: readonly Alternative[];
  private readonly areas: readonly AreaIndex[];
  private readonly hours: OpeningHours | undefined;
  private readonly kept = new Map<string, Found>();
  private readonly unsaid = new Set<string>();

  constructor(all: readonly Wanted[], { bounds, within, box, hours }: CollectedWithin) {
    const read = all.flatMap((wanted) =>
      wanted.kinds.length === 0
        ? [{ wanted, point: false, unit: false, labels: [] }]
        : wanted.kinds.map(({ labels, point, without, named }) => ({
            wanted:
              without || named
                ? {
                    ...wanted,
                    filters: [
                      ...wanted.filters,
                      ...(without ? [not(anyOf(...without.map(hasTag)))] : []),
                      ...(named ? [nameHolds(named)] : []),
                    ],
                  }
                : wanted,
            point,
            unit: isUnit(labels, wanted.filters),
            labels,
          })),
    );
    this.alternatives = read;
    this.areas = [...(within ? [within.index] : []), ...(box ? [new AreaIndex(rectangle(box))] : [])];
    this.hours = hours;
    this.query = {
      any: read.map(({ wanted: { filters, words, types }, labels }) => ({
        labels,
        filters,
        words,
        ...(types && { types }),
      })),
      ...(bounds && { box: bounds }),
      ...(within && { area: within.area }),
    };
  }

  get found(): Found[] {
    return [...this.kept.values()];
  }

  /** Features that say nothing of their hours, or of a number that is asked. */
  get silent(): number {
    return this.unsaid.size;
  }

  /** @returns the feature when it is wanted and was not taken before */
  take({ feature, of }: Candidate): Found | undefined {
    if (this.kept.has(feature.id)) return undefined;
    for (const at of of) {
      const { wanted, point, unit } = this.alternatives[at]!;
      if ((unit && !isArea(feature.geometry)) || !this.isWanted(feature, point, wanted)) continue;
      const found = { feature, point };
      this.kept.set(feature.id, found);
      return found;
    }
    return undefined;
  }

  private isWanted(feature: OsmFeature, point: boolean, { filters, words, types }: Wanted): boolean {
    if (types && !types.some((type) => feature.id.startsWith(`${type}/`))) return false;
    if (words.length > 0 && !bearsWords(feature.tags, words)) return false;
    const filtered = new FilteredFeature(feature, this.hours);
    const unsaid = filters.filter((filter) => isUnsaid(filter, feature.tags));
    if (!filters.every((filter) => unsaid.includes(filter) || holds(filter, filtered))) return false;
    if (this.areas.length > 0) {
      const { geometry } = feature;
      const inner = insideOf(geometry);
      const inside = (area: AreaIndex) => {
        if (geometry.type === 'LineString' && !point)
          return area.holds(geometry) && !onlyEndsIn(geometry, area);
        if (geometry.type === 'MultiLineString' && !point)
          return geometry.coordinates.some((coordinates) => area.holds({ type: 'LineString', coordinates }));
        if (geometry.type === 'Point') return area.holds(geometry);
        return point ? area.contains(inner) : area.meets(geometry, inner);
      };
      if (!this.areas.every(inside)) return false;
    }
    if (unsaid.length > 0) this.unsaid.add(feature.id);
    return unsaid.length === 0;
  }
}

/** How much of a line lies in an area that it only leads up to, at most: of its length, and in degrees, some 50 m. */
const endShare = 0.15;
const endLength = 0.0005;
/** Positions at which a line is looked at. */
const samples = 100;

/** Whether no more than an end of a line lies in an area: a street that leads up to the Rock is not on it. */
function onlyEndsIn({ coordinates }: LineString, area: AreaIndex): boolean {
  if (![coordinates[0]!, coordinates.at(-1)!].some((end) => area.contains(end))) return false;
  const pieces = coordinates.slice(1).map((to, i) => ({ from: coordinates[i]!, to }));
  const lengths = pieces.map(({ from, to }) => Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let inside = 0;
  for (const [i, { from, to }] of pieces.entries()) {
    const steps = Math.ceil((samples * lengths[i]!) / whole);
    let held = 0;
    for (let step = 0; step < steps; step++) {
      const share = (step + 0.5) / steps;
      if (area.contains([from[0]! + (to[0]! - from[0]!) * share, from[1]! + (to[1]! - from[1]!) * share]))
        held++;
    }
    if (steps > 0) inside += (lengths[i]! * held) / steps;
    if (inside >= endLength || inside >= endShare * whole) return false;
  }
  return true;
}

function isUnit(labels: readonly string[], filters: readonly TagFilter[]): boolean {
  if (!labels.includes('boundary=administrative')) return false;
  return (
    labels.some((label) => label.startsWith('admin_level=')) ||
    filters.some((filter) => filter.type === 'is' && filter.key === 'admin_level')
  );
}

/** Whether the map says nothing of what a filter asks: no hours, no number of floors. */
function isUnsaid(filter: TagFilter, tags: Tags): boolean {
  if (filter.type === 'open') return tags.opening_hours === undefined;
  if (filter.type === 'any') return filter.of.length > 0 && filter.of.every((one) => isUnsaid(one, tags));
  return filter.type === 'number' && Number.isNaN(numberIn(tags, filter.keys, filter.measure));
}

export const byId = ({ feature: a }: Found, { feature: b }: Found) =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
