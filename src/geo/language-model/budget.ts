/** What may be spent on a language model in one UTC day. */

import { GeoError } from '../domain/errors.ts';

const dayMs = 86_400_000;

export class Budget {
  private readonly maxCalls: number;
  private readonly maxTokens: number;
  private readonly now: () => number;
  private day = Number.NaN;
  private calls = 0;
  private tokens = 0;

  constructor(maxCalls: number, maxTokens: number, now: () => number) {
    this.maxCalls = maxCalls;
    this.maxTokens = maxTokens;
    this.now = now;
  }

  /** Counts a request before it is sent: what fails has been spent too.
   * @throws GeoError `model_budget_spent` */
  spendCall(): void {
    const day = Math.floor(this.now() / dayMs);
    if (day !== this.day) {
      this.day = day;
      this.calls = 0;
      this.tokens = 0;
    }
    if (this.calls >= this.maxCalls) throw this.spent(`${this.maxCalls} requests`);
    if (this.tokens >= this.maxTokens) throw this.spent(`${this.maxTokens} tokens`);
    this.calls++;
  }

  spendTokens(tokens: number): void {
    this.tokens += tokens;
  }

  private spent(what: string): GeoError {
    return new GeoError(
      'model_budget_spent',
      `The day's allowance of ${what} for the language model is spent; it is renewed at 00:00 UTC.`,
    );
  }
}
