/** OSM PBF, blob by blob: never more than one block in memory.
 * @see https://wiki.openstreetmap.org/wiki/PBF_Format */

import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { GeoError } from '../domain/errors.ts';
import { type Box, type Member, noTags, type Tags, type Wanted } from './entities.ts';
import { Message, packed, truncated } from './protobuf.ts';

const unzip = promisify(inflate);
const maxHeaderBytes = 64 * 1024;
const maxBlobBytes = 32 * 1024 * 1024;
const supported = new Set(['OsmSchema-V0.6', 'DenseNodes']);
const memberTypes = ['node', 'way', 'relation'] as const;

/** Feed everything wanted in a PBF stream.
 * @param withWays  filled in the first pass: the blobs that hold ways. Given to a second pass that wants ways only, the
 *                  others are not even inflated
 * @throws GeoError `data_corrupt` for a damaged file or one that needs a feature not known here */
export async function readPbf(
  source: AsyncIterable<Uint8Array>,
  wanted: Wanted,
  withWays: Set<number> = new Set(),
): Promise<void> {
  const reader = new ByteReader(source);
  const waysOnly = wanted.node === undefined && wanted.relation === undefined;
  const skippable = waysOnly && withWays.size > 0;
  let known = false;
  let number = 0;
  for (;;) {
    const size = await reader.take(4, true);
    if (!size) {
      if (!known) throw truncated();
      return;
    }
    const headerBytes = new DataView(size.buffer, size.byteOffset, 4).getUint32(0);
    if (headerBytes > maxHeaderBytes) throw truncated();
    const header = new Message((await reader.take(headerBytes))!);
    let type = '';
    let bytes = -1;
    for (let field = header.next(); field !== 0; field = header.next()) {
      if (field === 1) type = header.text();
      else if (field === 3) bytes = header.varint();
      else header.skip();
    }
    if (bytes < 0 || bytes > maxBlobBytes) throw truncated();
    const blob = (await reader.take(bytes))!;
    number++;
    if (type === 'OSMHeader') {
      known = true;
      checkHeader(await contentOf(blob), wanted);
    } else if (type === 'OSMData' && !(skippable && !withWays.has(number))) {
      if (!known) throw truncated();
      if (readBlock(await contentOf(blob), wanted)) withWays.add(number);
    }
  }
}

async function contentOf(blob: Uint8Array): Promise<Message> {
  const message = new Message(blob);
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field === 1) return message.message();
    if (field === 3) {
      try {
        return new Message(await unzip(message.chunk(), { maxOutputLength: maxBlobBytes }));
      } catch {
        throw truncated();
      }
    }
    if (field >= 4) throw unsupported('a compression other than zlib');
    message.skip();
  }
  throw truncated();
}

function unsupported(what: string): GeoError {
  return new GeoError('data_corrupt', `The PBF file uses ${what}, which is not supported.`, {
    fix: 'Convert it first, for example with osmium cat -o out.osm.pbf.',
  });
}

function checkHeader(message: Message, wanted: Wanted): void {
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field === 1) {
      const box = boundsOf(message.message());
      wanted.bounds?.(box);
    } else if (field === 4) {
      const feature = message.text();
      if (!supported.has(feature)) throw unsupported(`the feature ${feature}`);
    } else message.skip();
  }
}

/** HeaderBBox: left, right, top, bottom in 1e-9 degrees. */
function boundsOf(message: Message): Box {
  const sides = [0, 0, 0, 0, 0];
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field <= 4) sides[field] = message.signed() / 1e9;
    else message.skip();
  }
  return [sides[1]!, sides[4]!, sides[2]!, sides[3]!];
}

interface Block {
  readonly strings: readonly string[];
  readonly granularity: number;
  readonly lat: number;
  readonly lon: number;
}

/** @returns whether the block holds ways */
function readBlock(message: Message, wanted: Wanted): boolean {
  let ways = false;
  const strings: string[] = [];
  const groups: Message[] = [];
  let granularity = 100;
  let lat = 0;
  let lon = 0;
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field === 1) {
      const table = message.message();
      for (let entry = table.next(); entry !== 0; entry = table.next()) {
        if (entry === 1) strings.push(table.text());
        else table.skip();
      }
    } else if (field === 2) groups.push(message.message());
    else if (field === 17) granularity = message.varint();
    else if (field === 19) lat = message.int();
    else if (field === 20) lon = message.int();
    else message.skip();
  }
  const block = { strings, granularity, lat, lon };
  for (const group of groups) {
    for (let field = group.next(); field !== 0; field = group.next()) {
      if (field === 3) ways = true;
      if (field === 1 && wanted.node) readNode(group.message(), block, wanted.node);
      else if (field === 2 && wanted.node) readDense(group.message(), block, wanted.node);
      else if (field === 3 && wanted.way) readWay(group.message(), block, wanted.way);
      else if (field === 4 && wanted.relation) readRelation(group.message(), block, wanted.relation);
      else group.skip();
    }
  }
  return ways;
}

const degrees = (value: number, offset: number, { granularity }: Block) =>
  (offset + granularity * value) / 1e9;

function tagsOf(keys: readonly number[], values: readonly number[], { strings }: Block): Tags {
  if (keys.length === 0) return noTags;
  const tags: Record<string, string> = Object.create(null);
  keys.forEach((key, i) => {
    const [name, value] = [strings[key], strings[values[i]!]];
    if (name !== undefined && value !== undefined) tags[name] = value;
  });
  return tags;
}

function readNode(message: Message, block: Block, visit: NonNullable<Wanted['node']>): void {
  let [id, lat, lon] = [0, 0, 0];
  let keys: number[] = [];
  let values: number[] = [];
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field === 1) id = message.signed();
    else if (field === 2) keys = packed(message.chunk(), false);
    else if (field === 3) values = packed(message.chunk(), false);
    else if (field === 8) lat = message.signed();
    else if (field === 9) lon = message.signed();
    else message.skip();
  }
  visit(id, degrees(lon, block.lon, block), degrees(lat, block.lat, block), tagsOf(keys, values, block));
}

function readDense(message: Message, block: Block, visit: NonNullable<Wanted['node']>): void {
  let ids: number[] = [];
  let lats: number[] = [];
  let lons: number[] = [];
  let pairs: number[] = [];
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field === 1) ids = packed(message.chunk(), true);
    else if (field === 8) lats = packed(message.chunk(), true);
    else if (field === 9) lons = packed(message.chunk(), true);
    else if (field === 10) pairs = packed(message.chunk(), false);
    else message.skip();
  }
  if (lats.length !== ids.length || lons.length !== ids.length) throw truncated();
  let [id, lat, lon, at] = [0, 0, 0, 0];
  for (let i = 0; i < ids.length; i++) {
    id += ids[i]!;
    lat += lats[i]!;
    lon += lons[i]!;
    const keys: number[] = [];
    const values: number[] = [];
    // A zero ends the tags of a node; without any tags in the block there are no zeros either.
    while (at < pairs.length && pairs[at] !== 0) {
      keys.push(pairs[at]!);
      values.push(pairs[at + 1]!);
      at += 2;
    }
    at++;
    visit(id, degrees(lon, block.lon, block), degrees(lat, block.lat, block), tagsOf(keys, values, block));
  }
}

function running(deltas: readonly number[]): number[] {
  let sum = 0;
  return deltas.map((delta) => {
    sum += delta;
    return sum;
  });
}

function readWay(message: Message, block: Block, visit: NonNullable<Wanted['way']>): void {
  let id = 0;
  let keys: number[] = [];
  let values: number[] = [];
  let refs: number[] = [];
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field === 1) id = message.varint();
    else if (field === 2) keys = packed(message.chunk(), false);
    else if (field === 3) values = packed(message.chunk(), false);
    else if (field === 8) refs = running(packed(message.chunk(), true));
    else message.skip();
  }
  visit(id, refs, tagsOf(keys, values, block));
}

function readRelation(message: Message, block: Block, visit: NonNullable<Wanted['relation']>): void {
  let id = 0;
  let keys: number[] = [];
  let values: number[] = [];
  let roles: number[] = [];
  let refs: number[] = [];
  let types: number[] = [];
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field === 1) id = message.varint();
    else if (field === 2) keys = packed(message.chunk(), false);
    else if (field === 3) values = packed(message.chunk(), false);
    else if (field === 8) roles = packed(message.chunk(), false);
    else if (field === 9) refs = running(packed(message.chunk(), true));
    else if (field === 10) types = packed(message.chunk(), false);
    else message.skip();
  }
  const members = refs.map(
    (ref, i): Member => ({
      type: memberTypes[types[i] ?? 0] ?? 'node',
      ref,
      role: block.strings[roles[i] ?? 0] ?? '',
    }),
  );
  visit(id, members, tagsOf(keys, values, block));
}

/** Exact numbers of bytes from a stream of chunks of any size. */
class ByteReader {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private rest: Uint8Array = new Uint8Array(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** @returns undefined at the end of the stream, where `mayEnd` allows it */
  async take(count: number, mayEnd = false): Promise<Uint8Array | undefined> {
    const parts: Uint8Array[] = [this.rest];
    let have = this.rest.length;
    while (have < count) {
      const { done, value } = await this.chunks.next();
      if (done) {
        if (mayEnd && have === 0) return undefined;
        throw truncated();
      }
      parts.push(value);
      have += value.length;
    }
    const all = parts.length === 1 ? this.rest : Buffer.concat(parts);
    this.rest = all.subarray(count);
    return all.subarray(0, count);
  }
}
