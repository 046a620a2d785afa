/** Well-known binary geometry, as GeoPackage and PostGIS write it (OGC 06-103r4, section 8.2): two coordinates are read, Z and M are
 * passed over. */

import type { Geometry, Position } from 'geojson';

class Bytes {
  private readonly view: DataView;
  at = 0;
  little = true;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(): number {
    return this.view.getUint8(this.at++);
  }

  uint32(): number {
    const value = this.view.getUint32(this.at, this.little);
    this.at += 4;
    return value;
  }

  double(): number {
    const value = this.view.getFloat64(this.at, this.little);
    this.at += 8;
    return value;
  }

  /** A count of things of at least so many bytes each.
   * @throws RangeError for more than the rest of the bytes can hold */
  count(bytesEach: number): number {
    const count = this.uint32();
    if (count * bytesEach > this.view.byteLength - this.at)
      throw new RangeError(`a list of ${count} in too few bytes`);
    return count;
  }
}

const deepest = 16;

/** @throws RangeError for bytes that are no geometry of points, lines and polygons */
export function readWkb(bytes: Uint8Array, from = 0): Geometry {
  const source = new Bytes(bytes);
  source.at = from;
  return geometry(source, 0);
}

function geometry(source: Bytes, depth: number): Geometry {
  if (depth > deepest) throw new RangeError(`collections nested deeper than ${deepest}`);
  const order = source.byte();
  if (order > 1) throw new RangeError(`byte order ${order}`);
  source.little = order === 1;
  const code = source.uint32();
  // EWKB keeps Z, M and a reference system in the high bits, ISO adds thousands.
  if ((code & 0x20000000) !== 0) source.uint32();
  const iso = Math.floor((code & 0xffff) / 1000);
  const more = ((code >>> 31) & 1) + ((code >>> 30) & 1) + (iso === 3 ? 2 : iso === 0 ? 0 : 1);
  const position = (): Position => {
    const lon = source.double();
    const lat = source.double();
    source.at += 8 * more;
    return [lon, lat];
  };
  const each = <T>(bytesEach: number, read: () => T): T[] =>
    Array.from({ length: source.count(bytesEach) }, read);
  const line = () => each(16 + 8 * more, position);
  const members = (type: Geometry['type']) =>
    each(9, () => {
      const member = geometry(source, depth + 1);
      if (type !== 'GeometryCollection' && `Multi${member.type}` !== type)
        throw new RangeError(`a ${member.type} in a ${type}`);
      return member;
    });
  const coordinates = (type: Geometry['type']) =>
    members(type).map((member) => (member as { coordinates: unknown }).coordinates);
  switch ((code & 0xffff) % 1000) {
    case 1:
      return { type: 'Point', coordinates: position() };
    case 2:
      return { type: 'LineString', coordinates: line() };
    case 3:
      return { type: 'Polygon', coordinates: each(4, line) };
    case 4:
      return { type: 'MultiPoint', coordinates: coordinates('MultiPoint') as Position[] };
    case 5:
      return { type: 'MultiLineString', coordinates: coordinates('MultiLineString') as Position[][] };
    case 6:
      return { type: 'MultiPolygon', coordinates: coordinates('MultiPolygon') as Position[][][] };
    case 7:
      return { type: 'GeometryCollection', geometries: members('GeometryCollection') };
    default:
      throw new RangeError(`geometry of type ${code}`);
  }
}
