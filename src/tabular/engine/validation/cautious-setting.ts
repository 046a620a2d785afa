/** Which of a member's settings to take, by its losses out of fold. */

/** The first setting whose loss exceeds the least by no more than ¾ of the difference's own standard error: the rule of
 * one standard error (Breiman, Friedman, Olshen & Stone 1984, §3.4.3) on paired rows. With few errors to go by, as in
 * tables that are nearly separable, the least loss alone would settle for almost no penalty. On nine tables of
 * tuning, ¾ gave less loss (geometric mean) than 0, ¼, ½ and 1.
 * @param losses of each row, one array a setting, the most cautious setting first */
export function cautiousSetting(losses: readonly Float64Array[]): number {
  const totals = losses.map((each) => each.reduce((a, b) => a + b, 0));
  const best = totals.indexOf(Math.min(...totals));
  for (let setting = 0; setting < best; setting++) {
    const excess = totals[setting]! - totals[best]!;
    const mean = excess / losses[best]!.length;
    let squares = 0;
    losses[setting]!.forEach((loss, i) => {
      squares += (loss - losses[best]![i]! - mean) ** 2;
    });
    if (excess <= 0.75 * Math.sqrt(squares)) return setting;
  }
  return Math.max(0, best);
}
