/** Ceilings for what a map file may hold, far above what OpenStreetMap has. A file that passes one is refused, naming it:
 * a few kilobytes of zeros must not become gigabytes of memory. */

import { GeoError } from '../domain/errors.ts';

export const limits = Object.freeze({
  /** Bytes of a PBF header and of a block, packed or not: the format's own. */
  headerBytes: 64 * 1024,
  blockBytes: 32 * 1024 * 1024,
  /** Texts and groups of one PBF block; writers put 8,000 entities and one to three groups in one. */
  blockTexts: 1_000_000,
  blockGroups: 65_536,
  /** Nodes of a way, members of a relation; OpenStreetMap allows 2,000 and 32,000. */
  refs: 1_000_000,
  /** Tags of an entity and the characters of all its keys and values; OpenStreetMap allows 255 for each. */
  tags: 10_000,
  tagCharacters: 1_000_000,
  /** Vertices of all outlines of a relation; the largest have some hundred thousand. One with more is left out. */
  outlineVertices: 2_000_000,
  /** Bytes of one XML tag, comment or text between two tags, and how deep tags may nest. */
  xmlTokenBytes: 1_048_576,
  xmlDepth: 64,
  /** How many times larger than the file its content may be, beyond the first 16 MiB. */
  expansion: 200,
  expansionFreeBytes: 16 * 1024 * 1024,
});

/** What is wrong with a file; its reader says which file and where in it. */
export class Damage extends Error {}

export const tooMany = (what: string, found: number, ceiling: number): Damage =>
  new Damage(
    `it holds ${found.toLocaleString('en')} ${what}, more than the ceiling of ${ceiling.toLocaleString('en')}`,
  );

/** Checks the number of something against its ceiling.
 * @throws Damage */
export function within(what: string, found: number, ceiling: number): void {
  if (found > ceiling) throw tooMany(what, found, ceiling);
}

/** The error for a damaged place of a file. */
export function damagedFile(where: string, { message }: Damage): GeoError {
  return new GeoError('data_corrupt', `${where}: ${message}.`, {
    fix: 'Download the extract again; an extract that is whole and passes a ceiling cannot be imported.',
  });
}
