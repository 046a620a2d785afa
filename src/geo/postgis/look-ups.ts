/** What one question has looked up in the map database. What it is likely to ask is asked at once: whether each run of its
 * words is a name, and each word part of one. */

import { fold } from '../domain/fold.ts';
import type { Candidate, OsmFeature } from '../domain/map-store.ts';
import type { Reader } from './connection.ts';
import { type FeatureRow, toFeature } from './feature-row.ts';
import { featureColumns, type Statement } from './search-sql.ts';

export interface Tables {
  readonly features: string;
  readonly names: string;
  readonly words: string;
  readonly labels: string;
}

export type FeatureAsk =
  | { readonly by: 'name'; readonly name: string }
  | { readonly by: 'words'; readonly words: readonly string[] }
  | { readonly by: 'stem'; readonly stem: string }
  | { readonly by: 'address'; readonly street: string; readonly number: string };

/** Features of one name; "Main Street" may have thousands of pieces. */
const mostNamed = 500;
/** Words of a name. */
const longestName = 12;
/** Words of a question that are asked ahead; the grammar takes no more. */
const mostWords = 64;

/** Features of a search that are kept for the next round, and searches. */
export const mostKept = 2500;
const mostSearches = 20;

/** The work must wait for what it asked. */
export class NotYetKnown extends Error {}

type Column = 'names' | 'words' | 'labels' | 'streets';
const columns = {
  names: ['names', 'name'],
  words: ['words', 'word'],
  labels: ['labels', 'label'],
  streets: ['features', 'street'],
} as const;

export class LookUps {
  private readonly tables: Tables;
  private readonly known: Record<Column, Map<string, boolean>> = {
    names: new Map(),
    words: new Map(),
    labels: new Map(),
    streets: new Map(),
  };
  private readonly found = new Map<string, readonly OsmFeature[]>();
  /** What searches without an area found: work that begins again asks the same. */
  private readonly searched = new Map<string, readonly Candidate[]>();
  /** What the work waits for. */
  private missing: { there: Record<Column, Set<string>>; features: FeatureAsk[] } = nothing();

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** Forgets what earlier work waited for. */
  begin(): void {
    this.missing = nothing();
  }

  get waits(): boolean {
    const { there, features } = this.missing;
    return features.length > 0 || Object.values(there).some(({ size }) => size > 0);
  }

  /** @throws NotYetKnown */
  isThere(column: Column, text: string): boolean {
    const known = this.known[column].get(text);
    if (known !== undefined) return known;
    this.missing.there[column].add(text);
    throw new NotYetKnown();
  }

  /** @returns which of the labels are there, by their places
   * @throws NotYetKnown */
  labels(labels: readonly string[]): number[] {
    const unknown = labels.filter((label) => !this.known.labels.has(label));
    for (const label of unknown) this.missing.there.labels.add(label);
    if (unknown.length > 0) throw new NotYetKnown();
    return labels.flatMap((label, at) => (this.known.labels.get(label) ? [at] : []));
  }

  /** @throws NotYetKnown */
  features(ask: FeatureAsk): readonly OsmFeature[] {
    if (ask.by === 'name' && !this.isThere('names', ask.name)) return [];
    if (ask.by === 'address' && !this.isThere('streets', ask.street)) return [];
    if (ask.by === 'words' && !ask.words.every((word) => this.isThere('words', word))) return [];
    const found = this.found.get(JSON.stringify(ask));
    if (found) return found;
    this.missing.features.push(ask);
    throw new NotYetKnown();
  }

  /** What the same search has found before. */
  candidates(statement: Statement): readonly Candidate[] | undefined {
    return this.searched.get(keyOf(statement));
  }

  keep(statement: Statement, found: readonly Candidate[]): void {
    if (found.length <= mostKept && this.searched.size < mostSearches)
      this.searched.set(keyOf(statement), found);
  }

  /** Asks ahead what a question of these words may ask. */
  async ahead(text: string, reader: Reader): Promise<void> {
    const words = fold(text.slice(0, 4000)).split(' ').slice(0, mostWords);
    const { names, words: single, streets } = this.missing.there;
    const numbered = words.some((word) => /\d/.test(word));
    for (let from = 0; from < words.length; from++) {
      single.add(words[from]!);
      for (let to = from + 1; to <= Math.min(words.length, from + longestName); to++)
        for (const column of numbered ? [names, streets] : [names])
          column.add(words.slice(from, to).join(' '));
    }
    await this.fetch(reader);
  }

  /** Fetches what the work waits for. */
  async fetch(reader: Reader): Promise<void> {
    const { there, features } = this.missing;
    this.missing = nothing();
    const asked = (Object.keys(columns) as Column[]).filter((column) => there[column].size > 0);
    if (asked.length > 0) {
      const parts = asked.map(
        (column, at) =>
          `SELECT '${column}' AS column, asked AS text FROM unnest($${at + 1}::text[]) AS asked
            WHERE EXISTS (SELECT FROM ${this.tables[columns[column][0]]} t WHERE t.${columns[column][1]} = asked COLLATE "C")`,
      );
      const rows = await reader.rows<{ column: Column; text: string }>(
        parts.join(' UNION ALL '),
        asked.map((column) => [...there[column]]),
      );
      for (const column of asked) for (const text of there[column]) this.known[column].set(text, false);
      for (const { column, text } of rows) this.known[column].set(text, true);
    }
    for (const ask of features) {
      const { text, values } = this.statementOf(ask);
      const rows = await reader.rows<FeatureRow>(text, values);
      this.found.set(JSON.stringify(ask), rows.map(toFeature));
    }
  }

  private statementOf(ask: FeatureAsk): { text: string; values: readonly unknown[] } {
    const { features, names, words } = this.tables;
    const chosen = (ids: string) =>
      `SELECT ${featureColumns} FROM (${ids} LIMIT ${mostNamed}) AS ids JOIN ${features} f USING (osm_type, osm_id)`;
    const distinct = 'SELECT DISTINCT osm_type, osm_id FROM';
    switch (ask.by) {
      case 'name':
        return { text: chosen(`${distinct} ${names} WHERE name = $1`), values: [ask.name] };
      case 'words':
        return {
          text: chosen(
            ask.words
              .map((_, at) => `SELECT osm_type, osm_id FROM ${words} WHERE word = $${at + 1}`)
              .join(' INTERSECT '),
          ),
          values: ask.words,
        };
      case 'stem':
        return {
          text: chosen(`${distinct} ${words} WHERE word >= $1 AND word < $2`),
          values: [ask.stem, `${ask.stem}\u{10ffff}`],
        };
      case 'address':
        return {
          text: `SELECT ${featureColumns} FROM ${features} f WHERE f.street = $1 AND f.numbers @> ARRAY[$2::text] LIMIT ${mostNamed}`,
          values: [ask.street, ask.number],
        };
    }
  }
}

const nothing = () => ({
  there: {
    names: new Set<string>(),
    words: new Set<string>(),
    labels: new Set<string>(),
    streets: new Set<string>(),
  },
  features: [] as FeatureAsk[],
});

const keyOf = ({ text, values }: Statement) => `${text} ${JSON.stringify(values)}`;
