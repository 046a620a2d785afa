import type { Rule } from './pattern.ts';

/** What stands around a place and says nothing of it. */
export const articleCost = 0.1;

/** What a pattern costs, where that is not 1. "Inland countries" are those without a sea rather than the inland's, and "daratan dalam radius 60 km" is land rather than a mainland. */
export const costs: Readonly<Partial<Record<Rule['operation'], number>>> = {
  article: articleCost,
  frame: articleCost,
  interior: 1.2,
  mainland: 1.1,
  dryLand: 0.9,
  landSide: 0.9,
  setBorderingOf: 0.9,
};
