/** OSM XML, streamed. */

import { SaxesParser } from 'saxes';
import type { Box } from '../domain/box.ts';
import { GeoError } from '../domain/errors.ts';
import type { Member, Wanted } from './entities.ts';
import { Damage, damagedFile, limits, within } from './limits.ts';

/** Feed everything wanted in an XML stream.
 * @param name  of the file, for messages
 * @throws GeoError `data_corrupt` naming the file, and line and column or the ceiling, when it is not well-formed, passes a
 *         ceiling, or is no OSM file */
export async function readXml(
  source: AsyncIterable<Uint8Array>,
  wanted: Wanted,
  name = 'The OSM XML',
): Promise<void> {
  const parser = new SaxesParser({ position: true });
  const decoder = new TextDecoder();
  const tokens = new TokenGuard();
  let tags: Record<string, string> = Object.create(null);
  let tagCount = 0;
  let tagCharacters = 0;
  let refs: number[] = [];
  let members: Member[] = [];
  let attributes: Record<string, string> = {};
  let isOsm = false;
  let deleted = false;
  let depth = 0;
  parser.on('error', (error) => {
    throw new Damage(`it is not well-formed: ${error.message}`);
  });
  parser.on('opentag', (tag) => {
    within('tags inside one another', ++depth, limits.xmlDepth);
    const given = tag.attributes as Record<string, string>;
    switch (tag.name) {
      case 'osm':
        isOsm = true;
        break;
      case 'bounds': {
        const box = [given.minlon, given.minlat, given.maxlon, given.maxlat].map(Number);
        if (box.every(Number.isFinite)) wanted.bounds?.(box as unknown as Box);
        break;
      }
      case 'node':
      case 'way':
      case 'relation':
        attributes = given;
        tags = Object.create(null);
        tagCount = 0;
        tagCharacters = 0;
        refs = [];
        members = [];
        deleted = given.action === 'delete' || given.visible === 'false';
        break;
      case 'tag':
        if (given.k === undefined || given.v === undefined) break;
        within('tags on one entity', ++tagCount, limits.tags);
        tagCharacters += given.k.length + given.v.length;
        within('characters of tags on one entity', tagCharacters, limits.tagCharacters);
        tags[given.k] = given.v;
        break;
      case 'nd':
        refs.push(Number(given.ref));
        within('nodes of one way', refs.length, limits.refs);
        break;
      case 'member':
        members.push({ type: given.type as Member['type'], ref: Number(given.ref), role: given.role ?? '' });
        within('members of one relation', members.length, limits.refs);
        break;
    }
  });
  parser.on('closetag', ({ name: tag }) => {
    depth--;
    if (deleted) return;
    const id = Number(attributes.id);
    if (tag === 'node') wanted.node?.(id, Number(attributes.lon), Number(attributes.lat), tags);
    else if (tag === 'way') wanted.way?.(id, refs, tags);
    else if (tag === 'relation') wanted.relation?.(id, members, tags);
  });
  try {
    for await (const chunk of source) {
      tokens.see(chunk);
      parser.write(decoder.decode(chunk, { stream: true }));
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (error instanceof Damage)
      throw damagedFile(`${name}, line ${parser.line.toLocaleString('en')}`, error);
    throw error;
  }
  if (!isOsm)
    throw new GeoError('data_corrupt', `${name} holds no <osm> element.`, {
      fix: 'Give an OSM extract.',
    });
}

const [open, close, double, single] = [0x3c, 0x3e, 0x22, 0x27] as const;
/** What ends a piece of markup that began so, after its `<`. */
const endings: readonly (readonly [start: string, end: string])[] = [
  ['!--', '-->'],
  ['![CDATA[', ']]>'],
  ['?', '?>'],
];

/** Measures tags, comments and texts as they come by: the parser keeps each of them until it ends. */
class TokenGuard {
  private length = 0;
  private state: 'text' | 'start' | 'tag' | 'markup' = 'text';
  private quote = 0;
  private start = '';
  private ending = '';
  private last = '';

  /** @throws Damage for a token above the ceiling and for a DOCTYPE, which no OSM file has */
  see(chunk: Uint8Array): void {
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!;
      this.length++;
      if (this.state === 'text') {
        if (byte === open) this.begin('start');
      } else if (this.state === 'tag') {
        if (this.quote !== 0) {
          if (byte === this.quote) this.quote = 0;
        } else if (byte === close) this.begin('text');
        else if (byte === double || byte === single) this.quote = byte;
      } else if (this.state === 'markup') {
        this.last = (this.last + String.fromCharCode(byte)).slice(-3);
        if (byte === close && this.last.endsWith(this.ending)) this.begin('text');
      } else this.startOf(byte);
      if (this.length > limits.xmlTokenBytes)
        throw new Damage(
          `a tag, comment or text is longer than the ceiling of ${limits.xmlTokenBytes.toLocaleString('en')} bytes`,
        );
    }
  }

  private begin(state: 'text' | 'start'): void {
    // A text is measured up to its tag, a tag up to its end.
    this.length = 0;
    this.state = state;
    this.start = '';
    this.last = '';
    this.quote = 0;
  }

  private startOf(byte: number): void {
    this.start += String.fromCharCode(byte);
    const ending = endings.find(([start]) => start === this.start);
    if (ending) {
      this.state = 'markup';
      this.ending = ending[1];
    } else if (this.start.startsWith('!')) {
      if (endings.some(([start]) => start.startsWith(this.start))) return;
      throw new Damage(`it has a declaration ("<${this.start}"), as no OSM file has`);
    } else if (byte === close) this.begin('text');
    else {
      this.state = 'tag';
      if (byte === double || byte === single) this.quote = byte;
    }
  }
}
