/** Fixed-point numbers, as Parquet and Arrow hold them: a whole number, and how many of its digits stand behind the point. */

/** The nearest double of what the digits say, as of the same digits in a CSV; digits of a whole number that no double holds
 * stay a text, because such numbers name things, and neighbours would become one.
 * @param unscaled all digits
 * @param scale    those behind the point */
export function decimalCell(unscaled: number | bigint, scale: number): number | string {
  // A file may claim any scale; the formats know 76 digits at most.
  if (scale > 0 || scale < -76) return Number(`${unscaled}e${-scale}`);
  const whole = BigInt(unscaled) * 10n ** BigInt(-scale);
  const number = Number(whole);
  return Number.isSafeInteger(number) ? number : String(whole);
}

/** A whole number in two's complement, the highest byte first. */
export function bigEndian(bytes: Uint8Array): bigint {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits === '' ? 0n : BigInt.asIntN(8 * bytes.length, BigInt(`0x${digits}`));
}
