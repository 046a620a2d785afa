/** One extract's store, read: features by tag, box, name and address. Every call ends within a few milliseconds; what may
 * find more comes in pages. */

import { basename } from 'node:path';
import type { Database, Statement } from 'better-sqlite3';
import { BoundedCache, textBytes } from '../../shared/bounded-cache.ts';
import { StorageError, storageFaultOf } from '../../shared/storage-error.ts';
import * as z from '../../shared/zod.ts';
import type { Box } from '../domain/box.ts';
import { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import type { Candidate, FeatureQuery, MapStore, OsmFeature } from '../domain/map-store.ts';
import type { Tags } from '../domain/tags.ts';
import { unpack } from './packed-geometry.ts';
import { storeVersion } from './store-writer.ts';

interface Row {
  type: string;
  ref: number;
  tags: string;
  geometry: Buffer;
}

/** Rows looked at in one step: well under a millisecond. */
const pageRows = 150;
/** Features of one name; "Main Street" may have thousands of pieces. */
const mostNamed = 500;
/** Words that are joined in one statement; SQLite joins 64 tables at most. */
const mostJoined = 12;
/** A word is rare when fewer features than this bear it; common ones are not told apart. */
const rareUses = 1000;

/** Values of a key that are kept. */
const mostValues = 500;

/** Along one side of a box that is searched in pieces: enough for a hundred million features. */
const mostPieces = 1000;

const metaSchema = z.object({
  name: z.string(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  attribution: z.string(),
  features: z.number().int().nonnegative(),
});

const columns = 'f.type, f.ref, f.tags, f.geometry';

/** Of the texts of statements; each form of a question has its own, and more words make longer ones. */
export const statementBytes = 256 * 1024;

/** A statement whose faults name the store. */
interface Reader {
  all(...values: unknown[]): unknown[];
  get(...values: unknown[]): unknown;
}

export class OsmStore implements MapStore {
  readonly name: string;
  readonly box: Box;
  readonly attribution: string;
  readonly features: number;
  private readonly db: Database;
  private readonly file: string;
  private readonly statements = new BoundedCache<Statement>(statementBytes);
  /** What is asked dozens of times in a question. */
  private readonly isName = this.asking('SELECT 1 FROM name WHERE folded = ? LIMIT 1');
  private readonly isBeginning = this.asking('SELECT 1 FROM name WHERE folded >= ? AND folded < ? LIMIT 1');
  private readonly isWord = this.asking('SELECT 1 FROM word WHERE folded = ? LIMIT 1');
  private readonly isLabel = this.asking('SELECT 1 FROM label WHERE text = ?');
  private readonly values = new Map<string, ReadonlySet<string> | null>();

  constructor(db: Database, file: string) {
    this.db = db;
    this.file = basename(file);
    if (this.meta('version') !== storeVersion) {
      throw new GeoError('data_corrupt', `${this.file} was written by another version.`, {
        fix: 'Import the extract again: graticule osm import FILE.',
      });
    }
    const keys = ['name', 'bbox', 'attribution', 'features'];
    const meta = metaSchema.safeParse(Object.fromEntries(keys.map((key) => [key, this.meta(key)])));
    if (!meta.success) throw damagedStore(this.file, meta.error);
    this.name = meta.data.name;
    this.box = meta.data.bbox;
    this.attribution = meta.data.attribution;
    this.features = meta.data.features;
  }

  /** What the import wrote down about the store; undefined for a key that it did not. */
  meta(key: string): unknown {
    const row = this.prepare('SELECT value FROM meta WHERE key = ?').get(key) as
      | { value: string }
      | undefined;
    return row && this.decoding(() => JSON.parse(row.value) as unknown);
  }

  private prepare(sql: string): Reader {
    return {
      all: (...values) => this.reading(() => this.statement(sql).all(...values)),
      get: (...values) => this.reading(() => this.statement(sql).get(...values)),
    };
  }

  /** Whether a statement has a row; it is kept as long as the store. */
  private asking(sql: string): (...values: readonly string[]) => boolean {
    let statement: Statement | undefined;
    return (...values) =>
      this.reading(() => {
        statement ??= this.db.prepare(sql).pluck();
        return statement.get(...values) !== undefined;
      });
  }

  private statement(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement, textBytes(sql));
    }
    return statement;
  }

  /** @throws GeoError `data_corrupt` for a damaged store; StorageError for one that cannot be read at the moment */
  private reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      const fault = storageFaultOf(error);
      if (fault !== null && fault !== 'damaged') throw new StorageError(fault, this.file, { cause: error });
      // SQLITE_ERROR: no such table or column, so another database.
      if (fault === null && (error as { code?: string }).code !== 'SQLITE_ERROR') throw error;
      throw damagedStore(this.file, error);
    }
  }

  private readonly toFeature = (row: Row): OsmFeature =>
    this.decoding(() => ({
      id: `${row.type}/${row.ref}`,
      tags: JSON.parse(row.tags) as Tags,
      geometry: unpack(row.geometry),
      attribution: this.attribution,
    }));

  /** Makes something of what was read: it may have been altered, or written by someone else.
   * @throws GeoError `data_corrupt` */
  private decoding<T>(decode: () => T): T {
    try {
      return decode();
    } catch (error) {
      throw damagedStore(this.file, error);
    }
  }

  *find({ any, box }: FeatureQuery): Generator<Candidate[], void> {
    for (const [at, { labels, words }] of any.entries()) {
      const of = [at];
      const pages = labels.length > 0 ? this.withLabels(labels, box) : [this.withWords(words)];
      for (const page of pages) yield page.map((feature) => ({ feature, of }));
    }
  }

  /** Features that bear all the labels, in a box if one is given; page by page, some of them empty. A feature may come
   * twice where boxes are searched in pieces. */
  *withLabels(labels: readonly string[], box?: Box): Generator<OsmFeature[], void> {
    const known: { id: number; uses: number }[] = [];
    for (const label of labels) {
      const row = this.prepare('SELECT id, uses FROM label WHERE text = ?').get(label);
      if (!row) return;
      known.push(row as { id: number; uses: number });
    }
    known.sort((a, b) => a.uses - b.uses);
    const [rarest, ...others] = known;
    if (!rarest) return;
    const inBox = box && this.expected(box);
    const pages =
      box && inBox! < rarest.uses
        ? this.byBox(known, box, Math.min(mostPieces, Math.ceil(Math.sqrt(inBox! / pageRows))))
        : this.byLabel(rarest.id, others, box);
    for (const rows of pages) yield rows.map(this.toFeature);
  }

  /** Features in the box, were they spread evenly. */
  private expected(box: Box): number {
    const [w, s, e, n] = this.box;
    const width = Math.max(0, Math.min(e, box[2]) - Math.max(w, box[0])) / Math.max(e - w, 1e-9);
    const height = Math.max(0, Math.min(n, box[3]) - Math.max(s, box[1])) / Math.max(n - s, 1e-9);
    return this.features * width * height;
  }

  private *byLabel(label: number, others: readonly { id: number }[], box: Box | undefined): Generator<Row[]> {
    const last = this.prepare(
      `SELECT feature FROM tag WHERE label = ? AND feature > ? ORDER BY feature LIMIT 1 OFFSET ${pageRows - 1}`,
    );
    const joins = others.map(
      (_, i) => `CROSS JOIN tag t${i} ON t${i}.label = ? AND t${i}.feature = t.feature`,
    );
    const inBox = box
      ? 'CROSS JOIN box b ON b.id = t.feature AND b.west <= ? AND b.east >= ? AND b.south <= ? AND b.north >= ?'
      : '';
    const page = this.prepare(
      `SELECT ${columns} FROM tag t ${joins.join(' ')} ${inBox} CROSS JOIN feature f ON f.id = t.feature WHERE t.label = ? AND t.feature > ? AND t.feature <= ?`,
    );
    const bounds = box ? [box[2], box[0], box[3], box[1]] : [];
    for (let from = 0; ; ) {
      const end = last.get(label, from) as { feature: number } | undefined;
      const to = end?.feature ?? Number.MAX_SAFE_INTEGER;
      yield page.all(...others.map(({ id }) => id), ...bounds, label, from, to) as Row[];
      if (to === Number.MAX_SAFE_INTEGER) return;
      if (!(to > from)) throw damagedStore(this.file, new Error('its index of tags is not in order'));
      from = to;
    }
  }

  private *byBox(labels: readonly { id: number }[], box: Box, pieces: number): Generator<Row[]> {
    const joins = labels.map((_, i) => `CROSS JOIN tag t${i} ON t${i}.label = ? AND t${i}.feature = b.id`);
    const piece = this.prepare(
      `SELECT ${columns} FROM box b ${joins.join(' ')} CROSS JOIN feature f ON f.id = b.id WHERE b.west <= ? AND b.east >= ? AND b.south <= ? AND b.north >= ?`,
    );
    const west = Math.max(box[0], this.box[0]);
    const south = Math.max(box[1], this.box[1]);
    const width = (Math.min(box[2], this.box[2]) - west) / pieces;
    const height = (Math.min(box[3], this.box[3]) - south) / pieces;
    // The outermost pieces reach to the edge of the box: an extract holds features beyond what it says it covers.
    const side = (i: number, start: number, step: number, low: number, high: number) =>
      [i === 0 ? low : start + i * step, i === pieces - 1 ? high : start + (i + 1) * step] as const;
    for (let x = 0; x < pieces; x++) {
      const [w, e] = side(x, west, width, box[0], box[2]);
      for (let y = 0; y < pieces; y++) {
        const [s, n] = side(y, south, height, box[1], box[3]);
        yield piece.all(...labels.map(({ id }) => id), e, w, n, s) as Row[];
      }
    }
  }

  /** Features one of whose names is this. */
  named(name: string): OsmFeature[] {
    const rows = this.prepare(
      `SELECT ${columns} FROM name n CROSS JOIN feature f ON f.id = n.feature WHERE n.folded = ? LIMIT ${mostNamed}`,
    ).all(fold(name)) as Row[];
    return rows.map(this.toFeature);
  }

  /** Features whose name, brand or operator has all the words, in any order; of more than twelve words the first twelve
   * are looked for. */
  withWords(words: readonly string[]): OsmFeature[] {
    const distinct = [...new Set(words)].slice(0, mostJoined);
    if (distinct.length === 0) return [];
    const count = this.prepare(
      `SELECT COUNT(*) AS uses FROM (SELECT 1 FROM word WHERE folded = ? LIMIT ${rareUses})`,
    );
    // From the rarest word: "rue de la Paix" is found by its peace.
    const ranked = distinct.map((word) => ({ word, ...(count.get(word) as { uses: number }) }));
    ranked.sort((a, b) => a.uses - b.uses);
    if (ranked[0]!.uses === 0) return [];
    const joins = distinct
      .slice(1)
      .map((_, i) => `CROSS JOIN word w${i} ON w${i}.folded = ? AND w${i}.feature = w.feature`);
    const [first, ...others] = ranked.map(({ word }) => word);
    const rows = this.prepare(
      `SELECT ${columns} FROM word w ${joins.join(' ')} CROSS JOIN feature f ON f.id = w.feature WHERE w.folded = ? LIMIT ${mostNamed}`,
    ).all(...others, first) as Row[];
    return rows.map(this.toFeature);
  }

  /** Features with a word in name, brand or operator that begins with this. */
  withStem(stem: string): OsmFeature[] {
    const rows = this.prepare(
      `SELECT ${columns} FROM word w CROSS JOIN feature f ON f.id = w.feature WHERE w.folded >= ? AND w.folded < ? LIMIT ${mostNamed}`,
    ).all(stem, `${stem}\u{10ffff}`) as Row[];
    return rows.map(this.toFeature);
  }

  /** @param street  folded
   * @param number  folded; without one, all of the street's */
  atAddress(street: string, number?: string): OsmFeature[] {
    const rows = this.prepare(
      `SELECT ${columns} FROM address a CROSS JOIN feature f ON f.id = a.feature WHERE a.street = ? ${number === undefined ? '' : 'AND a.number = ?'} LIMIT ${mostNamed}`,
    ).all(...(number === undefined ? [street] : [street, number])) as Row[];
    return rows.map(this.toFeature);
  }

  /** Is this folded text a name? */
  knows(foldedName: string): boolean {
    return this.isName(foldedName);
  }

  /** Is there a name that begins with these folded words and goes on with more? */
  begins(foldedWords: string): boolean {
    const [from, to] = [`${foldedWords} `, `${foldedWords}!`];
    return this.isBeginning(from, to);
  }

  /** Is this folded word part of a name, brand or operator? */
  knowsWord(word: string): boolean {
    return this.isWord(word);
  }

  /** Those of the keys that some feature bears with the value. */
  keysWith(keys: readonly string[], value: string): string[] {
    return keys.filter((key) => {
      const values = this.valuesOf(key);
      return values === null ? this.isLabel(`${key}=${value}`) : values.has(value);
    });
  }

  /** The values of a key, read once: a question asks for the keys of every run of its words. Nothing for more than are kept. */
  private valuesOf(key: string): ReadonlySet<string> | null {
    let values = this.values.get(key);
    if (values === undefined) {
      const rows = this.prepare(
        `SELECT text FROM label WHERE text >= ? AND text < ? LIMIT ${mostValues + 1}`,
      ).all(`${key}=`, `${key}>`) as { text: string }[];
      values = rows.length > mostValues ? null : new Set(rows.map(({ text }) => text.slice(key.length + 1)));
      this.values.set(key, values);
    }
    return values;
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }
}

/** Not a store, or no longer one. */
export function damagedStore(file: string, cause: unknown): GeoError {
  return new GeoError('data_corrupt', `The map store ${file} is damaged, or is not a map store.`, {
    cause,
    fix: `Import the extract again (graticule osm import FILE), or delete ${file} (graticule osm remove NAME).`,
  });
}
