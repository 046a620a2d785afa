/** A typed array that grows. */

type Values = Float32Array | Uint32Array;

export class Grown<T extends Values> {
  /** The values, and room for more behind them. */
  values: T;
  length = 0;
  private readonly make: new (
    length: number,
  ) => T;

  constructor(make: new (length: number) => T) {
    this.make = make;
    this.values = new make(1024);
  }

  push(...added: readonly number[]): void {
    if (this.length + added.length > this.values.length) {
      const values = new this.make(Math.ceil(1.5 * this.values.length) + added.length);
      values.set(this.values);
      this.values = values;
    }
    for (const value of added) this.values[this.length++] = value;
  }
}
