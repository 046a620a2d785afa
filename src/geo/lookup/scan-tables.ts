/** The packed names that an edit scan runs over. Few of the 430,000 names belong to a country or a water: what asks for
 * one kind alone scans those alone, a tenth of the whole. */

import type { Addon } from '../../../bindings/addon.d.ts';
import { runSliced } from '../../shared/run-sliced.ts';
import type { KindMask } from '../domain/place.ts';
import type { Gazetteer } from './gazetteer.ts';

/** A part this large is not worth a list. */
const largestShare = 0.25;
const mostTables = 8;
/** Keys worked on at once: some tenths of a millisecond. */
const sliceKeys = 4096;

export class ScanTables {
  private readonly gazetteer: Gazetteer;
  private readonly addon: Addon;
  private readonly signatures: Promise<BigUint64Array>;
  private readonly parts = new Map<KindMask, Promise<Uint32Array | undefined>>();

  constructor(gazetteer: Gazetteer, addon: Addon) {
    this.gazetteer = gazetteer;
    this.addon = addon;
    this.signatures = runSliced(this.allSignatures());
  }

  /** Keys of places of the wanted kinds within `limit` edits of a folded text, nearest first. */
  async scan(text: string, mask: KindMask, limit: number, most: number): Promise<number[]> {
    const { keyBytes, keyOffsets, keyMask } = this.gazetteer;
    const [signatures, among] = await Promise.all([this.signatures, this.keysOf(mask)]);
    const wanted = mask >>> 0;
    const pairs = this.addon.scanNames(
      keyBytes,
      keyOffsets,
      keyMask,
      signatures,
      wanted,
      text,
      limit,
      most,
      among,
    );
    return Array.from({ length: pairs.length / 2 }, (_, i) => pairs[2 * i]!);
  }

  private keysOf(mask: KindMask): Promise<Uint32Array | undefined> {
    const known = this.parts.get(mask);
    if (known) return known;
    const keys = runSliced(this.listed(mask));
    if (this.parts.size >= mostTables) this.parts.delete(this.parts.keys().next().value!);
    this.parts.set(mask, keys);
    return keys;
  }

  private *allSignatures(): Generator<void, BigUint64Array> {
    const { keyBytes, keyOffsets, keyCount } = this.gazetteer;
    const signatures = new BigUint64Array(keyCount);
    for (let at = 0; at < keyCount; at += sliceKeys) {
      const offsets = keyOffsets.subarray(at, Math.min(keyCount, at + sliceKeys) + 1);
      signatures.set(this.addon.nameSignatures(keyBytes, offsets), at);
      yield;
    }
    return signatures;
  }

  /** The keys of places of some kinds, ascending; undefined where all may as well be looked at. */
  private *listed(mask: KindMask): Generator<void, Uint32Array | undefined> {
    const { keyMask, keyCount } = this.gazetteer;
    const wanted = (k: number) => (keyMask[k]! & mask) !== 0;
    let count = 0;
    for (let k = 0; k < keyCount; k++) {
      if (k % sliceKeys === 0) yield;
      if (wanted(k)) count++;
    }
    if (count > largestShare * keyCount) return undefined;
    const keys = new Uint32Array(count);
    let at = 0;
    for (let k = 0; k < keyCount; k++) {
      if (k % sliceKeys === 0) yield;
      if (wanted(k)) keys[at++] = k;
    }
    return keys;
  }
}
