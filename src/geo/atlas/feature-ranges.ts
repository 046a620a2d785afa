/** Where the features of a layer lie in its file, by id. As the catalogue writes it, a list of two numbers for each, 15,000 of
 * them take three megabytes. */

/** Byte range of a feature, its size prefix included. */
export type FeatureRange = readonly [offset: number, length: number];

export class FeatureRanges {
  private readonly number: ReadonlyMap<string, number>;
  private readonly names: readonly string[];
  private readonly offsets: Float64Array;
  private readonly lengths: Float64Array;
  /** Numbers of the features in the order of the file. */
  private inFile: Uint32Array | undefined;

  constructor(features: Readonly<Record<string, FeatureRange>>) {
    this.names = Object.keys(features);
    this.number = new Map(this.names.map((id, i) => [id, i]));
    this.offsets = Float64Array.from(this.names, (id) => features[id]![0]);
    this.lengths = Float64Array.from(this.names, (id) => features[id]![1]);
  }

  has(id: string): boolean {
    return this.number.has(id);
  }

  ids(): Iterable<string> {
    return this.names;
  }

  get(id: string): FeatureRange | undefined {
    const i = this.number.get(id);
    return i === undefined ? undefined : [this.offsets[i]!, this.lengths[i]!];
  }

  /** The feature that begins at a byte. */
  idAt(offset: number): string | undefined {
    const { offsets } = this;
    this.inFile ??= Uint32Array.from(offsets.keys()).sort((a, b) => offsets[a]! - offsets[b]!);
    let [low, high] = [0, this.inFile.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (offsets[this.inFile[middle]!]! < offset) low = middle + 1;
      else high = middle;
    }
    const found = this.inFile[low];
    return found !== undefined && offsets[found] === offset ? this.names[found] : undefined;
  }
}
