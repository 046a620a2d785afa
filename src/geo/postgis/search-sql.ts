/** A query for features as one SQL statement. What people wrote is in its values only. Conditions may let more through
 * than is wanted, never less: whoever asked checks each feature, so that every store gives the same answer. */

import type { Position } from 'geojson';
import type { Alternative, FeatureQuery, OsmType } from '../domain/map-store.ts';
import type { Sign, TagFilter } from '../domain/tag-filter.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export const letterOf: Readonly<Record<OsmType, string>> = { node: 'N', way: 'W', relation: 'R' };

/** Sizes on the ellipsoid of the database against those of this library: alike to a millionth. */
const slack = 1e-4;

export const featureColumns = 'f.osm_type, f.osm_id, f.tags::text AS tags, ST_AsGeoJSON(f.geom, 7) AS shape';

/** @param tables  names, with the schema
 * @param from     orders by the distance from it, metres, which is the column `metres` */
export function searchStatement(
  { any, box, area }: FeatureQuery,
  tables: { readonly features: string; readonly words: string },
  from?: Position,
): Statement {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = any.map((alternative) => conditionOf(alternative, tables.words, value));
  const where = [`(${conditions.map((condition) => `(${condition})`).join(' OR ')})`];
  if (box)
    where.push(`f.geom && ST_MakeEnvelope(${box.map((side) => `${value(side)}::float8`).join(', ')}, 4326)`);
  if (area) where.push(`ST_Intersects(f.geom, ST_GeomFromGeoJSON(${value(JSON.stringify(area))}::text))`);
  const of =
    conditions.length === 1 ? 'ARRAY[true]' : `ARRAY[${conditions.map((each) => `(${each})`).join(', ')}]`;
  const distance =
    from &&
    `f.geom::geography <-> ST_SetSRID(ST_MakePoint(${value(from[0])}::float8, ${value(from[1])}::float8), 4326)::geography`;
  return {
    text: `SELECT ${featureColumns}, ${of} AS of${distance ? `, ${distance} AS metres` : ''}
      FROM ${tables.features} f WHERE ${where.join(' AND ')}${distance ? ` ORDER BY ${distance}` : ''}`,
    values,
  };
}

type Value = (given: unknown) => string;

function conditionOf(
  { labels, words, filters, types }: Alternative,
  wordTable: string,
  value: Value,
): string {
  const all: string[] = [];
  if (labels.length > 0) all.push(`f.labels @> ${value(labels)}::text[]`);
  if (labels.length === 0 && words.length === 0) return 'false';
  if (words.length > 0) all.push(bears(words, wordTable, value));
  if (types) all.push(`f.osm_type = ANY (${value(types.map((type) => letterOf[type]))}::text[])`);
  for (const filter of filters) {
    const condition = filterOf(filter, value);
    if (condition !== undefined) all.push(condition);
  }
  return all.join(' AND ');
}

function bears(words: readonly string[], table: string, value: Value): string {
  const each = [...new Set(words)].map(
    (word) => `SELECT w.osm_type, w.osm_id FROM ${table} w WHERE w.word = ${value(word)}`,
  );
  return `(f.osm_type, f.osm_id) IN (${each.join(' INTERSECT ')})`;
}

/** @returns undefined where the database cannot tell */
function filterOf(filter: TagFilter, value: Value): string | undefined {
  switch (filter.type) {
    case 'has': {
      const key = `${value(filter.key)}::text`;
      return filter.no ? `f.tags ? ${key}` : `f.tags ->> ${key} <> 'no'`;
    }
    case 'is': {
      if (filter.values.includes('')) return undefined;
      const key = `${value(filter.key)}::text`;
      // Part of a list by ";" perhaps.
      const found = filter.values.map((one) => `strpos(f.tags ->> ${key}, ${value(one)}) > 0`);
      return found.length === 0 ? 'false' : `(${found.join(' OR ')})`;
    }
    case 'matches':
      return typeof filter.key === 'string' ? `f.tags ? ${value(filter.key)}::text` : undefined;
    case 'area':
      return size('ST_Area', filter.sign, filter.squareMetres, value);
    case 'length':
      return size('ST_Length', filter.sign, filter.metres, value);
    case 'any': {
      const each = filter.of.map((one) => filterOf(one, value));
      return each.includes(undefined) ? undefined : `(${each.join(' OR ') || 'false'})`;
    }
    case 'all': {
      const each = filter.of.map((one) => filterOf(one, value)).filter((one) => one !== undefined);
      return each.length === 0 ? undefined : `(${each.join(' AND ')})`;
    }
    // Numbers and hours are written in many ways, and how many features say nothing of them is told.
    case 'number':
    case 'open':
    case 'not':
      return undefined;
  }
}

function size(measure: 'ST_Area' | 'ST_Length', sign: Sign, wanted: number, value: Value): string {
  const is = `${measure}(f.geom::geography)`;
  const low = () => `${is} >= ${value(wanted * (1 - slack))}::float8`;
  const high = () => `${is} <= ${value(wanted * (1 + slack))}::float8`;
  if (sign === '=') return `(${low()} AND ${high()})`;
  return sign === '>' || sign === '>=' ? low() : high();
}
