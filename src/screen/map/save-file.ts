/** Hands an answer to the reader as a file. */

import { type Exported, type Format, written } from './exports.ts';

const types: Readonly<Record<Format, string>> = {
  GeoJSON: 'application/geo+json',
  WKT: 'text/plain',
  KML: 'application/vnd.google-earth.kml+xml',
  GPX: 'application/gpx+xml',
};

export function save(layer: Exported, format: Format): void {
  const url = URL.createObjectURL(new Blob([written(layer, format)], { type: types[format] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${layer.name.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'answer'}.${format.toLowerCase()}`;
  link.click();
  URL.revokeObjectURL(url);
}
