/** Features asked for by their tags as such: "amenity=cafe and outdoor_seating=yes in Monaco", "[amenity=cafe]". */

import type { Box } from '../../domain/box.ts';
import { GeoError } from '../../domain/errors.ts';
import { not, type Sign, type TagFilter } from '../../domain/tag-filter.ts';
import { safePattern } from './safe-pattern.ts';

/** Where a query by tags looks, when it says so itself. */
export type TagQueryPlace =
  | { readonly type: 'box'; readonly box: Box }
  | { readonly type: 'around'; readonly metres: number; readonly lon: number; readonly lat: number }
  | { readonly type: 'named'; readonly name: string };

export interface TagQuery {
  /** As it was written. */
  readonly text: string;
  /** Elements that are meant; all without. */
  readonly types?: readonly ('node' | 'way' | 'relation')[];
  readonly filters: readonly TagFilter[];
  readonly place?: TagQueryPlace;
}

/** Keys whose values hold texts that no index has, or not by the key. */
const unindexed =
  /^(?:name|source|note|fixme|description|wiki|website|phone|contact|addr|ref|image|url|email|ele|start_date)/;

/** The labels by which an index finds what a query asks for: its exact tags, else the keys that must be there. */
export function labelsOf({ filters }: TagQuery): string[] {
  const labels: string[] = [];
  for (const filter of filters) {
    if (filter.type === 'is' && filter.values.length === 1 && !unindexed.test(filter.key))
      labels.push(`${filter.key}=${filter.values[0]}`);
    else if ((filter.type === 'has' || filter.type === 'is') && !unindexed.test(filter.key))
      labels.push(filter.key);
    else if (filter.type === 'matches' && typeof filter.key === 'string' && !unindexed.test(filter.key))
      labels.push(filter.key);
  }
  return [...new Set(labels)];
}

const key = '[a-zA-Z_][\\w:]*';
const value = '"(?:[^"\\\\]|\\\\.)*"|[\\w*.:;/-]+';
const tag = new RegExp(
  `^\\[?\\s*(!?)\\s*(?:"(${key})"|(${key}))\\s*(?:(!=|=|!~|~|<=|>=|<|>)\\s*(${value}))?\\s*(,\\s*i)?\\s*\\]?`,
);
const conjunction = /^\s*(?:&&?|\+|and|und|et|y|with|mit)\s*(?=\[|!|[a-zA-Z_][\w:]*\s*[!=~<>])/i;
const alternative = /^\s*(?:\|\|?|or|oder|ou|o|[,;])\s*(?=\[|[a-zA-Z_][\w:]*\s*[!=~<>])/i;
const most = 20;

const unquote = (text: string) => (text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text);

const isSign = (operator: string): operator is Sign => /^[<>]=?$/.test(operator);

/** "ele>2500": a number of the tag, lengths in metres.
 * @throws GeoError `query_not_understood` for what is no number */
function numberFilter(name: string, sign: Sign, raw: string): TagFilter {
  const value = Number(raw);
  if (!Number.isFinite(value))
    throw new GeoError('query_not_understood', `“${raw}” behind “${name}${sign}” is not a number.`, {
      fix: 'Compare with a plain number, for example ele>2500 (metres).',
    });
  const measure = /^(?:ele|.*height|.*width|length|maxheight|diameter|depth)$/.test(name)
    ? 'metres'
    : 'count';
  return { type: 'number', keys: [name], sign, value, measure, said: raw };
}

/** @param operator  `=`, `!=`, `~`, `!~`, a comparison, or undefined for the key alone
 * @throws GeoError `query_not_understood` for a pattern that is none, or could take long */
export function tagFilter(
  absent: boolean,
  name: string,
  operator: string | undefined,
  raw: string | undefined,
  caseless: boolean,
): TagFilter {
  if (operator === undefined || raw === undefined) {
    const present: TagFilter = { type: 'has', key: name, no: true };
    return absent ? not(present) : present;
  }
  const wanted = unquote(raw);
  if (isSign(operator)) return numberFilter(name, operator, wanted);
  if (operator === '=' || operator === '!=') {
    const is: TagFilter =
      wanted === '*' ? { type: 'has', key: name, no: true } : { type: 'is', key: name, values: [wanted] };
    return operator === '=' ? is : not(is);
  }
  const matches: TagFilter = { type: 'matches', key: name, pattern: safePattern(wanted, caseless) };
  return operator === '~' ? matches : not(matches);
}

/** Tags at the beginning of a text, with "and" and "or" between them.
 * @returns undefined where the text does not begin with a tag; `rest` is what follows
 * @throws GeoError `query_not_understood` */
export function readTags(text: string): { queries: TagQuery[]; rest: string } | undefined {
  const begins = /^\s*(?:\[|!?[a-zA-Z_][\w:]*\s*(?:!=|=|!~|~|[<>]))/;
  if (!begins.test(text)) return undefined;
  const groups: TagFilter[][] = [[]];
  let rest = text.trim();
  for (let count = 0; count < most; count++) {
    const match = tag.exec(rest);
    if (!match) break;
    const [whole, absent, quoted, bare, operator, wanted, caseless] = match;
    groups
      .at(-1)!
      .push(tagFilter(absent === '!', (quoted ?? bare)!, operator, wanted, caseless !== undefined));
    rest = rest.slice(whole.length);
    const and = conjunction.exec(rest) ?? /^\s*(?=\[)/.exec(rest);
    if (and) {
      rest = rest.slice(and[0].length);
      continue;
    }
    const or = alternative.exec(rest);
    if (!or) break;
    rest = rest.slice(or[0].length);
    groups.push([]);
  }
  const said = text
    .trim()
    .slice(0, text.trim().length - rest.length)
    .trim();
  return { queries: groups.map((filters) => ({ text: said, filters })), rest: rest.trim() };
}
