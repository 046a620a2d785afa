/** The class shares or the mean: right for tables without a signal, and the blend's anchor on tiny ones. */

import type { FittedMember, Member } from './member.ts';

const fittedOf = (row: Float64Array): FittedMember => ({
  async predict(frame) {
    const out = new Float64Array(frame.rows * row.length);
    for (let i = 0; i < frame.rows; i++) out.set(row, i * row.length);
    return out;
  },
  pack: async () => ({ row }),
});

export const constantMember: Member = {
  name: 'constant',
  keepsDirections: true,
  validation: () => ({ kind: 'folds', final: 'refit', earlyStopping: false }),
  accepts: () => true,
  cost: () => 0.01,
  async fit(_frame, goal) {
    const { sampleWeights } = goal;
    let total = 0;
    if (goal.kind === 'numbers') {
      let mean = 0;
      // A running mean stays finite for targets near the largest double.
      goal.values.forEach((value, i) => {
        const weight = sampleWeights?.[i] ?? 1;
        total += weight;
        mean += (value - mean) * (weight / total);
      });
      return fittedOf(Float64Array.of(mean));
    }
    const shares = new Float64Array(goal.classes);
    goal.codes.forEach((code, i) => {
      const weight = sampleWeights?.[i] ?? 1;
      total += weight;
      shares[code]! += weight;
    });
    return fittedOf(shares.map((share) => share / total));
  },
  restore: (saved, { classes }) => fittedOf(saved.field('row').floats(Math.max(1, classes))),
};
