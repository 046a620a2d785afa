/** The packed names that an edit scan runs over. Few of the 230,000 names belong to a country or a water: what asks for
 * one kind alone scans a table of its own, a tenth of the whole. */

import type { Addon } from '../../../bindings/addon.d.ts';
import { runSliced } from '../../shared/run-sliced.ts';
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
/** Keys worked on at once: some tenths of a millisecond. */
const sliceKeys = 4096;

export class ScanTables {
  private readonly gazetteer: Gazetteer;
  private readonly addon: Addon;
  private readonly whole: Promise<ScanTable>;
  private readonly parts = new Map<KindMask, Promise<ScanTable>>();

  constructor(gazetteer: Gazetteer, addon: Addon) {
    this.gazetteer = gazetteer;
    this.addon = addon;
    this.whole = runSliced(this.all());
  }

  /** Keys of places of the wanted kinds within `limit` edits of a folded text, nearest first. */
  async scan(text: string, mask: KindMask, limit: number, most: number): Promise<number[]> {
    const { bytes, offsets, masks, signatures, keys } = await this.tableOf(mask);
    const pairs = this.addon.scanNames(bytes, offsets, masks, signatures, mask >>> 0, text, limit, most);
    return Array.from({ length: pairs.length / 2 }, (_, i) => keys?.[pairs[2 * i]!] ?? pairs[2 * i]!);
  }

  private tableOf(mask: KindMask): Promise<ScanTable> {
    const known = this.parts.get(mask);
    if (known) return known;
    const table = this.whole.then((whole) => runSliced(this.partOf(whole, mask)));
    if (this.parts.size >= mostTables) this.parts.delete(this.parts.keys().next().value!);
    this.parts.set(mask, table);
    return table;
  }

  private *all(): Generator<void, ScanTable> {
    const { keyBytes, keyOffsets, keyMask, keyCount } = this.gazetteer;
    const signatures = new BigUint64Array(keyCount);
    for (let at = 0; at < keyCount; at += sliceKeys) {
      const offsets = keyOffsets.subarray(at, Math.min(keyCount, at + sliceKeys) + 1);
      signatures.set(this.addon.nameSignatures(keyBytes, offsets), at);
      yield;
    }
    return { bytes: keyBytes, offsets: keyOffsets, masks: keyMask, signatures };
  }

  private *partOf(whole: ScanTable, mask: KindMask): Generator<void, ScanTable> {
    const { keyBytes, keyOffsets, keyMask, keyCount } = this.gazetteer;
    let count = 0;
    let size = 0;
    for (let k = 0; k < keyCount; k++) {
      if (k % sliceKeys === 0) yield;
      if ((keyMask[k]! & mask) === 0) continue;
      count++;
      size += keyOffsets[k + 1]! - keyOffsets[k]!;
    }
    if (count > largestShare * keyCount) return whole;
    const part = {
      bytes: new Uint8Array(size),
      offsets: new Uint32Array(count + 1),
      masks: new Uint32Array(count),
      signatures: new BigUint64Array(count),
      keys: new Uint32Array(count),
    };
    let at = 0;
    for (let k = 0; k < keyCount; k++) {
      if (k % sliceKeys === 0) yield;
      if ((keyMask[k]! & mask) === 0) continue;
      const start = part.offsets[at]!;
      part.bytes.set(keyBytes.subarray(keyOffsets[k]!, keyOffsets[k + 1]!), start);
      part.offsets[at + 1] = start + keyOffsets[k + 1]! - keyOffsets[k]!;
      part.masks[at] = keyMask[k]!;
      part.signatures[at] = whole.signatures[k]!;
      part.keys[at++] = k;
    }
    return part;
  }
}
