/** Codes that a reader takes for numbers: `1E05` is a house, an apartment or a part. Programs write a sign or a point into a number with
 * an exponent (`1E+05`, `1.0E5`), and people a small letter. */
export const isExponentCode = (text: string): boolean => /^\d{1,6}E\d{1,2}$/.test(text);

/** Whether some texts are such codes and all others digits, or words without any: what has decimals or a sign is measured. */
export const areExponentCodes = (texts: readonly string[]): boolean =>
  texts.some(isExponentCode) &&
  texts.every((text) => isExponentCode(text) || /^\d+$/.test(text) || !/\d/.test(text));
