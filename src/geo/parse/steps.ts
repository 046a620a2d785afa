/** A ceiling on what reading one text may cost, counted in steps so that it is the same on every machine. */

import { GeoError } from '../domain/errors.ts';

/** Ten times what the tests hold 200 words to, 120 steps each. */
const mostSteps = 240_000;

/** Counts symbols looked at and names asked for. */
export class Steps {
  taken = 0;
  private readonly most: number;

  constructor(most = mostSteps) {
    this.most = most;
  }

  /** @throws GeoError `query_too_long` above the ceiling */
  take(count = 1): void {
    this.taken += count;
    if (this.taken > this.most) {
      throw new GeoError('query_too_long', 'The query is too intricate to read; ask in fewer words.');
    }
  }
}
