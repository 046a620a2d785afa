/** What a spreadsheet leaves in cells that hold something else than they should: said, never guessed. */

import { monthNamed } from '../../domain/month-names.ts';

/** Texts that are looked at. */
const sampled = 500;

const isFormula = (text: string) => /^=[-+(]{0,2}(?:\$?[A-Z]{1,3}\$?\d|[A-Z][A-Z.]{1,15}\()/.test(text);

/** `01-Apr`, `2-Sep`, `Oct-19`. */
function isDayOfMonth(text: string): boolean {
  const [, behind, before] = /^(?:\d{1,2}[-. ](\p{L}{3,4})|(\p{L}{3,4})[-. ]\d{1,2})\.?$/u.exec(text) ?? [];
  const month = behind ?? before;
  return month !== undefined && monthNamed(month) !== undefined;
}

/** `10-14`, `65+`, `TP53`: what some of which look like dates to a spreadsheet. */
const isRangeOrName = (text: string) =>
  /^\d{1,3} ?[-–] ?\d{1,3}$|^\d{1,3} ?\+$|^\p{Lu}{2,8}-?\d{1,4}$/u.test(text);

/** @param all different texts of a column of words
 *  @returns undefined where they look like none */
export function spreadsheetNote(all: readonly string[]): string | undefined {
  const texts = all.slice(0, sampled);
  const formulas = texts.filter(isFormula);
  if (formulas.length > 0 && formulas.length * 2 >= texts.length)
    return `Cells hold formulas (${JSON.stringify(formulas[0]!.slice(0, 40))}), not what they come to; save the table with its values.`;
  const days = texts.filter(isDayOfMonth);
  const others = texts.filter((text) => !isDayOfMonth(text));
  if (
    days.length === 0 ||
    days.length > others.length ||
    others.filter(isRangeOrName).length * 2 < others.length
  )
    return undefined;
  return `Cells such as ${JSON.stringify(days[0])} are likely ranges or names that a spreadsheet turned into dates; mend them where the table was made.`;
}
