/** Seeded tables with a known answer, for tests of learning. */

import { tableFromColumns } from '../../../src/tabular/domain/table-from-columns.ts';
import type { Frame } from '../../../src/tabular/engine/frame.ts';
import type { FittedOn } from '../../../src/tabular/engine/members/member.ts';
import { createRandom } from '../../../src/tabular/engine/random.ts';

/** Numbers as features, a column each. */
export function numberFrame(columns: Readonly<Record<string, Float64Array>>): Frame {
  const features = Object.entries(columns).map(([name, values]) => ({
    kind: 'number' as const,
    name,
    values,
  }));
  return { rows: features[0]?.values.length ?? 0, features };
}

/** Sum of twelve uniforms: normal enough, and the same on every platform. */
export function gaussians(seed: number): () => number {
  const random = createRandom(seed);
  return () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += random.next();
    return sum;
  };
}

/** y = 3a − 2b + noise whose size is 0.5 + |a|; column `word` shifts y by its place; some cells are missing. */
export function noisyNumbers(rows: number, seed: number) {
  const normal = gaussians(seed);
  const columns: Record<string, unknown[]> = { a: [], b: [], word: [], y: [] };
  for (let i = 0; i < rows; i++) {
    const a = normal();
    const b = normal();
    const place = Math.abs(Math.trunc(normal() * 2)) % 3;
    columns.a!.push(a);
    columns.b!.push(i % 17 === 0 ? null : b);
    columns.word!.push(['low', 'mid', 'high'][place]);
    columns.y!.push(3 * a - 2 * b + place + (0.5 + Math.abs(a)) * normal());
  }
  return tableFromColumns(columns as never);
}

/** Three classes on noisy rings, labels of three JSON types left to the caller. */
export function rings(rows: number, seed: number, labels: readonly unknown[] = ['in', 'mid', 'out']) {
  const normal = gaussians(seed);
  const columns: Record<string, unknown[]> = { x: [], z: [], noise: [], label: [] };
  for (let i = 0; i < rows; i++) {
    const x = normal();
    const z = normal();
    const radius = Math.hypot(x, z) + 0.2 * normal();
    columns.x!.push(x);
    columns.z!.push(z);
    columns.noise!.push(normal());
    columns.label!.push(labels[radius < 0.9 ? 0 : radius < 1.6 ? 1 : 2]);
  }
  return tableFromColumns(columns as never);
}

/** What a model of a frame, once saved, must fit. */
export const fittedOn = (frame: Frame, classes: number): FittedOn => ({
  features: frame.features.map((feature) => ({
    cardinality: feature.kind === 'category' ? feature.cardinality : null,
  })),
  classes,
});
