/** Whether a file of the gazetteer can be what it says: nothing in it points past the end of what it points into. */

import { nameTypes, placeKinds } from '../domain/place.ts';
import type { GazetteerMeta } from './gazetteer-meta.ts';
import { seats } from './importance.ts';
import { slice } from './starts.ts';

/** What is looked at. */
export interface Columns {
  readonly country: Uint16Array;
  readonly id: Uint32Array;
  readonly keyBytes: Uint8Array;
  readonly keyOffsets: Uint32Array;
  readonly kind: Uint8Array;
  readonly lat: Float32Array;
  readonly layer: Uint8Array;
  readonly lon: Float32Array;
  readonly meta: GazetteerMeta;
  readonly name: Uint32Array;
  readonly origin: Uint8Array;
  readonly parts: Uint32Array;
  readonly postLanguage: Uint16Array;
  readonly postPlace: Uint32Array;
  readonly postStart: Uint32Array;
  readonly postText: Uint32Array;
  readonly postType: Uint8Array;
  readonly region: Uint16Array;
  readonly seat: Uint8Array;
  readonly texts: Buffer;
  readonly wholes: Uint32Array;
}

function* below(values: ArrayLike<number>, limit: number) {
  for (let i = 0; i < values.length; i++) {
    if (i % slice === 0) yield;
    if (values[i]! >= limit) return false;
  }
  return true;
}

function* ascends(values: Uint32Array, last: number) {
  for (let i = 1; i < values.length; i++) {
    if (i % slice === 0) yield;
    if (values[i]! < values[i - 1]!) return false;
  }
  return values[0] === 0 && values[values.length - 1] === last;
}

/** @returns what is wrong with it */
export function* problemOf(columns: Columns): Generator<void, string | undefined> {
  const { meta, lon, lat, texts } = columns;
  const size = columns.kind.length;
  const textAt = (offset: number) =>
    offset + 2 <= texts.length && offset + 2 + (texts[offset]! | (texts[offset + 1]! << 8)) <= texts.length;
  if (!(yield* below(columns.kind, placeKinds.length))) return 'has a place of an unknown kind';
  if (!(yield* below(columns.layer, Math.max(1, meta.layers.length))))
    return 'has a place in an unknown layer';
  if (!(yield* below(columns.origin, meta.origins.length))) return 'has a place of unknown origin';
  if (!(yield* below(columns.country, size + 1)) || !(yield* below(columns.region, size + 1)))
    return 'has a place in an unknown one';
  if (!(yield* below(columns.seat, seats.length))) return 'has a city that is the seat of something unknown';
  if (!(yield* below(columns.parts, size)) || !(yield* below(columns.wholes, size)))
    return 'has a part of an unknown city';
  for (let i = 0; i < size; i++) {
    if (i % slice === 0) yield;
    if (!(Math.abs(lon[i]!) <= 180 && Math.abs(lat[i]!) <= 90)) return 'has a place off the globe';
    if (!textAt(columns.name[i]!)) return 'has a place without a name';
    if (columns.id[i]! < 0x80000000 && !textAt(columns.id[i]!)) return 'has a place without an id';
  }
  if (columns.keyOffsets.length < 1 || !(yield* ascends(columns.keyOffsets, columns.keyBytes.length)))
    return 'has a broken list of names';
  if (
    !(yield* ascends(columns.postStart, columns.postPlace.length)) ||
    !(yield* below(columns.postPlace, size))
  )
    return 'has a name of an unknown place';
  if (!(yield* below(columns.postType, nameTypes.length))) return 'has a name of an unknown type';
  if (!(yield* below(columns.postLanguage, Math.max(1, meta.languages.length))))
    return 'has a name in an unknown language';
  const { postText } = columns;
  for (let i = 0; i < postText.length; i++) {
    if (i % slice === 0) yield;
    if (!textAt(postText[i]!)) return 'has a broken name';
  }
  return undefined;
}
