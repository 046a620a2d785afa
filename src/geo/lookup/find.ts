/** Name → candidates: the exact folded name first; else vectors and an edit scan bring up names, string similarity,
 * kind and importance rank them, and a calibrated confidence says whether to answer at all. */

import type { Addon } from '../../../bindings/addon.d.ts';
import { Pacer } from '../../shared/run-sliced.ts';
import { fold, toKey } from '../domain/fold.ts';
import {
  type Candidate,
  countryKinds,
  type KindMask,
  maskOf,
  type NameType,
  nameTypes,
} from '../domain/place.ts';
import { candidateOf, order, type Scored } from './candidates.ts';
import { confidenceOfExact, confidenceOfFuzzy } from './confidence.ts';
import type { Gazetteer } from './gazetteer.ts';
import { standingOf, worthOf } from './importance.ts';
import { likenessOf } from './likeness.ts';
import { longNamesOf } from './long-names.ts';
import type { NameIndex } from './name-index.ts';
import { ScanTables } from './scan-tables.ts';
import { distinctSimilarity } from './similarity.ts';
import { splitGeneric } from './variants.ts';

/** One way to read the name in a query. */
export interface NameReading {
  /** Folded. */
  readonly text: string;
  /** As it was written, in lower case. */
  readonly written?: string;
  /** How much was peeled off the query to get here; a fuller reading wins a tie. */
  readonly depth: number;
  /** Kinds that the words peeled off ask for; 0 for any. */
  readonly kinds: KindMask;
}

export interface Filter {
  readonly mask: KindMask;
  /** Indexes of the only kinds wanted, where the mask also lets through others that share a bit. */
  readonly kinds?: ReadonlySet<number>;
  /** Indexes of countries, regions and cities that the place must lie in. */
  readonly within?: ReadonlySet<number>;
  /** Kinds that win a tie. */
  readonly prefer?: KindMask;
  /** Towns whose longer name begins with the one asked for, too: "Newcastle" upon Tyne. */
  readonly longer?: true;
}

export interface Finding {
  /** Best first; each place once. */
  readonly candidates: readonly Candidate[];
  /** Set when the best ones are too close to one another to choose. */
  readonly ambiguous: boolean;
}

const fuzzyImportance = 0.08;
/** A third Paris is an alternative; a name this long is none. */
const longestName = 80;
/** Readings that are looked for by likeness at most, the fullest; each is a scan of all names. */
const mostReadings = 12;
const neighbours = 24;
const scanned = 48;

const cities = maskOf(['city']);
/** Importance of a town of some 15,000 inhabitants. */
const town = 0.37;

const marks = /\p{M}/u;

/** “The seven seas”, “all oceans”: several waters, not a slip in the name of one. */
const several =
  /^(?:(?:all|both|many|few|two|three|four|five|six|seven|eight|nine|ten|\d+) )(?:oceans|seas|gulfs|bays|straits|lakes|rivers|canals)$/;

/** A name that equals a reading. */
interface Hit {
  place: number;
  key: number;
  posting: number;
  reading: NameReading;
  importance: number;
  type: NameType;
  owners: Owners;
}

/** Importance of the best places that have a name as their own. */
interface Owners {
  any: number;
  city: number;
}

/** Places that are not in the gazetteer and come before its own. */
export interface OwnPlaces {
  /** Candidates whose name equals a reading, best first. */
  exact(readings: readonly NameReading[], filter: Filter): readonly Candidate[];
  /** Whether one bears a folded name. */
  knows(folded: string): boolean;
  /** Whether a name of one begins with a key. */
  begins(key: string): boolean;
}

export interface FinderParts {
  gazetteer: Gazetteer;
  addon: () => Addon;
  nameIndex: () => Promise<NameIndex>;
  own?: OwnPlaces;
}

export class Finder {
  readonly gazetteer: Gazetteer;
  readonly own: OwnPlaces | undefined;
  private readonly parts: FinderParts;
  private tables: ScanTables | undefined;

  constructor(parts: FinderParts) {
    this.parts = parts;
    this.gazetteer = parts.gazetteer;
    this.own = parts.own;
  }

  /** Candidates whose name equals a reading, best first; empty when none does. Never waits. */
  exact(readings: readonly NameReading[], filter: Filter, limit: number): Finding {
    const { gazetteer } = this;
    const hits: Hit[] = [];
    for (const reading of readings) {
      const owners: Owners = { any: 0, city: 0 };
      if (reading.kinds !== 0 && (reading.kinds & filter.mask) === 0) continue;
      const key = gazetteer.find(toKey(reading.text));
      const longer = filter.longer ? longNamesOf(gazetteer, toKey(reading.text)) : [];
      for (const p of longer) {
        const place = gazetteer.postPlace[p]!;
        if (!this.passes(place, reading, filter)) continue;
        const importance = gazetteer.importanceOf(place);
        hits.push({ place, key: -1, posting: p, reading, importance, type: 'name', owners });
      }
      if (key < 0 || (gazetteer.keyMask[key]! & filter.mask) === 0) continue;
      for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
        const place = gazetteer.postPlace[p]!;
        if (!this.passes(place, reading, filter)) continue;
        const importance = gazetteer.importanceOf(place);
        const written = nameTypes[gazetteer.postType[p]!]!;
        const type = written === 'translation' && this.isShort(p) ? 'official' : written;
        if (type === 'name') {
          owners.any = Math.max(owners.any, importance);
          if (gazetteer.isKind(place, cities)) owners.city = Math.max(owners.city, importance);
        }
        hits.push({ place, key, posting: p, reading, importance, type, owners });
      }
    }
    const best = new Map<number, Scored>();
    const whole = hits.some((hit) => this.isWholeName(hit));
    for (const { place, key, posting, reading, importance, type, owners } of hits) {
      if (whole && reading.depth > 0) continue;
      const { text, language } = gazetteer.posting(posting);
      const small = text.toLowerCase();
      const rank = standingOf({
        importance,
        type,
        language,
        sameWords: key < 0 || small === reading.text || fold(text) === reading.text,
        sameLetters: small === reading.written,
        accented: reading.written !== undefined && marks.test(reading.written.normalize('NFD')),
        depth: reading.depth,
        asked: this.isOfKindAsked(place, type, reading, filter.prefer ?? 0),
        owner: gazetteer.isKind(place, countryKinds) ? owners.city : owners.any,
      });
      const known = best.get(place);
      if (known && known.rank >= rank) continue;
      const length = reading.text.length;
      const { depth } = reading;
      best.set(place, {
        text: reading.text,
        place,
        key,
        posting,
        similarity: 1,
        edits: 0,
        length,
        rank,
        method: 'exact',
        depth,
      });
    }
    const ordered = order(best).slice(0, limit);
    const second = ordered[1];
    const shipped = ordered.map((scored, i) =>
      candidateOf(
        gazetteer,
        scored,
        confidenceOfExact(scored.rank - (i === 0 ? (second?.rank ?? 0) : ordered[0]!.rank), scored.depth),
      ),
    );
    const own = this.own?.exact(readings, filter) ?? [];
    return {
      candidates: own.length === 0 ? shipped : [...own, ...shipped].slice(0, limit),
      ambiguous: false,
    };
  }

  /** Candidates whose name is like a reading, best first. */
  async similar(readings: readonly NameReading[], filter: Filter, limit: number): Promise<Finding> {
    if (readings.some(({ text }) => several.test(text))) return { candidates: [], ambiguous: false };
    const usable = readings
      .filter(
        ({ text, kinds }) =>
          text.length <= longestName &&
          (kinds === 0 || (kinds & filter.mask) !== 0) &&
          // “the lake” is like the name of every lake.
          splitGeneric(text)[0] !== '',
      )
      .slice(0, mostReadings);
    if (usable.length === 0) return { candidates: [], ambiguous: false };
    const index = await this.parts.nameIndex();
    const pacer = new Pacer();
    const best = new Map<number, Scored>();
    for (const reading of usable) {
      const text = toKey(reading.text);
      const methods = new Map<number, Candidate['method']>();
      for (const { key } of index.search(text, neighbours, filter.mask)) methods.set(key, 'vector');
      if (pacer.due) await pacer.pause();
      for (const key of await this.scan(text, filter.mask)) if (!methods.has(key)) methods.set(key, 'edit');
      if (pacer.due) await pacer.pause();
      for (const [key, method] of methods) this.score(key, method, text, reading, filter, best);
      if (pacer.due) await pacer.pause();
    }
    const ordered = order(best);
    const first = ordered[0];
    const second = ordered[1];
    if (!first) return { candidates: [], ambiguous: false };
    const { gazetteer } = this;
    // Niger or Nigeria: as many edits away from both, and neither clearly the one people mean.
    const ambiguous =
      second !== undefined &&
      second.key !== first.key &&
      second.edits <= first.edits &&
      first.rank - second.rank < closeCall &&
      gazetteer.importanceOf(first.place) - gazetteer.importanceOf(second.place) < farBetterKnown &&
      first.edits > 0;
    return {
      candidates: ordered.slice(0, limit).map((scored, i) => {
        const margin = i === 0 ? scored.rank - (second?.rank ?? 0) : scored.rank - first.rank;
        return candidateOf(
          gazetteer,
          scored,
          confidenceOfFuzzy(likenessOf(this.gazetteer, scored, margin, filter)),
        );
      }),
      ambiguous,
    };
  }

  private score(
    key: number,
    method: Candidate['method'],
    text: string,
    reading: NameReading,
    filter: Filter,
    best: Map<number, Scored>,
  ): void {
    const { gazetteer } = this;
    const { value, edits, length } = distinctSimilarity(text, gazetteer.keyText(key));
    if (value < 0.4) return;
    for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
      const place = gazetteer.postPlace[p]!;
      if (!this.passes(place, reading, filter)) continue;
      const { type } = gazetteer.posting(p);
      // One letter away from a code is another code; “Grampians” is no slip of “Gambians”, whatever their country.
      if (type === 'code' || (type === 'adjective' && edits > 1)) continue;
      const rank =
        value * (0.8 + 0.2 * worthOf(type)) +
        fuzzyImportance * gazetteer.importanceOf(place) +
        (filter.prefer !== undefined && gazetteer.isKind(place, filter.prefer) ? 0.1 : 0) -
        0.005 * reading.depth;
      const known = best.get(place);
      if (known && known.rank >= rank) continue;
      best.set(place, {
        text,
        place,
        key,
        posting: p,
        similarity: value,
        edits,
        length,
        rank,
        method,
        depth: reading.depth,
      });
    }
  }

  /** Keys within one or two edits: catches what the approximate index misses, and is what tells Niger from Nigeria. */
  private async scan(text: string, mask: KindMask): Promise<number[]> {
    if (text.length < 3) return [];
    this.tables ??= new ScanTables(this.gazetteer, this.parts.addon());
    return this.tables.scan(text, mask, text.length < 6 ? 1 : 2, scanned);
  }

  /** The City of London is a place of its own and not London, Wyoming County not Wyoming, La Virginia not Virginia. Who types
   * “Rome City” hardly means the village in Indiana. */
  private isWholeName({ place, reading, type, importance }: Hit): boolean {
    if (type !== 'name' || reading.depth > 0 || !reading.text.includes(' ')) return false;
    return !this.gazetteer.isKind(place, cities) || importance >= town;
  }

  /** Of a kind that the question names, or a town whose own name holds that word: “Green Bay” asks for the town as much
   * as for the bay. */
  private isOfKindAsked(place: number, type: NameType, { depth }: NameReading, asked: KindMask): boolean {
    if (asked === 0) return false;
    const { gazetteer } = this;
    return (
      gazetteer.isKind(place, asked) || (type === 'name' && depth === 0 && gazetteer.isKind(place, cities))
    );
  }

  /** Hull is Kingston upon Hull, Jerez is Jerez de la Frontera: no language is known of a part of its own name. */
  private isShort(posting: number): boolean {
    const { gazetteer } = this;
    const place = gazetteer.postPlace[posting]!;
    if (gazetteer.languageOf(posting) !== '' || !gazetteer.isKind(place, cities)) return false;
    return ` ${fold(gazetteer.nameOf(place))} `.includes(` ${fold(gazetteer.posting(posting).text)} `);
  }

  private passes(place: number, reading: NameReading, filter: Filter): boolean {
    const { gazetteer } = this;
    if (!gazetteer.isKind(place, filter.mask)) return false;
    if (filter.kinds !== undefined && !filter.kinds.has(gazetteer.kind[place]!)) return false;
    if (reading.kinds !== 0 && !gazetteer.isKind(place, reading.kinds)) return false;
    if (filter.within === undefined) return true;
    return (
      filter.within.has(gazetteer.country[place]! - 1) ||
      filter.within.has(gazetteer.region[place]! - 1) ||
      filter.within.has(gazetteer.wholeOf(place) ?? -1)
    );
  }
}

/** Rank difference under which two equally distant names are not told apart. */
const closeCall = 0.03;
/** Unless one of them is this much better known: Pennsylvania, not a town of 25,000 in Colombia called Pensilvania. */
const farBetterKnown = 0.25;
