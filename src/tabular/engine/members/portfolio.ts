/** The members that compete for a place in the blend, most valuable first: when the budget is short, the last ones
 * are left out. A new kind joins as one more entry of `learners`; what it must do is told in `member.ts`. A model
 * that was trained beforehand and only reads the training rows validates itself by `hold-out`. */

import type { Effort } from '../../domain/effort.ts';
import { pretrainedIdentity } from '../in-context/network-files.ts';
import { binsFor, boostingMember, columnShare } from './boosting-member.ts';
import { constantMember } from './constant-member.ts';
import { discriminantMember } from './discriminant-member.ts';
import { forestMember } from './forest-member.ts';
import { fourierMember } from './fourier-member.ts';
import { gaussianProcessMember } from './gaussian-process-member.ts';
import { inContextMember, thoroughInContextMember } from './in-context-member.ts';
import { linearMember } from './linear-member.ts';
import type { Member } from './member.ts';
import { neighbourMember } from './neighbour-member.ts';
import { spreadMembers } from './residual-members.ts';

/** Leaf-wise trees with mild subsampling: the all-rounder, and alone on the largest tables. */
const boosting = boostingMember('boosting', {
  params: ({ rows, classes, ...shape }) => ({
    // One tree a class and iteration: many classes get fewer, longer steps.
    iterations: classes > 10 ? Math.max(60, Math.round(4000 / classes)) : rows > 200_000 ? 330 : 500,
    learningRate:
      classes > 10
        ? Math.min(0.25, 0.06 * (classes / 10) ** 0.6)
        : rows > 200_000
          ? 0.12
          : rows > 20_000
            ? 0.08
            : 0.06,
    maxLeaves: rows > 20_000 ? 48 : 16,
    minRows: Math.min(20, Math.max(3, Math.round(rows / 100))),
    maxBins: binsFor(rows),
    rowFraction: 0.8,
    columnFraction: columnShare(shape, 0.8),
    patience: 30,
  }),
});

/** Shallow trees that see few columns at each node: near-additive, hard to overfit. */
const shallow = boostingMember('boosting-shallow', {
  accepts: ({ classes }) => classes <= 30,
  params: ({ rows, ...shape }) => ({
    iterations: 600,
    learningRate: 0.08,
    maxDepth: 3,
    maxLeaves: 6,
    minRows: Math.min(20, Math.max(2, Math.round(rows / 100))),
    l2: 3,
    maxBins: binsFor(rows),
    columnFraction: columnShare(shape, 1),
    rowFraction: 0.7,
    nodeColumnFraction: 0.5,
    patience: 40,
  }),
});

/** Large trees on small shares of rows and columns; on larger tables they cost several times what others do, and once for each
 * fold where there is more than one held-out part (8 s of processor for 10,000 × 50, for next to nothing). */
const deep = boostingMember('boosting-deep', {
  accepts: ({ classes, rows, numbers, categories }) =>
    classes <= 30 && rows * (numbers + categories) <= (rows > 50_000 ? 1_000_000 : 300_000),
  params: ({ rows, ...shape }) => ({
    iterations: 400,
    learningRate: 0.06,
    maxLeaves: rows > 5000 ? 128 : 40,
    minRows: 3,
    l2: 2,
    maxBins: binsFor(rows),
    rowFraction: 0.65,
    columnFraction: columnShare(shape, 0.6),
    nodeColumnFraction: 0.6,
    patience: 30,
  }),
});

/** On fewer rows shallow trees do as well. */
const fastBoostingRows = 2000;
const boostingOfLong: Member = {
  ...boosting,
  accepts: (shape) => shape.rows >= fastBoostingRows && boosting.accepts(shape),
};

/** Normal scores stand for numbers alone: on a table without any the member would be the twin of the one on the columns as they
 * are. */
const withNumbers = (member: Member): Member => ({
  ...member,
  accepts: (shape) => shape.numbers > 0 && member.accepts(shape),
});

const linear = linearMember('linear', 'standard');
const linearQuantile = withNumbers(linearMember('linear-quantile', 'quantile'));
const discriminant = discriminantMember('discriminant');
const extraTrees = forestMember(
  'extra-trees',
  { mode: 'extra', trees: 400, rowFraction: 0.8, minRows: 2, maxBins: 128 },
  // On glass the blend loses 0.95 × as much as with leaves of two rows and √columns tried, on penguins 0.97, on tables full of noise
  // up to 1.01.
  { minRows: 1, candidateShare: 0.45, mostCandidates: 40 },
);
const neighbours = neighbourMember('neighbours', 'standard');
const neighboursQuantile = withNumbers(neighbourMember('neighbours-quantile', 'quantile'));
const fourier = fourierMember('fourier', { lengthScale: 0.8, numeric: 'standard' });
const gaussianProcess = gaussianProcessMember('gaussian-process', 'standard', 20);
const gaussianProcessQuantile = withNumbers(
  gaussianProcessMember('gaussian-process-quantile', 'quantile', 0),
);
/** Of regressions, whose rows left out by one fit tell what it is worth. */
const gaussianProcessOfMeans: Member = {
  ...gaussianProcess,
  accepts: (shape) => shape.classes === 0 && gaussianProcess.accepts(shape),
};
const bagged = forestMember('forest', {
  mode: 'forest',
  trees: 300,
  minRows: 2,
  candidateShare: 0.33,
  maxBins: 128,
});
/** Beyond so many rows and cells, best cuts take many times what random ones do. */
const [bagRows, bagCells] = [8000, 300_000];
const forest: Member = {
  ...bagged,
  accepts: (shape) =>
    bagged.accepts(shape) &&
    (shape.rows <= bagRows || shape.rows * (shape.numbers + shape.categories) <= bagCells),
};

const learners: readonly Member[] = [
  boosting,
  linear,
  linearQuantile,
  discriminant,
  shallow,
  extraTrees,
  neighbours,
  gaussianProcess,
  gaussianProcessQuantile,
  fourier,
  deep,
  forest,
  neighboursQuantile,
];

/** Last, because it is pruned early where it adds nothing to all others. */
const withNetwork = (member: Member): readonly Member[] =>
  pretrainedIdentity() === undefined ? learners : [...learners, member];

/** Members of each effort. A model names its members, so that what one effort has fitted every version of the portfolio
 * restores. */
export const portfolios: Readonly<Record<Effort, readonly Member[]>> = {
  fast: [
    boostingOfLong,
    shallow,
    linear,
    linearQuantile,
    discriminant,
    extraTrees,
    neighbours,
    neighboursQuantile,
    gaussianProcessOfMeans,
    fourier,
  ],
  balanced: withNetwork(inContextMember),
  best: withNetwork(thoroughInContextMember),
};

/** Any member that a model may be made of; undefined when this engine has none of that name. */
export const memberNamed = (name: string): Member | undefined =>
  [...portfolios.balanced, spreadMembers.scale, constantMember].find((member) => member.name === name);
