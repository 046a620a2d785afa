/** Overpass QL's common subset: node, way, relation, nwr with filters by tag, boxes, around, areas by name, unions and out.
 * Anything else is refused by its name.
 * @see https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL */

import { type Box, checkBox } from '../../domain/box.ts';
import { GeoError } from '../../domain/errors.ts';
import type { TagFilter } from '../../domain/tag-filter.ts';
import { safePattern } from './safe-pattern.ts';
import { type TagQuery, type TagQueryPlace, tagFilter } from './tag-query.ts';

export interface OverpassQuery {
  readonly queries: readonly TagQuery[];
  /** Features to answer with at most. */
  readonly limit?: number;
  /** "out count" */
  readonly count: boolean;
}

const elements: Readonly<Record<string, NonNullable<TagQuery['types']>>> = {
  node: ['node'],
  way: ['way'],
  relation: ['relation'],
  rel: ['relation'],
  nwr: ['node', 'way', 'relation'],
  nw: ['node', 'way'],
  nr: ['node', 'relation'],
  wr: ['way', 'relation'],
};
const mostStatements = 30;

/** Whether a text is meant as Overpass QL. */
export const isOverpass = (text: string): boolean =>
  /^\s*(?:\/\*|\/\/|\[\s*(?:out|timeout|bbox|maxsize|date|diff|adiff)\s*:|\(\s*(?:node|way|rel(?:ation)?|nwr|nw|nr|wr)\b|(?:node|way|rel(?:ation)?|nwr|nw|nr|wr|area)\s*(?:\.\w+\s*)?[[(]|\{\{geocodeArea)/.test(
    text,
  );

/** @throws GeoError `query_not_understood` naming the statement that is not read here */
export function readOverpass(text: string): OverpassQuery {
  return new Reader(plainText(text)).program();
}

/** Without comments, and with one space for each run of blanks, so that no pattern has to try them in more than one way.
 * Strings stay: "http://…" holds no comment. */
const plainText = (text: string): string =>
  text
    .replace(/"(?:[^"\\]|\\.)*"|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/[^\n]*/g, (part) =>
      part.startsWith('"') ? part : ' ',
    )
    .replace(/"(?:[^"\\]|\\.)*"|'[^']*'|\s+/g, (part) => (/^["']/.test(part) ? part : ' '));

class Reader {
  private rest: string;
  private readonly areas = new Map<string, string>();
  private readonly sets = new Map<string, readonly TagQuery[]>();
  private box: Box | undefined;
  private statements = 0;

  constructor(text: string) {
    this.rest = text.trim();
  }

  program(): OverpassQuery {
    this.settings();
    const answered: TagQuery[] = [];
    let outs = 0;
    let count = false;
    let limit: number | undefined;
    while (this.rest !== '') {
      const out = this.take(/^(?:\.(\w+)\s+)?out\b([^;]*)(?:;|$)/);
      if (!out) {
        this.statement();
        continue;
      }
      outs++;
      const [, set = '_', how = ''] = out;
      answered.push(...(this.sets.get(set) ?? []));
      for (const word of how.trim().split(/\s+/).filter(Boolean)) {
        if (/^\d+$/.test(word)) limit = Number(word);
        else if (word === 'count') count = true;
        else if (!/^(?:ids|skel|body|tags|meta|noids|geom|bb|center|asc|qt)$/.test(word))
          throw this.refuse(`out ${word}`);
      }
    }
    // A statement alone is a question too.
    const queries = outs > 0 ? [...new Set(answered)] : [...(this.sets.get('_') ?? [])];
    if (queries.length === 0)
      throw new GeoError(
        'query_not_understood',
        'The Overpass query answers with nothing: it names no node, way or relation.',
      );
    return { queries, count, ...(limit !== undefined && { limit }) };
  }

  private settings(): void {
    for (
      let found = this.take(/^\[ ?(\w+) ?: ?([^\]]*)\] ?;?/);
      found;
      found = this.take(/^\[ ?(\w+) ?: ?([^\]]*)\] ?;?/)
    ) {
      const [, name, value] = found as unknown as [string, string, string];
      if (name === 'bbox') this.box = toBox(value.split(','));
      else if (
        name === 'out' ? !/^json|^geojson|^xml/.test(value.trim()) : !/^(?:timeout|maxsize)$/.test(name)
      )
        throw this.refuse(`[${name}:${value}]`);
    }
  }

  private statement(): readonly TagQuery[] {
    if (++this.statements > mostStatements) throw this.refuse(`more than ${mostStatements} statements`);
    if (this.take(/^;/)) return [];
    // Their geometry comes with the features here: the nodes of ways need not be asked for.
    if (this.take(/^(?:\.\w+ ?)?(?:>>?|\._|\.\w+) ?(?:-> ?\.\w+ ?)?;/)) return this.sets.get('_') ?? [];
    const union = this.take(/^\(/);
    if (union) return this.union();
    const geocoded = this.take(/^\{\{geocodeArea: ?([^}]+)\}\} ?(?:-> ?\.(\w+))? ?;/);
    if (geocoded) return this.area(geocoded[1]!.trim(), geocoded[2]);
    const area = this.take(/^area\b/);
    if (area) return this.namedArea();
    const element = this.take(/^(node|way|relation|rel|nwr|nw|nr|wr)\b/);
    if (!element) throw this.refuse(this.rest.split(/[;\n]/, 1)[0]!.trim() || 'nothing');
    return this.query(element[1]!);
  }

  private union(): readonly TagQuery[] {
    const all: TagQuery[] = [];
    for (let closed = this.take(/^\)/); !closed; closed = this.take(/^\)/)) {
      if (this.rest === '') throw this.refuse('a union without its “)”');
      if (this.rest.startsWith('-')) throw this.refuse('the difference “-”');
      all.push(...this.statement());
    }
    const target = this.take(/^ ?(?:-> ?\.(\w+))? ?(?:;|$)/);
    if (!target) throw this.refuse(this.rest.split(';', 1)[0]!);
    this.sets.set(target[1] ?? '_', all);
    return all;
  }

  private area(name: string, set = '_'): readonly TagQuery[] {
    this.areas.set(set, name);
    return [];
  }

  private namedArea(): readonly TagQuery[] {
    let name: string | undefined;
    for (let part = this.filter(); part; part = this.filter()) {
      if (part.type === 'is' && /^(?:name(?::\w+)?|int_name|ISO3166-1(?::alpha2)?|ISO3166-2)$/.test(part.key))
        name ??= part.values[0];
    }
    const target = this.take(/^ ?(?:-> ?\.(\w+))? ?(?:;|$)/);
    if (name === undefined || !target) throw this.refuse('an area without [name="…"]');
    return this.area(name, target[1]);
  }

  private query(element: string): readonly TagQuery[] {
    const from = this.take(/^ ?\.\w+/);
    if (from) throw this.refuse(`${element}${from[0]}, a filter of another set`);
    const before = this.rest;
    const filters: TagFilter[] = [];
    let place: TagQueryPlace | undefined = this.box && { type: 'box', box: this.box };
    for (;;) {
      const filter = this.filter();
      if (filter) {
        filters.push(filter);
        continue;
      }
      const inside = this.take(/^ ?\(([^()]*)\)/);
      if (!inside) break;
      place = this.place(inside[1]!.trim());
    }
    const target = this.take(/^ ?(?:-> ?\.(\w+))? ?(?:;|$)/);
    if (!target) throw this.refuse(this.rest.split(';', 1)[0]!);
    if (filters.length === 0) throw this.refuse(`${element} without a filter by tag`);
    const text = `${element}${before.slice(0, before.length - this.rest.length).replace(/ ?(?:-> ?\.\w+)? ?;? ?$/, '')}`;
    const query: TagQuery = { text, types: elements[element]!, filters, ...(place && { place }) };
    this.sets.set(target[1] ?? '_', [query]);
    return [query];
  }

  private place(text: string): TagQueryPlace {
    const around = /^around ?: ?([\d.]+) ?, ?(-?[\d.]+) ?, ?(-?[\d.]+)$/.exec(text);
    if (around) {
      const [metres, lat, lon] = around.slice(1).map(Number) as [number, number, number];
      if (!(metres > 0 && Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) throw this.refuse(`(${text})`);
      return { type: 'around', metres, lat, lon };
    }
    const area = /^area(?:\.(\w+))?$/.exec(text);
    if (area) {
      const name = this.areas.get(area[1] ?? '_');
      if (name === undefined) throw this.refuse(`(${text}), an area that nothing names`);
      return { type: 'named', name };
    }
    const corners = text.split(',');
    if (corners.length === 4) return { type: 'box', box: toBox(corners) };
    if (text === '{{bbox}}') throw this.refuse('{{bbox}}: write the box, or pass the option bbox,');
    throw this.refuse(`(${text})`);
  }

  private filter(): TagFilter | undefined {
    const regular = this.take(/^ ?\[ ?~ ?"((?:[^"\\]|\\.)*)" ?~ ?"((?:[^"\\]|\\.)*)" ?(, ?i ?)?\]/);
    if (regular) {
      const caseless = regular[3] !== undefined;
      return {
        type: 'matches',
        key: safePattern(regular[1]!, caseless),
        pattern: safePattern(regular[2]!, caseless),
      };
    }
    const found = this.take(
      /^ ?\[ ?(!?) ?(?:"([^"]+)"|'([^']+)'|([\w:]+)) ?(?:(!=|=|!~|~) ?("(?:[^"\\]|\\.)*"|'[^']*'|[\w:.-]+) ?(, ?i ?)?)?\]/,
    );
    if (!found) {
      if (/^ ?\[/.test(this.rest)) throw this.refuse(`the filter ${this.rest.split(']', 1)[0]!.trim()}]`);
      return undefined;
    }
    const [, absent, quoted, single, bare, operator, value, caseless] = found;
    const raw = value?.startsWith("'") ? `"${value.slice(1, -1)}"` : value;
    return tagFilter(absent === '!', (quoted ?? single ?? bare)!, operator, raw, caseless !== undefined);
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (found) this.rest = this.rest.slice(found[0].length).trimStart();
    return found;
  }

  private refuse(what: string): GeoError {
    return new GeoError('query_not_understood', `Of Overpass QL, “${what.slice(0, 80)}” is not read here.`, {
      fix: 'Supported are node, way, relation and nwr with [key=value] filters, (south,west,north,east), (around:metres,lat,lon), (area.name), unions and out.',
    });
  }
}

/** Overpass writes south, west, north, east. */
function toBox(corners: readonly string[]): Box {
  const [south, west, north, east] = corners.map((corner) =>
    corner.trim() === '' ? Number.NaN : Number(corner),
  );
  return checkBox([west!, south!, east!, north!]);
}
