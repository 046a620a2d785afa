/** Tables of map questions with the reading that is right, and a judge of readings: words alone, no map is asked. */

import { readFileSync } from 'node:fs';
import { GeoError } from '../../src/geo/domain/errors.ts';
import { fold } from '../../src/geo/domain/fold.ts';
import { Finder } from '../../src/geo/lookup/find.ts';
import { Gazetteer } from '../../src/geo/lookup/gazetteer.ts';
import { OsmLibrary } from '../../src/geo/osm/library.ts';
import { openSample } from '../../src/geo/osm/sample.ts';
import type { OsmStore } from '../../src/geo/osm/store.ts';
import { twoQuestions } from '../../src/geo/parse/map/two-questions.ts';
import { printQuery } from '../../src/geo/parse/print.ts';
import { type Context, createContext } from '../../src/geo/resolve/context.ts';
import { placesOf, printWanted, readMapQuestion } from '../../src/geo/resolve/map-question.ts';

export interface MapCase {
  readonly question: string;
  /** Groups of tags that the kinds must bear; empty for a question to be refused. */
  readonly kinds: readonly (readonly string[])[];
  readonly where: string;
  readonly asked: string;
}

/** Lines "question | kinds | where | what is asked"; `REFUSED` in the place of the kinds. */
export function readCases(file: string): MapCase[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [question, kinds, where = '', asked = ''] = line.split(' | ').map((part) => part.trim());
      const groups = kinds === 'REFUSED' ? [] : kinds!.split(';').map((group) => group.split('+'));
      return { question: question!, kinds: groups, where, asked };
    });
}

export interface MapReading {
  readonly kinds: readonly string[];
  readonly where: string;
  readonly asked: string;
  readonly notes: string;
}

export class MapJudge {
  private readonly context: Context;
  private readonly sample: OsmStore;

  private constructor(context: Context, sample: OsmStore) {
    this.context = context;
    this.sample = sample;
  }

  static async open(): Promise<MapJudge> {
    const opening = Gazetteer.open(readFileSync('data/geo/gazetteer.bin'), 'gazetteer.bin');
    let step = opening.next();
    while (!step.done) step = opening.next();
    const unused = () => {
      throw new Error('a reading asks for no vectors');
    };
    const finder = new Finder({ gazetteer: step.value, addon: unused, nameIndex: unused });
    const limits = { cacheVertices: 0, maxQueryLength: 2000, spatial: { deadlineMs: 1000 } };
    const context = createContext({ finder, layers: new Map(), osm: new OsmLibrary(undefined), limits });
    return new MapJudge(context, (await openSample('data/geo'))!);
  }

  close(): void {
    this.sample.close();
  }

  /** @returns the refusal where there is one; of two questions in one sentence both, one behind the other */
  async read(question: string): Promise<MapReading | GeoError> {
    const [first, second] = twoQuestions(question) ?? [question];
    const reading = await this.readOne(first);
    if (second === undefined || reading instanceof GeoError) return reading;
    const other = await this.readOne(second);
    if (other instanceof GeoError) return other;
    const both = (field: 'where' | 'asked' | 'notes') =>
      [...new Set([reading[field], other[field]])].filter((part) => part !== '').join('; ');
    const kinds = [...new Set([...reading.kinds, ...other.kinds])];
    return { kinds, where: both('where'), asked: both('asked'), notes: both('notes') };
  }

  private async readOne(question: string): Promise<MapReading | GeoError> {
    try {
      const read = await readMapQuestion(this.context, [this.sample], question, {});
      const { where, nearestTo } = await placesOf(read);
      const { order, count, ask, asked, bordering } = read.request;
      const nearest = nearestTo && `nearest ${count ?? read.severalOrOne} ${printQuery(nearestTo.query)}`;
      const place = [
        ...(bordering === undefined ? [] : [`bordering ${bordering}`]),
        ...(nearest ? [nearest] : []),
        ...(where ? [printQuery(where.query)] : []),
      ];
      return {
        kinds: read.subject.wanted.flatMap(printWanted),
        where: place.join('; '),
        notes: [...read.subject.notes, ...read.request.notes, ...(where?.notes ?? [])].join('; '),
        asked: [
          ask,
          ...asked.flatMap(({ name, tags }) => (tags.length > 0 ? tags : [name])),
          ...(order ? [`${order.descending ? 'most' : 'least'} ${order.by}`] : []),
        ].join(' '),
      };
    } catch (error) {
      if (error instanceof GeoError) return error;
      throw error;
    }
  }
}

/** `wrong` is a misreading: another kind, another place, or another question than the one that was asked. */
export type Verdict = 'right' | 'refused' | 'wrong';

export function judge(one: MapCase, reading: MapReading | GeoError): { verdict: Verdict; why: string } {
  if (reading instanceof GeoError)
    return { verdict: one.kinds.length === 0 ? 'right' : 'refused', why: reading.message };
  const said = `${reading.kinds.join('; ')} @ ${reading.where} @ ${reading.asked}`;
  if (one.kinds.length === 0) return { verdict: 'wrong', why: said };
  const kinds = reading.kinds.map((kind) => kind.toLowerCase());
  const groups = one.kinds.map((group) => group.map((tag) => tag.toLowerCase().trim()));
  const has = (kind: string, tag: string) => kind.includes(tag);
  const all = groups.every((group) => kinds.some((kind) => group.every((tag) => has(kind, tag))));
  if (!all) return { verdict: 'wrong', why: `kinds: ${said}` };
  if (!sameWhere(one.where, reading.where)) return { verdict: 'wrong', why: `where: ${said}` };
  if (!sameAsked(one.asked, reading.asked)) return { verdict: 'wrong', why: `asked: ${said}` };
  return { verdict: 'right', why: said };
}

/** "in Paris", "near X", "within 500 m X", "nearest 3 X", "half east X", "along X", "bordering X", "raw …" */
function sameWhere(expected: string, read: string): boolean {
  const place = fold(read);
  const [, relation, name] =
    /^(in|near|along|half \w+|within [\d.]+ \w+|raw)(?= |$)\s*(.*)$/.exec(expected) ?? [];
  const wanted = fold(name ?? expected);
  switch (relation?.split(' ')[0]) {
    case 'in':
    case 'raw':
      return place === wanted;
    case 'near':
      return wanted === 'both'
        ? /^overlap of within \d+ m of .+ and within \d+ m of/.test(place)
        : /^within \d+ m of /.test(place) && place.endsWith(` of ${wanted}`);
    case 'along':
      return /^within [\d.]+ k?m of /.test(place) && place.endsWith(` of ${wanted}`);
    case 'within':
      return place === fold(`${relation} of ${name}`);
    case 'half':
      return ['', 'half of '].some((of) => place === fold(`${relation!.slice(5)}ern ${of}${name}`));
    default:
      return place === fold(expected);
  }
}

const words: Readonly<Record<string, string>> = {
  highest: 'most height',
  longest: 'most length',
  oldest: 'least age',
  largest: 'most area',
  smallest: 'least area',
  address: 'addr:street',
  name: 'name',
};

function sameAsked(expected: string, read: string): boolean {
  return expected.split(' ').every((word) => {
    if (word === 'features') return /^(?:features|where|values)/.test(read);
    return read.includes(words[word] ?? word);
  });
}
