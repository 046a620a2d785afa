/** Forecasts of parts and of their sums, reconciled. */

/** `minTrace`: every forecast counts by its inverse variance, the errors taken for independent (Wickramasuriya,
 * Athanasopoulos and Hyndman 2019, diagonal weights); `bottomUp`: sums are those of the items' forecasts; `topDown`: the
 * total's forecast is shared out as the forecasts below it stand to one another. */
export const reconciliations = ['minTrace', 'bottomUp', 'topDown'] as const;
/** How forecasts of items and of their sums are reconciled; `reconciliations` explains each. */
export type Reconciliation = (typeof reconciliations)[number];

/** Parents come before their children; node 0 is the total. */
export interface Tree {
  readonly parents: readonly number[];
  readonly children: readonly (readonly number[])[];
  /** No item was ever negative, and none is to be. */
  readonly positive: boolean;
}

/** @param base      a forecast for each node
 * @param variance  of each, any unit
 * @returns         for each node, so that the children of every node add up to it */
export function reconciled(
  tree: Tree,
  base: Float64Array,
  variance: Float64Array,
  method: Reconciliation,
): Float64Array {
  const { children, positive } = tree;
  const out =
    method === 'bottomUp'
      ? base.slice()
      : method === 'topDown'
        ? sharedOut(tree, base)
        : leastSquares(tree, base, variance);
  // Rounding and bounds must not break the sums: items first, then everything above them.
  for (let node = out.length - 1; node >= 0; node--) {
    if (children[node]!.length > 0) out[node] = children[node]!.reduce((sum, child) => sum + out[child]!, 0);
    else if (positive) out[node] = Math.max(0, out[node]!);
  }
  return out;
}

function sharedOut({ children }: Tree, base: Float64Array): Float64Array {
  const out = base.slice();
  children.forEach((own, node) => {
    const sum = own.reduce((total, child) => total + base[child]!, 0);
    for (const child of own)
      out[child] = sum === 0 ? out[node]! / own.length : (out[node]! * base[child]!) / sum;
  });
  return out;
}

/** Generalised least squares with diagonal weights, exact in one pass up the tree and one down. */
function leastSquares({ children }: Tree, base: Float64Array, variance: Float64Array): Float64Array {
  const count = base.length;
  const most = variance.reduce((high, value) => Math.max(high, value), 0);
  const known = variance.map((value) => Math.max(value, 1e-9 * most, 1e-300));
  // What a node's own forecast and those below it say together; what those below say alone.
  const value = base.slice();
  const spread = known.slice();
  const below = new Float64Array(count);
  const belowSpread = new Float64Array(count);
  for (let node = count - 1; node >= 0; node--) {
    if (children[node]!.length === 0) continue;
    for (const child of children[node]!) {
      below[node]! += value[child]!;
      belowSpread[node]! += spread[child]!;
    }
    spread[node] = 1 / (1 / known[node]! + 1 / belowSpread[node]!);
    value[node] = spread[node]! * (base[node]! / known[node]! + below[node]! / belowSpread[node]!);
  }
  const out = value.slice();
  for (let node = 0; node < count; node++)
    for (const child of children[node]!)
      out[child] = value[child]! + (spread[child]! / belowSpread[node]!) * (out[node]! - below[node]!);
  return out;
}
