/** Which tile: zoom, column and row of the Web Mercator pyramid. */

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Zoom up to which there are tiles; maps enlarge the last ones, which have all the detail that the data have. */
export const maxTileZoom = 7;

/** @throws RangeError naming what is wrong */
export function checkTile(address: TileAddress): TileAddress {
  const { z, x, y } = address ?? {};
  if (!(Number.isInteger(z) && z >= 0 && z <= maxTileZoom))
    throw new RangeError(`z must be a whole number from 0 to ${maxTileZoom}, received ${z}`);
  for (const [name, value] of Object.entries({ x, y })) {
    if (!(Number.isInteger(value) && value >= 0 && value < 2 ** z))
      throw new RangeError(`${name} must be a whole number from 0 to ${2 ** z - 1}, received ${value}`);
  }
  return address;
}
