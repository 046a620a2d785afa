/** A background of the user's own for the map page: pictures from a tile server, off by default. */

import * as z from '../../../shared/zod.ts';

/** Where the pictures behind the map come from, and who made them. */
export interface OwnTiles {
  /** Address of a tile, a picture of 256 pixels, with `{z}`, `{x}` and `{y}`: `https://tiles.example/{z}/{x}/{y}.png`. */
  readonly url: string;
  /** Who made them, shown on the map; plain text. Default: the host of the address. */
  readonly attribution?: string;
  /** Last zoom that there is, 0 to 24; default 19. */
  readonly maxZoom?: number;
}

const placeholders = ['{z}', '{x}', '{y}'];

function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  // Nothing of the origin may come from a placeholder: the page's policy names it.
  if (!/^https?:$/.test(parsed.protocol) || !url.startsWith(`${parsed.origin}/`)) return undefined;
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(parsed.origin)) return undefined;
  return parsed.username === '' && parsed.password === '' ? parsed.origin : undefined;
}

const schema = z.strictObject({
  url: z
    .string()
    .max(2000)
    .refine((url) => originOf(url) !== undefined && placeholders.every((part) => url.includes(part)), {
      error: 'must be an http or https address with {z}, {x} and {y}: https://tiles.example/{z}/{x}/{y}.png',
    }),
  attribution: z.string().min(1).max(500).optional(),
  maxZoom: z.int().min(0).max(24).optional(),
});

/** What the page is told, and the origin that it may ask.
 * @throws TypeError naming what is wrong */
export function readOwnTiles(given: OwnTiles): {
  readonly tiles: Required<OwnTiles>;
  readonly origin: string;
} {
  const read = schema.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new TypeError(`tiles.${issue!.path.join('.')}: ${issue!.message}`);
  }
  const { url, attribution, maxZoom = 19 } = read.data;
  const origin = originOf(url)!;
  return { tiles: { url, attribution: attribution ?? new URL(origin).host, maxZoom }, origin };
}
