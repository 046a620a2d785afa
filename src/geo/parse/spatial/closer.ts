/** "closer to A than to B", "farther from A than from B". */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Cursor } from './cursor.ts';
import { misunderstood } from './misunderstood.ts';
import { takeShare } from './share.ts';

/** After "closer to" or "farther from". */
export function closer(cursor: Cursor, farther: boolean): SpatialQuery {
  const said = cursor.symbols[cursor.at - 1]!.text;
  const share = takeShare(cursor);
  if (share && !farther) {
    // "closest half of A to B"
    cursor.skipOf();
    const of = cursor.primary();
    return { type: 'NearestShare', share, of, to: cursor.list() };
  }
  const first = cursor.list();
  cursor.takeMark(',');
  if (!cursor.take('than')) {
    throw misunderstood(
      `"${said}" one place needs another to compare with; write for example "closer to A than to B" or "the half of A closest to B"`,
    );
  }
  const second = cursor.list();
  return farther ? { type: 'Closer', to: second, than: first } : { type: 'Closer', to: first, than: second };
}
