/** Reads what a file says of a model and believes none of it: each reading checks the type, the range and the length, and refuses with
 * the place where it looked. A checksum tells a damaged file from a whole one, not an honest one from a forged one. */

import { TabularError } from '../domain/errors.ts';
import type { Packable } from './pack.ts';

const arrays = { Float64Array, Float32Array, Int32Array, Uint8Array } as const;
type ArrayName = keyof typeof arrays;

/** A value of the file and where it stands. */
export class Saved {
  readonly value: Packable | undefined;
  readonly path: string;

  constructor(value: Packable | undefined, path = 'model') {
    this.value = value;
    this.path = path;
  }

  refuse(expected: string): never {
    throw new TabularError(
      'fitted_context_incompatible',
      `The model is not valid: ${this.path} must be ${expected}.`,
    );
  }

  field(name: string): Saved {
    const { value } = this;
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value) || Array.isArray(value)) {
      return this.refuse('an object');
    }
    const fields = value as { readonly [key: string]: Packable };
    return new Saved(Object.hasOwn(fields, name) ? fields[name] : undefined, `${this.path}.${name}`);
  }

  has(name: string): boolean {
    return this.field(name).value !== undefined;
  }

  orNull<T>(read: (saved: Saved) => T): T | null {
    return this.value === null ? null : read(this);
  }

  keys(): string[] {
    this.field('');
    return Object.keys(this.value as object);
  }

  items(least = 0, most = Number.POSITIVE_INFINITY): Saved[] {
    const { value } = this;
    if (!Array.isArray(value)) return this.refuse('a list');
    if (value.length < least || value.length > most) {
      this.refuse(least === most ? `a list of ${least}` : `a list of ${least} or more, and ${most} at most`);
    }
    return value.map((item, i) => new Saved(item, `${this.path}[${i}]`));
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.refuse('text');
  }

  oneOf<T extends Packable>(choices: readonly T[]): T {
    return choices.includes(this.value as T)
      ? (this.value as T)
      : this.refuse(choices.map((c) => JSON.stringify(c)).join(' or '));
  }

  flag(): boolean {
    return this.oneOf([true, false]);
  }

  /** A number that may be infinite, but is one. */
  number(low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY): number {
    const { value } = this;
    return typeof value === 'number' && value >= low && value <= high
      ? value
      : this.refuse(`a number${rangeOf(low, high)}`);
  }

  finite(low = -Number.MAX_VALUE, high = Number.MAX_VALUE): number {
    return this.number(low, high);
  }

  /** Above zero. */
  positive(): number {
    return this.number(Number.MIN_VALUE, Number.MAX_VALUE);
  }

  whole(low: number, high: number): number {
    const value = this.number(low, high);
    return Number.isInteger(value) ? value : this.refuse(`a whole number${rangeOf(low, high)}`);
  }

  /** @param length entries; undefined: any number */
  array<N extends ArrayName>(name: N, length?: number): InstanceType<(typeof arrays)[N]> {
    const { value } = this;
    if (!(value instanceof arrays[name])) return this.refuse(`a ${name}`);
    if (length !== undefined && value.length !== length)
      this.refuse(`${length} numbers long, not ${value.length}`);
    return value as InstanceType<(typeof arrays)[N]>;
  }

  /** Finite numbers. */
  floats(length?: number, low = -Number.MAX_VALUE, high = Number.MAX_VALUE): Float64Array {
    const values = this.array('Float64Array', length);
    return values.every((value) => value >= low && value <= high)
      ? values
      : this.refuse(`numbers${rangeOf(low, high)}`);
  }

  singles(length?: number): Float32Array {
    const values = this.array('Float32Array', length);
    return values.every(Number.isFinite) ? values : this.refuse('finite numbers');
  }

  /** Numbers in ascending order, which may end in infinite ones. */
  ascending(): Float64Array {
    const values = this.array('Float64Array');
    const ordered = values.every(
      (value, i) => value >= (i === 0 ? Number.NEGATIVE_INFINITY : values[i - 1]!),
    );
    return ordered ? values : this.refuse('numbers in ascending order');
  }

  /** Whole numbers from `low` to below `end`. */
  codes(length: number | undefined, low: number, end: number): Int32Array {
    const values = this.array('Int32Array', length);
    return values.every((value) => value >= low && value < end)
      ? values
      : this.refuse(`whole numbers from ${low} to below ${end}`);
  }

  /** As {@link codes}, no two alike. */
  distinctCodes(length: number | undefined, low: number, end: number): Int32Array {
    const values = this.codes(length, low, end);
    return new Set(values).size === values.length ? values : this.refuse('numbers of which no two are alike');
  }

  /** A list of whole numbers from 0 to below `end`, no two alike. */
  distinctWholes(end: number, most = end): number[] {
    const values = this.items(0, most).map((item) => item.whole(0, end - 1));
    return new Set(values).size === values.length ? values : this.refuse('numbers of which no two are alike');
  }
}

const rangeOf = (low: number, high: number) =>
  Math.abs(low) >= Number.MAX_VALUE && high >= Number.MAX_VALUE ? '' : ` from ${low} to ${high}`;
