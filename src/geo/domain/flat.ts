/** Geometry as typed arrays: 16 bytes a vertex, no object for a position. */
export interface FlatGeometry {
  readonly type: 'Point' | 'MultiPoint' | 'LineString' | 'MultiLineString' | 'Polygon' | 'MultiPolygon';
  /** lon, lat, lon, lat, … */
  readonly xy: Float64Array;
  /** End of each ring or line, in vertices. */
  readonly ends: Uint32Array;
  /** End of each polygon, in rings; empty for anything but MultiPolygon. */
  readonly parts: Uint32Array;
}
