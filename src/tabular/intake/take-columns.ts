/** Moves what the native intake has read into tables of shared memory, so that worker threads read them uncopied. */

import type { Addon, NativeColumn, NativeIntakeHandle, NativePayload } from '../../../bindings/addon.d.ts';
import type { Column, Label, Table, Target } from '../domain/table.ts';

/** Entries decoded before the event loop has its turn: well under a millisecond. */
const textsAtOnce = 2048;
export const targetTable = -1;

/** Takes columns of one intake; each column once. */
export class ColumnTaker {
  readonly #addon: Addon;
  readonly #handle: NativeIntakeHandle;
  readonly #payload: NativePayload;

  constructor(addon: Addon, handle: NativeIntakeHandle, payload: NativePayload) {
    this.#addon = addon;
    this.#handle = handle;
    this.#payload = payload;
  }

  /** @param columns  indices of the columns to take, in the order wanted */
  async table(table: number, columns: readonly number[]): Promise<Table> {
    const { rows, columns: native } = this.#payload.tables[table]!;
    const taken: Column[] = [];
    const arrays: { table: number; column: number; values: Float64Array | Uint8Array | Int32Array }[] = [];
    for (const index of columns) {
      const { name, kind, entries } = native[index]!;
      if (kind === 'number') {
        const values = new Float64Array(new SharedArrayBuffer(rows * 8));
        taken.push({ kind, name, values });
        arrays.push({ table, column: index, values });
      } else if (kind === 'boolean') {
        const values = new Uint8Array(new SharedArrayBuffer(rows));
        taken.push({ kind, name, values });
        arrays.push({ table, column: index, values });
      } else {
        const codes = new Int32Array(new SharedArrayBuffer(rows * 4));
        const dictionary = await this.#texts(table, index, entries);
        taken.push({ kind: 'string', name, codes, dictionary });
        arrays.push({ table, column: index, values: codes });
      }
    }
    await this.#addon.fillIntake(this.#handle, arrays);
    return { rows, columns: taken };
  }

  async numbers(target: NativeColumn & { rows: number }): Promise<Target> {
    const values = new Float64Array(new SharedArrayBuffer(target.rows * 8));
    await this.#addon.fillIntake(this.#handle, [{ table: targetTable, column: 0, values }]);
    return { kind: 'numbers', values };
  }

  async labels(target: NativeColumn & { rows: number }): Promise<Target> {
    const codes = new Int32Array(new SharedArrayBuffer(target.rows * 4));
    await this.#addon.fillIntake(this.#handle, [{ table: targetTable, column: 0, values: codes }]);
    const texts = await this.#texts(targetTable, 0, target.entries);
    return { kind: 'labels', codes, classes: texts.map(toLabel) };
  }

  async #texts(table: number, column: number, entries: number): Promise<string[]> {
    const texts: string[] = [];
    for (let from = 0; from < entries; from += textsAtOnce) {
      if (from > 0) await new Promise(setImmediate);
      const to = Math.min(entries, from + textsAtOnce);
      for (const text of this.#addon.intakeTexts(this.#handle, table, column, from, to)) texts.push(text);
    }
    return texts;
  }
}

/** The native engine writes the JSON type of a label before its text. */
function toLabel(typed: string): Label {
  const text = typed.slice(1);
  if (typed[0] === 's') return text;
  return typed[0] === 'n' ? Number(text) : text === 'true';
}
