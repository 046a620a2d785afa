/** OSM XML, streamed. */

import { SaxesParser } from 'saxes';
import { GeoError } from '../domain/errors.ts';
import type { Box, Member, Wanted } from './entities.ts';

/** Feed everything wanted in an XML stream.
 * @throws GeoError `data_corrupt` naming line and column when it is not well-formed, or is no OSM file */
export async function readXml(source: AsyncIterable<Uint8Array>, wanted: Wanted): Promise<void> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  let tags: Record<string, string> = Object.create(null);
  let refs: number[] = [];
  let members: Member[] = [];
  let attributes: Record<string, string> = {};
  let isOsm = false;
  let deleted = false;
  parser.on('error', (error) => {
    throw new GeoError('data_corrupt', `The OSM XML is not well-formed: ${error.message}`, {
      fix: 'Download the extract again.',
    });
  });
  parser.on('opentag', (tag) => {
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
        refs = [];
        members = [];
        deleted = given.action === 'delete' || given.visible === 'false';
        break;
      case 'tag':
        if (given.k !== undefined && given.v !== undefined) tags[given.k] = given.v;
        break;
      case 'nd':
        refs.push(Number(given.ref));
        break;
      case 'member':
        members.push({ type: given.type as Member['type'], ref: Number(given.ref), role: given.role ?? '' });
        break;
    }
  });
  parser.on('closetag', ({ name }) => {
    if (deleted) return;
    const id = Number(attributes.id);
    if (name === 'node') wanted.node?.(id, Number(attributes.lon), Number(attributes.lat), tags);
    else if (name === 'way') wanted.way?.(id, refs, tags);
    else if (name === 'relation') wanted.relation?.(id, members, tags);
  });
  for await (const chunk of source) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode()).close();
  if (!isOsm)
    throw new GeoError('data_corrupt', 'The XML file holds no <osm> element.', {
      fix: 'Give an OSM extract.',
    });
}
