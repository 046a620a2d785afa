/** Which tags make a feature worth keeping, and which closed ways are areas. */

import type { Tags } from '../domain/tags.ts';

/** Keys that say what a thing is. */
export const featureKeys: ReadonlySet<string> = new Set(
  'abandoned:railway advertising aerialway aeroway allotments amenity area:highway attraction barrier boundary building cemetery climbing club craft disc_golf disused:railway disused:shop education emergency entrance ford geological golf harbour healthcare highway historic indoor junction landuse leisure man_made manhole marker military mooring mountain_pass natural office pipeline piste:takeoff piste:type place playground polling_station power public_transport railway roller_coaster route seamark:type shop sport telecom tourism traffic_calming traffic_sign waterway addr:housenumber'.split(
    ' ',
  ),
);

/** Closed ways with these keys enclose an area. */
export const areaKeys: ReadonlySet<string> = new Set(
  'aeroway allotments amenity area:highway attraction boundary building cemetery club craft disused:shop education emergency golf harbour healthcare historic indoor landuse leisure man_made military natural office place power public_transport shop sport telecom tourism addr:housenumber'.split(
    ' ',
  ),
);

/** Values that stay lines although closed; after the OSM wiki's page "Key:area". */
export const lineValues: ReadonlySet<string> = new Set([
  'natural=coastline',
  'natural=cliff',
  'natural=ridge',
  'natural=tree_row',
  'leisure=track',
  'leisure=slipway',
  'man_made=embankment',
  'man_made=breakwater',
  'man_made=cutline',
  'man_made=pipeline',
  'power=line',
  'power=minor_line',
  'power=cable',
  'emergency=fire_hydrant',
  'aeroway=taxiway',
]);

export const isFeature = (tags: Tags): boolean =>
  Object.keys(tags).some((key) => featureKeys.has(key)) || tags.type === 'circuit';

/** Relations that are lines: what runs or is walked along ways, and the ways of a race. Roads are found by their own ways. */
export const isLine = (tags: Tags): boolean =>
  tags.type === 'circuit' || (tags.type === 'route' && tags.route !== undefined && tags.route !== 'road');

export function isArea(tags: Tags): boolean {
  if (tags.area === 'yes') return true;
  if (tags.area === 'no') return false;
  // A closed road, wall or rail is a loop, whatever else it is tagged with, but a building is always an area.
  if (tags.building === undefined && (tags.highway ?? tags.barrier ?? tags.railway) !== undefined)
    return false;
  if (tags.waterway === 'riverbank' || tags.waterway === 'dock') return true;
  return Object.entries(tags).some(([key, value]) => areaKeys.has(key) && !lineValues.has(`${key}=${value}`));
}
