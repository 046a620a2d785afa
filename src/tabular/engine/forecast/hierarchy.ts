/** Series that are parts of sums: shops of regions of a country. Every sum is forecast too, then all forecasts are brought
 * to agree. */

import { TabularError } from '../../domain/errors.ts';
import { sentinelOf } from '../../domain/sentinels.ts';
import { type Column, missingCode, type Table } from '../../domain/table.ts';
import type { Forecast, ForecastRequest } from '../engine.ts';
import { readMoments } from './read-moments.ts';
import { type Reconciliation, reconciled, type Tree } from './reconcile.ts';
import { cellValue, columnOf, type ItemId } from './series.ts';
import { instant } from './timestamps.ts';

export { type Reconciliation, reconciliations } from './reconcile.ts';

/** The series of a hierarchy and their sums, the total first and the items last. */
export interface Nodes extends Tree {
  /** What the answer calls each: the item's own id, or `region=North` for a sum. */
  readonly ids: readonly ItemId[];
}

/** The name under which a node's series runs. */
export const nameOf = (node: number) => `node ${node}`;
/** Whether a series is a sum or a part of sums, by its name. */
export const isNode = (id: unknown): boolean => typeof id === 'string' && /^node \d+$/.test(id);

const mostNodes = 20_000;
/** Series and sums times the times of all of them: each is a place in three tables, 16 bytes in all. */
const mostPlaces = 20_000_000;

export const unlikeSteps =
  'The series of a hierarchy must have the same steps: daily and monthly ones cannot be summed.';

/** The levels that agreement needs beside those asked for: the width of the 80 % interval says how far each forecast is to
 * be trusted. */
export const withBand = (levels: readonly number[]): number[] => [...new Set([...levels, 0.1, 0.9])];

interface Steps {
  readonly mean: Float64Array;
  /** n × q row-major. */
  readonly quantiles: Float64Array;
}

/** Brings forecasts of all nodes to agree, step by step.
 * @param base   node after node, `horizon` steps each, with quantiles of `withBand(asked)`
 * @returns the same with quantiles of `asked`, and what was added to each mean */
export function brought(
  nodes: Nodes,
  method: Reconciliation,
  base: Steps,
  horizon: number,
  asked: readonly number[],
): Steps & { readonly moved: Float64Array } {
  const levels = withBand(asked);
  const count = nodes.ids.length;
  const [low, high] = [levels.indexOf(0.1), levels.indexOf(0.9)];
  const mean = new Float64Array(base.mean.length);
  for (let step = 0; step < horizon; step++) {
    const row = (node: number) => node * horizon + step;
    const width = (node: number) =>
      base.quantiles[row(node) * levels.length + high]! - base.quantiles[row(node) * levels.length + low]!;
    const agreed = reconciled(
      nodes,
      Float64Array.from({ length: count }, (_, node) => base.mean[row(node)]!),
      Float64Array.from({ length: count }, (_, node) => width(node) ** 2),
      method,
    );
    agreed.forEach((value, node) => {
      mean[row(node)] = value;
    });
  }
  const moved = mean.map((value, row) => value - base.mean[row]!);
  const quantiles = new Float64Array(mean.length * asked.length);
  asked.forEach((level, k) => {
    const from = levels.indexOf(level);
    for (let row = 0; row < mean.length; row++) {
      const value = base.quantiles[row * levels.length + from]! + moved[row]!;
      quantiles[row * asked.length + k] = nodes.positive ? Math.max(0, value) : value;
    }
  });
  return { mean, quantiles, moved };
}

/** Forecasts all series of a table and their sums, so that the parts of each sum add up to it.
 * @param run forecasts a table without a hierarchy
 * @throws TabularError `schema_mismatch` for columns that are absent or hold gaps, an item under two groups, or series
 *         whose steps differ */
export async function forecastHierarchy(
  request: ForecastRequest,
  run: (request: ForecastRequest) => Promise<Forecast>,
): Promise<Forecast> {
  const { hierarchy, horizon, quantiles, future: _future, ...rest } = request;
  if (hierarchy === undefined || horizon === undefined)
    throw new TypeError('hierarchy needs a horizon: rows of the future are not summed');
  const { context, nodes, dropped } = withSums(request.context, hierarchy.columns);
  const base = await run({ ...rest, context, horizon, quantiles: withBand(quantiles) });
  const place = base.itemIds.findIndex((id, row) => id !== nameOf(Math.floor(row / horizon)));
  const late = base.timestamps.findIndex((time, row) => time !== base.timestamps[row % horizon]);
  if (place >= 0 || late >= 0) throw new TabularError('schema_mismatch', unlikeSteps);
  const { mean, quantiles: asked, moved } = brought(nodes, hierarchy.method, base, horizon, quantiles);
  const { explanation } = base;
  const count = nodes.ids.length;
  const notes = [
    `${hierarchy.columns.length > 0 ? `Sums by ${hierarchy.columns.join(', ')} were` : 'The total was'} forecast too, and all forecasts were reconciled: ${count} series.`,
    ...(dropped.length > 0
      ? [`Covariates are not summed and were left out: ${dropped.slice(0, 5).join(', ')}.`]
      : []),
    ...(base.notes ?? []).map((note) =>
      note.replace(/"node (\d+)"/g, (_, node) => JSON.stringify(nodes.ids[node])),
    ),
  ];
  return {
    ...base,
    itemIds: base.itemIds.map((_, row) => nodes.ids[Math.floor(row / horizon)]!),
    mean,
    quantiles: asked,
    quantileLevels: [...quantiles],
    notes,
    ...(explanation && {
      explanation: {
        components: [...explanation.components, { name: 'reconciliation', values: moved }],
        series: explanation.series.map((one, node) => ({ ...one, item: nodes.ids[node]! })),
      },
    }),
  };
}

/** The table of all series and their sums, the total first and the items last.
 * @param table with the contract's names of columns
 * @throws TabularError as `forecastHierarchy` */
export function withSums(
  table: Table,
  names: readonly string[],
): { context: Table; nodes: Nodes; dropped: string[] } {
  const groups = names.map((name) => {
    const column = columnOf(table, name);
    if (column !== undefined) return column;
    throw new TabularError(
      'schema_mismatch',
      `The hierarchy names column ${JSON.stringify(name)}, which the table does not have.`,
    );
  });
  const target = columnOf(table, 'target');
  const timestamp = columnOf(table, 'timestamp');
  if (target?.kind !== 'number' || timestamp === undefined)
    throw new TabularError(
      'schema_mismatch',
      'A hierarchy needs a column of timestamps and a target of numbers.',
    );
  const sentinel = sentinelOf(target.values);
  const code = sentinel?.certain ? sentinel.value : undefined;
  const items = columnOf(table, 'item_id');
  if (items === undefined)
    throw new TabularError(
      'schema_mismatch',
      'A hierarchy needs a column of items within its groups: name it (item), or as the last column of the hierarchy.',
    );
  const levels = [...groups, items];

  const tree = plantTree(table, levels, names);
  const { moments } = readMoments(timestamp, 'the context', (row) => `Row ${row + 1} of the context`);
  const times = Float64Array.from({ length: table.rows }, (_, row) => instant(moments(row)));
  const order = [...new Set(times)].sort((a, b) => a - b);
  const at = new Map(order.map((time, t) => [time, t]));
  const rowOf = new Int32Array(order.length);
  times.forEach((time, row) => {
    rowOf[at.get(time)!] = row;
  });
  const { ids, parents } = tree;
  const count = ids.length;
  const width = order.length;
  if (count * width > mostPlaces)
    throw new TabularError(
      'dataset_too_large',
      `A hierarchy has at most ${mostPlaces} places; ${count} series, sums included, at ${width} times are ${count * width}. Forecast fewer series at once, or longer steps.`,
    );
  // Sums, and how many items were observed and should have been, by node and time.
  const sums = new Float64Array(count * width);
  const seen = new Int32Array(count * width);
  const alive = new Int32Array(count * width);
  const first = new Int32Array(count).fill(width);
  const last = new Int32Array(count).fill(-1);
  for (let row = 0; row < table.rows; row++) {
    const leaf = tree.leafOf[row]!;
    const t = at.get(times[row]!)!;
    first[leaf] = Math.min(first[leaf]!, t);
    last[leaf] = Math.max(last[leaf]!, t);
    const value = target.values[row]!;
    if (Number.isNaN(value)) continue;
    if (seen[leaf * width + t]! > 0)
      throw new TabularError(
        'schema_mismatch',
        `Item ${JSON.stringify(ids[leaf])} has two rows at one time; name the column that tells them apart as the item.`,
      );
    sums[leaf * width + t] = value;
    // What stands for no value makes no sum; the series of the item is told what it holds.
    seen[leaf * width + t] = value === code ? 0 : 1;
  }
  for (let node = count - 1; node >= 0; node--) {
    if (tree.children[node]!.length === 0)
      for (let t = first[node]!; t <= last[node]!; t++) alive[node * width + t] = 1;
    const parent = parents[node]!;
    if (parent < 0) continue;
    for (let t = 0; t < width; t++) {
      sums[parent * width + t]! += sums[node * width + t]!;
      seen[parent * width + t]! += seen[node * width + t]!;
      alive[parent * width + t]! += alive[node * width + t]!;
    }
  }
  const rows: number[] = [];
  const codes: number[] = [];
  const values: number[] = [];
  let positive = true;
  for (let node = 0; node < count; node++)
    for (let t = 0; t < width; t++) {
      const place = node * width + t;
      // The last time of all is a row of each, so that all go on from there.
      if (alive[place] === 0 && t < width - 1) continue;
      rows.push(rowOf[t]!);
      codes.push(node);
      const whole = seen[place]! > 0 && seen[place] === alive[place];
      const isCode = seen[place] === 0 && tree.children[node]!.length === 0 && sums[place] === code;
      values.push(whole || isCode ? sums[place]! : Number.NaN);
      if (whole && sums[place]! < 0) positive = false;
    }
  const taken: Column =
    timestamp.kind === 'string'
      ? { ...timestamp, codes: Int32Array.from(rows, (row) => timestamp.codes[row] ?? missingCode) }
      : timestamp.kind === 'number'
        ? { ...timestamp, values: Float64Array.from(rows, (row) => timestamp.values[row]!) }
        : timestamp;
  const used = new Set(['timestamp', 'target', 'item_id', ...names]);
  return {
    context: {
      rows: rows.length,
      columns: [
        taken,
        {
          kind: 'string',
          name: 'item_id',
          codes: Int32Array.from(codes),
          dictionary: ids.map((_, node) => nameOf(node)),
        },
        { kind: 'number', name: 'target', values: Float64Array.from(values) },
      ],
    },
    nodes: { ...tree, positive },
    dropped: table.columns.map(({ name }) => name).filter((name) => !used.has(name)),
  };
}

interface Planted {
  readonly ids: ItemId[];
  readonly parents: number[];
  readonly children: number[][];
  readonly leafOf: Int32Array;
}

/** Nodes level by level, parents before their children. */
function plantTree(table: Table, levels: readonly Column[], names: readonly string[]): Planted {
  const ids: ItemId[] = ['total'];
  const parents: number[] = [-1];
  const children: number[][] = [[]];
  let nodeOf = new Int32Array(table.rows);
  const groupOfItem = new Map<ItemId, number>();
  levels.forEach((column, depth) => {
    const isItem = depth === levels.length - 1;
    const known = new Map<string, number>();
    nodeOf = nodeOf.map((above, row) => {
      const value = cellValue(column, row);
      if (value === null)
        throw new TabularError(
          'schema_mismatch',
          `Row ${row + 1} has no value in column ${JSON.stringify(names[depth] ?? 'item')} of the hierarchy.`,
        );
      const key = `${above} ${typeof value} ${value}`;
      let node = known.get(key);
      if (node === undefined) {
        node = ids.length;
        known.set(key, node);
        if (isItem && groupOfItem.has(value))
          throw new TabularError(
            'schema_mismatch',
            `Item ${JSON.stringify(value)} stands under two groups of the hierarchy.`,
          );
        if (isItem) groupOfItem.set(value, above);
        if (node >= mostNodes)
          throw new TabularError(
            'dataset_too_large',
            `A hierarchy has at most ${mostNodes} series, sums included.`,
          );
        ids.push(isItem ? value : labelOf(ids[above]!, names[depth]!, value));
        parents.push(above);
        children.push([]);
        children[above]!.push(node);
      }
      return node;
    });
  });
  return { ids, parents, children, leafOf: nodeOf };
}

const labelOf = (above: ItemId, name: string, value: ItemId): string =>
  `${above === 'total' ? '' : `${above}, `}${name}=${value}`;
