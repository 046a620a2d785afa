/** Candidates for a name, made of places that were scored; their texts are read only when they are asked for. */

import type { Candidate, NameType, Place } from '../domain/place.ts';
import type { Gazetteer } from './gazetteer.ts';

/** A place with how well a name of it fits a reading. */
export interface Scored {
  /** The reading, as a key. */
  text: string;
  place: number;
  key: number;
  posting: number;
  similarity: number;
  edits: number;
  length: number;
  rank: number;
  method: Candidate['method'];
  depth: number;
}

export function candidateOf(gazetteer: Gazetteer, scored: Scored, confidence: number): Candidate {
  const nameType = gazetteer.typeOf(scored.posting);
  const language = gazetteer.languageOf(scored.posting);
  let place: Place | undefined;
  // Most candidates are passed over for where they lie: their texts are read only when they are asked for.
  return {
    get place() {
      place ??= gazetteer.place(scored.place);
      return place;
    },
    index: scored.place,
    get matchedName() {
      return gazetteer.posting(scored.posting).text;
    },
    nameType,
    ...(language && { language }),
    method: scored.method,
    similarity: Math.round(scored.similarity * 1e4) / 1e4,
    edits: scored.edits,
    depth: scored.depth,
    confidence,
    rank: scored.rank,
    get reasons() {
      return reasonsOf(this.place, nameType, scored.edits);
    },
  };
}

/** A candidate with another place in the order; its texts are still read only when they are asked for. */
export function reranked(candidate: Candidate, rank: number, confidence: number): Candidate {
  const { index, nameType, language, method, similarity, edits, depth } = candidate;
  return {
    get place() {
      return candidate.place;
    },
    index,
    get matchedName() {
      return candidate.matchedName;
    },
    nameType,
    ...(language !== undefined && { language }),
    method,
    similarity,
    edits,
    depth,
    confidence,
    rank,
    get reasons() {
      return candidate.reasons;
    },
  };
}

function reasonsOf({ importance, population }: Place, type: NameType, edits: number): string[] {
  const equals =
    edits === 0
      ? `${type} equals the query`
      : `${type} is ${edits} edit${edits === 1 ? '' : 's'} from the query`;
  const reasons = [equals, `importance ${importance.toFixed(2)}`];
  return population === undefined ? reasons : [...reasons, `population ${population}`];
}

/** Best first. */
export function order(best: Map<number, Scored>): Scored[] {
  return [...best.values()].sort((a, b) => b.rank - a.rank || a.place - b.place);
}
