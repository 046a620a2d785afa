/** Coordinates of nodes by id: 16 bytes a node in typed arrays, found by binary search. */

import type { Position } from 'geojson';

const scale = 1e7;

export class NodeTable {
  private ids = new Float64Array(1 << 16);
  private coordinates = new Int32Array(1 << 17);
  private sorted = true;
  size = 0;

  add(id: number, lon: number, lat: number): void {
    if (this.size === this.ids.length) {
      const [ids, coordinates] = [this.ids, this.coordinates];
      this.ids = new Float64Array(ids.length * 2);
      this.ids.set(ids);
      this.coordinates = new Int32Array(coordinates.length * 2);
      this.coordinates.set(coordinates);
    }
    if (this.size > 0 && id <= this.ids[this.size - 1]!) this.sorted = false;
    this.ids[this.size] = id;
    this.coordinates[this.size * 2] = Math.round(lon * scale);
    this.coordinates[this.size * 2 + 1] = Math.round(lat * scale);
    this.size++;
  }

  /** Files are sorted by id as a rule; one that is not is sorted here, once. */
  seal(): void {
    if (this.sorted) return;
    const order = Uint32Array.from({ length: this.size }, (_, i) => i).sort(
      (a, b) => this.ids[a]! - this.ids[b]!,
    );
    const [ids, coordinates] = [this.ids, this.coordinates];
    this.ids = Float64Array.from(order, (i) => ids[i]!);
    this.coordinates = new Int32Array(this.size * 2);
    order.forEach((from, to) => {
      this.coordinates[to * 2] = coordinates[from * 2]!;
      this.coordinates[to * 2 + 1] = coordinates[from * 2 + 1]!;
    });
    this.sorted = true;
  }

  /** Degrees; undefined for a node that the file does not hold, as happens at the rim of an extract. */
  get(id: number): Position | undefined {
    let low = 0;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.ids[middle]!;
      if (found === id)
        return [this.coordinates[middle * 2]! / scale, this.coordinates[middle * 2 + 1]! / scale];
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}
