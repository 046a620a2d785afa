/** What a reader of files yields, whatever the format. */

import type { Geometry } from 'geojson';
import type { Attributes } from '../mapping.ts';

export interface SourceFeature {
  /** As the file has it: not checked yet. */
  readonly geometry: Geometry | null;
  readonly attributes: Attributes;
}

export interface ReadOptions {
  /** Layer of a file that has several. */
  readonly layer?: string;
  readonly signal?: AbortSignal;
}

/** A file that cannot be read as what its ending says.
 * @param fix  what to do about it */
export class UnreadableFile extends Error {
  readonly fix: string | undefined;

  constructor(message: string, fix?: string, options?: ErrorOptions) {
    super(message, options);
    this.fix = fix;
  }
}

/** EPSG codes of longitude and latitude: WGS 84, with heights too, and its twin ETRS89; 0 is an undefined system. */
export const lonLatSystems: readonly number[] = [4326, 4979, 4258, 0];

export const toWgs84 =
  'Convert it to longitude and latitude on WGS 84, for example: ogr2ogr -t_srs EPSG:4326 out.gpkg FILE';

/** @throws UnreadableFile naming the layers there are */
export function chooseLayer(layers: readonly string[], wanted: string | undefined, file: string): string {
  if (wanted !== undefined) {
    if (layers.includes(wanted)) return wanted;
    throw new UnreadableFile(
      `${file} has no layer "${wanted}".`,
      `Its layers: ${layers.join(', ') || 'none'}.`,
    );
  }
  if (layers.length === 1) return layers[0]!;
  throw new UnreadableFile(
    layers.length === 0 ? `${file} has no layer of features.` : `${file} has ${layers.length} layers.`,
    layers.length === 0 ? undefined : `Say which with \`layer\` (--layer): ${layers.join(', ')}.`,
  );
}
