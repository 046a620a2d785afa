/** Which parts of a text speak of the grid of the globe: lines, bands, boxes and positions by their coordinates. */

import { toPlain } from '../../domain/plain-letters.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import { type Angle, type Groups, outOfRange, readAngle, sideWords } from './angle.ts';
import { endsRange, withBoxes } from './boxes.ts';
import { geohash, geoUri, plusCode, readGeohash, readPlusCode, refusedUri } from './codes.ts';
import type { GridSpan, GridToken } from './grid-span.ts';
import {
  above,
  beforeEcuador,
  capOf,
  countedLines,
  insidePolar,
  namedLines,
  onHalf,
  smallEcuador,
} from './lines.ts';
import { matchAt } from './match-at.ts';
import {
  aLength,
  bareLatitude,
  fourNumbers,
  hint,
  lastOfTwo,
  letter,
  loneDegrees,
  meridianBefore,
  northBefore,
  ofWhat,
  origin,
  otherOrigin,
  pairs,
  plainPairs,
  shapeBefore,
  singles,
  southBefore,
  twoCorners,
  twoNumbers,
} from './patterns.ts';
import { readRectangle } from './rectangle.ts';
import { sideUnsaid, takenAsNorth } from './side-assumed.ts';
import { utmReaders } from './utm.ts';
import { writtenReaders } from './written.ts';

export interface GridReading {
  readonly spans: readonly GridSpan[];
  readonly notes: readonly string[];
}

const lines = countedLines(sideWords);
const readers = [...utmReaders, ...writtenReaders];

/** The grammars of a text ask for it one after the other. */
let last: { readonly text: string; readonly reading: GridReading } | undefined;

export function findGrid(text: string): GridReading {
  if (last?.text !== text) last = { text, reading: readGrid(text) };
  return last.reading;
}

/** Longer runs of blanks are read as this many: patterns may try each of them in several places. */
const mostBlanks = 8;
const longRun = new RegExp(`\\s{${mostBlanks + 1},}`, 'g');

function readGrid(text: string): GridReading {
  const runs = [...text.matchAll(longRun)];
  if (runs.length === 0) return readShort(text);
  const { spans, notes } = readShort(text.replace(longRun, ' '.repeat(mostBlanks)));
  // Where a place of the shortened text stands in the whole one.
  const whole = (place: number): number =>
    runs.reduce((at, run) => (at >= run.index + mostBlanks ? at + run[0].length - mostBlanks : at), place);
  return { spans: spans.map((span) => ({ ...span, start: whole(span.start), end: whole(span.end) })), notes };
}

function readShort(text: string): GridReading {
  const plain = toPlain(text);
  if (!hint.test(plain)) return { spans: [], notes: [] };
  return new Finder(text, plain).find();
}

class Finder {
  private readonly text: string;
  private readonly plain: string;
  private readonly spans: GridSpan[] = [];
  private readonly notes: string[] = [];
  private at = 0;

  constructor(text: string, plain: string) {
    this.text = text;
    this.plain = plain;
  }

  find(): GridReading {
    const { plain } = this;
    while (this.at < plain.length) {
      const begins = mayBegin(plain.charCodeAt(this.at)) && !isJoined(plain, this.at - 1);
      const found = begins && this.take();
      if (!found) this.at++;
    }
    return { spans: withBoxes(this.spans, plain), notes: [...new Set(this.notes)] };
  }

  private match(pattern: RegExp, at = this.at): RegExpExecArray | undefined {
    return matchAt(pattern, this.plain, at);
  }

  private put(length: number, token: GridToken, start = this.at): true {
    this.spans.push({ start, end: start + length, token });
    this.at = start + length;
    return true;
  }

  private problem(length: number, detail: string): true {
    return this.put(length, { type: 'problem', detail });
  }

  private node(given: number, query: SpatialQuery): true {
    // "l'équateur": the article goes with its noun.
    const elided = /(?:^|[^a-z])l'$/.test(this.plain.slice(0, this.at)) ? 2 : 0;
    const start = this.at - elided;
    const length = given + elided;
    const ahead = this.plain.slice(0, start);
    if (query.type === 'Parallel') {
      const word = above.exec(ahead);
      const [from, to] = word?.indices?.groups?.word ?? [];
      if (from !== undefined && to !== undefined) {
        const direction = /^(?:above|oberhalb)/.test(word!.groups!.word!) ? 'north' : 'south';
        this.put(to - from, { type: 'beyond', direction }, from);
      }
    } else if (query.type === 'GridBox') {
      const [from, to] = onHalf.exec(ahead)?.indices?.groups?.on ?? [];
      if (from !== undefined && to !== undefined)
        this.put(to - from, { type: 'keyword', keyword: 'in' }, from);
    }
    return this.put(length, { type: 'node', query }, start);
  }

  private take(): boolean {
    return (
      this.said() ||
      this.code() ||
      this.rectangle() ||
      this.pair() ||
      this.counted() ||
      this.single() ||
      this.named()
    );
  }

  private said(): boolean {
    for (const read of readers) {
      const found = read(this.plain, this.at);
      if (!found) continue;
      const { length, node, problem, note } = found;
      if (note !== undefined) this.notes.push(note);
      return problem === undefined ? this.node(length, node!) : this.problem(length, problem);
    }
    return false;
  }

  private code(): boolean {
    const uri = this.match(geoUri);
    if (uri) {
      const refused = refusedUri(uri.groups!.more ?? '');
      if (refused) return this.problem(uri[0].length, refused);
      return this.position(uri[0].length, Number(uri.groups!.lat), Number(uri.groups!.lon));
    }
    const hash = this.match(geohash);
    const plus = hash ? undefined : this.match(plusCode);
    const read = hash ? readGeohash(hash[1]!) : plus && readPlusCode(plus[0]);
    if (read === undefined) return false;
    const { length } = (hash ?? plus)![0];
    return typeof read === 'string' ? this.problem(length, read) : this.node(length, read);
  }

  private position(length: number, lat: number, lon: number): true {
    if (Math.abs(lat) > 90 && Math.abs(lat) <= 180 && Math.abs(lon) <= 90) {
      return this.problem(
        length,
        `the latitude ${lat}° is beyond 90°: coordinates are read latitude first; write ${lon}, ${lat} if that is what you mean`,
      );
    }
    const wrong = outOfRange('lat', lat) ?? outOfRange('lon', lon);
    if (wrong) return this.problem(length, wrong);
    return this.node(length, { type: 'Position', lon, lat });
  }

  private pair(): boolean {
    if (!this.match(twoNumbers)) return false;
    const isBox = shapeBefore.test(this.plain.slice(0, this.at));
    const four = this.match(fourNumbers) ?? (isBox ? this.match(twoCorners) : undefined);
    if (four)
      return this.problem(
        four[0].length,
        `"${four[0]}" does not say which number is which; write for example "box from 40N 10E to 50N 20E"`,
      );
    for (const pattern of pairs) {
      const found = this.match(pattern);
      if (found) return this.sidedPair(found[0].length, found.groups!);
    }
    for (const pattern of plainPairs) {
      const found = this.match(pattern);
      if (!found || this.match(aLength, this.at + found[0].length)) continue;
      const [a, b] = [readAngle(found.groups!, 1), readAngle(found.groups!, 2)];
      const { length } = found[0];
      if (typeof a === 'string' || typeof b === 'string')
        return this.problem(length, String(typeof a === 'string' ? a : b));
      return this.position(length, a.degrees, b.degrees);
    }
    return false;
  }

  private sidedPair(length: number, groups: Groups): boolean {
    const [a, b] = [readAngle(groups, 1), readAngle(groups, 2)];
    if (typeof a === 'string') return this.problem(length, a);
    if (typeof b === 'string') return this.problem(length, b);
    if (a.axis === b.axis) {
      const two = a.axis === 'lat' ? 'two latitudes' : 'two longitudes';
      return this.problem(
        length,
        `"${this.text.slice(this.at, this.at + length)}" has ${two}, and a position one of each`,
      );
    }
    if (endsRange(a, this.spans.at(-1), this.plain.slice(0, this.at))) return false;
    const [lat, lon] = a.axis === 'lat' ? [a.degrees, b.degrees] : [b.degrees, a.degrees];
    const wrong = outOfRange('lat', lat) ?? outOfRange('lon', lon);
    return wrong ? this.problem(length, wrong) : this.node(length, { type: 'Position', lon, lat });
  }

  /** One latitude or longitude: a parallel or a meridian. */
  private single(): boolean {
    for (const [i, pattern] of singles.entries()) {
      const found = this.match(pattern);
      if (!found) continue;
      const end = this.at + found[0].length;
      // "45 N" needs its capital letter, and no name after it: "350 W Broadway".
      // "below 20 south" says it in words, behind a word for a side.
      const inWords =
        /(?:north|south|east|west)$/.test(found[0]) && (this.isBehindSide() || this.isSecondLine());
      if (i === 1 && !inWords && !/[NSEWO]$/.test(this.text.slice(this.at, end))) continue;
      if (i === 1 && /^ (?:\p{Lu}|\d)/u.test(this.text.slice(end))) continue;
      const range = this.sidedRange(found, end);
      if (range !== undefined) return range;
      const from = this.match(origin, end);
      if (!from && this.match(otherOrigin, end)) continue;
      return this.line(found[0].length + (from?.[0].length ?? 0), readAngle(found.groups!, 1));
    }
    return this.firstOfTwo() || this.withoutSide();
  }

  /** "between 30 and 40 north" */
  private isSecondLine(): boolean {
    const before = this.spans.at(-1);
    const query = before?.token.type === 'node' ? before.token.query.type : undefined;
    return (
      (query === 'Parallel' || query === 'Meridian') && /^ and $/.test(this.plain.slice(before!.end, this.at))
    );
  }

  private isBehindSide(): boolean {
    const ahead = this.plain.slice(0, this.at);
    return northBefore.test(ahead) || southBefore.test(ahead);
  }

  /** "10°S to 20°S" */
  private sidedRange(first: RegExpExecArray, end: number): boolean | undefined {
    const last = this.match(lastOfTwo, end);
    if (!last || last.groups!.and !== undefined) return undefined;
    const [from, to] = [readAngle(first.groups!, 1), secondOf(last)].map((angle) =>
      typeof angle === 'string' ? angle : toLine(angle),
    );
    if (typeof from !== 'object' || typeof to !== 'object' || from.type !== to.type) return undefined;
    return this.node(first[0].length + last[0].length, { type: 'Between', a: from, b: to });
  }

  private line(length: number, angle: Angle | string): true {
    if (typeof angle === 'string') return this.problem(length, angle);
    const node = toLine(angle);
    return typeof node === 'string' ? this.problem(length, node) : this.node(length, node);
  }

  /** "10° and 20° north": the side of the second is that of the first. */
  private firstOfTwo(): boolean {
    const first = this.match(ofWhat);
    const last = first && this.match(lastOfTwo, this.at + first[0].length);
    if (!last) return false;
    const side = last.groups!.h2 ?? last.groups!.h3;
    const second = secondOf(last);
    const a = readAngle({ ...first!.groups, ...(side !== undefined && { h1: side }) }, 1);
    if (last.groups!.and !== undefined) return this.line(first![0].length, a);
    const length = first![0].length + last[0].length;
    const [from, to] = [a, second].map((angle) => (typeof angle === 'string' ? angle : toLine(angle)));
    if (typeof from === 'string') return this.problem(length, from);
    if (typeof to === 'string') return this.problem(length, to);
    return this.node(length, { type: 'Between', a: from!, b: to! });
  }

  /** "North of 60°": people say so in the north alone. */
  private withoutSide(): boolean {
    const found = this.match(loneDegrees) ?? this.match(bareLatitude);
    if (!found) return false;
    const ahead = this.plain.slice(0, this.at);
    const { length } = found[0];
    const degrees = Number(found.groups!.d1);
    if (northBefore.test(ahead)) return this.assumed(length, { axis: 'lat', degrees }, takenAsNorth);
    if (southBefore.test(ahead)) return this.assumed(length, { axis: 'lat', degrees }, sideUnsaid.lat);
    const measured = found.groups!.measure !== undefined;
    if (!measured && meridianBefore.test(ahead))
      return this.assumed(length, { axis: 'lon', degrees }, sideUnsaid.lon);
    return measured && this.problem(length, `"${found[0]}" ${sideUnsaid.lat}`);
  }

  /** @param told  what a note says of its side */
  private assumed(length: number, angle: Angle, told: string): true {
    this.notes.push(`"${this.text.slice(this.at, this.at + length)}" ${told}`);
    return this.line(length, angle);
  }

  private counted(): boolean {
    for (const [axis, pattern] of lines) {
      const found = this.match(pattern);
      if (!found) continue;
      const { n, h, a } = found.groups!;
      const { length } = found[0];
      const side = h ?? a;
      if (side !== undefined) {
        const angle = readAngle({ d1: n, h1: side }, 1);
        if (typeof angle !== 'string' && angle.axis !== axis)
          return this.problem(
            length,
            `"${found[0]}" lies ${side}, which a ${axis === 'lat' ? 'latitude' : 'longitude'} cannot`,
          );
        return this.line(length, angle);
      }
      const degrees = Number(n!.replace(',', '.'));
      const isSided = axis === 'lon' ? degrees % 180 !== 0 : degrees !== 0;
      if (!isSided) return this.line(length, { axis, degrees });
      // "West of longitude 60" leaves the side to the places; "meridiano 135" says it behind in another language.
      if (axis === 'lon' && !meridianBefore.test(this.plain.slice(0, this.at)))
        return this.problem(length, `"${found[0]}" ${sideUnsaid.lon}`);
      return this.assumed(length, { axis, degrees }, axis === 'lon' ? sideUnsaid.lon : takenAsNorth);
    }
    return false;
  }

  private named(): boolean {
    const ahead = this.plain.slice(0, this.at);
    const ecuador = beforeEcuador.test(ahead) ? [smallEcuador] : [];
    for (const { pattern, node, note, smallOnly } of [...namedLines, ...ecuador]) {
      const found = this.match(pattern);
      if (!found || (smallOnly && /^\p{Lu}/u.test(this.text.slice(this.at)))) continue;
      const cap = insidePolar.test(ahead) ? capOf(node) : undefined;
      if (note !== undefined) this.notes.push(note);
      const lead = found.groups?.lead;
      // "Africa between the tropics"
      if (lead !== undefined && ahead.trim() !== '')
        this.put(lead.trimEnd().length, { type: 'keyword', keyword: 'in' });
      const start = this.at;
      const length =
        lead !== undefined && start > found.index ? found[0].length - lead.length : found[0].length;
      if (start > found.index) this.at = found.index + lead!.length;
      return this.node(length, cap ?? node);
    }
    return false;
  }

  private rectangle(): boolean {
    const found = readRectangle(this.plain, this.at);
    return found !== undefined && this.put(found.length, found.token);
  }
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSmall = (code: number): boolean => code >= 0x61 && code <= 0x7a;
/** A digit, a sign or a small letter. */
const mayBegin = (code: number): boolean =>
  isSmall(code) || isDigit(code) || code === 0x2b || code === 0x2d || code === 0x2212;
const joining = new RegExp(`${letter}|[\\d.]`, 'u');
/** Whether what follows is one with the letter, the digit or the point at a place. */
function isJoined(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x41) return isDigit(code) || code === 0x2e;
  return isSmall(code) || (at >= 0 && joining.test(text[at]!));
}

function toLine({ axis, degrees }: Angle): SpatialQuery | string {
  const wrong = outOfRange(axis!, degrees);
  if (wrong) return wrong;
  return axis === 'lat' ? { type: 'Parallel', lat: degrees } : { type: 'Meridian', lon: degrees };
}

/** The second angle of two, by whichever of the patterns it was found. */
function secondOf(last: RegExpExecArray): Angle | string {
  const given = Object.entries(last.groups!).flatMap(([key, value]) =>
    value === undefined ? [] : [[key.replace(/[23]$/, '2'), value] as const],
  );
  return readAngle(Object.fromEntries(given), 2);
}
