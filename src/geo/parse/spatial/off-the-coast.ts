/** The sea near a coast: "20 km off the coast of A", "off the coast of A, up to 20 km", "waters within 12 nm of A". */

import type { Distance, OffTheCoastOf, SpatialQuery } from '../../domain/query.ts';
import type { Cursor } from './cursor.ts';
import { checked, misunderstood } from './misunderstood.ts';

/** After a distance and "off": the coast is understood already. */
export function offTheCoast(distance: Distance, of: SpatialQuery): OffTheCoastOf {
  return { type: 'OffTheCoastOf', distance, of: of.type === 'CoastOf' ? of.of : of };
}

/** Nautical miles of the United Nations Convention on the Law of the Sea (article 3). */
const territorialSea = 12;

/** After "territorial waters of". */
export function territorialWaters(cursor: Cursor): SpatialQuery {
  cursor.notes.push(
    `territorial waters are read as what lies within ${territorialSea} nautical miles of the coast; limits agreed with neighbours are not known here`,
  );
  return offTheCoast({ value: territorialSea, unit: 'nmi' }, cursor.list());
}

/** After "off" without a distance before it. */
export function off(cursor: Cursor): SpatialQuery {
  if (cursor.peek()?.type === 'distance') {
    const buffer = cursor.head();
    return buffer.type === 'Buffer' ? offTheCoast(buffer.distance, buffer.of) : buffer;
  }
  const operand = cursor.list();
  cursor.takeMark(',');
  cursor.take('within');
  const symbol = cursor.peek();
  if (symbol?.type !== 'distance') {
    throw misunderstood('"off the coast" gives no distance; write for example "20 km off the coast of"');
  }
  cursor.at++;
  return offTheCoast(checked(symbol.distance, symbol.text), operand);
}
