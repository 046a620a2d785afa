/** Symbols into the tree.
 *
 *   sentence  := union { EXCEPT union }                          lowest: "A and B except C"
 *   union     := scoped { (AND | OR | ,) scoped }                "and" is union; between directions it is both at once
 *   scoped    := primary { [,] (IN | WITHIN … | DIRECTION OF … | BETWEEN …) }      what follows narrows
 *   primary   := head { 'S … | COAST | BORDER … }                what belongs to an operand
 *   head      := ( sentence ) | WITHIN distance OF list | distance OFF list | DIRECTION OF list | ADJECTIVE head
 *              | COAST OF list | BORDER OF … | BORDER BETWEEN … | BETWEEN … | HALFWAY … | OVERLAP OF … | place
 *   list      := primary { (AND | OR | ,) place }                "within 50 km of A and B"
 *
 * A file for each operation. Productions take the cursor and call one another; those that call back up go through the
 * cursor's rules, so that no file needs one that needs it. */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Cursor, Rules } from './cursor.ts';
import { sentence } from './except.ts';
import { list } from './list.ts';
import { misunderstood } from './misunderstood.ts';
import { head, primary } from './operand.ts';
import type { Token } from './token.ts';

export const rules: Rules = { query: sentence, list, primary, head };

/** Reads all symbols.
 * @throws Misunderstood naming the words that do not fit */
export function readQuery(cursor: Cursor): SpatialQuery {
  const { symbols } = cursor;
  for (const symbol of symbols) if (symbol.type === 'problem') throw misunderstood(symbol.detail);
  if (symbols.length === 0) throw misunderstood('the query names no place');
  // "The area, which is closer to A than to B": words that say nothing may stand before it.
  while (cursor.takeMark(','));
  const query = cursor.query();
  while (cursor.takeMark(','));
  const rest = symbols.slice(cursor.at);
  if (rest.length > 0) {
    const words = rest.map((symbol) => symbol.text).join(' ');
    // A name that nobody knows right before is the likelier cause: "central" in "central France".
    const before = symbols[cursor.at - 1];
    throw misunderstood(
      before?.type === 'place' && !before.known
        ? `"${before.text}" was not understood before "${words}"`
        : `"${words}" was not understood`,
    );
  }
  const part = query.type === 'NamedPlace' ? symbols.find(isSomePart) : undefined;
  if (part) {
    throw misunderstood(
      `"${part.text}" does not say which part; write for example "the northern half of" or "the north of"`,
    );
  }
  return cursor.bounded(query);
}

const somePart =
  /^(?:a )?(?:parts?|portions?|sections?|bits?|ends?|sides?|teil|teile|seite|parties?|partes?|lado)(?: |$)/iu;

/** "Part of Spain" alone is not Spain. */
const isSomePart = (symbol: Token): boolean =>
  symbol.type === 'keyword' && symbol.keyword === 'part' && somePart.test(symbol.text);
