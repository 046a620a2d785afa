/** Lengths as people write them. */

/** Metres in a unit. The foot, yard and mile are the international ones of 1959, the nautical mile that of 1929. */
export const metresPerUnit = Object.freeze({
  m: 1,
  km: 1000,
  ft: 0.3048,
  yd: 0.9144,
  mi: 1609.344,
  nmi: 1852,
});
export type LengthUnit = keyof typeof metresPerUnit;

export interface Distance {
  readonly value: number;
  readonly unit: LengthUnit;
}

export function toMetres(distance: Distance): number {
  return distance.value * metresPerUnit[distance.unit];
}
