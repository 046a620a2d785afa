/** Nothing that lives longer than a call grows without a bound: every Map, Set, WeakMap and growing array of the sources
 * that outlives the call that made it is listed here with what bounds it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../src', import.meta.url));

/** Made for one call, question or job, whose input is bounded, and gone with it. */
const oneCall = 'one call';

/** `file name` → what bounds it. test/shared/bounds.test.ts puts more than that into those that callers fill. */
const bounds: Readonly<Record<string, string>> = {
  'geo/atlas/layer.ts buffers': 'four buffers of at most 16 MiB (idleBuffers, longestIdle)',
  'geo/atlas/feature-ranges.ts number': 'the places of one layer’s data file',
  'geo/domain/remembered.ts kept':
    'most: 2,048 texts of at most 200 letters for each of the functions that use it',
  'geo/geometry/clean.ts clean': 'weak: goes with its outline',
  'geo/geometry/combine.ts areas': oneCall,
  'geo/geometry/combine.ts lines': oneCall,
  'geo/geometry/combine.ts points': oneCall,
  'geo/geometry/native.ts kinds': oneCall,
  'geo/geometry/native.ts sizes': oneCall,
  'geo/geometry/outline-parts.ts known': 'weak: goes with its outline',
  'geo/geometry/work.ts queue': 'questions in flight; each leaves at its deadline',
  'geo/lookup/compile.ts offsets': 'one build of the data files',
  'geo/lookup/compile.ts parts': 'one build of the data files',
  'geo/lookup/gazetteer.ts idIndex': 'the places of the gazetteer’s data file',
  'geo/lookup/scan-tables.ts parts': 'mostTables, each at most a quarter of the gazetteer',
  'geo/language-model/language-model.ts known': 'keptAnswers: 4 MiB, 500 entries',
  'geo/osm/importer.ts lenders': 'one import',
  'geo/osm/importer.ts lent': 'one import',
  'geo/osm/importer.ts problems': 'one import, 20 texts',
  'geo/osm/library.ts open': 'one entry for each store in the folder',
  'geo/places/library.ts open': 'one entry for each store in the folder',
  'geo/places/store-writer.ts kinds': 'the kinds that there are, one import',
  'geo/parse/name-source.ts remembered': 'weak: goes with the names of its question',
  'geo/parse/map/by-table/placed.ts readings': 'weak: goes with the names of its question',
  'geo/parse/map/by-table/read.ts made': 'one for each language',
  'geo/parse/map/by-table/read.ts outcomes': 'weak: goes with the names of its question',
  'geo/parse/map/honour-words.ts classes': 'the words of the source',
  'geo/parse/map/honour-words.ts forms': 'the words of the source',
  'geo/parse/map/literal-index.ts byStart': 'the patterns of the source',
  'geo/parse/map/near-names.ts shelves': 'the words of a data file that ships, by length',
  'geo/osm/node-table.ts cache': 'cachedBlocks',
  'geo/osm/node-table.ts runs': 'one import',
  'geo/osm/store-writer.ts labels': 'one import',
  'geo/osm/store.ts statements': 'statementBytes: 256 KiB of SQL',
  'geo/osm/store.ts values': 'the keys that describe, with at most 500 values each',
  'geo/parse/sets/phrases.ts beginnings': 'the words of the tables',
  'geo/parse/sets/phrases.ts compiled': 'four languages',
  'geo/parse/sets/phrases.ts meanings': 'the words of the tables',
  'geo/resolve/evaluate.ts named': oneCall,
  'geo/resolve/river-namesake.ts states': 'goes with the facts of a service',
  'geo/resolve/sets/conditions.ts itself': oneCall,
  'geo/resolve/sets/conditions.ts regions': 'weak: goes with its operand',
  'geo/resolve/sets/conditions.ts tests': oneCall,
  'geo/resolve/sets/facts.ts coastal': 'the regions of a data file that ships',
  'geo/resolve/sets/facts.ts numbers': 'the regions of a data file that ships',
  'geo/resolve/sets/facts.ts ofCountry': 'the regions of a data file that ships',
  'geo/resolve/sets/number-rows.ts at': 'the regions of a data file that ships',
  'geo/resolve/sets/inhabitants.ts made': 'weak: goes with its gazetteer',
  'geo/resolve/sets/home-cities.ts homes': oneCall,
  'geo/resolve/sets/largest-city.ts known': 'weak: goes with its table of facts',
  'geo/resolve/sets/measures.ts asked': oneCall,
  'geo/resolve/sets/measures.ts peerOfUnit': oneCall,
  'geo/resolve/sets/sets.ts answers': oneCall,
  'geo/resolve/undrawn/table.ts byName': 'the names of a table in the source',
  'geo/parse/map/overpass-ql.ts areas': oneCall,
  'geo/parse/map/overpass-ql.ts sets': oneCall,
  'geo/parse/map/plain.ts needs': 'a WeakMap: what goes with a pattern goes with it',
  'geo/parse/map/vocabulary.ts entries': 'the words of a data file that ships',
  'geo/parse/map/vocabulary.ts foreign': 'the words of a data file that ships',
  'geo/parse/map/vocabulary.ts firsts': 'the words of a data file that ships',
  'geo/parse/map/vocabulary.ts lasts': 'the words of a data file that ships',
  'geo/parse/map/vocabulary.ts middles': 'the words of a data file that ships',
  'geo/parse/grid/find-grid.ts notes': oneCall,
  'geo/parse/grid/find-grid.ts spans': oneCall,
  'geo/parse/grid/match-at.ts needs': 'a WeakMap: what goes with a pattern goes with it',
  'geo/parse/templates/pattern.ts shared': 'the phrases of one table',
  'geo/parse/templates/pattern.ts ids': 'the phrases of one table',
  'geo/parse/templates/phrase-tree.ts ids': 'the phrases of one table',
  'geo/parse/templates/phrase-tree.ts nextId': 'the phrases of one table',
  'geo/parse/templates/phrase-tree.ts roots': 'the letters that phrases of one table begin with',
  'geo/parse/told-language.ts had': oneCall,
  'geo/parse/told-language.ts known': 'one entry a language',
  'geo/resolve/known-names.ts keys': '2,048 names',
  'geo/parse/templates/asked-where.ts made': 'one entry a table',
  'geo/parse/templates/read.ts ready': 'one entry a table',
  'geo/parse/templates/reader.ts amounts': oneCall,
  'geo/parse/templates/reader.ts bests': oneCall,
  'geo/parse/templates/rules-here.ts beginning': oneCall,
  'geo/parse/templates/reader.ts distances': oneCall,
  'geo/parse/templates/rules-here.ts live': oneCall,
  'geo/parse/clauses/lexicon.ts map': 'the words of a language',
  'geo/parse/clauses/read.ts lexicons': 'one for each language',
  'geo/parse/templates/reader.ts places': oneCall,
  'geo/parse/templates/reader.ts readings': oneCall,
  'geo/parse/templates/sets.ts asked': 'weak: lives as long as the sets of one reading',
  'geo/parse/templates/sets.ts every': 'weak: lives as long as the sets of one reading',
  'geo/parse/templates/sets.ts orStates': 'weak: lives as long as the sets of one reading',
  'geo/parse/templates/sets.ts several': 'weak: lives as long as the sets of one reading',
  'geo/parse/templates/sets.ts alternatives': 'weak: lives as long as the unions of one reading',
  'geo/parse/colloquial/degrees-in-words.ts values': 'the numbers up to ninety-nine',
  'geo/parse/colloquial/short-forms.ts made': 'weak: goes with the short forms of its table',
  'geo/parse/colloquial/ways.ts made': 'weak: goes with its table',
  'geo/parse/templates/sides.ts landSides': 'weak: lives as long as the sides of one reading',
  'geo/parse/templates/vague-part.ts made': 'weak: goes with its table',
  'geo/parse/templates/text.ts edge': oneCall,
  'geo/parse/templates/text.ts from': oneCall,
  'geo/parse/templates/text.ts known': 'mostKnown',
  'geo/parse/templates/rules-here.ts open': oneCall,
  'geo/parse/templates/rules-here.ts sets': oneCall,
  'geo/parse/language/demonyms.ts said': 'the adjectives of one text',
  'geo/parse/language/demonyms.ts words': 'the words of the adjectives that ship',
  'geo/parse/language/lexicon.ts built': 'one entry a language',
  'geo/parse/request.ts readings': oneCall,
  'geo/parse/request.ts seen': oneCall,
  'geo/parse/spatial/spans.ts lengths': oneCall,
  'geo/postgis/look-ups.ts found': oneCall,
  'geo/postgis/look-ups.ts searched': oneCall,
  'geo/postgis/search-sql.ts values': oneCall,
  'geo/resolve/extracts/collector.ts kept': oneCall,
  'geo/resolve/extracts/collector.ts unsaid': oneCall,
  'geo/resolve/extracts/geocode.ts areas': oneCall,
  'geo/resolve/extracts/look-up.ts answers': oneCall,
  'geo/resolve/extracts/names-here.ts addresses': oneCall,
  'geo/resolve/extracts/names-here.ts descriptions': oneCall,
  'geo/resolve/extracts/names-here.ts importance': oneCall,
  'geo/resolve/extracts/names-here.ts kinds': oneCall,
  'geo/resolve/extracts/names-here.ts known': oneCall,
  'geo/resolve/extracts/names-here.ts notes': oneCall,
  'geo/resolve/extracts/opening-hours.ts read': oneCall,
  'geo/resolve/extracts/places.ts ownNotes': oneCall,
  'geo/resolve/extracts/places.ts readings': oneCall,
  'geo/resolve/shapes.ts areas': 'a number for each place with an outline in the data files',
  'geo/resolve/shapes.ts cache': 'cacheVertices, 16 bytes each',
  'geo/domain/fold.ts known': 'mostKnown',
  'geo/geometry/between-lines.ts known': 'the pieces of the geometries of one call',
  'geo/geometry/level-set.ts crossings': 'the edges of the grid of one call',
  'geo/resolve/evaluate.ts locals': 'held weakly: the nodes of one query',
  'geo/resolve/evaluate.ts notes': 'one answer, a note for each node of its query',
  'geo/resolve/evaluate.ts places': oneCall,
  'geo/tiles/base-map.ts kept': 'keptBytes: 8 MiB',
  'geo/upstream/polite-client.ts cache': 'cacheBytes and cacheEntries',
  'geo/upstream/polite-client.ts pending': 'maxWaiting requests',
  'http/answer-watch.ts #sockets': 'open connections, which maxConnections bounds',
  'http/ceiling.ts #held': 'names with something in flight; each leaves with its last',
  'http/connections.ts #refused': 'weak: goes with its socket',
  'http/tabular/manifest.ts #fields': 'one part of one manifest',
  'http/tabular/manifest.ts #parts': 'the manifest, 1 KiB for each planned part',
  'screen/map/answer-layers.ts features': 'the answers on the map',
  'screen/map/exports.ts points': oneCall,
  'shared/asked-thread.ts #pending': 'questions in flight, which maxRequestsPerKey bounds',
  'http/held-answers.ts #held': 'maxHeldAnswerBytes, 64 KiB at least for each entry',
  'http/keys.ts recent': 'recentKeyBytes: 4 MiB',
  'http/shared-keys.ts recent': 'recentBytes: 4 MiB',
  'http/serve.ts exact': 'the paths of the mounts',
  'http/serve.ts prefixes': 'the paths of the mounts',
  'http/tabular/wire.ts jobTexts':
    'goes with the job, which the store’s rememberedBytes bounds, text included',
  'shared/bounded-cache.ts #entries': 'maxBytes and maxEntries of whoever makes it',
  'pictures/spread.ts rows': 'the classes of one prediction',
  'screen/console/table/source.ts #columns': 'one file',
  'screen/console/table/thread.ts pending': 'calls in flight',
  'screen/console/table/worker.ts tables': 'two tables; a new one replaces that of its slot',
  'shared/batch.ts waiting': 'maxWaiting and maxWaitingBytes: 10,000 and 64 MiB',
  'shared/settled.ts current': 'maxEntries: 10,000 names of files or objects',
  'shared/sqlite/gate.ts line': 'maxWaiting and maxBytes: 10,000 and 64 MiB',
  'tabular/domain/target.ts counts': oneCall,
  'tabular/csv/fixed-width.ts starts': oneCall,
  'tabular/csv/table-from-csv.ts notes': oneCall,
  'geo/domain/division-languages.ts languages': 'the divisions of three countries',
  'geo/resolve/sets/border-distance.ts known': oneCall,
  'tabular/domain/boolean-words.ts meanings': 'two words a language',
  'tabular/domain/boolean-words.ts ofLetters': 'three pairs of letters',
  'tabular/domain/month-names.ts names': 'the months of twenty languages',
  'tabular/domain/target.ts #codeOf': oneCall,
  'tabular/drivers/fs/files.ts paths': 'one entry for each file that is being written',
  'tabular/drivers/fs/files.ts tails': 'one entry for each key with a task in flight',
  'tabular/drivers/fs/local.ts checked': 'checkedBytes: 1 MiB',
  'tabular/drivers/sqlite/liveness.ts held': 'one entry for each worker of this process',
  'tabular/drivers/sqlite/read-job.ts remembered': 'rememberedBytes: 16 MiB',
  'tabular/observe/observe-calls.ts own': 'the methods of one port',
  'tabular/observe/observed.ts held': 'jobs that this process has claimed',
  'tabular/engine/blend/fit-blend.ts validated': oneCall,
  'tabular/engine/forecast/backtest.ts #actual': oneCall,
  'tabular/engine/forecast/backtest.ts #itemIds': oneCall,
  'tabular/engine/forecast/backtest.ts #mean': oneCall,
  'tabular/engine/forecast/backtest.ts #origins': oneCall,
  'tabular/engine/forecast/backtest.ts #quantiles': oneCall,
  'tabular/engine/forecast/backtest.ts #timestamps': oneCall,
  'tabular/engine/forecast/blend.ts kept': oneCall,
  'tabular/engine/forecast/explain.ts decompositions': oneCall,
  'tabular/engine/forecast/features.ts along': oneCall,
  'tabular/engine/forecast/features.ts categorical': oneCall,
  'tabular/engine/forecast/features.ts names': oneCall,
  'tabular/engine/forecast/features.ts times': oneCall,
  'tabular/engine/forecast/holidays.ts years': oneCall,
  'tabular/engine/explain.ts knownImportance': 'weak: goes with its model',
  'tabular/engine/in-context/network.ts contexts': 'weak: goes with the state of its model',
  'tabular/engine/members/in-context-member.ts known': 'goes with the frame, which is one call’s',
  'tabular/engine/pack.ts arrays': oneCall,
  'tabular/engine/runtime/client.ts #pending': 'calls in flight',
  'tabular/engine/runtime/worker.ts models':
    'models that the caller holds open; the service’s by contexts.warm and warmBytes',
  'tabular/files/parquet-groups.ts parts': 'the columns of one group of rows',
  'tabular/jobs/context-models.ts entries': 'contexts.warm models and contexts.warmBytes of artifacts',
  'tabular/jobs/worker.ts held': 'worker.concurrency, and maxWaiting jobs that wait for the disk',
  'tabular/jobs/worker.ts running': 'as held',
  'tabular/report/svg-document.ts #attributes': 'one picture',
  'tabular/report/svg-document.ts #styles': 'one picture',
  'tabular/service.ts waiting': 'calls of wait in flight',
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* childrenOf(node: Node): Generator<[string, Node]> {
  for (const [key, value] of Object.entries(node)) {
    if (isNode(value)) yield [key, value];
    else if (Array.isArray(value)) for (const member of value) if (isNode(member)) yield [key, member];
  }
}

const functions = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const collections = /^(?:Map|Set|WeakMap|WeakSet|BoundedCache)$/;
const growing = /^(?:set|add|push|unshift)$/;

/** A collection that can grow: `new Map(…)`, `[]`, `{}`. */
function isCollection(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'NewExpression') return collections.test(String((node.callee as Node).name));
  if (node.type === 'TSAsExpression') return isCollection(node.expression);
  return (
    (node.type === 'ArrayExpression' && (node.elements as unknown[]).length === 0) ||
    (node.type === 'ObjectExpression' && (node.properties as unknown[]).length === 0)
  );
}

/** The name of what is looked at: `x` of `x`, `#x` of `this.#x`, `x` of `this.x`. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'PrivateIdentifier') return `#${node.name}`;
  if (node.type === 'TSNonNullExpression') return nameOf(node.expression);
  if (node.type === 'MemberExpression' && (node.object as Node).type === 'ThisExpression')
    return nameOf(node.property);
  return undefined;
}

/** A collection or a function that has a name. */
interface Named {
  readonly name: string;
  readonly collection: boolean;
  /** Functions around its declaration. */
  readonly depth: number;
  grows: boolean;
  /** May be used after the call that made it has returned. */
  escapes: boolean;
  /** Functions in which it is used, those around its declaration left out. */
  readonly usedIn: Inner[][];
}

/** A function within others. */
interface Inner {
  /** Null for one that is handed to somebody who may keep it: returned, a method, a property. */
  readonly named: Named | null;
  /** Only given to a call, as in `rows.map((row) => …)`. */
  readonly handed: boolean;
}

/** Collections of a file that outlive the call that makes them and that something is put into. */
function longLived(text: string, lang: 'ts' | 'tsx' = 'ts'): string[] {
  const all: Named[] = [];
  const scopes: Map<string, Named | null>[] = [new Map()];
  const fields = new Map<string, Named>();
  const around: Inner[] = [];

  function add(name: string, collection: boolean, escapes = around.length === 0): Named {
    const named = { name, collection, depth: around.length, grows: false, escapes, usedIn: [] };
    all.push(named);
    return named;
  }

  const lookUp = (name: string) => scopes.findLast((scope) => scope.has(name))?.get(name);

  /** Names of a function are known before what uses them is looked at. */
  function declareAll(node: Node): void {
    const scope = scopes.at(-1)!;
    for (const [, child] of childrenOf(node)) {
      const name = nameOf(child.type === 'PropertyDefinition' ? child.key : child.id);
      const value = child.type === 'PropertyDefinition' ? child.value : child.init;
      if (name !== undefined && child.type === 'FunctionDeclaration')
        scope.set(name, add(name, false, false));
      if (name !== undefined && child.type === 'VariableDeclarator') {
        const isFunction = isNode(value) && functions.test(value.type);
        const kept = isCollection(value) ? add(name, true) : isFunction ? add(name, false, false) : null;
        scope.set(name, kept);
      }
      if (name !== undefined && child.type === 'PropertyDefinition' && isCollection(value)) {
        fields.set(name, add(name, true, true));
      }
      if (!functions.test(child.type)) declareAll(child);
    }
  }

  function use(target: unknown, how: 'read' | 'grow'): void {
    const name = nameOf(target);
    if (name === undefined) return;
    const named = (target as Node).type === 'MemberExpression' ? fields.get(name) : lookUp(name);
    if (!named) return;
    if (how === 'grow') named.grows = true;
    named.usedIn.push(around.slice(named.depth));
  }

  function enter(node: Node, parent: Node | null, key: string): void {
    const own = nameOf(node.type === 'FunctionDeclaration' ? node.id : key === 'init' ? parent?.id : null);
    const named = own === undefined ? null : (lookUp(own) ?? null);
    around.push({ named, handed: parent?.type === 'CallExpression' && key === 'arguments' });
    scopes.push(new Map());
    for (const parameter of node.params as Node[]) {
      const name = nameOf(parameter);
      if (name !== undefined) scopes.at(-1)!.set(name, null);
    }
    declareAll(node);
  }

  function visit(node: Node, parent: Node | null, key: string): void {
    const inner = functions.test(node.type);
    if (inner) enter(node, parent, key);
    const { callee, left, right } = node as { callee?: Node; left?: Node; right?: Node };
    if (node.type === 'CallExpression' && callee?.type === 'MemberExpression') {
      if (growing.test(String((callee.property as Node).name))) use(callee.object, 'grow');
    }
    if (node.type === 'AssignmentExpression') {
      if (left?.type === 'MemberExpression' && left.computed) use(left.object, 'grow');
      // A field that its first use or the constructor fills in.
      const name = nameOf(left);
      const makes = right?.type === 'NewExpression' && isCollection(right);
      if (makes && name !== undefined && left?.type === 'MemberExpression' && !fields.has(name)) {
        fields.set(name, { ...add(name, true, true), grows: true });
        all.at(-1)!.grows = true;
      }
    }
    if (node.type === 'Identifier') {
      use(node, 'read');
      // A function whose name is not called but passed on may be kept by whoever gets it.
      const named = lookUp(String(node.name));
      const declared = key === 'id' || key === 'key' || key === 'property';
      if (named && !named.collection && !declared && key !== 'callee') named.escapes = true;
    }
    for (const [childKey, child] of childrenOf(node)) visit(child, node, childKey);
    if (inner) {
      around.pop();
      scopes.pop();
    }
  }

  const program = parseAst(text, { lang }) as unknown as Node;
  declareAll(program);
  visit(program, null, '');
  // What an escaping function uses escapes too, until nothing changes: names only ever begin to escape.
  const outlives = ({ named, handed }: Inner) => !handed && (named === null || named.escapes);
  for (let changed = true; changed; ) {
    changed = false;
    for (const named of all) {
      if (named.escapes || !named.usedIn.some((chain) => chain.some(outlives))) continue;
      named.escapes = true;
      changed = true;
    }
  }
  return all
    .filter(({ collection, grows, escapes }) => collection && grows && escapes)
    .map(({ name }) => name);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(path) ? [path] : [];
  });
}

test('every collection that outlives a call is listed with what bounds it', () => {
  const found = sources(root).flatMap((path) =>
    [...new Set(longLived(readFileSync(path, 'utf8'), path.endsWith('x') ? 'tsx' : 'ts'))].map(
      (name) => `${relative(root, path)} ${name}`,
    ),
  );
  expect(found.sort()).toEqual(Object.keys(bounds).sort());
}, 120_000);

test('the search finds what outlives a call, and passes over what does not', () => {
  expect(longLived('const cache = new Map(); export const keep = (k) => cache.set(k, 1);')).toEqual([
    'cache',
  ]);
  expect(longLived('const names = new Set(["a"]); export const knows = (k) => names.has(k);')).toEqual([]);
  expect(longLived('class A { #kept = new Map(); put(k) { this.#kept.set(k, 1); } }')).toEqual(['#kept']);
  expect(longLived('class A { put(k) { this.kept ??= new Map(); this.kept.set(k, 1); } }')).toEqual(['kept']);
  expect(longLived('export function f() { const a = []; return { put: (x) => a.push(x) }; }')).toEqual(['a']);
  // Through a function of its own, declared after it is returned.
  const through =
    'export function f() { const a = []; return put; function put(x) { keep(x); } function keep(x) { a.push(x); } }';
  expect(longLived(through)).toEqual(['a']);
  const within =
    'export function f(rows) { const a = []; const add = (x) => a.push(x); rows.map((row) => add(row)); return a; }';
  expect(longLived(within)).toEqual([]);
});
