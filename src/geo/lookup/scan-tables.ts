/** The packed names that an edit scan runs over. Few of the 230,000 names belong to a country or a water: what asks for
 * one kind alone scans a table of its own, a tenth of the whole. */

import type { Addon } from '../../../bindings/addon.d.ts';
import type { KindMask } from '../domain/place.ts';
import type { Gazetteer } from './gazetteer.ts';

interface ScanTable {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
  readonly masks: Uint32Array;
  readonly signatures: BigUint64Array;
  /** Numbers of the keys in the gazetteer; undefined for all of them. */
  readonly keys?: Uint32Array;
}

/** A part this large is not worth a copy. */
const largestShare = 0.25;
const mostTables = 8;

export class ScanTables {
  private readonly gazetteer: Gazetteer;
  private readonly addon: Addon;
  private readonly whole: ScanTable;
  private readonly parts = new Map<KindMask, ScanTable>();

  constructor(gazetteer: Gazetteer, addon: Addon) {
    this.gazetteer = gazetteer;
    this.addon = addon;
    const { keyBytes, keyOffsets, keyMask } = gazetteer;
    const signatures = addon.nameSignatures(keyBytes, keyOffsets);
    this.whole = { bytes: keyBytes, offsets: keyOffsets, masks: keyMask, signatures };
  }

  /** Keys of places of the wanted kinds within `limit` edits of a folded text, nearest first. */
  scan(text: string, mask: KindMask, limit: number, most: number): number[] {
    const { bytes, offsets, masks, signatures, keys } = this.tableOf(mask);
    const pairs = this.addon.scanNames(bytes, offsets, masks, signatures, mask >>> 0, text, limit, most);
    return Array.from({ length: pairs.length / 2 }, (_, i) => keys?.[pairs[2 * i]!] ?? pairs[2 * i]!);
  }

  private tableOf(mask: KindMask): ScanTable {
    const known = this.parts.get(mask);
    if (known) return known;
    const table = this.partOf(mask) ?? this.whole;
    if (this.parts.size >= mostTables) this.parts.delete(this.parts.keys().next().value!);
    this.parts.set(mask, table);
    return table;
  }

  private partOf(mask: KindMask): ScanTable | undefined {
    const { keyBytes, keyOffsets, keyMask, keyCount } = this.gazetteer;
    let count = 0;
    let size = 0;
    for (let k = 0; k < keyCount; k++) {
      if ((keyMask[k]! & mask) === 0) continue;
      count++;
      size += keyOffsets[k + 1]! - keyOffsets[k]!;
    }
    if (count > largestShare * keyCount) return undefined;
    const part = {
      bytes: new Uint8Array(size),
      offsets: new Uint32Array(count + 1),
      masks: new Uint32Array(count),
      signatures: new BigUint64Array(count),
      keys: new Uint32Array(count),
    };
    let at = 0;
    for (let k = 0; k < keyCount; k++) {
      if ((keyMask[k]! & mask) === 0) continue;
      const start = part.offsets[at]!;
      part.bytes.set(keyBytes.subarray(keyOffsets[k]!, keyOffsets[k + 1]!), start);
      part.offsets[at + 1] = start + keyOffsets[k + 1]! - keyOffsets[k]!;
      part.masks[at] = keyMask[k]!;
      part.signatures[at] = this.whole.signatures[k]!;
      part.keys[at++] = k;
    }
    return part;
  }
}
