/** What the atlas needs of the place where its bytes lie. */

/** Random access to the bytes of one object. */
export interface ByteSource {
  /** For messages: a path or an address. */
  readonly name: string;
  /** Whether reading all of it once, to check its digest, costs little. */
  readonly local: boolean;
  /** @returns exactly `length` bytes in a buffer of their own
   * @throws GeoError `data_missing`, `data_corrupt` (shorter than that) or `upstream_failed` */
  read(offset: number, length: number): Promise<Uint8Array>;
  /** Like `read`, into the start of `target`: where it is there, large shapes are looked at without being kept. */
  readInto?(target: Uint8Array, offset: number, length: number): Promise<void>;
  /** @returns bytes */
  size(): Promise<number>;
  /** Gives up what reading holds; later reads fail. */
  close(): Promise<void>;
}

/** Finds the objects of an atlas by file name: the option `atlas` of `createGeo`.
 * @example
 * const source: AtlasSource = fileAtlas('/data/atlas'); */
export interface AtlasSource {
  readonly name: string;
  /** Opens nothing yet: the first read does. */
  open(file: string): ByteSource;
}
