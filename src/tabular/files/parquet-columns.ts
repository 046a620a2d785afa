/** Which columns of a Parquet file hold single values: those at the top, and those within structs, under dotted names. */

import type { FileMetaData, SchemaElement } from 'hyparquet';

export interface ParquetLeaf {
  readonly element: SchemaElement;
  readonly path: readonly string[];
  /** How many of the path may be absent: the level at which a value is there. */
  readonly absences: number;
}

/** Columns by what they hold: single values, or lists and maps. */
export interface ParquetColumns {
  /** By their names, dotted within structs. */
  readonly flat: ReadonlyMap<string, ParquetLeaf>;
  /** Structs of which some values are read. */
  readonly structs: readonly string[];
  readonly nested: readonly string[];
  /** The schema without what structs hold that is not read. */
  readonly schema: readonly SchemaElement[];
}

/** Structs within structs, at most; deeper ones are not read. */
const deepest = 4;

/** @throws Error for columns that are cut off, and for two of one name */
export function parquetColumns({ schema }: FileMetaData): ParquetColumns {
  const flat = new Map<string, ParquetLeaf>();
  const structs: string[] = [];
  const nested: string[] = [];
  const names = new Set<string>();
  let next = 1;
  const take = (): SchemaElement => {
    const element = schema[next++];
    if (element === undefined) throw new Error('its columns are cut off');
    return element;
  };
  /** The elements below one that are not looked at. */
  const rest = (element: SchemaElement): SchemaElement[] => {
    const below: SchemaElement[] = [];
    for (let open = element.num_children ?? 0; open > 0; open--) {
      const one = take();
      below.push(one);
      open += one.num_children ?? 0;
    }
    return below;
  };
  /** @returns what of the column is read, empty where nothing is */
  const column = (element: SchemaElement, above: readonly string[], absent: number): SchemaElement[] => {
    const path = [...above, element.name];
    const name = path.join('.');
    if (names.has(name)) throw new Error(`two columns are called ${JSON.stringify(name)}`);
    names.add(name);
    const absences = absent + (element.repetition_type === 'REQUIRED' ? 0 : 1);
    if (!element.num_children) {
      if (element.repetition_type === 'REPEATED' || element.converted_type === 'INTERVAL') {
        nested.push(name);
        return [];
      }
      flat.set(name, { element, path, absences });
      return [element];
    }
    if (!isStruct(element) || path.length > deepest) {
      nested.push(name);
      rest(element);
      return [];
    }
    const read: SchemaElement[][] = [];
    for (let left = element.num_children; left > 0; left--) {
      const its = column(take(), path, absences);
      if (its.length > 0) read.push(its);
    }
    if (read.length === 0) return [];
    if (above.length === 0) structs.push(name);
    return [{ ...element, num_children: read.length }, ...read.flat()];
  };
  const read: SchemaElement[][] = [];
  for (let left = schema[0]?.num_children ?? 0; left > 0; left--) {
    const its = column(take(), [], 0);
    if (its.length > 0) read.push(its);
  }
  const root = { ...schema[0]!, num_children: read.length };
  return { flat, structs, nested, schema: [root, ...read.flat()] };
}

/** A group that neither repeats nor is a list, a map or a variant. */
const isStruct = ({ repetition_type, converted_type, logical_type }: SchemaElement): boolean =>
  repetition_type !== 'REPEATED' && converted_type === undefined && logical_type === undefined;

/** The value of a path within a struct; null where any of it is absent. */
export function within(struct: unknown, path: readonly string[]): unknown {
  let value = struct;
  for (const part of path) value = (value as Record<string, unknown> | null | undefined)?.[part];
  return value ?? null;
}
