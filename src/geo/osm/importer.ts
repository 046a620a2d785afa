/** Entities into features: nodes and relations first, then the ways that need both. What it must remember in between
 * lies in files: nodes in their table, member ways and outlines in temporary tables of the store's database. */

import type { Database, Statement } from 'better-sqlite3';
import type { Position } from 'geojson';
import { runSliced } from '../../shared/run-sliced.ts';
import type { Box } from '../domain/box.ts';
import type { Tags } from '../domain/tags.ts';
import { isArea, isFeature, isLine } from './area-tags.ts';
import { joinLines, joinRings, type MemberWay, nestRings } from './assemble.ts';
import type { Member, Wanted } from './entities.ts';
import { limits } from './limits.ts';
import type { NodeTable } from './node-table.ts';
import type { StoreWriter } from './store-writer.ts';

/** Runs one pass over the source. */
export type Pass = (number: 0 | 1, stage: string, wanted: Wanted) => Promise<void>;

export interface ImportCounts {
  readonly nodes: number;
  readonly ways: number;
  readonly relations: number;
  /** Ways and relations left out because members are missing or outlines are open, as at the rim of an extract. */
  readonly broken: number;
  /** The first of them, with the reason. */
  readonly problems: readonly string[];
  /** What the file says it covers, else the extent of its nodes. */
  readonly bbox: Box;
}

const shownProblems = 20;

const scratch = `
  PRAGMA temp_store = FILE;
  CREATE TEMP TABLE outline (id INTEGER PRIMARY KEY, tags TEXT NOT NULL, ways TEXT NOT NULL);
  CREATE TEMP TABLE member (way INTEGER PRIMARY KEY, shape BLOB NOT NULL);
`;

export class Importer {
  private readonly writer: StoreWriter;
  private readonly table: NodeTable;
  private readonly putOutline: Statement;
  private readonly outlines: Statement;
  private readonly putMember: Statement;
  private readonly getMember: Statement;
  /** Ways that belong to an outline. */
  private readonly members = new IdSet();
  /** Outer ways whose tags describe the relation, as people mapped until 2016: way → relation. */
  private readonly lenders = new Map<number, number>();
  private readonly lent = new Map<number, Tags>();
  private readonly extent = { west: 180, south: 90, east: -180, north: -90 };
  private readonly problems: string[] = [];
  private bounds: Box | undefined;
  private nodes = 0;
  private ways = 0;
  private relations = 0;
  private broken = 0;

  constructor(db: Database, writer: StoreWriter, table: NodeTable) {
    this.writer = writer;
    this.table = table;
    db.exec(scratch);
    this.putOutline = db.prepare('INSERT OR REPLACE INTO outline VALUES (?, ?, ?)');
    this.outlines = db.prepare('SELECT id, tags, ways FROM outline WHERE id > ? ORDER BY id LIMIT 500');
    this.putMember = db.prepare('INSERT OR REPLACE INTO member VALUES (?, ?)');
    this.getMember = db.prepare('SELECT shape FROM member WHERE way = ?').pluck();
  }

  /** @param pause  called between batches of outlines */
  async run(pass: Pass, pause: () => Promise<void>): Promise<ImportCounts> {
    await pass(0, 'nodes and relations', {
      bounds: (box) => {
        this.bounds ??= box;
      },
      node: (id, lon, lat, tags) => this.node(id, lon, lat, tags),
      relation: (id, members, tags) => this.relation(id, members, tags),
    });
    this.table.seal();
    this.members.seal();
    await pass(1, 'ways', { way: (id, refs, tags) => this.way(id, refs, tags) });
    for (let last = Number.MIN_SAFE_INTEGER; ; ) {
      const rows = this.outlines.all(last) as { id: number; tags: string; ways: string }[];
      if (rows.length === 0) break;
      for (const { id, tags, ways } of rows) {
        last = id;
        const all = { ...this.lent.get(id), ...(JSON.parse(tags) as Tags) };
        await runSliced(this.assemble(id, all, JSON.parse(ways)));
      }
      await pause();
    }
    const { nodes, ways, relations, broken, problems, extent } = this;
    const { west, south, east, north } = extent;
    return { nodes, ways, relations, broken, problems, bbox: this.bounds ?? [west, south, east, north] };
  }

  private leaveOut(what: string, reason: string): void {
    this.broken++;
    if (this.problems.length < shownProblems) this.problems.push(`${what}: ${reason}`);
  }

  private node(id: number, lon: number, lat: number, tags: Tags): void {
    if (!Number.isSafeInteger(id) || !(Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) return;
    this.nodes++;
    this.table.add(id, lon, lat);
    const { extent } = this;
    if (lon < extent.west) extent.west = lon;
    if (lon > extent.east) extent.east = lon;
    if (lat < extent.south) extent.south = lat;
    if (lat > extent.north) extent.north = lat;
    if (isFeature(tags)) this.writer.add('node', id, tags, { type: 'Point', coordinates: [lon, lat] });
  }

  private relation(id: number, members: readonly Member[], tags: Tags): void {
    if (!Number.isSafeInteger(id)) return;
    this.relations++;
    const runs = isLine(tags);
    if (tags.type !== 'multipolygon' && tags.type !== 'boundary' && !runs) return;
    const ways = members.filter(
      ({ type, ref, role }) =>
        type === 'way' && Number.isSafeInteger(ref) && !(runs && /^(?:platform|stop)/.test(role)),
    );
    const own = isFeature(tags);
    if (ways.length === 0) {
      if (own && !runs) this.leaveOut(`relation/${id}`, 'it has no ways');
      return;
    }
    // A bus may take a street twice.
    const ids = runs ? ways.map(({ ref }) => ref) : [...new Set(ways.map(({ ref }) => ref))];
    this.putOutline.run(id, JSON.stringify(tags), JSON.stringify(ids));
    for (const way of ids) this.members.add(way);
    const outer = ways.find(({ role }) => role !== 'inner');
    if (!own && outer && !runs) this.lenders.set(outer.ref, id);
  }

  private way(id: number, refs: readonly number[], tags: Tags): void {
    if (!Number.isSafeInteger(id)) return;
    this.ways++;
    const feature = isFeature(tags);
    const member = this.members.has(id);
    if (!feature && !member) return;
    const positions: Position[] = [];
    const kept: number[] = [];
    for (const ref of refs) {
      const position = this.table.get(ref);
      if (!position) continue;
      positions.push(position);
      kept.push(ref);
    }
    const whole = kept.length === refs.length;
    if (member && whole && refs.length >= 2) this.putMember.run(id, packWay({ refs, positions }));
    const borrower = this.lenders.get(id);
    if (borrower !== undefined && feature) {
      this.lent.set(borrower, tags);
      return;
    }
    if (!feature) return;
    const closed = whole && refs.length >= 4 && refs[0] === refs[refs.length - 1];
    if (closed && isArea(tags))
      this.writer.add('way', id, tags, { type: 'Polygon', coordinates: [positions] });
    else if (positions.length >= 2)
      this.writer.add('way', id, tags, { type: 'LineString', coordinates: positions });
    else this.leaveOut(`way/${id}`, 'the extract lacks its nodes');
  }

  private *assemble(id: number, tags: Tags, ways: readonly number[]): Generator<void, void> {
    if (!isFeature(tags)) return;
    const what = `relation/${id}`;
    const found: MemberWay[] = [];
    const missing: number[] = [];
    let vertices = 0;
    for (const way of ways) {
      yield;
      const shape = this.getMember.get(way) as Buffer | undefined;
      if (!shape) {
        missing.push(way);
        continue;
      }
      vertices += shape.length / vertexBytes;
      if (vertices > limits.outlineVertices) {
        this.leaveOut(what, `its outlines have more than ${limits.outlineVertices} vertices`);
        return;
      }
      found.push(unpackWay(shape));
    }
    if (isLine(tags)) {
      // What an extract cuts off of a route is missing, and the rest is there.
      const lines = joinLines(found);
      if (lines.length === 1)
        this.writer.add('relation', id, tags, { type: 'LineString', coordinates: lines[0]! });
      else if (lines.length > 1)
        this.writer.add('relation', id, tags, { type: 'MultiLineString', coordinates: lines });
      return;
    }
    if (missing.length > 0) {
      const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
      this.leaveOut(what, `the extract lacks way ${missing.slice(0, 3).join(', ')}${more}`);
      return;
    }
    const joined = yield* joinRings(found);
    if ('openAt' in joined) this.leaveOut(what, `its outline is open at node ${joined.openAt}`);
    else if (joined.rings.length === 0) this.leaveOut(what, 'its ways enclose nothing');
    else
      this.writer.add('relation', id, tags, {
        type: 'MultiPolygon',
        coordinates: yield* nestRings(joined.rings),
      });
  }
}

const vertexBytes = 24;

/** refs, longitudes and latitudes: `vertexBytes` for each vertex. */
function packWay({ refs, positions }: MemberWay): Buffer {
  const n = refs.length;
  const numbers = new Float64Array(3 * n);
  numbers.set(refs);
  positions.forEach(([lon, lat], i) => {
    numbers[n + i] = lon!;
    numbers[2 * n + i] = lat!;
  });
  return Buffer.from(numbers.buffer);
}

function unpackWay(bytes: Buffer): MemberWay {
  // SQLite's bytes may lie at any offset; typed arrays need a multiple of eight.
  const numbers = new Float64Array(new Uint8Array(bytes).buffer);
  const n = numbers.length / 3;
  return {
    refs: [...numbers.subarray(0, n)],
    positions: Array.from({ length: n }, (_, i): Position => [numbers[n + i]!, numbers[2 * n + i]!]),
  };
}

/** Ids as sorted numbers: 8 bytes each. */
class IdSet {
  private ids = new Float64Array(1024);
  private size = 0;

  add(id: number): void {
    if (this.size === this.ids.length) {
      const larger = new Float64Array(this.size * 2);
      larger.set(this.ids);
      this.ids = larger;
    }
    this.ids[this.size++] = id;
  }

  /** Call once before `has`. */
  seal(): void {
    this.ids = this.ids.slice(0, this.size).sort();
  }

  has(id: number): boolean {
    let low = 0;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.ids[middle]!;
      if (found === id) return true;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }
}
