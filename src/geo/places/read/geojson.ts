/** GeoJSON in one piece, a feature a line, or a text sequence (RFC 8142), read feature by feature: memory holds one. */

import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Feature } from 'geojson';
import { type ReadOptions, type SourceFeature, UnreadableFile } from './layer-source.ts';

/** Characters of one feature: some 10 million vertices. */
const longestFeature = 256 * 2 ** 20;

const quote = 0x22;
const backslash = 0x5c;
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Cuts a stream of JSON into the texts of its features: the members of `features`, or the objects at the top. */
export class FeatureCutter {
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** Depth at which features stand: 0, or 2 within `"features": [`. */
  private level = 0;
  private text = '';
  private from = -1;
  /** The last string at depth 1, to know the list by its name. */
  private key = '';

  *feed(chunk: string): Generator<string> {
    let from = this.from < 0 ? -1 : 0;
    let keyFrom = 0;
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i);
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (code === backslash) this.escaped = true;
        else if (code === quote) {
          this.inString = false;
          if (this.depth === 1) this.key = (this.key + chunk.slice(keyFrom, i)).slice(-20);
        }
        continue;
      }
      switch (code) {
        case quote:
          this.inString = true;
          if (this.depth === 1) {
            this.key = '';
            keyFrom = i + 1;
          }
          break;
        case openBrace:
          if (this.depth === this.level) from = i;
          this.depth++;
          break;
        case openBracket:
          this.depth++;
          if (this.depth === 2 && this.key === 'features') {
            this.level = 2;
            this.text = '';
            from = -1;
          }
          break;
        case closeBracket:
          if (this.depth === 2 && this.level === 2) this.level = 3;
          this.depth--;
          break;
        case closeBrace:
          this.depth--;
          if (this.depth === this.level && from >= 0) {
            yield this.text + chunk.slice(from, i + 1);
            this.text = '';
            from = -1;
          }
          if (this.depth === 0) this.level = 0;
          break;
      }
    }
    if (this.inString && this.depth === 1) this.key = (this.key + chunk.slice(keyFrom)).slice(-20);
    if (from >= 0) this.text += chunk.slice(from);
    this.from = from;
    if (this.text.length > longestFeature)
      throw new UnreadableFile(`A feature has more than ${longestFeature} characters.`);
  }

  get done(): boolean {
    return this.depth === 0 && !this.inString;
  }
}

export async function* readGeoJson(path: string, { signal }: ReadOptions): AsyncGenerator<SourceFeature> {
  const name = basename(path);
  const file = createReadStream(path, { highWaterMark: 2 ** 18 });
  const zipped = /\.gz$/i.test(path);
  const source = zipped ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => source.destroy(error));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const cutter = new FeatureCutter();
  let count = 0;
  try {
    for await (const chunk of source) {
      signal?.throwIfAborted();
      for (const text of cutter.feed(decoder.decode(chunk as Uint8Array, { stream: true }))) {
        count++;
        yield* toSource(text, `${name}, feature ${count}`);
      }
    }
  } catch (error) {
    if (
      error instanceof TypeError &&
      (error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    )
      throw new UnreadableFile(`${name} is not UTF-8.`, 'Save it as UTF-8, as RFC 7946 asks.', {
        cause: error,
      });
    if ((error as { code?: string }).code?.startsWith('Z_'))
      throw new UnreadableFile(`${name}: its gzip data are truncated or damaged.`, undefined, {
        cause: error,
      });
    throw error;
  } finally {
    file.destroy();
    source.destroy();
  }
  if (!cutter.done) throw new UnreadableFile(`${name} ends in the middle of feature ${count + 1}.`);
}

function* toSource(text: string, where: string): Generator<SourceFeature> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UnreadableFile(`${where} is not JSON: ${(cause as Error).message}.`, undefined, { cause });
  }
  const { type, geometry, properties, id, crs, features } = value as Partial<Feature> &
    Record<string, unknown>;
  const named = (crs as { properties?: { name?: unknown } } | undefined)?.properties?.name;
  if (typeof named === 'string' && !/CRS84|4326/.test(named))
    throw new UnreadableFile(`${where} is in ${named}, not in longitude and latitude on WGS 84.`);
  if (type === 'Feature') {
    const own = typeof properties === 'object' && properties !== null ? properties : {};
    yield { geometry: geometry ?? null, attributes: { ...(id !== undefined && { id }), ...own } };
  } else if (!Array.isArray(features)) {
    throw new UnreadableFile(`${where} is not a GeoJSON feature: its type is ${JSON.stringify(type)}.`);
  }
}
