/** What is asked for: words → kinds of feature, with the conditions that other words put on them. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { allOf, anyOf, hasTag, isTag, not, type TagFilter } from '../../domain/tag-filter.ts';
import { wireless } from './attribute-words.ts';
import { brands, isBrand } from './brands.ts';
import { cuts } from './cuts.ts';
import { describing } from './describing.ts';
import { singulars } from './plurals.ts';
import { isChoice, praise, withoutChoice } from './praise.ts';
import type { FeatureKind } from './vocabulary.ts';
import type { Known, Subject, Wanted } from './wanted.ts';
import { fits, lacking } from './where-fits.ts';

const fillers =
  /^(?:some|any|all|every|the|a|an|of|different|various|available|existing|located|for|with|le|la|les|los|las|el|die|der|das|places?|de|du|des|del|von|mit|avec|con|und|et|y|and)$/;
/** "Restaurants that are not Italian" */
const excluded =
  /^(?<what>.+?),? (?:(?:that|which) (?:are|is) not|other than|die nicht|qui ne sont pas|que no sean?) (?<not>[\p{L} -]+?)(?: sind| ist)?$/iu;
const sharedNoun = /^([\p{L}-]+) (?:or|and|oder|und) ([\p{L}-]+ .+)$/iu;
const having = /^(?:with|without|for|mit|ohne|für|avec|sans|pour|con|sin|para)$/;
/** Words of the name of an area at most. */
const longestName = 9;
/** Letters from which a word with one slip is still that word: "kings" are no rings. */
const shortestMended = 6;
/** And one with two slips. */
const shortestTwice = 9;
/** Whether a folded word was written in small letters. */
const isSmall = (folded: string, given: readonly string[]): boolean =>
  given.some((raw) => fold(raw) === folded && !/\p{Lu}/u.test(raw));
/** "Restaurants in Monaco but not fast food" */
const butNot =
  /^(?<before>.+?),? (?:but (?:not|no|without)|and not|except(?: for)?|excluding|other than|apart from|aber (?:keine?|nicht)|außer|ausgenommen|sauf|mais pas|excepto|pero no) (?<what>[\p{L}' -]+?)(?<rest> (?:in|near|within|around|at|on|im|bei|um|à|dans|en) .+)?$/iu;
const purpose = /^([\p{L} -]+) (?:for|für|of|von) ([\p{L}-]+)$/iu;
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
      const filter =
        kinds.length > 0 ? describing(this.known.lookUp, fold(excluding.groups!.not!), kinds) : undefined;
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
      const filter = describing(this.known.lookUp, phrase, kinds);
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
