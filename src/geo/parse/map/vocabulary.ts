/** Words for kinds of map features → tags: the project's own everyday words first, then the presets of
 * `@openstreetmap/id-tagging-schema` in English, German, French, Spanish and Italian. */

import { runSliced } from '../../../shared/run-sliced.ts';
import { fold } from '../../domain/fold.ts';
import { everydayWords } from './everyday-words.ts';
import { homographs } from './homographs.ts';
import { NearNames } from './near-names.ts';
import { plainForms, singulars, singularsOf } from './plurals.ts';
import { type PresetTable, readPresets } from './presets.ts';
import { realWords } from './real-words.ts';

export interface FeatureKind {
  /** English. */
  readonly name: string;
  /** What a feature of the kind bears, all of it: "amenity=restaurant", or "building" for any value. */
  readonly labels: readonly string[];
  /** Whether an area of this kind is shown as a point. */
  readonly point: boolean;
  /** Keys that it must not bear: a lake is water that says not what water it is. */
  readonly without?: readonly string[];
  /** What its name must hold where the tags alone are of a broader kind: an opera house that is mapped as a theatre. */
  readonly named?: RegExp;
}

interface Entry {
  /** 0 everyday word, 1 English name, 2 alias, 3 tag value, 4 name and 5 alias in another language, then search terms. */
  readonly rank: number;
  readonly kinds: FeatureKind[];
  /** Whose word it is; of everyday words nobody asks. */
  readonly locales: Set<string>;
}

const foreignName = 4;
const searchTerm = 6;

/** Patterns with ` / ` between them, any of which is whole words of a name. */
const inName = (parts: string) =>
  new RegExp(`(?<![\\p{L}])(?:${parts.split(' / ').join('|')})(?![\\p{L}])`, 'iu');

/** One line of `everydayWords`. */
function* everyday(): Generator<{ words: string[]; kinds: FeatureKind[] }> {
  for (const line of everydayWords.trim().split('\n')) {
    const [words, alternatives, drawn] = line.split('|').map((part) => part.trim());
    const names = words!.split(',').map((word) => word.trim());
    const kinds = alternatives!.split(';').map((alternative): FeatureKind => {
      const labels = alternative.split(',').map((label) => label.trim());
      const lacking = labels.filter((label) => label.startsWith('!')).map((label) => label.slice(1));
      const part = labels.find((label) => label.startsWith('~'))?.slice(1);
      return {
        name: names[0]!,
        labels: labels.filter((label) => !/^[!~]/.test(label)),
        point: drawn !== 'area',
        ...(lacking.length > 0 && { without: lacking }),
        ...(part !== undefined && { named: inName(part) }),
      };
    });
    yield { words: names, kinds };
  }
}

/** Keys whose values say something of their own only with the key: "door" is any door, not a door inside; and values that
 * are other things, or none, in everyday speech: a "stop" is seldom the sign, a "line" no power line. */
const unsaidKeys =
  /^(?:indoor|entrance|traffic_sign|traffic_calming|roller_coaster|piste|telecom|golf|disc_golf|climbing|cemetery|area|advertising|boundary|cycleway|type|noexit|seamark|pipeline|landuse|bridge|healthcare|training|education)$/;
const unsaidValues = new Set(
  'phone fuel structure support pump cushion springy switch portal line minor_line plant exchange signal construction abandoned disused yard derail it religion guide research security union charity service services stop corridor escape trunk primary secondary tertiary unclassified residential commercial industrial retail public civic transportation detached sport scout train animal aircraft goods sign board column table kitchen outpost goods cleaning log rope yes hole green basket terrace hazard administrative military hitchhiking'.split(
    ' ',
  ),
);
/** How something is drawn says nothing of what it is: "seating areas" are none of whatever is an area. */
const unspecific = new Set(['area', 'type/site', 'type/multipolygon', 'type/cluster']);
/** Presets whose other names are plain words of something else. */
const golfers = /^(?:golf|disc_golf|indoor|roller_coaster|seamark|telecom|traffic_sign|advertising)\//;
const isWord = (key: string, value: string): boolean => !unsaidKeys.test(key) && !unsaidValues.has(value);

export class Vocabulary {
  private readonly entries = new Map<string, Entry>();
  /** Everyday words that are other words in English. */
  private readonly foreign = new Map<string, Entry>();
  /** The first and the last words of phrases of two words and more, and what stands between. */
  private readonly firsts = new Set<string>();
  private readonly middles = new Set<string>();
  private readonly lasts = new Set<string>(shops);
  private readonly near = new NearNames();
  /** Words of the longest phrase. */
  longest = 1;

  private put(text: string, kind: FeatureKind, rank: number, locale = 'en'): void {
    const word = fold(text);
    const foreign = rank === 0 ? homographs.get(word) : undefined;
    const known = (foreign ? this.foreign : this.entries).get(word);
    if (word === '' || (known && known.rank < rank)) return;
    if (!known) {
      const words = word.split(' ');
      this.longest = Math.max(this.longest, words.length);
      if (words.length > 1) {
        this.firsts.add(words[0]!);
        this.middles.add(words.slice(1, -1).join(' '));
        this.lasts.add(words.at(-1)!);
      }
    }
    if (!known || known.rank > rank) {
      const entry: Entry = { rank, kinds: [kind], locales: new Set(foreign ?? [locale]) };
      if (foreign) this.foreign.set(word, entry);
      else this.entries.set(word, entry);
    } else {
      known.locales.add(locale);
      const tags = kind.labels.join();
      const isKnown = (one: FeatureKind) =>
        !one.without && one.labels.join() === tags && one.named?.source === kind.named?.source;
      if (!known.kinds.some(isKnown)) known.kinds.push(kind);
    }
  }

  static async load(): Promise<Vocabulary> {
    const vocabulary = new Vocabulary();
    await runSliced(vocabulary.fill(await readPresets()));
    return vocabulary;
  }

  private *fill(table: PresetTable): Generator<void, void> {
    const before = new Map(
      Object.entries(table.older).map(([id, tags]) => [table.presets[id]!.labels.join(), tags]),
    );
    for (const { words, kinds } of everyday()) {
      const all = kinds.flatMap((kind) => [
        kind,
        ...(kind.without || kind.named ? [] : (before.get(kind.labels.join()) ?? [])).map((labels) => ({
          ...kind,
          labels,
        })),
      ]);
      for (const word of words) for (const kind of all) this.put(word, kind, 0);
      yield;
    }
    const presets = new Map<string, FeatureKind>();
    const older = new Map<string, readonly FeatureKind[]>();
    const english = table.words.en!;
    for (const [id, { labels, point }] of Object.entries(table.presets)) {
      if (unspecific.has(id)) continue;
      const name = english[id]?.[0] || id;
      presets.set(id, { name, labels, point });
      const tags = table.older[id];
      if (tags)
        older.set(
          id,
          tags.map((labels) => ({ name, labels, point })),
        );
      yield;
    }
    for (const [order, [locale, ofLocale]] of Object.entries(table.words).entries()) {
      for (const [id, [name, aliases, terms]] of Object.entries(ofLocale)) {
        const kind = presets.get(id);
        if (!kind) continue;
        // A building is rarely meant where a word names the use too: "school", "hotel".
        const late = id.startsWith('building/') ? 1.5 : 0;
        const also = older.get(id) ?? [];
        for (const one of name ? [kind, ...also] : [])
          this.put(name, one, (order === 0 ? 1 : 4) + late, locale);
        yield;
        // "Bunker" and "green" are what golfers say.
        const aliasRank = golfers.test(id) ? searchTerm + order : order === 0 ? 2 : 5;
        for (const alias of aliases.split('\n'))
          for (const one of [kind, ...also]) this.put(alias, one, aliasRank + late, locale);
        yield;
        for (const term of terms.split(',')) this.put(term, kind, searchTerm + order + late, locale);
        yield;
      }
    }
    // The value of a main tag is a word for it.
    for (const [id, kind] of presets) {
      const parts = id.split('/');
      // What a shop sells is no word for the shop: "doors".
      const sells = parts[0] === 'shop' && / (?:store|shop|dealership)$/i.test(kind.name);
      if (parts.length === 2 && kind.labels.length === 1 && !sells && isWord(parts[0]!, parts[1]!))
        this.put(parts[1]!.replaceAll('_', ' '), kind, 3);
      yield;
    }
    for (const [name, { rank }] of this.entries) {
      if (rank < searchTerm) this.near.add(name);
      yield;
    }
  }

  /** Kinds that a word or phrase names, singular or plural; the better sort of word wins. */
  kinds(phrase: string): readonly FeatureKind[] {
    return (this.entries.get(phrase) ?? this.entry(phrase, undefined))?.kinds ?? [];
  }

  /** The same, and whether only another language than English says so.
   * @param languages  in which the words are read; all where none are given */
  read(phrase: string, languages?: ReadonlySet<string>): { kinds: readonly FeatureKind[]; foreign: boolean } {
    const entry = this.entry(phrase, languages);
    return { kinds: entry?.kinds ?? [], foreign: entry !== undefined && entry.rank >= foreignName };
  }

  /** Whether the phrase names a kind. */
  isName(phrase: string, languages?: ReadonlySet<string>): boolean {
    return this.entry(phrase, languages) !== undefined;
  }

  private entry(phrase: string, languages?: ReadonlySet<string>): Entry | undefined {
    const folded = fold(phrase);
    if (!this.maybe(folded)) return undefined;
    const forms = singulars(folded);
    for (const form of [...forms, ...shopForms(forms)]) {
      const entry = this.foreign.get(form);
      if (entry && isSpoken(entry, phrase, form, languages)) return entry;
    }
    const near = this.best(plainForms(forms), phrase, languages);
    // A coffee store is no coffee shop, "poster boxes" are no post boxes, and "marine" is no marina.
    if (near || this.searched(forms).length > 0) return near;
    return this.best(forms, phrase, languages) ?? this.best(shopForms(forms), phrase, languages);
  }

  /** May a name of a kind begin with these folded words and go on with more? False is sure. */
  begins(foldedWords: string): boolean {
    const end = foldedWords.indexOf(' ');
    return this.isFirst(end < 0 ? foldedWords : foldedWords.slice(0, end));
  }

  private isFirst(word: string): boolean {
    return singularsOf(word).some((form) => this.firsts.has(form));
  }

  /** Kinds that are searched by a word, which does not name them. */
  searchedBy(folded: string): readonly FeatureKind[] {
    return this.searched(singulars(folded));
  }

  private searched(forms: readonly string[]): readonly FeatureKind[] {
    return plainForms(forms).flatMap((form) => {
      const entry = this.entries.get(form);
      return entry !== undefined && entry.rank >= searchTerm ? entry.kinds : [];
    });
  }

  private best(
    forms: readonly string[],
    phrase: string,
    languages: ReadonlySet<string> | undefined,
  ): Entry | undefined {
    let best: Entry | undefined;
    for (const form of forms) {
      const entry = this.entries.get(form);
      if (!entry || (best && entry.rank >= best.rank)) continue;
      // "Dame" is no plural of dam.
      if (form !== forms[0] && realWords.has(forms[0]!) && !isEnglishPlural(forms[0]!, form)) continue;
      // What only finds a kind is taken as it stands or in a plain plural: "kites" are no first-aid kits.
      // What only finds a kind does not name it: "kings" are no palaces.
      if (entry.rank >= searchTerm) continue;
      if (entry.rank >= foreignName && homographs.has(form) && !isSpoken(entry, phrase, form, languages))
        continue;
      // "Locations" are rentals in French alone.
      if (
        languages &&
        entry.rank >= foreignName &&
        ![...entry.locales].some((locale) => languages.has(locale))
      )
        continue;
      best = entry;
    }
    return best;
  }

  /** Whether a word is the plural of a name of a kind. */
  isPlural(phrase: string): boolean {
    const folded = fold(phrase);
    return singulars(folded).some((form) => {
      const entry = form === folded ? undefined : (this.entries.get(form) ?? this.foreign.get(form));
      return entry !== undefined && entry.rank < searchTerm;
    });
  }

  /** English names of kinds that a word is searched by, though it does not name them: "kings" for palaces. */
  suggested(phrase: string): readonly string[] {
    for (const form of singulars(fold(phrase))) {
      const entry = this.entries.get(form);
      if (entry && entry.rank >= searchTerm && entry.locales.has('en'))
        return entry.kinds.map(({ name }) => name.toLowerCase());
    }
    return [];
  }

  /** Singular forms differ from a phrase in its first and last word alone. */
  private maybe(folded: string): boolean {
    const first = folded.indexOf(' ');
    if (first < 0) return true;
    const last = folded.lastIndexOf(' ');
    return (
      this.middles.has(folded.slice(first + 1, last)) &&
      this.isFirst(folded.slice(0, first)) &&
      singularsOf(folded.slice(last + 1)).some((form) => this.lasts.has(form))
    );
  }

  /** Names of kinds, folded, within a few edits of a phrase, nearest and best first; search terms are left out. */
  nearest(phrase: string, mostEdits: number): { name: string; rank: number; edits: number }[] {
    const forms = singulars(fold(phrase)).slice(0, 3);
    const most = Math.min(mostEdits, Math.max(1, Math.floor(forms[0]!.length / 3)));
    return this.near
      .within(forms, most)
      .map(({ name, edits }) => ({ name, edits, rank: this.entries.get(name)!.rank }))
      .sort((a, b) => a.edits - b.edits || a.rank - b.rank || (a.name < b.name ? -1 : 1));
  }
}

/** Words for a shop that stand for each other. */
const shops = ['shop', 'store'];
/** "Toy shop" is what the presets call a toy store, and the other way round. */
const shopForms = (forms: readonly string[]): readonly string[] =>
  forms.flatMap((form) =>
    / (?:shop|store)$/.test(form)
      ? [form.replace(/(?:shop|store)$/, (word) => (word === 'shop' ? 'store' : 'shop'))]
      : [],
  );

/** Whether a word only adds the ending of English plurals to another. */
const isEnglishPlural = (word: string, singular: string): boolean =>
  word === `${singular}s` ||
  (/(?:[sxzo]|[cs]h)es$/.test(word) && word === `${singular}es`) ||
  word === singular.replace(/y$/, 'ies');

/** Whether a question is in a language of the word. Some are in English or German, or in none that can be told: there a
 * German noun has its capital letter, and "seen" is no English form of "see".
 * @param form  singular, as the entry has it */
function isSpoken(
  { locales }: Entry,
  phrase: string,
  form: string,
  languages: ReadonlySet<string> | undefined,
): boolean {
  if (languages && ![...locales].some((locale) => languages.has(locale))) return false;
  if (languages && !languages.has('en')) return true;
  const folded = fold(phrase);
  const isEnglish = folded === form || folded === `${form}s` || folded === `${form}es`;
  return !isEnglish || (locales.has('de') && /^\p{Lu}/u.test(phrase) && folded === form);
}

let loaded: Promise<Vocabulary> | undefined;

/** The vocabulary, read at the first call. */
export function vocabulary(): Promise<Vocabulary> {
  loaded ??= Vocabulary.load();
  return loaded;
}
