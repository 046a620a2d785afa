/** The map database as a store that answers at once: what it was asked and does not know yet ends the work, is fetched, and
 * the work begins again. */

import type { Geometry } from 'geojson';
import type { Box } from '../domain/box.ts';
import { fold } from '../domain/fold.ts';
import {
  type Candidate,
  type FeatureQuery,
  type MapStore,
  type NearCandidate,
  type OsmFeature,
  osmAttribution,
} from '../domain/map-store.ts';
import type { Reader } from './connection.ts';
import { discAround } from './disc.ts';
import { type FeatureRow, toFeature } from './feature-row.ts';
import { type LookUps, mostKept, type Tables } from './look-ups.ts';
import { searchStatement } from './search-sql.ts';

type Found = FeatureRow & { readonly of: readonly (boolean | null)[] };

/** Distances of the index are those on a sphere. */
const sphere = 0.99;

export class AskedStore implements MapStore {
  readonly name: string;
  readonly box: Box;
  readonly attribution = osmAttribution;
  private readonly reader: Reader;
  private readonly lookUps: LookUps;
  private readonly tables: Tables;

  constructor(
    map: { readonly name: string; readonly box: Box },
    reader: Reader,
    lookUps: LookUps,
    tables: Tables,
  ) {
    this.name = map.name;
    this.box = map.box;
    this.reader = reader;
    this.lookUps = lookUps;
    this.tables = tables;
  }

  async *find(query: FeatureQuery): AsyncGenerator<Candidate[], void> {
    const statement = searchStatement(query, this.tables);
    const known = this.lookUps.candidates(statement);
    if (known) return yield [...known];
    const isPlain = query.box === undefined && query.area === undefined;
    const all: Candidate[] = [];
    for await (const rows of this.reader.pages<Found>(statement.text, statement.values)) {
      const page = rows.map(toCandidate);
      if (isPlain && all.length <= mostKept) all.push(...page);
      yield page;
    }
    if (isPlain) this.lookUps.keep(statement, all);
  }

  /** Along the index from the middle of the place: its parts are at most `radius` nearer. */
  async *nearest(query: FeatureQuery, from: Geometry): AsyncGenerator<NearCandidate[], void> {
    const { middle, radius } = discAround(from);
    const { text, values } = searchStatement(query, this.tables, middle);
    for await (const rows of this.reader.pages<Found & { metres: number }>(text, values))
      yield rows.map((row) => ({ ...toCandidate(row), atLeast: sphere * row.metres - radius - 1 }));
  }

  named(name: string): readonly OsmFeature[] {
    return this.lookUps.features({ by: 'name', name: fold(name) });
  }

  withWords(words: readonly string[]): readonly OsmFeature[] {
    const distinct = [...new Set(words)].sort();
    return distinct.length === 0 ? [] : this.lookUps.features({ by: 'words', words: distinct });
  }

  withStem(stem: string): readonly OsmFeature[] {
    return this.lookUps.features({ by: 'stem', stem });
  }

  atAddress(street: string, number: string): readonly OsmFeature[] {
    return this.lookUps.features({ by: 'address', street, number });
  }

  knows(foldedName: string): boolean {
    return this.lookUps.isThere('names', foldedName);
  }

  knowsWord(word: string): boolean {
    return this.lookUps.isThere('words', word);
  }

  keysWith(keys: readonly string[], value: string): readonly string[] {
    return this.lookUps.labels(keys.map((key) => `${key}=${value}`)).map((label) => keys[label]!);
  }
}

const toCandidate = (row: Found): Candidate => ({
  feature: toFeature(row),
  of: row.of.flatMap((is, at) => (is ? [at] : [])),
});
