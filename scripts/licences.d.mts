/** installed: an install brings it; inside: its code is in the modules of the package; asked: added by who uses its feature. */
export type How = 'installed' | 'inside' | 'asked';
export const page: string;
export function licencePage(): string;
export function licences(): {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly how: How;
}[];
