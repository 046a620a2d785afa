import type { ColumnBuilder } from './column-builder.ts';

/** Stores one JavaScript value as a cell; null, undefined and NaN leave it missing.
 * @param place  how the caller named its argument, for the message
 * @throws RangeError for an infinity, TypeError for what is no scalar, naming row and column */
export function setCell(builder: ColumnBuilder, row: number, value: unknown, place: string): void {
  switch (typeof value) {
    case 'number':
      if (Number.isNaN(value)) return;
      if (!Number.isFinite(value)) {
        throw new RangeError(
          `${where(place, row, builder)} must be a finite number, or null when missing; received ${value}`,
        );
      }
      builder.setNumber(row, value);
      return;
    case 'string':
      builder.setString(row, value);
      return;
    case 'boolean':
      builder.setBoolean(row, value);
      return;
    case 'undefined':
      return;
    case 'bigint': {
      const number = Number(value);
      if (Number.isSafeInteger(number)) builder.setNumber(row, number);
      else builder.setString(row, String(value));
      return;
    }
    default:
      if (value === null) return;
      if (value instanceof Date) {
        if (!Number.isNaN(value.getTime())) builder.setString(row, value.toISOString());
        return;
      }
      throw new TypeError(
        `${where(place, row, builder)} must be a number, string, boolean, Date or null; received ${describe(value)}`,
      );
  }
}

function where(place: string, row: number, builder: ColumnBuilder): string {
  return `${place}[${row}][${JSON.stringify(builder.name)}]`;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
