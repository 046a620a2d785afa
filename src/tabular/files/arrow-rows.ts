/** Whether the buffers of an Arrow column hold the rows that it says: its library reads what lies behind them as missing. */

import { type Batch, type DataType, Type } from '@uwdata/flechette';

/** @returns true also for nested columns, which are not read */
export function holdsItsRows(type: DataType, batch: Batch<unknown>): boolean {
  const { length, nullCount, validity, offsets } = batch;
  if (nullCount > 0 && hasBits(type) && 8 * (validity?.length ?? 0) < length) return false;
  if (length === 0) return true;
  if (type.typeId === Type.Utf8 || type.typeId === Type.LargeUtf8) return (offsets?.length ?? 0) > length;
  const bits = bitsOf(type.typeId === Type.Dictionary ? type.indices : type);
  const { byteLength = 0 } = (batch.values ?? {}) as { byteLength?: number };
  return 8 * byteLength >= bits * length;
}

/** Whether missing values are told by a bit for each. */
const hasBits = ({ typeId }: DataType) => typeId !== Type.Null && typeId !== Type.RunEndEncoded;

/** Of one value; 0 where that does not follow from the type. */
function bitsOf(type: DataType): number {
  switch (type.typeId) {
    case Type.Bool:
      return 1;
    case Type.Float:
      return 16 << type.precision;
    case Type.Int:
    case Type.Decimal:
    case Type.Time:
      return type.bitWidth;
    case Type.Date:
      return type.unit === 0 ? 32 : 64;
    case Type.Timestamp:
    case Type.Duration:
      return 64;
    default:
      return 0;
  }
}
