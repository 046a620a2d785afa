/** Formulas of a sheet whose results nobody reckoned: programs write such workbooks, and their cells read as empty. */

import type { SheetPart } from './sheet-part.ts';

/** A cell begins; or a formula ends, and its cell with it. A formula whose result is an empty text has the type `str`. */
const cellOrFormula =
  /<(?:\w{1,9}:)?c(\s[^<>]{0,150})?>|(?:<\/(?:\w{1,9}:)?f>|<(?:\w{1,9}:)?f\s[^<>]{0,100}\/>)(?:<(?:\w{1,9}:)?v ?\/>|<(?:\w{1,9}:)?v><\/(?:\w{1,9}:)?v>)?<\/(?:\w{1,9}:)?c>/g;

/** @returns how many cells have a formula and no value */
export async function bareFormulas(sheet: SheetPart): Promise<number> {
  let found = 0;
  let isText = false;
  for await (const [tag, attributes] of sheet.matches(cellOrFormula)) {
    if (!tag.endsWith('c>') || attributes !== undefined || /^<(?:\w{1,9}:)?c>$/.test(tag)) {
      isText = / t="str"/.test(attributes ?? '');
    } else if (!isText) found++;
  }
  return found;
}
