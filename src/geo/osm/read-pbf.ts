/** OSM PBF, blob by blob: never more than one block in memory.
 * @see https://wiki.openstreetmap.org/wiki/PBF_Format */

import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { runSliced } from '../../shared/run-sliced.ts';
import type { Box } from '../domain/box.ts';
import { GeoError } from '../domain/errors.ts';
import { noTags, type Tags } from '../domain/tags.ts';
import type { Member, Wanted } from './entities.ts';
import { Damage, damagedFile, limits, tooMany, within } from './limits.ts';
import { Message, packed, packedCount, truncated } from './protobuf.ts';

const unzip = promisify(inflate);
const supported = new Set(['OsmSchema-V0.6', 'DenseNodes']);
const memberTypes = ['node', 'way', 'relation'] as const;
/** Entities between two looks at the clock. */
const stride = 64;

/** Feed everything wanted in a PBF stream, with turns for the event loop.
 * @param withWays  filled in the first pass: the blobs that hold ways. Given to a second pass that wants ways only, the
 *                  others are not even inflated
 * @param name      of the file, for messages
 * @param inflated  told the bytes of every block; may throw
 * @throws GeoError `data_corrupt`, naming file, block and ceiling, for a damaged file or one that needs a feature not known
 *         here */
export async function readPbf(
  source: AsyncIterable<Uint8Array>,
  wanted: Wanted,
  withWays: Set<number> = new Set(),
  name = 'The PBF file',
  inflated: (bytes: number) => void = () => {},
): Promise<void> {
  const reader = new ByteReader(source);
  const waysOnly = wanted.node === undefined && wanted.relation === undefined;
  const skippable = waysOnly && withWays.size > 0;
  let known = false;
  let number = 0;
  let start = 0;
  try {
    for (;;) {
      start = reader.offset;
      number++;
      const size = await reader.take(4, true);
      if (!size) {
        if (!known) throw new Damage('it holds no OSM header');
        return;
      }
      const headerBytes = new DataView(size.buffer, size.byteOffset, 4).getUint32(0);
      within('bytes of header', headerBytes, limits.headerBytes);
      const header = new Message((await reader.take(headerBytes))!);
      let type = '';
      let bytes = -1;
      for (let field = header.next(); field !== 0; field = header.next()) {
        if (field === 1) type = header.text();
        else if (field === 3) bytes = header.varint();
        else header.skip();
      }
      if (bytes < 0) throw truncated();
      within('packed bytes', bytes, limits.blockBytes);
      const blob = (await reader.take(bytes))!;
      const skipped = skippable && !withWays.has(number);
      if (type !== 'OSMHeader' && (type !== 'OSMData' || skipped)) continue;
      if (type === 'OSMData' && !known) throw new Damage('it holds data before the OSM header');
      const content = await contentOf(blob);
      inflated(content.length);
      if (type === 'OSMHeader') {
        known = true;
        checkHeader(new Message(content), wanted);
      } else if (await runSliced(readBlock(new Message(content), wanted))) withWays.add(number);
    }
  } catch (error) {
    if (error instanceof Damage)
      throw damagedFile(`${name}, block ${number} at byte ${start.toLocaleString('en')}`, error);
    throw error;
  }
}

async function contentOf(blob: Uint8Array): Promise<Uint8Array> {
  const message = new Message(blob);
  let claimed: number | undefined;
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field === 1) return message.chunk();
    if (field === 2) {
      claimed = message.varint();
      within('bytes', claimed, limits.blockBytes);
    } else if (field === 3) return inflatedTo(message.chunk(), claimed);
    else if (field >= 4) throw unsupported('a compression other than zlib');
    else message.skip();
  }
  throw truncated();
}

async function inflatedTo(packed: Uint8Array, claimed: number | undefined): Promise<Uint8Array> {
  let content: Uint8Array;
  try {
    content = await unzip(packed, { maxOutputLength: claimed ?? limits.blockBytes });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw tooMany('bytes, or more,', (claimed ?? limits.blockBytes) + 1, claimed ?? limits.blockBytes);
    throw truncated();
  }
  if (claimed !== undefined && content.length !== claimed)
    throw new Damage(`it says that it holds ${claimed} bytes, and holds ${content.length}`);
  return content;
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
function* readBlock(message: Message, wanted: Wanted): Generator<void, boolean> {
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
        if (strings.length > limits.blockTexts) throw tooMany('texts', strings.length, limits.blockTexts);
        if (strings.length % stride === 0) yield;
      }
    } else if (field === 2) {
      groups.push(message.message());
      if (groups.length > limits.blockGroups) throw tooMany('groups', groups.length, limits.blockGroups);
    } else if (field === 17) granularity = message.varint();
    else if (field === 19) lat = message.int();
    else if (field === 20) lon = message.int();
    else message.skip();
  }
  const block = { strings, granularity, lat, lon };
  let seen = 0;
  for (const group of groups) {
    for (let field = group.next(); field !== 0; field = group.next()) {
      if (++seen % stride === 0) yield;
      if (field === 3) ways = true;
      if (field === 1 && wanted.node) readNode(group.message(), block, wanted.node);
      else if (field === 2 && wanted.node) yield* readDense(group.message(), block, wanted.node);
      else if (field === 3 && wanted.way) readWay(group.message(), block, wanted.way);
      else if (field === 4 && wanted.relation) readRelation(group.message(), block, wanted.relation);
      else group.skip();
    }
  }
  return ways;
}

const degrees = (value: number, offset: number, { granularity }: Block) =>
  (offset + granularity * value) / 1e9;

/** The tags of an entity, one by one. */
class TagList {
  private readonly tags: Record<string, string> = Object.create(null);
  private count = 0;
  private characters = 0;

  add(name: string, value: string): void {
    within('tags on one entity', ++this.count, limits.tags);
    this.characters += name.length + value.length;
    within('characters of tags on one entity', this.characters, limits.tagCharacters);
    this.tags[name] = value;
  }

  get all(): Tags {
    return this.count === 0 ? noTags : this.tags;
  }
}

const tagIndexes = (bytes: Uint8Array) => packed(bytes, false, 'tags on one entity', limits.tags);
const refNumbers = (bytes: Uint8Array, signed: boolean) =>
  packed(bytes, signed, 'nodes or members of one entity', limits.refs);

function tagsOf(keys: readonly number[], values: readonly number[], { strings }: Block): Tags {
  const tags = new TagList();
  keys.forEach((key, i) => {
    const [name, value] = [strings[key], strings[values[i]!]];
    if (name !== undefined && value !== undefined) tags.add(name, value);
  });
  return tags.all;
}

function readNode(message: Message, block: Block, visit: NonNullable<Wanted['node']>): void {
  let [id, lat, lon] = [0, 0, 0];
  let keys: number[] = [];
  let values: number[] = [];
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field === 1) id = message.signed();
    else if (field === 2) keys = tagIndexes(message.chunk());
    else if (field === 3) values = tagIndexes(message.chunk());
    else if (field === 8) lat = message.signed();
    else if (field === 9) lon = message.signed();
    else message.skip();
  }
  visit(id, degrees(lon, block.lon, block), degrees(lat, block.lat, block), tagsOf(keys, values, block));
}

/** The columns of dense nodes are read side by side: however many there are, they take no memory. */
function* readDense(message: Message, block: Block, visit: NonNullable<Wanted['node']>): Generator<void> {
  const none: Uint8Array = new Uint8Array(0);
  let [ids, lats, lons, pairs] = [none, none, none, none];
  for (let field = message.next(); field !== 0; field = message.next()) {
    if (field === 1) ids = message.chunk();
    else if (field === 8) lats = message.chunk();
    else if (field === 9) lons = message.chunk();
    else if (field === 10) pairs = message.chunk();
    else message.skip();
  }
  const count = packedCount(ids);
  if (packedCount(lats) !== count || packedCount(lons) !== count)
    throw new Damage('its dense nodes have columns of different lengths');
  const columns = { id: new Message(ids), lat: new Message(lats), lon: new Message(lons) };
  const tagged = new Message(pairs);
  let [id, lat, lon] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    if (i % stride === 0) yield;
    id += columns.id.signed();
    lat += columns.lat.signed();
    lon += columns.lon.signed();
    // A zero ends the tags of a node; without any tags in the block there are no zeros either.
    const tags = new TagList();
    while (!tagged.done) {
      const key = tagged.varint();
      if (key === 0) break;
      const [name, value] = [block.strings[key], block.strings[tagged.varint()]];
      if (name !== undefined && value !== undefined) tags.add(name, value);
    }
    visit(id, degrees(lon, block.lon, block), degrees(lat, block.lat, block), tags.all);
  }
  if (!(columns.id.done && columns.lat.done && columns.lon.done)) throw truncated();
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
    else if (field === 2) keys = tagIndexes(message.chunk());
    else if (field === 3) values = tagIndexes(message.chunk());
    else if (field === 8) refs = running(refNumbers(message.chunk(), true));
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
    else if (field === 2) keys = tagIndexes(message.chunk());
    else if (field === 3) values = tagIndexes(message.chunk());
    else if (field === 8) roles = refNumbers(message.chunk(), false);
    else if (field === 9) refs = running(refNumbers(message.chunk(), true));
    else if (field === 10) types = refNumbers(message.chunk(), false);
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
  /** Bytes taken so far. */
  offset = 0;

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
    this.offset += count;
    return all.subarray(0, count);
  }
}
