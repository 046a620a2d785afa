/** What the thread of the tiles is given, and how its errors travel. */

import { GeoError, type GeoErrorCode } from '../domain/errors.ts';

export interface TileData {
  /** Folder of catalogue and gazetteer. */
  readonly folder: string;
  /** Where the layers lie, as `atlasFrom` reads it. */
  readonly atlas: string;
}

interface SentTileError {
  readonly code?: GeoErrorCode;
  readonly message: string;
  readonly fix?: string;
}

export function sendTileError(error: unknown): SentTileError {
  if (error instanceof GeoError) return { code: error.code, message: error.message, fix: error.fix };
  return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

export function receiveTileError(sent: unknown): Error {
  const { code, message, fix } = sent as SentTileError;
  return code === undefined ? new Error(message) : new GeoError(code, message, { ...(fix && { fix }) });
}
