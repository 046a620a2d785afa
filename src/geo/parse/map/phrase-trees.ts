/** What the places of a map question mean beyond the grammar of sentences: things lie in the town that is named behind them,
 * and near two things is near each. */

import { fold } from '../../domain/fold.ts';
import type { NamedPlace, SpatialQuery } from '../../domain/query.ts';
import { isCircles } from '../either-side.ts';
import type { TextSpan } from '../grid/words-with-grid.ts';

/** What belongs to a name: "the casino of Monaco". */
const belonging = / (?:of|de|du|von|vom|del|della|di|in|im) (?=\p{L})/gu;

/** "The casino of Monaco", "the airport in Girona" as "the casino, Monaco": cut before the last name, when there are words before and after. */
export function asContained(phrase: string): string | undefined {
  for (const { 0: word, index } of [...phrase.matchAll(belonging)].reverse()) {
    const name = phrase.slice(index + word.length);
    if (/^\p{L}[\p{L} -]*$/u.test(name) && /[^\d\s]/.test(phrase.slice(0, index)))
      return `${phrase.slice(0, index)}, ${name}`;
  }
  return undefined;
}

/** "Bologna station" as "station, Bologna".
 * @param isArea  whether a name is that of a town or region
 * @param isKind  whether a word names a kind of thing */
export function asThingOf(
  phrase: string,
  isArea: (name: string) => boolean,
  isKind: (word: string) => boolean,
): string | undefined {
  const words = phrase.split(' ');
  for (let last = 1; last <= 3 && last < words.length; last++) {
    const kind = words.slice(-last).join(' ');
    // "Brandenburg Gate" is a name of its own.
    if (/^\p{Lu}/u.test(kind) || !isKind(kind)) continue;
    for (let first = 1; first <= 4 && first + last <= words.length; first++) {
      const name = words.slice(-last - first, -last).join(' ');
      if (/^\p{Lu}/u.test(name) && isArea(name))
        return [...words.slice(0, -last - first), `${kind},`, name].join(' ');
    }
  }
  return undefined;
}

/** Runs of words with capital letters: "Brandenburg Gate", "Place de la Concorde". */
export function properNames(phrase: string): TextSpan[] {
  const runs = phrase.matchAll(
    /\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|du|des|del|di|della|do|da|dos|das|la|le|les|los|las|am|an der|of the|of|d'|l')[ ]?){0,3}\p{Lu}[\p{L}'’.-]*)+/gu,
  );
  return [...runs].map(({ 0: name, index }) => ({ start: index, end: index + name.length }));
}

/** Words with capital letters, joined or alone: "Languedoc-Roussillon". */
export function capitalWords(phrase: string): TextSpan[] {
  const found = phrase.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu);
  return [...found].map(({ 0: name, index }) => ({ start: index, end: index + name.length }));
}

/** "Waverley station": a name whose kind is written small and stands behind it. */
export function namedThings(phrase: string): TextSpan[] {
  const found = phrase.matchAll(
    /(?<![\p{L}\d])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3} (?:station|airport|park|square|street|road|bridge|castle|church|cathedral|hospital|university|museum|market|stadium|tower|harbour|pier|hotel|school|library)(?![\p{L}\d])/gu,
  );
  return [...found].map(({ 0: name, index }) => ({ start: index, end: index + name.length }));
}

/** Kinds in several words within a phrase: "a metro station in Lyon".
 * @param isKind  whether words name a kind of thing */
export function kindNames(phrase: string, isKind: (words: string) => boolean): TextSpan[] {
  const words = [...phrase.matchAll(/[\p{L}'’-]+/gu)];
  for (let length = 3; length > 1; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const first = words[at]!;
      const last = words[at + length - 1]!;
      const [start, end] = [first.index, last.index + last[0].length];
      const name = phrase.slice(start, end);
      if (!/\p{Lu}.*\p{Lu}/u.test(name) && isKind(name)) return [{ start, end }];
    }
  return [];
}

/** "Arc de Triomphe", "Gare du Nord", "Gare de Lyon" are one name in any language. */
const frenchName =
  /(?<![\p{L}\d])(?!(?:Nord|Süd|Ost|West)\p{L}* des )\p{Lu}[\p{L}'’-]+ (?:de la |de l['’]|des |du |de |d['’]|do |da |dos |das |del |dello |della |di )\p{Lu}[\p{L}'’-]+/gu;

export function frenchNames(phrase: string): TextSpan[] {
  return [...phrase.matchAll(frenchName)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }));
}

/** What a town has one of; not streets, squares and gates, which are called after towns elsewhere. */
const townsOwn =
  /^(?:Zoo|Tierpark|Schloss|Burg|Münster|Dom|Hauptbahnhof|Bahnhof|Flughafen|Rathaus|Universität|Uni|Oper|Opernhaus|Hafen|Altstadt|Stadtpark|Messe|Kathedrale|Fernsehturm|Stadttheater|Hauptpost)$/;
const adjective = /^(?<stem>\p{Lu}\p{L}{2,}?)(?:er|ner) (?<thing>\p{Lu}\p{L}+)$/u;

/** "Heidelberger Schloss": the thing and the town; undefined where no town is meant. */
export function townsThing(
  name: string,
  isArea: (name: string) => boolean,
): { thing: string; town: string } | undefined {
  const { stem, thing } = adjective.exec(name)?.groups ?? {};
  if (stem === undefined || thing === undefined || !townsOwn.test(thing)) return undefined;
  // "Kölner" is of Köln, and of no Köle.
  const town = [`${stem}en`, `${stem}n`, stem, `${stem}e`, `${stem}er`].find(isArea);
  return town === undefined ? undefined : { thing: thing === 'Münster' ? 'Kathedrale' : thing, town };
}

const streetBehind = 'Street|Road|Avenue|Lane|Drive|Square|Row|Terrace|Crescent|Boulevard|Alley';
const streetBefore =
  "(?:Rue|Avenue|Boulevard|Place|Quai|Carrer|Avinguda|Plaça|Calle|Avenida|Plaza|Via|Viale|Corso|Piazza)(?: (?:de la|de l'|des|du|de|del|della|dels|d'))?";
const streetName = new RegExp(
  `\\b(?:(?:\\p{Lu}[\\p{L}'’.-]* ){1,4}(?:${streetBehind})|${streetBefore} (?:\\p{Lu}[\\p{L}'’.-]*)(?: (?:(?:de la|de|du|des) )?\\p{Lu}[\\p{L}'’.-]*)?)(?![\\p{L}\\d])`,
  'gu',
);

/** Names of streets by what streets are called: "Church Street" is no church in a town called Street. */
export function streetNames(phrase: string): TextSpan[] {
  return [...phrase.matchAll(streetName)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }));
}

/** "Carrer Major of Encamp", "Gare de Lyon" are one place: where the map does not know it, the grammar takes two together. */
export function inTown(query: SpatialQuery, phrase: string): SpatialQuery {
  if (query.type === 'Buffer') {
    const of = inTown(query.of, phrase);
    return of === query.of ? query : { ...query, of };
  }
  if (query.type !== 'Union' || query.of.length !== 2) return query;
  const [thing, town] = query.of as [SpatialQuery, SpatialQuery];
  if (thing.type !== 'NamedPlace' || town.type !== 'NamedPlace') return query;
  const joined = fold(phrase).split(`${fold(thing.name)} `)[1] ?? '';
  if (!/^(?:of|de|du|des|de la|de l|von|vom|del|della|di|da|do) /.test(joined)) return query;
  return { ...thing, within: [...(thing.within ?? []), town.name, ...(town.within ?? [])] };
}

/** What its last word says to lie in a town, whatever town is called so elsewhere. */
export const isPartOfTown =
  / (?:Park|Square|Gardens?|Station|Market|Airport|Bridge|University|Museum|Castle|Cathedral|Hospital|Quarter|District|Stadium)$/;

/** "Central Park, New York" is one place: where the gazetteer does not know it, the grammar takes two together.
 * @param isIn  whether the first lies in the second */
export function byComma(
  query: SpatialQuery,
  phrase: string,
  isIn: (first: string, second: string) => boolean,
): SpatialQuery {
  if (query.type === 'Buffer' || query.type === 'Directional') {
    const of = byComma(query.of, phrase, isIn);
    return of === query.of ? query : { ...query, of };
  }
  if (query.type !== 'Union' || query.of.length !== 2) return query;
  const [thing, town] = query.of as [SpatialQuery, SpatialQuery];
  if (thing.type !== 'NamedPlace' || town.type !== 'NamedPlace' || thing.within) return query;
  if (!phrase.includes(`${thing.name}, ${town.name}`) || !isIn(thing.name, town.name)) return query;
  return { ...thing, within: [town.name, ...(town.within ?? [])] };
}

/** "Near the station in Aachen": the station lies in Aachen; what is near it may not.
 * @param isThing  whether a name is that of a thing rather than of a town or a region
 * @param isKind  whether it is a word for a kind of thing */
export function inContainer(
  query: SpatialQuery,
  phrase: string,
  isThing: (name: string) => boolean,
  isKind: (name: string) => boolean,
): SpatialQuery {
  if (query.type !== 'Intersection' || query.of.length !== 2) return query;
  const [first, container] = query.of as [SpatialQuery, SpatialQuery];
  // "The town hall of Toledo", in either order.
  if (
    first.type === 'NamedPlace' &&
    container.type === 'NamedPlace' &&
    isKind(first.name) !== isKind(container.name)
  ) {
    const [thing, town] = isKind(first.name) ? [first, container] : [container, first];
    return { ...thing, within: [...(thing.within ?? []), town.name, ...(town.within ?? [])] };
  }
  if (container.type !== 'NamedPlace') return query;
  const folded = fold(phrase);
  if (
    !new RegExp(
      ` (?:in|im|a|en|dans|auf|at) (?:[a-z]{2,3} )?${fold(container.name)}(?: (?:entfernt|weg|away|distant))?$`,
    ).test(folded)
  )
    return query;
  const within = [container.name, ...(container.within ?? [])];
  const put = (node: NamedPlace): NamedPlace =>
    node.within === undefined && isThing(node.name) ? { ...node, within } : node;
  const inner = mapPlaces(first, put);
  if (inner === first) return query;
  // North of a thing goes on for ever.
  return inner.type === 'Directional' ? { ...query, of: [inner, container] } : inner;
}

/** "Near a park and a school" is near each of them; near Nice and Cannes near either. */
export function nearEach(
  query: SpatialQuery,
  phrase: string,
  isThing: (name: string) => boolean,
  notes: string[],
): SpatialQuery {
  if (query.type !== 'Buffer' || query.of.type !== 'Union') return query;
  if (/ (?:or|oder|ou|o) /i.test(phrase)) return query;
  const { of, distance } = query;
  if (!of.of.every((member) => member.type === 'NamedPlace' && isThing(member.name))) return query;
  notes.push('near several things is read as near each of them');
  return { type: 'Intersection', of: of.of.map((member) => ({ type: 'Buffer', of: member, distance })) };
}

const isReach = ({ type }: SpatialQuery): boolean => type === 'Buffer';
const partsOf = (query: SpatialQuery, type: 'Intersection' | 'Union'): readonly SpatialQuery[] =>
  query.type === type ? query.of : [query];
const oneOf = (type: 'Intersection' | 'Union', of: readonly SpatialQuery[]): SpatialQuery =>
  of.length === 1 ? of[0]! : { type, of };

/** What a place has to be in, with its reaches as one sum. */
function addedUp(query: SpatialQuery): readonly SpatialQuery[] {
  const parts = partsOf(query, 'Intersection').flatMap((one) =>
    isCircles(one) ? partsOf(one, 'Intersection') : [one],
  );
  const reaches = parts.filter(isReach);
  if (reaches.length < 2) return partsOf(query, 'Intersection');
  return [{ type: 'Union', of: reaches }, ...parts.filter((one) => !isReach(one))];
}

/** "Within 300 m of a supermarket and within 200 m of a hotel in Nice" asks for both at once, "or" for either, and the town
 * bounds all of them; "near a station in Nice and Cannes" asks for what is near one in either town. The grammar, which draws
 * areas, adds them up.
 * @param isThing  whether a name is that of a thing rather than of a town or a region */
export function bothReaches(
  query: SpatialQuery,
  phrase: string,
  isThing: (name: string) => boolean,
): SpatialQuery {
  const outer = addedUp(query);
  const sum = outer.find(({ type }) => type === 'Union');
  if (sum?.type !== 'Union') return query;
  const members = sum.of.map((one) => partsOf(one, 'Intersection'));
  const [first, ...others] = members as [readonly SpatialQuery[], ...(readonly SpatialQuery[])[]];
  const isTown = (one: SpatialQuery) => one.type === 'NamedPlace' && !isThing(one.name);
  if (first.some(isReach) && first.some(isTown) && others.every((parts) => parts.every(isTown)))
    return {
      type: 'Intersection',
      of: [
        ...first.filter((one) => !isTown(one)),
        { type: 'Union', of: [...first.filter(isTown), ...others.flat()] },
      ],
    };
  const bounds = [...outer.filter((one) => one !== sum), ...members.flat().filter((one) => !isReach(one))];
  const isEither = / (?:or|oder|ou|o) /i.test(phrase);
  const reaches = members.map((parts) => parts.filter(isReach)).filter((parts) => parts.length > 0);
  // "In Ulm and near the station" is one place, "in Nice and near Cannes" are two.
  const isOfThing = (one: SpatialQuery) =>
    one.type === 'Buffer' && one.of.type === 'NamedPlace' && isThing(one.of.name);
  const isBounded =
    reaches.length === members.length || (!isEither && reaches.length > 0 && reaches.flat().every(isOfThing));
  if (bounds.length > 1 || !isBounded) return query;
  const both = isEither
    ? oneOf(
        'Union',
        reaches.map((parts) => oneOf('Intersection', parts)),
      )
    : oneOf('Intersection', reaches.flat());
  return oneOf('Intersection', [both, ...bounds]);
}

/** The two names of a list that has no more than a comma between them: "Bath, Bristol". */
export function commaPair(query: SpatialQuery, phrase: string): readonly [string, string] | undefined {
  if (query.type !== 'Union' || query.of.length !== 2) return undefined;
  const [first, second] = query.of as [SpatialQuery, SpatialQuery];
  if (first.type !== 'NamedPlace' || second.type !== 'NamedPlace' || first.within || second.within)
    return undefined;
  const written = [first.name, second.name].map(fold).join(' ');
  return phrase.includes(',') && fold(phrase.replace(',', ' ')) === written
    ? [first.name, second.name]
    : undefined;
}

/** The tree with its places changed; the same object where none was. */
export function mapPlaces(query: SpatialQuery, change: (node: NamedPlace) => NamedPlace): SpatialQuery {
  switch (query.type) {
    case 'NamedPlace':
      return change(query);
    case 'Buffer':
    case 'Directional': {
      const of = mapPlaces(query.of, change);
      return of === query.of ? query : { ...query, of };
    }
    case 'Union':
    case 'Intersection': {
      const of = query.of.map((member) => mapPlaces(member, change));
      return of.every((member, i) => member === query.of[i]) ? query : { ...query, of };
    }
    case 'Between': {
      const [a, b] = [mapPlaces(query.a, change), mapPlaces(query.b, change)];
      return a === query.a && b === query.b ? query : { ...query, a, b };
    }
    default:
      return query;
  }
}

/** Things whose kind is written small and is part of their name: "place Bellecour", "canal Saint-Martin", "plaza de España". */
const smallThing = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    'place|rue|avenue|boulevard|quai|canal|pont|parc|jardin|gare|lac|château|église|cathédrale|tour|musée|hôtel|stade|port|marché',
    'plaza|calle|avenida|paseo|puente|parque|estación|castillo|iglesia|catedral|torre|museo|puerto|mercado|barrio',
  ].join(
    '|',
  )}) (?:(?:de la|de los|de las|des|du|del|de) |de l['’]|d['’])?\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’.-]*)*`,
  'gu',
);

export function smallThings(phrase: string): TextSpan[] {
  return [...phrase.matchAll(smallThing)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }));
}

/** "La gare de Lyon à Paris": a thing in one town that is called after another.
 * @param isTown  whether a name is that of a town
 * @param liesIn  whether one place lies in another */
export function calledAfter(
  query: SpatialQuery,
  phrase: string,
  isTown: (name: string) => boolean,
  liesIn: (inner: string, outer: string) => boolean,
): SpatialQuery {
  const joined = (thing: NamedPlace, town: string, more: readonly string[]): NamedPlace | undefined => {
    const [after] = thing.within ?? [];
    if (after === undefined || !isTown(after) || !isTown(town) || liesIn(fold(after), fold(town)))
      return undefined;
    const said = new RegExp(
      `${escaped(thing.name)} (?:de la |de l['’]|du |de |d['’])?${escaped(after)}(?= (?:à|en|in|a) )`,
      'u',
    ).exec(phrase)?.[0];
    return said === undefined ? undefined : { type: 'NamedPlace', name: said, within: [town, ...more] };
  };
  if (query.type === 'Intersection' && query.of.length === 2) {
    const [first, town] = query.of as [SpatialQuery, SpatialQuery];
    if (town.type !== 'NamedPlace') return query;
    const inner = mapPlaces(first, (thing) => joined(thing, town.name, town.within ?? []) ?? thing);
    return inner === first ? query : inner;
  }
  return mapPlaces(query, (thing) => {
    const [after, town, ...more] = thing.within ?? [];
    if (after === undefined || town === undefined) return thing;
    return joined({ ...thing, within: [after] }, town, more) ?? thing;
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "La estación de León": De León, which is in Texas, would be written with two capital letters. */
export const withBareTowns = (node: NamedPlace): NamedPlace =>
  node.within?.some((town) => preposition.test(town))
    ? { ...node, within: node.within.map((town) => town.replace(preposition, '')) }
    : node;

const preposition = /^del? (?=\p{Lu})/u;

const unit =
  /(?<![\p{L}\d])(?<!(?:est|ste[nmr]?|each|every|any|other|all) )(?:canton|province|department|county|state|region|prefecture|governorate|voivodeship|oblast|Kanton|Provinz|Landkreis|Kreis|Regierungsbezirk|Bundesland|Département|département|Provincia|provincia|departamento|estado|provincie|Provincie) (?:of |de la |de |du |d['’]|del |della |di |von )?(?=\p{Lu})\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/gu;

/** "The province of Siena" is a unit of that name, and no province within Siena. */
export function unitNames(phrase: string): TextSpan[] {
  return [...phrase.matchAll(unit)].map(({ 0: name, index }) => ({ start: index, end: index + name.length }));
}

/** "北京站" is one name, not Beijing and a rest. */
export function unspacedNames(phrase: string): TextSpan[] {
  const runs = phrase.matchAll(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}/gu,
  );
  return [...runs].map(({ 0: name, index }) => ({ start: index, end: index + name.length }));
}
