/** What is asked for: words → kinds of feature, with the conditions that other words put on them. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { allOf, anyOf, hasTag, isTag, not, type TagFilter } from '../../domain/tag-filter.ts';
import { isBrand } from './brands.ts';
import { cuts } from './cuts.ts';
import { describing } from './describing.ts';
import { isFrenchStreet, streetByName } from './french-streets.ts';
import { readHonoured } from './honoured.ts';
import { nameHolds } from './kind-name.ts';
import { bearingName } from './naming.ts';
import { ownerIn } from './owners.ts';
import { townsThing } from './phrase-trees.ts';
import { withoutChoice } from './praise.ts';
import { SubjectReader } from './subject-reader.ts';
import { isCalledAfter, titleOf } from './titles.ts';
import type { FeatureKind } from './vocabulary.ts';
import type { Known, Subject, Wanted } from './wanted.ts';
import { fits, lacking } from './where-fits.ts';

/** "Restaurants in Monaco but not fast food" */
const butNot =
  /^(?<before>.+?)(?: gibt es| are there| hay| y a-t-il)?,? (?:but (?:not|no|without)|and not|except(?: for)?|excluding|other than|apart from|aber (?:keine?|nicht)|außer|ausgenommen|sauf|mais pas|excepto|pero no) (?<what>[\p{L}' -]+?)(?:,?(?<rest> (?:in|near|within|around|at|on|im|bei|um|à|dans|en) .+))?$/iu;
/** "Cafés that are not Starbucks" */
const notChain =
  /^(?<before>.+?),? (?:(?:that|which) (?:are|is)(?: not|n't| no)|die (?:nicht|keine?)|qui ne (?:sont|soient) pas(?: des?| une?)?|que no (?:sean?|son)(?: una?)?) (?<what>\p{Lu}[\p{L}'’& -]*?)(?: sind)?(?:,?(?<rest> (?:in|near|within|around|at|on|im|bei|um|à|dans|en) .+))?$/u;
/** "Italian ones", "italienischen (Restaurants)" */
const sorts =
  /^(?:the |die |den |les |los |las )?(?<sort>[\p{L}-]+)(?: (?:ones|kinds?|sorts?|restaurants?))?$/iu;
const ones = / (?:ones|kinds?|sorts?|restaurants?)$/i;
/** "Everything named Casino" */
const everything =
  /^(?:everything|anything|(?:all |any )?(?:things?|features?|objects?|places?)|alles|(?:alle )?(?:objekte|orte)|tout|todo)(?: |$)/i;
/** The question says what they are called; a text that is no kind is a name; it may be one where it is written as one, in
 * one word or in two at least. */
export type Naming = 'said' | 'perhaps' | 'title' | 'house title' | 'long title';

/** Yields between steps of a few milliseconds at most.
 * @param named  whether the question says what they are called, or a text that is no kind may be a name
 * @throws GeoError `query_not_understood` naming the words, with the nearest known */
export function* readSubject(text: string, known: Known, named?: Naming): Generator<void, Subject> {
  const notes: string[] = [];
  const whatever = named === 'said' ? everything.exec(text) : null;
  if (whatever) {
    const where = text.slice(whatever[0].length);
    return { wanted: [{ kinds: [], filters: [], words: [] }], ...(where !== '' && { where }), notes };
  }
  const chain = notChain.exec(text)?.groups;
  const except = chain && isBrand(fold(chain.what!).split(' ')) ? chain : butNot.exec(text)?.groups;
  const left = except && lookUpKinds(known, except.what!);
  if (left && isHad(text, except, left, known))
    throw notUnderstood({ subject: text }, new SubjectReader(known, notes), known);
  if (except && !left) {
    const subject = yield* withoutSort(text, except, known, named);
    if (subject) return subject;
  }
  if (except && left) {
    const subject = yield* readSubject(`${except.before}${except.rest ?? ''}`, known, named);
    const wanted = subject.wanted.map((one) => ({ ...one, filters: [...one.filters, not(bearing(left))] }));
    return { ...subject, wanted };
  }
  if (except && /^\p{Lu}/u.test(except.what!) && isBorne(except.what!, known)) {
    const subject = yield* readSubject(`${except.before}${except.rest ?? ''}`, known, named);
    const others = not(bearingName(except.what!));
    return {
      ...subject,
      wanted: subject.wanted.map((one) => ({ ...one, filters: [...one.filters, others] })),
    };
  }
  const honoured = readHonoured(text, (name) => known.isArea(name));
  const memorials = honoured && lookUpKinds(known, honoured.things);
  if (honoured && memorials) {
    const { who, where, filter } = honoured;
    notes.push(
      `of whom it shows or honours the map tells by its name, its subject or its inscription: those with “${who}” are taken`,
    );
    return { wanted: [{ kinds: memorials, filters: [filter], words: [] }], ...(where && { where }), notes };
  }
  const readings = [...cuts(text)];
  const [whole, ...cut] = readings as [{ subject: string }, ...typeof readings];
  const split = cut.filter(
    ({ where }) => where === undefined || !(lacking.test(where) || isSort(where, known)),
  );
  const reader = new SubjectReader(known, notes);
  const plain = reader.kinds(whole.subject);
  if (plain) return { wanted: plain, notes };
  const street = streetByName(readings, known.isArea, (words) => known.lookUp.bears(words, false));
  if (street) return { ...street, notes };
  // "Città del Messico" is no town in Mexico.
  if (named !== undefined && ofName.test(whole.subject) && known.isArea(whole.subject))
    return namedArea(whole.subject, notes);
  // The longest bridge of Bordeaux is one of several.
  const called = named === undefined ? undefined : calledAfter(readings, known, reader);
  if (called) return { ...called, notes: [...notes, ...called.notes] };
  // "Drehkreuz in voller Höhe" is a kind, of which the last words are no place.
  const longest = split.findLast(({ subject }) => subject.includes(' ') && known.lookUp.isName(subject));
  for (const { subject, where } of longest ? [longest, ...split] : split) {
    yield;
    const wanted = reader.modified(subject);
    if (!wanted || !fits(wanted, where) || isTitled(subject, where, known)) continue;
    const run = ownerIn(
      where,
      wanted,
      (name) => known.isPlace(name) || lookUpKinds(known, name) !== undefined,
    );
    if (!run) return { wanted, ...(where !== undefined && { where }), notes };
    notes.push(`“${run.owner}” is not a known place: it was read as the name of who runs them`);
    const words = fold(run.owner).split(' ');
    return { wanted: wanted.map((one) => ({ ...one, words })), where: run.rest, notes };
  }
  yield;
  // "The Hotel Hermitage" is one hotel of that name, wherever else there is a place so called.
  const house = named === 'house title' ? yield* readTitle([...split, whole], known, named) : undefined;
  if (house) return { ...house, notes: [...notes, ...house.notes] };
  // "Monaco hotels", "hotels Monaco"
  const beside = yield* reader.withArea(whole.subject);
  if (beside) return { ...beside, notes };
  const modified = reader.modified(whole.subject);
  if (modified) return { wanted: modified, notes };
  // A name or a brand without a kind: "Carrefour in Monaco", "the Hôtel de Paris".
  for (const { subject, where } of [whole, ...split] as readonly { subject: string; where?: string }[]) {
    yield;
    if (isTitled(subject, where, known)) continue;
    if (isFrenchName(subject, where)) continue;
    const wanted =
      reader.borne(subject) ?? reader.listed(subject, (part) => reader.kinds(part) ?? reader.borne(part));
    if (wanted) return { wanted, ...(where !== undefined && { where }), notes };
  }
  for (const { subject, where } of [...split, whole] as readonly { subject: string; where?: string }[]) {
    yield;
    const wanted = isTitled(subject, where, known) ? undefined : reader.corrected(subject);
    if (wanted && fits(wanted, where)) return { wanted, ...(where !== undefined && { where }), notes };
  }
  const mended = yield* reader.withArea(whole.subject, true);
  if (mended) return { ...mended, notes };
  if (named === 'perhaps' && /^\p{Lu}/u.test(text))
    return { wanted: [{ kinds: [], filters: [], words: fold(text).split(' ') }], notes };
  const titled = named?.endsWith('title') ? yield* readTitle([...split, whole], known, named) : undefined;
  if (titled) return { ...titled, notes: [...notes, ...titled.notes] };
  throw notUnderstood(split[0] ?? whole, reader, known);
}

/** Whether it is the name of a chain, or something here bears it and it is no place. */
const isBorne = (name: string, { lookUp, isArea }: Known): boolean =>
  isBrand(fold(name).split(' ')) ||
  ((!isArea(name) || /^\p{Lu}{2,5}$/u.test(name)) && lookUp.bears(fold(name).split(' '), false));

/** "Hotels but no pool" are those without one, and no others than pools: what is left out has another key. */
function isHad(
  text: string,
  { before, what }: Readonly<Record<string, string | undefined>>,
  left: readonly FeatureKind[],
  known: Known,
): boolean {
  if (!/ (?:but (?:no|without)|aber keine?) /i.test(text) || known.lookUp.vocabulary.isPlural(what!))
    return false;
  const keys = (kinds: readonly FeatureKind[]) =>
    kinds.flatMap(({ labels }) => labels.map((label) => label.split('=')[0]));
  const own = before === undefined ? undefined : lookUpKinds(known, before);
  return own !== undefined && !keys(left).some((key) => keys(own).includes(key));
}

/** "London Bridge" is one bridge of that name, and not those in London; a "Water Tower" is a kind, as is a "Wooden Bridge" where
 * nothing is called that. */
function calledAfter(
  parts: readonly { subject: string; where?: string }[],
  known: Known,
  reader: SubjectReader,
): Subject | undefined {
  for (const { subject, where } of parts) {
    if (!isCalledAfter(subject) || (where !== undefined && !/^(?:in|im|à|en|a) /.test(where))) continue;
    const title = subject.replace(/^(?:the|le|la|el|il) /i, '');
    const words = fold(title).split(' ');
    if (known.lookUp.isName(title) || (!known.lookUp.bears(words, false) && reader.modified(title))) continue;
    const { kinds, foreign } = known.lookUp.read(words.at(-1)!);
    const ofKind = kinds.length > 0 && !foreign ? [{ kinds, filters: [], words: words.slice(0, -1) }] : [];
    return {
      wanted: [{ kinds: [], filters: [], words }, ...ofKind],
      ...(where !== undefined && { where }),
      notes: [`“${title}” is read as the name of one thing`],
    };
  }
  return undefined;
}

/** "Stations de tram à Nice", "fuentes de piedra": without an article a noun behind "de" says what sort, not where. */
function isSort(where: string, known: Known): boolean {
  const [, noun, more = ''] =
    /^(?:de |d['’] ?)(?!la |los |las |l['’]|chez )(\p{Ll}[\p{L}'’-]*)((?: \p{L}[\p{L}'’-]*)?)/u.exec(where) ??
    [];
  return noun !== undefined && !known.isArea(noun) && !known.isArea(noun + more);
}

/** What begins French names of things: in a question in another language they are names, though the word is known. */
const frenchThing =
  /(?:^| )(?:Musée|Palais|Gare|Place|Jardin|Parc|Hôtel|Théâtre|Église|Cathédrale|Pont|Porte|Tour|Arc|Château|Bois|Cimetière|Café|Université|Bibliothèque|Mairie|Opéra|Stade|Lycée|École|Collège|Maison|Abbaye|Chapelle|Basilique|Fontaine|Marché|Quai|Hôpital|Institut|Centre|Galerie|Cité)$/;

/** "Gare de Lyon" names one thing. */
const isFrenchName = (subject: string, where: string | undefined): boolean =>
  where !== undefined &&
  /^(?:de|du|des|d['’]) ?(?:la |l['’])?\p{Lu}/u.test(where) &&
  /\p{Lu}\p{L}+$/u.test(subject);

/** "Palace of Holyroodhouse" is one name where nothing is called Holyroodhouse. */
function isTitled(subject: string, where: string | undefined, known: Known): boolean {
  if (isFrenchStreet(subject, where)) return true;
  const rest =
    where === undefined
      ? undefined
      : /^(?:of|de|du|des|d['’]) ?(?:the |la |l['’])?(\p{Lu}.*)$/u.exec(where)?.[1];
  if (rest === undefined || !/^\p{Lu}/u.test(subject) || known.lookUp.vocabulary.isPlural(subject))
    return false;
  if (isBrand(fold(`${subject} ${where!.split(/,| (?:in|near|at|on) /)[0]}`).split(' '))) return true;
  // "Musée d'Orsay" is no museum in Orsay.
  if (!known.french && frenchThing.test(subject)) return true;
  const place = rest.split(/,| (?:in|near|at|on) /)[0]!;
  return !known.isArea(place) && known.country(place) === undefined;
}

/** A thing by its name, and the place behind it; a town or a region is looked for among places. */
function* readTitle(
  parts: readonly { subject: string; where?: string }[],
  known: Known,
  named: Naming | undefined,
): Generator<void, Subject | undefined> {
  for (const { subject, where } of parts) {
    yield;
    // Behind "of" stands the rest of a name.
    if (where !== undefined && /^(?:of|de|du|des|della?|di|von|der|d['’]) ?/.test(where)) continue;
    // Who writes a name with its capital letter writes the place so.
    if (where !== undefined && !/[\p{Lu}\d]/u.test(where) && !holdsKind(where, known)) continue;
    const there = where === undefined ? nameAndTown(subject, known) : undefined;
    if (there) return there;
    const own = where === undefined ? townsThing(subject, (town) => known.isArea(town)) : undefined;
    const kinds = own ? known.lookUp.read(own.thing).kinds : [];
    if (own && kinds.length > 0)
      return { wanted: [{ kinds, filters: [], words: [] }], where: `in ${own.town}`, notes: [] };
    const kind = ofKind(subject, known);
    const title = titleOf(subject, named !== 'long title' || kind !== undefined) ?? (kind && subject);
    if (
      title === undefined ||
      joinsKind(title, known) ||
      isOfCountry(title, known) ||
      endsInKind(title, known)
    )
      continue;
    const words = fold(title).split(' ');
    const isPlace = where === undefined && known.hasLength !== true && known.isArea(title);
    const note = isPlace
      ? `“${title}” is read as the name of a place`
      : `“${title}” is not a kind of feature: it was read as a name, brand or operator`;
    const wanted = [
      { kinds: isPlace ? places : [], filters: [], words },
      ...(kind && !isPlace ? [kind] : []),
    ];
    return { wanted, ...(where !== undefined && { where }), notes: [note] };
  }
  return undefined;
}

/** "Louis Vuitton Monaco": a name that something bears, and the town behind it that is no part of it. */
function nameAndTown(subject: string, { lookUp, isArea }: Known): Subject | undefined {
  const words = subject.split(' ');
  const folded = fold(subject).split(' ');
  if (words.length < 2 || words.length !== folded.length || lookUp.bears(folded, false)) return undefined;
  for (let at = 1; at < words.length; at++) {
    const town = words.slice(at).join(' ');
    const name = folded.slice(0, at);
    if (name.join('').length < leastName || !isArea(town) || isArea(words.slice(0, at).join(' '))) continue;
    if (lookUp.isName(name.join(' ')) || !lookUp.bears(name, false)) continue;
    return { wanted: [{ kinds: [], filters: [], words: name }], where: `in ${town}`, notes: [] };
  }
  return undefined;
}

/** Letters of a name at least. */
const leastName = 4;

/** "Werbetafeln und Museen" are two kinds, of which one is not known. */
const joinsKind = (title: string, { lookUp }: Known): boolean =>
  title
    .split(/ (?:und|oder|and|or|et|ou|y|o) /)
    .some((part, _, parts) => parts.length > 1 && lookUp.isName(part) && lookUp.vocabulary.isPlural(part));

/** "Swiss banks", "Italian cash machines": of the country, which no tag of theirs says, and no name. */
function isOfCountry(title: string, known: Known): boolean {
  const [first, ...rest] = title.split(' ');
  const things = rest.join(' ');
  return (
    known.country(first!) !== undefined &&
    known.lookUp.vocabulary.isPlural(things) &&
    known.lookUp.isName(things)
  );
}

/** "Basel am Bahnhof Cafés" are cafés somewhere, and no name of many words; "Namenlose Restaurants" are some of a sort, where
 * nothing is called that. */
const endsInKind = (title: string, { lookUp }: Known): boolean => {
  const words = title.split(' ');
  const last = words.at(-1)!;
  if (words.length < 2 || !lookUp.vocabulary.isPlural(last) || !lookUp.isName(last)) return false;
  return words.length > 3 || !lookUp.bears(fold(title).split(' '), false);
};

/** Whether the place is a thing by its kind: "near the station". */
const holdsKind = (where: string, known: Known): boolean =>
  where.split(' ').some((word) => lookUpKinds(known, word) !== undefined || known.isArea(word));

/** "Hotel Ritz", "hotel Ritz", "Eiffel Tower": a kind with the rest of its name. */
function ofKind(subject: string, known: Known): Wanted | undefined {
  const all = subject.replace(/^(?:the|der|die|das|den|dem|le|la) /i, '').split(' ');
  if (all.length < 2) return undefined;
  for (const [word, rest] of [
    [all[0]!, all.slice(1)],
    [all.at(-1)!, all.slice(0, -1)],
  ] as const) {
    const { kinds } = known.lookUp.read(word);
    if (kinds.length === 0 || known.lookUp.vocabulary.isPlural(word)) continue;
    if (titleOf(rest.join(' '), true) === undefined) continue;
    // "Korean barbecue" is a sort of barbecue, and no name; the "British Museum" is one.
    if (/^\p{Ll}/u.test(word) && known.country(rest.join(' ')) !== undefined) continue;
    return { kinds, filters: [], words: fold(rest.join(' ')).split(' ') };
  }
  return undefined;
}

/** A name that begins with what it is. */
const ofName =
  /^\p{Lu}[\p{L}'’-]* (?:of|de|del|della|di|du|des|do|da)(?: (?:la|las|los|the|l['’]))? ?\p{Lu}[\p{L}'’-]*$/u;

const namedArea = (name: string, notes: readonly string[]): Subject => ({
  wanted: [{ kinds: places, filters: [], words: fold(name).split(' ') }],
  notes: [...notes, `“${name}” is read as the name of a place`],
});

/** Towns and regions, by whatever says that they are one. */
export const places: readonly FeatureKind[] = ['place', 'boundary=administrative'].map((label) => ({
  name: 'place',
  labels: [label],
  point: false,
}));

/** "Restaurants in Monaco except Italian ones": those of the sort are left out.
 * @returns undefined where what is left out may be a place
 * @throws GeoError `query_not_understood` for an adjective that no tag has */
function* withoutSort(
  text: string,
  { before, what, rest }: Readonly<Record<string, string | undefined>>,
  known: Known,
  named: Naming | undefined,
): Generator<void, Subject | undefined> {
  const sort = sorts.exec(what!)?.groups?.sort;
  if (sort === undefined || known.isArea(what!)) return undefined;
  if (!ones.test(what!) && /\p{Lu}/u.test(sort)) return undefined;
  const subject = yield* readSubject(`${before}${rest ?? ''}`, known, named);
  const wanted = subject.wanted.map((one) => {
    const filter = describing(known.lookUp, fold(sort), one.kinds);
    return filter && { ...one, filters: [...one.filters, not(filter)] };
  });
  if (wanted.every((one) => one !== undefined)) return { ...subject, wanted };
  if (!ones.test(what!) && !/isch(?:e[nrsm]?)?$/.test(sort)) return undefined;
  throw new GeoError('query_not_understood', `“${what}” in “${text}” is nothing that can be left out.`, {
    fix: `Ask for all of them: “${before}${rest ?? ''}”.`,
  });
}

const lookUpKinds = ({ lookUp }: Known, text: string): readonly FeatureKind[] | undefined => {
  const { kinds } = lookUp.read(text);
  return kinds.length > 0 ? kinds : undefined;
};

/** Whether a feature is of one of the kinds. */
const bearing = (kinds: readonly FeatureKind[]): TagFilter =>
  anyOf(
    ...kinds.map(({ labels, without = [], named }) =>
      allOf(
        ...(named ? [nameHolds(named)] : []),
        ...without.map((key) => not(hasTag(key))),
        ...labels.map((label) => {
          const [key, value] = label.split('=') as [string, string?];
          return value === undefined ? hasTag(key) : isTag(key, value);
        }),
      ),
    ),
  );

/** What was understood, what not, and the nearest question that would work. */
function notUnderstood(
  { subject, where }: { subject: string; where?: string },
  reader: SubjectReader,
  { lookUp }: Known,
): GeoError {
  const { chosen, others } = withoutChoice(subject);
  if (chosen !== '' && others !== '' && reader.modified(others))
    throw new GeoError('query_not_understood', `The map does not say which ${others} are “${chosen}”.`, {
      fix: `Ask for all of them: “${[others, where].filter(Boolean).join(' ')}”.`,
    });
  const near = [
    ...new Set([
      ...lookUp.vocabulary.suggested(subject).slice(0, 2),
      ...reader.nearest(subject, 3).map(({ kind }) => kind),
    ]),
  ].slice(0, 3);
  const suggestion = near.length > 0 ? ` Did you mean ${near.map((name) => `“${name}”`).join(' or ')}?` : '';
  const understood = where === undefined ? '' : ` “${where}” was read as the place.`;
  const example = `${near[0] ?? 'parks'} ${where ?? 'in Andorra la Vella'}`;
  return new GeoError(
    'query_not_understood',
    `“${subject}” is not a known kind of map feature.${suggestion}${understood}`,
    { fix: `Name a kind of feature and an area, for example “${example}”.` },
  );
}
