/** Blocks of questions that mean the same: the English one first, below it "language<TAB>question". A question behind "! "
 * is not read yet: it may be refused, but not answered otherwise. */

import { readFileSync } from 'node:fs';
import type { Geometry } from 'geojson';
import { areaKm2, lengthKm } from '../../../bench/geo/blind/judge.mjs';
import type { Geo } from '../../../src/geo/index.ts';

export interface Block {
  readonly english: string;
  readonly said: readonly {
    readonly language: string;
    readonly question: string;
    readonly isRead: boolean;
  }[];
}

export const readBlocks = (file: string): Block[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [english, ...lines] = block.split('\n') as [string, ...string[]];
      const said = lines.map((line) => {
        const [language, text] = line.split('\t') as [string, string];
        return { language, question: text.replace(/^! /, ''), isRead: !text.startsWith('! ') };
      });
      return { english, said };
    });

/** Where an answer lies, how large it is, how many it counts and who its members are. */
async function answered(geo: Geo, question: string) {
  const { geometry, bbox, properties } = await geo.spatial(question);
  const size = areaKm2(geometry as Geometry) || lengthKm(geometry as Geometry);
  const members = 'members' in properties ? properties.members.map(({ id }) => id).sort() : [];
  return { box: bbox!, size, count: 'count' in properties ? properties.count : undefined, members };
}

type Answer = Awaited<ReturnType<typeof answered>>;

/** Degrees that the corners of two answers may lie apart: names in two languages may mean a city's circle and its limits. */
const nearDegrees = 0.15;

/** To two hundredths of the size. */
const isSame = (one: Answer, other: Answer): boolean =>
  one.count === other.count &&
  one.members.join() === other.members.join() &&
  Math.abs(one.size - other.size) <= 0.02 * Math.max(one.size, other.size) &&
  one.box.every((edge, i) => Math.abs(edge - other.box[i]!) < nearDegrees);

/** The questions of a block that are answered otherwise than the English one, or refused though they are read. */
export async function differing(geo: Geo, { english, said }: Block): Promise<string[]> {
  const expected = await answered(geo, english);
  const found: string[] = [];
  for (const { language, question, isRead } of said) {
    const got = await answered(geo, question).catch((error: Error) => error.message);
    const told = `${language} ${question}`;
    if (typeof got === 'string') {
      if (isRead) found.push(`${told}: ${got}`);
    } else if (!isSame(got, expected)) found.push(`${told}: [${got.box}]`);
  }
  return found;
}
