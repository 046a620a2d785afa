/** What is asked for: words → kinds of feature, with the conditions that other words put on them. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { allOf, anyOf, hasTag, isTag, not, type TagFilter } from '../../domain/tag-filter.ts';
import { wireless } from './attribute-words.ts';
import { brands, isBrand } from './brands.ts';
import { cuisines } from './cuisines.ts';
import { cuts } from './cuts.ts';
import { singulars } from './plurals.ts';
import { isChoice, praise, withoutChoice } from './praise.ts';
import type { TagQuery, TagQueryPlace } from './tag-query.ts';
import { valuesMeant } from './value-words.ts';
import type { FeatureKind, Vocabulary } from './vocabulary.ts';

/** Features of some kinds under some conditions. */
export interface Wanted {
  /** Empty for whatever bears the words. */
  readonly kinds: readonly FeatureKind[];
  readonly filters: readonly TagFilter[];
  /** Folded words of the name, brand or operator. */
  readonly words: readonly string[];
  /** Elements of OpenStreetMap that are meant; all without. */
  readonly types?: TagQuery['types'];
  /** Where these alone are looked for. */
  readonly place?: TagQueryPlace;
}

export interface Subject {
  readonly wanted: readonly Wanted[];
  /** Where, as the query says it; from a connector, or a name beside the kind: "Monaco hotels". */
  readonly where?: string;
  readonly notes: readonly string[];
}

/** What the reader of subjects asks of the data. */
export interface MapNames {
  readonly vocabulary: Vocabulary;
  /** Kinds that a phrase names, and whether only another language than English says so. */
  read(phrase: string): { readonly kinds: readonly FeatureKind[]; readonly foreign: boolean };
  /** Is this folded word part of a name, brand or operator? */
  knowsWord(word: string): boolean;
  /** Those of the keys that some feature bears with the value. */
  keysWith(keys: readonly string[], value: string): readonly string[];
  /** Does some feature bear all the folded words in one name, brand or operator, or one that begins with the first? */
  bears(words: readonly string[], first: boolean): boolean;
}

export interface Known {
  readonly lookUp: MapNames;
  /** Is this the name of an area, here or in the gazetteer? */
  isArea(name: string): boolean;
}

const fillers =
  /^(?:some|any|all|every|the|a|an|of|different|various|available|existing|located|for|with|le|la|les|los|las|el|die|der|das|places?|de|du|des|del|von|mit|avec|con|und|et|y|and)$/;
/** "Restaurants that are not Italian" */
const excluded =
  /^(?<what>.+?),? (?:(?:that|which) (?:are|is) not|other than|die nicht|qui ne sont pas|que no sean?) (?<not>[\p{L} -]+?)(?: sind| ist)?$/iu;
const sharedNoun = /^([\p{L}-]+) (?:or|and|oder|und) ([\p{L}-]+ .+)$/iu;
const having = /^(?:with|without|for|mit|ohne|für|avec|sans|pour|con|sin|para)$/;
const food = /^(?:amenity=(?:restaurant|cafe|fast_food|bar|pub|food_court|ice_cream)|shop=)/;
/** Keys whose values people put before the kind: "tennis clubs", "catholic churches", "underground parking". */
const describing = [
  'cuisine',
  'denomination',
  'religion',
  'sport',
  'parking',
  'building',
  'surface',
  'vending',
  'fuel',
  'shop',
  'tourism',
  'leisure',
  'species',
  'genus',
  'leaf_type',
  'material',
  'clothes',
  'speciality',
  'healthcare:speciality',
  'school:type',
  'artwork_type',
];
/** Words of a value of a tag, and of the name of an area, at most. */
const longestValue = 4;
const longestName = 9;
/** Letters from which a word with one slip is still that word: "kings" are no rings. */
const shortestMended = 6;
/** And one with two slips. */
const shortestTwice = 9;
/** Keys that say what a thing is: their values describe only what has the key. "Residential" is a building's use, not a
 * street's. */
const mainKeys = new Set(['building', 'shop', 'tourism', 'leisure']);
/** Whether a folded word was written in small letters. */
const isSmall = (folded: string, given: readonly string[]): boolean =>
  given.some((raw) => fold(raw) === folded && !/\p{Lu}/u.test(raw));
/** "Restaurants in Monaco but not fast food" */
const butNot =
  /^(?<before>.+?),? (?:but (?:not|no|without)|and not|except(?: for)?|excluding|other than|apart from|aber (?:keine?|nicht)|außer|ausgenommen|sauf|mais pas|excepto|pero no) (?<what>[\p{L}' -]+?)(?<rest> (?:in|near|within|around|at|on|im|bei|um|à|dans|en) .+)?$/iu;
const purpose = /^([\p{L} -]+) (?:for|für|of|von) ([\p{L}-]+)$/iu;
/** What crosses a river: of anything else "over" says something that the map does not. */
const overs = /^(?:over|across|crossing|spanning|über) /i;
const crosses =
  /^(?:bridge|man_made=(?:bridge|pipeline)|tunnel|highway|railway|power|aerialway|route|waterway=(?:dam|weir)|ford)/;
/** Behind "without" in the place stands a thing, not a place. */
const lacking = /(?:^| )(?:without|ohne|sans|sin) (?:an? |any |eine?n? |une? )?\p{Ll}/u;
/** "Everything named Casino" */
const everything =
  /^(?:everything|anything|(?:all |any )?(?:things?|features?|objects?|places?)|alles|(?:alle )?(?:objekte|orte)|tout|todo)(?: |$)/i;
/** Yields between steps of a few milliseconds at most.
 * @param named  whether the question says what they are called
 * @throws GeoError `query_not_understood` naming the words, with the nearest known */
export function* readSubject(text: string, known: Known, named = false): Generator<void, Subject> {
  const notes: string[] = [];
  const whatever = named ? everything.exec(text) : null;
  if (whatever) {
    const where = text.slice(whatever[0].length);
    return { wanted: [{ kinds: [], filters: [], words: [] }], ...(where !== '' && { where }), notes };
  }
  const except = butNot.exec(text)?.groups;
  const left = except && lookUpKinds(known, except.what!);
  if (except && left) {
    const subject = yield* readSubject(`${except.before}${except.rest ?? ''}`, known, named);
    const wanted = subject.wanted.map((one) => ({ ...one, filters: [...one.filters, not(bearing(left))] }));
    return { ...subject, wanted };
  }
  const readings = [...cuts(text)];
  const [whole, ...cut] = readings as [{ subject: string }, ...typeof readings];
  const split = cut.filter(({ where }) => where === undefined || !lacking.test(where));
  const reader = new Reader(known, notes);
  const plain = reader.kinds(whole.subject);
  if (plain) return { wanted: plain, notes };
  for (const { subject, where } of split) {
    yield;
    const wanted = reader.modified(subject);
    if (wanted && fits(wanted, where)) return { wanted, ...(where !== undefined && { where }), notes };
  }
  yield;
  // "Monaco hotels", "hotels Monaco"
  const beside = yield* reader.withArea(whole.subject);
  if (beside) return { ...beside, notes };
  const modified = reader.modified(whole.subject);
  if (modified) return { wanted: modified, notes };
  // A name or a brand without a kind: "Carrefour in Monaco", "the Hôtel de Paris".
  for (const { subject, where } of [whole, ...split] as readonly { subject: string; where?: string }[]) {
    yield;
    const wanted = reader.borne(subject);
    if (wanted) return { wanted, ...(where !== undefined && { where }), notes };
  }
  for (const { subject, where } of [...split, whole] as readonly { subject: string; where?: string }[]) {
    yield;
    const wanted = reader.corrected(subject);
    if (wanted && fits(wanted, where)) return { wanted, ...(where !== undefined && { where }), notes };
  }
  const mended = yield* reader.withArea(whole.subject, true);
  if (mended) return { ...mended, notes };
  throw notUnderstood(split[0] ?? whole, reader, known);
}

const mayCross = ({ kinds }: Wanted): boolean =>
  kinds.length > 0 && kinds.every(({ labels }) => labels.some((label) => crosses.test(label)));

/** An embassy of France lies elsewhere. */
const sent = /^(?:of|von|de[rs]?|d'|del) ?/i;
const isSent = ({ kinds }: Wanted): boolean =>
  kinds.some(({ labels }) => labels.some((label) => /^(?:office=diplomatic|amenity=embassy)/.test(label)));

/** Whether the place may be said of the things: only what crosses a river is over it. */
const fits = (wanted: readonly Wanted[], where: string | undefined): boolean =>
  where === undefined ||
  ((!overs.test(where) || wanted.every(mayCross)) && !(sent.test(where) && wanted.some(isSent)));

const lookUpKinds = ({ lookUp }: Known, text: string): readonly FeatureKind[] | undefined => {
  const { kinds } = lookUp.read(text);
  return kinds.length > 0 ? kinds : undefined;
};

/** Whether a feature is of one of the kinds. */
const bearing = (kinds: readonly FeatureKind[]): TagFilter =>
  anyOf(
    ...kinds.map(({ labels }) =>
      allOf(
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
  reader: Reader,
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
    `“${subject}” is no kind of map feature that is known.${suggestion}${understood}`,
    { fix: `Name a kind of feature and an area, for example “${example}”.` },
  );
}

class Reader {
  private readonly known: Known;
  private readonly notes: string[];

  constructor(known: Known, notes: string[]) {
    this.known = known;
    this.notes = notes;
  }

  /** Kinds by their names alone: "bed and breakfasts", "bars and pubs". */
  kinds(text: string): Wanted[] | undefined {
    // A tag as such: "amenity=restaurant".
    if (/^[a-z][a-z_:]*=[\w*;:-]+$/.test(text)) {
      const label = text.replace(/=\*$/, '');
      return [{ kinds: [{ name: label, labels: [label], point: false }], filters: [], words: [] }];
    }
    const { kinds, foreign } = this.known.lookUp.read(text);
    if (kinds.length > 0) {
      const plain = { kinds, filters: [], words: [] };
      // "Carrefour" is French for a junction, and a brand: a capital letter asks for both.
      const borne = foreign && /^\p{Lu}/u.test(text) ? this.borne(text) : undefined;
      return borne ? [plain, ...borne] : [plain];
    }
    return this.listed(text, (part) => this.kinds(part));
  }

  /** "Vending machines for cigarettes" are cigarette vending machines. */
  private turned(text: string): Wanted[] | undefined {
    const [, things, use] = purpose.exec(text) ?? [];
    if (things === undefined || use === undefined) return undefined;
    for (const form of singulars(fold(use))) {
      const { kinds } = this.known.lookUp.read(`${form} ${things}`);
      if (kinds.length > 0) return [{ kinds, filters: [], words: [] }];
    }
    return undefined;
  }

  private listed(text: string, read: (part: string) => Wanted[] | undefined): Wanted[] | undefined {
    const parts = text
      .split(
        /\s*[,;/]\s*(?:and |or |und |oder |et |ou |y |o )?|\s+(?:and|or|und|oder|et|ou|y|e|o|as well as|plus|sowie|&)\s+/iu,
      )
      .filter((part) => part !== '');
    if (parts.length < 2 || parts.length > 20) return undefined;
    const wanted: Wanted[] = [];
    for (const part of parts) {
      const read1 = read(part);
      if (!read1) return undefined;
      wanted.push(...read1);
    }
    return wanted;
  }

  /** A kind with words before or after it that say which: "Italian restaurants", "Carrefour supermarkets". */
  modified(text: string): Wanted[] | undefined {
    return (
      this.kinds(text) ??
      this.turned(text) ??
      this.described(text) ??
      this.listed(text, (part) => this.kinds(part) ?? this.described(part)) ??
      this.sharing(text)
    );
  }

  /** "Chinese or Japanese restaurants": what stands before the last kind is said of it too. */
  private sharing(text: string): Wanted[] | undefined {
    const [, first, last] = sharedNoun.exec(text) ?? [];
    if (first === undefined || last === undefined) return undefined;
    for (const { words } of this.splits(last)) {
      const noun = last.slice(words.join(' ').length).trim();
      if (words.length === 0 || !last.startsWith(words.join(' '))) continue;
      const wanted = [first, words.join(' ')].map((word) => this.described(`${word} ${noun}`));
      if (wanted.every((one) => one !== undefined)) return wanted.flat();
    }
    return undefined;
  }

  private described(text: string): Wanted[] | undefined {
    const excluding = excluded.exec(text);
    if (excluding) {
      const { kinds } = this.known.lookUp.read(excluding.groups!.what!);
      const filter = kinds.length > 0 ? this.describing(fold(excluding.groups!.not!), kinds) : undefined;
      if (filter) return [{ kinds, filters: [not(filter)], words: [] }];
    }
    for (const { kinds, words } of this.splits(text)) {
      const read = this.modifiers(words, kinds);
      if (read) return [{ kinds, ...read }];
    }
    return undefined;
  }

  /** A known kind at the end or the beginning, the longest first, and the words beside it. */
  private *splits(text: string): Generator<{ kinds: readonly FeatureKind[]; words: string[] }> {
    const words = text.split(/\s+/);
    const { lookUp } = this.known;
    const { longest } = lookUp.vocabulary;
    for (let i = Math.max(1, words.length - longest); i < words.length; i++) {
      const { kinds } = lookUp.read(words.slice(i).join(' '));
      if (kinds.length > 0) yield { kinds, words: words.slice(0, i) };
    }
    for (let i = Math.min(words.length - 1, longest); i > 0; i--) {
      const { kinds } = lookUp.read(words.slice(0, i).join(' '));
      if (kinds.length > 0) yield { kinds, words: words.slice(i) };
    }
  }

  private modifiers(
    given: readonly string[],
    kinds: readonly FeatureKind[],
  ): Omit<Wanted, 'kinds'> | undefined {
    const filters: TagFilter[] = [];
    const notes: string[] = [];
    const left: string[] = [];
    for (const [i, raw] of given.entries()) {
      const word = fold(raw);
      // "Hotels with stables" asks for what no attribute says.
      if (i > 0 && having.test(fold(given[i - 1]!)) && !fillers.test(raw.toLowerCase())) return undefined;
      if (word === '' || fillers.test(raw.toLowerCase())) continue;
      if (praise.test(raw.toLowerCase())) notes.push(`map data do not say what is “${raw}”; it was ignored`);
      else if (/^(?:free|kostenlose?[nrs]?|gratuite?s?|gratis)$/.test(word)) filters.push(isTag('fee', 'no'));
      else if (/^(?:paid|gebührenpflichtige?|payante?s?|de pago)$/.test(word))
        filters.push(isTag('fee', 'yes'));
      else if (/^(?:private?[nrs]?|privee?s?|privad[oa]s?)$/.test(word))
        filters.push(anyOf(isTag('access', 'private'), isTag('operator:type', 'private')));
      else if (/^(?:public|offentliche?[nrs]?|publique?s?|publics|public[oa]s?)$/.test(word)) {
        filters.push(
          not(anyOf(isTag('access', 'private', 'no', 'customers'), isTag('operator:type', 'private'))),
        );
        notes.push(`“${raw}” leaves out what the map calls private`);
      } else if (/^(?:wifi|wi fi|wlan)$/.test(word)) filters.push(wireless);
      else left.push(word);
    }
    const words: string[] = [];
    if (left.length > 0) {
      const phrase = left.join(' ');
      const filter = this.describing(phrase, kinds);
      if (filter) filters.push(filter);
      // A kind in small letters is no name: "hotels parking" asks for two kinds.
      else if (
        left.every(
          (word) =>
            ((brands.has(word) && isBrand(left)) || this.known.lookUp.knowsWord(word)) &&
            !this.isKind(word, given),
        )
      ) {
        const small = left.filter((word) => isSmall(word, given));
        // Words that judge are in many names, and in small letters only what a name begins with is one.
        if (small.some(isChoice)) return undefined;
        if (!isBrand(left) && small.length > 0 && !this.known.lookUp.bears(left, true)) return undefined;
        if (small.length > 0) notes.push(`“${phrase}” was read as words of a name, brand or operator`);
        words.push(...left);
      } else return undefined;
    }
    this.notes.push(...notes);
    return { filters, words };
  }

  private isKind(folded: string, given: readonly string[]): boolean {
    const written = given.find((raw) => fold(raw) === folded);
    return (
      written !== undefined && /^\p{Ll}/u.test(written) && this.known.lookUp.read(folded).kinds.length > 0
    );
  }

  private describing(phrase: string, kinds: readonly FeatureKind[]): TagFilter | undefined {
    // The values of tags are short.
    if (phrase.split(' ').length > longestValue) return undefined;
    const forms = singulars(phrase).flatMap((form) => [...(valuesMeant.get(form) ?? []), form]);
    if (kinds.some(({ labels }) => food.test(labels[0]!))) {
      const cuisine = forms.map((form) => cuisines.get(form)).find((found) => found !== undefined);
      if (cuisine) return isTag('cuisine', cuisine);
    }
    const bearsKey = (key: string) =>
      !mainKeys.has(key) || kinds.some(({ labels }) => labels.some((label) => label.split('=')[0] === key));
    for (const form of forms) {
      const value = form.replaceAll(' ', '_');
      const keys = this.known.lookUp.keysWith(describing, value).filter(bearsKey);
      if (keys.length === 0) continue;
      return anyOf(...keys.map((key) => isTag(key, value)));
    }
    return undefined;
  }

  /** A kind beside the name of an area.
   * @param mend  whether a slip in the kind is mended */
  *withArea(text: string, mend = false): Generator<void, { wanted: Wanted[]; where: string } | undefined> {
    const words = text.split(/[\s,]+/);
    for (let i = 1; i < words.length; i++) {
      if (i > longestName && i < words.length - longestName) continue;
      yield;
      for (const [name, rest] of [
        [words.slice(0, i), words.slice(i)],
        [words.slice(i), words.slice(0, i)],
      ] as const) {
        if (name.length > longestName) continue;
        const said = name.join(' ').replace(/['’]s$/, '');
        // "Gipfel Andorras"
        const where = [said, ...(/^\p{Lu}.*s$/u.test(said) ? [said.slice(0, -1)] : [])].find((one) =>
          this.known.isArea(one),
        );
        if (where === undefined) continue;
        const things = rest.join(' ');
        const wanted = this.modified(things) ?? (mend ? this.corrected(things) : undefined);
        if (wanted) return { wanted, where: `in ${where}` };
      }
    }
    return undefined;
  }

  /** Words of a name or brand that some feature bears together. */
  borne(text: string): Wanted[] | undefined {
    const words = fold(text)
      .split(' ')
      .filter((word) => word.length > 1);
    // In small letters only what a name begins with is one: "el rey" is no Quai Jean-Charles Rey.
    const small = !/\p{Lu}/u.test(text);
    if (!isBrand(words) && !this.known.lookUp.bears(words, small)) return undefined;
    if (small) this.notes.push(`“${text}” is no kind of feature: it was read as a name, brand or operator`);
    return [{ kinds: [], filters: [], words }];
  }

  /** A slip of the pen in the name of a kind, when there is no doubt what was meant. */
  corrected(text: string): Wanted[] | undefined {
    const [best, second] = this.nearest(text, 2);
    const letters = Math.min(best?.name.length ?? 0, fold(text).length);
    if (!best || letters < (best.edits > 1 ? shortestTwice : shortestMended) || best.edits > 2)
      return undefined;
    // The first letter is seldom the wrong one: a "Nachtclub" is no "jachtclub".
    if (best.name[0] !== fold(text)[0]) return undefined;
    const { kinds, foreign } = this.known.lookUp.read(best.name);
    if (foreign || kinds.length === 0) return undefined;
    if (second?.edits === best.edits) return undefined;
    this.notes.push(`“${text}” was read as “${best.name}”`);
    return [{ kinds, filters: [], words: [] }];
  }

  /** Names of kinds that differ in a few letters, each kind once. */
  nearest(text: string, count: number): { name: string; kind: string; edits: number }[] {
    const { lookUp } = this.known;
    const { vocabulary } = lookUp;
    const forms = singulars(fold(text)).slice(0, 3);
    const most = Math.min(3, Math.max(1, Math.floor(forms[0]!.length / 3)));
    const found = vocabulary.nearest(forms, most);
    const kinds = new Set<string>();
    return found
      .map(({ name, edits }) => ({ name, edits, kind: vocabulary.kinds(name)[0]!.name.toLowerCase() }))
      .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
      .slice(0, count);
  }
}
