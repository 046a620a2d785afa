/** Pounds, shillings and pence, as Britain counted before 1971: `£3 5s 4d`. A pound has 20 shillings, a shilling 12 pence. */

import { vulgar } from './vulgar-fractions.ts';

/** `£3 5s 4d`, `£3. 5s. 4½d.`, `3l. 5s. 4d.`, `£1,200 10s`, `5s 6d`, `12s`, `6½d`, `£4`. */
const pattern =
  /^(-)?(?:£ ?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:l?\.|l)?|(\d{1,3}(?:,\d{3})+|\d{1,7}) ?l\.?)?,?(?: ?(\d{1,3}) ?s\.?)?,?(?: ?(?=[\d½¼¾⅓⅔])(\d{1,3})?(?: ?([½¼¾⅓⅔]))? ?d\.?)?$/;

/** @returns pounds; undefined for what is none */
export function parseOldMoney(text: string): number | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, minus, signed, lettered, shillings, whole, part] = match;
  const pounds = signed ?? lettered;
  const pence =
    whole === undefined && part === undefined
      ? undefined
      : Number(whole ?? 0) + (part === undefined ? 0 : vulgar[part]!);
  if (pounds === undefined && shillings === undefined && pence === undefined) return undefined;
  // Only the largest of them has no bound.
  if (pounds !== undefined && Number(shillings ?? 0) > 19) return undefined;
  if ((pounds ?? shillings) !== undefined && (pence ?? 0) >= 12) return undefined;
  const all = Number((pounds ?? '0').replaceAll(',', '')) * 240 + Number(shillings ?? 0) * 12 + (pence ?? 0);
  return (minus === undefined ? all : -all) / 240;
}

/** Whether texts show that they are such money: one has shillings before pence, which no length of time has. */
export const showsOldMoney = (texts: readonly string[]): boolean =>
  texts.some(
    (text) => /\d ?s\.?,? ?\d{0,2} ?[½¼¾⅓⅔]? ?d\.?$/.test(text) && parseOldMoney(text) !== undefined,
  );
