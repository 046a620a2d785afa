/** Reads the words for what is asked for: a kind by its name, with what stands beside it, or a name or brand alone. */

import { fold } from '../../domain/fold.ts';
import { allOf, anyOf, isTag, not, type TagFilter } from '../../domain/tag-filter.ts';
import { wireless } from './attribute-words.ts';
import { brands, isBrand, oneBrand } from './brands.ts';
import { kindsElsewhere } from './by-table/elsewhere.ts';
import { describing } from './describing.ts';
import { readEmbassy } from './embassies.ts';
import { toPlain } from './plain.ts';
import { singulars } from './plurals.ts';
import { isChoice, praise } from './praise.ts';
import { realWords } from './real-words.ts';
import { numberedRoads, roadAlone } from './road-numbers.ts';
import { isSlip, isSwap, mostSlips } from './slips.ts';
import { readSport } from './sports.ts';
import { readTopic } from './topics.ts';
import { whichOfTwo } from './two-things.ts';
import type { FeatureKind } from './vocabulary.ts';
import type { Known, Wanted } from './wanted.ts';

const fillers =
  /^(?:some|any|all|every|the|a|an|of|different|various|available|existing|located|for|with|le|la|les|los|las|el|die|der|das|places?|de|du|des|del|von|mit|avec|con|und|et|y|and)$/;
const leadingArticle =
  /^(?:an?|the|any|some|eine?[nrms]?|der|die|das|den|une?|una?|les?|las?|los|el) (?=\S)/i;
/** Words that are in names and are none by themselves. */
const nameless = new Set(
  'and or of the in at on for to by und oder der die das des dem den von vom im am zu zum zur et ou le la les de du en au aux el los las del al y il lo di da e'.split(
    ' ',
  ),
);
/** "Restaurants that are not Italian" */
const excluded =
  /^(?<what>.+?),? (?:(?:that|which) (?:are|is)(?: not|n't)|other than|die nicht|qui ne (?:sont|soient) pas|que no (?:sean?|son)|(?<!\p{L})(?:not|nicht|pas|no)) (?<not>[\p{L} -]+?)(?: sind| ist)?$/iu;
const sharedNoun = /^([\p{L}-]+(?:, [\p{L}-]+){0,8}),? (?:or|and|oder|und) ([\p{L}-]+ .+)$/iu;
const having = new Set('with without for mit ohne fur avec sans pour con sin para'.split(' '));
/** Words beside a kind that say which, at most. */
const mostBeside = 16;
/** Words of the name of an area at most. */
const longestName = 9;
/** Whether a folded word was written in small letters. */
const isSmall = (folded: string, given: readonly string[]): boolean =>
  given.some((raw) => fold(raw) === folded && !/\p{Lu}/u.test(raw));
const purpose =
  /^([\p{L} -]+) (?:for|für|of|von|selling|(?:that|which) sells?) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
/** "Car rental companies", "Lidl branches" */
const generic =
  /(?: (?:compan(?:y|ies)|agenc(?:y|ies)|firms?|providers?|places?|spots?|locations?|facilit(?:y|ies)|branch(?:es)?|outlets?|joints?)|-?filialen?)$/i;

const roadKinds: readonly FeatureKind[] = numberedRoads.map((label) => ({
  name: 'road',
  labels: [label],
  point: false,
}));

export class SubjectReader {
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
      const told = whichOfTwo(text);
      if (told !== undefined && !this.notes.includes(told)) this.notes.push(told);
      // "Carrefour" is French for a junction, and a brand: a capital letter asks for both.
      // So does the name of a chain that is a word: "a Subway in Heidelberg".
      const isChain = isBrand(fold(text).split(' ')) && !this.known.lookUp.vocabulary.isPlural(text);
      const borne = (foreign || isChain) && /^\p{Lu}/u.test(text) ? this.borne(text) : undefined;
      return borne ? [plain, ...borne] : [plain];
    }
    const road = roadAlone(text);
    if (road) {
      this.notes.push(`“${road.said}” is read as the stretches of road that bear this number`);
      return [{ kinds: roadKinds, filters: [road.filter], words: [] }];
    }
    const sport = readSport(text);
    if (sport) return [{ kinds: sport, filters: [], words: [] }];
    return this.listed(text, (part) => this.kinds(part)) ?? this.plainer(text) ?? this.explained(text);
  }

  /** "Lifts (elevators)": a kind, and in brackets another word for it. */
  private explained(text: string): Wanted[] | undefined {
    const [, first, second] = /^([^()]+?) ?\(([^()]+)\)$/.exec(text) ?? [];
    const labels = (word: string | undefined) =>
      word === undefined ? [] : this.known.lookUp.read(word).kinds.map((kind) => kind.labels.join());
    const other = labels(second);
    return labels(first).some((label) => other.includes(label)) ? this.kinds(first!) : undefined;
  }

  /** "Bike rental places" are bike rentals. */
  private plainer(text: string): Wanted[] | undefined {
    const bare = text.replace(generic, '');
    if (bare === text || bare === '') return undefined;
    const { kinds, foreign } = this.known.lookUp.read(bare);
    return kinds.length > 0 && !foreign ? [{ kinds, filters: [], words: [] }] : undefined;
  }

  /** "Vending machines for cigarettes" are cigarette vending machines. */
  private turned(text: string): Wanted[] | undefined {
    const [, things, use] = purpose.exec(text) ?? [];
    if (things === undefined || use === undefined) return undefined;
    for (const form of singulars(fold(use))) {
      const { kinds } = this.known.lookUp.read(`${form} ${things}`);
      const read = kinds.length > 0 ? kinds : readSport(`${form} ${things}`);
      if (read) return [{ kinds: read, filters: [], words: [] }];
    }
    return undefined;
  }

  /** "Shell-Tankstellen" */
  private hyphened(text: string): Wanted[] | undefined {
    const parted = text.replace(/(?<=\p{Ll})-(?=\p{Lu})/gu, ' ');
    return parted === text ? undefined : this.described(parted);
  }

  /** "French embassies" are those of France. */
  private sent(text: string): Wanted[] | undefined {
    const embassy = readEmbassy(text, (name) => this.known.country(name));
    const kinds = embassy && this.known.lookUp.read(embassy.house).kinds;
    return kinds && kinds.length > 0 ? [{ kinds, filters: [embassy.filter], words: [] }] : undefined;
  }

  /** "Museums about archaeology" */
  private about(text: string): Wanted[] | undefined {
    const { things, filter } = readTopic(text) ?? {};
    const kinds = things === undefined ? [] : this.known.lookUp.read(things).kinds;
    return filter && kinds.length > 0 ? [{ kinds, filters: [filter], words: [] }] : undefined;
  }

  listed(text: string, read: (part: string) => Wanted[] | undefined): Wanted[] | undefined {
    const parts = text
      .replace(/^(?:both|either|sowohl|entweder) /i, '')
      .split(
        /\s*[,;/]\s*(?:and |or |und |oder |et |ou |y |o )?|\s+(?:and|or|und|oder|et|ou|y|e|o|as well as|plus|sowie|als auch|wie auch|&)\s+/iu,
      )
      .filter((part) => part !== '');
    if (parts.length < 2 || parts.length > 20) return undefined;
    const wanted: Wanted[] = [];
    for (const given of parts) {
      const part = this.joined(given, parts.at(-1)!);
      if (part === undefined) return undefined;
      const read1 = read(part.replace(leadingArticle, ''));
      if (!read1) return undefined;
      wanted.push(...read1);
    }
    return wanted;
  }

  /** "Tennis- oder Squashplätze": the first has the end of the last.
   * @returns undefined where no kind comes of it */
  private joined(part: string, last: string): string | undefined {
    if (!part.endsWith('-')) return this.sharedHead(part, last) ?? part;
    const start = part.slice(0, -1);
    for (let at = 3; at < last.length - 2; at++) {
      const whole = start + last.slice(at).toLowerCase();
      if (this.known.lookUp.read(whole).kinds.length > 0 || readSport(whole)) return whole;
    }
    return undefined;
  }

  /** "Tram and bus stops" are tram stops, and no tramways: one of a kind has the head of the last, where it is one with it. */
  private sharedHead(part: string, last: string): string | undefined {
    const { lookUp } = this.known;
    const words = last.split(' ');
    if (part === last || lookUp.vocabulary.isPlural(part)) return undefined;
    for (let from = 1; from < words.length; from++) {
      const whole = `${part} ${words.slice(from).join(' ')}`;
      if (lookUp.isName(whole) || readSport(whole)) return whole;
    }
    return undefined;
  }

  /** A kind with words before or after it that say which: "Italian restaurants", "Carrefour supermarkets". */
  modified(text: string): Wanted[] | undefined {
    return (
      this.kinds(text) ??
      this.turned(text) ??
      this.sent(text) ??
      this.about(text) ??
      this.described(text) ??
      this.listed(text, (part) => this.kinds(part) ?? this.sent(part) ?? this.described(part)) ??
      this.sharing(text) ??
      this.hyphened(text)
    );
  }

  /** "Chinese or Japanese restaurants": what stands before the last kind is said of it too. */
  private sharing(text: string): Wanted[] | undefined {
    const [, first, last] = sharedNoun.exec(text) ?? [];
    if (first === undefined || last === undefined) return undefined;
    for (const { words } of this.splits(last)) {
      const noun = last.slice(words.join(' ').length).trim();
      if (words.length === 0 || !last.startsWith(words.join(' '))) continue;
      const wanted = [...first.split(', '), words.join(' ')].map(
        (word) => this.kinds(`${word} ${noun}`) ?? this.described(`${word} ${noun}`),
      );
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
      // "Piscinas que no sean privadas": what the words beside a kind say, turned round.
      const said = kinds.length > 0 ? this.modifiers(excluding.groups!.not!.split(' '), kinds) : undefined;
      if (said && said.filters.length > 0 && said.words.length === 0)
        return [{ kinds, filters: [not(allOf(...said.filters))], words: [] }];
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
    const had = words.findIndex((word) => having.has(toPlain(word)));
    for (let i = Math.max(1, words.length - longest); i < words.length; i++) {
      // "Parks with a playground" are no playgrounds.
      if (had >= 0 && had < i) continue;
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
    if (given.length > mostBeside) return undefined;
    const filters: TagFilter[] = [];
    const notes: string[] = [];
    const left: string[] = [];
    // "Supermarkets with a bakery" have something that is no kind of theirs.
    const had = given.findIndex((word) => having.has(fold(word)));
    const thing =
      had < 0
        ? ''
        : given
            .slice(had + 1)
            .filter((word) => !fillers.test(word.toLowerCase()))
            .join(' ');
    if (thing !== '' && this.known.lookUp.read(thing).kinds.length > 0) return undefined;
    for (const [i, raw] of given.entries()) {
      const word = fold(raw);
      // "Hotels with stables" asks for what no attribute says.
      if (i > 0 && having.has(fold(given[i - 1]!)) && !fillers.test(raw.toLowerCase())) return undefined;
      if (word === '' || fillers.test(raw.toLowerCase())) continue;
      if (praise.test(raw.toLowerCase())) notes.push(`map data do not say what is “${raw}”; it was ignored`);
      else if (/^(?:free|kostenlose?[nrs]?|gratuite?s?|gratuit[oa]s?|gratis)$/.test(word))
        filters.push(isTag('fee', 'no'));
      else if (/^(?:paid|(?:gebuhren|kosten)pflichtige?[nrs]?|payante?s?|de pago)$/.test(word))
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
        // A "German church" is no church in the hamlet of German.
        const where = [said, ...(/^\p{Lu}.*s$/u.test(said) ? [said.slice(0, -1)] : [])].find(
          (one) => this.known.isArea(one) && !this.known.isAdjective(one),
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
  borne(name: string): Wanted[] | undefined {
    const bare = name.replace(generic, '');
    const text = bare !== name && isBrand(fold(bare).split(' ')) ? bare : name;
    const words = fold(text)
      .split(' ')
      .filter((word) => word.length > 1 || /\d/.test(word));
    // In small letters only what a name begins with is one: "el rey" is no Quai Jean-Charles Rey.
    if (words.every((word) => nameless.has(word))) return undefined;
    const small = !/\p{Lu}/u.test(text);
    if (!isBrand(words) && !this.known.lookUp.bears(words, small)) return undefined;
    if (small)
      this.notes.push(`“${text}” is not a kind of feature: it was read as a name, brand or operator`);
    return [{ kinds: [], filters: [], words: isBrand(words) ? oneBrand(words) : words }];
  }

  /** A slip of the pen in the name of a kind, when there is no doubt what was meant. */
  corrected(text: string): Wanted[] | undefined {
    const most = this.known.exact ? 0 : mostSlips(fold(text));
    if (most === 0) return undefined;
    const near = this.nearest(text, 5, most).filter(({ name }) => {
      const { kinds, foreign } = this.known.lookUp.read(name);
      return kinds.length > 0 && !foreign;
    });
    const tied = near.filter(({ edits }) => edits === near[0]!.edits);
    const swaps = tied.filter((one) => isSwap(fold(text), one.name));
    const best = swaps.length === 1 ? swaps[0] : tied.length === 1 ? tied[0] : undefined;
    if (!best || !isSlip(fold(text), best.name, best.edits)) return undefined;
    // The first letter is seldom the wrong one: a "Nachtclub" is no "jachtclub".
    if (best.name[0] !== fold(text)[0]) return undefined;
    const { kinds } = this.known.lookUp.read(best.name);
    // A word that is known is no slip: "spices" are no spikes.
    if (singulars(fold(text)).some((form) => realWords.has(form))) return undefined;
    const searched = this.known.lookUp.vocabulary.searchedBy(fold(text));
    // A word of another language is none either: "stadio" is no studio.
    const elsewhere = kindsElsewhere(text).map((name) => this.known.lookUp.read(name).kinds);
    const isSame = (others: readonly FeatureKind[]) =>
      others.some(({ labels }) => kinds.some((kind) => kind.labels[0] === labels[0]));
    if (elsewhere.length > 0 && !elsewhere.some(isSame)) return undefined;
    const isMeant = ({ labels }: FeatureKind) => kinds.some((kind) => kind.labels[0] === labels[0]);
    if (searched.length > 0 && !searched.some(isMeant)) return undefined;
    this.notes.push(`“${text}” was read as “${best.name}”`);
    return [{ kinds, filters: [], words: [] }];
  }

  /** Names of kinds that differ in a few letters, each kind once. */
  nearest(text: string, count: number, mostEdits = 3): { name: string; kind: string; edits: number }[] {
    const { vocabulary } = this.known.lookUp;
    const found = this.known.lookUp.near(text, mostEdits);
    const kinds = new Set<string>();
    return found
      .map(({ name, edits }) => ({ name, edits, kind: vocabulary.kinds(name)[0]!.name.toLowerCase() }))
      .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
      .slice(0, count);
  }
}
